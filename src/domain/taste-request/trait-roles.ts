/** What a wish for a trait does to the choice of drinks. Source: docs/behaviour/taste-requests.md "Traits". */
import type { Taste } from '#domain/flavour/taste.ts';

const listed = (...lines: string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(',')));

/** Said to the bar with the order: they choose no drink, and only decide between equals. */
const FOR_THE_BAR = listed(
  'no ice,less ice,not too cold,ice,room temperature,no garnish,celebration',
  'whipped cream,regular sugar,dirty,jug',
);
/** Whatever else a drink has, it must have these. */
const BINDING = listed('hot drink,cold drink,alcohol,soft drink');
/** How a drink is served, and no part of what it is: "a Mojito in a tall glass". */
const SERVING = listed(
  ...FOR_THE_BAR,
  'hot drink,cold drink,crushed ice,large ice cube,frozen,tall glass,short glass,stemmed glass,flute,mug,small drink',
  'large drink,salt rim,garnish,umbrella,cheap,quick to make',
);
/** Whose words keep their taste: "light". Others take it: "cold" asks for nothing sour. */
const TASTED = listed(
  'light-bodied,low sugar,smooth,silky,clean finish,dry,juice,juicy,thirst quencher,rich,foam,aromatic,thick,soothing,white',
  'playful,spirit-forward,easy to drink,garden,bold',
);

/** Plain to see: a drink that has it not is none of that kind. */
const SEEN = listed('red,pink,orange coloured,yellow,green,blue,purple,amber,black,white,clear,foam,layered,sunset');
/** Whoever is unwell gets drinks without alcohol as well as others. */
const FOR_HEALTH = listed('soothing,settles the stomach,hangover cure');

export const isSeen = (id: string): boolean => SEEN.has(id);
export const isForHealth = (id: string): boolean => FOR_HEALTH.has(id);
export const isForTheBar = (id: string): boolean => FOR_THE_BAR.has(id) || id.startsWith('double ');
export const isBinding = (id: string): boolean => BINDING.has(id);
export const isServing = (id: string): boolean => SERVING.has(id);
export const keepsTaste = (id: string): boolean => TASTED.has(id);

/** What a trait tastes of, where its drinks differ. */
const TASTES: Readonly<Record<string, Taste>> = {
  'low sugar': { sweet: -2 },
  'light-bodied': { strength: -1 },
  'thirst quencher': { fizzy: 1, acidity: 1 },
  'clean finish': { sweet: -1 },
  juice: { fruity: 1 },
  juicy: { fruity: 1 },
  'grown-up': { sweet: -1 },
};
export const tasteOfTrait = (id: string): Taste => TASTES[id] ?? {};
