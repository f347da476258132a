import { createServer, type AddressInfo } from 'node:net';

/** @returns a port of this machine that nobody listens at just now */
export const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
