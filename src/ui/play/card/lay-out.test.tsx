import { describe, expect, it } from 'vitest';
import type { TextBlock } from './card-art.ts';
import { layOut, type Measure } from './lay-out.ts';

/** Each letter half as wide as it is high, each Chinese character as wide. */
const measure: Measure = (text, { size }) =>
  Array.from(text).reduce((sum, letter) => sum + size * (/\p{Script=Han}|…|[，。]/u.test(letter) ? 1 : 0.5), 0);

const block = (text: string, more: Partial<TextBlock> = {}): TextBlock => ({
  text,
  lang: 'en',
  size: 40,
  colour: '#000',
  ...more,
});
const lay = (blocks: readonly TextBlock[], more: object = {}) =>
  layOut({ x: 100, y: 200, width: 400, blocks, ...more }, measure);
const textsOf = (blocks: readonly TextBlock[], more: object = {}) => lay(blocks, more).lines.map(({ text }) => text);

describe('the texts of a card', () => {
  it('keep their size if they fit', () => {
    const { lines } = lay([block('Ginger Fizz')]);
    expect(lines.map(({ text, font }) => [text, font.size])).toEqual([['Ginger Fizz', 40]]);
  });

  it('become smaller before they are cut', () => {
    const [line] = lay([block('Midnight Over Temple St', { least: 20 })]).lines;
    expect(line!.text).toBe('Midnight Over Temple St');
    expect(line!.font.size).toBeLessThan(40);
    expect(measure(line!.text, line!.font)).toBeLessThanOrEqual(400);
  });

  it('break into as many lines as they may have', () => {
    expect(textsOf([block('Midnight Over Temple Street', { lines: 2, least: 40 })])).toEqual([
      'Midnight Over',
      'Temple Street',
    ]);
    expect(textsOf([block('今晚有計劃，成功嘅都有埋。', { lang: 'zh-Hant-HK', lines: 2, least: 40 })])).toEqual([
      '今晚有計劃，成',
      '功嘅都有埋。',
    ]);
  });

  it('end in an ellipsis if they are still too long, and never stand outside their width', () => {
    const long = 'A very long story of a night that would not end, told twice, and then once more for luck';
    for (const text of [long, 'Supercalifragilisticexpialidocious'.repeat(3), '長'.repeat(80)]) {
      const { lines } = lay([block(text, { lines: 2, least: 30 })]);
      expect(lines.length).toBeLessThanOrEqual(2);
      expect(lines.at(-1)!.text.endsWith('…')).toBe(true);
      for (const line of lines) expect(measure(line.text, line.font)).toBeLessThanOrEqual(400);
    }
  });

  it('shrink together if they are higher than their place', () => {
    const blocks = [block('One'), block('Two', { gap: 10 }), block('Three', { gap: 10 })];
    const free = lay(blocks).lines;
    const tight = lay(blocks, { height: 100 }).lines;
    expect(free.at(-1)!.y).toBeGreaterThan(100);
    expect(tight.at(-1)!.y).toBeLessThan(100);
  });

  it.each([
    ['top', 0, 46],
    ['middle', -23, 23],
    ['bottom', -46, 0],
  ])('stand at the %s of their place', (anchor, from, to) => {
    const [line] = lay([block('One')], { anchor }).lines;
    expect(line!.y).toBeGreaterThan(from);
    expect(line!.y).toBeLessThan(to);
  });

  it('leave out what is empty, with its gap', () => {
    expect(lay([block(''), block('One', { gap: 500 })]).lines).toEqual(lay([block('One')]).lines);
  });

  it.each([
    ['left', -200],
    ['center', 0],
    ['right', 200],
  ])('begin at the %s of their width', (align, x) => {
    const stack = lay([block('One')], { align });
    expect(stack.x).toBe(300);
    expect(stack.lines[0]!.x).toBe(x);
  });
});
