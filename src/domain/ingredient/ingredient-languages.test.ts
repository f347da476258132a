/** What one language knows of an ingredient, the others know: of its alcohol and of its allergens. */
import { Converter } from 'opencc-js';
import { describe, expect, it } from 'vitest';
import { suggestAllergens } from '#domain/recipe/menu-checks.ts';
import { knownAbv } from './ingredient-alcohol.ts';
import { findIngredient } from './ingredient.ts';
import { ingredientNames } from './ingredient-names.ts';

/** English, then as it is written in Hong Kong, in Taiwan and in simplified characters. */
const COMMON = `
Ginger beer | 薑啤, 薑汁啤, 姜啤, 姜汁啤
Ginger ale | 薑汁汽水, 薑汁氣水, 姜汁汽水, 干姜水
Lemon juice | 檸檬汁, 鮮榨檸檬汁, 柠檬汁, 鲜榨柠檬汁
Lime juice | 青檸汁, 萊姆汁, 青柠汁, 莱姆汁
Orange juice | 橙汁, 鮮橙汁, 柳橙汁, 柳丁汁, 鲜橙汁
Grapefruit juice | 西柚汁, 葡萄柚汁
Pineapple juice | 菠蘿汁, 鳳梨汁, 菠萝汁, 凤梨汁
Cranberry juice | 紅莓汁, 蔓越莓汁
Apple juice | 蘋果汁, 苹果汁
Pear juice | 啤梨汁, 梨汁, 西洋梨汁, 雪梨汁
Grape juice | 提子汁, 葡萄汁
Peach puree | 蜜桃蓉, 白桃蓉, 水蜜桃蓉, 水蜜桃果泥, 白桃果泥, 桃子果泥
Mango puree | 芒果蓉, 芒果泥, 芒果果泥
Passion fruit puree | 熱情果蓉, 百香果泥, 百香果汁
Passion fruit | 熱情果, 百香果
Strawberry | 士多啤梨, 草莓
Strawberry puree | 士多啤梨蓉, 草莓泥, 草莓果泥
Strawberry syrup | 士多啤梨糖漿, 草莓糖漿, 草莓糖浆
Raspberry | 紅桑子, 覆盆子, 树莓
Blackberry | 黑莓
Blueberry | 藍莓, 蓝莓
Cherry | 車厘子, 櫻桃, 樱桃, 车厘子
Lychee | 荔枝
Lychee juice | 荔枝汁
Longan | 龍眼, 桂圓, 龙眼, 桂圆
Guava juice | 番石榴汁, 芭樂汁, 芭乐汁
Watermelon juice | 西瓜汁
Pomelo | 柚子, 沙田柚, 文旦
Yuzu juice | 日本柚子汁, 柚子汁
Calamansi juice | 金桔汁, 酸柑汁, 金棗汁, 青桔汁
Banana | 香蕉
Coconut | 椰子
Coconut water | 椰青水, 椰子水
Coconut milk | 椰奶
Coconut cream | 椰漿, 椰浆
Cucumber | 青瓜, 小黃瓜, 黄瓜
Celery | 西芹, 西洋芹, 芹菜
Tomato juice | 番茄汁, 西红柿汁
Mint | 薄荷, 薄荷葉, 薄荷叶
Basil | 羅勒, 九層塔, 罗勒
Rosemary | 迷迭香
Ginger | 薑, 生薑, 姜, 生姜
Cinnamon | 肉桂, 玉桂
Vanilla syrup | 雲呢拿糖漿, 香草糖漿, 香草糖浆
Chocolate syrup | 朱古力糖漿, 巧克力糖漿, 巧克力糖浆
Caramel syrup | 焦糖糖漿, 焦糖糖浆
Sugar syrup | 糖漿, 糖水, 果糖, 糖浆
Honey | 蜂蜜, 蜜糖
Maple syrup | 楓糖漿, 楓糖, 枫糖浆
Agave syrup | 龍舌蘭蜜, 龍舌蘭糖漿, 龙舌兰糖浆, 龙舌兰蜜
Grenadine | 紅石榴糖漿, 红石榴糖浆
Orgeat | 杏仁糖漿, 杏仁糖浆
Hazelnut syrup | 榛子糖漿, 榛果糖漿, 榛果糖浆, 榛子糖浆
Pistachio syrup | 開心果糖漿, 开心果糖浆
Walnut | 合桃, 核桃
Walnut syrup | 合桃糖漿, 核桃糖漿, 核桃糖浆
Almond | 杏仁
Almond milk | 杏仁奶
Cashew | 腰果
Pistachio | 開心果, 开心果
Hazelnut | 榛子, 榛果
Macadamia | 夏威夷果仁, 夏威夷果, 夏威夷豆
Peanut | 花生
Peanut butter | 花生醬, 花生酱
Sesame | 芝麻
Milk | 牛奶, 鮮奶, 鮮乳, 牛乳, 鲜奶
Cream | 忌廉, 淡忌廉, 鮮奶油, 淡奶油, 奶油
Condensed milk | 煉奶, 煉乳, 炼乳, 炼奶
Evaporated milk | 花奶, 淡奶, 奶水
Yogurt | 乳酪, 優格, 優酪乳, 酸奶
Yakult | 益力多, 養樂多, 养乐多
Butter | 牛油, 奶油, 黄油
Ice cream | 雪糕, 冰淇淋, 冰激凌
Sorbet | 雪葩, 雪酪
Cheese | 芝士, 起司, 乳酪, 奶酪
Cheese foam | 芝士奶蓋, 起司奶蓋, 芝士奶盖
Milk tea | 奶茶
Egg white | 蛋白, 蛋清
Egg yolk | 蛋黃, 蛋黄
Egg | 雞蛋, 全蛋, 鸡蛋
Soy milk | 豆漿, 豆奶, 豆浆
Soy sauce | 豉油, 生抽, 醬油, 酱油
Oat milk | 燕麥奶, 燕麦奶
Worcestershire sauce | 喼汁, 伍斯特醬, 梅林辣醬油, 伍斯特酱, 辣酱油
Tabasco | 辣椒仔, 塔巴斯科辣醬, 塔巴斯科辣酱
Clam juice | 蜆汁, 蛤蜊汁
Oyster | 蠔, 生蠔, 牡蠣, 生蚝
Anchovy | 鯷魚, 鳀鱼
Shrimp | 蝦, 虾
Espresso | 特濃咖啡, 意式濃縮咖啡, 義式濃縮咖啡, 意式浓缩咖啡, 浓缩咖啡
Coffee | 咖啡
Black tea | 紅茶, 红茶
Green tea | 綠茶, 绿茶
Oolong tea | 烏龍茶, 乌龙茶
Jasmine tea | 茉莉花茶, 香片
Earl Grey tea | 伯爵茶
Matcha | 抹茶
Chrysanthemum tea | 菊花茶
Osmanthus syrup | 桂花糖漿, 桂花糖浆
Rose water | 玫瑰水
Elderflower cordial | 接骨木花糖漿, 接骨木花糖浆
Soda water | 梳打水, 蘇打水, 有氣水, 氣泡水, 苏打水, 气泡水
Tonic water | 湯力水, 通寧水, 汤力水, 通宁水
Cola | 可樂, 可乐
Sprite | 雪碧
Lemonade | 檸檬水, 柠檬水
Root beer | 沙士, 麥根沙士, 根汁汽水
Vinegar | 醋, 蘋果醋, 苹果醋
Olive | 橄欖, 橄榄
Olive brine | 橄欖鹽水, 橄欖汁, 橄榄盐水
Salt | 鹽, 海鹽, 盐
Sugar | 糖, 白糖, 砂糖, 白砂糖
Brown sugar | 黃糖, 紅糖, 黑糖, 红糖
Rock sugar | 冰糖
Salted plum | 話梅, 话梅
Sour plum tea | 酸梅湯, 烏梅湯, 酸梅汤
Tamarind | 羅望子, 酸子, 罗望子
Grass jelly | 涼粉, 仙草
Red bean | 紅豆, 红豆
Tapioca pearls | 珍珠, 粉圓
Pandan | 斑蘭, 香蘭葉, 斑斓叶
Lemongrass | 香茅
Cardamom | 豆蔻, 小豆蔻
Star anise | 八角
Clove | 丁香
Chilli | 辣椒, 指天椒
Coriander | 芫荽, 芫茜, 香菜
Ice | 冰, 冰塊, 碎冰, 冰块
Water | 水, 熱水, 热水
Vodka | 伏特加
Gin | 氈酒, 琴酒, 金酒, 杜松子酒
White rum | 白冧酒, 白冧, 白蘭姆酒, 白蘭姆, 白朗姆酒, 白朗姆
Dark rum | 黑冧酒, 黑冧, 黑蘭姆酒, 黑朗姆酒
Tequila | 龍舌蘭酒, 龍舌蘭, 龙舌兰酒, 龙舌兰, 特其拉
Whisky | 威士忌
Bourbon | 波本威士忌, 波本, 波旁威士忌
Brandy | 白蘭地, 白兰地
Cognac | 干邑
Champagne | 香檳, 香槟
Prosecco | 普羅賽克, 意大利氣酒, 氣泡酒, 起泡酒
Red wine | 紅酒, 红酒, 红葡萄酒
White wine | 白葡萄酒
Port | 砵酒, 波特酒
Sherry | 雪莉酒
Sweet vermouth | 甜苦艾酒, 甜味美思, 甜香艾酒
Campari | 金巴利
Aperol | 艾普羅, 阿佩罗
Baileys | 百利甜酒, 百利, 貝禮詩
Amaretto | 杏仁利口酒, 杏仁甜酒, 杏仁酒, 杏仁香甜酒, 杏仁力娇酒
Coffee liqueur | 咖啡甜酒, 咖啡酒, 咖啡利口酒, 咖啡香甜酒, 咖啡力娇酒
Triple sec | 橙皮酒, 君度, 橙酒
Elderflower liqueur | 接骨木花酒, 接骨木花香甜酒, 接骨木花利口酒
Soju | 燒酒, 韓國燒酒, 烧酒
Sake | 清酒
Umeshu | 梅酒
Beer | 啤酒
Baijiu | 白酒, 高粱酒
Angostura bitters | 苦精, 芳香苦精, 安格斯特拉苦精
Barley tea | 大麥茶, 麥茶, 大麦茶
Oreo | 奧利奧, 奥利奥
`;

const hasAlcohol = (name: string): boolean | null => {
  const abv = knownAbv(name);
  return abv === null ? null : abv > 0;
};
const allergensOf = (name: string) =>
  suggestAllergens({ recipeIngredient: [{ name }], garnish: null }).allergens.toSorted();

const rows = COMMON.trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.split(',').map((name) => name.trim())));

describe('common ingredients', () => {
  it.each(rows)('%s is known as %s', ([english = ''], others = []) => {
    const known = { alcohol: hasAlcohol(english), allergens: allergensOf(english) };
    expect(known.alcohol).not.toBeNull();
    expect(
      Object.fromEntries(others.map((name) => [name, { alcohol: hasAlcohol(name), allergens: allergensOf(name) }])),
    ).toEqual(Object.fromEntries(others.map((name) => [name, known])));
  });

  it.each([
    ['beer of ginger, which may be brewed', '薑汁啤酒'],
    ['the same in simplified characters', '姜汁啤酒'],
    ['ginger beer with a strength', '薑啤 4.5%'],
    ['fruit in alcohol', '酒漬櫻桃'],
    ['beer of lemon', '檸檬啤'],
    ['and of pineapple', '菠蘿啤'],
    ['strawberry beer', '士多啤梨啤'],
    ['a cocktail that sounds like tea', '长岛冰茶'],
    ['gin and tonic as the mainland writes it', '金汤力'],
    ['tea of nobody knows what', '紫薯茶'],
  ])('%s is not free of alcohol: %s', (_case, name) => expect(hasAlcohol(name)).not.toBe(false));

  it.each([
    ['rosé', '桃红'],
    ['agave, short for tequila', '龍舌蘭'],
    ['cognac', '干邑'],
  ])('%s has alcohol: %s', (_case, name) => expect(hasAlcohol(name)).toBe(true));

  it.each([
    ['two of its parts', '榛子牛奶', ['milk', 'tree-nuts']],
    ['sweet wine of almonds', '杏仁甜酒', ['tree-nuts']],
    ['two languages', 'House syrup 杏仁', ['tree-nuts']],
    ['milk of coconuts', '椰奶', []],
  ])('holds the allergens of %s', (_case, name, allergens) =>
    expect(allergensOf(name)).toEqual(expect.arrayContaining(allergens)),
  );

  it.each([
    ['紫薯糖漿', true],
    ['Secret syrup', true],
    ['Sunset Mix', true],
    ['鮮榨檸檬汁', false],
    ['Fig liqueur', false],
    ['核桃', false],
  ])('says of %s that nothing is known of it: %s', (name, isUnknown) => {
    const { unknownIngredients } = suggestAllergens({ recipeIngredient: [{ name }], garnish: null });
    expect(unknownIngredients.length > 0).toBe(isUnknown);
  });
});

describe('the whole table', () => {
  it('is known in simplified characters', () => {
    const simplified = Converter({ from: 'hk', to: 'cn' });
    const names = ingredientNames().chinese.map(([name]) => name);
    expect(
      names.filter((name) => findIngredient(simplified(name))?.facts.name !== findIngredient(name)?.facts.name),
    ).toEqual([]);
    expect(names.filter((name) => knownAbv(simplified(name)) !== knownAbv(name))).toEqual([]);
  });
});
