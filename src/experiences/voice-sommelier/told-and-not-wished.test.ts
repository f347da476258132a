/** What a guest tells of others, of a meal, of a mouth and of what they leave, and does not wish for. */
import { describe, expect, it } from 'vitest';
import { answerTo } from '#test/answer-to.ts';

const heard = (said: string) => answerTo(said).understood;
const names = (said: string, wish: 'wanted' | 'refused') =>
  heard(said).wishes.flatMap((each) => (each.wish === wish ? [each.name] : []));
const first = (said: string) => answerTo(said).drinks[0];

describe('what somebody has on other days or had elsewhere', () => {
  it.each([
    ['my boss drinks nothing but cognac, surprise him with something else', 'cognac'],
    ['I’ve already tried the Asahi next door, what else is Japanese?', 'beer'],
    ['She’s a Guinness girl but wants to try a cocktail tonight', 'beer'],
    ['我老公日日飲紅酒，今日我想飲啲清爽嘅', 'red wine'],
    ['我爸爸成世淨係飲茅台，幫佢揀杯刺激啲嘅', 'baijiu'],
  ])('%s: no wish for %s', (said, thing) => expect(names(said, 'wanted')).not.toContain(thing));
  it.each([
    'I normally just have a glass of Merlot, what’s the cocktail version of that',
    '飲開 Chardonnay，想要杯雞尾酒版嘅',
  ])('%s: no such brand need be had', (said) => expect(answerTo(said).reply).not.toContain('on this menu'));
  it('is taken up where it is to be the same', () =>
    expect(first('以前晚晚都飲嗰杯有薄荷葉嘅，今晚想睇下仲係咪嗰個味')).toBe('Mojito'));
});

describe('a quality before a name, asked for', () => {
  it.each([
    ['辣嘅 margarita 有冇', 'Typhoon No. 8'],
    ['spicy margarita有冇', 'Typhoon No. 8'],
    ['sweet martini 有冇㗎', 'Lychee Martini'],
    ['有冇甜啲嘅馬天尼', 'Lychee Martini'],
    ['a martini but fruity', 'Lychee Martini'],
  ])('%s: %s', (said, drink) => expect(first(said)).toBe(drink));
  it.each(['a dry martini', 'a martini but stronger', 'Negroni but sweeter'])('%s: no Lychee Martini', (said) =>
    expect(first(said)).not.toBe('Lychee Martini'),
  );
});

describe('any glass at all', () => {
  it.each(['求其一杯氈酒底，酸啲', '冇酒精嘅求其一杯', '求其啦'])('%s: need not be simple', (said) =>
    expect(names(said, 'wanted')).not.toContain('simple'),
  );
});

describe('bubbles to celebrate with', () => {
  it.each([
    'birthday, bubbles, photo-worthy',
    'just got engaged, want something fizzy and pretty',
    '結婚紀念日，兩杯有氣嘅，要有儀式感',
  ])('%s: sparkling wine', (said) =>
    expect(['French 75', 'White Peach Bellini', 'Harbourfront Spritz']).toContain(first(said)),
  );
  it('are without alcohol for whoever must not have any', () =>
    expect(heard('celebrating, I’m pregnant, with bubbles').noAlcohol).toBe('pregnancy'));
});

describe('a second glass', () => {
  it.each([
    'They left me alone on my birthday, give me something sweet',
    'they lost my bag, I need a large stiff drink',
    'I am Muslim, my friends drink, I want a glass that looks like theirs',
    'my friends are drinking, I want something sweet',
  ])('%s: is not made up', (said) => expect(answerTo(said).reply).not.toMatch(/One drink at a time|cannot see/));
  it.each([
    ['my wife is pregnant, I want a Negroni', 'One drink at a time'],
    ['she’s sweet tooth, I want something bitter', 'One drink at a time'],
    ['my friend wants a beer, I’d like something sweet', 'One drink at a time'],
  ])('%s: is told', (said, answer) => expect(answerTo(said).reply).toContain(answer));
});

describe('a meal that is over or to come', () => {
  it.each([
    ['We’re going for barbecue later, a light one first', 'with meat'],
    ['full after ramen, something digestive', 'with food'],
    ['一陣間食川菜，而家飲杯清嘅', 'with spicy food'],
    ['食完 steak 想要杯 dessert 咁嘅', 'with meat'],
    ['finished a huge curry, need something to cool down', 'large drink'],
  ])('%s: no wish for %s', (said, trait) => expect(names(said, 'wanted')).not.toContain(trait));
  it.each([
    ['having oysters now, what goes with them', 'with seafood'],
    ['食緊生蠔，配咩好', 'with seafood'],
    ['啱啱食完麻辣火鍋，條脷仲著緊火', 'with spicy food'],
  ])('%s: a wish for %s', (said, trait) => expect(names(said, 'wanted')).toContain(trait));
  it('keeps what it did to somebody', () =>
    expect(heard('just had prawns and my lips are swelling').avoid).toContain('crustaceans'));
});

describe('who leaves, and what is left out', () => {
  it.each(['飲一杯甜嘅就走', '食個甜品味嘅就走人', 'hea 吓就走，俾杯甜嘅'])('%s: sweet', (said) =>
    expect(heard(said).taste.sweet ?? 2).toBeGreaterThan(0),
  );
  it('orders what is drunk before', () => expect(first('飲完杯 Mojito 就走')).toBe('Mojito'));
  it.each([
    ['有奶就走', 'milk'],
    ['食到花生就走', 'peanuts'],
    ['見到有蛋我就走', 'eggs'],
  ])('%s: no %s', (said, allergen) => expect(heard(said).avoid).toContain(allergen));
});

describe('a drink that may be too much', () => {
  it.each([
    ['tempted by the Dry Martini but worried I can’t handle it', 'Dry Martini'],
    ['想試下乾馬天尼，又驚自己頂唔順', 'Dry Martini'],
    ['the Negroni sounds nice, but it might be too much for me', 'Negroni'],
    ['男朋友叫我試 Old Fashioned，但我驚受唔住', 'Chenpi Old Fashioned'],
  ])('%s: weaker than a %s', (said, drink) => {
    expect(heard(said).taste.strength).toBeLessThan(0);
    expect(first(said)).not.toBe(drink);
  });
});

describe('what a guest wears', () => {
  it.each([
    ['something to go with my green jumper', 'green'],
    ['最好夾到我條紅裙', 'red'],
    ['我著住條紅裙，想要杯同我襯', 'red'],
  ])('%s: in %s', (said, colour) => expect(names(said, 'wanted')).toContain(colour));
});

describe('what was missed for long', () => {
  it.each([
    ['long time I don’t drink a Mojito, one please', 'Mojito'],
    ['好耐冇飲 Negroni，好掛住', 'Negroni'],
  ])('%s: %s', (said, drink) => expect(first(said)).toBe(drink));
  it.each([
    'it makes two years I don’t drink alcohol',
    'three months I don’t drink',
    'long time I don’t drink wine or beer',
  ])('%s: is no longing for alcohol', (said) => expect(first(said)).not.toMatch(/Martini|Negroni/));
  it.each(['it makes two years I don’t drink alcohol', 'three months I don’t drink'])('%s: without', (said) =>
    expect(heard(said).noAlcohol).not.toBeNull(),
  );
  it('is no sorrow', () => expect(answerTo('掛住日本啲梅酒').reply).not.toContain('Sorry to hear'));
});

describe('a bitter mouth', () => {
  it.each(['口好苦，想飲啲甜嘅', 'mouth tastes bitter after that coffee, something sweet'])(
    '%s: nothing bitter',
    (said) => expect(heard(said).taste.bitter ?? 0).toBeLessThanOrEqual(0),
  );
});
