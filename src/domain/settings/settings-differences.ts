/** What differs between two people's settings of one experience, part by part, in words that an owner can compare. */
import { isBilingual } from '#domain/text/bilingual.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';

export interface PartDifference {
  /** Of the settings, such as `moods`. */
  part: string;
  theirs: string;
  mine: string;
}

export interface Words {
  /** A text as the reader is shown it. */
  text: (text: BilingualText) => string;
  /** What a value that is no text is called: the key it stands under, and the value. */
  value: (key: string, value: string | number | boolean) => string;
  /** Said where one of the two has nothing. */
  nothing: string;
}

/** Lines shown of one part; a rewritten story would fill the screen. */
const LINES_MAX = 8;

export const settingsDifferences = (theirs: object, mine: object, words: Words): PartDifference[] =>
  [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].flatMap((part) => {
    const pairs = compare(part, valueAt(theirs, part), valueAt(mine, part), ['', ''], words);
    if (pairs.length === 0) return [];
    const shown = pairs.slice(0, LINES_MAX);
    const rest = pairs.length > LINES_MAX ? ['…'] : [];
    return [
      {
        part,
        theirs: [...shown.map(([one]) => one), ...rest].join('\n'),
        mine: [...shown.map(([, other]) => other), ...rest].join('\n'),
      },
    ];
  });

type Pair = readonly [theirs: string, mine: string];

/** @param owner what the value belongs to, by the last name on the way to it, with them and with me */
function compare(key: string, theirs: unknown, mine: unknown, owner: Pair, words: Words): Pair[] {
  if (JSON.stringify(theirs) === JSON.stringify(mine)) return [];
  const isWhole = isLeaf(theirs) || isLeaf(mine);
  if (isWhole) return [[written(key, theirs, owner[0], words), written(key, mine, owner[1], words)]];
  const [left, right] = [entriesOf(theirs), entriesOf(mine)];
  const name: Pair = [nameOf(theirs, words) || owner[0], nameOf(mine, words) || owner[1]];
  const inside = [...new Set([...left.keys(), ...right.keys()])].flatMap((each) =>
    compare(each, left.get(each), right.get(each), name, words),
  );
  // The same entries in another order.
  return inside.length > 0 ? inside : [[written(key, theirs, owner[0], words), written(key, mine, owner[1], words)]];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isLeaf = (value: unknown): boolean => !isObject(value) || isBilingual(value);
const valueAt = (object: object, key: string): unknown => (object as Record<string, unknown>)[key];

/** The entries of a list go by their ids where they have some, so that one that moved is still itself. */
function entriesOf(value: unknown): Map<string, unknown> {
  if (!isObject(value)) return new Map();
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  return new Map(
    value.map((each: unknown, at) => [isObject(each) && 'id' in each ? String(each.id) : String(at), each]),
  );
}

/** The first text that something has: its name, its title, what it says. */
function nameOf(value: unknown, words: Words): string {
  if (!isObject(value) || Array.isArray(value)) return '';
  const text = Object.values(value).find((each): each is BilingualText => isObject(each) && isBilingual(each));
  return text ? words.text(text) : '';
}

function written(key: string, value: unknown, owner: string, words: Words): string {
  if (isObject(value)) {
    if (isBilingual(value)) return words.text(value).trim() || words.nothing;
    const inside = Array.isArray(value) ? value.map((each: unknown) => written(key, each, '', words)) : [];
    return inside.join(', ') || nameOf(value, words) || words.nothing;
  }
  const isValue = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  const said = isValue && value !== '' ? words.value(key, value) : words.nothing;
  return owner === '' ? said : `${owner}: ${said}`;
}
