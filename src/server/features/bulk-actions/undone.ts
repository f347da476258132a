import type { Message } from '#domain/messages/message.ts';

/** What came back. */
export interface Undone {
  restoredShops: number;
  restoredInstances: number;
  /** Number of drinks; after an import also how many were kept because they were changed since. */
  restoredRecipes: number;
  keptRecipes?: number;
  messages: Message[];
}
