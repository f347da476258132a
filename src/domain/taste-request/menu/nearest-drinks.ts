/** The drinks of a menu that come nearest to some figures. Source: docs/behaviour/taste-requests.md "Names". */
import { featureValues } from '#domain/recipe/recipe.ts';
import type { MenuDrink } from './menu-drink.ts';
import { sharesOf } from '#domain/flavour/wish-order.ts';
import { ABV_LEEWAY } from '../usual-abv.ts';
import { likeness, type Figures } from '../words/classic-figures.ts';

/** Those of which one may stand in: with alcohol or without as it, and not stronger, or else the weakest. */
export function fitFor<D extends Pick<MenuDrink, 'ABV' | 'alcohol'>>({ abv }: Figures, menu: readonly D[]): D[] {
  const alike = menu.filter(({ alcohol }) => (abv > 0 ? alcohol !== 'free' : alcohol === 'free'));
  const weakest = Math.min(...alike.map(({ ABV = 0 }) => ABV));
  return alike.filter(({ ABV = 0 }) => ABV <= Math.max(weakest, abv + ABV_LEEWAY));
}

/** Ids of the few drinks nearest to what another tastes of and is made of. */
export function nearestTo(
  figures: Figures,
  parts: readonly (readonly string[])[],
  menu: readonly MenuDrink[],
): string[] {
  const fit = fitFor(figures, menu);
  const shares = sharesOf(parts, fit);
  const share = (id: string) => parts.reduce((sum, ids, at) => sum + (ids.includes(id) ? shares[at]! : 0), 0);
  const ranked = fit
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
const WEAKER = 0.015;
/** Drinks this much less near still stand in. */
const AS_NEAR = 0.08;
