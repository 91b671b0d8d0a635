import {brand} from '@aloft/platform/brand';
import {createTerminal} from '@aloft/simulator/terminal';
import Translate from '@docusaurus/Translate';
import {load} from 'js-yaml';
import {useMemo, type ReactNode} from 'react';

/** Runs `aloft deploy --dry-run` for a valid manifest in the simulated account, whatever namespace the manifest has. */
function planDeploy(text: string): string {
  const terminal = createTerminal({parseYaml: load});
  terminal.write(brand.manifest, text);
  const {stdout, stderr} = terminal.run(`${brand.cli} deploy --dry-run --namespace acme`);
  return `${stdout}${stderr}`.trimEnd();
}

/** The plan of a deploy of a valid manifest in an account without apps. */
export default function PlanPanel({text}: {readonly text: string}): ReactNode {
  const plan = useMemo(() => planDeploy(text), [text]);
  return (
    <>
      <pre tabIndex={0} role="group" aria-labelledby="al-workbench-plan">
        <code>{`$ ${brand.cli} deploy --dry-run\n${plan}`}</code>
      </pre>
      <p>
        <Translate id="aloft.workbench.planNote">
          This is a simulation: it runs in your browser, in an account without apps. Nothing is sent anywhere.
        </Translate>
      </p>
    </>
  );
}
