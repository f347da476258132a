/** Ingredients of the demo bars: names, colours, strengths, allergens and flow rates. */
import type { Allergen } from '#domain/recipe/recipe.ts';

export interface Ingredient {
  name: string;
  zhHK: string;
  /** #rrggbb, or null if practically colourless in a glass. */
  colour: string | null;
  /** % alcohol by volume. */
  abv: number;
  sparkling: boolean;
  allergens?: readonly Allergen[];
  mlPerSecond: number;
}

type Colour = string | null;
const make =
  (mlPerSecond: number, sparkling = false) =>
  (name: string, zhHK: string, colour: Colour, abv = 0, allergens?: readonly Allergen[]): Ingredient => ({
    name,
    zhHK,
    colour,
    abv,
    sparkling,
    mlPerSecond,
    ...(allergens && { allergens }),
  });

const spirit = make(25);
const liqueur = make(20);
const wine = make(28);
const fizz = make(35, true);
const juice = make(24);
const puree = make(12);
const syrup = make(10);
const thick = make(8);
const tea = make(30);
const milky = make(20);
const bitters = make(8);
/** Added by hand, whatever its rate. */
const solid = make(8);

export const DEMO_INGREDIENTS = {
  vodka: spirit('Vodka', '伏特加', null, 40),
  gin: spirit('London dry gin', '倫敦氈酒', null, 43),
  'basil-gin': spirit('Basil-infused gin', '羅勒浸氈酒', '#8fb04a', 41),
  tequila: spirit('Blanco tequila', '白龍舌蘭酒', null, 40),
  mezcal: spirit('Mezcal', '梅斯卡爾酒', null, 42),
  'white-rum': spirit('White rum', '白冧酒', null, 40),
  'aged-rum': spirit('Aged rum', '陳年冧酒', '#b8742a', 40),
  'dark-rum': spirit('Dark rum', '黑冧酒', '#5a2d14', 40),
  bourbon: spirit('Bourbon', '波本威士忌', '#b5651d', 45),
  scotch: spirit('Blended Scotch', '蘇格蘭威士忌', '#c47f2c', 40),
  'islay-scotch': spirit('Peated Islay Scotch', '泥煤威士忌', '#c98a35', 46),
  'irish-whiskey': spirit('Irish whiskey', '愛爾蘭威士忌', '#c58a3a', 40),
  'japanese-whisky': spirit('Japanese whisky', '日本威士忌', '#c8872f', 43),
  'rose-baijiu': spirit('Rose baijiu', '玫瑰露酒', null, 54),
  shochu: spirit('Barley shochu', '麥燒酎', null, 25),
  umeshu: liqueur('Umeshu plum wine', '梅酒', '#d9a441', 12),
  soju: spirit('Soju', '燒酒', null, 17),

  campari: liqueur('Campari', '金巴利', '#c8102e', 24),
  aperol: liqueur('Aperol', '艾普羅', '#f0592a', 11),
  'triple-sec': liqueur('Triple sec', '橙皮酒', null, 40),
  'orange-liqueur': liqueur('Cognac orange liqueur', '干邑橙酒', '#d98f3a', 40),
  'blue-curacao': liqueur('Blue curaçao', '藍橙酒', '#1f6fd6', 24),
  'coffee-liqueur': liqueur('Coffee liqueur', '咖啡甜酒', '#2a1408', 20),
  'irish-cream': liqueur('Irish cream', '愛爾蘭忌廉酒', '#c8a27a', 17, ['milk']),
  'lychee-liqueur': liqueur('Lychee liqueur', '荔枝酒', null, 20),
  'green-chartreuse': liqueur('Green herbal liqueur', '綠色草本酒', '#a9b83c', 55),
  'sweet-vermouth': wine('Sweet vermouth', '甜苦艾酒', '#6e1f1a', 16, ['sulphites']),
  'dry-vermouth': wine('Dry vermouth', '乾苦艾酒', '#efe7b8', 18, ['sulphites']),
  'fino-sherry': wine('Fino sherry', '菲諾雪莉酒', '#ecdca0', 15, ['sulphites']),
  'red-wine': wine('Red wine', '紅酒', '#5c0f22', 13.5, ['sulphites']),
  prosecco: fizz('Prosecco', '意大利氣酒', '#f3e4a8', 11, ['sulphites']),
  champagne: fizz('Champagne', '香檳', '#f4e2a0', 12, ['sulphites']),
  lager: fizz('Lager', '拉格啤酒', '#e8b23a', 4.8, ['gluten']),
  stout: fizz('Stout', '黑啤', '#1c0f0a', 4.3, ['gluten']),
  'aromatic-bitters': bitters('Aromatic bitters', '芳香苦精', '#5a1a10', 44.7),
  'orange-bitters': bitters('Orange bitters', '香橙苦精', '#c9772b', 28),
  'botanical-zero': spirit('Alcohol-free botanical spirit', '無酒精草本蒸餾液', null),
  'bitter-zero': liqueur('Alcohol-free bitter aperitif', '無酒精苦味開胃酒', '#d8342c'),

  'sugar-syrup': syrup('Sugar syrup', '糖漿', null),
  'honey-syrup': syrup('Honey syrup', '蜂蜜糖漿', '#d9a032'),
  'agave-syrup': syrup('Agave syrup', '龍舌蘭蜜', null),
  'ginger-syrup': syrup('Ginger syrup', '薑汁糖漿', '#d8b25a'),
  'chilli-syrup': syrup('Chilli syrup', '辣椒糖漿', '#d4532b'),
  'cinnamon-syrup': syrup('Cinnamon syrup', '肉桂糖漿', '#b06a33'),
  'rosemary-syrup': syrup('Rosemary syrup', '迷迭香糖漿', '#e8dfae'),
  'osmanthus-syrup': syrup('Osmanthus syrup', '桂花糖漿', '#e3b23c'),
  'rose-syrup': syrup('Rose syrup', '玫瑰糖漿', '#e8567f'),
  'elderflower-cordial': syrup('Elderflower cordial', '接骨木花糖漿', '#f1ecc4'),
  'salted-plum-syrup': syrup('Salted plum syrup', '話梅糖漿', '#a8442f'),
  'brown-sugar-syrup': thick('Okinawa brown sugar syrup', '沖繩黑糖漿', '#4a2512'),
  grenadine: syrup('Grenadine', '紅石榴糖漿', '#c4122f'),
  orgeat: syrup('Orgeat almond syrup', '杏仁糖漿', '#efe3cc', 0, ['tree-nuts']),
  falernum: syrup('Falernum spice syrup', '法勒南香料糖漿', '#e6d7a0'),
  honey: thick('Raw honey', '原蜜', '#d08e1e'),

  'lime-juice': juice('Lime juice', '青檸汁', '#dfe8b5'),
  'lemon-juice': juice('Lemon juice', '檸檬汁', '#f2ecb0'),
  'orange-juice': juice('Fresh orange juice', '鮮橙汁', '#f7a325'),
  'grapefruit-juice': juice('Pink grapefruit juice', '西柚汁', '#f08a78'),
  'pineapple-juice': juice('Pineapple juice', '菠蘿汁', '#f3d254'),
  'cranberry-juice': juice('Cranberry juice', '紅莓汁', '#c2183f'),
  'apple-juice': juice('Cloudy apple juice', '鮮榨蘋果汁', '#e0b350'),
  'tomato-juice': juice('Tomato juice', '番茄汁', '#b5281a'),
  'lychee-juice': juice('Lychee juice', '荔枝汁', '#f5ebe6'),
  'watermelon-juice': juice('Watermelon juice', '西瓜汁', '#ef5160'),
  'calamansi-juice': juice('Calamansi juice', '酸柑汁', '#e8c24a'),
  'yuzu-juice': juice('Yuzu juice', '日本柚子汁', '#f0dc7a'),
  'ginger-juice': juice('Old ginger juice', '老薑汁', '#dcc07a'),
  'cucumber-juice': juice('Cucumber juice', '青瓜汁', '#b9d79a'),
  'mango-puree': puree('Mango purée', '芒果蓉', '#f6a21b'),
  'peach-puree': puree('White peach purée', '白桃蓉', '#f4b183'),
  'strawberry-puree': puree('Strawberry purée', '士多啤梨蓉', '#d92f45'),
  'raspberry-puree': puree('Raspberry purée', '紅桑子蓉', '#c2194a'),
  'passion-fruit-puree': puree('Passion fruit purée', '熱情果蓉', '#e9a21f'),
  'coconut-cream': thick('Coconut cream', '椰漿', '#f8f4ea'),
  'coconut-milk': milky('Coconut milk', '椰奶', '#f7f3ea'),

  'soda-water': fizz('Soda water', '梳打水', null),
  'tonic-water': fizz('Tonic water', '湯力水', null),
  'ginger-beer': fizz('Ginger beer', '薑汁啤', '#e6d6a4'),
  'lemon-lime-soda': fizz('Lemon-lime soda', '七喜', null),
  'cream-soda': fizz('Cream soda', '忌廉梳打', '#f0c46a'),
  'grapefruit-soda': fizz('Grapefruit soda', '西柚梳打', '#f6b7a6'),

  'black-tea': tea('Ceylon black tea', '錫蘭紅茶', '#8a3b12'),
  'milk-tea': tea('Silk-stocking milk tea', '絲襪奶茶', '#c69c6d', 0, ['milk']),
  'oolong-tea': tea('Roasted oolong', '炭焙烏龍茶', '#b8752f'),
  'jasmine-tea': tea('Jasmine tea', '茉莉花茶', '#d9c06a'),
  'dancong-tea': tea('Duck Shit dancong oolong', '鴨屎香單叢', '#c98a2e'),
  'pu-erh': tea('Aged pu-erh', '陳年普洱', '#4a1c0c'),
  'chrysanthemum-tea': tea('Chrysanthemum tea', '菊花茶', '#ecc94b'),
  'five-flower-tea': tea('Five-flower herbal tea', '五花茶', '#9c6a2a'),
  'sour-plum-tea': tea('Smoked sour plum brew', '烏梅山楂湯', '#6b2a22'),
  'butterfly-pea-tea': tea('Butterfly pea flower tea', '蝶豆花茶', '#3f3fb0'),
  'chai-tea': tea('Masala chai brew', '香料紅茶', '#a9673a'),
  hojicha: tea('Hojicha', '焙茶', '#8a5530'),
  'simmered-cola': tea('Simmered cola', '煲熱可樂', '#3a1a0e'),
  matcha: tea('Whisked Uji matcha', '手刷宇治抹茶', '#7f9a3a'),
  espresso: tea('Espresso', '特濃咖啡', '#2b140a'),
  'cold-brew': tea('Cold brew coffee', '冷萃咖啡', '#2f170b'),
  'hot-coffee': tea('Filter coffee', '滴濾咖啡', '#33190c'),

  milk: milky('Fresh milk', '鮮奶', '#fbf7ee', 0, ['milk']),
  'oat-milk': milky('Oat milk', '燕麥奶', '#e9dcc3', 0, ['gluten']),
  'evaporated-milk': milky('Evaporated milk', '花奶', '#f3e3c3', 0, ['milk']),
  'condensed-milk': thick('Condensed milk', '煉奶', '#f3e0b0', 0, ['milk']),
  cream: thick('Fresh cream', '鮮忌廉', '#fdf8ec', 0, ['milk']),
  yakult: milky('Probiotic milk drink', '益力多', '#e9c9a0', 0, ['milk']),
  'egg-white': puree('Egg white', '蛋白', null, 0, ['eggs']),
  worcestershire: bitters('Worcestershire sauce', '喼汁', '#3a1c0f', 0, ['fish', 'gluten']),
  'hot-sauce': bitters('Hot sauce', '辣椒汁', '#c2321b'),

  'mint-leaves': solid('Mint', '薄荷葉', '#5d9b45'),
  'basil-leaves': solid('Basil', '羅勒葉', '#4d8b3a'),
  'lemon-slice': solid('Lemon', '檸檬', '#f0d84a'),
  'perfume-lime': solid('Fragrant Guangdong lemon', '香水檸檬', '#8fbf3f'),
  'ginger-slice': solid('Ginger', '薑', '#d9b566'),
  'chilli-slice': solid('Bird’s eye chilli', '指天椒', '#d3321f'),
  'salted-lime': solid('Ten-year salted lime', '十年鹹檸檬', '#8a6a2a'),
  'preserved-plum': solid('Preserved plum', '話梅', '#7d3a26', 0, ['sulphites']),
  'sichuan-pepper': solid('Sichuan pepper', '四川花椒', '#8a3a2a'),
  'cinnamon-stick': solid('Cinnamon', '肉桂', '#8a5230'),
  'star-anise-pod': solid('Star anise', '八角', '#6a3a20'),
  'tangerine-peel': solid('Aged tangerine peel', '陳皮', '#7a4a20'),
  'pomelo-pulp': solid('Pomelo', '柚子肉', '#f4d9b0'),
  sago: solid('Sago', '西米', '#f4f1e8'),
  'red-beans': solid('Sweet red beans', '蜜紅豆', '#6a1f1f'),
  'tapioca-pearls': solid('Brown sugar tapioca pearls', '黑糖珍珠', '#2e1810'),
  'sea-salt': solid('Sea salt', '海鹽', null),
} as const satisfies Record<string, Ingredient>;

export type IngredientId = keyof typeof DEMO_INGREDIENTS;
