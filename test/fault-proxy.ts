/** A bad network between a phone and the server: forwards requests, or drops them on request. */
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * - `lost`: the request never reaches the server; `unanswered`: it does, and the answer is lost;
 * - `half`: half of the answer arrives; `stumble`: a proxy in between answers 502;
 * - `late`: it arrives after `lateMs`, also if whoever sent it has given up by then.
 */
export type Fault = 'none' | 'lost' | 'unanswered' | 'half' | 'stumble' | 'late';

export interface FaultProxy {
  origin: string;
  /** Decides the fault of a request; by default none. */
  fault: (request: IncomingMessage) => Fault;
  lateMs: () => number;
  /** Rewrites the text of an answer, by its path. */
  rewrite: Record<string, (text: string) => string>;
  /** Refuses connections until it is opened again. */
  close: () => Promise<void>;
  open: () => Promise<void>;
}

export async function startFaultProxy(serverPort: number): Promise<FaultProxy> {
  let server: Server | undefined;
  let port = 0;
  const proxy: FaultProxy = {
    origin: '',
    fault: () => 'none',
    lateMs: () => 0,
    rewrite: {},
    close: () =>
      new Promise((closed) => {
        server?.close(() => closed());
        server?.closeAllConnections();
      }),
    open: async () => {
      server = createServer((request, response) => pass(request, response, serverPort, proxy));
      await new Promise<void>((ready) => server?.listen(port, '127.0.0.1', ready));
      ({ port } = server.address() as AddressInfo);
      proxy.origin = `http://127.0.0.1:${port}`;
    },
  };
  await proxy.open();
  return proxy;
}

function pass(request: IncomingMessage, response: ServerResponse, serverPort: number, proxy: FaultProxy): void {
  const fault = proxy.fault(request);
  const rewrite = proxy.rewrite[request.url ?? ''];
  if (fault === 'lost') return void request.socket.destroy();
  if (fault === 'late') return passLate(request, response, serverPort, proxy.lateMs());
  if (fault === 'stumble') return void response.writeHead(502).end('Bad Gateway');
  const { method, url, headers } = request;
  const onward = ask({ host: '127.0.0.1', port: serverPort, method, path: url, headers, agent: false }, (answer) => {
    if (fault === 'none' && !rewrite) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      return;
    }
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => {
      if (fault === 'unanswered') return request.socket.destroy();
      const whole = Buffer.concat(parts);
      if (rewrite)
        return void response
          .writeHead(200, { 'content-type': answer.headers['content-type'] })
          .end(rewrite(whole.toString()));
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': String(whole.length) });
      response.write(whole.subarray(0, Math.floor(whole.length / 2)), () => request.socket.destroy());
    });
  });
  onward.on('error', () => request.socket.destroy());
  request.on('error', () => onward.destroy());
  request.pipe(onward);
}

function passLate(request: IncomingMessage, response: ServerResponse, serverPort: number, lateMs: number): void {
  const { method, url, headers } = request;
  const parts: Buffer[] = [];
  const passOn = () => {
    const onward = ask({ host: '127.0.0.1', port: serverPort, method, path: url, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    onward.end(Buffer.concat(parts));
  };
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => setTimeout(passOn, lateMs));
  for (const side of [request, response]) side.on('error', () => undefined);
}
