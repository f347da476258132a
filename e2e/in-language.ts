/** A person who reads Chinese: the same walk, with every text it looks for translated by the catalogues. */
import type { BrowserContext } from 'playwright-core';
import { chineseOf, inChinese } from './catalogue.ts';

export type Language = 'en' | 'zh';
export const LOCALES: Record<Language, string> = { en: 'en-GB', zh: 'zh-HK' };

type Options = Record<string, unknown> & { exact?: boolean };
/** The original of each page and locator wrapped here. */
const behind = new WeakMap<object, object>();

/**
 * A context whose pages and locators find the translation of the English they are asked for. Create it with `locale:
 * LOCALES[language]`, or the page itself is in another language.
 */
export const inLanguage = (context: BrowserContext, language: Language): BrowserContext =>
  language === 'en' ? context : translating(context);

/** The unwrapped page, for tools that inspect it. */
export const asItself = <T extends object>(one: T): T => (behind.get(one) as T | undefined) ?? one;

function translating<T extends object>(real: T): T {
  const proxy = new Proxy(real, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) =>
        handedOut(Reflect.apply(value, target, translatedArguments(String(property), args.map(unwrapped))));
    },
  });
  behind.set(proxy, real);
  return proxy;
}

function handedOut(result: unknown): unknown {
  if (result instanceof Promise) return result.then(handedOut);
  const isPlace = typeof result === 'object' && result !== null && 'getByRole' in result;
  return isPlace ? translating(result) : result;
}

const unwrapped = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (behind.get(value) ?? value) : value;

function translatedArguments(method: string, [first, second, ...rest]: unknown[]): unknown[] {
  if (method === 'getByRole') return [first, inOptions(second, 'name'), ...rest];
  if (/^getBy(?:Text|Label|Placeholder|AltText|Title)$/.test(method))
    return [translated(first, (second as Options | undefined)?.exact), second, ...rest];
  if (method === 'filter' || method === 'selectOption') {
    const key = method === 'filter' ? 'hasText' : 'label';
    return [inOptions(first, key, method === 'selectOption'), second, ...rest];
  }
  return [first, second, ...rest];
}

/** @param isPlain an option of a select: matched by plain text, not by a pattern */
function inOptions(options: unknown, key: string, isPlain = false): unknown {
  if (typeof options !== 'object' || options === null || !(key in options)) return options;
  const given = options as Options;
  const text = given[key];
  return { ...given, [key]: isPlain && typeof text === 'string' ? chineseOf(text) : translated(text, given.exact) };
}

const translated = (text: unknown, isExact = false): unknown =>
  typeof text === 'string' || text instanceof RegExp ? inChinese(text, isExact) : text;
