/** What is wrong with a value by its kind or size alone: the English is zod's. The field has to be named beside. */
import type { Text } from './text.ts';

export const VALUES = {
  'value-missing': { en: 'Invalid input: expected {expected}, received undefined', 'zh-HK': '必須填寫。' },
  'value-not-text': { en: 'Invalid input: expected string, received {received}', 'zh-HK': '必須是文字。' },
  'value-not-number': { en: 'Invalid input: expected number, received {received}', 'zh-HK': '必須是數字。' },
  'value-not-integer': { en: 'Invalid input: expected int, received {received}', 'zh-HK': '必須是整數。' },
  'value-not-boolean': {
    en: 'Invalid input: expected boolean, received {received}',
    'zh-HK': '必須是「是」或「否」。',
  },
  'value-not-list': { en: 'Invalid input: expected {expected}, received {received}', 'zh-HK': '必須是清單。' },
  'value-of-wrong-kind': { en: 'Invalid input: expected {expected}, received {received}', 'zh-HK': '格式不正確。' },
  'value-not-this': { en: 'Invalid input: expected {value}', 'zh-HK': '必須是 {value}。' },
  'value-not-one-of': {
    en: 'Invalid option: expected one of {quoted}',
    'zh-HK': '必須是以下其中一項：{options}。',
  },
  'value-of-no-kind': {
    en: 'Invalid discriminator value. Expected {quoted}',
    'zh-HK': '必須是以下其中一項：{options}。',
  },
  'value-invalid': { en: 'Invalid input', 'zh-HK': '內容無效。' },
  'text-too-long': { en: 'Too big: expected string to have <={max} characters', 'zh-HK': '最多 {max} 個字。' },
  'text-empty': { en: 'Too small: expected string to have >=1 characters', 'zh-HK': '必須填寫。' },
  'text-too-short': { en: 'Too small: expected string to have >={min} characters', 'zh-HK': '最少 {min} 個字。' },
  'text-of-wrong-pattern': { en: 'Invalid string: must match pattern {pattern}', 'zh-HK': '格式不正確。' },
  'text-of-wrong-format': { en: 'Invalid {format}', 'zh-HK': '格式不正確。' },
  'id-of-wrong-format': { en: 'Invalid UUID', 'zh-HK': '識別碼無效。' },
  'list-too-long': { en: 'Too big: expected {kind} to have <={max} items', 'zh-HK': '最多 {max} 項。' },
  'list-too-short': { en: 'Too small: expected {kind} to have >={min} items', 'zh-HK': '最少 {min} 項。' },
  'number-too-big': { en: 'Too big: expected {kind} to be <={max}', 'zh-HK': '最大為 {max}。' },
  'number-not-below': { en: 'Too big: expected {kind} to be <{max}', 'zh-HK': '必須小於 {max}。' },
  'number-too-small': { en: 'Too small: expected {kind} to be >={min}', 'zh-HK': '最小為 {min}。' },
  'number-not-above': { en: 'Too small: expected {kind} to be >{min}', 'zh-HK': '必須大於 {min}。' },
  'field-unknown': { en: 'Unrecognized key: {quoted}', 'zh-HK': '不可有以下各欄：{keys}。' },
  'fields-unknown': { en: 'Unrecognized keys: {quoted}', 'zh-HK': '不可有以下各欄：{keys}。' },
  'key-invalid': { en: 'Invalid key in {kind}', 'zh-HK': '欄的名稱無效。' },
} as const satisfies Record<string, Text>;
