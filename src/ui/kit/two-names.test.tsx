import { act, render } from '@testing-library/react';
import { i18n } from '@lingui/core';
import { afterEach, describe, expect, it } from 'vitest';
import type { Translations } from '#domain/recipe/recipe.ts';
import { Around } from '#test/ui-around.tsx';
import { TwoNames } from './two-names.tsx';

afterEach(() => act(() => i18n.activate('en')));

const namesIn = (locale: string, name_translations: Record<string, string>) => {
  act(() => i18n.activate(locale));
  const of = { name: 'Lemon tea', name_translations: name_translations as Translations };
  const { container } = render(<TwoNames of={of} />, { wrapper: Around });
  return [...container.querySelectorAll('[lang]')].map((each) => [each.getAttribute('lang'), each.textContent]);
};

describe('a name in two languages', () => {
  it.each<[string, string, Record<string, string>, string[][]]>([
    [
      'is Hong Kong Chinese',
      'zh-HK',
      { 'zh-HK': '檸檬茶' },
      [
        ['zh-Hant-HK', '檸檬茶'],
        ['en', 'Lemon tea'],
      ],
    ],
    [
      'is Taiwan’s where there is no other',
      'zh-HK',
      { 'zh-TW': '檸檬紅茶' },
      [
        ['zh-Hant-TW', '檸檬紅茶'],
        ['en', 'Lemon tea'],
      ],
    ],
    [
      'is any traditional Chinese',
      'en',
      { 'zh-Hant': '檸茶' },
      [
        ['en', 'Lemon tea'],
        ['zh-Hant-HK', '檸茶'],
      ],
    ],
    [
      'is English in English where that was written',
      'en',
      { en: 'Iced lemon tea', 'zh-HK': '凍檸茶' },
      [
        ['en', 'Iced lemon tea'],
        ['zh-Hant-HK', '凍檸茶'],
      ],
    ],
    ['is English among Chinese while nobody translated it', 'zh-HK', {}, [['en', 'Lemon tea']]],
    ['is not simplified', 'zh-HK', { 'zh-CN': '柠檬茶' }, [['en', 'Lemon tea']]],
  ])('%s', (_case, locale, translations, expected) => expect(namesIn(locale, translations)).toEqual(expected));
});
