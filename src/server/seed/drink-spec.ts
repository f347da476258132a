/** How the demo drinks are written down, and the glasses and garnishes they share. */
import type { Ice, MixingMethod, Recipe, Unit } from '#domain/recipe.ts';
import type { IngredientId } from './ingredients.ts';

/** English, then Traditional Chinese (Hong Kong). */
export type InBoth = readonly [en: string, zhHK: string];

export interface DrinkSpec {
  slug: string;
  name: InBoth;
  description: InBoth;
  type: Recipe['type'];
  glass: GlassId;
  garnish: GarnishId | null;
  ice: Ice;
  method: MixingMethod;
  /** A medium drink; ml unless a unit is given. */
  pour: readonly (readonly [ingredient: IngredientId, amount: number, unit?: Unit])[];
  /** Bottom of the glass first; only where the layers stay apart. */
  layers?: readonly IngredientId[];
  /** 0 to 5 in the order of FLAVOUR_AXES: strength, acidity, sweet, spicy, fruity, fizzy, herbal. */
  taste: readonly [number, number, number, number, number, number, number];
}

export const GLASSES = {
  highball: ['Highball Glass', '高球杯'],
  collins: ['Collins Glass', '柯林杯'],
  rocks: ['Rocks Glass', '威士忌杯'],
  martini: ['Martini Glass', '馬天尼杯'],
  coupe: ['Coupe Glass', '淺碟香檳杯'],
  margarita: ['Margarita Glass', '瑪格烈特杯'],
  wine: ['Wine Glass', '葡萄酒杯'],
  flute: ['Flute Glass', '笛形香檳杯'],
  beer: ['Beer Glass', '啤酒杯'],
  shot: ['Shot Glass', '一口杯'],
  mug: ['Coffee Mug', '咖啡杯'],
  'copper-mug': ['Copper Mug', '銅杯'],
  teacup: ['Tea Cup', '茶杯'],
  tumbler: ['Tumbler', '平底杯'],
  hurricane: ['Hurricane Glass', '颶風杯'],
  tiki: ['Tiki Mug', '提基杯'],
} as const satisfies Record<string, InBoth>;
export type GlassId = keyof typeof GLASSES;

export const GARNISHES = {
  'lemon-wheel': ['Lemon wheel', '檸檬片'],
  'lime-wheel': ['Lime wheel', '青檸片'],
  'orange-wheel': ['Orange wheel', '橙片'],
  'grapefruit-wheel': ['Grapefruit wheel', '西柚片'],
  'lemon-twist': ['Lemon twist', '檸檬皮'],
  'orange-twist': ['Orange twist', '橙皮'],
  mint: ['Mint sprig', '薄荷枝'],
  basil: ['Basil leaf', '羅勒葉'],
  rosemary: ['Rosemary sprig', '迷迭香'],
  cherry: ['Maraschino cherry', '酒漬櫻桃'],
  olive: ['Green olive', '青橄欖'],
  pineapple: ['Pineapple wedge', '菠蘿角'],
  cucumber: ['Cucumber ribbon', '青瓜薄片'],
  raspberry: ['Fresh raspberry', '鮮紅桑子'],
  strawberry: ['Fresh strawberry', '鮮士多啤梨'],
  flower: ['Edible flower', '食用花'],
  chrysanthemum: ['Chrysanthemum flower', '菊花'],
  osmanthus: ['Osmanthus flower', '桂花'],
  ginger: ['Candied ginger', '糖薑'],
  chilli: ['Red chilli', '紅辣椒'],
  cinnamon: ['Cinnamon stick', '肉桂條'],
  'star-anise': ['Star anise', '八角'],
  'coffee-beans': ['Three coffee beans', '三粒咖啡豆'],
  cocoa: ['Cocoa dust', '可可粉'],
  'matcha-dust': ['Matcha dust', '抹茶粉'],
  nutmeg: ['Nutmeg dust', '豆蔻粉'],
  boba: ['Tapioca boba', '黑糖珍珠'],
  apple: ['Apple fan', '蘋果薄片'],
  mango: ['Diced mango', '芒果粒'],
  lychee: ['Lychee', '荔枝'],
  plum: ['Salted plum', '話梅'],
  straw: ['Striped straw', '間條飲管'],
  'lime-salt': ['Lime wheel, salt rim', '青檸片配鹽邊'],
  'chilli-lime': ['Chilli, lime wheel, chilli-salt rim', '辣椒、青檸片配辣鹽邊'],
  'mint-lime': ['Mint sprig and lime wheel', '薄荷枝配青檸片'],
  'orange-cherry': ['Orange wheel and cherry', '橙片配櫻桃'],
  'pineapple-umbrella': ['Pineapple wedge, cherry and paper umbrella', '菠蘿角、櫻桃配紙傘'],
  'lemon-olive': ['Lemon wheel, olive, pepper rim', '檸檬片、橄欖配胡椒邊'],
  'star-anise-orange': ['Star anise and orange wheel', '八角配橙片'],
  'ginger-lemon': ['Candied ginger and lemon twist', '糖薑配檸檬皮'],
  'cherry-straw': ['Cherry and striped straw', '櫻桃配間條飲管'],
  'lemon-straw': ['Lemon wheel and straw', '檸檬片配飲管'],
} as const satisfies Record<string, InBoth>;
export type GarnishId = keyof typeof GARNISHES;
