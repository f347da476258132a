/** What guests want changed, ask and order besides, class by class, at the demo bar. */
import { describe, expect, it } from 'vitest';
import { answerTo } from '#test/answer-to.ts';

const first = (sentence: string) => answerTo(sentence).drinks[0];
const wanted = (sentence: string) =>
  answerTo(sentence).understood.wishes.flatMap(({ name, wish }) => (wish === 'wanted' ? [name] : []));

describe('one thing in another’s place', () => {
  it.each([
    ['a Margarita with honey instead of agave', 'Salt-Rim Margarita', 'honey instead of agave'],
    ['sub honey for the sugar syrup in my Daiquiri', 'Hand-Shaken Daiquiri', 'honey instead of sugar syrup'],
    ['Bloody Mary 用氈酒代替伏特加', 'Bloody Mary, Sham Shui Po Style', 'gin instead of vodka'],
    ['a martini, vodka not gin', 'Dry Martini', 'vodka instead of gin'],
    ['a rum Old Fashioned', 'Chenpi Old Fashioned', 'tell them “rum”'],
    ['威士忌莫吉托', 'Mojito', 'please tell them'],
  ])('%s: the drink as it is, and the bar is told', (sentence, drink, told) => {
    expect(first(sentence)).toBe(drink);
    expect(answerTo(sentence).reply).toContain(told);
  });
  it.each([
    ['a Moscow Mule with rum in place of the vodka', 'Dark & Stormy Peak'],
    ['龍舌蘭日出，橙汁換西柚汁', 'Paloma'],
  ])('%s: the drink of the menu that is one', (sentence, drink) => {
    expect(first(sentence)).toBe(drink);
    expect(answerTo(sentence).reply).not.toContain('please tell them');
  });
  it.each(['a gin Negroni', 'a tequila Margarita', 'a whisky sour', '冧酒莫吉托'])(
    '%s: is that drink, on its own spirit',
    (sentence) => expect(answerTo(sentence).reply).not.toContain('please tell them'),
  );
  it('a whisky sour but with gin: a sour of gin', () =>
    expect(['Clover Club', 'French 75', 'Basil Smash']).toContain(first('a whisky sour but with gin')));
  it('keeps what is replaced out of who is allergic to it', () =>
    expect(answerTo('a Mojito with basil instead of mint, I’m allergic to mint').drinks).not.toContain('Mojito'));
  it('keeps an allergen out that is replaced', () =>
    expect(answerTo('a milk punch with oat milk instead of milk').understood.avoid).toContain('milk'));
});

describe('something more in a drink that is named', () => {
  it.each([
    ['a Mojito with extra lime', 'Mojito', 'extra lime'],
    ['gin tonic 加多啲青檸，唔好落咁多冰', 'Temple Street G&T', 'less ice, extra lime'],
    ['more mint in my Mojito', 'Mojito', 'extra mint'],
    ['gin and tonic with cucumber', 'Temple Street G&T', 'cucumber'],
    ['a martini with a twist', 'Dry Martini', 'with a twist'],
    ['a dirty martini', 'Dry Martini', 'dirty'],
    ['a vodka martini', 'Dry Martini', 'vodka'],
    ['mango margarita', 'Salt-Rim Margarita', 'mango'],
    ['a double gin and tonic', 'Temple Street G&T', 'double'],
    ['like a Moscow Mule but with gin instead of vodka', 'Moscow Mule', 'gin instead of vodka'],
    ['a Mojito but with vodka', 'Mojito', 'vodka'],
    ['a G&T with lemon instead of lime', 'Temple Street G&T', 'lemon instead of lime'],
    ['一 jug mojito', 'Mojito', 'jug'],
  ])('%s: that drink, and the bar is told', (sentence, drink, told) => {
    expect(first(sentence)).toBe(drink);
    expect(answerTo(sentence).reply).toContain(told);
    expect(answerTo(sentence).reply).toContain('please tell them');
  });
  it.each([
    'a Mojito with mint',
    'a Bloody Mary with a pepper rim',
    'a Mojito or something with gin',
    'like a Mojito with basil',
  ])('%s: nothing to tell', (sentence) => expect(answerTo(sentence).reply).not.toContain('please tell them'));
  it.each([
    'I am pregnant, a Mojito with extra rum',
    'a Mojito with extra rum, I am driving',
    '我酒量好差，mojito 加多啲冧酒',
  ])('%s: nobody is told to make it stronger', (sentence) =>
    expect(answerTo(sentence).reply).not.toContain('extra rum'),
  );
});

describe('what is asked of a drink', () => {
  it.each([
    ['what’s in the Negroni?', 'Negroni: London dry gin, Campari, Sweet vermouth'],
    ['八號風球裏面有啲咩', 'Typhoon No. 8: Blanco tequila'],
    ['how strong is the Paloma?', '9.1% ABV'],
    ['the Negroni, is it very bitter?', 'Negroni is very bitter.'],
    ['difference between a Mojito and a Caipirinha?', 'Mojito: White rum'],
    ['cheapest cocktail on the menu?', 'Prices stand on the menu'],
    ['奶茶賓治入面有冇咖啡㗎', 'No coffee in Sheung Wan Milk Punch'],
  ])('%s: is answered', (sentence, answer) => expect(answerTo(sentence).reply).toContain(answer));
  it.each(['does the Penicillin have ginger in it?', '盤尼西林甜唔甜㗎'])('%s: wishes for nothing else', (sentence) =>
    expect(wanted(sentence)).toEqual(['Penicillin']),
  );
  it.each(['is there egg in the Clover Club? I am allergic', '有冇蛋㗎，我對蛋敏感'])(
    '%s: keeps the allergy',
    (sentence) => expect(answerTo(sentence).understood.allergies).toContain('eggs'),
  );
  it.each(['do you use fresh juice?', '啲果汁係咪鮮榨㗎', 'got decaf?'])('%s: is for the bar', (sentence) => {
    expect(answerTo(sentence).drinks).toEqual([]);
    expect(answerTo(sentence).reply).toContain('please ask them');
  });
  it.each(['anything under 80 dollars?', '五十蚊以下有咩飲', '有冇低過一百蚊嘅'])(
    '%s: is a price, and no strength',
    (sentence) => {
      expect(answerTo(sentence).understood).toMatchObject({ asked: 'price', taste: {} });
      expect(answerTo(sentence).understood.below).toBeUndefined();
    },
  );
  it('under ten percent: is a strength', () =>
    expect(answerTo('something under ten percent').understood.below).toMatchObject({ abv: 10 }));
});

describe('several orders', () => {
  it.each([
    ['two Negronis and a mocktail for our designated driver', 'Negroni'],
    ['兩杯啤酒，一杯大都會', 'Black & Tan'],
    ['he’ll have a beer and I want something pink with bubbles', 'Paloma'],
  ])('%s: the guest’s own or the first, and that is said', (sentence, drink) => {
    expect(first(sentence)).toBe(drink);
    expect(answerTo(sentence).reply).toContain('One drink at a time');
  });
  it.each([
    'a cocktail, one without alcohol',
    'I’m the designated driver and want a Negroni',
    'a beer for my kid, she’s nine',
  ])('%s: takes no alcohol back', (sentence) => expect(answerTo(sentence).understood.noAlcohol).not.toBeNull());
  it.each(['a Mojito or a Paloma', 'a cross between a Mojito and a Margarita', 'a Negroni please. no wait, a Mojito'])(
    '%s: is one order',
    (sentence) => expect(answerTo(sentence).reply).not.toContain('One drink at a time'),
  );
});

describe('nobody is drunk or drives', () => {
  it.each([
    'something my grandfather would have drunk',
    '攰到嘔，想醒神',
    '趕住搭尾班車，有咩快',
    '想揸住杯熱嘢',
    '上次嘔到七彩，唔要冧酒',
  ])('%s', (sentence) => expect(answerTo(sentence).understood).toMatchObject({ noAlcohol: null, isDrunk: false }));
  it.each(['飲到嘔', 'I have drunk too much', '我揸住架車', '我今晚揸車', 'she is drunk and so am I'])(
    '%s: somebody is',
    (sentence) => expect(answerTo(sentence).understood.noAlcohol).not.toBeNull(),
  );
});

describe('other than', () => {
  it.each([
    ['想要 long drink，gin tonic 以外', 'Temple Street G&T'],
    ['唔好又畀我飲莫吉托', 'Mojito'],
    ['not another Mojito', 'Mojito'],
    ['我平時飲開內格羅尼，想試第二款差唔多嘅', 'Negroni'],
  ])('%s', (sentence, drink) => expect(answerTo(sentence).drinks).not.toContain(drink));
  it.each(['something strong, but if it has an umbrella I’m leaving', '要烈嘅，有雨傘我就走'])(
    '%s: is refused',
    (sentence) =>
      expect(answerTo(sentence).understood.wishes).toContainEqual(
        expect.objectContaining({ name: 'umbrella', wish: 'refused' }),
      ),
  );
});

describe('what no drink has', () => {
  it.each([
    ['passion fruit and chilli', 'No drink here has passion fruit and chilli together'],
    ['do you have alcohol-free beer?', 'No alcohol-free beer on this menu'],
    ['something with cognac', 'No cognac on this menu'],
  ])('%s: is said', (sentence, said) => expect(answerTo(sentence).reply).toContain(said));
  it.each(['yuzu or lychee', '桂花或者玫瑰'])('%s: is a choice', (sentence) =>
    expect(answerTo(sentence).reply).not.toContain('together'),
  );
});

describe('what is said of other words', () => {
  it.each([
    ['bitter like Campari but long', 'campari'],
    ['金巴利咁苦', 'campari'],
    ['no citrus, it gives me heartburn', 'settles the stomach'],
  ])('%s: is no wish for it', (sentence, id) => expect(wanted(sentence)).not.toContain(id));
  it('唔要菠蘿味咁重: less of it, and not none', () =>
    expect(first('Piña Colada 但唔要菠蘿味咁重')).toBe('Piña Colada'));
  it('double gin: is told to the bar, and no wish for strength', () => {
    const { reply, understood } = answerTo('a gin and tonic, double gin');
    expect(reply).toContain('double');
    expect(understood.taste.strength ?? 0).toBe(0);
  });
  it('a double shift: makes no drink stronger', () =>
    expect(
      answerTo('knackered after a double shift, something easy').understood.taste.strength ?? 0,
    ).toBeLessThanOrEqual(0));
});
