/** Converts the measures of recipes to ours: "1 1/2 oz", "2 barspoons", "Juice of 1/2", "Top up". */
import type { Unit } from '#domain/recipe/recipe.ts';

export interface Measure {
  /** In `unit`; 0 for a top-up, whose amount depends on the glass. */
  amount: number;
  unit: Unit;
  /** How the unit changes the ingredient: a "twist" of lemon is lemon peel, "beans" of coffee are not poured. */
  part?: 'juice' | 'peel' | 'bean';
  /** The number of parts, if that is the unit; `amount` is then a guess of 30 ml a part. */
  inParts?: number;
  /** True for "a splash", which is more of something sparkling. */
  splash?: true;
  /** True for measures that are put on or around the drink: "garnish with", "around rim". */
  garnish?: true;
  /** True if it is counted in bottles: taken for those of wine; beer and sodas come in smaller ones. */
  bottles?: true;
  /** True if the unit was missing, or unknown and taken for pieces. */
  guessed?: true;
}

type UnitOf = Omit<Measure, 'amount'> & { times: number };

const of = (unit: Unit, times = 1, more: Partial<Measure> = {}): UnitOf => ({ unit, times, ...more });

/** Bartenders' measures: an ounce is poured as 30 ml, a shot as 45. Source: IBA and Hong Kong bar practice. */
const UNIT_WORDS: Readonly<Record<string, UnitOf>> = spread([
  ['ml milliliter millilitre millilitres milliliters mls cc 毫升', of('ml')],
  ['cl centiliter centilitre centiliters centilitres', of('ml', 10)],
  ['dl deciliter decilitre', of('ml', 100)],
  ['l liter litre liters litres 升', of('ml', 1000)],
  ['oz ounce ounces ozs floz 安士 盎司', of('ml', 30)],
  ['part parts equal 份', of('ml', 30, { inParts: 1 })],
  ['measure measures', of('ml', 30)],
  ['shot shots jigger jiggers', of('ml', 45)],
  ['pony ponies', of('ml', 30)],
  ['tsp teaspoon teaspoons tsps tspn 茶匙', of('ml', 5)],
  ['tbsp tablespoon tablespoons tbsps tblsp tbl tbs 湯匙', of('ml', 15)],
  ['cup cups 杯', of('ml', 240)],
  ['pint pints pt', of('ml', 475)],
  ['quart quarts qt', of('ml', 950)],
  ['gal gallon gallons', of('ml', 3800)],
  ['can cans', of('ml', 330)],
  ['bottle bottles 支', of('ml', 750, { bottles: true })],
  ['fifth', of('ml', 750)],
  ['glass glasses', of('ml', 120)],
  ['scoop scoops dollop dollops', of('ml', 60)],
  ['dash dashes 滴', of('dash')],
  ['drop drops', of('ml', 0.05)],
  ['barspoon barspoons bsp spoon spoons 吧匙', of('barspoon')],
  ['splash splashes', of('ml', 7.5, { splash: true })],
  ['squeeze squeezes squirt squirts', of('ml', 5)],
  ['spritz spritzes spray sprays mist rinse', of('ml', 1)],
  ['drizzle', of('ml', 5)],
  ['float floats floater', of('ml', 15)],
  ['top topup fill filled full remainder 加滿', of('top-up')],
  ['leaf leaves 片葉 葉', of('leaf')],
  ['slice slices wedge wedges wheel wheels round rounds half-wheel disc discs ribbon ribbons 片 角', of('slice')],
  ['twist twists peel peels zest rind spiral swath strip strips', of('piece', 1, { part: 'peel' })],
  ['piece pieces whole sprig sprigs cube cubes stick sticks clove cloves pod pods chunk chunks', of('piece')],
  ['bean beans', of('piece', 1, { part: 'bean' })],
  ['ball balls fruit fruits knob knobs inch inches cm stalk stalks bag bags head heads egg eggs 粒 個 隻', of('piece')],
  ['bunch handful handfuls', of('leaf', 12)],
  ['pinch pinches grating gratings grind grinds sprinkle sprinkles sprinkling 撮', of('pinch')],
  ['g gr gm gram grams gms 克', of('g')],
  ['kg', of('g', 1000)],
  ['lb lbs pound pounds', of('g', 450)],
]);

const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅙': '1/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** Nobody measures in more words. Characters. */
const LONGEST_MEASURE = 200;

const NUMBER = String.raw`\d+(?:[.,]\d+)?(?:\s+\d+\/\d+|\/\d+)?`;
const AMOUNT = new RegExp(String.raw`(${NUMBER})(?:\s*(?:-|–|to|or)\s*(${NUMBER}))?`);
const GARNISHING = /\b(?:garnish|rim|decorat)/i;
const JUICE_OF = /\bjuice\b/i;
const TOP_UP = /\b(?:top(?:ped|s)?(?:[ -]?up)?|fill(?:ed)?(?: up)?|topup|to taste and top)\b/i;

/**
 * An amount and a unit as stored by recipe programs: (2, "dashes"), (1, "Topup"). Unknown units become pieces, marked
 * as a guess.
 */
export function measureOf(amount: number, unit: string): Measure {
  const word = unit.trim().toLowerCase().replaceAll('.', '');
  if (word === '') return { amount: amount || 1, unit: 'piece', guessed: true };
  if (TOP_UP.test(word)) return { amount: 0, unit: 'top-up' };
  if (GARNISHING.test(word)) return { amount: amount || 1, unit: 'piece', garnish: true };
  const known = unitIn(word);
  if (!known) return { amount: amount || 1, unit: 'piece', guessed: true };
  return measured(amount || 1, known);
}

/** What a spreadsheet has made of one: a date of "1/2", or a formula that nobody has worked out. */
const NO_MEASURE = /\d{4}-\d\d-\d\d(?: \d\d:\d\d)?|^\s*=.*/;

/**
 * A measure in words: "1 1/2 oz", "2-3 leaves" (the mean), "Juice of 1/2", "½ tsp", "Top up", "dash". A missing or
 * unknown measure is one piece, marked as a guess.
 * @returns the measure and the words it did not use ("white" of "2 oz white")
 */
export function readMeasure(text: string): Measure & { rest: string } {
  const plain = text
    .slice(0, LONGEST_MEASURE)
    .toLowerCase()
    .replaceAll(/[½⅓⅔¼¾⅕⅙⅛⅜⅝⅞]/g, (sign) => ` ${FRACTIONS[sign] ?? ''}`)
    .replaceAll('⁄', '/')
    .replaceAll(/\bfl\.? ?oz\b/g, 'oz')
    .replaceAll(/(?<=[a-z])\.(?=\s|$)/g, '')
    .replaceAll(/\([^)]*\)/g, ' ')
    .replace(NO_MEASURE, ' ')
    .trim();
  const amount = amountIn(plain);
  const rest = plain.replace(AMOUNT, ' ');
  const garnish = GARNISHING.test(plain) ? ({ garnish: true } as const) : {};
  if (JUICE_OF.test(plain)) return { amount: amount ?? 1, unit: 'piece', part: 'juice', rest: '' };
  if (TOP_UP.test(plain) && amount === null) return { amount: 0, unit: 'top-up', rest: '' };
  const known = unitIn(rest);
  const unused = wordsOf(rest).filter((word) => !UNIT_WORDS[word]);
  if (!known)
    return {
      amount: amount ?? 1,
      unit: 'piece',
      ...garnish,
      ...(amount === null && { guessed: true }),
      rest: unused.join(' '),
    };
  return { ...measured(amount ?? 1, known), ...garnish, rest: unused.join(' ') };
}

function measured(amount: number, { times, ...unit }: UnitOf): Measure {
  if (unit.unit === 'top-up') return { ...unit, amount: 0 };
  const exact = { ...unit, amount: Math.round(amount * times * 1000) / 1000 };
  return unit.inParts ? { ...exact, inParts: amount } : exact;
}

/** The first unit in a text: the whole text, or one of its words ("oz" of "oz white"). */
const unitIn = (text: string): UnitOf | undefined => wordsOf(text).flatMap((word) => UNIT_WORDS[word] ?? [])[0];

const wordsOf = (text: string): string[] => text.match(/[\p{L}-]+/gu) ?? [];

/** The first amount in a text, the mean of a range; null if there is none. */
function amountIn(text: string): number | null {
  const [, low, high] = AMOUNT.exec(text) ?? [];
  if (low === undefined) return null;
  return high === undefined ? numberOf(low) : (numberOf(low) + numberOf(high)) / 2;
}

function numberOf(text: string): number {
  return text
    .replace(',', '.')
    .split(/\s+/)
    .map((part) => {
      const [over = '0', under = '1'] = part.split('/');
      return Number(under) === 0 ? 0 : Number(over) / Number(under);
    })
    .reduce((total, part) => total + part, 0);
}

function spread(rows: readonly (readonly [words: string, unit: UnitOf])[]): Record<string, UnitOf> {
  return Object.fromEntries(rows.flatMap(([words, unit]) => words.split(' ').map((word) => [word, unit])));
}
