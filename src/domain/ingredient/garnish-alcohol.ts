/** The strength of a garnish by its name alone. Source: docs/decisions/0161. */
import { knownAbv, tellsOfAlcohol } from './ingredient-alcohol.ts';

/** How a garnish is put on, and what is no food: they say nothing of what is in it. */
const PUT_ON = new RegExp(
  [
    String.raw`\b(?:(?:striped |paper |metal |bamboo |reusable |eco )*(?:straws?|umbrellas?|parasols?|stirrers?|flags?|(?:cocktail )?(?:picks?|sticks?|skewers?)))\b`,
    String.raw`\b(?:garnish(?:ed)?|dust|wedges?|fans?|curls?|spirals?|swaths?|ribbons?|spears?|crowns?|fronds?|halves|rings?|discs?|shavings?|strips?|crumbs?|foam|sugared|salted|flamed|sprinkle[ds]?|dipped)\b`,
    String.raw`\b(?:on|over|top|side|glass|drink|cocktail|edible|optionally|if you like|served)\b`,
    '食用花?|間條|彩色|環保|紙製|(?:紙|小)?(?:雨傘|傘仔|傘)|飲管|吸管|攪拌棒|竹籤|木籤|牙籤|裝飾|點綴|伴碟|珍珠|波霸|粉圓|圈|邊|絲帶',
  ].join('|'),
  'giu',
);
const BOBA = /\b(?:tapioca|boba|bobas|pearls?)\b/gi;

/**
 * % ABV of a garnish; 0 only if all of its name is known to be free of alcohol, as of an ingredient.
 * @returns null if unknown. Never throws.
 */
export function knownGarnishAbv(name: string): number | null {
  const said = knownAbv(name);
  if (said !== null || tellsOfAlcohol(name)) return said;
  const what = name.normalize('NFKC').replaceAll(PUT_ON, ' ').replaceAll(BOBA, ' ').trim();
  return /[\p{L}\p{N}]/u.test(what) ? knownAbv(what) : 0;
}

/** "Cherry, crushed peanuts and mint": each by itself. */
export const garnishParts = (name: string): string[] =>
  name
    .split(/[,;、，+&/]|\b(?:and|or|with)\b|[和及與或]/iu)
    .map((part) => part.trim())
    .filter((part) => part !== '');
