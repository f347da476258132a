/** How a sentence adds to a guest's wishes. Pure; phones load this file. */
import { weightiest } from '#domain/taste-request/no-alcohol-reasons.ts';
import type { NamedWish } from '#domain/taste-request/named-wishes.ts';
import type { Superlative } from '#domain/flavour/wish-order.ts';
import type { Taste } from '#domain/flavour/taste.ts';
import { isLocked, type Wishes } from './wishes.ts';

/** Largest strength wish of a guest who needs a weaker drink. */
const WEAKER = -2;

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
    isLikened: now.like === undefined ? before.isLikened : now.isLikened,
    isCompared: now.like === undefined ? before.isCompared : now.isCompared,
    usual: now.usual ?? before.usual,
    above: (noAlcohol ?? weaker) ? undefined : (now.above ?? before.above),
    about: allowedRange(now.about ?? before.about, { noAlcohol, weaker }),
    below: weakest([before.below, now.below].filter((each) => each !== undefined)),
    kin: now.like === undefined ? before.kin : now.kin,
    versions: now.like === undefined ? before.versions : now.versions,
    choice: now.like === undefined ? before.choice : now.choice,
    standIn: now.standIn ?? (now.like === undefined ? before.standIn : undefined),
    noRepeat: now.noRepeat,
    asked: now.asked,
    told: now.told,
    toldOf: now.toldOf,
    isAnother: now.like === undefined ? before.isAnother : now.isAnother,
    isBrew: now.isBrew ?? before.isBrew,
    isSugarLevel: before.isSugarLevel ?? now.isSugarLevel,
    popular: now.popular ?? before.popular,
    notLike: unique([...before.notLike, ...now.notLike]).filter((id) => id !== now.like),
    unknown: unique([...before.unknown, ...now.unknown]),
    unlisted: unique([...before.unlisted, ...now.unlisted]),
    unsure: unique([...before.unsure, ...now.unsure]),
    unclear: noAlcohol ? [] : unique([...before.unclear, ...now.unclear]),
    isAllergic: before.isAllergic || now.isAllergic,
    isOpen: before.isOpen || now.isOpen,
    notes: now.notes,
  };
}

/** The later word about the same thing wins, unless it is an allergy. */
const addNamed = (before: readonly NamedWish[], now: readonly NamedWish[]): NamedWish[] => {
  const kept = before.filter(({ id, isAllergy }) => isAllergy || !now.some((wish) => wish.id === id));
  return [...kept, ...now.filter(({ id }) => !kept.some((wish) => wish.id === id))];
};

export const weakest = (limits: readonly NonNullable<Wishes['below']>[]): Wishes['below'] =>
  limits.toSorted((a, b) => a.abv - b.abv)[0];

/** A guest who may have no alcohol, or needs less of it, never gets a stronger drink by another word. */
export function limitedStrength(taste: Taste, person: Pick<Wishes, 'noAlcohol' | 'weaker'>): Taste {
  const { strength = 0, ...rest } = taste;
  if (person.weaker) return { ...rest, strength: Math.min(strength, WEAKER) };
  return strength > 0 && isLocked(person) ? rest : taste;
}

/** Nor does "about 20 percent". */
export const allowedRange = (about: Wishes['about'], person: Pick<Wishes, 'noAlcohol' | 'weaker'>): Wishes['about'] =>
  person.noAlcohol !== undefined || (person.weaker && (about?.to ?? 0) > WEAK) ? undefined : about;
/** % by volume up to which a drink is weak. */
const WEAK = 8;

/** Nor does "the strongest you have". */
export const allowedSuperlative = (
  superlative: Superlative | undefined,
  person: Pick<Wishes, 'noAlcohol' | 'weaker'>,
  { strength = 0 }: Taste = {},
): Superlative | undefined =>
  superlative?.axis === 'strength' &&
  (person.noAlcohol !== undefined || (superlative.direction === 'most' && (person.weaker || strength < 0)))
    ? undefined
    : superlative;

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
