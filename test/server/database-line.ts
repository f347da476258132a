/** A line to a database that can be cut: refused, or silent as a network is that swallows everything. */
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

export interface DatabaseLine {
  /** The address of the database by this line. */
  address: string;
  /** Ends what is connected and refuses what comes. */
  refuse: () => Promise<void>;
  /** Takes everything, and passes nothing on in either direction. */
  hush: () => void;
  /** Works again, for what connects from now on; what was hushed stays dead, as behind a firewall that forgot it. */
  mend: () => Promise<void>;
  close: () => Promise<void>;
}

export async function openDatabaseLine(address: string): Promise<DatabaseLine> {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  /** Over which nothing comes any more. */
  const dead = new WeakSet<Socket>();
  let isHushed = false;
  let server: Server | undefined;
  let ownPort = 0;

  const forward = (from: Socket, to: Socket): void => {
    sockets.add(from);
    if (isHushed) dead.add(from);
    from.on('data', (data) => dead.has(from) || to.write(data));
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const pass = (from: Socket): void => {
    const to = connect(Number(port), hostname);
    forward(from, to);
    forward(to, from);
  };
  const listen = () =>
    new Promise<void>((ready) => {
      server = createServer(pass).listen(ownPort, '127.0.0.1', ready);
    });
  const stop = async () => {
    const stopping = server;
    server = undefined;
    if (!stopping) return;
    const stopped = new Promise((done) => stopping.close(done));
    for (const socket of sockets) socket.destroy();
    await stopped;
  };

  await listen();
  ownPort = (server!.address() as AddressInfo).port;
  return {
    address: Object.assign(new URL(address), { host: `127.0.0.1:${ownPort}` }).href,
    refuse: stop,
    hush: () => {
      isHushed = true;
      for (const socket of sockets) dead.add(socket);
    },
    mend: async () => {
      isHushed = false;
      if (!server) await listen();
    },
    close: stop,
  };
}
