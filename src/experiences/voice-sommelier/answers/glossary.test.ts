/** What the things of a bar are. */
import { describe, expect, it } from 'vitest';
import { knownAbv } from '#domain/ingredient/ingredient-alcohol.ts';
import cantonese from '#domain/taste-request/words/cantonese.json';
import english from '#domain/taste-request/words/english.json';
import { answerTo } from '#test/answer-to.ts';
import { explained, GLOSSARY } from './glossary.ts';

const LINES = [...english.ingredients, ...cantonese.ingredients].map((line) => line.split(','));
const ALL = GLOSSARY.map(([words, en, zh]) => ({ words: words.split(','), en, zh }));
/** % by volume of the same bottle, as labels differ. */
const NEAR = 11;

describe('the glossary', () => {
  it.each(ALL)('has $words as words that are heard, in both languages', ({ words, en, zh }) => {
    for (const word of words)
      expect(LINES.some((line) => line.includes(word)) || word.startsWith('blue cura'), word).toBe(true);
    expect(en).toMatch(/^[a-zA-Z]/);
    expect(zh).toMatch(/^[^.,]*\p{Script=Han}[^.,]*$/u);
    expect(/%/.test(en)).toBe(/%/.test(zh));
  });
  it('explains each word once', () => {
    const words = ALL.flatMap((one) => one.words);
    expect(new Set(words).size).toBe(words.length);
  });
  it.each(ALL.filter(({ en }) => /\d+%/.test(en)))(
    'says how strong $words are as recipes are reckoned',
    ({ words, en }) => {
      const known = knownAbv(words[0]!);
      if (known !== null) expect(Math.abs(Number(/(\d+)%/.exec(en)![1]) - known)).toBeLessThanOrEqual(NEAR);
    },
  );
  it.each(ALL.filter(({ en }) => en.includes('no alcohol')))(
    'says of nothing with alcohol that it has none: $words',
    ({ words }) => {
      for (const word of words) expect(knownAbv(word) ?? 0).toBe(0);
    },
  );
  // Heard as something near, which they are not.
  it.each([
    'ribena',
    '柚子酒',
    'ginger ale',
    'calvados',
    'sloe gin',
    'malibu',
    'gin drink',
    'oak',
    '酸梅湯',
    'apple cider',
  ])('leaves %s unexplained', (word) => expect(explained(word)).toBeUndefined());
});

describe('what a guest asks of a thing', () => {
  it.each([
    ['what is orgeat?', 'Orgeat: a sweet syrup of almonds', 'With orgeat: Repulse Bay Mai Tai.'],
    ["what's Campari?", 'Campari: a bright red Italian bitter', 'With Campari: Negroni.'],
    ['how strong is Campari', 'about 25%', 'Negroni'],
    ["I've never heard of falernum, what is it?", 'Falernum: a Caribbean syrup', 'Monastery Swizzle'],
    ['what is Sichuan pepper tincture', 'makes the tongue tingle', 'Numbing Mule'],
    ['咩係苦艾酒？', '苦艾酒：加咗草本', '竹影'],
    ['Aperol 係咩嚟㗎', '苦甜橙味', '海濱氣泡酒'],
    ['龍舌蘭係咩酒', '墨西哥藍色龍舌蘭烈酒', '鹽邊瑪格烈特'],
    ['陳皮係咩味', '曬乾陳咗幾年嘅柑皮', '陳皮古典'],
  ])('%s: %s', (sentence, meaning, drinks) => {
    const { reply, chinese } = answerTo(sentence);
    const told = /\p{Script=Han}/u.test(sentence) ? chinese : reply;
    expect(told).toContain(meaning);
    expect(told).toContain(drinks);
  });
  it.each([
    'what is good gin?',
    'what is a mojito',
    "what's the whisky you use",
    'what is the gin drink?',
    'a Campari please',
  ])('%s: explains nothing', (sentence) => {
    const { reply } = answerTo(sentence);
    for (const { en } of ALL) expect(reply).not.toContain(en);
  });
  it('names no drink with it to whoever must not have it', () =>
    expect(answerTo("I'm allergic to nuts, what is orgeat?").reply).toContain('Not for you: '));
});
