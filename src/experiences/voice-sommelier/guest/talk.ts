/** The talk at the bar as a pure reducer: what was heard, what is asked back, and when it is poured. */
import type { BilingualText } from '#domain/recipe/recipe.ts';
import type { FollowUp, FollowUpSide } from '../rules.ts';
import { answered, nextQuestion } from '../rules.ts';
import { inOneSentence, NODS, NOTHING_HEARD, NOW_WHAT, PARTLY_HEARD } from '../words.ts';
import { addWishes, hasWishes, NO_WISHES } from '../wishes.ts';
import type { Wishes } from '../wishes.ts';

export interface Talk {
  step: 'talk' | 'question' | 'result';
  wishes: Wishes;
  asked: readonly string[];
  question?: FollowUp | undefined;
  /** What the sommelier says now, sentence by sentence; empty for the greeting. */
  reply: readonly BilingualText[];
  /** Nothing was understood the last time. */
  isSorry: boolean;
  turn: number;
}

export const TALK_START: Talk = { step: 'talk', wishes: NO_WISHES, asked: [], reply: [], isSorry: false, turn: 0 };

export type TalkEvent =
  /** A sentence was heard; `said` is how its wishes are said back. */
  | { type: 'heard'; now: Wishes; said: readonly BilingualText[] }
  /** The guest changed or removed a chip. */
  | { type: 'changed'; wishes: Wishes }
  | { type: 'pour'; followUps: readonly FollowUp[] }
  /** Without a side: either is fine. */
  | { type: 'answered'; side?: FollowUpSide | undefined; followUps: readonly FollowUp[] }
  | { type: 'back' }
  | { type: 'start-over' };

export function talk(state: Talk, event: TalkEvent): Talk {
  switch (event.type) {
    case 'heard':
      return heard(state, event.now, event.said);
    case 'changed':
      return { ...state, wishes: event.wishes };
    case 'pour':
      return towardsResult(state, event.followUps);
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
      return TALK_START;
  }
}

function heard(state: Talk, now: Wishes, said: readonly BilingualText[]): Talk {
  const wishes = addWishes(state.wishes, now);
  const turn = state.turn + 1;
  if (!hasWishes(now)) return { ...state, wishes, turn, isSorry: true, reply: [NOTHING_HEARD] };
  const isPartial = now.unknown.length > 0 || now.unlisted.length > 0;
  return {
    ...state,
    wishes,
    turn,
    isSorry: false,
    reply: [NODS[state.turn % NODS.length]!, inOneSentence(said), isPartial ? PARTLY_HEARD : NOW_WHAT],
  };
}

function towardsResult(state: Talk, followUps: readonly FollowUp[]): Talk {
  const question = nextQuestion(state.wishes, state.asked, followUps);
  if (!question) return { ...state, step: 'result', question: undefined };
  return { ...state, step: 'question', question, asked: [...state.asked, question.id] };
}
