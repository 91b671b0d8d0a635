import {createServer} from 'node:http';
import {createServer as createSite} from '../../hosting/createServer';
import {listen} from '../site/startSite';

export type Deployment = Awaited<ReturnType<typeof startDeployment>>;

/** Starts a server with the built site, which can switch to another build, as a deployment does. */
export async function startDeployment() {
  let site = createSite('build');
  let delay = (): Promise<unknown> => Promise.resolve();
  let changePath = (path: string): string | undefined => path;
  const server = createServer((request, response) => {
    const url = changePath(request.url ?? '');
    if (url === undefined) return void request.destroy();
    request.url = url;
    const answer = () => site.emit('request', request, response);
    if (url.endsWith('.js')) void delay().then(answer);
    else answer();
  });
  return {
    ...(await listen(server)),
    deploy: (directory: string) => (site = createSite(directory)),
    /** Changes the path of each request, as another host would. Undefined breaks the connection. */
    rewrite: (change: typeof changePath) => (changePath = change),
    /** Delays each script until the promise for it resolves. */
    delayScripts: (until: typeof delay) => (delay = until),
  };
}
