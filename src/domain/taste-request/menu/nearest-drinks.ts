/** The drinks of a menu that come nearest to some figures. Source: docs/behaviour/taste-requests.md "Names". */
import { featureValues } from '#domain/recipe/recipe.ts';
import type { MenuDrink } from './menu-drink.ts';
import { ABV_LEEWAY } from '../usual-abv.ts';
import { likeness, type Figures } from '../words/classic-figures.ts';

/** Ids of the few drinks nearest to what another tastes of and is made of; never stronger ones. */
export function nearestTo(
  figures: Figures,
  parts: readonly (readonly string[])[],
  menu: readonly MenuDrink[],
): string[] {
  const share = (id: string) => parts.filter((ids) => ids.includes(id)).length / Math.max(1, parts.length);
  const ranked = menu
    .filter(
      ({ ABV = 0, alcohol }) =>
        (figures.abv > 0 ? alcohol !== 'free' : alcohol === 'free') && ABV <= figures.abv + ABV_LEEWAY,
    )
    .map(({ id, ABV = 0, drinkFeatures = [] }) => ({
      id,
      near:
        likeness(figures, featureValues([...drinkFeatures])) +
        KINSHIP * share(id) -
        WEAKER * Math.max(0, figures.abv - ABV),
    }))
    .sort((a, b) => b.near - a.near);
  return ranked.filter(({ near }) => near >= ranked[0]!.near - AS_NEAR).map(({ id }) => id);
}
/** What it counts, of a likeness in taste, to be made of the same. */
const KINSHIP = 0.45;
/** What each % by volume counts that it is weaker: what is half as strong is no stand-in. */
const WEAKER = 0.01;
/** Drinks this much less near still stand in. */
const AS_NEAR = 0.08;
