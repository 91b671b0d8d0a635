import {connect, createServer, type AddressInfo} from 'node:net';

/** Finds a free port on the loopback interface. */
export function choosePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Whether a process accepts connections on a loopback port, over IPv4 or IPv6. */
export async function isPortOpen(port: number): Promise<boolean> {
  const tries = ['127.0.0.1', '::1'].map(
    (host) =>
      new Promise<boolean>((resolve) => {
        const socket = connect({host, port});
        const settle = (open: boolean) => {
          socket.destroy();
          resolve(open);
        };
        socket.setTimeout(1000, () => settle(false));
        socket.on('connect', () => settle(true));
        socket.on('error', () => settle(false));
      }),
  );
  return (await Promise.all(tries)).includes(true);
}
