import { useEffect, useEffectEvent } from 'react';
import type { EzGuestQuestion, EzQuestion } from '#contract/kiosk/ez-pairing.ts';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { Refusal } from '#contract/refusal.ts';
import type { WordEffect } from '#domain/taste-request/flavour-lexicon.ts';
import { explain } from '#domain/flavour/flavour-explanation.ts';
import { isServable } from '#domain/flavour/flavour-match.ts';
import { useClient } from '#ui/kit/api/client.tsx';
import { useGuestAllergies } from '#ui/play/allergens/guest-allergies.ts';
import { fallbackPick } from '../rules.ts';
import { answeredTexts, type EzEvent, type EzPick, type EzState } from './ez-flow.ts';

/** As long as shaking up the answers may take. */
const MOST_PATIENCE_MS = 2000;

interface Quiz {
  state: EzState;
  shopId: string;
  recipes: readonly GuestRecipe[];
  questions: readonly EzGuestQuestion[];
  /** Preview: the server does not know unsaved questions. */
  drafted: readonly EzQuestion[] | undefined;
  dispatch: (event: EzEvent) => void;
}

/**
 * Requests the drink while the quiz is thinking; if the server has none, this phone picks one. Source:
 * docs/behaviour/experiences/ez-pairing.md "Fallback".
 */
export function useRecommendation({ state, shopId, recipes, questions, drafted, dispatch }: Quiz): void {
  const client = useClient();
  const avoidAllergens = [...useGuestAllergies().allergies.allergens];
  const { step, answers, zeroProof } = state;

  /** Null if the server finds none: it alone knows the effects of the choices. */
  const ask = async (signal: AbortSignal): Promise<EzPick | null | undefined> => {
    if (drafted) {
      const { pickDrafted } = await import('./drafted.ts');
      return pickDrafted({ questions: drafted, answers, zeroProof }, recipes);
    }
    const body = {
      answers: [...answers],
      ...(zeroProof && { zeroProof }),
      ...(avoidAllergens.length > 0 && { avoidAllergens }),
    };
    const reply = await client(
      'POST /api/ez-pairing/shops/:shopId/recommendations',
      { params: { shopId }, body },
      { signal },
    );
    if (reply?.recommendations?.length === 0) return null;
    const first = reply?.recommendations?.[0];
    // A drink that was just refused is not offered again.
    if (!first || !recipes.some(({ id, available }) => id === first.recipeId && available)) return undefined;
    return {
      recipeId: first.recipeId,
      explanationEn: first.explanationEn || first.explanation || '',
      explanationZh: first.explanationZh || '',
    };
  };

  const pickHere = async (): Promise<EzPick | undefined> => {
    const menu = recipes.filter((recipe) => isServable(recipe, { zeroProof, avoidAllergens }));
    const said = await understood(answeredTexts(questions, answers));
    const recipe = fallbackPick(menu, said, Math.random);
    if (!recipe) return undefined;
    const { en, 'zh-HK': zh } = explain([]);
    return { recipeId: recipe.id, explanationEn: en, explanationZh: zh };
  };

  /** A server that is busy for a moment is asked once more: its drink is better than what is picked here. */
  const askPatiently = (signal: AbortSignal) =>
    ask(signal).catch(async (cause: unknown) => {
      const waitMs = cause instanceof Refusal && cause.status === 503 ? cause.retryAfterMs : undefined;
      if (waitMs === undefined || waitMs > MOST_PATIENCE_MS) throw cause;
      await new Promise((done) => setTimeout(done, waitMs));
      return ask(signal);
    });

  const recommend = useEffectEvent(async (signal: AbortSignal) => {
    const pick = await askPatiently(signal).catch(() => undefined);
    if (signal.aborted) return;
    const found = pick === undefined ? await pickHere() : pick;
    if (signal.aborted) return;
    dispatch(found ? { type: 'recommended', pick: found } : { type: 'nothing-found' });
  });

  useEffect(() => {
    if (step !== 'thinking') return;
    const left = new AbortController();
    void recommend(left.signal);
    return () => left.abort();
  }, [step]);
}

/**
 * The word lists are large, and needed only if the server has no drink. If they cannot be loaded either, an answer may
 * have asked for no alcohol, so none is served.
 */
async function understood(texts: readonly string[]): Promise<(WordEffect | null)[]> {
  try {
    const { effectFromWords } = await import('#domain/taste-request/flavour-lexicon.ts');
    return texts.map((text) => effectFromWords(text, ''));
  } catch {
    return [{ delta: {}, zeroProof: true }];
  }
}
