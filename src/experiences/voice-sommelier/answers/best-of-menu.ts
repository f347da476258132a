/** Which drink of those asked for has most of a taste, comes nearest, or is what the house would choose. */
import { FLAVOUR_AXES, isZeroProof } from '#domain/recipe/recipe.ts';
import type { NamedWish } from '#domain/taste-request/named-wishes.ts';
import { isBinding, isServing } from '#domain/taste-request/trait-roles.ts';
import { listOf } from '#domain/text/bilingual.ts';
import type { Wishes } from '../wishes.ts';
import { namedOf } from '../words.ts';
import {
  answer,
  bilingual,
  isKnown,
  mayChoose,
  pouredFor,
  strengthOf,
  TELLING,
  valueOf,
  type Answer,
  type Asked,
  type Served,
} from './asked-drink.ts';
import { EASE, type Question } from './asked-things.ts';
import { mostOf } from './drink-told.ts';
import * as say from './words.ts';

const isKind = ({ id, kind, isRefused, drinks }: NamedWish): boolean =>
  !isRefused && drinks.length > 0 && (kind !== 'trait' || isBinding(id));

/** Keys of the chips of what a guest chooses from. */
const kindsTold = ({ named }: Wishes): string[] => named.filter(isKind).map(({ id }) => `named ${id}`);

type Utmost = Pick<Extract<Question, { kind: 'utmost' }>, 'superlative' | 'ranked'>;

/** "Which of your gins is the strongest?", "which whisky is easiest to drink?" */
export function utmost({ superlative, ranked }: Utmost, asked: Asked): Answer {
  const { wishes } = asked;
  const poured = pouredFor(wishes, asked);
  const [drink] = poured;
  if (!drink) return answer();
  const kinds = kindsTold(wishes);
  if (!superlative || isOfSeveral(wishes.taste)) {
    const { told, toldOf } = choiceOf(drink, asked);
    return { told, toldOf: [...kinds, ...toldOf] };
  }
  const { axis, direction } = superlative;
  // Nobody who shall have less alcohol hears which is strongest.
  if (!wishes.superlative) return answer();
  const sign = direction === 'most' ? 1 : -1;
  // "Your gins"; the weakest has some alcohol.
  const among = poured.filter(
    (each) =>
      isKnown(each, axis) &&
      (axis !== 'strength' || wishes.noAlcohol !== undefined || !isZeroProof(each)) &&
      wishes.named.filter(isKind).every(({ drinks }) => drinks.includes(each.id)),
  );
  const toldOf = [...kinds, axis, 'zero-proof', 'named alcohol'];
  const degreeOf = (each: Served) =>
    (axis === 'strength' ? strengthOf(each) : undefined) ?? say.degreeOf(axis, valueOf(each, axis));
  if (ranked.count ?? ranked.rank) {
    const sorted = among.toSorted((a, b) => (valueOf(b, axis) - valueOf(a, axis)) * sign);
    const picked = ranked.rank === undefined ? undefined : sorted[ranked.rank - 1];
    const isOne = ranked.count === undefined && picked !== undefined;
    const names = (isOne ? [picked] : sorted.slice(0, ranked.count)).map((each) =>
      say.withDegree(bilingual(each), degreeOf(each)),
    );
    const most = say.superlative(axis, sign);
    return {
      told: [say.consistsOf(isOne ? say.nth(ranked.rank!, most) : most, listOf(names))],
      toldOf: [...toldOf, ...(isOne ? ['like'] : [])],
      ...(picked && mayChoose(wishes) && { choice: [picked.id] }),
    };
  }
  const most = Math.max(...among.map((each) => valueOf(each, axis) * sign));
  if (!among.includes(drink) || valueOf(drink, axis) * sign < most) return answer();
  const best = among.filter((each) => valueOf(each, axis) * sign === most).slice(0, 3);
  return {
    told: [say.isUtmost(say.superlative(axis, sign), listOf(best.map(bilingual)), degreeOf(drink))],
    toldOf,
  };
}
/** "The most refreshing" is of several axes. */
const isOfSeveral = (taste: object): boolean => Object.keys(taste).length > 1;

/** With what was asked for, where it has that, or else with what it tastes of. */
function choiceOf(drink: Served, { wishes }: Asked): Answer {
  const wanted = wishes.named.filter(
    ({ id, kind, isRefused, drinks }) =>
      kind === 'trait' && !isRefused && id !== EASE && !isServing(id) && !isBinding(id) && drinks.includes(drink.id),
  );
  const isEasy = wishes.named.some(({ id, isRefused }) => id === EASE && !isRefused);
  const strength = strengthOf(drink);
  const axes = FLAVOUR_AXES.filter(
    (axis) => !wishes.saidAs?.[0] && (wishes.taste[axis] ?? 0) * (valueOf(drink, axis) - TELLING) > 0,
  );
  const why = [
    ...(isEasy && strength ? [say.EASIER, strength] : []),
    ...wanted.map(namedOf),
    ...axes.map((axis) => say.degreeOf(axis, valueOf(drink, axis))),
  ];
  const reasons = why.length > 0 ? why : mostOf(drink, 2).map((axis) => say.degreeOf(axis, valueOf(drink, axis)));
  return {
    told: [say.ratherThis(bilingual(drink), listOf(reasons))],
    toldOf: [
      'anything',
      'like',
      'named celebration',
      ...(isEasy ? [`named ${EASE}`, 'strength'] : []),
      ...wanted.map(({ id }) => `named ${id}`),
      ...axes,
    ],
  };
}

/** "What do you recommend?": one drink, which is then poured. */
export function advice(asked: Asked): Answer {
  const { wishes } = asked;
  const [drink] = pouredFor(wishes, asked);
  if (!drink) return answer();
  // Where nothing else was said, drinks come by chance: what is named is poured.
  const { taste, named, like, below } = wishes;
  const isUntold =
    like === undefined &&
    below === undefined &&
    Object.keys(taste).length === 0 &&
    named.every(({ isRefused }) => isRefused);
  const { told, toldOf } = choiceOf(drink, asked);
  return {
    told,
    toldOf: [...toldOf, ...kindsTold(wishes)],
    ...(isUntold && (mayChoose(wishes) || isZeroProof(drink)) && { choice: [drink.id] }),
  };
}
