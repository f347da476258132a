/** For screen tests: a drink as a guest's phone receives it. */
import type { GuestRecipe } from '#contract/menu/recipes.ts';

export const guestRecipe = (more: Partial<GuestRecipe> = {}): GuestRecipe => ({
  id: 'sour',
  name: 'Yuzu Sour',
  name_translations: { 'zh-HK': '柚子酸酒' },
  description: 'Bright and tart.',
  description_translations: { 'zh-HK': '酸爽醒神。' },
  type: 'cocktail',
  available: true,
  glassId: 'coupe',
  glass: { name: 'Coupe Glass', name_translations: { 'zh-HK': '淺碟香檳杯' } },
  garnish: { name: 'Lemon wheel', name_translations: { 'zh-HK': '檸檬圈' } },
  image: null,
  recipeImage: null,
  ABV: 14.25,
  alcohol: 'contains',
  drinkFeatures: [
    { property: 'acidity', value: 4 },
    { property: 'strength', value: 3 },
    { property: 'sweet', value: 2 },
  ],
  allergens: [],
  allergenList: 'declared',
  ingredients: [],
  recipeIngredient: [
    { id: 'gin', name: 'Gin', name_translations: { 'zh-HK': '氈酒' } },
    { id: 'yuzu', name: 'Yuzu juice', name_translations: { 'zh-HK': '柚子汁' } },
    { id: 'syrup', name: 'Syrup', name_translations: { 'zh-HK': '糖漿' } },
    { id: 'egg', name: 'Egg white', name_translations: { 'zh-HK': '蛋白' } },
  ],
  drawing: {
    glass: 'coupe',
    layers: [{ colour: '#e8d26a', share: 1 }],
    foam: '#fffaf0',
    ice: 'none',
    garnishes: ['lemon-wheel'],
    bubbles: 0,
    rim: null,
    steam: false,
  },
  ...more,
});

export const guestSoda = (more: Partial<GuestRecipe> = {}): GuestRecipe =>
  guestRecipe({
    id: 'soda',
    name: 'Ginger Fizz',
    name_translations: { 'zh-HK': '薑味梳打' },
    type: 'soda',
    ABV: 0,
    alcohol: 'free',
    garnish: null,
    drinkFeatures: [
      { property: 'sweet', value: 4 },
      { property: 'fizzy', value: 5 },
      { property: 'spicy', value: 3 },
    ],
    recipeIngredient: [{ id: 'ginger', name: 'Ginger', name_translations: { 'zh-HK': '薑' } }],
    ...more,
  });
