/** What the reply says back: a degree as a degree, a drink of the menu by its name, each thing once. */
import { describe, expect, it } from 'vitest';
import { answerTo } from '#test/answer-to.ts';

const saidBack = (sentence: string) => answerTo(sentence).reply.replace(/^[^.!]*[.!] | Anything else.*$/g, '');

describe('a wish said back', () => {
  it.each([
    ['not too sweet', 'Not too sweet.'],
    ['not sweet', 'Not sweet.'],
    ['less fizzy please', 'Not too fizzy.'],
    ['not too strong', 'Not too strong.'],
    ['a mojito', 'Mojito.'],
    ['something like a mojito', 'Like Mojito.'],
    ['a whisky sour', 'Like New York Sour.'],
    ['a Mojito, no mint', 'Like Mojito, no mint.'],
    ['Light, fruity, light', 'Light, fruity.'],
    ['something lighter', 'Lighter.'],
  ])('%s', (sentence, told) => expect(saidBack(sentence)).toBe(told));
  it('is a degree in Chinese too', () => {
    expect(answerTo('唔好太甜').chinese).toContain('唔好太甜。');
  });
});
