/** The conversation as a pure reducer: wishes so far, questions back, and when to pour. */
import type { BilingualText } from '#domain/recipe/recipe.ts';
import type { FollowUp, FollowUpSide } from '../rules.ts';
import { answered, nextQuestion } from '../rules.ts';
import { missingOnMenu, neverTogether, onlySugared, setByBar, unservedOf } from '../unserved.ts';
import {
  ASKED_BACK,
  askBarFor,
  inOneSentence,
  missingOf,
  namedOf,
  neverTogetherOf,
  NO_REPEAT,
  NODS,
  NOTHING_HEARD,
  NOW_WHAT,
  onlySugaredOf,
  PARTLY_HEARD,
  PROMISE,
  REPEAT_GONE,
  SUGAR_AS_IS,
  unsureOf,
  WATER,
} from '../words.ts';
import { addWishes } from '../add-wishes.ts';
import { canPour, hasWishes, isLocked, NO_WISHES } from '../wishes.ts';
import type { Wishes } from '../wishes.ts';

export interface Talk {
  /** `check`: ask whether to leave out alcohol before anything is poured. */
  step: 'talk' | 'check' | 'question' | 'result';
  wishes: Wishes;
  asked: readonly string[];
  question?: FollowUp | undefined;
  /** The sommelier's current reply, sentence by sentence; empty for the greeting. */
  reply: readonly BilingualText[];
  /** Nothing was understood in the last sentence. */
  isSorry: boolean;
  turn: number;
}

export const TALK_START: Talk = { step: 'talk', wishes: NO_WISHES, asked: [], reply: [], isSorry: false, turn: 0 };

export type TalkEvent =
  /** A sentence was understood; `said` repeats its wishes to the guest, `served` says how a drink is not served. */
  | { type: 'heard'; now: Wishes; said: readonly BilingualText[]; served?: readonly BilingualText[] }
  /** The guest changed or removed a chip. */
  | { type: 'changed'; wishes: Wishes }
  | { type: 'checked'; noAlcohol: boolean }
  | { type: 'pour'; followUps: readonly FollowUp[] }
  /** Without a side: either is fine. */
  | { type: 'answered'; side?: FollowUpSide | undefined; followUps: readonly FollowUp[] }
  | { type: 'back' }
  /** `isNewPlay`: an order was placed, so the next player may be another guest. */
  | { type: 'start-over'; isNewPlay: boolean };

export function talk(state: Talk, event: TalkEvent): Talk {
  switch (event.type) {
    case 'heard':
      return heard(state, event.now, event.said, event.served ?? []);
    case 'changed':
      return changed(state, event.wishes);
    case 'checked':
      return checked(state, event.noAlcohol);
    case 'pour':
      return state.wishes.unclear.length > 0 ? { ...state, step: 'check' } : towardsResult(state, event.followUps);
    case 'answered': {
      const wishes = event.side ? answered(state.wishes, event.side) : state.wishes;
      return towardsResult({ ...state, wishes }, event.followUps);
    }
    case 'back':
      return {
        ...state,
        step: 'talk',
        question: undefined,
        asked: state.asked.filter((id) => id !== state.question?.id),
      };
    case 'start-over':
      return event.isNewPlay ? TALK_START : { ...TALK_START, wishes: keptOf(state.wishes) };
  }
}

function heard(state: Talk, now: Wishes, said: readonly BilingualText[], served: readonly BilingualText[]): Talk {
  const wishes = addWishes(state.wishes, now);
  const step = wishes.unclear.length > 0 ? 'check' : 'talk';
  const turn = state.turn + 1;
  const warning = now.unsure.length > 0 ? [unsureOf(now.unsure)] : [];
  const { said: told, ask } = now.asked ? ASKED_BACK[now.asked] : {};
  const answers = [...served, ...(now.told ?? [])];
  const repeat = [
    ...(now.noRepeat ? [now.noRepeat === 'none' ? NO_REPEAT : REPEAT_GONE] : []),
    ...(told ? [told] : []),
  ];
  if (!hasWishes(now)) {
    const isSorry = step === 'talk' && repeat.length + answers.length === 0;
    const answer = isSorry ? [NOTHING_HEARD] : [...answers, ...repeat, ...(ask ? [ask] : [])];
    return { ...state, step, wishes, turn, isSorry, reply: [...answer, ...warning] };
  }
  const missing = missingOnMenu(now).filter((wish) => !unservedOf(now).includes(wish));
  const lacking = missing.filter((wish) => !wish.isOnlyFree);
  const apart = neverTogether(now);
  const sugared = onlySugared(wishes);
  const forBar = setByBar(now);
  // Each once: "light" may be a body and a strength.
  const had = said.filter(
    ({ en }, at) =>
      !missing.some((wish) => namedOf(wish).en === en) &&
      said.findIndex((one) => one.en.toLowerCase() === en.toLowerCase()) === at,
  );
  const isPartial = now.unknown.length > 0 || now.unsure.length > 0;
  return {
    ...state,
    step,
    wishes,
    turn,
    isSorry: false,
    reply: [
      ...(answers[0] ? [] : isLocked(now) ? [PROMISE] : had[0] ? [NODS[state.turn % NODS.length]!] : []),
      ...(now.isDrunk ? [WATER] : []),
      ...(now.notes ?? []),
      ...warning,
      ...answers,
      ...(had[0] ? [inOneSentence(had)] : []),
      ...repeat,
      ...(lacking[0] ? [missingOf(lacking)] : []),
      ...(apart[0] ? [neverTogetherOf(apart)] : []),
      ...(sugared[0] ? [onlySugaredOf(sugared)] : []),
      ...(forBar[0] ? [askBarFor(forBar)] : []),
      ...(now.isSugarLevel && !now.isMeasure ? [SUGAR_AS_IS] : []),
      ...(isPartial ? [PARTLY_HEARD] : canPour(now, false) ? [NOW_WHAT] : ask ? [ask] : []),
    ],
  };
}

/**
 * A guest who said that they are pregnant, driving or similar is asked once more before alcohol is allowed again; a
 * minor is not.
 */
function changed(state: Talk, wishes: Wishes): Talk {
  const { noAlcohol } = state.wishes;
  if (wishes.noAlcohol !== undefined || !isLocked(state.wishes)) return { ...state, wishes };
  return { ...state, step: noAlcohol === 'age' ? state.step : 'check' };
}

function checked(state: Talk, wantsNoAlcohol: boolean): Talk {
  const before = state.wishes;
  const keeps = wantsNoAlcohol || before.noAlcohol === 'age';
  const wishes = { ...before, unclear: [], noAlcohol: keeps ? (before.noAlcohol ?? 'choice') : undefined };
  const reply = keeps ? [PROMISE, NOW_WHAT] : hasWishes(wishes) ? [NOW_WHAT] : [];
  return { ...state, step: 'talk', wishes, turn: state.turn + 1, isSorry: false, reply };
}

function towardsResult(state: Talk, followUps: readonly FollowUp[]): Talk {
  const question = nextQuestion(state.wishes, state.asked, followUps);
  if (!question) return { ...state, step: 'result', question: undefined };
  return { ...state, step: 'question', question, asked: [...state.asked, question.id] };
}

/** Statements about the guest's person, and allergies, survive starting over. */
const keptOf = ({
  noAlcohol,
  weaker,
  isDrunk,
  unclear,
  named,
  allergies,
  unlisted,
  unsure,
  isAllergic,
}: Wishes): Wishes =>
  addWishes(NO_WISHES, {
    ...NO_WISHES,
    noAlcohol: noAlcohol === 'choice' ? undefined : noAlcohol,
    weaker,
    isDrunk,
    unclear,
    named: named.filter(({ isAllergy }) => isAllergy),
    avoid: allergies,
    allergies,
    unlisted,
    unsure,
    isAllergic,
  });
