/** The one drink that fits a quiz's answers best. Source: docs/behaviour/experiences/ez-pairing.md. */
import type { z } from 'zod';
import type { recommendEz } from '#contract/kiosk/ez-pairing.ts';
import { Refusal } from '#contract/refusal.ts';
import { describeDrink } from '#domain/flavour/flavour-explanation.ts';
import { message } from '#domain/messages/message.ts';
import { drinksForEffects } from '#experiences/ez-pairing/drinks-for-effects.ts';
import type { Menu } from '#server/menu/menus.ts';
import { KeptReply } from '../../http/kept-reply.ts';
import { drawn } from './effects.ts';
import type { StoredQuiz } from '../../repos/kiosk/ez-pairing.repo.ts';

type Asked = z.output<typeof recommendEz.body>;

/** A quiz has few choices, and a night many guests. */
const KEPT_AT_MOST = 500;

interface Kept {
  quiz: StoredQuiz;
  /** One list for all guests: it is indexed once. */
  drinks: ReturnType<typeof drawn>[];
  replies: Map<string, KeptReply>;
}

/**
 * The same for the same answers, for as long as quiz and menu stay.
 * @throws Refusal if an answer is of no question
 */
export function recommendation(quiz: StoredQuiz, menu: Menu, asked: Asked): KeptReply {
  const { drinks, replies } = keptWith(menu, quiz);
  const name = JSON.stringify(asked);
  const known = replies.get(name) ?? new KeptReply(recommend(quiz, drinks, asked));
  if (replies.size >= KEPT_AT_MOST) replies.clear();
  replies.set(name, known);
  return known;
}

function keptWith({ prepared, recipes }: Menu, quiz: StoredQuiz): Kept {
  const known = prepared.get('recommendations') as Kept | undefined;
  if (known?.quiz === quiz) return known;
  const made = { quiz, drinks: recipes.map(drawn), replies: new Map<string, KeptReply>() };
  prepared.set('recommendations', made);
  return made;
}

function recommend(
  { questions, effects, unfit }: StoredQuiz,
  drinks: Kept['drinks'],
  { answers, zeroProof, avoidAllergens }: Asked,
) {
  // A lost effect may be a wish for no alcohol: without a recommendation the phone reads the words of the answers.
  if (unfit.includes('effects')) throw new Refusal('unavailable');
  const chosen = answers.map(({ questionId, choiceId }) => {
    const isKnown = questions.find(({ id }) => id === questionId)?.choices.some(({ id }) => id === choiceId);
    if (!isKnown) throw new Refusal('invalid-request', { because: message('answer-of-no-question') });
    return (
      effects.find((effect) => effect.questionId === questionId && effect.choiceId === choiceId)?.effect ?? {
        delta: {},
      }
    );
  });

  const [best] = drinksForEffects(chosen, drinks, {
    ...(zeroProof !== undefined && { zeroProof }),
    ...(avoidAllergens && { avoidAllergens }),
  });
  if (!best) return { recommendations: [] };
  const why = describeDrink(best.reasons);
  return {
    recommendations: [
      { recipeId: best.recipe.id, explanation: why.en, explanationEn: why.en, explanationZh: why['zh-HK'] },
    ],
  };
}
