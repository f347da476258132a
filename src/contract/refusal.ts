import type { Problem, ProblemCode } from './problem.ts';

/**
 * A refusal as an Error: thrown by the server to answer with a problem, and by the client when it receives one. Has no
 * schema, so guest pages stay small.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ProblemCode | (string & {});
  /** HTTP status; 0 if no answer came. */
  readonly status: number;
  readonly errors: NonNullable<Problem['errors']>;
  readonly retryAfterMs: number | undefined;

  constructor(
    code: ProblemCode | (string & {}),
    details: { message?: string; status?: number; errors?: Problem['errors']; retryAfterMs?: number | undefined } = {},
  ) {
    super(details.message ?? code);
    this.code = code;
    this.status = details.status ?? 0;
    this.errors = details.errors ?? [];
    this.retryAfterMs = details.retryAfterMs;
  }
}
