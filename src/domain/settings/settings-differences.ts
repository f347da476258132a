/**
 * Lists how two versions of an experience's settings differ, in words an owner can compare. Source:
 * docs/behaviour/console.md "Conflicts".
 */
import { isBilingual } from '#domain/text/bilingual.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';

export interface PartDifference {
  /** Key in the settings, such as `moods`. */
  part: string;
  theirs: string;
  mine: string;
}

export interface Words {
  /** The text in the reader's language. */
  text: (text: BilingualText) => string;
  /** How to write a value that is not a text, with its key. */
  value: (key: string, value: string | number | boolean) => string;
  /** Written if one side has nothing. */
  nothing: string;
}

/** Lines listed per part. */
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

/** @param owner the nearest name on the path to the value, in their version and in mine */
function compare(key: string, theirs: unknown, mine: unknown, owner: Pair, words: Words): Pair[] {
  if (JSON.stringify(theirs) === JSON.stringify(mine)) return [];
  const isWhole = isLeaf(theirs) || isLeaf(mine);
  if (isWhole) return [[written(key, theirs, owner[0], words), written(key, mine, owner[1], words)]];
  const [left, right] = [entriesOf(theirs), entriesOf(mine)];
  const name: Pair = [nameOf(theirs, words) || owner[0], nameOf(mine, words) || owner[1]];
  const inside = [...new Set([...left.keys(), ...right.keys()])].flatMap((each) =>
    compare(each, left.get(each), right.get(each), name, words),
  );
  // Same entries, different order.
  return inside.length > 0 ? inside : [[written(key, theirs, owner[0], words), written(key, mine, owner[1], words)]];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isLeaf = (value: unknown): boolean => !isObject(value) || isBilingual(value);
const valueAt = (object: object, key: string): unknown => (object as Record<string, unknown>)[key];

/** Matches list entries by their ids, if they have some, so that a moved entry stays the same. */
function entriesOf(value: unknown): Map<string, unknown> {
  if (!isObject(value)) return new Map();
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  return new Map(
    value.map((each: unknown, at) => [isObject(each) && 'id' in each ? String(each.id) : String(at), each]),
  );
}

/** The first text in a value: its name, its title or its wording. */
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
