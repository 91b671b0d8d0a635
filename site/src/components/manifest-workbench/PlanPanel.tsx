import {brand} from '@aloft/platform/brand';
import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useState} from 'react';
import {simulate} from '../live-terminal/simulator';

/**
 * Runs `aloft deploy --dry-run` in a state of its own, so that the reader's terminal doesn't change. The flag overrides
 * the manifest's namespace, because the simulated account has only this one.
 */
async function planDeploy(text: string): Promise<string> {
  const {state} = await simulate('write', undefined, brand.manifest, text);
  const {result} = await simulate('run', state, `${brand.cli} deploy --dry-run --namespace acme`);
  return `${result.stdout}${result.stderr}`.trimEnd();
}

/** The plan of a deploy of a valid manifest in an account without apps. */
export default function PlanPanel({text}: {readonly text: string}) {
  const [plan, setPlan] = useState<string | null>();
  useEffect(() => {
    let isCurrent = true;
    const show = (output: string | null) => isCurrent && setPlan(output);
    planDeploy(text).then(show, () => show(null));
    return () => void (isCurrent = false);
  }, [text]);

  if (plan === null)
    return (
      <p>
        <Translate>
          The simulator could not be loaded. Check your connection, then edit the manifest to try again.
        </Translate>
      </p>
    );
  return (
    <>
      <pre tabIndex={0} role="group" aria-label={translate({message: 'Dry run'})}>
        <code>{`$ ${brand.cli} deploy --dry-run\n${plan ?? '…'}`}</code>
      </pre>
      <p>
        <Translate>
          This is a simulation: it runs in your browser, in an account without apps. Nothing is sent anywhere.
        </Translate>
      </p>
    </>
  );
}
