/** What a guest asks of a thing, a word, a glass, the door and the kitchen, and orders nothing by. */
import { describe, expect, it } from 'vitest';
import { answerTo } from '#test/answer-to.ts';

const heard = (said: string) => answerTo(said).understood;
const namesIn = (said: string) => heard(said).wishes.map(({ name }) => name);

describe('whether a thing has alcohol', () => {
  it.each([
    ['does the tonic have alcohol in it', 'no alcohol'],
    ['Is there any alcohol in grenadine?', 'no alcohol'],
    ['is aperol alcoholic?', '11%'],
    ['are the bitters alcoholic', '45%'],
    ['is falernum alcoholic', 'I cannot rule out alcohol in falernum'],
    ['湯力水係咪有酒精', 'no alcohol'],
    ['薑汁啤酒有冇酒精㗎？', 'hardly ever with alcohol'],
    ['橙味苦精有酒精嗎', '45%'],
  ])('%s: is told', (said, answer) => {
    expect(answerTo(said).reply).toContain(answer);
    expect(namesIn(said)).not.toContain('alcohol');
  });
  it.each(['聽講菠蘿可以解膩，有冇菠蘿酒', 'something with ginger beer and alcohol'])('%s: wishes for it', (said) =>
    expect(namesIn(said)).toContain('alcohol'),
  );
  it('lifts nothing that was said of a person', () =>
    expect(heard('I’m pregnant, is the tonic alcoholic?').noAlcohol).toBe('pregnancy'));
});

describe('what a word of the bar means', () => {
  it.each([
    ['What means swizzle?', 'Swizzle: a long drink'],
    ['what does neat mean', 'Neat: a spirit by itself'],
    ['what is a highball?', 'Highball: a spirit lengthened'],
    ['digestif 係咩意思', 'Digestif: a drink after a meal'],
    ['sour 即係咩？', 'Sour: a spirit shaken'],
  ])('%s', (said, answer) => expect(answerTo(said).reply).toContain(answer));
  it.each(['What means swizzle?', 'digestif 係咩意思', 'sour 即係咩？'])('%s: orders nothing', (said) =>
    expect(answerTo(said).drinks).toEqual([]),
  );
  it('leaves another question to its own answer', () =>
    expect(answerTo('What is a Negroni?').reply).toContain('London dry gin'));
  it('keeps what is wished for beside it', () =>
    expect(heard('What means numbing? I like to try, but only little spicy').taste.spicy).toBeGreaterThan(0));
  it('goes on leaving out the alcohol', () => expect(heard('mocktail 即係咩').noAlcohol).toBe('choice'));
});

describe('a spirit by itself', () => {
  it.each([
    ['can I have the bourbon neat?', 'for bourbon by itself, please ask the bar'],
    ['do you serve whisky straight', 'for whisky by itself'],
    ['有冇得淨飲威士忌', 'for whisky by itself'],
    ['氈酒淨飲得唔得', 'for gin by itself'],
  ])('%s: is for the bar', (said, answer) => expect(answerTo(said).reply).toContain(answer));
  it.each([
    '想飲威士忌，但唔好淨飲，要易入口',
    '淨飲得冧酒，其他都唔掂',
    'She hates whisky neat',
    'a Whisky Sour, neat idea',
  ])('%s: is none', (said) => expect(answerTo(said).reply).not.toContain('by itself'));
  it.each(['I’m 15, can I have the bourbon neat?', 'I am driving, whisky neat?'])('%s: never without alcohol', (said) =>
    expect(answerTo(said).reply).not.toContain('by itself'),
  );
});

describe('who may order', () => {
  it.each([
    'I’m 18, can I order a drink?',
    'I turned twenty last month, am I allowed to drink here?',
    'do you check ID?',
    '要唔要睇身份證㗎',
    '我啱啱滿十八歲，叫得酒未？',
  ])('%s: from 18', (said) => {
    expect(answerTo(said).reply).toContain('From 18 on you may have alcohol.');
    expect(heard(said).noAlcohol).toBeNull();
  });
  it.each([
    'I’m 17 and a half, do you card people?',
    '我十七歲，聽講你哋唔查身份證，係咪真㗎？',
    '我十六歲，飲得唔得？',
  ])('%s: not below', (said) => {
    expect(heard(said).noAlcohol).toBe('age');
    expect(answerTo(said).reply).not.toContain('From 18 on');
  });
  it('is asked by nobody who only lost a passport', () =>
    expect(answerTo('lost my passport today, I need something strong').reply).not.toContain('18'));
});

describe('what there is to eat', () => {
  it.each([
    '有冇送酒嘅小食？花生都得',
    'any bar snacks? olives maybe',
    'do you serve food, even just crisps',
    'Can I get some nuts to nibble?',
    '有冇薯條食',
  ])('%s: is for the bar', (said) => {
    expect(heard(said).asked).toBe('bar');
    expect(namesIn(said)).toEqual([]);
  });
  it.each(['something that goes with fries', '想要配小食嘅酒', 'what goes with crisps?'])('%s: is a wish', (said) =>
    expect(namesIn(said)).not.toEqual([]),
  );
  it('keeps an allergy', () => expect(heard('any bar snacks? I’m allergic to peanuts').avoid).toContain('peanuts'));
});

describe('what others say of a drink', () => {
  it.each([
    ['my wife says the Paloma is bitter, is that true?', 'Paloma is a little bitter.'],
    ['my mate reckons the Numbing Mule tastes like soap, is he right', 'Numbing Mule: very spicy'],
    ['網上話麻辣騾子好似番梘，係咪真㗎', 'Numbing Mule: very spicy'],
  ])('%s: is asked of it', (said, answer) => expect(answerTo(said).reply).toContain(answer));
  it('is heard of who must not drink', () =>
    expect(heard('my doctor says the medicine is bad with alcohol, is that true?').noAlcohol).not.toBeNull());
});

describe('drinks that are called alike', () => {
  it.each([
    ['What’s the difference between the two mules?', 'Numbing Mule is more herbal'],
    ['the two coladas, how do they differ?', 'Pomelo Sago Colada: Mango'],
    ['兩杯騾子有咩分別', 'Moscow Mule: Vodka'],
  ])('%s: are compared, and not ordered', (said, answer) => {
    expect(answerTo(said).reply).toContain(answer);
    expect(answerTo(said).reply).not.toContain('glasses');
    expect(answerTo(said).drinks).toEqual([]);
  });
  it('are named to nobody who must not drink', () =>
    expect(answerTo('I’m pregnant, how do the two coladas differ?').reply).not.toContain('rum'));
  it('are ordered where they are to be unlike', () =>
    expect(answerTo('我哋四個人，要四杯唔同嘅，第一杯酸嘅').reply).toContain('4 glasses'));
});
