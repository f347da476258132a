/** The cards of this phone's tickets, to be made after a reload too. Source: docs/behaviour/cards.md. */
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import type { CardOffer } from '#ui/play/card-offer/card-offer.ts';
import { local, type LocalKey } from '#web/shell/start/storage.ts';
import { BUILD, type KeptCard } from './keep-card.ts';
import { SHOWN_FOR_MS } from './use-own-orders.ts';

/**
 * Forgets the cards of tickets that are shown no longer.
 * @returns undefined if the drink came of no play, or was ordered on another phone
 */
export function keptCard(ticketId: string, recipe: GuestRecipe, now = Date.now()): CardOffer | undefined {
  for (const key of local.keys('card:')) if (!read(key, now)) local.remove(key);
  const kept = read(`card:${ticketId}`, now);
  return kept?.recipeId === recipe.id ? { recipe, experience: kept.experience, played: kept.played } : undefined;
}

function read(key: LocalKey, now: number): KeptCard | undefined {
  try {
    const kept = JSON.parse(local.get(key) ?? 'null') as Partial<KeptCard> | null;
    const isShown = kept?.build === BUILD && now - (kept.keptAt ?? 0) < SHOWN_FOR_MS;
    return isShown ? (kept as KeptCard) : undefined;
  } catch {
    return undefined;
  }
}
