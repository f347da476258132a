/** Questions answered with yes or no, wishes of two people, opinions and what is as good either way, at the demo bar. */
import { describe, expect, it } from 'vitest';
import { answerTo } from '#test/answer-to.ts';

const first = (sentence: string) => answerTo(sentence).drinks[0];
const heard = (sentence: string) => answerTo(sentence).understood;
const names = (sentence: string, wish: 'wanted' | 'refused') =>
  heard(sentence)
    .wishes.filter((each) => each.wish === wish)
    .map(({ name }) => name);

describe('whether there is a drink with all that is asked', () => {
  it.each([
    [
      'Do you have anything hot without alcohol? It’s freezing outside.',
      'Yes: Orchard by the Fire, Ginger Milk Nightcap.',
    ],
    ['Anything without dairy that’s still creamy?', 'Yes: Piña Colada, Pomelo Sago Colada.'],
    ['do you have something Japanese?', 'Yes: Wan Chai Plum Highball, Mid-Autumn Sour.'],
    ['Which of your mocktails are not sweet?', 'That would be Ten-Year Salty Lime Soda, Smoked Rosemary & Tonic'],
  ])('%s', (sentence, answer) => expect(answerTo(sentence).reply).toContain(answer));
  it.each([
    ['外面好凍，有冇熱嘅又冇酒精嘅？', '有：爐邊果園、薑汁撞奶夜飲。'],
    ['邊啲無酒精嘅係唔甜㗎？', '有十年鹹檸梳打、煙燻迷迭香湯力'],
  ])('%s', (sentence, answer) => expect(answerTo(sentence).chinese).toContain(answer));

  it('names no more than some of many, and says so', () =>
    expect(answerTo('do you have something sweet?').reply).toMatch(/^Yes: (?:[^,]+, ){5}and \d+ more\./));
  it('names none with alcohol to whoever must not have any', () =>
    expect(answerTo('I am pregnant, do you have anything creamy and sweet?').reply).not.toMatch(
      /Piña Colada|Irish Coffee/,
    ));
  it('names none with what is not wanted', () =>
    expect(answerTo('any mocktails that don’t taste of coconut and are creamy?').reply).not.toContain(
      'Pomelo Sago Colada,',
    ));
  it('is no answer to a refusal', () => expect(answerTo('I don’t like whisky, any whisky').reply).not.toMatch(/^Yes/));
});

describe('yes or no', () => {
  it.each([
    ['Is the No-groni really zero percent or just low?', 'No-groni Fizz has no alcohol by its recipe: 0%.'],
    ['Is the Negroni really 0%?', 'No, Negroni has alcohol'],
    ['Are all the mocktails really 0%?', 'By their recipes all 13 have 0% alcohol'],
    ['Do you have a Whisky Sour?', 'Our whisky sour is the New York Sour: Bourbon, Lemon juice'],
    ['Do you have a Negroni?', 'Yes, we have it: Negroni.'],
    ['Can the Numbing Mule be made less spicy?', 'whether it can be made less spicy, please ask the bar'],
    ['Mai Tai against Margarita, the gentler?', 'Repulse Bay Mai Tai is lighter'],
  ])('%s', (sentence, answer) => expect(answerTo(sentence).reply.toLowerCase()).toContain(answer.toLowerCase()));
  it.each([
    ['你哋嘅無酒精飲品係咪真係一啲酒精都冇？', '照配方 13 款都係 0% 酒精'],
    ['麻辣騾子可唔可以整冇咁辣？', '可唔可以整到冇咁辣，請問吧枱'],
    ['莫吉托幾多蚊？', '有價錢嘅話會寫喺餐牌'],
  ])('%s', (sentence, answer) => expect(answerTo(sentence).chinese).toContain(answer));
});

describe('a drink told by what is in it', () => {
  it.each([
    ['That drink with whisky, lemon and red wine floating on it, I forget the name.', 'New York Sour'],
    ['the one with rum, lime and mint please', 'Mojito'],
    ['The coffee and vodka thing, but hold the sugar syrup.', 'Espresso Martini'],
    ['威士忌上面浮住紅酒嗰杯，叫咩名？', 'New York Sour'],
    ['咖啡撈伏特加嗰隻，少糖。', 'Espresso Martini'],
  ])('%s', (sentence, drink) => {
    const { drinks, reply } = answerTo(sentence);
    expect(drinks[0]).toBe(drink);
    expect(reply).toContain(drink);
  });
  it('stays a wish for things where several drinks have them', () =>
    expect(names('the one with gin and lemon', 'wanted')).toEqual(['gin', 'lemon']));
  it('gets no alcohol where none may be poured', () =>
    expect(first('I am driving. The one with rum, lime and mint?')).toBe('Nojito'));
});

describe('two people', () => {
  it.each([
    ['two sweet ones and two strong ones', { sweet: 2 }, 'then the other: strong'],
    ['我哋四個人，兩個要甜，兩個要烈', { sweet: 2 }, 'then the other: strong'],
    ['Me I like sour, my friend he like sweet.', { acidity: 2 }, 'your friend’s: sweet'],
  ])('%s: each keeps its wish', (sentence, taste, other) => {
    expect(heard(sentence).taste).toEqual(taste);
    expect(answerTo(sentence).reply).toContain(other);
  });
  it.each([
    ['She’s pregnant and wants something refreshing, I’d love an Old Fashioned.', 'the other: Chenpi Old Fashioned'],
    ['我太太有咗，佢想要清新啲，我要杯古典。', 'the other: Chenpi Old Fashioned'],
  ])('%s: hers first, without alcohol', (sentence, other) => {
    const { understood, reply, drinks } = answerTo(sentence);
    expect(understood.noAlcohol).toBe('pregnancy');
    expect(understood.like).toBeNull();
    expect(reply).toContain(other);
    expect(drinks[0]).toBe('Nojito');
  });
  it('is the guest’s own at the end of a list', () => {
    const { understood, reply } = answerTo('Just one beer for him and something without alcohol but not sweet for me.');
    expect(understood.noAlcohol).toBe('choice');
    expect(reply).toContain('then the other: beer.');
  });
  it('leaves what others drink to them, where it is to be something else', () =>
    expect(answerTo('My mate only ever orders beer and I want to get him into cocktails.').reply).toContain(
      'Used to beer, then.',
    ));
  it('names a person by one name', () =>
    expect(answerTo('The wife’s after something light and floral and I’ll take a whisky').reply).toContain(
      'your wife’s: ',
    ));
});

describe('opinions, habits and what is as good either way', () => {
  it.each([
    ['My boyfriend thinks gin is disgusting, but I love it. Something sour for me.', ['gin']],
    ['我朋友話氈酒好難飲，但我鍾意，要杯酸啲嘅。', ['gin']],
    ['he thinks cocktails are silly, something with whisky', ['whisky']],
    ['My mate only ever orders beer and I want to get him into cocktails.', []],
    ['我男朋友淨係識飲啤酒，想帶佢試吓雞尾酒。', []],
    ['sour, with or without egg I don’t mind', []],
    ['something sour, without egg also is ok', []],
    ['有冇蛋都無所謂，最緊要酸', []],
    ['I’m driving, don’t give me juice for kids', ['grown-up']],
    ['揸車嚟㗎，唔好俾我細路仔飲嗰啲果汁。', ['grown-up']],
    ['My husband only drinks whisky. I’d like to surprise him with something else.', []],
    ['我老公淨係飲威士忌，想俾佢試吓第二樣。', []],
    ['由細到大都唔鍾意gin，但想試吓，有咩介紹？', ['gin']],
  ])('%s', (sentence, wanted) => {
    expect(names(sentence, 'wanted')).toEqual(wanted);
    expect(names(sentence, 'refused')).toEqual([]);
    expect(heard(sentence).avoid).toEqual([]);
  });
  it.each([['without egg also is ok, but I’m allergic to egg'], ['with or without egg, no: I am allergic to egg']])(
    '%s: an allergy stays',
    (sentence) => expect(heard(sentence).avoid).toEqual(['eggs']),
  );
  it('stays out beside a medicine', () =>
    expect(names('no grapefruit is also fine, I take pills', 'refused')).toEqual(['grapefruit']));
  it('stays refused where the guest does not like it either', () =>
    expect(names('my boyfriend thinks gin is disgusting, me too. Something sour', 'refused')).toEqual(['gin']));
  it('is a degree, and no refusal', () => expect(heard('綠色，唔一定要甜').taste).toEqual({ sweet: -1 }));
  it.each([
    ['凍親喉嚨痛 想飲熱嘢 冇酒都得', 'choice'],
    ['something hot, without alcohol is also fine', 'choice'],
  ])('%s: never of alcohol', (sentence, reason) => expect(heard(sentence).noAlcohol).toBe(reason));
  it('keeps what somebody was told to avoid', () =>
    expect(names('My blood pressure is high, they say avoid salt. Sour is what I want', 'refused')).toEqual(['salt']));
  it('compares a taste with a drink', () => {
    expect(heard('Not as sweet as a Cosmopolitan but just as pink.').taste).toEqual({ sweet: -1 });
    expect(first('Not as sweet as a Cosmopolitan but just as pink.')).not.toBe('Cosmopolitan');
  });
});

describe('what rules alcohol out', () => {
  it.each([
    ['One last drink before I’m too drunk to walk', undefined],
    ['飲咗成日咖啡，想放鬆吓', undefined],
    ['奶茶賓治有冇咖啡因？我夜晚唔飲得。', undefined],
    ['飲咗成日啤酒', 'drunk'],
    ['before I’m even more drunk', 'drunk'],
    ['莫吉托有冇酒精？我唔飲得', 'choice'],
    ['Is there alcohol in it? I can’t have any.', 'choice'],
  ])('%s: %s', (sentence, reason) => expect(heard(sentence).noAlcohol ?? undefined).toBe(reason));
  it.each([
    ['Is there caffeine in the milk punch? I can’t have any after six.'],
    ['奶茶賓治有冇咖啡因？我夜晚唔飲得。'],
  ])('%s: what was asked about is refused', (sentence) => {
    expect(names(sentence, 'refused')).toEqual(['caffeine']);
    expect(first(sentence)).not.toBe('Sheung Wan Milk Punch');
  });
  it.each([['I am lactose, something creamy'], ['beer no, I’m lactose']])('%s: keeps milk out', (sentence) =>
    expect(heard(sentence).avoid).toContain('milk'),
  );
});

describe('a drink that is named', () => {
  it('is ordered by "I’d like"', () => expect(heard('I’d like a Negroni').isMeasure).not.toBe(true));
  it.each([
    ['Negroni in a tall glass please', 'please tell them “tall glass”'],
    ['can you do a Margarita frozen with mango?', 'please ask the bar whether it can be'],
    ['特濃咖啡馬天尼，轉無咖啡因得唔得？', 'decaf'],
  ])('%s: the bar is told', (sentence, told) => {
    expect(answerTo(sentence).reply).toContain(told);
    expect(first(sentence)).toMatch(/Negroni|Margarita|Espresso Martini/);
  });
});

describe('what keeps from sleep', () => {
  it.each([
    ['想飲coffee味，但夜晚飲caffeine我會瞓唔着'],
    ['caffeine keeps me up at night, but I like the taste of coffee'],
  ])('%s', (sentence) => {
    expect(names(sentence, 'refused')).toEqual([expect.stringMatching(/caffeine|咖啡因/)]);
    expect(first(sentence)).not.toMatch(/Espresso|Coffee/);
  });
});

it('is light, and with bubbles', () =>
  expect(heard('Something light with bubbles').taste).toEqual({ strength: -2, fizzy: 2 }));
