/** What is asked of the menu as a whole: all there are, which of them, what the house would choose. */
import { describe, expect, it } from 'vitest';
import { answerTo } from '#test/answer-to.ts';

describe('all there are, and which of them', () => {
  it.each([
    ['what gins do you have and which is strongest?', 'Strongest: Dry Martini (26.7% ABV).', 'Dry Martini'],
    ['what tequila cocktails do you have, which is least sweet?', 'Least sweet: Paloma (a little sweet).', 'Paloma'],
    ['which of your rum drinks is the driest?', 'Least sweet: ', 'Mojito'],
    ['which coffee drink has the least alcohol?', 'Lightest: Irish Coffee (7.6% ABV).', 'Irish Coffee'],
    ['tequila嗰幾杯邊杯最唔辣?', 'Least spicy: Paloma, Tequila Sunrise (not spicy).', 'Paloma'],
    [
      '你哋威士忌有邊幾款?邊杯最易入口?',
      'I would say Wan Chai Plum Highball: easier to drink, 10% ABV.',
      'Wan Chai Plum Highball',
    ],
    [
      'what mocktails do you have, which is most refreshing?',
      'I would say Nojito: very fizzy, very herbal. Refreshing.',
      'Nojito',
    ],
  ])('%s', (sentence, told, drink) => {
    const { reply, drinks } = answerTo(sentence);
    expect(reply).toContain(told);
    expect(drinks[0]).toBe(drink);
  });
  it.each([
    ['what gins do you have?', 'With gin: Negroni, Dry Martini, Basil Smash, Mid-Autumn Sour, Clover Club, French 75'],
    ['list the drinks with vodka', 'With vodka: Cosmopolitan, Lychee Martini, Harbour at Dusk, Moscow Mule'],
    ['what are your hot drinks?', 'That would be Irish Coffee, Tangerine Peel Mulled Wine'],
    ['你哋有幾多款無酒精嘅?', 'Without alcohol: Nojito'],
    ['熱嘅有邊幾杯?', '有愛爾蘭咖啡、陳皮熱紅酒'],
    ['What comes with basil in it?', 'With basil: Basil Smash, Peak Garden.'],
    ['show me everything with gin', 'With gin: Negroni, Dry Martini'],
    ['name the drinks that have coffee', 'With coffee: Espresso Martini, Irish Coffee, B-52.'],
    ['椰子味嘅有咩？', '有椰子嘅：椰林飄香、甘露椰林。'],
    ['有冇咩係有薑嘅', '有薑嘅：'],
    ['what sours do you have', 'That would be New York Sour, Hand-Shaken Daiquiri'],
    ['how many of your cocktails use rum?', 'With rum: Hand-Shaken Daiquiri'],
    ['how many are spicy?', 'Typhoon No. 8'],
    ['what’s sweet here', 'That would be Lychee Martini, Tequila Sunrise, Piña Colada'],
    ['which ones are creamy', 'That would be Sheung Wan Milk Punch, Irish Coffee'],
    ['咩係甜嘅', '有荔枝馬天尼、龍舌蘭日出'],
    ['what do you have over 20%', 'That would be Chenpi Old Fashioned, Dry Martini, B-52.'],
    ['anything below 5 percent?', 'Yes: Black & Tan.'],
    ['三四度嗰啲有冇', '呢度冇咁嘅度數，最近嘅係黑白啤：4.6%。'],
  ])('%s: named', (sentence, told) => {
    const { reply, chinese } = answerTo(sentence);
    expect(reply + chinese).toContain(told);
  });
  it.each([
    ['your three strongest drinks', 'Strongest: Chenpi Old Fashioned (27.7% ABV), Dry Martini (26.7% ABV), B-52'],
    ['which two are sweetest', 'Sweetest: Piña Colada (very sweet), B-52 (very sweet).'],
    ['最淡嗰三杯係咩', '最輕：黑白啤（酒精度 4.6%）、椰林飄香（酒精度 6.2%）、白桃貝里尼'],
  ])('%s: so many of them', (sentence, told) => {
    const { reply, chinese } = answerTo(sentence);
    expect(reply + chinese).toContain(told);
  });
  it.each([
    ['what’s the second strongest drink', 'Second strongest: Dry Martini (26.7% ABV).', 'Dry Martini'],
    ['第二甜嗰杯', '第二甜：B-52 轟炸機（好甜）。', 'B-52'],
    ['Tell me your three weakest, then bring me the middle one.', 'Lightest: Black & Tan (4.6% ABV)', 'Piña Colada'],
  ])('%s: poured', (sentence, told, drink) => {
    const { reply, chinese, drinks } = answerTo(sentence);
    expect(reply + chinese).toContain(told);
    expect(drinks[0]).toBe(drink);
  });
  it.each(['I’m 16, your three strongest drinks?', 'I’m driving, second strongest please'])(
    '%s: nothing with alcohol is named',
    (sentence) => expect(answerTo(sentence).reply).not.toContain('Martini'),
  );
  it('names the strongest to nobody who shall have less', () =>
    expect(answerTo('I get drunk easily, which gin is the strongest?').reply).not.toContain('Strongest'));
  it('names nothing with an allergen', () =>
    expect(answerTo('I’m allergic to eggs. Which gin drink is the fruitiest?').reply).not.toContain('Clover Club'));
});

describe('what the house would choose', () => {
  it.each(['what’s good here?', '有咩推介?', 'what would you drink tonight?', 'what’s the bartender’s favourite?'])(
    '%s: one drink, which is poured',
    (sentence) => {
      const { reply, drinks } = answerTo(sentence);
      expect(reply).toContain(`I would say ${drinks[0]}: `);
      expect(reply).not.toContain('nything goes');
    },
  );
  it('nothing with alcohol for who must not', () => {
    const { drinks, understood } = answerTo('I’m pregnant, what do you recommend?');
    expect(understood.noAlcohol).toBe('pregnancy');
    expect(drinks[0]).toBe('Nojito');
  });
});

describe('somebody who must not have alcohol', () => {
  it.each([
    ['My brother’s 16, can he have a beer if I’m buying?', 'No: nothing with alcohol below 18, whoever pays.'],
    ['我個囡15歲,可唔可以俾佢試一啖?', 'No: nothing with alcohol below 18'],
    ['Is the Espresso Martini ok for my pregnant sister?', 'No: nothing with alcohol, to be on the safe side.'],
    ['My mate’s driving but he says one spritz is OK, right?', 'No: nothing with alcohol, to be on the safe side.'],
  ])('%s: an exact no, and what there is', (sentence, told) => {
    const { reply, understood } = answerTo(sentence);
    expect(reply.startsWith(told)).toBe(true);
    expect(reply).toContain('Without alcohol: ');
    expect(understood.noAlcohol).not.toBeNull();
  });
  it.each([
    [
      'I’m pregnant and craving something sour and cold. What can I have?',
      ['Orchard by the Fire', 'Pomelo Sago Colada'],
    ],
    ['我有咗，有咩甜甜哋嘅可以飲？', ['Ten-Year Salty Lime Soda', 'Temperance Mary']],
    ['My wife is pregnant and can’t stand sour things. Which one is good for her?', ['Nojito', 'Ten-Year Salty']],
  ])('%s: names nothing that is not as wished', (sentence, others) => {
    const { reply } = answerTo(sentence);
    expect(reply).toMatch(/^Fine for you, by the recipes: /);
    for (const other of others) expect(reply).not.toContain(other);
  });
  it.each([
    ['I’m driving. Is there anything like a Negroni, alcohol-free?', 'No-groni Fizz'],
    ['I love the Basil Smash but I’m off alcohol. Can you do it without?', 'Peak Garden'],
    ['My friend is drunk and asks for a Negroni. What should I get her instead?', 'No-groni Fizz'],
  ])('%s: no no, where what has none is asked for', (sentence, nearest) => {
    const { reply, drinks } = answerTo(sentence);
    expect(reply).not.toMatch(/\bNo:/);
    expect(drinks[0]).toBe(nearest);
  });
  it.each(['I’m 16, can I get a beer instead of a soda?', 'I’m 16. A Mojito instead of the Nojito, ok?'])(
    '%s: a no all the same',
    (sentence) => expect(answerTo(sentence).reply).toMatch(/^No: nothing with alcohol below 18/),
  );
  it('says from what age on, to whoever is of it', () => {
    expect(answerTo('I’m 19, is that old enough here? If so I’d love a Cosmo.')).toMatchObject({
      reply: expect.stringMatching(/^From 18 on you may have alcohol\. /),
      drinks: expect.arrayContaining(['Cosmopolitan']),
    });
    expect(answerTo('I’m 17, is that old enough for a Cosmo?').reply).toMatch(/^No: nothing with alcohol below 18/);
  });
  it('says of all drinks without alcohol what their recipes say, also where traces are asked for', () =>
    expect(answerTo('I don’t touch alcohol at all. Do any of your alcohol-free drinks contain traces?').reply).toMatch(
      /^By their recipes all 13 have 0% alcohol: /,
    ));
  it('may have what has none', () =>
    expect(answerTo('can my 12 year old have the Nojito?').reply).toMatch(/^Nojito has no alcohol\./));
  it('hears of nothing that they are allergic to', () =>
    expect(answerTo('my son is 9 and allergic to milk, can he have a beer?').reply).not.toContain('Ginger Milk'));
});

describe('what is asked about is not wished for', () => {
  it.each([
    ['Which drinks contain gluten?', 'With gluten: Black & Tan, Bloody Mary, Sham Shui Po Style, Temperance Mary.'],
    ['I’m coeliac. Which of your drinks have gluten in them?', 'Not for you: Black & Tan, Bloody Mary'],
    ['有冇邊杯有花生㗎?', 'No peanut in anything here, by the recipes.'],
    ['邊幾杯有蛋?我對蛋敏感', 'Not for you: Mid-Autumn Sour, Clover Club, Calamansi Cloud. No egg.'],
    ['what’s in the Monastery Swizzle, any nuts?', 'I cannot rule out nuts in Monastery Swizzle'],
    ['奶茶賓治係用牛奶定煉奶?', 'has Silk-stocking milk tea, Condensed milk in it. Anything'],
    ['Will one Mojito make me drunk?', 'Mojito is middling in strength: 9.7% ABV. Anything'],
    ['Negroni有幾多度酒精?', '19.8% ABV. Anything else'],
  ])('%s', (sentence, told) => {
    const { reply, understood } = answerTo(sentence);
    expect(reply).toContain(told);
    expect(understood.unknown).toEqual([]);
    expect(reply).not.toMatch(/Right you are|One thing I did not get/);
  });
  it('still keeps out what somebody is allergic to', () =>
    expect(answerTo('Does anything have shellfish? My wife is allergic.').understood.avoid).toContain('crustaceans'));
  it.each([
    ['Espresso Martini, can I have it with decaf please?', 'Espresso Martini', '“decaf”'],
    ['大都會可以整大杯啲嗎?', 'Cosmopolitan', '“large drink”'],
    ['愛爾蘭咖啡可唔可以轉燕麥奶?', 'Irish Coffee', '“oat milk”'],
    ['咖啡馬天尼可唔可以少啲甜?', 'Espresso Martini', 'ask the bar'],
  ])('%s: the drink, and the bar is asked', (sentence, drink, told) => {
    const { reply, drinks } = answerTo(sentence);
    expect(drinks[0]).toBe(drink);
    expect(reply).toContain(told);
  });
});
