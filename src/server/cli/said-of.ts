import { Refusal } from '#contract/refusal.ts';
import { PROBLEM_STATUSES, type ProblemCode } from '#contract/problem.ts';
import { render } from '#domain/messages/render.ts';
import { WrongSetting } from '../config.ts';
import { isDiskFull } from '../storage/is-disk-full.ts';
import { Failure, Usage } from './usage.ts';

/** A failure in one line; undefined words are those of a bug. */
export function saidOf(cause: unknown): string {
  if (cause instanceof Refusal && cause.code in PROBLEM_STATUSES)
    return render(cause.because ?? { code: cause.code as ProblemCode }, 'en');
  if (cause instanceof Failure || cause instanceof Usage || cause instanceof WrongSetting) return cause.message;
  return isDiskFull(cause) ? 'The disk is full; nothing was changed.' : (cause as Error).message;
}
