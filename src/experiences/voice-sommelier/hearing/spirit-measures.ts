/** How a spirit is poured: double, neat. Phones load this file with the parser. */
import type { MenuIndex } from '#domain/taste-request/menu-index.ts';
import { wishForTrait, type NamedWish } from '#domain/taste-request/named-wishes.ts';
import type { TasteRequest } from '#domain/taste-request/taste-request.ts';
import { isHan } from '#domain/taste-request/word-forms.ts';
import { isBase } from '#domain/taste-request/words/made-of.ts';

/** "A double shot of gin", in whole words; for nobody who shall have less alcohol. */
export function withDouble(named: readonly NamedWish[], { noAlcohol, weaker }: TasteRequest): NamedWish[] {
  const double = named.find(({ id }) => id === 'double measure');
  if (!double) return [...named];
  const rest = named.filter((wish) => wish !== double);
  if (noAlcohol ?? weaker) return rest;
  const spirit = rest.find(({ id, isRefused, insteadOf }) => isBase(id) && !isRefused && !insteadOf);
  return spirit
    ? [
        ...rest,
        { ...double, id: `double ${spirit.id}`, said: `${isHan(spirit.said) ? '雙份' : 'double '}${spirit.said}` },
      ]
    : [...named];
}

/** "Whisky, neat": of little but the spirit, and the bar is told of the ice. */
export function neatIn(named: readonly NamedWish[], menu: MenuIndex): NamedWish[] {
  const neat = named.find(({ id, said, isRefused }) => id === 'no ice' && !isRefused && IS_NEAT.test(said));
  const spirit = named.find(({ id, isRefused }) => isBase(id) && !isRefused);
  return neat && spirit && !named.some(({ id }) => id === 'spirit-forward')
    ? [wishForTrait('spirit-forward', isHan(neat.said) ? '唔溝' : 'nothing mixed in', menu)]
    : [];
}
const IS_NEAT = /neat|straight|[淨齋]飲/i;
