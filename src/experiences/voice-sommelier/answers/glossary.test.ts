/** What the things of a bar are. */
import { describe, expect, it } from 'vitest';
import { knownAbv } from '#domain/ingredient/ingredient-alcohol.ts';
import english from '#domain/taste-request/words/english.json';
import { answerTo } from '#test/answer-to.ts';
import { explained, GLOSSARY } from './glossary.ts';

const SAID = new Set(english.ingredients.flatMap((line) => line.split(',')));
const all = Object.entries(GLOSSARY);
/** % by volume of the same bottle, as labels differ. */
const NEAR = 11;

describe('the glossary', () => {
  it.each(all)('has %s as a word that is heard, in both languages', (word, [en, zh]) => {
    expect(SAID.has(word) || word === 'blue curacao').toBe(true);
    expect(en).toMatch(/^[a-zA-Z]/);
    expect(zh).toMatch(/^[^.,]*\p{Script=Han}[^.,]*$/u);
    expect(/%/.test(en)).toBe(/%/.test(zh));
  });
  it.each(all.filter(([, [en]]) => /\d+%/.test(en)))('says how strong %s is as recipes are reckoned', (word, [en]) => {
    const known = knownAbv(word);
    if (known !== null) expect(Math.abs(Number(/(\d+)%/.exec(en)![1]) - known)).toBeLessThanOrEqual(NEAR);
  });
  it.each(all.filter(([, [en]]) => en.includes('no alcohol')))(
    'says of nothing with alcohol that it has none: %s',
    (word) => expect(knownAbv(word) ?? 0).toBe(0),
  );
  it('explains nothing else by what it is near to', () => {
    expect(explained('malibu', 'coconut')).toBeUndefined();
    expect(explained('gin drink', 'gin')).toBeUndefined();
    expect(explained('Blue curaçao', 'triple sec')?.en).toContain('blue');
  });
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
    for (const [, [en]] of all) expect(reply).not.toContain(en);
  });
  it('names no drink with it to whoever must not have it', () =>
    expect(answerTo("I'm allergic to nuts, what is orgeat?").reply).toContain('Not for you: '));
});
