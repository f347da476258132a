/**
 * A round for everyone: when its questions are asked, and when it is over. What is stored is the last step somebody took;
 * where it is now follows from the time. Source: docs/behaviour/room-round.md "Course", docs/decisions/0137.
 */

/** `timer`: it moves on by itself; `host`: somebody at the counter moves it on. */
export const ROUND_PACES = ['timer', 'host'] as const;
export type RoundPace = (typeof ROUND_PACES)[number];

/** Before the first question: phones join. */
export const GATHERING = -1;

/** What a step takes if nobody moves it on. Milliseconds. */
const STEP_MS: Record<RoundPace, { gathering: number; question: number }> = {
  timer: { gathering: 30_000, question: 20_000 },
  host: { gathering: 5 * 60_000, question: 5 * 60_000 },
};
/** An answer under way when its question closes still counts; what all have answered is counted after it. Milliseconds. */
export const ROUND_GRACE_MS = 2000;
/** Phones read how a round ended for this long. Milliseconds. */
export const ROUND_READ_MS = 15 * 60_000;
/** The board shows how it ended for this long. Milliseconds. */
export const ROUND_SHOWN_MS = 90_000;
/** Phones in one round, at most. */
export const ROUND_PHONES_AT_MOST = 500;

export interface StartedRound {
  pace: RoundPace;
  /** How many questions it asks. */
  questions: number;
  /** The last step that was taken: `GATHERING`, the index of a question, or `questions`. */
  step: number;
  /** When. Milliseconds since 1970. */
  since: number;
  isStopped: boolean;
}

/** `counting`: the last answers arrive; `gone`: nobody is told of it any more. */
export type RoundPhase = 'gathering' | 'question' | 'counting' | 'over' | 'stopped' | 'gone';

export interface RoundNow {
  phase: RoundPhase;
  step: number;
  /** When the step began. Milliseconds since 1970. */
  since: number;
  /** Until it moves on by itself; null once it is over. Milliseconds. */
  leftMs: number | null;
}

/** Where a round is. @param now milliseconds since 1970 */
export function roundNow(round: StartedRound, now: number): RoundNow {
  if (round.isStopped) return over('stopped', round, now);
  let { step, since } = round;
  while (step < round.questions && now - since >= lengthOf(round, step)) {
    since += lengthOf(round, step);
    step += 1;
  }
  if (step < round.questions) {
    const phase = step === GATHERING ? 'gathering' : 'question';
    return { phase, step, since, leftMs: Math.min(lengthOf(round, step), since + lengthOf(round, step) - now) };
  }
  const left = since + ROUND_GRACE_MS - now;
  return left > 0 ? { phase: 'counting', step, since, leftMs: left } : over('over', { step, since }, now);
}

const over = (phase: 'over' | 'stopped', { step, since }: Pick<RoundNow, 'step' | 'since'>, now: number): RoundNow => ({
  phase: now - since < ROUND_READ_MS ? phase : 'gone',
  step,
  since,
  leftMs: null,
});

const lengthOf = ({ pace }: StartedRound, step: number): number =>
  step === GATHERING ? STEP_MS[pace].gathering : STEP_MS[pace].question;

/** Whether another round may begin, and nothing of this one moves any more. */
export const isRoundOver = ({ phase }: Pick<RoundNow, 'phase'>): boolean =>
  phase === 'over' || phase === 'stopped' || phase === 'gone';

/** Whether an answer to a question still counts. */
export function takesAnswer({ phase, step, since }: RoundNow, question: number, now: number): boolean {
  if (phase !== 'question' && phase !== 'counting') return false;
  return question === step ? phase === 'question' : question === step - 1 && now - since < ROUND_GRACE_MS;
}

/** What one phone has answered: the index of the answer for each question, null where there is none. */
export type RoundAnswers = readonly (number | null)[];

/** How many phones gave each answer of each question. @param answers each with how many phones have answered so */
export function tallyOf(
  questions: readonly { answers: readonly unknown[] }[],
  answers: readonly { given: RoundAnswers; phones: number }[],
): number[][] {
  return questions.map((question, asked) =>
    question.answers.map((_, answer) =>
      answers.reduce((sum, { given, phones }) => sum + (given[asked] === answer ? phones : 0), 0),
    ),
  );
}
