import {brand} from '@aloft/platform/brand';
import Translate from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import {createClient, type Client} from '../live-terminal/protocol';

/** The simulated account's namespace. The flag overrides the namespace in the manifest. */
const namespace = 'acme';

let starting: Promise<Client> | undefined;

async function start(): Promise<Client> {
  const client = createClient();
  await client.ask('open', {session: [{scenario: 'logged-in'}], block: 0});
  return client;
}

/**
 * Runs `aloft deploy --dry-run` in a separate simulator, so that the reader's terminal doesn't change.
 *
 * @param text a valid manifest
 * @returns the command's output
 * @throws Error when the simulator can't be loaded. The next call starts it again.
 */
async function planDeploy(text: string): Promise<string> {
  try {
    const client = await (starting ??= start());
    await client.ask('write', {path: brand.manifest, text});
    const {reply} = await client.ask('run', {line: `${brand.cli} deploy --dry-run --namespace ${namespace}`});
    return `${reply.stdout}${reply.stderr}`.trimEnd();
  } catch (error) {
    starting = undefined;
    throw error;
  }
}

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
      <pre tabIndex={0} role="group" aria-labelledby="al-workbench-plan">
        <code>{`$ ${brand.cli} deploy --dry-run\n${plan ?? '…'}`}</code>
      </pre>
      <p>
        <Translate id="aloft.workbench.planNote">
          This is a simulation: it runs in your browser, in an account without apps. Nothing is sent anywhere.
        </Translate>
      </p>
    </>
  );
}
