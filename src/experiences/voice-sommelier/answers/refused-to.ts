/** "Can he have a beer?", of whoever must not have alcohol: no, and what there is instead. */
import { isZeroProof } from '#domain/recipe/recipe.ts';
import type { Spoken } from '#domain/taste-request/taste-request.ts';
import { bilingual, pouredFor, type Answer, type Asked } from './asked-drink.ts';
import { namesOf } from './menu-asked.ts';
import { consistsOf, hasNoAlcohol, notFor, WITHOUT_ALCOHOL } from './words.ts';

const ASKS_LEAVE = /[?？]|可唔可以|得唔得|[飲食]得|俾佢/;
const ASKS_WHAT = /\b(?:what|which|anything|something)\b|[咩乜邊]/i;

export function refusedTo({ text, pieces }: Spoken, asked: Asked): Answer[] {
  const { noAlcohol, asked: back } = asked.wishes;
  if (!noAlcohol || noAlcohol === 'choice' || back === 'water' || !ASKS_LEAVE.test(text)) return [];
  const ids = pieces.flatMap((piece) => (piece.kind === 'name' ? [piece.name] : []));
  const named = asked.recipes.filter(({ id }) => ids.includes(id));
  if (named.length > 0 && named.every(isZeroProof))
    return [{ told: named.map((drink) => hasNoAlcohol(bilingual(drink))), toldOf: ['like', 'zero-proof'] }];
  if (named.length === 0 && ASKS_WHAT.test(text)) return [];
  const there = namesOf(pouredFor(asked.wishes, asked));
  return [
    {
      told: [notFor(noAlcohol), ...(there.en ? [consistsOf(WITHOUT_ALCOHOL, there)] : [])],
      toldOf: ['zero-proof', 'like'],
    },
  ];
}
