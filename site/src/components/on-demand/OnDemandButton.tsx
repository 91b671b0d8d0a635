import type {ComponentProps, ReactNode} from 'react';
import {useOnDemand} from './useOnDemand';

/** What a click does once its code is loaded. */
export type Act = (button: HTMLButtonElement) => Promise<void>;

interface Props extends ComponentProps<'button'> {
  readonly load: () => Promise<Act>;
}

/** A button whose code loads before the click that needs it. A message next to it reports a failure. */
export default function OnDemandButton({load, ...props}: Props): ReactNode {
  const [run, message] = useOnDemand();
  /** A failure is retried by the click. */
  const prepare = () => void load().catch(() => undefined);
  return (
    <>
      <button
        type="button"
        {...props}
        onClick={({currentTarget}) => run(async () => (await load())(currentTarget))}
        onFocus={prepare}
        onPointerEnter={prepare}
      />
      {message}
    </>
  );
}
