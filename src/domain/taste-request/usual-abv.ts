/** How strong drinks usually are. Apart from what hears sentences, as a drink is chosen by it too. */
import { figuresOf } from './words/classic-figures.ts';

/** % by volume of other drinks that strength is measured by, where the menu has none. */
const USUAL_ABV: Readonly<Record<string, number>> = {
  beer: 5,
  cider: 5,
  'hard seltzer': 5,
  shandy: 2.5,
  wine: 12,
  'red wine': 13,
  champagne: 12,
  prosecco: 11,
  'sparkling wine': 11,
  sake: 15,
  sherry: 15,
  port: 19,
  vermouth: 16,
  umeshu: 12,
  soju: 17,
  shochu: 25,
  campari: 24,
  aperol: 11,
  baijiu: 50,
  shot: 40,
  whisky: 40,
  bourbon: 40,
  scotch: 40,
  rye: 40,
  vodka: 40,
  gin: 40,
  rum: 40,
  tequila: 38,
  mezcal: 40,
  brandy: 38,
  cognac: 40,
  absinthe: 55,
};
/** Of any other drink that the menu lacks: as strong as a weak cocktail. */
const UNKNOWN_ABV = 8;
export const usualAbv = (id: string): number => statedAbv(id) ?? UNKNOWN_ABV;

/** Undefined of what need not be a drink with alcohol. */
export const statedAbv = (id: string): number | undefined => figuresOf(id)?.abv ?? USUAL_ABV[id];

/** % by volume by which two bars' versions of one drink differ anyway. */
export const ABV_LEEWAY = 1;
