/** Which of two drinks has more of a taste, and how they differ. */
import type { Taste } from '#domain/flavour/taste.ts';
import { FLAVOUR_AXES, type BilingualText, type FlavourAxis } from '#domain/recipe/recipe.ts';
import { EASILY } from './question-kinds.ts';
import {
  ABV_STEP,
  answer,
  bilingual,
  isKnown,
  mayChoose,
  strengthOf,
  valueOf,
  type Answer,
  type Asked,
  type Served,
} from './asked-drink.ts';
import { partsOf } from './drink-told.ts';
import { listOf } from '#domain/text/bilingual.ts';
import * as say from './words.ts';

/**
 * Names the drink that wins, and why.
 * @param by what it wins by; without any, by how easily it drinks
 */
export function compared(drinks: readonly Served[], by: Taste, { wishes }: Asked): Answer {
  const axes = FLAVOUR_AXES.filter((axis) => by[axis]);
  const [first, second] = rankedBy(axes.length > 0 ? by : EASILY, drinks);
  if (!first || !second) return answer();
  if (!axes.every((axis) => drinks.every((drink) => isKnown(drink, axis))))
    return answer(say.cannotCompare(listOf(drinks.map(bilingual))));
  // "Which is stronger? I want the lighter of the two."
  const turned = axes.find((axis) => (wishes.taste[axis] ?? 0) * by[axis]! < 0);
  const order = rankedBy(turned ? { [turned]: -by[turned]! } : axes.length > 0 ? by : EASILY, drinks);
  return {
    told: [verdict(first, second, by, axes)],
    toldOf: ['like', ...axes],
    ...(mayChoose(wishes) && { choice: order.map(({ id }) => id) }),
  };
}

const rankedBy = (taste: Taste, drinks: readonly Served[]): Served[] => {
  const score = (drink: Served) =>
    FLAVOUR_AXES.reduce((sum, axis) => sum + (taste[axis] ?? 0) * inSteps(axis, valueOf(drink, axis)), 0);
  return drinks.toSorted((a, b) => score(b) - score(a));
};
const inSteps = (axis: FlavourAxis, value: number): number => (axis === 'strength' ? value / ABV_STEP : value);

function verdict(first: Served, second: Served, by: Taste, axes: readonly FlavourAxis[]): BilingualText {
  const name = bilingual(first);
  const [axis, ...others] = axes;
  if (axis === undefined || others.length > 0) {
    const reasons = differing(first, second, by);
    const why = listOf(reasons.length > 0 ? reasons : [say.ONLY_JUST]);
    return FLAVOUR_AXES.every((each) => by[each] === EASILY[each])
      ? say.wins(name, say.EASIER, why)
      : say.ratherThis(name, why);
  }
  const told = (drink: Served) =>
    (axis === 'strength' ? strengthOf(drink) : undefined) ?? say.degreeOf(axis, valueOf(drink, axis));
  if (valueOf(first, axis) === valueOf(second, axis)) return say.areAlike(name, bilingual(second), told(first));
  const isPlain = told(first).en !== told(second).en;
  return say.wins(
    name,
    say.comparative(axis, by[axis]!),
    isPlain ? say.beside(told(first), told(second)) : say.ONLY_JUST,
  );
}

/** On which axes a drink has plainly more or less than another: those asked for first, then the largest difference. */
function differing(one: Served, other: Served, by: Taste, isMore?: true): BilingualText[] {
  const steps = (axis: FlavourAxis) => inSteps(axis, valueOf(one, axis) - valueOf(other, axis));
  const asked =
    isMore || FLAVOUR_AXES.every((axis) => by[axis] === EASILY[axis]) ? [] : FLAVOUR_AXES.filter((axis) => by[axis]);
  return FLAVOUR_AXES.filter(
    (axis) =>
      (asked.length === 0 || asked.includes(axis)) &&
      isKnown(one, axis) &&
      isKnown(other, axis) &&
      (isMore ? steps(axis) : Math.abs(steps(axis))) >= 1 &&
      steps(axis) * (by[axis] ?? steps(axis)) > 0,
  )
    .toSorted((a, b) => Number(b in by) - Number(a in by) || Math.abs(steps(b)) - Math.abs(steps(a)))
    .slice(0, 3)
    .map((axis) => say.comparative(axis, steps(axis)));
}

/** What each of two has more of, and what is in them. */
export function difference(drinks: readonly Served[]): Answer {
  const [one, other, third] = drinks;
  const pairs = one && other && !third ? [[one, other] as const, [other, one] as const] : [];
  const contrast = pairs.flatMap(([a, b]) => {
    const more = differing(a, b, {}, true);
    return more.length > 0 ? [say.isSo(bilingual(a), listOf(more))] : [];
  });
  return answer(...contrast, ...drinks.flatMap((drink) => partsOf(drink)));
}
