/** The strength of a garnish by its name alone. Source: docs/decisions/0161. */
import { knownAbv, tellsOfAlcohol } from './ingredient-alcohol.ts';
import { traditional } from './traditional.ts';

/** What is no food, and what is free of alcohol by whatever name it has. */
const HARMLESS = new RegExp(
  [
    String.raw`\b(?:(?:striped |paper |metal |bamboo |reusable |eco )*(?:straws?|umbrellas?|parasols?|stirrers?|flags?|(?:cocktail )?(?:picks?|sticks?|skewers?)))\b`,
    String.raw`\b(?:tapioca|bobas?|pearls?)\b`,
    '食用花?|(?:紙|小)?(?:雨傘|傘仔|傘)|飲管|吸管|攪拌棒|竹籤|木籤|牙籤|珍珠|波霸|粉圓',
  ].join('|'),
  'giu',
);
/** Where a garnish stands, and that it is one. */
const PLACES =
  /\b(?:garnish(?:ed)?|on|over|top|side|glass|drink|cocktail|edible|optionally|if you like|served)\b|間條|彩色|環保|紙製|裝飾|點綴|伴碟/giu;
/** How a garnish is cut and put on: by itself it says nothing of what is in it. */
const FORMS =
  /\b(?:dust|wedges?|fans?|curls?|spirals?|swaths?|ribbons?|spears?|crowns?|fronds?|halves|rings?|discs?|shavings?|strips?|crumbs?|foam|sugared|salted|flamed|sprinkle[ds]?|dipped)\b|圈|邊|絲帶/giu;

/**
 * % ABV of a garnish; 0 only if all of its name is known to be free of alcohol, as of an ingredient.
 * @returns null if unknown. Never throws.
 */
export function knownGarnishAbv(name: string): number | null {
  const said = knownAbv(name);
  if (said !== null || tellsOfAlcohol(name)) return said;
  const plain = traditional(name.normalize('NFKC'));
  const food = plain.replaceAll(HARMLESS, ' ').replaceAll(PLACES, ' ');
  if (!isSaid(food)) return plain.replaceAll(HARMLESS, '') === plain ? null : 0;
  return knownAbv(food.replaceAll(FORMS, ' ').trim());
}
const isSaid = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** "Cherry, crushed peanuts and mint": each by itself. */
export const garnishParts = (name: string): string[] =>
  name
    .split(/[,;、，+&/]|\b(?:and|or|with)\b|[和及與或]/iu)
    .map((part) => part.trim())
    .filter((part) => part !== '');
