import { local } from '#web/shell/start/storage.ts';
import type { PlayedCard } from '../outbox/queued-orders.ts';

/** What a ticket's card is made of, as stored: `card:` and the ticket's id. */
export interface KeptCard extends PlayedCard {
  recipeId: string;
  /** Another build may want to know something else. */
  build: string;
  /** Milliseconds since 1970. */
  keptAt: number;
}

export const BUILD = import.meta.url;

/** Keeps the card of a ticket's drink at once: the page may close in the next moment. */
export function keepCard(ticketId: string, recipeId: string, card: PlayedCard, now = Date.now()): void {
  const kept: KeptCard = { ...card, recipeId, build: BUILD, keptAt: now };
  local.set(`card:${ticketId}`, JSON.stringify(kept));
}
