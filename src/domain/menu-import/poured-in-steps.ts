/** Alcohol that the steps of a foreign recipe pour and no list of ingredients names: "float 15 ml dark rum on top". */
import { tellsOfAlcohol } from '#domain/ingredient/ingredient-alcohol.ts';
import { readMeasure } from './measure.ts';

/**
 * By a spirit's word wherever it stands, and by whatever is poured, as ingredients are judged. Elsewhere names mislead:
 * "at full power", "shake hard".
 */
export function poursAlcohol(instructions: string): boolean {
  const said = instructions.replaceAll(NO_SPIRIT, ' ');
  if (SPIRIT.test(said)) return true;
  const poured = [...said.matchAll(POURED), ...said.matchAll(POURED_CHINESE)].map(([, what = '']) => what);
  return poured.flatMap((what) => what.split(/ (?:and|or|then) /i)).some((what) => tellsOfAlcohol(nameIn(what)));
}

const SPIRIT =
  /\b(?:vodkas?|gins?|rums?|tequilas?|mezcals?|whiske?ys?|bourbons?|rye|scotch|brandy|cognac|cacha[cç]a|vermouth|liqueurs?|schnapps|absinthe|sak[eé]|soju|baijiu|prosecco|champagne)\b|伏特加|氈酒|琴酒|冧酒|蘭姆|龍舌蘭|威士忌|白蘭地|苦艾酒|利口酒|甜酒|烈酒|清酒|燒酒|香檳/i;
/** Glasses, what is left away, and what is free of alcohol. */
const NO_SPIRIT =
  /\b(?:no|not|without|minus|instead of|alcohol[- ]free|non[- ]alcoholic)(?: the| any)? [\w-]+|\b[\w-]+ (?:glass(?:es)?|flutes?|coupes?|saucers?|snifters?|tumblers?|cups?|mugs?)\b|(?:無酒精|唔落|不加|走)\S{2,3}|(?:香檳|馬天尼|威士忌|白蘭地|烈酒|[紅白啤清]酒)杯/gi;
const POURED =
  /\b(?:add|pour|top|fill|finish|float|rinse|lace|spike|drizzle|stir in|season|mist)(?:e?s|e?d|ing)?\b(?: (?:it|up|off|in|on))*(?: with)? ([^.,;:()\n]+)/gi;
const POURED_CHINESE = /(?:[加注倒]入?|[淋浮兌溝])([^，。；、：（）\s]+)/g;

/** Without measure, articles, and where or how: "15 ml Campari", "the root beer over the ice". */
const nameIn = (what: string): string =>
  (/\p{Script=Han}/u.test(what) ? what : readMeasure(what.split(PLACE, 1)[0] ?? '').rest)
    .replaceAll(ARTICLES, ' ')
    .trim();
const PLACE = /\b(?:over|on|onto|into|to|until|for|from|slowly|gently|carefully)\b/i;
const ARTICLES = /\b(?:an?|the|your|some|of|rest)\b/g;
