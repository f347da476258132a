/** By which names the drinks of a menu are called, and which well-known drinks they are versions of. */
import type { NamedThing } from '#domain/recipe/recipe.ts';
import type { MenuDrink } from './menu-drink.ts';
import { isLatin } from '../word-forms.ts';
import { remembered } from '../remembered.ts';
import type { Lexicon } from '../words/lexicon.ts';

export interface Classic {
  id: string;
  /** The names and spellings in use. */
  names: readonly string[];
  /** Ids of the menu's drinks that are versions of it, the one with the plainest name first. */
  versions: readonly string[];
}

export function classicsOn(menu: readonly MenuDrink[], lexicons: readonly Lexicon[]): Classic[] {
  const names = new Map<string, string[]>();
  for (const line of lexicons.flatMap(({ drinks = [] }) => drinks)) {
    const [id = '', ...others] = line.split(',');
    names.set(id, [...(names.get(id) ?? [id]), ...others]);
  }
  const spellings = new Map(menu.map((drink) => [drink, allNames(drink).map((name) => [folded(name), spaced(name)])]));
  return [...names].flatMap(([id, said]) => {
    const versions = menu
      .filter((drink) =>
        spellings
          .get(drink)!
          .some(([plain, words]) =>
            said.some((alias) =>
              isLatin(alias) ? words!.includes(` ${alias.replaceAll('&', 'and')} `) : plain!.includes(alias),
            ),
          ),
      )
      .sort(
        (a, b) =>
          Number(isCalled(b, id)) - Number(isCalled(a, id)) || a.name.length - b.name.length || (a.id < b.id ? -1 : 1),
      )
      .map((drink) => drink.id);
    return versions.length > 0 ? [{ id, names: said, versions }] : [];
  });
}

/** By the name everybody knows it by, and not by one of its others: a Bloody Mary before a Temperance Mary. */
const isCalled = ({ name }: MenuDrink, id: string): boolean => spaced(name).includes(spaced(id));

/**
 * Every drink with the names it is found by: its own, and those of the classic it is a version of. If several drinks
 * are versions of one classic, the one with the plainest name gets them.
 */
export function namesOn(menu: readonly MenuDrink[], classics: readonly Classic[]): { id: string; said: string }[] {
  const own = menu.flatMap((drink) =>
    [...new Set(allNames(drink).flatMap(callNames))].map((said) => ({ id: drink.id, said })),
  );
  const taken = new Set(own.map(({ said }) => folded(said)));
  return [
    ...own,
    ...classics.flatMap(({ names, versions }) =>
      names.filter((said) => !taken.has(said)).map((said) => ({ id: versions[0]!, said })),
    ),
  ];
}

/** A name and what guests make of it: "Typhoon" for "Typhoon No. 8", 轟炸機 for "B-52 轟炸機", 鴛鴦 for 凍鴛鴦, "No-groni" for "No-groni Fizz", "and" for "&". */
const callNames = (name: string): string[] => {
  const bare = name.replace(/^(?:(?:Iced|Hot) (?=\w+$)|[凍熱冰](?=[\p{Script=Han}]{2}$))/u, '');
  const short = name.replace(/(?:,| No\. ?\d).*$/, '');
  const free = /^no-\w+/i.exec(name);
  const han = isLatin(name) ? /[\p{Script=Han}]{2,}$/u.exec(name)?.[0] : undefined;
  return [
    ...new Set([name, short, bare]),
    ...(name.includes('-') ? [name.replaceAll('-', '')] : []),
    ...(name.includes('&') ? [name.replaceAll('&', 'and')] : []),
    ...(free ? free : []),
    ...(han ? [han] : []),
  ];
};

export const allNames = ({ name, name_translations }: NamedThing): string[] => [
  name,
  ...Object.values(name_translations),
];

const spaced = (text: string): string =>
  ` ${folded(text)
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

export const folded = remembered((text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
