/** "Do you have anything hot without alcohol?", "which mocktails are not sweet?": the drinks that meet all that was asked. */
import { drinksMeeting } from '#domain/flavour/wish-met.ts';
import { assumedAbv, FLAVOUR_AXES, isZeroProof } from '#domain/recipe/recipe.ts';
import { listOf, text } from '#domain/text/bilingual.ts';
import { outOf } from '../strength-range.ts';
import type { Wishes } from '../wishes.ts';
import { bilingual, pouredFor, type Answer, type Asked, type Served } from './asked-drink.ts';
import * as say from './words.ts';

/** Drinks that a yes names. */
const NAMED = 5;
/** Drinks that are listed where all are asked for. */
const LISTED = 8;

/** @param isWhich all of them are asked for, and not whether there is one */
export function there(isWhich: boolean, asked: Asked): Answer {
  const fit = meetingAll(asked);
  // All of them answer nothing.
  if (fit.length === 0 || fit.length >= asked.onSale.length) return { told: [], toldOf: [] };
  const most = isWhich ? LISTED : NAMED;
  const names = listOf([
    ...fit.slice(0, most).map(bilingual),
    ...(fit.length > most ? [say.andMore(fit.length - most)] : []),
  ]);
  return { told: [isWhich ? say.theseAre(names) : say.thereIs(names)], toldOf: [] };
}

/** Those that are poured, and have everything that is wished for. */
export function meetingAll(asked: Asked): Served[] {
  const poured = pouredFor(asked.wishes, asked);
  return poured.filter((drink) => meetsAll(drink, poured, asked.wishes));
}

/** Those, or else the nearest few. */
export function meetingBest(asked: Asked): Served[] {
  const all = meetingAll(asked);
  return all.length > 0 ? all : pouredFor(asked.wishes, asked).slice(0, NEAREST);
}
/** Drinks that are told where none has everything. */
export const NEAREST = 3;

function meetsAll(drink: Served, all: readonly Served[], wishes: Wishes): boolean {
  const [{ id }, { named, taste, noAlcohol }] = [drink, wishes];
  const { strength, ...besides } = taste;
  // Without alcohol each is as weak.
  const asked = { ...besides, ...(strength && !noAlcohol && { strength }) };
  for (const axis of FLAVOUR_AXES) if (!asked[axis]) delete asked[axis];
  return (
    isOfStrength(drink, wishes) &&
    named.every(({ isRefused, drinks, near, isLacking }) =>
      isRefused ? ![...drinks, ...near].includes(id) : drinks.includes(id) && !isLacking,
    ) &&
    drinksMeeting(asked, all).every((ids) => ids.includes(id))
  );
}

/** As strong as was said in figures; what is weaker than a figure still has some alcohol. */
const isOfStrength = (drink: Served, { above, about, below, noAlcohol }: Wishes): boolean =>
  (above === undefined || assumedAbv(drink) > above.abv) &&
  (about === undefined || outOf(about, drink) === 0) &&
  (below === undefined || noAlcohol !== undefined || !isZeroProof(drink));

/** "Are all your mocktails really 0 %?" */
export function allFree({ onSale }: Asked): Answer {
  const free = onSale.filter(isZeroProof);
  return {
    told: free.length > 0 ? [say.allFree(text(`${free.length}`, `${free.length}`), listOf(free.map(bilingual)))] : [],
    toldOf: ['zero-proof', 'strength'],
  };
}
