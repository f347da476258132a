import { expect, it } from 'vitest';
import { formatPrice, isCurrency, readPrice, typePrice } from './price.ts';

it.each([
  ['88', 'HKD', 8800],
  [' 88.5 ', 'HKD', 8850],
  ['88,50', 'EUR', 8850],
  ['0', 'HKD', 0],
  ['800', 'JPY', 800],
  ['', 'HKD', null],
  ['800.5', 'JPY', undefined],
  ['88.505', 'HKD', undefined],
  ['-8', 'HKD', undefined],
  ['HK$88', 'HKD', undefined],
  ['1e3', 'HKD', undefined],
])('reads %j in %s', (typed, currency, expected) => expect(readPrice(typed, currency)).toBe(expected));

it.each([
  [8850, 'HKD', '88.50'],
  [800, 'JPY', '800'],
  [null, 'HKD', ''],
])('types %s in %s', (amount, currency, expected) => expect(typePrice(amount, currency)).toBe(expected));

it.each([
  [{ amount: 8800, currency: 'HKD' }, 'en', 'HK$88.00'],
  [{ amount: 8800, currency: 'HKD' }, 'zh-HK', 'HK$88.00'],
  [{ amount: 800, currency: 'JPY' }, 'en', 'JP¥800'],
])('shows %j in %s', (price, locale, expected) => expect(formatPrice(price, locale)).toBe(expected));

it.each([
  ['HKD', true],
  ['XXY', false],
  ['hkd', false],
])('%s is a currency: %s', (code, expected) => expect(isCurrency(code)).toBe(expected));
