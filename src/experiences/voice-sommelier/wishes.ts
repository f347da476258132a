/** What a guest wishes for so far, and how a sentence adds to it. Pure; phones load this file. */
import type { TasteRequest, TasteWord } from '#domain/parse-taste-request.ts';
import { FLAVOUR_AXES } from '#domain/recipe.ts';
import type { Allergen, FlavourAxis } from '#domain/recipe.ts';
import type { Taste } from '#domain/taste.ts';

export interface Wishes {
  /** -3 to 3 on the axes that were spoken of. */
  taste: Taste;
  zeroProof: boolean;
  avoid: readonly Allergen[];
  /** A drink on the menu that it should be like. */
  like?: string | undefined;
  /** Drinks on the menu that it should not be. */
  notLike: readonly string[];
  /** Said, and not understood. */
  unknown: readonly string[];
  /** An allergy the menu does not list: only the bar can answer for it. */
  unlisted: readonly string[];
  isAllergic: boolean;
  /** Anything will do. */
  isOpen: boolean;
}

export const NO_WISHES: Wishes = {
  taste: {},
  zeroProof: false,
  avoid: [],
  notLike: [],
  unknown: [],
  unlisted: [],
  isAllergic: false,
  isOpen: false,
};

/** The most that one axis is moved either way. */
export const MOST = 3;

/** What one sentence asks for. */
export function wishesOf({ words, names, unknown, isAllergic }: TasteRequest): Wishes {
  const kept = words.filter((heard) => keepsOut(heard));
  const tastes = words.filter((heard) => !keepsOut(heard) && !heard.isAllergy && !isAlcoholRefused(heard));
  const [saysNothing, speaks] = [tastes.filter(isMute), tastes.filter((heard) => !isMute(heard))];
  const wishes: Wishes = {
    taste: tasteOf(speaks),
    zeroProof: words.some(({ word, factor }) => word.zeroProof && factor > 0) || words.some(isAlcoholRefused),
    avoid: unique(kept.flatMap(({ word }) => word.allergens ?? [])),
    like: names.findLast(({ isRefused }) => !isRefused)?.id,
    notLike: unique(names.filter(({ isRefused }) => isRefused).map(({ id }) => id)),
    unknown: unique([...unknown, ...saysNothing.map(({ said }) => said)]),
    unlisted: unique(words.filter((heard) => heard.isAllergy && !heard.word.allergens).map(({ said }) => said)),
    isAllergic,
    isOpen: false,
  };
  return {
    ...wishes,
    isOpen: !hasWishes(wishes) && speaks.some(({ word }) => Object.keys(word.delta ?? {}).length === 0),
  };
}

const keepsOut = ({ word, isRefused, isAllergy }: TasteWord): boolean =>
  word.allergens !== undefined && (isRefused || isAllergy || word.isDiet === true);

const isAlcoholRefused = ({ word, isRefused, isAllergy }: TasteWord): boolean =>
  word.alcohol === true && (isRefused || isAllergy);

/** Names an allergen that is neither a taste nor refused: "with egg white". */
const isMute = ({ word }: TasteWord): boolean =>
  word.allergens !== undefined && Object.keys(word.delta ?? {}).length === 0;

/** Words of one entry count once; said both ways ("sweet but not too sweet") they mean a little. */
function tasteOf(words: readonly TasteWord[]): Taste {
  const taste: Taste = {};
  for (const word of new Set(words.map((heard) => heard.word))) {
    const factors = words.filter((heard) => heard.word === word).map(({ factor }) => factor);
    const isBoth = factors.some((factor) => factor > 0) && factors.some((factor) => factor < 0);
    const factor = isBoth ? 0.5 : factors.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a));
    if (word.zeroProof) continue;
    for (const axis of FLAVOUR_AXES) {
      const change = (word.delta?.[axis] ?? 0) * factor;
      if (change !== 0) taste[axis] = limited((taste[axis] ?? 0) + change);
    }
  }
  for (const axis of FLAVOUR_AXES) if (taste[axis] === 0) delete taste[axis];
  return taste;
}

export const limited = (change: number): number => Math.min(MOST, Math.max(-MOST, change));

/** What was wished before and what is wished now; where both speak, the later word counts. */
export function addWishes(before: Wishes, now: Wishes): Wishes {
  return {
    taste: { ...before.taste, ...now.taste },
    zeroProof: before.zeroProof || now.zeroProof,
    avoid: unique([...before.avoid, ...now.avoid]),
    like: now.like ?? (before.like !== undefined && now.notLike.includes(before.like) ? undefined : before.like),
    notLike: unique([...before.notLike, ...now.notLike]).filter((id) => id !== now.like),
    unknown: unique([...before.unknown, ...now.unknown]),
    unlisted: unique([...before.unlisted, ...now.unlisted]),
    isAllergic: before.isAllergic || now.isAllergic,
    isOpen: before.isOpen || now.isOpen,
  };
}

export function withTaste(wishes: Wishes, axis: FlavourAxis, change: number | undefined): Wishes {
  const { [axis]: _gone, ...rest } = wishes.taste;
  return { ...wishes, taste: change === undefined ? rest : { ...rest, [axis]: change } };
}

/** True when something was asked for that a drink can be found by. */
export const hasWishes = ({ taste, zeroProof, avoid, like, notLike, isOpen }: Wishes): boolean =>
  Object.keys(taste).length > 0 || zeroProof || avoid.length > 0 || like !== undefined || notLike.length > 0 || isOpen;

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
