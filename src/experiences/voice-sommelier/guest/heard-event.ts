import { unservedOf } from '../unserved.ts';
import type { Wishes } from '../wishes.ts';
import { notServedAs } from '../words.ts';
import type { TalkEvent } from './talk.ts';
import { chipsOf, namesOf, type NamedRecipe } from './wish-list.ts';

/** What a sentence came to, with its wishes as they are said back, and how the drink it names is not served. */
export function heardEvent(now: Wishes, recipes: readonly NamedRecipe[]): TalkEvent {
  const unserved = unservedOf(now);
  const named = recipes.find(({ id }) => id === now.like);
  return {
    type: 'heard',
    now,
    said: chipsOf(now, recipes).map(({ text }) => text),
    served: named && unserved.length > 0 ? [notServedAs(namesOf(named), unserved)] : [],
  };
}
