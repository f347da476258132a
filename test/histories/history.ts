/** What clients asked and were answered, and when: what a checker judges. Source: docs/decisions/0121. */

/**
 * - `ok`: answered; `fail`: certainly not done; `unknown`: nobody heard, so it may have been done, or may be done yet.
 */
export type Result<Answer> = { is: 'ok'; answer: Answer } | { is: 'fail' } | { is: 'unknown' };

export interface Operation<Ask = unknown, Answer = unknown> {
  client: string;
  /** Operations of different keys have nothing to do with each other. */
  key: string;
  ask: Ask;
  /** Milliseconds. */
  begun: number;
  /** Infinity of one that is `unknown`: it may take effect at any time from `begun`. */
  ended: number;
  result: Result<Answer>;
}

/** Ends an operation, once. */
interface Begun<Answer> {
  ok: (answer: Answer) => void;
  fail: () => void;
}

export interface History<Ask, Answer> {
  operations: Operation<Ask, Answer>[];
  /** One that is never ended stays unknown. */
  begin: (client: string, key: string, ask: Ask) => Begun<Answer>;
}

/** @param now a clock that never goes back, in milliseconds */
export function createHistory<Ask, Answer>(now: () => number): History<Ask, Answer> {
  const operations: Operation<Ask, Answer>[] = [];
  return {
    operations,
    begin: (client, key, ask) => {
      const operation: Operation<Ask, Answer> = {
        client,
        key,
        ask,
        begun: now(),
        ended: Infinity,
        result: { is: 'unknown' },
      };
      operations.push(operation);
      const end = (result: Result<Answer>) => {
        operation.ended = now();
        operation.result = result;
      };
      return { ok: (answer) => end({ is: 'ok', answer }), fail: () => end({ is: 'fail' }) };
    },
  };
}
