/** A guest's wishes so far, and how a sentence adds to them. Pure; phones load this file. */
import { weightiest } from '#domain/taste-request/parse-taste-request.ts';
import type { TasteRequest, TasteWord } from '#domain/taste-request/parse-taste-request.ts';
import type { NoAlcoholReason } from '#domain/taste-request/person-statements.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import type { Allergen, FlavourAxis } from '#domain/recipe/recipe.ts';
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
  /** A drink on the menu that it should be like. */
  like?: string | undefined;
  /** Drinks on the menu that it should not be. */
  notLike: readonly string[];
  /** Words that were not understood. */
  unknown: readonly string[];
  /** An allergy the menu has no field for: only the bar can answer. */
  unlisted: readonly string[];
  /** A statement about a person that was not understood: asked about before anything is poured. */
  unclear: readonly string[];
  isAllergic: boolean;
  /** Anything will do. */
  isOpen: boolean;
}

export const NO_WISHES: Wishes = {
  taste: {},
  weaker: false,
  isDrunk: false,
  avoid: [],
  notLike: [],
  unknown: [],
  unlisted: [],
  unclear: [],
  isAllergic: false,
  isOpen: false,
};

/** Largest change of an axis, either way. */
export const MOST = 3;

/** Largest strength wish of a guest who needs a weaker drink. */
const WEAKER = -2;

/** The wishes of one sentence. */
export function wishesOf(request: TasteRequest): Wishes {
  const { words, names, unknown, unlisted, unclear, isAllergic, noAlcohol, weaker, isDrunk } = request;
  const kept = words.filter((heard) => keepsOut(heard));
  const tastes = words.filter(
    (heard) => !keepsOut(heard) && !heard.isAllergy && !(heard.word.alcohol && heard.isRefused),
  );
  const [saysNothing, speaks] = [tastes.filter(isMute), tastes.filter((heard) => !isMute(heard))];
  const wishes: Wishes = {
    taste: limitedStrength(tasteOf(speaks), request),
    noAlcohol,
    weaker,
    isDrunk,
    avoid: unique(kept.flatMap(({ word }) => word.allergens ?? [])),
    like: names.findLast(({ isRefused }) => !isRefused)?.id,
    notLike: unique(names.filter(({ isRefused }) => isRefused).map(({ id }) => id)),
    unknown: unique([...unknown, ...saysNothing.map(({ said }) => said)]),
    unlisted: unique(unlisted),
    unclear: unique(unclear),
    isAllergic,
    isOpen: false,
  };
  return {
    ...wishes,
    isOpen: !hasWishes(wishes) && speaks.some(({ word }) => Object.keys(word.delta ?? {}).length === 0),
  };
}

/** A guest who may have no alcohol, or needs less of it, never gets a stronger drink by another word. */
function limitedStrength(taste: Taste, person: Pick<Wishes, 'noAlcohol' | 'weaker'>): Taste {
  const { strength = 0, ...rest } = taste;
  if (person.weaker) return { ...rest, strength: Math.min(strength, WEAKER) };
  return strength > 0 && isLocked(person) ? rest : taste;
}

const keepsOut = ({ word, isRefused, isAllergy }: TasteWord): boolean =>
  word.allergens !== undefined && (isRefused || isAllergy || word.isDiet === true);

/** Names an allergen that is neither a taste nor refused: "with egg white". */
const isMute = ({ word }: TasteWord): boolean =>
  word.allergens !== undefined && Object.keys(word.delta ?? {}).length === 0;

/** Words of one entry count once; with both signs ("sweet but not too sweet") they mean a little. */
function tasteOf(words: readonly TasteWord[]): Taste {
  const taste: Taste = {};
  for (const word of new Set(words.map((heard) => heard.word))) {
    const factors = words.filter((heard) => heard.word === word).map(({ factor }) => factor);
    const isBoth = factors.some((factor) => factor > 0) && factors.some((factor) => factor < 0);
    // "strong. No wait, not strong": wished for and refused, it makes no drink stronger.
    const isTakenBack = isBoth && (word.delta?.strength ?? 0) > 0 && isSaidBothWays(words);
    const factor = isBoth ? (isTakenBack ? 0 : 0.5) : factors.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a));
    if (word.zeroProof) continue;
    for (const axis of FLAVOUR_AXES) {
      const change = (word.delta?.[axis] ?? 0) * factor;
      if (change !== 0) taste[axis] = limited((taste[axis] ?? 0) + change);
    }
  }
  for (const axis of FLAVOUR_AXES) if (taste[axis] === 0) delete taste[axis];
  return taste;
}

const isSaidBothWays = (words: readonly TasteWord[]): boolean =>
  words.some(({ said, isRefused }) => isRefused && words.some((other) => other.said === said && other.factor > 0));

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
    like: now.like ?? (before.like !== undefined && now.notLike.includes(before.like) ? undefined : before.like),
    notLike: unique([...before.notLike, ...now.notLike]).filter((id) => id !== now.like),
    unknown: unique([...before.unknown, ...now.unknown]),
    unlisted: unique([...before.unlisted, ...now.unlisted]),
    unclear: noAlcohol ? [] : unique([...before.unclear, ...now.unclear]),
    isAllergic: before.isAllergic || now.isAllergic,
    isOpen: before.isOpen || now.isOpen,
  };
}

/** As set on the chip by the guest: there a drink may become stronger. */
export function withTaste(wishes: Wishes, axis: FlavourAxis, change: number | undefined): Wishes {
  const { [axis]: _gone, ...rest } = wishes.taste;
  return {
    ...wishes,
    weaker: axis === 'strength' ? false : wishes.weaker,
    taste: change === undefined ? rest : { ...rest, [axis]: change },
  };
}

/** True if there is a wish that a drink can be found by. */
export const hasWishes = ({ taste, noAlcohol, avoid, like, notLike, isOpen }: Wishes): boolean =>
  Object.keys(taste).length > 0 ||
  noAlcohol !== undefined ||
  avoid.length > 0 ||
  like !== undefined ||
  notLike.length > 0 ||
  isOpen;

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** No alcohol because of a statement about a person, not as a preference. */
export const isLocked = ({ noAlcohol }: Pick<Wishes, 'noAlcohol'>): boolean =>
  noAlcohol !== undefined && noAlcohol !== 'choice';
