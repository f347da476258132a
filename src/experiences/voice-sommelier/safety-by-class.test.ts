/** Classes of sentences that once led to alcohol, or more of it, against what was said, at the demo bar. */
import { describe, expect, it } from 'vitest';
import { featureValues } from '#domain/recipe/recipe.ts';
import { drinksOf } from '#domain/flavour/outcome.ts';
import { assumedAbv, isZeroProof } from '#domain/recipe/recipe.ts';
import { BOTH } from '#domain/taste-request/words/both.ts';
import { answerTo } from '#test/answer-to.ts';
import { DEMO_BAR } from '#test/demo-bar.ts';
import { addWishes } from './add-wishes.ts';
import { interpret } from './hearing/interpret.ts';
import { outcomeOf } from './pour.ts';
import { setByBar } from './unserved.ts';
import { askBarFor } from './words.ts';

const hear = (text: string) => interpret(text, BOTH, [], DEMO_BAR);
const drinks = (text: string) => drinksOf(outcomeOf(hear(text), DEMO_BAR), DEMO_BAR, 3).map(({ recipe }) => recipe);
const first = (text: string) => drinks(text)[0]!;
const wanted = (text: string) =>
  hear(text)
    .named.filter(({ isRefused }) => !isRefused)
    .map(({ id }) => id);
const refused = (text: string) =>
  hear(text)
    .named.filter(({ isRefused }) => isRefused)
    .map(({ id }) => id);

describe('water', () => {
  it.each([
    'water',
    'a water please',
    'can I get an iced water',
    'only a bottle of water for me',
    'hot water, thanks',
    '杯水唔該',
    '我要水',
    '畀杯凍水我',
    '飲水得喇',
    '有冇水飲',
    '有冇熱水',
  ])('%s: no alcohol', (text) => {
    expect(hear(text).noAlcohol).toBe('choice');
    for (const drink of drinks(text)) expect(isZeroProof(drink)).toBe(true);
  });
  it.each([
    'a soda water please',
    'sparkling water',
    '梳打水唔該',
    'just a sparkling water',
    'a sparkling water with a slice of lemon',
    'some sparkling water and mint',
    '要支sparkling mineral water',
  ])('%s: no alcohol in the first drink', (text) => expect(isZeroProof(first(text))).toBe(true));
  it.each([
    'something like water',
    'watery',
    'whisky with water',
    'whisky and water',
    'a Negroni and a glass of water',
    'a glass of water and a Negroni',
    'vodka and soda water',
    'some sparkling wine',
    '威士忌加水',
    '似水咁易飲',
    '杯水果酒',
    '水蜜桃味',
    'a glass of water, just kidding, rum',
  ])('%s: is no order of water', (text) => expect(hear(text).noAlcohol).toBeUndefined());
});

describe('what guests from elsewhere say', () => {
  it.each([
    ['estoy embarazada', 'pregnancy'],
    ['ma femme est enceinte', 'pregnancy'],
    ['ich bin schwanger, was gibt es', 'pregnancy'],
    ['sono incinta', 'pregnancy'],
    ['妊娠中', 'pregnancy'],
    ['妊婦です', 'pregnancy'],
    ['ohne Alkohol bitte', 'choice'],
    ['sans alcool', 'choice'],
    ['senza alcool', 'choice'],
  ])('%s: no alcohol', (text, reason) => {
    expect(hear(text).noAlcohol).toBe(reason);
    for (const drink of drinks(text)) expect(isZeroProof(drink)).toBe(true);
  });
  it.each(['je suis allergique', 'soy alergico', 'ich bin allergisch gegen etwas'])('%s: an allergy', (text) =>
    expect(hear(text).isAllergic).toBe(true),
  );
});

describe('an age, however it is put', () => {
  const AGES = ['10', '12', '15', '16', '17', 'thirteen', 'sixteen', 'seventeen'];
  it.each([
    (age: string) => `I'm really ${age}`,
    (age: string) => `${age} here, something strong`,
    (age: string) => `aged ${age}`,
    (age: string) => `age: ${age}, a Negroni`,
    (age: string) => `I'm ${age} yrs`,
    (age: string) => `we're both ${age}`,
    (age: string) => `my friends and I are ${age}`,
    (age: string) => `my girlfriend's ${age}, she wants a Mojito`,
    (age: string) => `only ${age} tho`,
    (age: string) => `${age} years young`,
  ])('%s: no alcohol', (say) => {
    for (const age of AGES) expect([say(age), hear(say(age)).noAlcohol]).toEqual([say(age), 'age']);
  });
  it.each([
    '16F, something fruity',
    'celebrating my sweet sixteen',
    'fourteen, strongest please',
    'still seventeen until May',
    "I'm not quite 18",
    'a week shy of 18',
    'it is for my teenage son',
    "I'm 17½",
    "haven't turned 18",
    'a few months short of 18',
    'my 18th birthday is tomorrow',
    'below the legal drinking age',
    "I'm in form five",
    '十七咋',
    '下年先夠秤',
    '差一年先成年',
    '18歲都未夠',
    '我細過十八歲',
    '我零九年出世',
  ])('%s: no alcohol', (text) => {
    const { noAlcohol, unclear } = hear(text);
    expect(noAlcohol === 'age' || unclear.length > 0).toBe(true);
  });
  it.each(['a rum aged 12 years', 'my 18th birthday was last year', "I'm both hungry and 30", '我18歲唔飲gin'])(
    '%s: nobody is a minor',
    (text) => expect(hear(text).noAlcohol).toBeUndefined(),
  );
});

describe('beer without alcohol', () => {
  it.each([
    '0.0 beer',
    'beer 0.0',
    'Heineken 0.0',
    'Guinness zero',
    'a zero beer',
    'NA beer',
    'N/A cocktail',
    'an AF beer',
    'no/low alcohol',
    'low or no alcohol please',
    'no ethanol',
    'noalcohol',
    'wish I could have alcohol',
    'alcohol: none',
    'alcohol - none',
  ])('%s: no alcohol', (text) => {
    expect(hear(text).noAlcohol).toBe('choice');
    for (const drink of drinks(text)) expect(isZeroProof(drink)).toBe(true);
  });
});

describe('what crosses a word out', () => {
  const CROSSES = ['❌', '✖', '🙅', '🚫'];
  const CAUTIONS = [
    'careful with X',
    'watch out for X please',
    'keep X away from me',
    'X are off limits',
    "if there is X I'll die",
  ];
  it.each(CROSSES)('%s before or behind it', (cross) => {
    for (const alcohol of ['alcohol', 'booze', '酒精'])
      expect([cross, alcohol, hear(`${cross}${alcohol}`).noAlcohol]).toEqual([cross, alcohol, 'choice']);
    if (cross !== '🚫') expect(hear(`酒精${cross}`).noAlcohol).toBe('choice');
    for (const [said, allergen] of [
      ['peanuts', 'peanuts'],
      ['milk', 'milk'],
      ['蛋', 'eggs'],
    ] as const)
      expect([said, hear(`${cross} ${said}`).avoid]).toEqual([said, [allergen]]);
  });
  it.each(CAUTIONS)('%s', (caution) => {
    for (const [said, allergen] of [
      ['nuts', 'tree-nuts'],
      ['peanuts', 'peanuts'],
      ['eggs', 'eggs'],
      ['soy', 'soybeans'],
    ] as const)
      expect([said, hear(caution.replace('X', said)).avoid]).toEqual([said, expect.arrayContaining([allergen])]);
  });
  it.each([
    ["Are there nuts in it? I can't have those", 'tree-nuts'],
    ['gluten sensitive', 'gluten'],
    ['sulphite sensitive', 'sulphites'],
    ["I'm not allergic to nuts, only milk", 'milk'],
    ['allergic to egg whites', 'eggs'],
    ['no egg whites', 'eggs'],
    ['allergic to almond milk', 'tree-nuts'],
    ['忌花生', 'peanuts'],
    ['食花生即死', 'peanuts'],
    ['花生嘢千祈唔好', 'peanuts'],
    ['dairy destroys me', 'milk'],
    ['lactose is my enemy', 'milk'],
    ['飲奶會肚瀉', 'milk'],
    ['杏仁奶敏感', 'tree-nuts'],
    ['二氧化硫敏感', 'sulphites'],
  ])('%s', (text, allergen) => expect(hear(text).avoid).toContain(allergen));
  it('takes no harm for strength', () => expect(hear('dairy destroys me').taste).toEqual({}));
  it.each([
    (bad: string) => `${bad} and I don't get along`,
    (bad: string) => `${bad} and me don't mix`,
    (bad: string) => `something sweet, ${bad} and I are not friends`,
    (bad: string) => `${bad} gives me the runs`,
    (bad: string) => `I get the runs from ${bad}`,
  ])('%s: none of it', (say) => {
    for (const [bad, allergen] of [
      ['milk', 'milk'],
      ['dairy', 'milk'],
      ['peanut butter', 'peanuts'],
      ['egg', 'eggs'],
      ['soy', 'soybeans'],
    ] as const)
      expect([say(bad), hear(say(bad)).avoid]).toEqual([say(bad), expect.arrayContaining([allergen])]);
  });

  it('keeps what is not the allergy', () =>
    expect(hear("I'm not allergic to nuts, only milk").avoid).not.toContain('tree-nuts'));
});

describe('what would be otherwise', () => {
  it.each([
    ["if I wasn't driving I'd have a whisky", 'driving'],
    ["if only I didn't have to drive", 'driving'],
    ["I would drink if I wasn't pregnant", 'pregnancy'],
    ["if I weren't on antibiotics, a Negroni", 'medicine'],
    ['如果唔使揸車我就飲威士忌', 'driving'],
    ['如果我冇懷孕就飲啤酒', 'pregnancy'],
  ])('%s: is so', (text, reason) => expect(hear(text).noAlcohol).toBe(reason));
  it.each(["I'm not driving, a whisky", '我唔使揸車，要威士忌'])('%s: is not', (text) =>
    expect(hear(text).noAlcohol).toBeUndefined(),
  );
});

describe('somebody who must not', () => {
  it.each([
    ['stomach ulcer', 'medicine'],
    ['I had a transplant', 'medicine'],
    ['just got vaccinated', 'medicine'],
    ["I'm a pilot on duty", 'driving'],
    ["I'm riding my bike home", 'driving'],
    ['今晚我做柴可夫', 'driving'],
    ['baby on board', 'pregnancy'],
    ['我大着肚子', 'pregnancy'],
    ["I'm six beers deep", 'drunk'],
    ['我茅咗', 'drunk'],
    ['我酒精唔耐受', 'medicine'],
  ])('%s: no alcohol', (text, reason) => expect(hear(text).noAlcohol).toBe(reason));
});

describe('what keeps a guest from alcohol, as guests put it', () => {
  it.each([
    "I'm on the road in an hour",
    'I operate a crane tomorrow early',
    'AA member here',
    'one day at a time, ten months now',
    "I'm post op",
    'my doctor banned booze',
    'my surgeon forbade me alcohol',
    "my church doesn't allow it",
    'turning 17 next week',
    'for a little boy of nine',
    '等陣要車阿媽返屋企',
    '轉頭要攞車',
    '我係代駕',
    '準備要BB',
    "I've a little one on the way",
    "I won't be legal until March",
    'got a colonoscopy tomorrow',
    "I'm the one with the keys tonight",
    'back to the operating theatre in an hour',
    'I used to have a problem with drink',
    'six months clean today',
    'I gave it up for Lent',
    'booze makes my heart race',
    "my mum won't let me drink",
    '佢唔畀我飲',
    '我媽唔准我飲',
    '我今晚當值',
    '我聽日照腸鏡',
    '我做緊試管',
    '泵緊奶',
    '我仲有兩年先成年',
    '啱啱剝完智慧齒',
    '醫生禁酒',
    '教會唔畀飲',
    '我仲讀緊中學',
  ])('%s: no alcohol', (text) => {
    for (const said of [text, `${text}, something sour`, `something with gin, ${text}`])
      expect(hear(said).noAlcohol, said).toBeDefined();
  });
  it.each([
    "one glass and I'm gone",
    "one more and I'm on the floor",
    '今晚要清醒啲',
    '等陣要返工',
    'I have an exam in an hour',
    'my shift starts at nine',
    '飲半杯就瞓著',
    '我一飲就成身紅',
  ])('%s: weaker', (text) => expect(hear(text)).toMatchObject({ weaker: true }));
  it.each([
    'one for the road',
    'turning 30 next week',
    'a glass of nine-year rum',
    '我讀中學嗰陣飲過 Mojito',
    '我教緊小學，要杯烈嘅',
    '我仲喺中學教書，要杯烈嘅',
    '想要車厘',
    'I have no problem with alcohol',
    'I gave up chocolate for Lent',
    'I passed my probation',
    'we got the keys to our flat',
    'I need to turn 5 heads tonight',
  ])('%s: nothing of the kind', (text) => expect(hear(text)).toMatchObject({ noAlcohol: undefined, weaker: false }));
});

describe('a driver and somebody who abstains', () => {
  it.each(['我架車泊咗喺樓下', '我揸電單車嚟', '我戒酒中'])('%s: is not drunk', (text) =>
    expect(hear(text)).toMatchObject({ noAlcohol: expect.any(String) as string, isDrunk: false }),
  );
});

describe('how much was drunk before', () => {
  it.each(["I've already had four", 'we already drank about six', 'already had five, one more', '已經飲咗四杯'])(
    '%s: nothing with alcohol, and water',
    (text) => expect(hear(text)).toMatchObject({ noAlcohol: 'drunk', isDrunk: true }),
  );
  it.each(['already had two', "I've already had a couple"])('%s: weaker', (text) =>
    expect(hear(text)).toMatchObject({ weaker: true, isDrunk: false }),
  );
  it.each(['already had four coffees today', 'already had five courses', 'we already had six oysters'])(
    '%s: says nothing of alcohol',
    (text) => expect(hear(text)).toMatchObject({ weaker: false, isDrunk: false }),
  );
});

describe('what a guest says behind it that they cannot have', () => {
  it.each<[string, string]>([
    ["most cocktails have egg, which I can't eat", 'eggs'],
    ["peanuts are a thing I can't have", 'peanuts'],
    ["gluten is what I can't have", 'gluten'],
    ["a creamy one but no milk, which I can't drink", 'milk'],
    ["milk that I can't drink", 'milk'],
    ['I have a problem with fish', 'fish'],
    ['牛奶，我唔飲得嗰隻', 'milk'],
  ])('%s: none of it', (text, allergen) => expect(hear(text).avoid).toContain(allergen));
  it.each(["usually there is alcohol in it, which I can't drink", "no alcohol, which I can't have"])(
    '%s: no alcohol',
    (text) => expect(hear(text).noAlcohol).toBeDefined(),
  );
  it.each(["something with cream, which I can't get enough of", "coffee is something I can't do without"])(
    '%s: is liked',
    (text) => {
      expect(hear(text).avoid).toEqual([]);
      expect(refused(text)).toEqual([]);
    },
  );
});

describe('a rim that is refused', () => {
  it.each(['a margarita without the salt rim', 'Margarita, no salt please', '要杯margarita 唔好鹽邊'])(
    '%s: is said to the bar',
    (text) => {
      const bar = setByBar(hear(text));
      expect(bar.map(({ id }) => id)).toEqual(['no salt rim']);
      expect(askBarFor(bar)).toMatchObject({ en: expect.stringContaining('no salt rim') as string });
      expect(askBarFor(bar)['zh-HK']).toContain('唔要鹽邊');
    },
  );
  it.each([
    'I can’t have salt, a margarita',
    'I’m allergic to salt, a margarita',
    'my doctor says no salt, a margarita',
  ])('%s: is kept out of who may have none', (text) =>
    expect(outcomeOf(hear(text), DEMO_BAR).recipeIds).not.toContain('bar-margarita'),
  );
  it('is nothing to say where it is wished for', () =>
    expect(setByBar(hear('a margarita with a salt rim'))).toEqual([]));
});

const STRONG = ['a strong one', 'something boozy', '勁啲', '烈啲嘅'];
const WEAK = ['a weak one', 'less strong', 'something light', 'not too strong', '淡啲', '輕啲', '唔好太勁'];

describe('strength that contradicts itself', () => {
  it.each(STRONG)('%s: the weaker wish wins, in either order', (strong) => {
    for (const weak of WEAK)
      for (const text of [`${strong}, ${weak}`, `${weak}, ${strong}`, `${strong} but ${weak} please`]) {
        expect([text, Math.sign(hear(text).taste.strength!)]).toEqual([text, -1]);
        expect([text, assumedAbv(first(text)) <= 12]).toEqual([text, true]);
      }
  });
  it('holds for the strongest too', () => expect(first('the strongest you have, but weak').ABV).toBeLessThan(12));
});

describe('what somebody else refuses', () => {
  const REFUSALS = ['my mum says no', 'my girlfriend said no', 'he told me no', '老婆話唔好', '阿媽唔准', '男朋友唔畀'];
  it.each(REFUSALS)('%s: takes nothing else away', (said) => {
    expect(hear(`${said}, something fruity`).taste).toEqual({ fruity: 2 });
    expect(hear(`${said}，甜啲`).taste).toEqual({ sweet: 2 });
    for (const weak of WEAK) expect(hear(`${said}, ${weak}`).taste.strength).toBeLessThan(0);
    for (const strong of STRONG) expect(hear(`${strong}, but ${said}`).weaker).toBe(true);
  });
  it.each([
    ['my wife says no to gin', 'gin'],
    ['老婆話唔好有薄荷', 'mint'],
  ])('%s: refuses what is named', (text, id) => expect(refused(text)).toContain(id));
});

describe('flushing', () => {
  it.each([
    'my face turns red quickly',
    'I go bright red in the face very fast',
    'really fast my face becomes red',
    'I get so red in my cheeks',
    'my cheeks go red so easily',
    'I become red very quickly',
    'I flush easily',
    '我好快面紅',
    '塊面好快紅晒',
    '一杯就成塊面紅晒',
    '飲酒會紅晒塊面',
    '好易面紅',
  ])('%s: no colour and no haste, but little alcohol', (text) => {
    expect(hear(text).weaker).toBe(true);
    expect(wanted(text)).not.toContain('red');
    expect(wanted(text)).not.toContain('quick to make');
    const { ABV, recipeIngredient } = first(text);
    expect(ABV).toBeLessThan(8);
    expect(recipeIngredient.filter(({ abv }) => (abv ?? 0) >= 30)).toEqual([]);
  });
  it.each(['something red', '紅色嘅', 'a glass of red wine'])('%s: is a drink', (text) =>
    expect(hear(text).weaker).toBe(false),
  );
  it.each(['not too much alcohol because I blorp', 'less alcohol as I glorp', '酒精唔好太多，因為我聽日要噏'])(
    '%s: binds, whatever follows',
    (text) => expect(first(text).ABV).toBeLessThan(8),
  );
});

describe('refused juice', () => {
  it.each([
    'no juice',
    'vodka, no fruit juice',
    'rum without any juice please',
    'gin, hold the juice',
    "I don't want juices",
    '唔要果汁',
    '龍舌蘭，唔好落果汁',
    '威士忌，冇果汁',
    '唔加果汁',
  ])('%s: none of any fruit in any drink', (text) => {
    const held = drinks(text).flatMap(({ recipeIngredient }) => recipeIngredient.map(({ name }) => name));
    expect(held.length).toBeGreaterThan(0);
    expect(held.filter((name) => /juice|pur[ée]e/i.test(name))).toEqual([]);
  });
});

describe('a dislike in strong words', () => {
  it.each([
    ["I can't stand Campari", 'campari'],
    ["Can't stand gin", 'gin'],
    ['can’t bear Rum', 'rum'],
    ['cannot stand whisky', 'whisky'],
    ['I hate tequila', 'tequila'],
    ['頂唔順金巴利', 'campari'],
    ['我頂唔順gin', 'gin'],
    ['唔要rum,上次飲到嘔', 'rum'],
    ['gin made me throw up last time, something else', 'gin'],
    ['last time I drank whisky I puked', 'whisky'],
    ['rum? last time I threw up', 'rum'],
    ['威士忌，上次飲到嘔', 'whisky'],
    ['以前飲伏特加嘔過', 'vodka'],
  ])('%s: refuses it, and nobody is drunk', (text, id) => {
    expect(hear(text)).toMatchObject({ isDrunk: false, noAlcohol: undefined });
    expect(refused(text)).toContain(id);
    expect(wanted(text)).not.toContain(id);
  });
  it.each(['I just threw up, gimme gin', '我想嘔', '頭先飲威士忌飲到嘔', 'last time was fine but tonight I puked'])(
    '%s: is drunk',
    (text) => expect(hear(text).isDrunk).toBe(true),
  );
});

describe('no ice', () => {
  it.each([
    'no ice, something with brandy',
    'rum, no ice',
    '走冰，甜啲',
    '要果味，唔要冰',
    'room temperature, tequila',
  ])('%s: no crushed ice where another drink fits', (text) =>
    expect(first(text).drawing.ice).not.toMatch(/crushed|pebble/),
  );
  it('leaves a drink that was ordered by name', () =>
    expect(first('mai tai without ice').name).toBe('Repulse Bay Mai Tai'));
});

it.each([
  'like a Paloma, but sweeter',
  'similar to a Mojito but more fruity',
  '似Paloma，酸啲',
  'a Mojito without mint',
])('%s: no stronger than what it is measured by', (text) => {
  const { like } = hear(text);
  const model = DEMO_BAR.find(({ id }) => id === like)!;
  expect(assumedAbv(first(text))).toBeLessThanOrEqual(assumedAbv(model));
});

describe('a food that was eaten, and what it did', () => {
  it.each([
    'I ate peanuts yesterday and my lips swelled, something fruity',
    'I had milk before and it did not agree with me, now something creamy',
    'I just had eggs and I could not breathe. Something sweet',
    'I had nuts already and my mouth tingled, so I want a Mojito',
    '尋日食蝦全身紅晒，要杯滑嘅',
    '食完花生出晒疹，想飲啲果味嘅',
    '上次食咗牛奶嘴腫晒，整杯甜嘅',
    '食完牛奶喉嚨好痕',
    '食蝦喉嚨痕，想飲杯甜嘅',
    '飲奶個口就痺',
    '花生令我喉嚨痕',
    'I had peanuts and now my throat is itchy',
    'I have an itchy throat after eating shrimp',
    'nuts give me a sore throat, a rum one please',
  ])('%s: an allergy', (text) => expect(hear(text).allergies).not.toEqual([]));
  it.each(['想飲啲麻到口痺嘅', '花椒麻到個口痺，正', '要麻到脷痺嗰種'])('%s: numb, as wished for', (text) => {
    expect(hear(text).isAllergic).toBe(false);
    expect(wanted(text)).toContain('sichuan pepper');
  });
  it.each(['喉嚨痕，想飲啲暖嘢', 'My throat is itchy, can I have honey', '想飲杯蜜糖嘢，喉嚨痕'])(
    '%s: a cold',
    (text) => {
      expect(hear(text).allergies).toEqual([]);
      expect(wanted(text)).toContain('soothing');
    },
  );
});

it.each(['戒糖唔好咁易醉', '我而家戒緊糖，要酸嘅', 'cutting sugar, want gin'])('%s: no sugar is added', (text) =>
  expect(refused(text)).toContain('sugar'),
);

describe('a refusal beside what is liked by now', () => {
  it.each([
    ['no mint, now I like gin', 'mint'],
    ['I used to hate gin, now I love it, no mint please', 'mint'],
    ['no mint, and convince me of gin, I don’t like gin', 'mint'],
    ['I hate ginger, these days I love whisky', 'ginger'],
    ['唔要薄荷，而家鍾意甜', 'mint'],
    ['以前唔食得辣，而家好鍾意，唔好落薄荷', 'mint'],
  ])('%s: still no %s', (text, thing) => expect(refused(text)).toContain(thing));
});

it.each([
  'my doctor said I can’t have more than one small drink',
  'doctor says not more than one',
  '醫生話唔好飲多過一杯',
])('%s: something weaker', (text) => expect(hear(text).weaker).toBe(true));

it.each([
  '朋友話八號風球好正，但我完全唔食得辣，有冇差唔多嘅？',
  'Typhoon No. 8, not spicy please',
  'Bloody Mary, I can’t handle spice',
  'I don’t do heat, what is close to the Typhoon',
])('%s: not that one, and nothing hot', (text) => {
  for (const { drinkFeatures = [] } of drinks(text))
    expect(featureValues([...drinkFeatures]).spicy ?? 0).toBeLessThan(3);
});

it.each([
  ['nothing spicy, I can’t eat it', 'the Typhoon then'],
  ['八號風球', '我唔食得辣'],
])('%s; %s: nothing hot, whatever was said first', (first, then) => {
  const wishes = addWishes(hear(first), hear(then));
  for (const { recipe } of drinksOf(outcomeOf(wishes, DEMO_BAR), DEMO_BAR, 3))
    expect(featureValues([...(recipe.drinkFeatures ?? [])]).spicy ?? 0).toBeLessThan(3);
});

describe('reasons in other words', () => {
  it.each([
    '我緩刑期，唔可以飲',
    '我唔可以飲',
    '我今日唔應該飲',
    '我掂親酒就死',
    '我中四咋',
    '我守五戒',
    '聽朝要開飛機',
    '聽日要驗身',
    '我食緊血清素',
    'in AA, ninety days',
    'day 40 without a drink',
    'my sponsor would kill me, something bitter',
    "I don't touch the stuff",
    'I keep the five precepts',
    "I'm on the bike tonight, something fruity",
    'I cycled here, what can I have',
    "I'm scrubbing in at seven tomorrow",
  ])('%s: no alcohol', (text) => expect(hear(text).noAlcohol).toBeDefined());
  it.each([
    'donated blood this afternoon',
    "I'm about to go scuba diving",
    'fatty liver, go easy',
    '啱啱打完針',
    '啱啱捐完血',
  ])('%s: is asked about', (text) => expect(hear(text).unclear).not.toEqual([]));
  it.each(['my daughter wants a drink', 'my son is here', 'my daughter booked, she wants one too'])(
    '%s: is asked about',
    (text) => expect(hear(text).unclear).not.toEqual([]),
  );
  it('asks nothing of a daughter who booked the table', () =>
    expect(hear('I am a red wine man. My daughter booked this place.')).toMatchObject({ unclear: [] }));
  it.each(['唔可以飲太多', '我返緊工', "I'm working, back on shift at ten", 'got an exam in an hour'])(
    '%s: something weaker',
    (text) => expect(hear(text).weaker || wanted(text).includes('light')).toBe(true),
  );
  it.each(['中四同學聚會', "can't leave without a drink", '我返完工好攰', '啤酒我唔可以飲，要杯 Mojito'])(
    '%s: alcohol is not taken away',
    (text) => expect(hear(text).noAlcohol).toBeUndefined(),
  );
});

it.each([
  'I have a bad liver, what would you recommend',
  'fatty liver, go easy',
  'my liver is bad, what goes with chips?',
])('%s: no drink is named before it is asked about', (text) => {
  const { reply, drinks: shown } = answerTo(text, 'demo-bar');
  expect(shown).toEqual([]);
  for (const { name } of DEMO_BAR) expect(reply).not.toContain(name);
});

describe('refusals in other words', () => {
  it.each([
    ['coffee is NG for me', 'coffee'],
    ['statins, which means grapefruit’s off', 'grapefruit'],
    ['I don’t support the sugar, and the gin neither', 'gin'],
    ['coconut is my kryptonite', 'coconut'],
    ['Tropical vibe,但 coconut 係我死穴', 'coconut'],
    ['氈酒我聞到都想嘔，其他你揀', 'gin'],
    ['冧酒佢一飲就頭痛，鍾意薄荷', 'rum'],
    ['我對柑橘敏感，由檸檬到橙到西柚都唔得', 'lemon'],
    ['我對柑橘敏感，由檸檬到橙到西柚都唔得', 'orange'],
  ])('%s: no %s', (text, thing) => {
    expect(refused(text)).toContain(thing);
    expect(wanted(text)).not.toContain(thing);
  });
  it.each([
    ['Coconut have? But milk from cow cannot', 'milk'],
    ['egg no can', 'eggs'],
  ])('%s: no %s', (text, allergen) => expect(hear(text).avoid).toContain(allergen));
  it.each(['唔好太甜，酒味又唔好太重', 'the alcohol don’t too high', 'dial the booze back a notch'])(
    '%s: less strong, never stronger',
    (text) => expect(hear(text).taste.strength ?? 0).toBeLessThan(0),
  );
  it.each(['甜味又唔好太重', '唔要 cheap 嗰種糖精甜'])('%s: less sweet', (text) =>
    expect(hear(text).taste.sweet ?? 0).toBeLessThan(0),
  );
  it.each(['佢由細到大都淨係飲得慣甜嘢', '蛋糕就免喇，不如飲杯當甜品'])('%s: not less sweet', (text) =>
    expect(hear(text).taste.sweet ?? 0).toBeGreaterThanOrEqual(0),
  );
  it('lets nobody be drunk of what is only smelled, or of a boat', () => {
    for (const text of ['氈酒我聞到都想嘔', '飲得切又唔會喺船上暈浪嗰啲']) expect(hear(text).isDrunk).toBe(false);
  });
});

describe('what was drunk elsewhere', () => {
  it.each([
    'had three negronis at lunch so maybe something light',
    'Two margaritas at the last place. Keep me on tequila',
  ])('%s: is not ordered, and something weaker is poured', (text) => {
    const { weaker, noAlcohol, like } = hear(text);
    expect(weaker || noAlcohol !== undefined).toBe(true);
    expect(like).toBeUndefined();
  });
});

describe('what somebody else says must not be had', () => {
  it.each([
    ['我食降膽固醇藥，醫生話西柚掂都唔掂得，想要有氣嘅', 'grapefruit'],
    ['醫生話西柚唔掂得', 'grapefruit'],
    ['佢話西柚唔掂得', 'grapefruit'],
    ['營養師話糖唔飲得', 'sugar'],
    ['I don’t touch clear spirits, they make me argumentative', 'gin'],
    ['My stomach not good, cold thing cannot drink. Have warm?', 'cold drink'],
  ])('%s: no %s', (text, thing) => {
    expect(wanted(text)).not.toContain(thing);
    if (thing !== 'cold drink') expect(refused(text)).toContain(thing);
  });
  it.each(['Alcohol also don’t want', '酒我掂都唔掂得', 'My stomach not good. Alcohol also don’t want.'])(
    '%s: no alcohol',
    (text) => expect(hear(text).noAlcohol).toBeDefined(),
  );
  it.each([
    'I don’t touch clear spirits',
    '營養師話糖唔飲得',
    '酒精唔好太高',
    'my wife’s driving tonight, so I can have a Negroni',
  ])('%s: alcohol is not taken away', (text) => expect(hear(text).noAlcohol).toBeUndefined());
  it.each(['I get seasick, so easy on the bubbles'])('%s: less fizzy', (text) =>
    expect(hear(text).taste.fizzy ?? 0).toBeLessThan(0),
  );
  it('pours no alcohol stronger than a little to whoever had three shots', () => {
    for (const drink of drinks('已經飲咗三個shot，friend仲話要多轉，我想要杯睇落似有酒嘅'))
      expect(assumedAbv(drink)).toBeLessThan(12);
  });
});

describe('given up, and refused by one of several', () => {
  it.each([
    'I packed in drinking two years ago and the only thing I miss is a Negroni',
    'I swore off the booze',
    'two zero alcohol drinks',
  ])('%s: no alcohol', (text) => expect(hear(text).noAlcohol).toBeDefined());
  it.each([
    ['there’s three of us and we all want the same thing, one hates gin, one won’t touch tequila', 'gin'],
    ['there’s three of us and we all want the same thing, one hates gin, one won’t touch tequila', 'tequila'],
    ['第一次 date，但飲 juice 又好似好 childish', 'juice'],
  ])('%s: no %s', (text, thing) => expect(refused(text)).toContain(thing));
  it('hears that ice is not wanted, whatever the teeth are', () => {
    expect(hear('No ice please, my teeth are really sensitive to it')).toMatchObject({
      isAllergic: false,
      unknown: [],
    });
    expect(wanted('No ice please, my teeth are really sensitive to it')).toContain('no ice');
  });
  it.each(['我食親辣就流鼻水'])('%s: not spicy', (text) => expect(hear(text).taste.spicy ?? 0).toBeLessThan(0));
  it.each(['唔會即刻 high 嘅'])('%s: lighter', (text) => expect(first(text).ABV).toBeLessThan(10));
});

describe('a person in a frame that refuses things', () => {
  const ENGLISH = [
    'I am Muslim',
    'I am pregnant',
    'I am driving',
    'on antibiotics',
    'I am sober',
    'my wife is pregnant',
    'I am seventeen',
  ];
  it.each([
    (person: string) => `${person} cannot`,
    (person: string) => `${person} also cannot`,
    (person: string) => `${person} cannot lah`,
    (person: string) => `${person} also don't drink`,
    (person: string) => `no sugar and ${person} neither`,
    (person: string) => `${person}, which means gin's off`,
    (person: string) => `${person}, so easy on the sugar`,
    (person: string) => `one hates gin, ${person}`,
    (person: string) => `${person} but make it interesting`,
    (person: string) => `${person}, nothing that'll wreck me`,
    (person: string) => `last night I was drunk, ${person}`,
    (person: string) => `yesterday I threw up on gin and ${person}`,
    (person: string) => `${person}, my friends are drinking, mine should look like theirs`,
    (person: string) => `${person}, can I have the bourbon neat?`,
    (person: string) => `someone told me the Mai Tai is sweet, is that true? ${person}`,
    (person: string) => `what means swizzle? ${person}`,
    (person: string) => `any bar snacks? ${person}`,
    (person: string) => `${person}, do you check ID?`,
    (person: string) => `just had sushi, ${person}`,
    (person: string) => `${person}, something to go with my green dress`,
    (person: string) => `long time I don't drink a Mojito, ${person}`,
    (person: string) => `${person}, worried I can't handle it`,
    (person: string) => `is the ginger beer alcoholic? ${person}`,
    (person: string) => `how do the two mules differ? ${person}`,
    (person: string) => `they lost my bag, ${person}`,
    (person: string) => `not like cough medicine, ${person}`,
  ])('%s: no alcohol', (frame) => {
    for (const person of ENGLISH)
      expect([frame(person), hear(frame(person)).noAlcohol === undefined]).toEqual([frame(person), false]);
  });
  const CHINESE = ['揸車', '大肚', '食緊藥', '我係回教徒', '我戒咗酒', '我得十五歲'];
  it.each([
    (person: string) => `${person}飲都唔飲得`,
    (person: string) => `${person}，聞到都想嘔`,
    (person: string) => `${person}，酒味又唔好太重`,
    (person: string) => `${person}，驚唔夠勁`,
    (person: string) => `${person}，俾杯橙汁我就算`,
    (person: string) => `${person}，話梅嗰杯`,
    (person: string) => `${person}，飲juice又好似好悶`,
    (person: string) => `尋晚飲到爛醉，${person}`,
    (person: string) => `${person}，飲一杯甜嘅就走`,
    (person: string) => `vodka唔好再畀我見到，${person}`,
    (person: string) => `${person}，驚自己頂唔順`,
    (person: string) => `有冇嘢食，${person}`,
    (person: string) => `薑啤有冇酒精㗎？${person}`,
    (person: string) => `${person}，威士忌淨飲得唔得`,
    (person: string) => `食完牛扒，${person}`,
    (person: string) => `${person}，求其一杯`,
    (person: string) => `朋友話莫吉托好甜，係咪真㗎？${person}`,
    (person: string) => `兩杯騾子有咩分別，${person}`,
    (person: string) => `${person}，配我條紅裙`,
    (person: string) => `我老公日日飲紅酒，${person}`,
    (person: string) => `唔好似藥水，${person}`,
    (person: string) => `掛住日本啲梅酒，${person}`,
  ])('%s: no alcohol', (frame) => {
    for (const person of CHINESE)
      expect([frame(person), hear(frame(person)).noAlcohol === undefined]).toEqual([frame(person), false]);
  });
});
