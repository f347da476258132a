/**
 * By which words, other than its names, guests speak of one drink of a menu. Source: docs/behaviour/taste-requests.md
 * "Ingredients and drinks".
 */
import type { MenuDrink } from './menu-drink.ts';
import { allNames } from './menu-names.ts';
import { isRisk } from '../negation.ts';
import type { Piece } from '../phrase-tokenizer.ts';
import { isHan } from '../word-forms.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { isKindOfDrink } from '../words/made-of.ts';

/**
 * A drink's name without the unknown words it begins with: "Milk Punch" for "Sheung Wan Milk Punch". Undefined if there
 * are none, or what remains is the name of something else.
 */
export function withoutPlace(name: string, tokenize: (text: string) => Piece[]): string | undefined {
  const pieces = tokenize(name);
  const from = pieces.findIndex((piece) => !isOfPlace(piece));
  const first = pieces[from];
  if (from <= 0 || !first || pieces.length - from < 2) return undefined;
  const at = name.indexOf(first.said);
  const said = at > 0 ? name.slice(at) : '';
  return (isHan(said) ? said.length >= 4 : said.includes(' ')) && !/[,.&]/.test(said) ? said : undefined;
}

const isOfPlace = (piece: Piece): boolean =>
  ['unknown', 'plain', 'wish'].includes(piece.kind) || (piece.kind === 'flavour' && piece.named?.id === 'local');

/** 廟街嗰杯, "the Temple Street one", where one drink's name alone begins so, and nothing that keeps from harm. */
export function begunAs(
  menu: readonly MenuDrink[],
  tokenize: (text: string) => Piece[],
): { id: string; said: string }[] {
  const names = menu.flatMap((drink) =>
    allNames(drink).flatMap((name) => (/^\p{Script=Han}{4,}$/u.test(name) ? [{ id: drink.id, name }] : [])),
  );
  const latin = menu.flatMap((drink) =>
    allNames(drink).flatMap((name) => (/^[a-zà-ÿ-]+(?: [a-zà-ÿ-]+)+/i.test(name) ? [{ id: drink.id, name }] : [])),
  );
  const byPlace = latin.flatMap(({ id, name }) =>
    [1, 2, 3].flatMap((length) => {
      const begin = /^(?:[a-zà-ÿ-]+(?= |$) ?)+/i.exec(name)![0].trim().split(' ').slice(0, length).join(' ');
      const isOne =
        begin.length > 3 &&
        begin.length < name.length &&
        latin.every(
          (other) => other.id === id || !` ${other.name.toLowerCase()} `.includes(` ${begin.toLowerCase()} `),
        );
      const pieces = isOne ? tokenize(begin) : [];
      const isPlain = pieces.length > 0 && pieces.every(isOfPlace);
      return isPlain ? ['one', 'drink', '嗰杯', '嗰隻'].map((each) => ({ id, said: `${begin} ${each}` })) : [];
    }),
  );
  const begun = names.flatMap(({ id, name }) =>
    [2, 3].flatMap((length) => {
      const begin = name.slice(0, length);
      const isOne = names.every((other) => other.id === id || !other.name.startsWith(begin));
      const isPlain = tokenize(begin).every(
        (piece) => /^(?:unknown|plain|wish|flavour)$/.test(piece.kind) && !isRisk(piece),
      );
      return isOne && isPlain ? ['嗰杯', '嗰隻'].map((each) => ({ id, said: begin + each })) : [];
    }),
  );
  return [...begun, ...byPlace];
}

/** 話梅嗰隻, "the basil one": what alone holds it, and is spoken of as by its name. */
export const describedAs = (
  lexicons: readonly Lexicon[],
  drinksWith: (id: string) => readonly string[],
): { id: string; said: string }[] =>
  lexicons.flatMap(({ ingredients = [] }) =>
    ingredients.flatMap((line) => {
      const said = line.split(',');
      const [id, other] = drinksWith(said[0]!);
      return id === undefined || other !== undefined
        ? []
        : said
            .filter((word) => !isQuality(word, said[0]!))
            .flatMap((word) => THAT_ONE.map((one) => ({ id, said: isHan(one) ? word + one : `${word} ${one}` })));
    }),
  );
const THAT_ONE = ['嗰杯', '嗰隻', '嗰個', '嗰款', 'one'];
export const isThatOne = (said: string): boolean => /(?:嗰[杯隻個款]| one)$/i.test(said);
/** "The creamy one" is no drink with cream. */
const isQuality = (word: string, id: string): boolean =>
  id === 'cream' || isKindOfDrink(id) || (word !== id && word.startsWith(id));
