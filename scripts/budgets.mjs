/**
 * What each stage may take on two cores that nothing else uses, in seconds: `.ci/run` in 20 minutes. A stage over its
 * budget says so and does not fail, because a busy machine is no fault of the change. Source: docs/decisions/0066.
 */
export const BUDGETS_S = {
  'check:fast': 60,
  tests: 300,
  journeys: 360,
  engines: 160,
  'other versions of Node': 130,
  simulation: 120,
  attack: 60,
  benches: 60,
};

/** @returns the line that ends a stage in the log */
export function resultOf(name, isFine, startedMs) {
  const seconds = Math.round((Date.now() - startedMs) / 1000);
  const budget = BUDGETS_S[name];
  const beside = budget === undefined ? '' : seconds > budget ? `, OVER ITS BUDGET of ${budget} s` : ` of ${budget} s`;
  return `${isFine ? 'passed' : 'FAILED'}: ${name} (${seconds} s${beside})`;
}
