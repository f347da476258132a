/** What was asked for and cannot be had here. Pure; phones load this file. */
import type { NamedWish } from '#domain/taste-request/named-wishes.ts';
import { isHan } from '#domain/taste-request/word-forms.ts';
import { text } from '#domain/text/bilingual.ts';
import { isForTheBar } from '#domain/taste-request/trait-roles.ts';
import type { Wishes } from './wishes.ts';

const wantedOf = ({ named }: Pick<Wishes, 'named'>): NamedWish[] => named.filter(({ isRefused }) => !isRefused);

/** Drinks, ingredients, brands and ways of serving that no drink of the menu has. */
export const missingOnMenu = (wishes: Pick<Wishes, 'named' | 'isLikened' | 'toldOf'>): NamedWish[] =>
  wantedOf(wishes).filter(
    ({ id, drinks, isLacking, isOnlyFree, insteadOf }) =>
      // "With cucumber: Peak Garden." says it already.
      (drinks.length === 0 || (isLacking === true && !(isOnlyFree && wishes.toldOf?.includes(`named ${id}`)))) &&
      (!insteadOf || wishes.isLikened === true) &&
      !isForTheBar(id),
  );

/** Ingredients of which each is on the menu, and no drink has all: "passion fruit and chilli". */
export function neverTogether(wishes: Pick<Wishes, 'named' | 'like' | 'isEither'>): NamedWish[] {
  if (wishes.isEither) return [];
  const things = wantedOf(wishes).filter(
    ({ kind, drinks, insteadOf }) => kind === 'ingredient' && drinks.length > 0 && !insteadOf,
  );
  const isMet = things.some(({ drinks }) => drinks.some((id) => things.every((other) => other.drinks.includes(id))));
  return things.length < 2 || isMet || wishes.like !== undefined ? [] : things;
}

/** Ice and the like: set by the bar, and by no screen of ours. A celebration is nothing to set. */
export const setByBar = (wishes: Pick<Wishes, 'named' | 'isMeasure' | 'like' | 'isLikened'>): NamedWish[] => [
  ...wantedOf(wishes).filter(
    ({ id, drinks }) =>
      (isForTheBar(id) && id !== 'celebration') ||
      (wishes.like !== undefined &&
        (/^(?:large|small) drink$/.test(id) || (id.endsWith(' glass') && !drinks.includes(wishes.like)))),
  ),
  ...leftOff(wishes),
  ...swapsAtBar(wishes),
];

/** "Honey instead of agave", where no drink of the menu is made so. */
const swapsAtBar = (wishes: Pick<Wishes, 'named' | 'isMeasure' | 'isLikened'>): NamedWish[] =>
  wantedOf(wishes).flatMap(({ insteadOf, drinks, ...wish }) =>
    insteadOf?.drinks?.length === 0 && (drinks.length > 0 || !wishes.isLikened) && wishes.isMeasure !== true
      ? [{ ...wish, drinks, ...inPlaceOf(wish, insteadOf) }]
      : [],
  );
const inPlaceOf = ({ id, said }: Pick<NamedWish, 'id' | 'said'>, old: NonNullable<NamedWish['insteadOf']>) => {
  if (old.said === undefined) return {};
  const en = isHan(said) || isHan(old.said) ? `${id} instead of ${old.id}` : `${said} instead of ${old.said}`;
  return { plain: text(en, `${said}代替${old.said}`), isImplied: true as const };
};

/** "A Margarita, no salt": poured all the same, and the rim is left off by whoever makes it. */
const leftOff = ({ named }: Pick<Wishes, 'named'>): NamedWish[] =>
  named
    .filter(({ id, isRefused }) => isRefused && /^salt(?: rim)?$/.test(id))
    .slice(0, 1)
    .map((wish) => ({ ...wish, id: 'no salt rim', said: 'no salt rim', isRefused: false }));

/** What was asked for and has sugar in every drink, for whoever must not have any: "high blood sugar, something hot". */
export const onlySugared = ({ named }: Pick<Wishes, 'named'>): NamedWish[] => {
  const barred = named.find(({ id, isRefused, isAllergy }) => id === 'sugar' && isRefused && isAllergy)?.drinks ?? [];
  return wantedOf({ named }).filter(
    ({ id, drinks }) =>
      !isForTheBar(id) && id !== 'low sugar' && drinks.length > 0 && drinks.every((drink) => barred.includes(drink)),
  );
};

/** Of two ways to serve a drink it is served one way. */
const WAYS: ReadonlySet<string> = new Set(['hot drink', 'cold drink', 'frozen', 'crushed ice', 'large ice cube']);

/** "A hot Mojito": how the drink that was named is to be served, and is not. */
export const unservedOf = (wishes: Pick<Wishes, 'like' | 'named'>): NamedWish[] =>
  wantedOf(wishes).filter(
    ({ id, drinks }) => WAYS.has(id) && wishes.like !== undefined && !drinks.includes(wishes.like),
  );
