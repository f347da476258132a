/** What the columns of somebody's sheet hold, by their headings in English or Chinese. Source: docs/behaviour/menu-files.md "Sheets". */

export const SHEET_ROLES = [
  'name',
  'name-zh',
  'ingredients',
  'amount',
  'unit',
  'glass',
  'garnish',
  'method',
  'description',
  'abv',
  'allergens',
  'ignored',
] as const;
export type SheetRole = (typeof SHEET_ROLES)[number];

export const MAX_COLUMNS = 100;

/** Headings without spaces, numbers and punctuation, in lower case. */
const HEADINGS: Readonly<Record<Exclude<SheetRole, 'ignored'>, string>> = {
  name: 'name drink drinks drinkname cocktail cocktails cocktailname item itemname title englishname nameenglish nameen 名稱 名称 酒名 飲品 饮品 飲品名稱 饮品名称 飲料 饮料 品名 品項 品项 雞尾酒 鸡尾酒 調酒 调酒 酒款 英文名 英文名稱 英文名称 英文',
  'name-zh': 'chinesename namechinese namezh namezhhk chinese 中文名 中文名稱 中文名称 中文',
  ingredients:
    'ingredient ingredients recipe recipes spec specs specification contents composition base basespirit spirit spirits liquor liqueur modifier modifiers mixer mixers 基酒 主酒 材料 配方 成分 成份 原料 用料 食材 酒譜 酒谱',
  amount: 'amount amounts quantity qty measure measures volume ml cl oz 份量 分量 用量 數量 数量 毫升 容量',
  unit: 'unit units 單位 单位',
  glass: 'glass glassware 杯 杯具 杯型 酒杯 載杯 载杯',
  garnish: 'garnish garnishes decoration 裝飾 装饰 裝飾物 装饰物 點綴 点缀',
  method:
    'method methods preparation instruction instructions directions steps technique 做法 調製方法 调制方法 調法 调法 步驟 步骤 方法 製法 制法',
  description: 'description descriptions notes note tastingnotes story 描述 說明 说明 介紹 介绍 簡介 简介 備註 备注',
  allergens:
    'allergen allergens allergy allergies allergeninformation allergeninfo 致敏物 致敏物質 致敏原 致敏源 過敏原 过敏原 過敏源 过敏源 過敏物',
  abv: 'abv alcohol strength alc 酒精 酒精度 酒精濃度 酒精浓度 度數 度数',
};

const ROLE_OF = new Map(
  Object.entries(HEADINGS).flatMap(([role, words]) => words.split(' ').map((word) => [word, role as SheetRole])),
);

/** "Ingredient 1", "份量（毫升）" and "Amount (ml)" say the same as without the addition. */
const bare = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[（(][^)）]*[)）]/gu, '')
    .replaceAll(/[^\p{L}]/gu, '');

/** A heading nobody knows is left out. */
export const roleOf = (heading: string): SheetRole => ROLE_OF.get(bare(heading)) ?? 'ignored';

/** The unit a heading says for its column: "Amount (ml)", "用量（安士）"; empty if none. */
export const unitIn = (heading: string): string => /\b(?:ml|cl|oz)\b|毫升|安士|盎司/i.exec(heading)?.[0] ?? '';

/** True when drinks can be read: it is known what each is called and what is in it. */
export const isReadable = (roles: readonly SheetRole[]): boolean =>
  (roles.includes('name') || roles.includes('name-zh')) && roles.includes('ingredients');
