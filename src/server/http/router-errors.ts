/**
 * Requests that are refused before any route or hook sees them: the same headers and problem documents as everywhere
 * else. Source: docs/behaviour/errors.md "Problem documents".
 */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import type { ProblemCode } from '#contract/problem.ts';
import { unlessUnread } from './arrival.ts';
import { problemOf, sendProblem } from './problems.ts';

const BY_ROUTER_CODE: Record<string, ProblemCode> = {
  FST_ERR_MAX_PARAM_LENGTH: 'address-too-long',
  FST_ERR_BAD_URL: 'bad-request',
};
const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';
const BY_PARSER_CODE: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  [TOO_SLOW]: 'request-too-slow',
};
/** Not a header of every answer. */
const OF_ONE_ANSWER = ['content-length', 'content-type', 'date', 'connection', 'keep-alive', 'transfer-encoding'];

/** @param appNow the server that is being built */
export function routerErrors(appNow: () => FastifyInstance) {
  let asked: Promise<[string, string][]> | undefined;
  /** The server's own hooks set them, so it is asked once. */
  const headers = () => {
    asked ??= appNow()
      .inject({ url: '/api/-' })
      .then((reply) =>
        Object.entries(reply.headers).flatMap(([name, value]) =>
          OF_ONE_ANSWER.includes(name) || value === undefined ? [] : [[name, String(value)] as [string, string]],
        ),
      )
      // A server that stops answers itself no more.
      .catch(() => []);
    return asked;
  };

  const answerRouter = async (error: FastifyError, reply: FastifyReply): Promise<void> => {
    for (const [name, value] of await headers()) void reply.header(name, value);
    sendProblem(reply, new Refusal(BY_ROUTER_CODE[error.code] ?? 'bad-request'));
  };
  const answerParser = async (code: string, socket: Socket): Promise<void> => {
    const problem = problemOf(new Refusal(BY_PARSER_CODE[code] ?? 'bad-request'), 'en');
    const body = JSON.stringify(problem);
    const lines = [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      ...(await headers()).map(([name, value]) => `${name}: ${value}`),
      'content-type: application/problem+json',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    if (socket.writable) socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  };
  return {
    frameworkErrors: (error: FastifyError, _request: unknown, reply: FastifyReply) => void answerRouter(error, reply),
    clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
      const { code = '' } = error;
      if (code !== TOO_SLOW) return void answerParser(code, socket);
      unlessUnread(socket, () => void answerParser(code, socket));
    },
  };
}

/** After the headers of every answer: a refusal has them too. */
export function requireReadableHost(app: FastifyInstance): void {
  let lastHost: string | undefined;
  app.addHook('onRequest', (request, _reply, next) => {
    const { headers, raw } = request;
    // Nearly every request names the same, and of a proxy nothing else.
    const isAsEver = headers.host === lastHost && headers['x-forwarded-host'] === undefined;
    if (lastHost && isAsEver) return next();
    // Where a proxy is trusted, what it forwards.
    const { host } = request;
    // HTTP/1.0 has no such header.
    const isNone = headers.host === undefined && host === '';
    if (isNone ? raw.httpVersion !== '1.0' : !isHost(host)) return next(new Refusal('bad-request'));
    lastHost = host;
    next();
  });
}

const isHost = (host: string): boolean => !/[\s/?#@\\]/.test(host) && URL.canParse(`http://${host}`);
