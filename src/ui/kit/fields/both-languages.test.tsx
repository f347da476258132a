import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { i18n } from '@lingui/core';
import { afterEach, describe, expect, it } from 'vitest';
import { Around } from '#test/ui-around.tsx';
import { BothLanguages } from './both-languages.tsx';

const SOURCES = join(import.meta.dirname, '../../..');
const screens = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => ({ file, source: readFileSync(join(SOURCES, file), 'utf8') }));
const CHINESE_FIELD = /<(?:\w*Field|Text|Control)\n[^>]*?lang="zh-Hant-HK"/;

describe('fields for a text in two languages', () => {
  afterEach(() => act(() => i18n.activate('en')));

  it('have the reader’s language first, and keep what is typed when it changes', async () => {
    render(
      <Around>
        <BothLanguages english={<input lang="en" />} chinese={<input lang="zh-Hant-HK" />} />
      </Around>,
    );
    const fields = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ lang, value }) => [lang, value]);
    await userEvent.type(screen.getAllByRole('textbox')[1]!, '夜貓子');
    expect(fields()).toEqual([
      ['en', ''],
      ['zh-Hant-HK', '夜貓子'],
    ]);
    act(() => i18n.loadAndActivate({ locale: 'zh-HK', messages: {} }));
    expect(fields()).toEqual([
      ['zh-Hant-HK', '夜貓子'],
      ['en', ''],
    ]);
  });

  it('are in no order of a form’s own', () => {
    const pairs = screens.filter(({ source }) => CHINESE_FIELD.test(source));
    expect(pairs.length).toBeGreaterThan(5);
    expect(pairs.filter(({ source }) => !source.includes('<BothLanguages')).map(({ file }) => file)).toEqual([]);
  });
});
