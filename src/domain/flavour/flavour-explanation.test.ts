import { describe, expect, it } from 'vitest';
import { describeDrink, explain } from './flavour-explanation.ts';
import type { Reason } from './flavour-match.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';

const reason = (axis: Reason['axis'], want: number, have: number): Reason => ({ axis, want, have });

describe('explain', () => {
  it.each<[string, Reason[], string, string]>([
    [
      'both wishes met',
      [reason('sweet', 4, 4), reason('fizzy', 4, 5)],
      'Sweet like you asked, with plenty of fizz',
      '夠甜，氣泡又足',
    ],
    ['one reason', [reason('spicy', 5, 4.5)], 'Spicy like you asked', '夠辣'],
    [
      'a wish for less',
      [reason('sweet', 1, 0.5), reason('strength', 4, 5)],
      'Dry like you asked, with a serious kick',
      '照你意思唔太甜，酒勁又夠',
    ],
    [
      'far from the wish: only what it is',
      [reason('herbal', 1, 4), reason('fizzy', 4, 1)],
      'Fresh as a herb garden, with no bubbles to get in the way',
      '草本香濃，冇氣泡又順喉',
    ],
    ['nothing asked on that axis', [reason('acidity', 2.5, 2.5)], 'Gently tangy', '微酸醒胃'],
    ['no reason', [], 'One we think you’ll like', '我哋覺得呢杯啱你'],
    [
      'more reasons than it can say',
      [reason('sweet', 4, 4), reason('fizzy', 4, 5), reason('herbal', 4, 4)],
      'Sweet like you asked, with plenty of fizz',
      '夠甜，氣泡又足',
    ],
  ])('%s', (_case, reasons, en, zhHK) => {
    expect(explain(reasons)).toEqual({ en, 'zh-HK': zhHK });
  });

  it('repeats no word', () => {
    const small = new Set(['with', 'like', 'just', 'and', 'you', 'asked', 'hoped', 'the', 'enough']);
    const amounts = [0.5, 2.5, 4.5];
    const twice: string[] = [];
    for (const first of FLAVOUR_AXES)
      for (const second of FLAVOUR_AXES.filter((axis) => axis !== first))
        for (const [have, other] of amounts.flatMap((one) => amounts.map((two) => [one, two] as const)))
          for (const want of [have, 5 - have]) {
            const { en, 'zh-HK': zh } = explain([reason(first, want, have), reason(second, other, other)]);
            const stems = (en.toLowerCase().match(/[a-z]{4,}/g) ?? [])
              .filter((word) => !small.has(word))
              .map((word) => word.slice(0, 5));
            if (new Set(stems).size < stems.length) twice.push(en);
            const [lead = '', follow = ''] = zh.split('，');
            const doubled = ['啱啱好', '淡淡', '微', '少少', '一絲', '清'].find(
              (it) => lead.includes(it) && follow.includes(it),
            );
            if (doubled) twice.push(zh);
          }
    expect([...new Set(twice)]).toEqual([]);
  });

  it('gives a different single sentence for every axis, amount and position', () => {
    const amounts = [0.5, 2.5, 4.5];
    const said = new Set<string>();
    for (const first of FLAVOUR_AXES)
      for (const second of FLAVOUR_AXES.filter((axis) => axis !== first))
        for (const have of amounts)
          for (const other of amounts)
            for (const want of [have, 5 - have, have + 0.1]) {
              const { en, 'zh-HK': zhHK } = explain([reason(first, want, have), reason(second, want, other)]);
              expect(en).toMatch(/^[A-Z][a-z’ ,-]+[a-z]$/);
              expect(zhHK).toMatch(/^[\p{Script=Han}，]+$/u);
              said.add(`${en}|${zhHK}`);
            }
    expect(said.size).toBeGreaterThan(7 * 6 * 3 * 3);
  });
});

it('describes the drink if the guest asked for nothing', () => {
  expect(describeDrink([reason('sweet', 4, 4), reason('fizzy', 4, 5)])).toEqual(
    explain([reason('sweet', 0, 4), reason('fizzy', 0, 5)]),
  );
});
