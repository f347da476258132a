/** Between which strengths a drink shall be: by figures, or by other drinks. Phones load this file with the parser. */
import type { MenuIndex } from '#domain/taste-request/menu-index.ts';
import type { TasteRequest } from '#domain/taste-request/taste-request.ts';
import { usualAbv } from '#domain/taste-request/usual-abv.ts';
import { weakest } from '../add-wishes.ts';
import type { Wishes } from '../wishes.ts';

/** What it shall be stronger than: a figure, or a drink where that leaves some room below a limit. */
export function aboveIn({ above, spoken }: TasteRequest, limit: number | undefined, menu: MenuIndex): Wishes['above'] {
  const { from } = spoken.strength;
  // Exactly that much is enough.
  if (from !== undefined) return from < (limit ?? Infinity) ? { said: `${from}%`, abv: from - STEP } : undefined;
  const said = above.flatMap(({ said: name, drink, thing }) => {
    const abv = drink === undefined ? thing && usualAbv(thing) : menu.abvOf(drink);
    return abv && limit !== undefined && abv < limit
      ? [{ said: (drink !== undefined && menu.nameOf(drink)) || name, abv }]
      : [];
  });
  return said[0];
}

/** As strengths are stated. */
const STEP = 0.1;

/** The lowest of the limits of strength. */
export function limitOf({ names, words, spoken }: TasteRequest, menu?: MenuIndex): Wishes['below'] {
  const { below } = spoken.strength;
  const limits = [
    ...names.filter(({ isLimit }) => isLimit).map(({ id }) => ({ said: menu?.nameOf(id) ?? id, abv: menu?.abvOf(id) })),
    ...words.filter(({ isLimit }) => isLimit).map(({ said, named }) => ({ said, abv: usualAbv(named!.id) })),
    ...(below === undefined ? [] : [{ said: `${below}%`, abv: below }]),
  ];
  return weakest(limits.flatMap(({ said, abv }) => (abv ? [{ said, abv }] : [])));
}
