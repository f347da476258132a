import { allergyWarning, type StatedAllergens } from '#domain/recipe/allergies.ts';
import { unservedOf } from '../unserved.ts';
import type { Wishes } from '../wishes.ts';
import { notServedAs, notStatedOf, notWithout } from '../words.ts';
import type { TalkEvent } from './talk.ts';
import { chipsOf, namesOf, type NamedRecipe } from './wish-list.ts';

/**
 * What a sentence came to, with its wishes as they are said back, how the drink it names is not served, and what is in it
 * that the guest must not have: "an Irish Coffee, I'm allergic to milk".
 */
export function heardEvent(now: Wishes, recipes: readonly (NamedRecipe & StatedAllergens)[]): TalkEvent {
  const unserved = unservedOf(now);
  const named = recipes.find(({ id }) => id === now.like);
  const barred = named && allergyWarning(named, { allergens: now.avoid, note: '' });
  const toldOf = [...(now.toldOf ?? []), ...(barred ? ['like', ...barred.contains] : [])];
  return {
    type: 'heard',
    now,
    said: [
      ...(now.saidAs ?? []),
      ...chipsOf(now, recipes)
        .filter(({ key }) => !toldOf.includes(key))
        .map(({ text }) => text),
    ],
    served: [
      ...(named && unserved.length > 0 ? [notServedAs(namesOf(named), unserved)] : []),
      ...(barred && barred.contains.length > 0 ? [notWithout(namesOf(named), barred.contains)] : []),
      ...(barred && barred.notStated.length > 0 ? [notStatedOf(namesOf(named), barred.notStated)] : []),
    ],
  };
}
