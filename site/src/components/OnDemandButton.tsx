import Translate from '@docusaurus/Translate';
import {useState, type ComponentProps, type ReactNode} from 'react';
import {isFileGone, reloadOnce} from './page-frame/isFileGone';

/** For keys, whose message is next to a button that may be outside of the viewport. */
const bringIntoView = (message: Element | null): void => message?.scrollIntoView({block: 'nearest'});

/**
 * Runs code that loads on demand, and reports a failure. If a new deployment removed the code's file, the page is loaded
 * from the server instead.
 * @param reload loads the page; false after a recent reload
 * @returns the function that runs a task, and the message about its failure
 */
export function useOnDemand(reload = reloadOnce): [run: (task: () => Promise<unknown>) => void, message: ReactNode] {
  const [hasFailed, setFailed] = useState(false);
  const attempt = async (task: () => Promise<unknown>) => {
    setFailed(false);
    try {
      await task();
    } catch (error) {
      if (!(await isFileGone(error)) || !reload()) setFailed(true);
    }
  };
  const message = hasFailed && (
    <span role="alert" className="al-failure" ref={bringIntoView}>
      <Translate>This action could not be loaded. Click to try again.</Translate>
    </span>
  );
  return [(task) => void attempt(task), message];
}

interface Props extends ComponentProps<'button'> {
  /** Imports the module whose default export is called with the clicked button. */
  readonly load: () => Promise<{readonly default: (button: HTMLButtonElement) => unknown}>;
}

/** A button whose code loads before the click that needs it. A message next to it reports a failure. */
export function OnDemandButton({load, ...props}: Props) {
  const [run, message] = useOnDemand();
  /** A failure is retried by the click. */
  const prepare = () => void load().catch(() => undefined);
  return (
    <>
      <button
        type="button"
        {...props}
        onClick={({currentTarget}) => run(async () => (await load()).default(currentTarget))}
        onFocus={prepare}
        onPointerEnter={prepare}
      />
      {message}
    </>
  );
}
