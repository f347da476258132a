/** How far a refusal or a word of health reaches, and words whose sense their neighbours decide, at the demo bar. */
import { describe, expect, it } from 'vitest';
import { answerTo } from '#test/answer-to.ts';

const first = (sentence: string) => answerTo(sentence).drinks[0];
const heard = (sentence: string) => answerTo(sentence).understood;
const wanted = (sentence: string) =>
  heard(sentence)
    .wishes.filter(({ wish }) => wish === 'wanted')
    .map(({ name }) => name);
const refused = (sentence: string) =>
  heard(sentence)
    .wishes.filter(({ wish }) => wish === 'refused')
    .map(({ name }) => name);

describe('a rim that is refused', () => {
  it.each([
    ['鹽邊瑪格烈特，唔該杯口唔好整鹽。', 'Salt-Rim Margarita', 'no salt rim'],
    ['Margarita, no salt on the glass.', 'Salt-Rim Margarita', 'no salt rim'],
    ['a Margarita, the rim without salt', 'Salt-Rim Margarita', 'no salt rim'],
    ['Bloody Mary without the pepper rim please.', 'Bloody Mary, Sham Shui Po Style', 'no pepper rim'],
    ['血腥瑪麗走黑椒邊得唔得？', 'Bloody Mary, Sham Shui Po Style', 'no pepper rim'],
  ])('%s: the drink, and the bar is told', (sentence, drink, told) => {
    const { drinks, reply } = answerTo(sentence);
    expect(drinks[0]).toBe(drink);
    expect(reply).toContain(`please tell them “${told}”`);
  });
  it('keeps alcohol out of what the menu calls a drink without', () =>
    expect(heard('無酒莫吉托').noAlcohol).toBe('choice'));
  it('keeps pepper itself out', () => expect(first('a Bloody Mary without pepper')).not.toContain('Bloody Mary'));
});

describe('refusals', () => {
  it.each([
    ['I want gin but not just gin and tonic again.', 'bar-temple-street-gt'],
    ['something with gin, not just a gin and tonic', 'bar-temple-street-gt'],
  ])('%s: another than that', (sentence, id) => expect(heard(sentence).notLike).toContain(id));

  it('hears what one does not dare to eat', () =>
    expect(heard('花生敏感㗎，其他果仁都唔敢食，想飲rum。').avoid.toSorted()).toEqual(['peanuts', 'tree-nuts']));
  it('hears to what an allergy is, where the refusal stands behind it', () => {
    expect(heard('花香嘅，但菊花唔得，我敏感。').wishes).toContainEqual(
      expect.objectContaining({ name: 'chrysanthemum tea', wish: 'refused' }),
    );
    expect(answerTo('花香嘅，但菊花唔得，我敏感。').drinks).not.toHaveLength(0);
  });
  it.each(['要spicy但係唔好薑，食咗會嘔。', '頭先嗰杯苦到飲唔落，而家想要啲順喉嘅。'])('%s: is not drunk', (sentence) =>
    expect(heard(sentence).isDrunk).toBe(false),
  );
  it.each(['我飲到會嘔', '飲唔落喇，好醉'])('%s: is drunk', (sentence) =>
    expect(heard(sentence).noAlcohol).toBe('drunk'),
  );
  it.each([
    'I have milk allergy, but I like coffee with alcohol',
    'nut allergy but something with alcohol please',
    'I cannot drink so much, something light',
  ])('%s: may have alcohol', (sentence) => expect(heard(sentence).noAlcohol).toBeNull());
  it.each(['I get hives with alcohol', 'an allergy to alcohol', 'I react to alcohol, something fruity'])(
    '%s: must not',
    (sentence) => expect(heard(sentence).noAlcohol).toBe('medicine'),
  );
  it.each(['after eight but no proper drink', 'not a real drink please'])('%s: without alcohol', (sentence) =>
    expect(heard(sentence).noAlcohol).toBe('choice'),
  );
  it('refuses honey, and not sugar', () => expect(refused('想要Hot Toddy，蜜糖走。')).toEqual(['honey']));
  it('hears leaving the bar as no refusal', () =>
    expect(wanted('我想飲最尾一杯先走，淡啲得喇。')).toContain('nightcap'));
});

describe('what an allergy leaves nothing of', () => {
  it.each([
    ['Fish allergy. Want tomato juice drink.', 'tomato juice'],
    ['肉桂敏感，不過想飲暖暖哋嘅。', 'hot drink'],
    ['I can’t eat nuts, but I love coconut.', 'coconut'],
  ])('%s: %s is told', (sentence, thing) =>
    expect(answerTo(sentence).reply).toContain(`Every drink here with “${thing}” has what you leave out`),
  );
  it('says nothing where some is left', () =>
    expect(answerTo('I’m allergic to fish but I love savoury drinks.').reply).not.toContain('leave out'));
  it('asks to what an allergy is that nothing names', () =>
    expect(answerTo('I have allergies, no gin please').reply).toContain('What are you allergic to?'));
  it('hears it behind a refusal', () =>
    expect(answerTo('No honey please, allergic, but smoky and a bit sour.').drinks[0]).toBe('Typhoon No. 8'));
});

describe('sense', () => {
  it.each([
    ['That last one was too sweet for me.', { sweet: -1 }],
    ['The last drink I had was way too sour.', { acidity: -1 }],
    ['最緊要唔好太甜，其次係要有檸檬味。', { sweet: -1 }],
    ['I used to love sweet drinks, these days I go for bitter.', { bitter: 2 }],
    ['聽朝仲要返工，要保持清醒。', { strength: -2 }],
    ['I have to stay sharp tonight', { strength: -2 }],
    ['細個好鍾意飲甜，大個咗就鍾意苦。', { bitter: 2 }],
    ['refreshing but no bubbles', { acidity: 1, fizzy: -2 }],
  ])('%s', (sentence, taste) => {
    expect(heard(sentence).taste).toEqual(taste);
    expect(heard(sentence).superlative).toBeNull();
    expect(wanted(sentence)).not.toContain('nightcap');
  });
  it.each(['我唔鍾意太凍嘅嘢', 'I don’t like my drinks too cold', '唔好咁凍'])('%s: not too cold', (sentence) =>
    expect(wanted(sentence)).toContain('not too cold'),
  );
  it.each([['今日俾老細鬧足成日，想飲杯甜甜哋氹返自己。'], ['My boss kept us in a meeting, something bitter please']])(
    '%s: speaks of one drink',
    (sentence) => expect(answerTo(sentence).reply).not.toContain('One drink at a time'),
  );
  it('drinks none, and orders for another', () =>
    expect(answerTo('我今晚唔飲，但我老公想要杯bitter嘅。')).toMatchObject({
      understood: { noAlcohol: 'choice', taste: {} },
    }));
  it('asks nothing about a son who is asleep', () =>
    expect(answerTo('個仔瞓咗，難得出嚟，想飲杯fancy啲嘅。').drinks).not.toHaveLength(0));
  it('hears a drive of last year as none of tonight', () => {
    expect(heard('We drove through Japan last spring and drank yuzu everything').noAlcohol).toBeNull();
    expect(heard('I drove here. Last year I had a Mojito').noAlcohol).toBe('driving');
  });
});

describe('parts of a wish', () => {
  it.each([
    ['要用陳年冧酒整嗰啲。', ['Repulse Bay Mai Tai', 'Sheung Wan Milk Punch']],
    ['白冧酒底，清清地。', ['Mojito']],
  ])('%s: the sort of it first', (sentence, drinks) => expect(drinks).toContain(first(sentence)));
  it('replaces a sort of a spirit by another', () => {
    expect(first('A daiquiri with aged rum instead of white.')).toBe('Hand-Shaken Daiquiri');
    expect(answerTo('A daiquiri with aged rum instead of white.').reply).toContain('aged rum instead of white rum');
  });
  it.each([
    ['Can you make the Espresso Martini with decaf?', 'Espresso Martini'],
    ['愛爾蘭咖啡可唔可以用decaf？', 'Irish Coffee'],
  ])('%s: the drink, and the bar is told', (sentence, drink) => {
    expect(first(sentence)).toBe(drink);
    expect(answerTo(sentence).reply).toContain('decaf');
  });
  it('gives nobody caffeine who must not have it', () =>
    expect(answerTo('No caffeine for me, an Espresso Martini with decaf').drinks).not.toContain('Espresso Martini'));
});

describe('looks and food', () => {
  it.each([
    ['It’s my hen night, give us something over the top!', 'over the top'],
    ['今日升呢，要杯誇張啲嘅慶祝！', 'over the top'],
    ['靚啲影到相嘅', 'photogenic'],
    ['look like cocktail but no alcohol', 'grown-up'],
    ['啱啱食完火鍋，想飲啲解膩嘅', 'with fried food'],
    ['something to cut through the grease', 'with fried food'],
    ['I’m having chocolate cake, a drink to go with that.', 'with dessert'],
    ['something savoury', 'savoury'],
  ])('%s: %s', (sentence, id) => expect(wanted(sentence)).toContain(id));
  it.each([
    ['I’m allergic to fish but I love savoury drinks.', 'Bamboo'],
    ['something savoury', 'Bloody Mary, Sham Shui Po Style'],
    ['Something creamy but not milky, I can’t stand milk.', 'Piña Colada'],
    ['I’m having chocolate cake, a drink to go with that.', 'Irish Coffee'],
  ])('%s: %s', (sentence, drink) => expect(first(sentence)).toBe(drink));
});

describe('who has had enough, or slows down', () => {
  it.each([
    'I’ve had enough booze for one day, but I have to stay awake',
    'had enough beer, now a cocktail',
    'I think someone’s put something in my drink, I feel strange',
    'my drink was spiked',
    '有人落咗嘢喺我杯酒度，好暈',
    '俾人落藥',
  ])('%s: no alcohol, water, and the staff', (sentence) => {
    const { understood, reply } = answerTo(sentence);
    expect(understood.noAlcohol).toBe('drunk');
    expect(reply).toContain('If you feel unwell, tell the staff now.');
  });

  it.each(['two Negronis already, I want to slow down, still bitter', 'ice cold, long, barely any alcohol'])(
    '%s: nothing strong first',
    (sentence) => expect(['Negroni', 'Dry Martini', 'Long Island Iced Tea']).not.toContain(first(sentence)),
  );
  it('hears that almost none is not most', () =>
    expect(heard('almost no alcohol please').superlative).toMatchObject({ direction: 'least' }));
  it('takes a lime and soda for a soft drink, and not with gin', () => {
    expect(heard('Just a lime and soda.').noAlcohol).toBe('choice');
    expect(heard('lime and soda with gin').noAlcohol).toBeNull();
  });
  it('names no hot drink with alcohol to who must not have it', () =>
    expect(answerTo('我食緊抗生素，醫生話唔飲得酒，有冇暖笠笠嘅嘢飲？').reply).not.toContain('Irish Coffee'));
});
