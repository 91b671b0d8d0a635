import {once} from 'node:events';
import {connect, createServer, type AddressInfo} from 'node:net';

/** Finds a free port on the loopback interface. */
export async function choosePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** Whether a process accepts connections on a loopback port, over IPv4 or IPv6. */
export async function isPortOpen(port: number): Promise<boolean> {
  const tries = ['127.0.0.1', '::1'].map(async (host) => {
    const socket = connect({host, port});
    await once(socket, 'connect', {signal: AbortSignal.timeout(1000)}).finally(() => socket.destroy());
  });
  return (await Promise.allSettled(tries)).some(({status}) => status === 'fulfilled');
}
