/** Wines, fortified and sparkling wines, and beer. Format: ../ingredient-table.ts. */
export const WINES = {
  fortified: `
Sweet vermouth, red vermouth, rosso vermouth, vermouth rosso, italian vermouth, carpano antica, antica formula, punt e mes, cocchi di torino, vermouth di torino, martini rosso, cinzano rosso, dolin rouge | 甜苦艾酒, 甜味美思, 甜香艾酒 | 16.5 | #6e1f1a | sweet 1.2, herbal 1.2, bitter 0.7, spicy 0.05, fruity 0.5, acidity 0.2, mellow 0.3 | sulphites
Dry vermouth, french vermouth, white dry vermouth, vermouth dry, noilly prat, dolin dry, extra dry vermouth, extra dry martini | 乾苦艾酒, 乾味美思 | 18 | #efe7b8 | sweet 0.25, herbal 1.1, bitter 0.25, acidity 0.25 | sulphites
Bianco vermouth, blanc vermouth, vermouth bianco, vermouth blanc, white vermouth, martini bianco, dolin blanc | 白苦艾酒 | 16 | #f2eccc | sweet 1.1, herbal 0.9, bitter 0.3, acidity 0.2, fruity 0.4 | sulphites
Rosé vermouth, rosato vermouth, rose vermouth | 粉紅苦艾酒 | 16 | #f0a090 | sweet 1.1, herbal 0.7, fruity 0.8, acidity 0.2 | sulphites
Vermouth, martini vermouth | 苦艾酒, 香艾酒, 味美思 | 17 | #c89a70 | sweet 0.8, herbal 1.1, bitter 0.5, acidity 0.2 | sulphites
Lillet Blanc, lillet, kina lillet, cocchi americano, cocchi aperitivo americano, kina l aero d or | 利萊白 | 17 | #f0dc90 | sweet 0.9, herbal 0.5, fruity 0.8, bitter 0.6, acidity 0.25 | sulphites
Lillet Rosé, lillet rouge, dubonnet, dubonnet rouge, byrrh, bonal, quinquina | 利萊紅 | 17 | #a83040 | sweet 1, herbal 0.8, fruity 1, bitter 0.8, acidity 0.25 | sulphites
Fino sherry, manzanilla sherry, dry sherry, fino, manzanilla, sherry fino | 菲諾雪莉酒 | 15 | #ecdca0 | herbal 0.4, acidity 0.25 | sulphites
Amontillado sherry, oloroso sherry, palo cortado, amontillado, oloroso | 歐羅索雪莉酒 | 18 | #a0602a | sweet 0.2, fruity 0.5, spicy 0.05, acidity 0.25 | sulphites
Sherry, medium sherry | 雪莉酒 | 17 | #c08a4a | sweet 0.4, fruity 0.5, acidity 0.25 | sulphites
Cream sherry, sweet sherry | 甜雪莉酒 | 18 | #7a3c1a | sweet 1.1, fruity 1, spicy 0.05, acidity 0.2, mellow 0.8 | sulphites
Pedro Ximénez sherry, px sherry, pedro ximenez | PX雪莉酒 | 17 | #2e160c | sweet 3.2, fruity 1.8, spicy 0.1, mellow 1.5 | sulphites
Port, ruby port, tawny port, port wine, porto | 砵酒, 波特酒 | 20 | #6a1020 | sweet 0.9, fruity 1.6, acidity 0.2, spicy 0.05, mellow 0.3 | sulphites
White port | 白砵酒 | 19 | #ecd89a | sweet 0.8, fruity 1, acidity 0.2 | sulphites
Madeira, rainwater madeira | 馬德拉酒 | 19 | #a8581e | sweet 0.7, fruity 0.9, acidity 0.4, spicy 0.05, mellow 0.5 | sulphites
Marsala | 馬沙拉酒 | 18 | #8a4a1e | sweet 0.9, fruity 0.8, spicy 0.05, acidity 0.2, mellow 0.5 | sulphites
Pineau des Charentes, floc de gascogne, ratafia | 皮諾甜酒 | 17 | #e4b868 | sweet 1, fruity 1.2, acidity 0.25 | sulphites
Ginger wine, stones ginger wine | 薑酒 | 13.5 | #d8b45a | sweet 1.3, spicy 2.2, acidity 0.3 | sulphites
Barolo chinato, vin d orange | 奇納酒 | 17 | #7a2018 | sweet 1, herbal 1.6, bitter 1.2, spicy 0.3 | sulphites
?Fortified wine, aperitif wine | 加烈酒 | 17 | #c89a70 | sweet 0.7, herbal 0.6, fruity 0.6, acidity 0.2 | sulphites
`,

  wine: `
White wine, dry white wine, chardonnay, sauvignon blanc, pinot grigio | 白酒葡萄, 白葡萄酒 | 12.5 | #f0e6b0 | fruity 0.6, acidity 0.4, sweet 0.05 | sulphites
Riesling, gewurztraminer, off dry white wine, vinho verde | 麗絲玲 | 11 | #f0e6b0 | fruity 1.3, acidity 0.45, sweet 0.25 | sulphites
Red wine, dry red wine, merlot, cabernet, malbec, shiraz, pinot noir, claret, burgundy | 紅酒 | 13.5 | #5c0f22 | fruity 0.8, acidity 0.25, bitter 0.3 | sulphites
Rosé wine, rose wine, rose | 粉紅葡萄酒, 桃紅葡萄酒, 桃紅酒, 桃紅 | 12 | #f2a090 | fruity 0.8, acidity 0.35, sweet 0.1 | sulphites
Dessert wine, moscato, muscat, sauternes, ice wine, tokaji | 甜酒 | 13 | #e8c060 | sweet 1.2, fruity 1.8, acidity 0.3 | sulphites
Sake, nigori, junmai sake, rice wine | 清酒, 日本酒 | 15 | #f2f0e0 | sweet 0.25, fruity 0.6, acidity 0.15
Shaoxing wine, huadiao, yellow wine | 花雕酒, 紹興酒 | 16 | #a05a20 | sweet 0.3, spicy 0.1, acidity 0.3 | gluten
Makgeolli | 馬格利 | 6 | #f2ece0 | sweet 0.4, acidity 0.4
Mead, honey wine | 蜂蜜酒 | 12 | #e0b040 | sweet 0.8, herbal 0.3, acidity 0.3 | sulphites
Mulled wine, gluhwein | 熱紅酒 | 10 | #5c0f22 | sweet 0.8, spicy 1.8, fruity 1.2, acidity 0.25 | sulphites
?Wine, table wine | 葡萄酒 | 12.5 | #c88a78 | fruity 0.9, acidity 0.3 | sulphites
`,

  'sparkling-wine': `
Champagne, sparkling wine, dry sparkling wine, brut, cremant, moet | 香檳, 香檳酒, 起泡酒, 氣泡酒 | 12 | #f4e2a0 | fruity 0.5, acidity 0.4, sweet 0.1 | sulphites
Prosecco, cava, spumante, sekt | 意大利氣酒, 普羅賽克 | 11 | #f3e4a8 | fruity 0.7, acidity 0.35, sweet 0.12 | sulphites
Sparkling rosé, rose champagne, brut rose, rose prosecco | 粉紅氣酒 | 12 | #f4b09a | fruity 0.8, acidity 0.35, sweet 0.12 | sulphites
Moscato d'Asti, asti spumante, asti, brachetto | 阿斯蒂甜氣酒 | 6 | #f2e0a0 | fruity 1.8, acidity 0.3, sweet 0.85 | sulphites
Lambrusco, sparkling red wine | 藍布魯斯科 | 10 | #6a1028 | fruity 1.4, acidity 0.3, sweet 0.3 | sulphites
Sparkling sake | 氣泡清酒 | 6 | #f2eede | fruity 0.8, sweet 0.6, acidity 0.4
`,

  beer: `
Lager, beer, pilsner, corona, light beer, heineken, carlsberg, budweiser | 啤酒, 拉格啤酒 | 4.8 | #e8b23a | bitter 0.4, herbal 0.2, sweet 0.1 | gluten
Ale, pale ale, india pale ale, ipa, bitter ale, amber ale | 麥酒 | 5.5 | #c88030 | bitter 0.9, herbal 0.4, fruity 0.3, sweet 0.15 | gluten
Wheat beer, witbier, hefeweizen, white beer | 小麥啤酒 | 5 | #ecc860 | bitter 0.3, fruity 0.5, spicy 0.1, sweet 0.15 | gluten
Stout, guinness, porter, guinness stout, dark beer | 黑啤, 健力士 | 4.5 | #1c0f0a | bitter 0.7, sweet 0.15, mellow 0.4 | gluten
Sour beer, lambic, gose, berliner weisse, kriek | 酸啤酒 | 5 | #e0a050 | acidity 0.8, fruity 1, sweet 0.2 | gluten
Apple cider, hard cider, cider, dry cider | 蘋果酒, 西打 | 5 | #e4b848 | fruity 1.3, acidity 0.35, sweet 0.35 | sulphites
Pear cider, perry | 梨酒 | 5 | #ecd890 | fruity 1.3, acidity 0.4, sweet 0.4 | sulphites
Hard seltzer, alcopop, smirnoff ice, zima, hooch | 果味氣泡酒 | 5 | - | fruity 0.5, sweet 0.2, acidity 0.2
Alcoholic ginger beer, crabbies | 酒精薑啤 | 4.5 | #e6d6a4 | spicy 1.3, sweet 0.7, acidity 0.2
`,
} as const;
