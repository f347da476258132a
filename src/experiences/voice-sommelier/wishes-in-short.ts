/** A guest's wishes on one line, for tests and benchmarks: "sweet- fizzy+ zero avoid:milk like:mojito". */
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import type { Wishes } from './wishes.ts';

/** In the order of the axes; parts not understood are left out. */
export function inShort({ taste, noAlcohol, avoid, named, superlative, like, notLike, isOpen }: Wishes): string {
  const tastes = FLAVOUR_AXES.flatMap((axis) =>
    taste[axis] === undefined ? [] : `${axis}${taste[axis] > 0 ? '+' : '-'}`,
  );
  const isAlone = tastes.length + avoid.length + named.length + notLike.length === 0 && !noAlcohol;
  return [
    ...tastes,
    ...(noAlcohol ? ['zero'] : []),
    ...avoid.toSorted().map((allergen) => `avoid:${allergen}`),
    ...(like === undefined ? [] : [`like:${like}`]),
    ...(superlative ? [`${superlative.direction}:${superlative.axis}`] : []),
    ...named.map(({ id, isRefused }) => `${isRefused ? 'without' : 'with'}:${id.replaceAll(' ', '-')}`),
    ...notLike.map((id) => `not:${id}`),
    ...(isOpen && isAlone ? ['any'] : []),
  ].join(' ');
}
