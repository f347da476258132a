import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOfCatalogue } from '../scripts/catalogue-faults.ts';

const ROOT = new URL('..', import.meta.url).pathname;

const faults = (source: string, translation: string, flags: string[] = []) =>
  faultsOfCatalogue([{ source, translation, flags }]);

describe('faults of a catalogue', () => {
  it.each([
    ['Sold out', '售罄'],
    ['{a} of {b}', '{b} 之 {a}'],
    ['Take a clean <0>{glass}</0>.', '拿一隻乾淨的<0>{glass}</0>。'],
    ['{0, plural, one {# drink} other {# drinks}}', '{0, plural, other {# 款飲品}}'],
    ['{0, plural, one {order} other {orders}}', '{0, plural, other {張訂單}}'],
    ["a scene's choice leads nowhere", '場景的選項未有去向'],
    ["Type '{name}'", "輸入 '{name}'"],
    ['{at, date, short}', '{at, date, short}'],
  ])('finds none in %s => %s', (source, translation) => {
    expect(faults(source, translation)).toEqual([]);
  });

  it.each([
    ['Sold out', '', 'has no translation'],
    ['Sold out', ' ', 'has no translation'],
    ['{a} of {b}', '{a}', 'lacks {b} in its translation'],
    ['{a}', '{a} {c}', 'has {c} in its translation alone'],
    ['Your <0>order</0>', '你的<0>訂單', 'lacks </0> in its translation'],
    ['<0>a</0><0>b</0>', '<0>甲乙</0>', 'lacks <0> × 2 in its translation'],
    ['<0/>', '', 'has no translation'],
    ['{n, plural, one {# day} other {# days}}', '{n} 日', 'lacks {n, plural} in its translation'],
    ['{n, plural, one {# day} other {# days}}', '{n, plural, other {日}}', 'lacks # in its translation'],
    ['{n, plural, one {# of {all}} other {# of {all}}}', '{n, plural, other {#}}', 'lacks {all} in its translation'],
    ['{name} left', '{name 離開了', 'has a translation whose braces do not close'],
    ['{n, plural, other {#}}', '{n, plural, other {#}', 'has a translation whose braces do not close'],
    ['left', '離開了}', 'has a translation whose braces do not close'],
  ])('%s => %s: %s', (source, translation, fault) => {
    expect(faults(source, translation)).toContain(`“${source}” ${fault}`);
  });

  it('finds a fuzzy translation', () => {
    expect(faults('Sold out', '售罄', ['fuzzy'])).toEqual([
      '“Sold out” is marked fuzzy: its translation is to be confirmed',
    ]);
  });
});

describe('the check of the catalogues', () => {
  it('accepts the committed catalogues', () => {
    execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/check-catalogues.ts'], { cwd: ROOT });
  });

  it('names the text and the file that fails', () => {
    const copy = mkdtempSync(join(tmpdir(), 'sipwell-catalogues-'));
    mkdirSync(join(copy, 'src/web'), { recursive: true });
    cpSync(join(ROOT, 'scripts'), join(copy, 'scripts'), { recursive: true });
    cpSync(join(ROOT, 'src/web/locales'), join(copy, 'src/web/locales'), { recursive: true });
    cpSync(join(ROOT, 'package.json'), join(copy, 'package.json'));
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    const file = join(copy, 'src/web/locales/play/zh-HK.po');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(msgid "Sold out"\nmsgstr )"[^"]+"/, '$1""'));
    const { status, stderr } = spawnSync(
      process.execPath,
      ['node_modules/tsx/dist/cli.mjs', 'scripts/check-catalogues.ts'],
      { cwd: copy, encoding: 'utf8' },
    );
    expect(stderr.trim()).toBe('src/web/locales/play/zh-HK.po: “Sold out” has no translation');
    expect(status).toBe(1);
  });
});
