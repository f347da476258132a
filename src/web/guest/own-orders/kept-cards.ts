/** What the cards of this phone's tickets are made of, to be made after a reload too. Source: docs/behaviour/cards.md. */
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import type { CardOffer } from '#ui/play/card-offer/card-offer.ts';
import { local } from '#web/shell/start/storage.ts';
import { SHOWN_FOR_MS } from './use-own-orders.ts';

interface Kept {
  ticketId: string;
  recipeId: string;
  /** Id of the experience that was played. */
  experience: string;
  played: unknown;
  /** Another build may want to know something else. */
  build: string;
  /** Milliseconds since 1970. */
  keptAt: number;
}

const BUILD = import.meta.url;

/** Keeps the card of a ticket's drink, as long as its ticket is shown. */
export function keepCard(ticketId: string, experience: string, { recipe, played }: CardOffer, now = Date.now()): void {
  const card: Kept = { ticketId, recipeId: recipe.id, experience, played, build: BUILD, keptAt: now };
  local.set('cards', JSON.stringify([...keptAt(now).filter((kept) => kept.ticketId !== ticketId), card]));
}

/** @returns undefined if the drink came of no play, or was ordered on another phone */
export function keptCard(ticketId: string, recipe: GuestRecipe, now = Date.now()): CardOffer | undefined {
  const kept = keptAt(now).find((card) => card.ticketId === ticketId && card.recipeId === recipe.id);
  return kept && { recipe, experience: kept.experience, played: kept.played };
}

function keptAt(now: number): Kept[] {
  try {
    const kept = JSON.parse(local.get('cards') ?? '[]') as unknown;
    if (!Array.isArray(kept)) return [];
    return (kept as Kept[]).filter(({ build, keptAt: since }) => build === BUILD && now - since < SHOWN_FOR_MS);
  } catch {
    return [];
  }
}
