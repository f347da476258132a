/** Allergens in somebody's own words: a column of a sheet. Source: docs/behaviour/menu-files.md "Sheets". */
import { ALLERGENS, type Allergen } from '#domain/recipe/recipe.ts';

/** A word for several kinds stands for each of them. */
const WORDS: Record<Allergen, RegExp> = {
  gluten: /gluten|wheat|barley|\brye\b|\boats?\b|cereal|麩|麥|麦/i,
  crustaceans: /crustacean|shell ?fish|prawn|shrimp|crab|lobster|甲殼|甲壳|蝦|虾|蟹|貝類海鮮/i,
  eggs: /\beggs?\b|蛋/i,
  fish: /\bfish|anchov|魚|鱼/i,
  milk: /milk|dairy|lactose|cream|cheese|butter|奶|乳|芝士/i,
  molluscs: /mollus[ck]|shell ?fish|oyster|clam|squid|軟體|软体|蠔|蚝|貝|贝/i,
  'tree-nuts':
    /\bnuts?\b|almond|walnut|cashew|hazelnut|pistachio|pecan|macadamia|果仁|堅果|坚果|杏仁|核桃|合桃|腰果|榛/i,
  peanuts: /\bnuts?\b|peanut|ground ?nut|花生|果仁|堅果|坚果/i,
  soybeans: /\bsoy|豆/i,
  sulphites: /sul(?:ph|f)it|\bso2\b|亞硫酸|亚硫酸|二氧化硫/i,
};
const DENIED =
  /\b(?:no|none|nil|not|without|n\/a|na|no allergens)\b|[- ]free\b|^[-–—x✗×]$|無|无|冇|沒有|没有|不含|唔含/i;

/**
 * What a text says is in a drink. What is denied is left out: that a list is complete only an owner declares. Never
 * throws.
 * @returns also the words that are none of those that have to be declared
 */
export function allergensSaid(text: string): { allergens: Allergen[]; others: string[] } {
  const parts = text.split(/[,;/+&、，；\n]|\band\b|[和及]/iu).map((part) => part.trim());
  const said = parts.filter((part) => part !== '' && !DENIED.test(part));
  const found = said.map((part) => ALLERGENS.filter((allergen) => WORDS[allergen].test(part)));
  return {
    allergens: ALLERGENS.filter((allergen) => found.some((each) => each.includes(allergen))),
    others: said.filter((_, i) => found[i]?.length === 0),
  };
}
