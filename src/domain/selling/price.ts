/** Prices in the smallest unit of a currency. Source: docs/behaviour/selling.md "Prices". */
import type { Price } from './selling.ts';

/** Whether it is the code of a currency in use, ISO 4217. */
export const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);

/** Digits after the point: 2 for HKD, 0 for JPY. */
function minorDigits(currency: string): number {
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  digits.set(currency, maximumFractionDigits);
  return maximumFractionDigits;
}
/** Kept: creating a formatter is slow, and an export has thousands of prices. */
const digits = new Map<string, number>();

/** In dollars, say, for a sum in cents. */
export const wholeUnits = ({ amount, currency }: Price): number => amount / 10 ** minorDigits(currency);

export const formatPrice = (price: Price, locale: string): string =>
  new Intl.NumberFormat(locale === 'zh-HK' ? 'zh-Hant-HK' : 'en-HK', {
    style: 'currency',
    currency: price.currency,
  }).format(wholeUnits(price));

/**
 * A price as an owner types it: `88`, `88.5` or `88,50`.
 * @returns the amount in the smallest unit; null for an empty text, undefined for anything else
 */
export function readPrice(typed: string, currency: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const [, whole, fraction = ''] = /^(\d{1,8})(?:[.,](\d{1,3}))?$/.exec(text) ?? [];
  const places = minorDigits(currency);
  if (whole === undefined || fraction.length > places) return undefined;
  return Number(whole + fraction.padEnd(places, '0'));
}

/** As it is typed: `88.50`. */
export const typePrice = (amount: number | null, currency: string): string =>
  amount === null ? '' : wholeUnits({ amount, currency }).toFixed(minorDigits(currency));
