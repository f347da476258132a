/** A guest's wishes so far, and how a sentence adds to them. Pure; phones load this file. */
import { weightiest } from '#domain/taste-request/parse-taste-request.ts';
import type { MenuIndex } from '#domain/taste-request/menu-index.ts';
import { splitNamed, wishForTrait, type NamedWish } from '#domain/taste-request/named-wishes.ts';
import type { TasteRequest, TasteWord } from '#domain/taste-request/parse-taste-request.ts';
import { usualAbv } from '#domain/taste-request/strength-limit.ts';
import { MEANINGS } from '#domain/taste-request/words/meanings.ts';
import type { NoAlcoholReason } from '#domain/taste-request/person-statements.ts';
import { LONGEST_ALLERGY_NOTE, type Allergies } from '#domain/recipe/allergies.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import type { Allergen, FlavourAxis } from '#domain/recipe/recipe.ts';
import type { Superlative } from '#domain/flavour/wish-order.ts';
import type { Taste } from '#domain/flavour/taste.ts';

export interface Wishes {
  /** -3 to 3 on the axes that were mentioned. */
  taste: Taste;
  /** No alcohol, and why. */
  noAlcohol?: NoAlcoholReason | undefined;
  /** Less alcohol than other drinks, whatever else is said; until the guest changes it on the chip. */
  weaker: boolean;
  /** The guest is already drunk: water is offered. */
  isDrunk: boolean;
  avoid: readonly Allergen[];
  /** Those of `avoid` that the guest is allergic to. */
  allergies: readonly Allergen[];
  /** Ingredients, kinds of drink, and drinks the menu lacks. */
  named: readonly NamedWish[];
  /** The most or the least of a taste that the menu has: "the strongest". */
  superlative?: Superlative | undefined;
  /** A drink on the menu that it should be like. */
  like?: string | undefined;
  /** It is only measured by that drink: with a change asked for, another one is poured. */
  isMeasure?: boolean | undefined;
  /** Nothing as strong as this may be poured: "lighter than a Manhattan". `abv` in % by volume. */
  below?: { said: string; abv: number } | undefined;
  /** Ids of the drinks that share each ingredient of that drink, where it cannot be poured itself. */
  kin?: readonly (readonly string[])[] | undefined;
  /** Ids of all versions of that drink. */
  versions?: readonly string[] | undefined;
  /** Ids of the drinks between which the guest lets choose: "a Mojito or a Paloma". */
  choice?: readonly string[] | undefined;
  /** Ids of drinks on the menu that most guests like. */
  popular?: readonly string[] | undefined;
  /** Drinks on the menu that it should not be. */
  notLike: readonly string[];
  /** Words that were not understood. */
  unknown: readonly string[];
  /** An allergy the menu has no field for: only the bar can answer. */
  unlisted: readonly string[];
  /** Those of which is not known what holds them: the guest must ask the bar before drinking. */
  unsure: readonly string[];
  /** A statement about a person that was not understood: asked about before anything is poured. */
  unclear: readonly string[];
  isAllergic: boolean;
  /** Anything will do. */
  isOpen: boolean;
  /** Another person's drink was spoken of too, and is left for later. */
  isOfOthers: boolean;
}

export const NO_WISHES: Wishes = {
  taste: {},
  weaker: false,
  isDrunk: false,
  avoid: [],
  allergies: [],
  named: [],
  notLike: [],
  unknown: [],
  unlisted: [],
  unsure: [],
  unclear: [],
  isAllergic: false,
  isOpen: false,
  isOfOthers: false,
};

/** Largest change of an axis, either way. */
export const MOST = 3;

/** Largest strength wish of a guest who needs a weaker drink. */
const WEAKER = -2;

/**
 * The wishes of one sentence.
 * @param menu without one, what is named counts by its taste alone
 */
export function wishesOf(request: TasteRequest, menu?: MenuIndex): Wishes {
  const [named, words] = menu ? splitNamed(request, menu) : [[], request.words];
  const { names, unknown, unlisted, unsure, unclear, isAllergic, noAlcohol, weaker, isDrunk } = request;
  const kept = words.filter((heard) => keepsOut(heard));
  const tastes = words.filter(
    (heard) => !keepsOut(heard) && !heard.isAllergy && !(heard.word.alcohol && heard.isRefused),
  );
  const isRefusedName = (id: string) => names.some((each) => each.isRefused && each.id === id);
  const model = names.findLast(({ id }) => !isRefusedName(id));
  const [saysNothing, speaks] = [tastes.filter(isMute), tastes.filter((heard) => !isMute(heard))];
  const taste = tasteOf(speaks.filter((heard) => !isOverruled(heard, speaks)));
  const wishes: Wishes = {
    taste: limitedStrength(taste, request),
    noAlcohol,
    weaker,
    isDrunk,
    avoid: unique(kept.flatMap(({ word }) => word.allergens ?? [])),
    allergies: unique(
      kept.flatMap(({ word, isAllergy }) => (isAllergy || word === MEANINGS.coeliac ? (word.allergens ?? []) : [])),
    ),
    named,
    superlative: allowedSuperlative(request.superlative, request, taste),
    like: model?.id,
    choice: choiceOf(names),
    // "I usually have a Margarita, something new": what it is not to be.
    isMeasure: model && (model.isMeasure || named.some(({ id, isRefused }) => id === 'unusual' && !isRefused)),
    below: limitOf(request, menu),
    notLike: unique(names.filter(({ isRefused }) => isRefused).map(({ id }) => id)),
    unknown: unique([...unknown, ...[...saysNothing, ...contradicted(speaks, taste)].map(({ said }) => said)]),
    unlisted: unique([...unlisted, ...unsure]),
    unsure: unique(unsure),
    unclear: unique(unclear),
    isAllergic,
    isOfOthers: request.isOfOthers,
    isOpen: false,
  };
  const alcohol = speaks.find((heard) => heard.word.alcohol && !heard.isRefused && heard.factor > 0);
  const things = request.words.filter(
    (heard) => (heard.named ?? heard.isSoftDrink) && !heard.isRefused && heard.factor > 0,
  );
  const isSoft =
    things.some(({ isSoftDrink }) => isSoftDrink) &&
    things.every(({ named: thing, isSoftDrink }) => isSoftDrink || thing!.kind === 'trait') &&
    !alcohol &&
    !noAlcohol &&
    model === undefined &&
    (taste.strength ?? 0) <= 0;
  const sugar = speaks.find(({ said, factor }) => factor < 0 && IS_SUGAR.test(said));
  return {
    ...wishes,
    named: [
      ...named,
      ...(menu && alcohol && !noAlcohol && !weaker ? [wishForTrait('alcohol', alcohol.said, menu)] : []),
      ...(menu && isSoft ? [wishForTrait('soft drink', 'soft drink', menu)] : []),
      ...(menu && sugar && !named.some(({ id }) => id === 'low sugar')
        ? [wishForTrait('low sugar', 'low sugar', menu)]
        : []),
    ],
    isOpen:
      !asksForSome(wishes) &&
      speaks.some(
        (heard) =>
          !heard.named &&
          !heard.word.zeroProof &&
          (isTasteless(heard) || (isAlcoholNamed(heard) && !hasWishes(wishes))),
      ),
  };
}

/** Drinks that were named side by side; undefined if fewer than two. */
function choiceOf(names: TasteRequest['names']): string[] | undefined {
  const ids = unique(names.filter((each) => !each.isRefused && !each.isMeasure && !each.isLimit).map(({ id }) => id));
  return ids.length > 1 ? ids : undefined;
}

/** The lowest of the limits of strength. */
function limitOf({ names, words, below }: TasteRequest, menu?: MenuIndex): Wishes['below'] {
  const limits = [
    ...names.filter(({ isLimit }) => isLimit).map(({ id }) => ({ said: menu?.nameOf(id) ?? id, abv: menu?.abvOf(id) })),
    ...words.filter(({ isLimit }) => isLimit).map(({ said, named }) => ({ said, abv: usualAbv(named!.id) })),
    ...(below === undefined ? [] : [{ said: `${below}%`, abv: below }]),
  ];
  return weakest(limits.flatMap(({ said, abv }) => (abv ? [{ said, abv }] : [])));
}

const weakest = (limits: readonly NonNullable<Wishes['below']>[]): Wishes['below'] =>
  limits.toSorted((a, b) => a.abv - b.abv)[0];

/** A guest who may have no alcohol, or needs less of it, never gets a stronger drink by another word. */
function limitedStrength(taste: Taste, person: Pick<Wishes, 'noAlcohol' | 'weaker'>): Taste {
  const { strength = 0, ...rest } = taste;
  if (person.weaker) return { ...rest, strength: Math.min(strength, WEAKER) };
  return strength > 0 && isLocked(person) ? rest : taste;
}

/** Nor does "the strongest you have". */
const allowedSuperlative = (
  superlative: Superlative | undefined,
  person: Pick<Wishes, 'noAlcohol' | 'weaker'>,
  { strength = 0 }: Taste = {},
): Superlative | undefined =>
  superlative?.axis === 'strength' &&
  (person.weaker || person.noAlcohol !== undefined || (superlative.direction === 'most' && strength < 0))
    ? undefined
    : superlative;

const keepsOut = ({ word, isRefused, isAllergy }: TasteWord): boolean =>
  word.allergens !== undefined && (isRefused || isAllergy || word.isDiet === true);

/** Little sugar is more than little sweetness: no syrup either. */
const IS_SUGAR = /^(?:sugar|syrup|sweetener|糖|糖漿|糖分|糖份)$/i;

/** Names an allergen that is no ingredient, taste or refusal, or less of what is no taste: "less tomato". */
const isMute = ({ word, named, family, factor, isRefused }: TasteWord): boolean =>
  isTasteless({ word }) &&
  ((word.allergens !== undefined && named === undefined) ||
    (family !== undefined && named === undefined) ||
    (named !== undefined && factor < 0 && !isRefused));

/** "Strong but easy to drink": how it drinks is a trait beside the strength, and does not take it back. */
const isOverruled = ({ word, named, factor, said }: TasteWord, words: readonly TasteWord[]): boolean =>
  named?.kind === 'trait' &&
  !IS_WEAK.test(said) &&
  factor > 0 &&
  (word.delta?.strength ?? 0) < 0 &&
  words.some((other) => other.named?.kind !== 'trait' && (other.word.delta?.strength ?? 0) * other.factor > 0);

/** Of the strength itself. */
const IS_WEAK = /^(?:light(?:er)?|weak(?:er)?|[淡輕][淡輕啲]?)$/i;

/** Words that take each other back: "strong but weak". */
const contradicted = (words: readonly TasteWord[], taste: Taste): TasteWord[] =>
  FLAVOUR_AXES.filter((axis) => taste[axis] === undefined).flatMap((axis) => {
    const said = words.filter(({ word, factor }) => (word.delta?.[axis] ?? 0) * factor !== 0);
    const signs = new Set(said.map(({ word, factor }) => Math.sign(word.delta![axis]! * factor)));
    return signs.size > 1 ? said : [];
  });

const isTasteless = ({ word }: Pick<TasteWord, 'word'>): boolean => Object.keys(word.delta ?? {}).length === 0;

/** Words of one entry count once; with both signs ("sweet but not too sweet") they mean a little. */
function tasteOf(words: readonly TasteWord[]): Taste {
  const taste: Taste = {};
  const isWeakened = words.some((heard) => (heard.word.delta?.strength ?? 0) * heard.factor < 0);
  for (const word of new Set(words.map((heard) => heard.word))) {
    const factors = words.filter((heard) => heard.word === word).map(amountOf);
    const isBoth = factors.some((factor) => factor > 0) && factors.some((factor) => factor < 0);
    // "Strong, but not too strong": where two wishes for strength contradict, the weaker one wins.
    const isOfStrength = (word.delta?.strength ?? 0) > 0;
    const factor = isBoth
      ? isOfStrength
        ? Math.min(...factors)
        : 0.5
      : factors.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a));
    if (word.zeroProof || words.every((heard) => heard.word !== word || isAlcoholNamed(heard))) continue;
    for (const axis of FLAVOUR_AXES) {
      const change = (word.delta?.[axis] ?? 0) * factor;
      if (axis === 'strength' && isWeakened && change > 0) continue;
      if (change !== 0) taste[axis] = limited((taste[axis] ?? 0) + change);
    }
  }
  for (const axis of FLAVOUR_AXES) if (taste[axis] === 0) delete taste[axis];
  return taste;
}

/** 甜嘅酒, "an alcoholic drink": names what is poured, and no strength. */
const isAlcoholNamed = ({ word, factor }: TasteWord): boolean => word.alcohol === true && factor === 1;

/** "Not too sweet" asks for less than usual, "not sweet" for none. */
const amountOf = ({ factor, isRefused }: TasteWord): number => (factor < 0 && !isRefused ? factor / 2 : factor);

export const limited = (change: number): number => Math.min(MOST, Math.max(-MOST, change));

/**
 * Merges earlier and new wishes. The later word wins, except that no word allows alcohol again, or makes the drink
 * stronger for a guest who needs a weaker one.
 */
export function addWishes(before: Wishes, now: Wishes): Wishes {
  const noAlcohol = weightiest([before.noAlcohol, now.noAlcohol]);
  const weaker = before.weaker || now.weaker;
  return {
    taste: limitedStrength({ ...before.taste, ...now.taste }, { noAlcohol, weaker }),
    noAlcohol,
    weaker,
    isDrunk: before.isDrunk || now.isDrunk,
    avoid: unique([...before.avoid, ...now.avoid]),
    allergies: unique([...before.allergies, ...now.allergies]),
    named: addNamed(before.named, now.named),
    superlative: allowedSuperlative(now.superlative ?? before.superlative, { noAlcohol, weaker }),
    like: now.like ?? (before.like !== undefined && now.notLike.includes(before.like) ? undefined : before.like),
    isMeasure: now.like === undefined ? before.isMeasure : now.isMeasure,
    below: weakest([before.below, now.below].filter((each) => each !== undefined)),
    kin: now.like === undefined ? before.kin : now.kin,
    versions: now.like === undefined ? before.versions : now.versions,
    choice: now.like === undefined ? before.choice : now.choice,
    popular: now.popular ?? before.popular,
    notLike: unique([...before.notLike, ...now.notLike]).filter((id) => id !== now.like),
    unknown: unique([...before.unknown, ...now.unknown]),
    unlisted: unique([...before.unlisted, ...now.unlisted]),
    unsure: unique([...before.unsure, ...now.unsure]),
    unclear: noAlcohol ? [] : unique([...before.unclear, ...now.unclear]),
    isAllergic: before.isAllergic || now.isAllergic,
    isOpen: before.isOpen || now.isOpen,
    isOfOthers: now.isOfOthers,
  };
}

/** The later word about the same thing wins, unless it is an allergy. */
const addNamed = (before: readonly NamedWish[], now: readonly NamedWish[]): NamedWish[] => {
  const kept = before.filter(({ id, isAllergy }) => isAllergy || !now.some((wish) => wish.id === id));
  return [...kept, ...now.filter(({ id }) => !kept.some((wish) => wish.id === id))];
};

/** As set on the chip by the guest: there a drink may become stronger. */
export function withTaste(wishes: Wishes, axis: FlavourAxis, change: number | undefined): Wishes {
  const { [axis]: _gone, ...rest } = wishes.taste;
  return {
    ...wishes,
    weaker: axis === 'strength' ? false : wishes.weaker,
    superlative: wishes.superlative?.axis === axis ? undefined : wishes.superlative,
    taste: change === undefined ? rest : { ...rest, [axis]: change },
  };
}

/** True if something was asked for, and not only ruled out. */
export const asksForSome = ({ taste, named, superlative, like }: Wishes): boolean =>
  Object.keys(taste).length > 0 ||
  named.some(({ isRefused }) => !isRefused) ||
  superlative !== undefined ||
  like !== undefined;

/**
 * True if a drink can be poured: where nothing was understood, one that most guests like.
 * @param isSorry nothing of the last sentence was understood
 */
export const canPour = (wishes: Wishes, isSorry: boolean): boolean => isSorry || hasWishes(wishes);

/** True if there is a wish that a drink can be found by. */
export const hasWishes = ({
  taste,
  noAlcohol,
  avoid,
  named,
  superlative,
  like,
  notLike,
  isOpen,
  below,
}: Wishes): boolean =>
  Object.keys(taste).length > 0 ||
  noAlcohol !== undefined ||
  avoid.length > 0 ||
  named.length > 0 ||
  superlative !== undefined ||
  like !== undefined ||
  notLike.length > 0 ||
  below !== undefined ||
  isOpen;

/** The declaration without the allergies that the guest took back, chip by chip. */
export function withoutTakenBack(declared: Allergies, before: Wishes, now: Wishes): Allergies {
  const isGone = <T>(list: readonly T[], left: readonly T[]) => list.filter((each) => !left.includes(each));
  const allergens = isGone(before.allergies, now.allergies);
  const said = isGone(before.unlisted, now.unlisted);
  if (allergens.length + said.length === 0) return declared;
  return {
    allergens: isGone(declared.allergens, allergens),
    note: isGone(declared.note.split(', '), said).join(', '),
  };
}

/**
 * A guest's declaration with the allergies of a sentence: substances that must be declared, and the rest in the guest's
 * own words. A refusal without an allergy ("no milk") is a wish. Source: docs/decisions/0041.
 */
export function withHeard(declared: Allergies, { allergies, unlisted }: Wishes): Allergies {
  const fresh = unlisted.filter((said) => !declared.note.includes(said));
  if (fresh.length === 0 && allergies.every((each) => declared.allergens.includes(each))) return declared;
  const note = [declared.note, ...fresh].filter(Boolean).join(', ');
  return {
    allergens: unique([...declared.allergens, ...allergies]),
    note: note.slice(0, LONGEST_ALLERGY_NOTE),
  };
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** No alcohol because of a statement about a person, not as a preference. */
export const isLocked = ({ noAlcohol }: Pick<Wishes, 'noAlcohol'>): boolean =>
  noAlcohol !== undefined && noAlcohol !== 'choice';
