/** What the schemas say of themselves, in the words of zod 4 (zod/v4/locales/en). */
import type { Entries } from './template.ts';

export const ZOD: Entries = [
  ['Invalid input: expected {kind, word}, received undefined', '必須填寫。'],
  ['Invalid input: expected string, received {other}', '必須是文字。'],
  ['Invalid input: expected number, received {other}', '必須是數字。'],
  ['Invalid input: expected int, received {other}', '必須是整數。'],
  ['Invalid input: expected boolean, received {other}', '必須是「是」或「否」。'],
  ['Invalid input: expected array, received {other}', '必須是清單。'],
  ['Invalid input: expected tuple, received {other}', '必須是清單。'],
  ['Invalid input: expected {kind, word}, received {other}', '格式不正確。'],
  ['Invalid input: expected {value}', '必須是 {value}。'],
  ['Invalid input', '內容無效。'],
  ['Invalid option: expected one of {options, list}', '必須是以下其中一項：{options}。'],
  ['Invalid discriminator value. Expected {options, list}', '必須是以下其中一項：{options}。'],
  ['Too big: expected string to have <={n, number} characters', '最多 {n} 個字。'],
  ['Too big: expected {list, word} to have <={n, number} items', '最多 {n} 項。'],
  ['Too big: expected {number, word} to be <={n, number}', '最大為 {n}。'],
  ['Too big: expected {number, word} to be <{n, number}', '必須小於 {n}。'],
  ['Too small: expected string to have >=1 characters', '必須填寫。'],
  ['Too small: expected string to have >={n, number} characters', '最少 {n} 個字。'],
  ['Too small: expected {list, word} to have >={n, number} items', '最少 {n} 項。'],
  ['Too small: expected {number, word} to be >={n, number}', '最小為 {n}。'],
  ['Too small: expected {number, word} to be >{n, number}', '必須大於 {n}。'],
  ['Invalid string: must match pattern {pattern}', '格式不正確。'],
  ['Invalid UUID', '識別碼無效。'],
  ['Invalid key in record', '欄的名稱無效。'],
  ['Unrecognized key: {keys, list}', '不可有以下各欄：{keys}。'],
  ['Unrecognized keys: {keys, list}', '不可有以下各欄：{keys}。'],
  // The place of a field before what is wrong with it: last, as it takes any words.
  ['{place, path}: {problem, text}', '{place}：{problem}'],
];
