/**
 * Turns every error into problem details, in the language of the request. Anything but a Refusal is a bug: logged, and
 * answered without details.
 */
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import { check, faultsOf } from '#contract/fault.ts';
import { PROBLEM_STATUSES, type Problem, type ProblemCode } from '#contract/problem.ts';
import { Refusal, type Fault } from '#contract/refusal.ts';
import { message } from '#domain/messages/message.ts';
import { render } from '#domain/messages/render.ts';
import { VALUES } from '#domain/messages/values.ts';
import type { InterfaceLocale } from '#domain/text/interface-locale.ts';
import { isUnavailable } from '../db/is-unavailable.ts';
import { isDiskFailing } from '../storage/is-disk-failing.ts';
import { isDiskFull } from '../storage/is-disk-full.ts';
import { localeOf } from './languages.ts';

const BY_FASTIFY_CODE: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid-json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid-json',
};

const TELL_OF_DISK_EVERY_MS = 60_000;

export function answerProblems(app: FastifyInstance): void {
  let toldOfDiskAt = -Infinity;
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (!refusal) request.log.error({ err: error }, 'unexpected error');
    // Every order of a rush meets the same disk.
    if (refusal?.code.startsWith('storage-') && performance.now() - toldOfDiskAt >= TELL_OF_DISK_EVERY_MS) {
      toldOfDiskAt = performance.now();
      request.log.error({ err: error }, 'the disk did not take what was written');
    }
    return sendProblem(reply, refusal ?? new Refusal('internal-error'));
  });
}

export function sendProblem(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const problem = problemOf(refusal, localeOf(reply.request.headers['accept-language']));
  if (refusal.retryAfterMs !== undefined)
    void reply.header('retry-after', Math.max(1, Math.ceil(refusal.retryAfterMs / 1000)));
  return reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem));
}

export function problemOf({ code, because, faults, retryAfterMs }: Refusal, locale: InterfaceLocale): Problem {
  const known = code in PROBLEM_STATUSES ? (code as ProblemCode) : 'internal-error';
  const title = render({ code: known }, locale);
  const detail = because ? render(because, locale) : title;
  const errors = faults.map(({ path, message: said }) => ({ path, message: render(said, locale), ...said }));
  return {
    type: `urn:sipwell:problem:${code}`,
    title,
    status: PROBLEM_STATUSES[known],
    code,
    detail,
    message: detail,
    ...(errors.length > 0 && { errors }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}

function refusalOf(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const known = BY_FASTIFY_CODE[error.code];
  if (known) return new Refusal(known);
  if (isDiskFull(error)) return new Refusal('storage-full', { retryAfterMs: 60_000 });
  if (isDiskFailing(error)) return new Refusal('storage-failing', { retryAfterMs: 5000 });
  if (isUnavailable(error)) return new Refusal('unavailable', { retryAfterMs: 2000 });
  if (error.statusCode !== undefined && error.statusCode < 500)
    return new Refusal('invalid-request', { because: message('library-said', { said: error.message }) });
  return undefined;
}

/** Validates what a caller sent. @throws Refusal with all errors */
export function readRequest<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const read = check(schema, value);
  if (!read.success) throw invalidRequest(faultsOf(read.error));
  return read.data;
}

/** The message is that of the first error; `errors` has all of them, each with its path. */
export function invalidRequest(faults: readonly Fault[]): Refusal {
  const [first] = faults;
  return new Refusal('invalid-request', { faults, ...(first && { because: withPlace(first) }) });
}

/** Messages about a value's type or size need the field's name before them. */
const withPlace = ({ path, message: said }: Fault) =>
  said.code in VALUES ? message('at-place', { place: { place: path || 'request' }, problem: said }) : said;
