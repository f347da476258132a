/** An outside Main API: a real HTTP server with fixed answers. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Answer {
  status?: number;
  body: string;
}

export interface OutsideMainApi {
  /** Its address up to and including `/v1`, as in MAIN_API_URL. */
  base: string;
  /** The `x-api-key` of each call. */
  keys: unknown[];
  close: () => void;
}

/** @param answers by path, such as `/v1/admin/shops`; may be changed between calls. Everything else is 404. */
export async function startOutsideMainApi(answers: Record<string, Answer>): Promise<OutsideMainApi> {
  const keys: unknown[] = [];
  const server = createServer((request, response) => {
    keys.push(request.headers['x-api-key']);
    const { status = 200, body } = answers[request.url ?? ''] ?? { status: 404, body: '{}' };
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { base: `http://127.0.0.1:${port}/v1`, keys, close: () => void server.close() };
}
