/** The wishes as the guest sees them: one chip each, with how to change and remove it. */
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import type { BilingualText, FlavourAxis } from '#domain/recipe/recipe.ts';
import { translated } from '#domain/text/translated.ts';
import {
  aboutAs,
  ANYTHING,
  avoided,
  betweenOf,
  comparedOf,
  likeOf,
  namedOf,
  notLikeOf,
  strongerThan,
  utmostOf,
  weakerThan,
  wordOf,
  ZERO_PROOF,
} from '../words.ts';
import { withTaste } from '../wishes.ts';
import type { Wishes } from '../wishes.ts';

export interface WishChip {
  key: string;
  text: BilingualText;
  /** For a taste: its colour, and its amount. */
  axis?: FlavourAxis;
  /** The wishes without it; left out if the guest may not remove it. */
  without?: Wishes;
}

/** What a chip names of a drink. */
export type NamedRecipe = Pick<GuestRecipe, 'id' | 'name' | 'name_translations'>;

export function chipsOf(wishes: Wishes, recipes: readonly NamedRecipe[]): WishChip[] {
  const { taste, noAlcohol, avoid, named, superlative, like, notLike, isOpen, below, above, about, standIn } = wishes;
  const drink = (id: string, say: (name: BilingualText) => BilingualText) => {
    const recipe = recipes.find((each) => each.id === id);
    return recipe ? [say(namesOf(recipe))] : [];
  };
  return [
    ...(like === undefined
      ? []
      : drink(like, wishes.isCompared ? comparedOf : isOnlyLike(wishes) ? likeOf : (name) => name)
    ).map((text) => ({
      key: 'like',
      text,
      without: { ...wishes, like: undefined },
    })),
    ...(standIn && standIn.of.length > 1
      ? [{ key: 'between', text: betweenOf(standIn.of), without: { ...wishes, standIn: undefined } }]
      : []),
    ...named.map((wish) => ({
      key: `named ${wish.id}`,
      text: namedOf(wish),
      without: {
        ...wishes,
        standIn: standIn?.of.includes(wish.said) ? undefined : standIn,
        named: named.filter(({ id }) => id !== wish.id),
        unlisted: wishes.unlisted.filter((said) => said !== wish.said),
      },
    })),
    ...FLAVOUR_AXES.filter((axis) => taste[axis] !== undefined).map((axis) => ({
      key: axis,
      axis,
      text: superlative?.axis === axis ? utmostOf(superlative) : wordOf(axis, taste),
      without: withTaste(wishes, axis, undefined),
    })),
    ...(below ? [{ key: 'below', text: weakerThan(below.said), without: { ...wishes, below: undefined } }] : []),
    ...(above ? [{ key: 'above', text: strongerThan(above.said), without: { ...wishes, above: undefined } }] : []),
    ...(about ? [{ key: 'about', text: aboutAs(about.said), without: { ...wishes, about: undefined } }] : []),
    ...(noAlcohol
      ? [
          {
            key: 'zero-proof',
            text: ZERO_PROOF,
            ...(noAlcohol !== 'age' && { without: { ...wishes, noAlcohol: undefined } }),
          },
        ]
      : []),
    ...avoid.map((allergen) => ({
      key: allergen,
      text: avoided(allergen),
      without: {
        ...wishes,
        avoid: avoid.filter((each) => each !== allergen),
        allergies: wishes.allergies.filter((each) => each !== allergen),
      },
    })),
    ...notLike.flatMap((id) =>
      drink(id, notLikeOf).map((text) => ({
        key: `not ${id}`,
        text,
        without: { ...wishes, notLike: notLike.filter((each) => each !== id) },
      })),
    ),
    ...(isOpen ? [{ key: 'anything', text: ANYTHING, without: { ...wishes, isOpen: false } }] : []),
  ];
}

/** A drink that was named and is poured is no likeness: "like" is what was called otherwise, or cannot be poured. */
const isOnlyLike = ({ like, isMeasure, isLikened, named }: Wishes): boolean =>
  isMeasure === true ||
  isLikened === true ||
  named.some(({ isRefused, drinks }) => isRefused && drinks.includes(like!));

/** A wish as the card says it. */
export type Noted = Pick<WishChip, 'text' | 'axis'>;

/** For the card: tastes, and drinks named. What a guest must not have, and how strong it was to be, is nobody's business. */
export const notedOf = (chips: readonly WishChip[]): Noted[] =>
  chips
    .filter(({ key, axis }) => (axis === undefined ? key === 'like' || key === 'anything' : axis !== 'strength'))
    .map(({ text, axis }) => ({ text, ...(axis && { axis }) }));

export const namesOf = ({ name, name_translations }: NamedRecipe): BilingualText => ({
  en: translated(name, name_translations, 'en').text,
  'zh-HK': translated(name, name_translations, 'zh-HK').text,
});
