import Translate from '@docusaurus/Translate';
import {brand} from '@aloft/platform/brand';
import {useEffect, useState, type ReactNode} from 'react';
import {planDeploy} from './planDeploy';
import styles from './Workbench.module.css';

interface Props {
  readonly text: string;
  readonly isValid: boolean;
}

/** The plan of a deploy of the manifest in an account without apps. */
export default function PlanPanel({text, isValid}: Props): ReactNode {
  const [plan, setPlan] = useState<string | null>();
  useEffect(() => {
    let isCurrent = true;
    if (isValid)
      planDeploy(text)
        .catch(() => null)
        .then((output) => isCurrent && setPlan(output))
        .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [text, isValid]);

  if (!isValid)
    return (
      <p>
        <Translate id="aloft.workbench.planInvalid">Fix the problems to see what a deploy would create.</Translate>
      </p>
    );
  if (plan === null)
    return (
      <p>
        <Translate id="aloft.workbench.planFailed">
          The simulator could not be loaded. Check your connection, then edit the manifest to try again.
        </Translate>
      </p>
    );
  return (
    <>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.plan} tabIndex={0} role="group" aria-labelledby="al-workbench-plan">
        <code>{`$ ${brand.cli} deploy --dry-run\n${plan ?? '…'}`}</code>
      </pre>
      <p className={styles.note}>
        <Translate id="aloft.workbench.planNote">
          This is a simulation: it runs in your browser, in an account without apps. Nothing is sent anywhere.
        </Translate>
      </p>
    </>
  );
}
