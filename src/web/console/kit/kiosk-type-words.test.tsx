import { expect, it } from 'vitest';
import { renderHook } from '@testing-library/react';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { experiences } from '#experiences/registry.ts';
import { useKioskTypeWords } from './kiosk-type-words.tsx';

it('knows every experience by its name and what it is, and leaves other names alone', () => {
  const i18n = setupI18n({ locale: 'zh-HK', messages: { 'zh-HK': {} }, missing: (_locale, id) => `a text: ${id}` });
  const { result } = renderHook(useKioskTypeWords, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
  const texts = experiences.flatMap(({ name, description }) => [name, description]);
  expect(texts.filter((text) => !result.current(text).startsWith('a text: '))).toEqual([]);
  expect(new Set(texts.map(result.current)).size).toBe(texts.length);
  expect(result.current('Karaoke')).toBe('Karaoke');
});
