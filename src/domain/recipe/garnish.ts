/** What a garnish looks like, from its name. */
import type { GarnishShape } from './drawing.ts';

/** Tried in order, most specific first. A match is removed from the text, so "pineapple" is not also an apple. */
const BY_KEYWORD: readonly [RegExp, GarnishShape | undefined][] = [
  [/lemon ?grass|lemon verbena|香茅/gi, undefined],
  [
    /(?:ground|grated|powdered) [a-z]+|[a-z]* ?(?:powder|dust)(?:ing|ed)?|nutmeg|cocoa|肉豆蔻|可可粉|[\u4e00-\u9fff]*粉/gi,
    'dust',
  ],
  [/lemon (?:twist|peel|zest|oil|swath)|檸檬皮/gi, 'lemon-twist'],
  [/(?:orange|mandarin|tangerine|grapefruit) (?:twist|peel|zest|oil|swath)|橙皮|陳皮|柑皮/gi, 'orange-twist'],
  [/grapefruit|pomelo|西柚|葡萄柚|柚/gi, 'grapefruit-wheel'],
  [/(?:lime|kaffir|curry|bay|pandan|shiso|perilla) lea(?:f|ves)|shiso|紫蘇|basil|羅勒|九層塔/gi, 'basil'],
  [/lime|calamansi|kumquat|青檸|金桔/gi, 'lime-wheel'],
  [/lemon|yuzu|檸檬|柚子/gi, 'lemon-wheel'],
  [/orange|mandarin|tangerine|blood orange|橙|柑|橘/gi, 'orange-wheel'],
  [/pineapple|菠蘿|鳳梨/gi, 'pineapple'],
  [/(?:straw|rasp|blue|black|goose|cran)berr(?:y|ies)|berr(?:y|ies)|莓/gi, 'berry'],
  [/mint|薄荷/gi, 'mint'],
  [/rosemary|thyme|sage|dill|迷迭香|百里香/gi, 'rosemary'],
  [/cherr(?:y|ies)|luxardo|maraschino|車厘子|櫻桃/gi, 'cherry'],
  [/olive|橄欖/gi, 'olive'],
  [/cucumber|青瓜|黃瓜/gi, 'cucumber'],
  [/flower|blossom|petal|orchid|rose|lavender|chrysanthemum|osmanthus|hibiscus|jasmine|violet|花|玫瑰/gi, 'flower'],
  [/ginger|galangal|薑/gi, 'ginger'],
  [/chill?i(?:es)?|jalape[nñ]o|pepper(?:corn)?|辣椒|胡椒/gi, 'chilli'],
  [/cinnamon|肉桂|桂皮/gi, 'cinnamon'],
  [/star anise|anise|八角/gi, 'star-anise'],
  [/coffee beans?|咖啡豆/gi, 'coffee-beans'],
  [/umbrella|雨傘|紙傘/gi, 'umbrella'],
  [/straw|飲管|吸管/gi, 'straw'],
  [/boba|pearls?|tapioca|珍珠|波霸/gi, 'boba'],
  [/apple|蘋果/gi, 'apple'],
  [/mango|芒果/gi, 'mango'],
  [/lychee|litchi|longan|rambutan|荔枝|龍眼/gi, 'lychee'],
  [/plum|\bume(?:boshi)?\b|jujube|red date|話梅|梅|紅棗/gi, 'plum'],
];

const RIM =
  /(?:(?!\band\b)[^,;&+])*\brim(?:med)?\b[^,;&+]*|\b(?:salted|sugared|frosted) (?:edge|glass)|^\s*(?:sea )?(?:salt|sugar)\s*$|[\u4e00-\u9fff]*[鹽糖]邊/i;

const RIM_COLOURS: readonly [RegExp, string][] = [
  [/chill?i|taj[ií]n|cayenne|辣/i, '#c9472c'],
  [/cocoa|chocolate|coffee|可可|朱古力/i, '#5b3522'],
  [/plum|hibiscus|rose|梅/i, '#c07a8d'],
  [/matcha|抹茶/i, '#8aa544'],
  [/cinnamon|spice|brown|肉桂|黑糖/i, '#b1763d'],
  [/sugar|糖/i, '#fff3dd'],
];

/** The garnishes in a text, in the order above, at most three. */
export function garnishesIn(text: string): GarnishShape[] {
  let rest = text.replace(RIM, ' ');
  const found = new Set<GarnishShape>();
  for (const [keywords, shape] of BY_KEYWORD) {
    const without = rest.replace(keywords, ' ');
    if (without !== rest && shape) found.add(shape);
    rest = without;
  }
  return [...found].slice(0, 3);
}

/** Colour of the rim in a garnish text, or null. */
export function rimIn(text: string): string | null {
  const rim = RIM.exec(text)?.[0];
  if (rim === undefined) return null;
  return RIM_COLOURS.find(([keywords]) => keywords.test(rim))?.[1] ?? '#fbfaf6';
}
