/**
 * The strength of an ingredient by its name alone. Guests who must avoid alcohol rely on it, so a name counts as
 * alcohol-free only if every part of it is understood: one unknown brand, place or word makes it unknown. Source:
 * docs/decisions/0040.
 */
import { bestAlias, findIngredient, readChinese } from './ingredient.ts';
import type { IngredientKind } from './ingredient-facts.ts';
import { foldName, ingredientNames, singular, TREATMENT_WORDS } from './ingredient-names.ts';
import { traditional } from './traditional.ts';

/** Of alcohol, and not of sugar or fat: "0%", "0% alc", "0.0 beer". */
const OF_ALCOHOL = String.raw`(?= ?(?:$|[^\p{L}\s]|alc|abv|vol|beer|lager|ale\b|ipa|stout|cider|wine|gin\b|rum\b|vodka|whisk|tequila|spirit|酒|啤|氈|琴))`;
/** An explicit claim: "alcohol-free", "0.0 %", 無酒精. */
const SAYS_FREE = new RegExp(
  [
    String.raw`\b(?:alcohol[- ]?free|(?:non|no|zero|without|de)[- ]?alcohol(?:ic|ised|ized)?|zero[- ]?proof)\b`,
    String.raw`(?<![\d.,])0(?:[.,]0+)? ?(?:%${OF_ALCOHOL}|(?:abv|vol)\b)|(?<![\d.,])0[.,]0+(?![\d% ]*%|\d)${OF_ALCOHOL}`,
    '(?:無|冇|零|不含|唔含|無添加)酒精|無醇',
  ].join('|'),
  'iu',
);
/** Takes such a claim back. */
const IS_DENIED = /\bnot\b|不是|並非|唔係|非[無零不]/i;
/** A figure that may be a strength: "4.5%", 12°. A share of milk, cream and what is eaten is one of fat or cocoa. */
const STATED = /(?<![\d.,])(?!100 ?%)0*[.,]?0*[1-9][\d.,]* ?([%°]|度)/;
const IN_PERCENT: readonly (IngredientKind | undefined)[] = ['dairy', 'fruit', 'herb', 'spice', 'sweet'];
/** Names alcohol, whatever else is known. */
const SAYS_ALCOHOL =
  /\b(?:alcohol(?:ic)?|liquors?|liqueurs?|spirits?|hard|spiked|boozy|drunken|proof|overproof|fortified|brandied|abv|vol|booze|moonshine|hooch|schnapps|wines?|beers?|ciders?|ales?|lagers?)\b|酒|酎|啤|醇/iu;

/** Words for origin, looks or storage that do not change what it is. */
const HARMLESS = new Set(
  (
    'meyer key persian tahitian kaffir makrut thai navel valencia cara ruby pink white red green black yellow golden gold blue purple brown dark ' +
    'light pale raw clear cloudy sweet sour bitter salty salted unsalted smoked smoky toasted roasted frozen dried dehydrated candied canned tinned ' +
    'jarred bottled boxed powdered ground grated shaved shredded cracked crystallised crystallized crunchy soft thick thin rich simple heavy double single ' +
    'half skim skimmed semi full fat free low reduced sugar unsweetened sweetened concentrated concentrate extra virgin filtered still mineral tap ' +
    'spring boiling hot warm cold iced ice room temperature carbonated fizzy plain whipped beaten separated pasteurised pasteurized uht barista long life vegan ' +
    'dairy lactose gluten caffeine decaf decaffeinated instant brewed strong weak loose first flush ceremonial grade japanese chinese taiwanese hong kong korean ' +
    'vietnamese indian ceylon assam italian spanish french english british scottish irish mexican american brazilian egyptian moroccan greek turkish okinawa uji kyoto ' +
    'new fuji hawaiian caribbean mediterranean wild garden farm local seasonal winter summer spring autumn baby young old aged mature sliced wedge wheel half ' +
    'quarter slice twist peel zest rind piece chunk cube ball sphere stick sprig leaf bunch handful stalk stem root seed pod powder flake petal flower bud blossom ' +
    'shell skin flesh pulp heart core top bottom rim garnish dusting coating cordial juice nectar puree syrup water milk tea coffee soda tonic vinegar sauce paste jam ' +
    'honey salt pepper spice herb fruit berry citrus tropical mixed assorted mix blend no not too any other more part bit little some each per all one two three four five six ' +
    'fever tree schweppes monin torani 1883 routin teisseire san pellegrino evian perrier fentimans thomas henry bundaberg ocean spray tropicana minute maid dole ' +
    'del monte heinz lipton tetley twinings illy lavazza nescafe nespresso starbucks oatly alpro vita vitasoy kara ayam lee kum kee pocari cawston ribena vimto robinsons belvoir bottlegreen ' +
    'finest call real coco lopez goya liber small hand liquid alchemist br btr tailor'
  )
    .split(' ')
    .map(singular),
);
/** The same for Chinese, by character. */
const HARMLESS_CHINESE = new Set(
  '鮮榨新特純有機本地日本台灣泰國意大利法英美香港自家製手磨冷凍熱溫冰暖濃淡厚薄低全脫脂無加糖原味天然生熟乾燥粉汁漿水蓉茸泥片角粒碎絲條塊皮葉花瓣籽子仁核顆隻粒茶匙湯匙少許適量大小中紅白黃綠青黑紫粉有氣梳打湯力的之和同及或',
);
/**
 * As the last word these say what the thing is, and the words before only flavour it: "rum syrup", "sherry vinegar".
 */
const FLAVOURED_ONLY =
  /\b(?:syrup|vinegar|sauce|jam|marmalade|sugar|salt|honey|ice cream|sorbet|candy|chocolate|raisin|vanilla)s?$/;

/**
 * % ABV of the ingredient with this name; 0 only if the whole name is known to be alcohol-free.
 * @returns null if unknown. Never throws.
 */
export function knownAbv(name: string): number | null {
  const plain = traditional(name.normalize('NFKC'));
  if (plain.trim() === '' || plain.length > LONGEST_NAME) return null;
  if (!SAYS_FREE.test(plain)) return unlessStated(plain, strongestOf(partsOf(foldName(plain), /[,;()[\]、，]/)));
  // What is said to be free is so by itself: "gin or alcohol-free gin".
  return strongestOf(partsOf(plain, NOTHING), (part) => (SAYS_FREE.test(part) ? freeByName(part) : knownAbv(part)));
}
const NOTHING = /(?!)/;

/** True if a name tells of alcohol, though not how much of it: "brandied cherries", "ice of rum". */
export function tellsOfAlcohol(name: string): boolean {
  const abv = knownAbv(name);
  if (abv !== null) return abv > 0;
  const words = foldName(name).match(/[a-z0-9]+/g) ?? [];
  return (
    SAYS_ALCOHOL.test(name) || words.some((word) => namesThatAre(singular(word)).some(({ facts }) => facts.abv > 0))
  );
}

/** The strongest of all parts; unknown if none is strong and one is unknown. */
function strongestOf(parts: readonly string[], abvOf = abvOfPart): number | null {
  const abvs = parts.flatMap((part) => (isQualifier(part) ? [] : [abvOf(part)]));
  const strongest = Math.max(0, ...abvs.map((abv) => abv ?? 0));
  return strongest > 0 || (abvs.length > 0 && !abvs.includes(null)) ? strongest : null;
}

function unlessStated(name: string, abv: number | null): number | null {
  const unit = abv === 0 ? STATED.exec(name)?.[1] : undefined;
  const isOfElse = unit === undefined || (unit === '%' && IN_PERCENT.includes(findIngredient(name)?.facts.kind));
  return isOfElse ? abv : null;
}

/** Longer texts are not names. Characters. */
const LONGEST_NAME = 200;

/** "lemon juice or vodka": any of them may be used. `marks` parts a name further. */
const partsOf = (name: string, marks: RegExp): string[] =>
  name
    .split(/(?:^|[ (])(?:or|and|with|plus|加)(?=[ (])|[/+&]|或者|或/iu)
    .flatMap((part) => part.split(marks))
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

/** "(2:1)", ", frozen": how, not what. */
function isQualifier(part: string): boolean {
  const words = (part.match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);
  return words.every(
    (word) => (HARMLESS.has(word) && !isIngredient(word)) || TREATMENT_WORDS.has(word) || /^\d+$/.test(word),
  );
}

function abvOfPart(part: string): number | null {
  const words = (part.match(/[a-z0-9]+/g) ?? []).map(singular);
  const others = part.replaceAll(/[a-z0-9\s\p{P}\p{S}]+/gu, '');
  if (/[^\p{Script=Han}\p{M}]/u.test(others)) return null;

  const inLatin = words.length > 0 ? abvOfWords(words, part) : 0;
  const inChinese = others === '' ? 0 : abvOfChinese(others);
  if (inLatin === null || inChinese === null) {
    const either = inLatin ?? inChinese ?? 0;
    return either > 0 ? either : null;
  }
  return Math.max(inLatin, inChinese);
}

/**
 * ABV of a name that claims to be alcohol-free: none if it says so in figures, else the trace that is left in its kind.
 */
function freeByName(name: string): number | null {
  if (IS_DENIED.test(name)) return null;
  const stated = STATED.exec(name)?.[0];
  if (stated !== undefined) return Number.parseFloat(stated.replace(',', '.')) || null;
  if (/(?<!\d)0(?:[.,]0+)? ?(?:%|abv|vol)|(?<!\d)0[.,]0/i.test(name)) return 0;
  const found = findIngredient(name)?.facts;
  if (found && found.abv < 1) return found.abv;
  return (found && FERMENTED.includes(found.kind)) || name.includes('啤') ? TRACE_ABV : 0;
}
/** Drinks from which alcohol is taken keep a little. */
const FERMENTED: readonly IngredientKind[] = ['beer', 'wine', 'sparkling-wine', 'fortified'];
const TRACE_ABV = 0.4;

function abvOfWords(all: readonly string[], part: string): number | null {
  const words = all.filter((word) => !TREATMENT_WORDS.has(word));
  const best = bestAlias(words);
  if (!best || words.some((word) => TELLS_NOTHING.has(word)) || IS_DRINK.test(part)) return null;
  const rest = words.filter((word) => !best.words.includes(word));
  if (best.facts.abv > 0) return FLAVOURED_ONLY.test(part) ? null : best.facts.abv;
  const spirit = bestAlias(rest, ({ facts }) => facts.abv > 0);
  if (spirit) return best.facts.solid && !FLAVOURED_ONLY.test(part) ? spirit.facts.abv : null;
  if (SAYS_ALCOHOL.test(rest.join(' ')) || !rest.every(isHarmless)) return null;
  return best.kindOnly && !isPlainKind(best.words) && !rest.some(isIngredient) ? null : 0;
}

/** Kinds of drink that exist with and without alcohol. */
const TELLS_NOTHING = new Set(['eggnog', 'nog', 'punch', 'toddy', 'cooler', 'spritzer', 'sangria', 'julep', 'sling']);

/** "Irish coffee", "lemon sour": drinks of which the names say the harmless half. */
const IS_DRINK = /\b(?:irish|spanish|mexican|italian|french|caribbean) coffee\b|\bsour$/;

/** A word the table knows only as alcohol-free, or that says nothing about the contents. */
const isHarmless = (word: string): boolean => {
  if (HARMLESS.has(word) || /^\d+$/.test(word)) return true;
  return isIngredient(word) && namesThatAre(word).every(({ facts }) => facts.abv === 0);
};
const isIngredient = (word: string): boolean => namesThatAre(word).length > 0;
const namesThatAre = (word: string) =>
  (ingredientNames().aliases.get(word) ?? []).filter(({ words }) => words.length === 1);

/** Any "juice" or "syrup" is alcohol-free; "cordial" and "sparkling" may not be. */
const isPlainKind = (words: readonly string[]): boolean =>
  !words.some((word) => ['sparkling', 'concentrate', 'cordial', 'pop', 'paste'].includes(word));

function abvOfChinese(text: string): number | null {
  const { found, rest } = readChinese(text);
  const abv = Math.max(0, ...found.map((facts) => facts.abv));
  if (abv > 0) return abv;
  // The 啤 of ginger beer and of strawberries (士多啤梨) is none; 酒 in a name that the table has is of fruit kept in it.
  if (found.length === 0 || SAYS_ALCOHOL.test(rest) || /[酒酎醇]|賓治/.test(text)) return null;
  return Array.from(rest).every((character) => HARMLESS_CHINESE.has(character)) ? 0 : null;
}
