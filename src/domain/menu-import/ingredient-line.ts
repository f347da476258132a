/** One ingredient as people write it: "30ml gin", "Gin 30 ml", "氈酒 30毫升", "top with soda". */
import { findIngredient } from '#domain/ingredient/ingredient.ts';
import type { ForeignIngredient } from './external-ingredients.ts';
import { readMeasure, type Measure } from './measure.ts';

const NUMBER = String.raw`(?:\d+(?:[.,]\d+)?(?:\s+\d+\/\d+|\s*\/\s*\d+)?\s*[½⅓⅔¼¾]?|[½⅓⅔¼¾])`;
const RANGE = String.raw`${NUMBER}(?:\s*(?:-|–|to)\s*${NUMBER})?`;
const WORD = String.raw`[a-zA-Z.]+|\p{Script=Han}+`;
const FIRST = new RegExp(String.raw`^(${RANGE})\s*(${WORD})?(.*)$`, 'u');
const LAST = new RegExp(String.raw`^(.*?)[\s(（:：,x×-]*(${RANGE})\s*(${WORD})?\s*[)）]?$`, 'u');
const TOP_UP =
  /^(?:top(?:ped)?|fill(?:ed)?)(?:[ -]?up)?(?: with)?\s+(.+)$|^(.+?)[\s,(（]+(?:to )?top(?:[ -]?up)?[)）]?$/i;
const TOP_UP_ZH =
  /^(?:加滿|加满|注滿|注满|補滿|补满)\s*(.+)$|^(.+?)[\s(（]*(?:加滿|加满|注滿|注满|補滿|补满|適量加滿)[)）]?$/u;
const GARNISH = /^(?:garnish(?:ed)?|decorat\w+)(?: with)?:?\s+(?:an? )?(.+)$|^(?:裝飾|装饰)[:：]?\s*(.+)$/iu;
const JUICE = /^juice of\s+(.+)$/i;
const SOME = /^(?:少許|少许|適量|适量|a little|some)\s*(.+)$/iu;
const WORDED = /^(?:an? )?(dash|splash|pinch|drop|barspoon|float|slice|wedge|sprig|twist)(?:es|s)?(?: of)?\s+(.+)$/i;
/** "30 ml (1 oz) gin". */
const SECOND_MEASURE = /^\s*[(（]\d[^%)）]*[)）]/u;
/** Units in the tables that are things as well. */
const THINGS = /^(?:eggs?|fruits?|top|fill|juice)$/i;
/** Characters. */
const LONGEST_LINE = 200;
/** Below this a figure alone is ounces, from it millilitres. */
const LEAST_ML = 5;

/** The ingredients of one cell, in any usual separation. */
export const splitIngredients = (cell: string): string[] =>
  cell
    .split(/[\n\r;；、|•·，]|(?<!\d),|,(?!\d)|\s[+＋/]\s/u)
    .map((part) => part.replace(/^[\s\-*–]+(?=\D)/u, '').trim())
    .filter((part) => part !== '');

/** @returns null if it names nothing */
export function readIngredientLine(text: string): ForeignIngredient | null {
  const line = text.trim().slice(0, LONGEST_LINE);
  if (!/\p{L}/u.test(line)) return null;
  const topped = told(TOP_UP.exec(line) ?? TOP_UP_ZH.exec(line));
  if (topped !== null && !/\d/.test(topped)) return { name: topped, measure: { amount: 0, unit: 'top-up' } };
  const garnish = told(GARNISH.exec(line));
  if (garnish !== null) return { name: garnish, measure: { amount: 1, unit: 'piece', garnish: true } };
  const fruit = told(JUICE.exec(line));
  if (fruit !== null) return juiceOf(fruit);
  const some = told(SOME.exec(line));
  if (some !== null) return { name: some, measure: { amount: 1, unit: 'dash', guessed: true } };
  const [, word, worded] = WORDED.exec(line) ?? [];
  if (word !== undefined && worded !== undefined) return { name: worded, measure: measureIn(`1 ${word}`) };
  return numbered(line) ?? { name: line, measure: measureIn('') };
}

/**
 * A name, and its amount in a cell of its own.
 * @param unit of the amount, if a cell or the heading says it; else empty
 */
export function readIngredientCells(name: string, amount: string, unit: string): ForeignIngredient | null {
  const said = amount.trim();
  if (name.trim() === '') return null;
  if (said === '') return readIngredientLine(name);
  const measure = /[\p{L}]/u.test(said) ? said : `${said} ${unit}`.trim();
  if (/^[\d.,/\s½⅓⅔¼¾-]+$/u.test(measure)) return { name: name.trim(), measure: unsaid(measure, name) };
  return { name: name.trim(), measure: measureIn(measure) };
}

const told = (match: RegExpExecArray | null): string | null =>
  match
    ?.slice(1)
    .find((part) => part)
    ?.trim() ?? null;

function juiceOf(fruit: string): ForeignIngredient {
  const [, amount = '1', name = ''] = new RegExp(String.raw`^(${RANGE})\s*(.*)$`, 'u').exec(fruit) ?? ['', '1', fruit];
  return { name, measure: measureIn(`juice of ${amount}`) };
}

/** With a figure, before the name or behind it. */
function numbered(line: string): ForeignIngredient | null {
  const [, first, word = '', rest = ''] = FIRST.exec(line) ?? [];
  if (first !== undefined) {
    const [unit, more] = unitFirst(word);
    const name = `${more}${rest}`
      .replace(SECOND_MEASURE, '')
      .replace(/^\s*(?:of\s+|的)/u, '')
      .trim();
    if (unit !== '' && name !== '') return { name, measure: measureIn(`${first} ${unit}`) };
    const plain = `${word}${rest}`.trim();
    return plain === '' ? null : { name: plain, measure: unsaid(first, plain) };
  }
  const [, name = '', last, behind = ''] = LAST.exec(line) ?? [];
  if (last === undefined || name.trim() === '') return null;
  if (behind === '') return { name: name.trim(), measure: unsaid(last, name) };
  return isUnit(behind) ? { name: name.trim(), measure: measureIn(`${last} ${behind}`) } : null;
}

/** The unit a run of letters begins with: Chinese has no space behind it. */
function unitFirst(word: string): [unit: string, rest: string] {
  if (isUnit(word)) return [word, ''];
  if (!/\p{Script=Han}/u.test(word)) return ['', word];
  for (let length = Math.min(3, word.length - 1); length > 0; length -= 1)
    if (isUnit(word.slice(0, length))) return [word.slice(0, length), word.slice(length)];
  return ['', word];
}

const isUnit = (word: string): boolean => word !== '' && !THINGS.test(word) && readMeasure(`1 ${word}`).rest === '';

function measureIn(text: string): Measure {
  const { rest: _, ...measure } = readMeasure(text);
  return measure;
}

/** A figure without a unit: pieces of what is counted, else millilitres or, if small, ounces, to be checked. */
function unsaid(figure: string, name: string): Measure {
  const { amount } = readMeasure(figure);
  const facts = findIngredient(name)?.facts;
  if (facts?.solid || (facts?.pieceG ?? null) !== null) return { amount, unit: 'piece' };
  return { amount: amount < LEAST_ML ? amount * 30 : amount, unit: 'ml', guessed: true };
}
