/**
 * Whether a history can be had by doing one operation at a time, each at one moment between its beginning and its end.
 * Source: Wing and Gong, "Testing and verifying concurrent objects", 1993, with the states that were tried kept as by Lowe.
 */
import type { Operation } from './history.ts';

export interface Model<State, Ask, Answer> {
  initial: State;
  /**
   * The state after it, the same object where it changes nothing; undefined if it may not be answered so in this state.
   * @param answer undefined if nobody heard it
   */
  next: (state: State, ask: Ask, answer: Answer | undefined) => State | undefined;
}

/** @returns why not, a line for each key that fails */
export function faultsOf<State, Ask, Answer>(
  operations: readonly Operation<Ask, Answer>[],
  model: Model<State, Ask, Answer>,
): string[] {
  const byKey = new Map<string, Operation<Ask, Answer>[]>();
  for (const operation of operations) {
    const own = byKey.get(operation.key);
    if (own) own.push(operation);
    else byKey.set(operation.key, [operation]);
  }
  return [...byKey].flatMap(([key, own]) => (isLinearizable(own, model) ? [] : [told(key, own)]));
}

/** @param all of one key */
function isLinearizable<State, Ask, Answer>(
  all: readonly Operation<Ask, Answer>[],
  model: Model<State, Ask, Answer>,
): boolean {
  // What failed was not done: there is no moment for it.
  const possible = all.filter(({ result }) => result.is !== 'fail');
  const after = (state: State, { ask, result }: Operation<Ask, Answer>) =>
    model.next(state, ask, result.is === 'ok' ? result.answer : undefined);
  const tried = new Set<string>();

  const search = (state: State, left: readonly Operation<Ask, Answer>[]): boolean => {
    const answered = left.filter(({ result }) => result.is === 'ok');
    if (answered.length === 0) return true;
    // What began after another one had ended cannot come before it.
    const firstEnd = Math.min(...answered.map(({ ended }) => ended));
    const next = left.filter(({ begun }) => begun <= firstEnd);
    // An answered one that fits and changes nothing may as well come first.
    const idle = new Set(next.filter((one) => one.result.is === 'ok' && after(state, one) === state));
    if (idle.size > 0)
      return search(
        state,
        left.filter((one) => !idle.has(one)),
      );
    const name = `${JSON.stringify(state)} ${left.map((one) => possible.indexOf(one)).join(' ')}`;
    if (tried.has(name)) return false;
    tried.add(name);
    return next.some((one) => {
      const then = after(state, one);
      // Nobody heard of the one that changes nothing: it need not be done.
      if (then === undefined || then === state) return false;
      return search(
        then,
        left.filter((other) => other !== one),
      );
    });
  };
  return search(model.initial, possible);
}

const told = (key: string, operations: readonly Operation[]): string =>
  [`${key} cannot be had one at a time:`, ...operations.map(tell)].join('\n  ');

function tell({ client, ask, begun, ended, result }: Operation): string {
  const answer = result.is === 'ok' ? JSON.stringify(result.answer) : result.is;
  const until = ended === Infinity ? 'never' : `${ended.toFixed(1)} ms`;
  return `${begun.toFixed(1)} ms to ${until}: ${client} asked ${JSON.stringify(ask)}: ${answer}`;
}
