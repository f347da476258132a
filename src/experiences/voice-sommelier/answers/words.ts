/** How the sommelier words its answers. Phones load this file with the parser. */
import type { NoAlcoholReason } from '#domain/taste-request/no-alcohol-reasons.ts';
import type { BilingualText, FlavourAxis } from '#domain/recipe/recipe.ts';
import { text } from '#domain/text/bilingual.ts';

type Words = (...said: readonly BilingualText[]) => BilingualText;
/** A sentence with `{0}`, `{1}` for what it is said of. */
const words =
  (en: string, zhHK: string): Words =>
  (...said) => {
    const filled = (pattern: string, language: keyof BilingualText) =>
      pattern.replace(/\{(\d)\}/g, (_, at: string) => said[Number(at)]![language]);
    return text(filled(en, 'en'), filled(zhHK, 'zh-HK'));
  };

type Degree = 'none' | 'little' | 'plain' | 'much';
const degrees = (...[none, little, plain, much]: readonly [string, string][]): Record<Degree, BilingualText> => ({
  none: text(...none!),
  little: text(...little!),
  plain: text(...plain!),
  much: text(...much!),
});
const ofTaste = (en: string, zh: string) =>
  degrees([`not ${en}`, `唔${zh}`], [`a little ${en}`, `少少${zh}`], [en, zh], [`very ${en}`, `好${zh}`]);
const ofSmell = (en: string, zh: string) =>
  degrees([`not ${en}`, `冇${zh}`], [`a little ${en}`, `少少${zh}`], [en, `有${zh}`], [`very ${en}`, `好重${zh}`]);
/** What a drink has of an axis: "Negroni is very bitter". */
const DEGREES: Record<FlavourAxis, Record<Degree, BilingualText>> = {
  strength: degrees(
    ['light', '酒味輕'],
    ['middling in strength', '烈度中等'],
    ['strong', '夠烈'],
    ['very strong', '好烈'],
  ),
  acidity: ofTaste('sour', '酸'),
  sweet: ofTaste('sweet', '甜'),
  spicy: ofTaste('spicy', '辣'),
  fruity: ofSmell('fruity', '果味'),
  fizzy: degrees(
    ['without bubbles', '冇氣'],
    ['a little fizzy', '少少氣'],
    ['fizzy', '有氣'],
    ['very fizzy', '好多氣'],
  ),
  herbal: ofSmell('herbal', '草本味'),
  bitter: ofTaste('bitter', '苦'),
};
/** From which value on: 0 to 5, and % by volume. */
const FROM: readonly (readonly [Degree, value: number, abv: number])[] = [
  ['much', 4, 18],
  ['plain', 2.5, 13],
  ['little', 1, 9],
];
/** @param value 0 to 5; of the strength in % by volume */
export const degreeOf = (axis: FlavourAxis, value: number): BilingualText =>
  DEGREES[axis][FROM.find(([, from, abv]) => value >= (axis === 'strength' ? abv : from))?.[0] ?? 'none'];

/** More and less of an axis. */
const COMPARATIVES: Record<FlavourAxis, readonly [more: BilingualText, less: BilingualText]> = {
  strength: [text('stronger', '烈啲'), text('lighter', '輕啲')],
  acidity: [text('more sour', '酸啲'), text('less sour', '冇咁酸')],
  sweet: [text('sweeter', '甜啲'), text('less sweet', '冇咁甜')],
  spicy: [text('spicier', '辣啲'), text('less spicy', '冇咁辣')],
  fruity: [text('fruitier', '果味重啲'), text('less fruity', '果味輕啲')],
  fizzy: [text('fizzier', '氣多啲'), text('less fizzy', '氣少啲')],
  herbal: [text('more herbal', '草本味重啲'), text('less herbal', '草本味輕啲')],
  bitter: [text('more bitter', '苦啲'), text('less bitter', '冇咁苦')],
};
export const comparative = (axis: FlavourAxis, difference: number): BilingualText =>
  COMPARATIVES[axis][difference > 0 ? 0 : 1];

/** "Strongest", 最烈; "least sweet", 最唔甜. */
export const superlative = (axis: FlavourAxis, sign: number): BilingualText => {
  const { en, 'zh-HK': zh } = comparative(axis, sign);
  const most = en
    .replace(/^more/, 'most')
    .replace(/^less/, 'least')
    .replace(/^(?!most|least)(.*)er$/, '$1est');
  return text(
    `${most.slice(0, 1).toUpperCase()}${most.slice(1)}`,
    zh.replace(/^冇咁(.+)$/, '最唔$1').replace(/^(.*)(.)啲$/, '$1最$2'),
  );
};

const NTH = [text('Second', '第二'), text('Third', '第三'), text('Fourth', '第四')];
/** "Second strongest", 第二烈. @param rank from 2 */
export const nth = (rank: number, { en, 'zh-HK': zh }: BilingualText): BilingualText => {
  const which = NTH[rank - 2]!;
  return text(`${which.en} ${en.toLowerCase()}`, zh.replace('最', which['zh-HK']));
};

export const inPercent = (abv: number, isLeast: boolean): BilingualText =>
  isLeast ? text(`at least ${abv}% ABV`, `酒精度最少 ${abv}%`) : text(`${abv}% ABV`, `酒精度 ${abv}%`);
export const andMore = (count: number): BilingualText => text(`and ${count} more`, `仲有 ${count} 款`);

export const ALCOHOL = text('alcohol', '酒精');
export const WITHOUT_ALCOHOL = text('Without alcohol', '冇酒精');
export const ANY_ALCOHOL = text('everything with alcohol', '所有有酒精嘅');
export const SUGAR = text('sugar', '糖');
export const DRY = text('dry', '乾身');
export const EASIER = text('easier to drink', '易入口啲');
export const ONLY_JUST = text('only just', '爭少少');
/** In Chinese what menus seldom name by itself. */
export const ORDINARY: Readonly<Record<string, string>> = {
  wine: '葡萄酒',
  'red wine': '紅酒',
  beer: '啤酒',
  coffee: '咖啡',
  tea: '茶',
};

export const consistsOf = words('{0}: {1}.', '{0}：{1}。');
/** What a thing is, at the beginning of a sentence. */
export const meaning = (name: BilingualText, of: BilingualText): BilingualText =>
  consistsOf(text(`${name.en.slice(0, 1).toUpperCase()}${name.en.slice(1)}`, name['zh-HK']), of);
export const andStrength = words('{0}; {1}', '{0}；{1}');
export const isSo = words('{0} is {1}.', '{0}{1}。');
export const isSoStrong = words('{0} is {1}: {2}.', '{0}{1}，{2}。');
export const nothingMore = words('Nothing here is {0}.', '呢度冇再{0}嘅。');
export const withDegree = words('{0} ({1})', '{0}（{1}）');
export const isUtmost = words('{0}: {1} ({2}).', '{0}：{1}（{2}）。');
export const hasAlcohol = words('Yes, {0} has alcohol: {1}.', '有，{0}有酒精，{1}。');
export const hasNoAlcohol = words('{0} has no alcohol.', '{0}冇酒精。');
export const isFree = words('Yes, {0} has no alcohol: 0%.', '係，{0}冇酒精：0%。');
export const isFreeBut = words(
  '{0} has no alcohol by its recipe: 0%. Bottles sold as alcohol-free may hold up to 0.5%: please ask the bar what the label says ({1}).',
  '照配方{0}冇酒精：0%。標明無酒精嘅樽裝可以有最多 0.5%，請問吧枱個樽寫幾多（{1}）。',
);
export const isNotFree = words('No, {0} has alcohol: {1}.', '唔係，{0}有酒精，{1}。');

export const hasIt = words('Yes, {0} has {1} in it.', '有，{0}有{1}。');
export const isMadeWith = words('{0} is made with {1}.', '{0}用{1}。');
export const hasAsGarnish = words('{0} has {1} as its garnish.', '{0}嘅裝飾有{1}。');
export const hasNone = words('No {1} in {0}, by its recipe.', '冇，照配方{0}冇{1}。');
export const mayHave = words(
  'I cannot rule out {1} in {0}: its recipe does not say. Please ask the bar.',
  '{0}有冇{1}，配方冇寫明，請問吧枱。',
);
export const isThat = words('Yes, {0}: {1}.', '係，{0}：{1}。');
export const isNotThat = words('{0} is not listed as “{1}”, as far as I know.', '據我所知，{0}唔算「{1}」。');
export const isNotFor = words('No, {0} is not {1}: it has {2} in it.', '唔係，{0}唔啱{1}：有{2}。');
export const leftOutByBar = words(
  'I pour by the recipe; whether it can be made without {0}, please ask the bar.',
  '我照配方斟，可唔可以走{0}，請問吧枱。',
);

export const aloneAtBar = words(
  'I pour by the recipe; for {0} by itself, please ask the bar.',
  '我照配方斟；想淨飲{0}，請問吧枱。',
);

export const wins = words('{0} is {1}: {2}.', '{0}{1}：{2}。');
export const beside = words('{0}, the other {1}', '{0}，另一杯{1}');
export const areAlike = words('{0} and {1} are alike there: both {2}.', '{0}同{1}差唔多，都係{2}。');
export const ratherThis = words('I would say {0}: {1}.', '我會揀{0}：{1}。');
export const cannotCompare = words(
  'I cannot compare {0}: not all of it is stated. Please ask the bar.',
  '{0}資料唔齊，比較唔到，請問吧枱。',
);
export const notOnMenu = words('No {0} on this menu.', '餐牌冇{0}。');

export const theseAre = words('That would be {0}.', '有{0}。');
export const thereIs = words('Yes: {0}.', '有：{0}。');
export const allFree = words('By their recipes all {0} have 0% alcohol: {1}.', '照配方 {0} 款都係 0% 酒精：{1}。');
export const madeByBar = words(
  'I pour by the recipe; whether it can be made {0}, please ask the bar.',
  '我照配方斟，可唔可以整到{0}，請問吧枱。',
);
export const oursIs = words('Our {0} is the {1}: {2}.', '我哋嘅{0}係{1}：{2}。');
export const isServed = words('Yes, we have it: {0}.', '有：{0}。');
export const haveIt = words('With {0}: {1}.', '有{0}嘅：{1}。');
export const nobodyHas = words('No {0} in anything here, by the recipes.', '照配方，呢度冇一杯有{0}。');
export const notByGlass = words('No {0} by the glass; it is in the {1}.', '冇淨飲嘅{0}；{1}入面有。');
export const nearestToGlass = words('No {0} by the glass; nearest is {1}.', '冇淨飲嘅{0}；最近嘅係{1}。');
export const goesWith = words('With that I would pour {0}: {1}.', '配呢樣我會斟{0}：{1}。');

export const FROM_18 = text('From 18 on you may have alcohol.', '夠 18 歲就可以飲酒。');
/** To whom no alcohol is poured, and why. */
export const notFor = (reason: NoAlcoholReason): BilingualText =>
  reason === 'age'
    ? text('No: nothing with alcohol below 18, whoever pays.', '唔得，未滿 18 歲唔可以飲酒，邊個請都一樣。')
    : text('No: nothing with alcohol, to be on the safe side.', '唔得，穩陣啲，有酒精嘅都唔好飲。');
export const notForYou = words('Not for you: {0}.', '唔啱你嘅：{0}。');
export const notStated = words(
  'Not stated for certain, so I leave them out too: {0}.',
  '未寫得清楚，我都會避開：{0}。',
);
export const allBut = words('By the recipes, all fine but {0}.', '照配方，除咗{0}，其他都得。');
export const fineForYou = words('Fine for you, by the recipes: {0}.', '照配方啱你嘅：{0}。');
export const ALL_FINE = text('By the recipes nothing here speaks against it.', '照配方，呢度全部都得。');
export const TELL_FIRST = text(
  'Tell me what you must not have, and I name the drinks.',
  '話我知你有咩飲食禁忌，我就數得出邊啲。',
);
