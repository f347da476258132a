/** What was had already, what is usual, a little that is enough, comparisons, and what a named drink is known by. */
import { describe, expect, it } from 'vitest';
import { answerTo } from '../../../test/answer-to.ts';
import { demoDrinks } from '../../../test/demo-bar.ts';

const abvOf = (name: string) => demoDrinks('demo-bar').find((drink) => drink.name === name)?.ABV ?? 0;
const wantedIn = (said: string) =>
  answerTo(said).understood.wishes.flatMap(({ name, wish }) => (wish === 'wanted' ? [name] : []));

describe('what was had already', () => {
  it.each([
    ['I had beer before, now something without bubbles', 'beer'],
    ['飲完 beer 覺得好脹，想要杯冇氣', 'beer'],
    ['飲完紅酒，想轉杯清啲嘅', 'red wine'],
    ['頭先飲咗杯 negroni，而家想要甜啲', 'Negroni'],
    ['I drank a mojito earlier, now I want something bitter', 'Mojito'],
  ])('%s: no wish for %s', (said, thing) => expect(wantedIn(said)).not.toContain(thing));
  it.each([
    ['I had a negroni, can I have another', 'Negroni'],
    ['飲咗杯啤酒，想再嚟一杯', 'beer'],
    ['I had a mojito last week and loved it, something similar', 'Mojito'],
  ])('%s: still %s', (said, thing) => expect(wantedIn(said)).toContain(thing));
  it('keeps a trace of what harmed somebody', () =>
    expect(answerTo('I ate nuts and my throat closed, something sweet').understood.unknown).not.toEqual([]));
});

describe('a drink whose name has an "&"', () => {
  it.each(['a black and tan please', 'Black & Tan'])('%s: is poured first', (said) =>
    expect(answerTo(said).drinks[0]).toBe('Black & Tan'),
  );
  it('is barred from whoever must not have what is in it', () => {
    const { reply, drinks } = answerTo('This Black and Tan, I cannot eat gluten');
    expect(reply).toContain('Black & Tan has gluten in it: not for you.');
    expect(drinks).not.toContain('Black & Tan');
  });
});

describe('something like what was had', () => {
  it.each([
    ['just had a Mojito, want something similar', 'Mojito'],
    ['頭先飲咗 negroni，想再嚟啲類似', 'Negroni'],
    ['I had a French 75 and loved it, anything along those lines but a bit stronger?', 'French 75'],
    ['I just had a Mojito, what next', 'Mojito'],
    ['啱啱飲完 mojito，想要另一隻', 'Mojito'],
  ])('%s: another', (said, had) => {
    expect(answerTo(said).drinks).toHaveLength(3);
    expect(answerTo(said).drinks).not.toContain(had);
  });
  it.each(['啱啱飲完mojito，想再嚟杯差唔多但唔係rum', 'like a Mojito but not rum', '似mojito但唔係rum'])(
    '%s: with alcohol, as what it is like',
    (said) => expect(abvOf(answerTo(said).drinks[0]!)).toBeGreaterThan(0),
  );
  it.each(['a Mojito without rum', 'like a Mojito but without rum'])('%s: the one without alcohol', (said) =>
    expect(answerTo(said).drinks[0]).toBe('Nojito'),
  );
});

describe('what is usual', () => {
  it.each([
    'I usually drink Aperol spritz but fancy something a bit stronger tonight',
    '通常飲開 Aperol spritz，想試杯強少少嘅',
  ])('%s: measures', (said) => {
    const { drinks, understood } = answerTo(said);
    expect(understood.isMeasure).toBe(true);
    expect(drinks[0]).not.toBe('Harbourfront Spritz');
    expect(abvOf(drinks[0]!)).toBeGreaterThan(abvOf('Harbourfront Spritz'));
  });
});

describe('a little that is enough, and a refusal of degree', () => {
  it.each(['有少少酒味就夠', '酒味少少就得', 'a little kick is enough', 'Just a hint of alcohol is enough'])(
    '%s: not stronger',
    (said) => expect(answerTo(said).understood.taste.strength).toBeLessThan(0),
  );
  it.each([
    ['細細杯唔好咁易醉', 'small drink'],
    ['tall glass 唔好太易醉', 'tall glass'],
  ])('%s: %s', (said, size) => expect(wantedIn(said)).toContain(size));
  it.each(['薄荷唔要', '薄荷唔要乜都得', '唔要甜苦艾酒', '唔要麥燒酎'])('%s: wants none of it', (said) =>
    expect(wantedIn(said)).toEqual([]),
  );
});

describe('no sugar', () => {
  it('leaves out what is sweetened', () => {
    const { drinks } = answerTo('gin, no sugar');
    expect(drinks[0]).toBe('Dry Martini');
    expect(drinks).not.toContain('Negroni');
  });
  it('says so where all of it has some', () => {
    const { drinks, reply } = answerTo('whisky, no sugar');
    expect(drinks[0]).toMatch(/Highball|Sour|Old Fashioned/);
    expect(reply).toContain('ask the bar');
  });
  it('leaves less of it a wish', () => expect(wantedIn('gin, less sugar')).toContain('low sugar'));
});

describe('questions', () => {
  it.each(["What's the difference between a Paloma and a Margarita?", 'mojito 同 daiquiri 有咩分別？'])(
    '%s: told, and not ordered',
    (said) => {
      const { drinks, reply } = answerTo(said);
      expect(drinks).toEqual([]);
      expect(reply.match(/% ABV/g)).toHaveLength(2);
    },
  );
  it.each(['what would you recommend?', 'which one would you recommend?', 'what do you suggest tonight'])(
    '%s',
    (said) => expect(answerTo(said).understood.anything).toBe(true),
  );
  it('hears no wish in asking what is not to be drunk', () =>
    expect(answerTo('我 gluten free 㗎，有冇嘢唔飲得？').understood.noAlcohol).toBeNull());
  it.each(['我唔飲得酒，有咩飲', '我懷孕，有冇嘢唔飲得？'])('%s: locked all the same', (said) =>
    expect(answerTo(said).understood.noAlcohol).not.toBeNull(),
  );
});

it.each([
  ['bitter, like a Negroni', 'Negroni'],
  ['好似 negroni 咁苦苦哋嘅', 'Negroni'],
  ["I'd like a margarita but smoky, and could you make it a bit less sour", 'Typhoon No. 8'],
  ['有冇唔係咁甜嘅 piña colada？', 'Piña Colada'],
  ['negroni but less bitter', 'Harbourfront Spritz'],
  ['a martini, no gin', 'Bamboo'],
  ['bourbon with a bit of orange, and easy on the sugar', 'Chenpi Old Fashioned'],
  ['mojito 嗰種感覺，但唔好 mint', 'Paloma'],
])('%s: %s', (said, first) => expect(answerTo(said).drinks[0]).toBe(first));
