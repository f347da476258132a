import { describe, expect, it } from 'vitest';
import { matchIngredients, type TheirIngredient } from './match-ingredients.ts';

const at = (id: number, name: string, place: number | null = id): TheirIngredient => ({
  id,
  name,
  place,
  leftMl: 500,
  sizeMl: 700,
});
const found = (names: string[], theirs: TheirIngredient[], chosen = {}) => {
  const [match] = matchIngredients([{ id: 'it', names }], theirs, chosen);
  return [match?.theirs?.id, match?.by];
};

describe('matchIngredients', () => {
  it.each([
    ['the same name', ['Gin'], [at(1, 'Rum'), at(2, 'gin')], {}, [2, 'name']],
    ['how it was treated', ['Fresh lime juice'], [at(3, 'Lime Juice')], {}, [3, 'name']],
    ['another order of words, accents', ['Crème de cacao'], [at(4, 'creme cacao')], {}, [4, 'name']],
    ['its Chinese name', ['Lime juice', '青檸汁'], [at(5, '青檸 汁')], {}, [5, 'name']],
    ['two of the name: the one at a bottle', ['Gin'], [at(6, 'Gin', null), at(7, 'Gin', 2)], {}, [7, 'name']],
    ['none of the name', ['Campari'], [at(8, 'Aperol')], {}, [undefined, undefined]],
    ['only a part of the name', ['Gin'], [at(9, 'Sloe gin')], {}, [undefined, undefined]],
    ["the owner's choice", ['Campari'], [at(10, 'Aperol'), at(11, 'Campari')], { it: 10 }, [10, 'owner']],
    ['that it is none of them', ['Gin'], [at(12, 'Gin')], { it: null }, [undefined, 'owner']],
    ['a choice that is gone', ['Gin'], [at(13, 'Gin')], { it: 99 }, [undefined, 'owner']],
    ['a name of the language itself', ['constructor'], [at(14, 'Gin')], {}, [undefined, undefined]],
  ] as const)('%s', (_case, names, theirs, chosen, expected) =>
    expect(found([...names], [...theirs], chosen)).toEqual(expected),
  );
});
