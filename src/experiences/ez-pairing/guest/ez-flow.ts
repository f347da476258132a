/**
 * The quiz as states and events: name, questions, recommendation. Source: docs/behaviour/experiences/ez-pairing.md
 * "Flow".
 */
import type { EzGuestQuestion } from '#contract/kiosk/ez-pairing.ts';
import type { Order } from '#contract/order/orders.ts';
import type { GuestRecipe } from '#contract/menu/recipes.ts';

export interface EzAnswer {
  questionId: string;
  choiceId: string;
}

/** The one recommended drink and the reason; a fallback has no explanation of its own. */
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
  /** The previous result, if it has sold out since. */
  gone: GuestRecipe | undefined;
  /** After a successful order. */
  placed: Order | undefined;
}

export type EzEvent =
  | { type: 'start'; name: string }
  | { type: 'answer'; questionId: string; choiceId: string; questionCount: number }
  /** The questions as they are now: answers kept from before may be to others. */
  | { type: 'asked'; questionIds: readonly string[] }
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
    case 'asked':
      return withFittingAnswers(state, event.questionIds);
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

function withFittingAnswers(state: EzState, questionIds: readonly string[]): EzState {
  const { step, answers } = state;
  const misfit = answers.findIndex(({ questionId }, at) => questionId !== questionIds[at]);
  return step === 'questions' && misfit >= 0 ? { ...state, answers: answers.slice(0, misfit) } : state;
}

/** To the previous question; from the first one to the name, which is kept. */
function oneBack(state: EzState): EzState {
  if (state.step !== 'questions') return state;
  if (state.answers.length === 0) return { ...state, step: 'name' };
  return { ...state, answers: state.answers.slice(0, -1) };
}

/** The texts of the chosen answers in both languages, for the local fallback. */
export function answeredTexts(questions: readonly EzGuestQuestion[], answers: readonly EzAnswer[]): string[] {
  return answers.flatMap(({ questionId, choiceId }) => {
    const choices = questions.find(({ id }) => id === questionId)?.choices ?? [];
    const choice = choices.find(({ id }) => id === choiceId);
    return choice ? [choice.text, choice.textEn] : [];
  });
}
