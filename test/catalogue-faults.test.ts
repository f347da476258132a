import { describe, expect, it } from 'vitest';
import { faultsOfCatalogue } from '../scripts/catalogue-faults.ts';

const faults = (source: string, translation: string, flags: string[] = []) =>
  faultsOfCatalogue(new Map([['id', source]]), new Map([['id', { source, translation, flags }]]));

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

it('finds a text that the catalogue does not have, and one that no source says any more', () => {
  const sources = new Map([['a', 'Sold out']]);
  const texts = new Map([['b', { source: 'All gone', translation: '沒有了' }]]);
  expect(faultsOfCatalogue(sources, texts)).toEqual(['“Sold out” is not in it', '“All gone” is in no source any more']);
});
