/** For tests: an OpenAI-compatible endpoint on a real socket with scripted behaviour. */
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

export interface ModelRequest {
  url: string;
  headers: IncomingHttpHeaders;
  body: { model: string; response_format?: { type: string }; messages: { role: string; content: string }[] };
}
/** @param given the prompt, which is JSON */
export type Behaviour<Given> = (response: ServerResponse, given: Given, asked: ModelRequest) => void;

/** Call it in a describe or at the top of a file; every endpoint is closed after its test. */
export function modelEndpoints() {
  const open: Server[] = [];
  afterEach(() => {
    for (const server of open.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  /** Behaviours call by call; the last one for all further calls. */
  return async <Given>(...behaviours: Behaviour<Given>[]): Promise<{ baseUrl: string; asked: ModelRequest[] }> => {
    const asked: ModelRequest[] = [];
    const server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        const one: ModelRequest = { url: request.url ?? '', headers: request.headers, body: JSON.parse(text) };
        asked.push(one);
        const given = JSON.parse(one.body.messages.at(-1)?.content ?? 'null');
        behaviours[Math.min(asked.length, behaviours.length) - 1]?.(response, given, one);
      });
    });
    open.push(server);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked };
  };
}

export function answersJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** A completion with this content, using 42 tokens. */
export function completes(response: ServerResponse, content: string): void {
  answersJson(response, 200, {
    id: 'c1',
    object: 'chat.completion',
    created: 0,
    model: 'small',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 30, completion_tokens: 12, total_tokens: 42 },
  });
}
