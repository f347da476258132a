import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Unit } from '#domain/recipe/recipe.ts';

/** How much of an ingredient, such as "8 leaves". */
export function useAmountWords(): (amount: number, unit: Unit) => string {
  const { t } = useLingui();
  return (amount, unit) => {
    switch (unit) {
      case 'ml':
      case 'top-up':
        return t`${amount} ml`;
      case 'g':
        return t`${amount} g`;
      case 'dash':
        return plural(amount, { one: '# dash', other: '# dashes' });
      case 'barspoon':
        return plural(amount, { one: '# bar spoon', other: '# bar spoons' });
      case 'leaf':
        return plural(amount, { one: '# leaf', other: '# leaves' });
      case 'slice':
        return plural(amount, { one: '# slice', other: '# slices' });
      case 'pinch':
        return plural(amount, { one: '# pinch', other: '# pinches' });
      default:
        return plural(amount, { one: '# piece', other: '# pieces' });
    }
  };
}
