import {createServer, type Server} from 'node:http';
import {createServer as createSite} from '../../hosting/createServer';
import {listen, type RunningServer} from '../site/startSite';

/** A server that can switch from one build of the site to another, as a deployment does. */
export interface Deployment extends RunningServer {
  readonly deploy: (directory: string) => void;
  /** Changes the path of each request, as another host would. Undefined breaks the connection. */
  readonly rewrite: (change: (path: string) => string | undefined) => void;
  /** Delays scripts by this number of milliseconds. */
  readonly delayScripts: (time: number) => void;
}

export async function startDeployment(): Promise<Deployment> {
  let site: Server | undefined;
  let scriptDelay = 0;
  let changePath = (path: string): string | undefined => path;
  const server = createServer((request, response) => {
    const url = changePath(request.url ?? '');
    if (url === undefined) return void request.destroy();
    request.url = url;
    const answer = () => site?.emit('request', request, response);
    if (scriptDelay > 0 && url.endsWith('.js')) setTimeout(answer, scriptDelay);
    else answer();
  });
  return {
    ...(await listen(server)),
    deploy: (directory) => (site = createSite(directory)),
    rewrite: (change) => (changePath = change),
    delayScripts: (time) => (scriptDelay = time),
  };
}
