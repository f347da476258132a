/** Two people in one sentence, and several glasses: what the reply says, and whose strict wish holds. */
import { describe, expect, it } from 'vitest';
import { answerTo } from '#test/answer-to.ts';

const nextIn = (sentence: string) => /then (.+?)\./.exec(answerTo(sentence).reply)?.[1];

describe('two glasses in one sentence', () => {
  it.each([
    ['my wife sweet, I bitter', 'your wife’s: sweet', 'Negroni'],
    ['I take a strong one, my husband sweet', 'your husband’s: sweet', 'Dry Martini'],
    ['我老婆鍾意甜，我鍾意苦，幫我哋各揀一杯', 'the other: sweet', 'Negroni'],
    ['one sweet one sour', 'the other: sour', 'Lychee Martini'],
    ['一杯甜一杯酸', 'the other: sour', 'Lychee Martini'],
    ['a Negroni for me, a Mojito for my wife', 'your wife’s: Mojito', 'Negroni'],
  ])('%s: one is poured, the other named', (sentence, next, first) => {
    expect(nextIn(sentence)).toBe(next);
    expect(answerTo(sentence).drinks[0]).toBe(first);
  });
  it('says both in Chinese too', () =>
    expect(answerTo('一杯甜一杯酸').reply).toContain('One drink at a time: this one first'));
});

describe('where it is not said whose the glass is', () => {
  it.each(['one with alcohol, one without please', '我哋兩個人，一杯要有酒一杯冇酒', '兩個人，一個飲酒一個唔飲'])(
    '%s: without alcohol',
    (sentence) => expect(answerTo(sentence).understood.noAlcohol).toBe('choice'),
  );
  it.each([
    ['one with gin, one without', 'gin'],
    ['my friend likes wine, I don’t', 'wine'],
    ['We are two. My friend likes wine, but me I don’t like it. What you advise?', 'wine'],
    ['Half of our table hates gin and the other half loves it. Pick one drink for each side.', 'gin'],
    ['朋友鍾意威士忌，我唔鍾意', 'whisky'],
  ])('%s: without what one of them refuses', (sentence, refused) => {
    expect(answerTo(sentence).understood.wishes).toContainEqual(
      expect.objectContaining({ name: refused, wish: 'refused' }),
    );
    expect(nextIn(sentence)).toContain(refused);
  });
  it.each([
    ['my friend can’t have dairy but I love it, something creamy', 'milk'],
    ['one without egg for my wife, and one sour for me', 'eggs'],
  ])('%s: an allergen stays out', (sentence, allergen) =>
    expect(answerTo(sentence).understood.avoid).toContain(allergen),
  );
  it('lets the guest like what somebody else does not', () => {
    expect(answerTo('my sister does not like gin, but I do').understood.wishes).toContainEqual(
      expect.objectContaining({ name: 'gin', wish: 'wanted' }),
    );
    expect(nextIn('my sister does not like gin, but I do')).toBe('your sister’s: no gin');
  });
  it.each([
    ['My husband he drives, so for me something fresh with rum and for him nothing of alcohol.', 'Mojito'],
    ['My wife is driving. A gin sour for me, for her something without alcohol.', 'Mid-Autumn Sour'],
  ])('%s: who drives has none, and the guest has theirs', (sentence, drink) => {
    const { understood, drinks } = answerTo(sentence);
    expect(understood.unclear).toEqual([]);
    expect(drinks[0]).toBe(drink);
  });
  it('asks who drives where no glass is without alcohol', () =>
    expect(answerTo('My husband drives. Two Negronis please.').understood).toMatchObject({
      unclear: [expect.stringContaining('husband')],
    }));
});

describe('several glasses', () => {
  it.each([
    ['Two glasses of something sparkling, not too sweet', 2],
    ['three Mojitos please', 3],
    ['我哋成 team 六個人，想要 shots', 6],
    ['兩杯 Mojito', 2],
    ['a round of shots for five people', 5],
  ])('%s: says how to order them', (sentence, glasses) =>
    expect(answerTo(sentence).reply).toContain(`${glasses} glasses: order this one first`),
  );
  it.each([
    'I had two drinks already, something light',
    'two drinks and I’m out, something weak',
    '頭先兩杯都係vodka，今次想轉tequila',
    'after those two cocktails, something with coffee',
    '兩杯就醉，淡啲',
    'a Martini with three olives',
    'something to share for two of us',
    'two parts gin, one part vermouth',
  ])('%s: no number of glasses', (sentence) => expect(answerTo(sentence).reply).not.toContain('glasses:'));
});
