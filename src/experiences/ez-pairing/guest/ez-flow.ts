/** The quiz as states and events: name, questions, recommendation. Source: spec §2, §4 "EZ flow"; design experiences 3.2. */
import type { EzGuestQuestion } from '#contract/ez-pairing.ts';
import type { Order } from '#contract/orders.ts';
import type { GuestRecipe } from '#contract/recipes.ts';

export interface EzAnswer {
  questionId: string;
  choiceId: string;
}

/** The one drink of the result and why; a fallback has no explanation of its own. */
export interface EzPick {
  recipeId: string;
  explanationEn: string;
  explanationZh: string;
}

export type EzStep = 'name' | 'questions' | 'thinking' | 'failed' | 'result' | 'menu';

export interface EzState {
  step: EzStep;
  name: string;
  answers: readonly EzAnswer[];
  /** The guest asked for the same idea without alcohol. */
  zeroProof: boolean;
  pick: EzPick | undefined;
  /** The drink that was the result and has sold out since. */
  gone: GuestRecipe | undefined;
  /** The success state after an order. */
  placed: Order | undefined;
}

export type EzEvent =
  | { type: 'start'; name: string }
  | { type: 'answer'; questionId: string; choiceId: string; questionCount: number }
  | { type: 'back' }
  | { type: 'recommended'; pick: EzPick }
  | { type: 'nothing-found' }
  | { type: 'pick-gone'; recipe: GuestRecipe | undefined }
  | { type: 'try-again' }
  | { type: 'without-alcohol' }
  | { type: 'whole-menu' }
  | { type: 'to-result' }
  | { type: 'placed'; order: Order }
  | { type: 'start-over' };

export const EZ_START: EzState = {
  step: 'name',
  name: '',
  answers: [],
  zeroProof: false,
  pick: undefined,
  gone: undefined,
  placed: undefined,
};

export function ezFlow(state: EzState, event: EzEvent): EzState {
  switch (event.type) {
    case 'start': {
      const name = event.name.trim();
      if (state.step !== 'name' || name === '') return state;
      return { ...EZ_START, step: 'questions', name };
    }
    case 'answer': {
      if (state.step !== 'questions') return state;
      const answers = [...state.answers, { questionId: event.questionId, choiceId: event.choiceId }];
      return { ...state, answers, step: answers.length < event.questionCount ? 'questions' : 'thinking' };
    }
    case 'back':
      return oneBack(state);
    case 'recommended':
      return state.step === 'thinking' ? { ...state, step: 'result', pick: event.pick } : state;
    case 'nothing-found':
      return state.step === 'thinking' ? { ...state, step: 'failed' } : state;
    case 'pick-gone':
      if (state.step !== 'result' || state.placed) return state;
      return { ...state, step: 'thinking', pick: undefined, gone: event.recipe };
    case 'try-again':
      return state.step === 'failed' ? { ...state, step: 'thinking' } : state;
    case 'without-alcohol':
      return state.step === 'result'
        ? { ...state, step: 'thinking', zeroProof: true, gone: undefined, placed: undefined }
        : state;
    case 'whole-menu':
      return state.step === 'result' || state.step === 'failed' ? { ...state, step: 'menu' } : state;
    case 'to-result':
      if (state.step !== 'menu' && state.step !== 'failed') return state;
      return { ...state, step: state.pick ? 'result' : 'failed' };
    case 'placed':
      return { ...state, placed: event.order };
    case 'start-over':
      return EZ_START;
  }
}

/** To the question before; from the first one to the name, which stays typed. */
function oneBack(state: EzState): EzState {
  if (state.step !== 'questions') return state;
  if (state.answers.length === 0) return { ...state, step: 'name' };
  return { ...state, answers: state.answers.slice(0, -1) };
}

/** What the chosen answers say, in both languages: what the local fallback reads. */
export function answeredTexts(questions: readonly EzGuestQuestion[], answers: readonly EzAnswer[]): string[] {
  return answers.flatMap(({ questionId, choiceId }) => {
    const choices = questions.find(({ id }) => id === questionId)?.choices ?? [];
    const choice = choices.find(({ id }) => id === choiceId);
    return choice ? [choice.text, choice.textEn] : [];
  });
}
