/** What a bar is: its kind and its names. Source: docs/behaviour/shops.md. */
import type { BilingualText } from '#domain/recipe/recipe.ts';

export const SHOP_KINDS = ['cocktail-bar', 'tea-shop'] as const;
export type ShopKind = (typeof SHOP_KINDS)[number];

/** Both names as they stand on a sign, and in every list: English first. One name in both languages stands once. */
export const signOf = ({ en, 'zh-HK': chinese }: BilingualText): string =>
  [...new Set([en.trim(), chinese.trim()])].filter((name) => name !== '').join(' ');

/** The names of a sign, or of any title in two languages; the other one is empty where there is one name. */
export function namesOnSign(sign: string): BilingualText {
  const isChinese = HAN.test(sign);
  const isChineseFirst = /^\p{Script=Han}/u.test(sign);
  const at = sign.search(isChineseFirst ? / (?=\p{Script=Latin})/u : / (?=\p{Script=Han})/u);
  const [first, second] = [sign.slice(0, at), sign.slice(at + 1)];
  if (at < 0 || HAN.test(isChineseFirst ? second : first))
    return isChinese ? { en: '', 'zh-HK': sign } : { en: sign, 'zh-HK': '' };
  return isChineseFirst ? { en: second, 'zh-HK': first } : { en: first, 'zh-HK': second };
}

const HAN = /\p{Script=Han}/u;

/** Two names are the same to a reader, whatever their width, case and spaces. */
const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();

/** Whether two bars could be taken for each other: by a name in either language, or by their signs. */
export function haveSameName(one: BilingualText, other: BilingualText): boolean {
  const names = keysOf(one);
  return [...keysOf(other)].some((key) => names.has(key));
}

const keysOf = (names: BilingualText): Set<string> =>
  new Set([names.en, names['zh-HK'], signOf(names)].map(nameKey).filter((key) => key !== ''));
