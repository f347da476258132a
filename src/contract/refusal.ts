import type { Message } from '#domain/messages/message.ts';
import type { Problem, ProblemCode } from './problem.ts';

/** An error of one field, by its path in the request. */
export interface Fault {
  path: string;
  message: Message;
}

/**
 * A refusal as an Error: thrown by the server to answer with a problem, and by the client when it receives one. Has no
 * schema, so guest pages stay small.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ProblemCode | (string & {});
  /** HTTP status; 0 if no answer came. */
  readonly status: number;
  /** In the client: errors of the answer, in words. */
  readonly errors: NonNullable<Problem['errors']>;
  /** In the server: errors to answer with. */
  readonly faults: readonly Fault[];
  /** In the server: more specific than the code. */
  readonly because: Message | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(
    code: ProblemCode | (string & {}),
    details: {
      message?: string;
      status?: number;
      errors?: Problem['errors'];
      faults?: readonly Fault[];
      because?: Message;
      retryAfterMs?: number | undefined;
    } = {},
  ) {
    super(details.message ?? code);
    this.code = code;
    this.status = details.status ?? 0;
    this.errors = details.errors ?? [];
    this.faults = details.faults ?? [];
    this.because = details.because;
    this.retryAfterMs = details.retryAfterMs;
  }
}
