/**
 * Turns every error into problem details, in the language of the request. Anything but a Refusal is a bug: logged, and
 * answered without details.
 */
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import { PROBLEMS, type Problem, type ProblemCode } from '#contract/problem.ts';
import { Refusal } from '#contract/refusal.ts';
import type { InterfaceLocale } from '#domain/text/interface-locale.ts';
import { localeOf } from './languages.ts';
import { inChinese } from '../texts/in-chinese.ts';
import { PROBLEMS_ZH_HK } from '../texts/problems-zh-hk.ts';

const BY_FASTIFY_CODE: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid-json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid-json',
};

export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (!refusal) request.log.error({ err: error }, 'unexpected error');
    return sendProblem(reply, refusal ?? new Refusal('internal-error'));
  });
}

export function sendProblem(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const problem = problemOf(refusal, localeOf(reply.request.headers['accept-language']));
  if (refusal.retryAfterMs !== undefined)
    void reply.header('retry-after', Math.max(1, Math.ceil(refusal.retryAfterMs / 1000)));
  return reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem));
}

function problemOf(refusal: Refusal, locale: InterfaceLocale): Problem {
  const { code, retryAfterMs } = refusal;
  const known = code in PROBLEMS ? (code as ProblemCode) : 'internal-error';
  const { title, detail, errors } = locale === 'zh-HK' ? chineseTexts(refusal, known) : englishTexts(refusal, known);
  return {
    type: `urn:sipwell:problem:${code}`,
    title,
    status: PROBLEMS[known][0],
    code,
    detail,
    message: detail,
    ...(errors.length > 0 && { errors }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}

function englishTexts({ code, message, errors }: Refusal, known: ProblemCode) {
  const title = PROBLEMS[known][1];
  return { title, detail: message === code ? title : message, errors };
}

/** An unforeseen text, such as a library's, is replaced by its kind. */
function chineseTexts({ code, message, errors }: Refusal, known: ProblemCode) {
  const title = PROBLEMS_ZH_HK[known];
  const inWords = (text: string) => inChinese(text) ?? title;
  return {
    title,
    detail: message === code ? title : inWords(message),
    errors: errors.map(({ path, message: text }) => ({ path, message: inWords(text) })),
  };
}

function refusalOf(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const known = BY_FASTIFY_CODE[error.code];
  if (known) return new Refusal(known);
  if (['SQLITE_FULL', '53100', 'ENOSPC'].includes(error.code))
    return new Refusal('storage-full', { retryAfterMs: 60_000 });
  if (isConnectionLoss(error)) return new Refusal('unavailable', { retryAfterMs: 2000 });
  if (error.statusCode !== undefined && error.statusCode < 500)
    return new Refusal('invalid-request', { message: error.message });
  return undefined;
}

/** The message is that of the first error; `errors` has all of them, each with its path. */
export function invalidRequest(error: z.ZodError): Refusal {
  const errors = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const first = error.issues[0];
  const message =
    first && (isOurOwn(first.message) ? first.message : `${first.path.join('.') || 'request'}: ${first.message}`);
  return new Refusal('invalid-request', { errors, ...(message && { message }) });
}

/** zod's own messages need the field's name before them; ours are complete sentences. */
const isOurOwn = (message: string): boolean =>
  !/^(Invalid|Too |Unrecognized|Expected)/.test(message) || message === 'Invalid join code';

const isConnectionLoss = ({ code, message }: { code?: string; message: string }): boolean =>
  ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '08006', '08003', '08001'].includes(code ?? '') ||
  /timeout exceeded when trying to connect|Connection terminated/i.test(message);
