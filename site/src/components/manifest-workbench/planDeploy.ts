import {brand} from '@aloft/platform/brand';
import {createClient, type Client} from '../live-terminal/createClient';

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
export async function planDeploy(text: string): Promise<string> {
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
