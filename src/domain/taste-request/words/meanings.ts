/** The meanings of guests' words for flavour. The words themselves are in english.json and cantonese.json. */
import type { Allergen, FlavourAxis } from '#domain/recipe/recipe.ts';

/** How a guest feels: it asks for no taste, and for no stronger drink. */
export type Mood = 'sad' | 'tired' | 'nervous' | 'happy' | 'bored';

export interface FlavourMeaning {
  delta?: Partial<Record<FlavourAxis, number>>;
  zeroProof?: true;
  /** Names alcohol itself: "no" excludes it, "less" asks for less strength. */
  alcohol?: true;
  /** Names something with these allergens: "no" or an allergy excludes them. */
  allergens?: readonly Allergen[];
  /** A diet that excludes them by itself, such as "vegan". */
  isDiet?: true;
  /** Ingredients that it excludes as well. */
  also?: readonly string[];
  mood?: Mood;
  /** A phrase that contains a flavour word but is not about flavour. */
  ignore?: true;
}

const meanings = <Id extends string>(each: Record<Id, FlavourMeaning>): Readonly<Record<Id, FlavourMeaning>> => each;

export const MEANINGS = meanings({
  sweet: { delta: { sweet: 2 } },
  sour: { delta: { acidity: 2 } },
  strong: { delta: { strength: 2 } },
  light: { delta: { strength: -2 } },
  mild: { delta: { strength: -1 } },
  zeroProof: { delta: {}, zeroProof: true },
  spicy: { delta: { spicy: 2 } },
  fruity: { delta: { fruity: 2 } },
  fizzy: { delta: { fizzy: 2 } },
  still: { delta: { fizzy: -3 } },
  herbal: { delta: { herbal: 2 } },
  mangoPomelo: { delta: { fruity: 2, sweet: 1 } },
  ginger: { delta: { spicy: 2, sweet: 1 } },
  bitter: { delta: { bitter: 2 } },
  smoky: { delta: { strength: 1, sweet: -1 } },
  chocolate: { delta: { sweet: 2 } },
  dry: { delta: { sweet: -2 } },
  citrus: { delta: { acidity: 1, fruity: 1 } },
  lemonTea: { delta: { acidity: 1, herbal: 1 } },
  milkTea: { delta: { sweet: 1, herbal: 1 } },
  milk: { delta: { sweet: 1 }, allergens: ['milk'] },
  coconut: { delta: { fruity: 1, sweet: 1 } },
  creamy: { delta: { sweet: 1 } },
  sweetAndSour: { delta: { acidity: 2, sweet: 2 } },
  refreshing: { delta: { acidity: 1, fizzy: 1 } },
  warming: { delta: { spicy: 1, sweet: 1 } },
  /** A mood asks for no taste, and for no stronger drink. */
  longDay: { delta: {} },
  sad: { delta: {}, mood: 'sad' },
  tired: { delta: {}, mood: 'tired' },
  nervous: { delta: {}, mood: 'nervous' },
  happy: { delta: {}, mood: 'happy' },
  bored: { delta: {}, mood: 'bored' },
  longTalk: { delta: { strength: 1, herbal: 1 } },
  sofa: { delta: { sweet: 1 } },
  forest: { delta: { herbal: 2 } },
  alcohol: { delta: { strength: 1 }, alcohol: true },
  lactose: { delta: {}, allergens: ['milk'] },
  egg: { delta: {}, allergens: ['eggs'] },
  coeliac: { delta: {}, allergens: ['gluten'], isDiet: true },
  vegan: {
    delta: {},
    allergens: ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'],
    isDiet: true,
    also: ['honey'],
  },
  vegetarian: { delta: {}, allergens: ['fish', 'crustaceans', 'molluscs'], isDiet: true },
  peanut: { delta: {}, allergens: ['peanuts'] },
  nut: { delta: {}, allergens: ['tree-nuts', 'peanuts'], also: ['nut'] },
  treeNut: { delta: {}, allergens: ['tree-nuts'] },
  legume: { delta: {}, allergens: ['soybeans', 'peanuts'], also: ['legume'] },
  soy: { delta: {}, allergens: ['soybeans'] },
  gluten: { delta: {}, allergens: ['gluten'] },
  fish: { delta: {}, allergens: ['fish'] },
  seafood: { delta: {}, allergens: ['fish', 'crustaceans', 'molluscs'] },
  shellfish: { delta: {}, allergens: ['crustaceans', 'molluscs'] },
  crustacean: { delta: {}, allergens: ['crustaceans'] },
  mollusc: { delta: {}, allergens: ['molluscs'] },
  sulphite: { delta: {}, allergens: ['sulphites'] },
  mojito: { delta: { herbal: 2, fizzy: 1, acidity: 1 } },
  ginAndTonic: { delta: { fizzy: 2, herbal: 2 } },
  negroni: { delta: { bitter: 2, strength: 1 } },
  margarita: { delta: { acidity: 2, strength: 1 } },
  colada: { delta: { fruity: 2, sweet: 2 } },
  wine: { delta: { strength: 1 } },
  anything: { delta: {} },
  nothing: { ignore: true },
});

export type MeaningId = keyof typeof MEANINGS;
