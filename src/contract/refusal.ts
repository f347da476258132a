import type { Message } from '#domain/messages/message.ts';
import type { Problem, ProblemCode } from './problem.ts';

/** What is wrong with a field, by its path in what was sent. */
export interface Fault {
  path: string;
  message: Message;
}

/** A refusal as it is thrown: by the server to answer with a problem, by the client when it gets one. Holds no schema, so guests' pages stay light. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ProblemCode | (string & {});
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** As they were answered. */
  readonly errors: NonNullable<Problem['errors']>;
  /** As the server answers them. */
  readonly faults: readonly Fault[];
  /** Says more than the code does. */
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
