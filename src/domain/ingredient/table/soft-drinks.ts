/** Juices, syrups, sodas and alcohol-free substitutes. Format: ../ingredient-table.ts. */
export const SOFT_DRINKS = {
  juice: `
Lemon juice, juice of lemon | 檸檬汁 | 0 | #f2ecb0 | acidity 5, citrus 1.8, sweet 0.15
Lime juice, juice of lime, key lime juice | 青檸汁, 萊姆汁 | 0 | #dfe8b5 | acidity 5, citrus 1.8, sweet 0.1
Yuzu juice | 日本柚子汁 | 0 | #f0dc7a | acidity 4.2, citrus 1.6, sweet 0.1
Calamansi juice, kumquat juice, kalamansi juice, sudachi juice, kabosu juice | 酸柑汁, 金桔汁, 金棗汁, 青桔汁 | 0 | #e8c24a | acidity 4.2, citrus 1.4, sweet 0.2
Orange juice, tropicana | 橙汁, 鮮橙汁, 柳橙汁, 柳丁汁 | 0 | #f7a325 | sweet 0.65, acidity 0.6, citrus 1.7, fruity 1.2
Blood orange juice | 血橙汁 | 0 | #d8402c | sweet 0.65, acidity 0.9, citrus 1.8, fruity 1.3
Mandarin juice, tangerine juice, clementine juice, satsuma juice | 柑汁 | 0 | #f49020 | sweet 0.75, acidity 0.7, citrus 1.8, fruity 1.3
Grapefruit juice, pink grapefruit juice, ruby red grapefruit juice, white grapefruit juice | 西柚汁, 葡萄柚汁 | 0 | #f08a78 | sweet 0.55, acidity 1.8, citrus 1.3, fruity 1, bitter 1
Pomelo juice | 柚子汁 | 0 | #f0dca8 | sweet 0.6, acidity 1.1, citrus 1.2, fruity 0.9, bitter 0.6
Pineapple juice, pineapple puree | 菠蘿汁, 鳳梨汁 | 0 | #f3d254 | sweet 0.95, acidity 0.55, fruity 3
Cranberry juice, cranberry juice cocktail, cranberry cocktail | 紅莓汁, 蔓越莓汁, 小紅莓汁 | 0 | #c2183f | sweet 0.85, acidity 1, fruity 2.2, bitter 0.2
Pomegranate juice | 石榴汁 | 0 | #a0142c | sweet 0.9, acidity 0.9, fruity 2.4, bitter 0.2
Apple juice, cloudy apple juice, pressed apple juice, unfermented apple cider, apple cider nonalcoholic | 蘋果汁 | 0 | #e0b350 | sweet 0.8, acidity 0.35, fruity 2.2
Green apple juice, granny smith apple juice | 青蘋果汁 | 0 | #c8d860 | sweet 0.65, acidity 1, fruity 2.2
Pear juice, pear puree, pear nectar | 梨汁, 啤梨汁, 西洋梨汁, 雪梨汁 | 0 | #ecdca0 | sweet 0.85, acidity 0.3, fruity 2.2
Grape juice, white grape juice, concord grape juice, red grape juice | 提子汁, 葡萄汁 | 0 | #6a2a5a | sweet 1.1, acidity 0.5, fruity 2.4
Verjus, verjuice | 酸葡萄汁 | 0 | #e8e4b0 | acidity 1.8, fruity 0.9, sweet 0.3
Peach puree, white peach puree, peach nectar, peach juice | 白桃蓉, 蜜桃汁, 蜜桃蓉, 水蜜桃蓉, 水蜜桃汁, 桃汁, 桃子果泥, 白桃果泥, 水蜜桃果泥 | 0 | #f4b183 | sweet 0.9, acidity 0.5, fruity 3
Apricot nectar, apricot juice, apricot puree | 杏桃汁 | 0 | #f0a048 | sweet 0.95, acidity 0.6, fruity 2.8
Mango puree, mango juice, mango nectar, mango pulp | 芒果蓉, 芒果汁, 芒果泥, 芒果果泥 | 0 | #f6a21b | sweet 1.1, acidity 0.4, fruity 3.4
Passion fruit puree, passion fruit juice, passionfruit pulp, passion fruit pulp, passionfruit juice, passionfruit puree, maracuja juice | 熱情果蓉, 熱情果汁, 百香果泥, 百香果果泥, 百香果汁 | 0 | #e9a21f | sweet 0.7, acidity 2.4, fruity 4
Strawberry puree, strawberry juice | 士多啤梨蓉, 草莓泥, 草莓果泥, 草莓汁, 士多啤梨汁 | 0 | #d92f45 | sweet 0.7, acidity 0.7, fruity 3.2
Raspberry puree, raspberry juice | 紅桑子蓉, 覆盆子果泥, 樹莓果泥 | 0 | #c2194a | sweet 0.5, acidity 1.2, fruity 3.6
Blackberry puree, blueberry puree, mixed berry puree, berry puree, blackcurrant juice, blueberry juice | 雜莓蓉 | 0 | #5a1a40 | sweet 0.6, acidity 1, fruity 3.2
Cherry juice, tart cherry juice, cherry puree, maraschino cherry juice, cherry syrup juice | 車厘子汁, 櫻桃汁 | 0 | #8a1020 | sweet 0.9, acidity 1.1, fruity 2.8
Watermelon juice, watermelon puree | 西瓜汁 | 0 | #ef5160 | sweet 0.6, acidity 0.1, fruity 2.2
Melon juice, honeydew juice, cantaloupe juice | 蜜瓜汁 | 0 | #c8dc8a | sweet 0.7, acidity 0.1, fruity 2.2
Lychee juice, lychee puree, lychee syrup juice | 荔枝汁 | 0 | #f5ebe6 | sweet 1.1, acidity 0.3, fruity 2.8
Guava juice, guava nectar, guava puree | 番石榴汁, 芭樂汁 | 0 | #f0908a | sweet 0.9, acidity 0.4, fruity 2.8
Papaya juice, banana puree, banana juice, soursop juice | 木瓜汁 | 0 | #f09850 | sweet 1, acidity 0.2, fruity 2.8
Kiwi juice, kiwi puree, gooseberry juice, rhubarb juice | 奇異果汁, 獼猴桃汁 | 0 | #a8c850 | sweet 0.7, acidity 1.4, fruity 2.4
Sugar cane juice, sugarcane juice | 蔗汁 | 0 | #d8cc8a | sweet 1, fruity 0.6, herbal 0.3
Sea buckthorn juice | 沙棘汁 | 0 | #f09020 | sweet 0.3, acidity 2.4, fruity 2
Tomato juice, clamato, clamato juice, v8, bloody mary mix, michelada mix | 番茄汁, 西紅柿汁 | 0 | #b5281a | sweet 0.25, acidity 0.45, herbal 0.4, spicy 0.1
Carrot juice | 紅蘿蔔汁, 胡蘿蔔汁, 甘筍汁 | 0 | #f08020 | sweet 0.5, herbal 0.4, fruity 0.5
Beet juice, beetroot juice | 紅菜頭汁, 甜菜汁, 甜菜根汁 | 0 | #7a1038 | sweet 0.6, herbal 0.6
Celery juice, green juice, kale juice | 西芹汁, 芹菜汁 | 0 | #a8c860 | herbal 1.6, sweet 0.1
Cucumber juice | 青瓜汁, 黃瓜汁 | 0 | #b9d79a | herbal 1.2, fruity 0.4, sweet 0.1
Ginger juice, old ginger juice | 薑汁, 老薑汁 | 0 | #dcc07a | spicy 4.5, sweet 0.1
Aloe vera juice, aloe juice | 蘆薈汁 | 0 | #dfe8c0 | sweet 0.5, herbal 0.5
Coconut water | 椰青水, 椰子水 | 0 | - | sweet 0.3, fruity 0.7
Sour mix, sweet and sour mix, sweet and sour, margarita mix, sour mixer, bar mix | 酸甜汁 | 0 | #e8ecb0 | sweet 2.2, acidity 2.2, citrus 0.6
Piña colada mix, colada mix | 椰林飄香混合汁 | 0 | #f4ecc0 | sweet 2.4, fruity 2.6, acidity 0.4
Lemonade, homemade lemonade, pink lemonade, lemon squash | 檸檬水 | 0 | #f6f0b8 | sweet 0.85, acidity 0.8, citrus 0.7
Limeade, limeade concentrate | 青檸水 | 0 | #e4ecb8 | sweet 1, acidity 1, citrus 0.7
Fruit punch, hawaiian punch, tropical juice, multivitamin juice, kool aid, fruit juice, mixed fruit juice, tang | 雜果賓治 | 0 | #e0404a | sweet 0.9, acidity 0.5, fruity 2.2
Vinegar, apple cider vinegar, rice vinegar, balsamic vinegar, black vinegar | 醋 | 0 | #d8b060 | acidity 4.2, fruity 0.4
Olive brine, pickle brine, pickle juice, olive juice, brine | 橄欖鹽水, 橄欖汁 | 0 | #dcdca0 | acidity 0.7, herbal 0.5
?Juice, nectar, puree, smoothie | 果汁, 果泥, 果蓉, 果茸 | 0 | #f0b860 | sweet 0.8, acidity 0.6, fruity 2
?Sauce, paste | 醬汁 | 0 | - |
`,

  syrup: `
Sugar syrup, simple syrup, gomme syrup, gum syrup, bar syrup, liquid sugar, cane syrup, white sugar syrup, gomme | 糖漿, 糖水, 果糖 | 0 | - | sweet 4.6
Rich syrup, rich simple syrup, 2 1 syrup, corn syrup, glucose syrup | 濃糖漿 | 0 | - | sweet 6
Demerara syrup, brown sugar syrup, muscovado syrup, turbinado syrup, rich demerara syrup, piloncillo syrup | 黃糖漿 | 0 | #8a5020 | sweet 5.2, mellow 1
Okinawa brown sugar syrup, black sugar syrup, kuromitsu, molasses, treacle, golden syrup | 黑糖漿 | 0 | #4a2512 | sweet 6.2, spicy 0.1, bitter 0.2, mellow 2
Honey syrup, honey water, honey mix | 蜂蜜糖漿 | 0 | #d9a032 | sweet 4.8, herbal 0.3, mellow 1.2
Honey, raw honey, clear honey | 蜂蜜, 原蜜, 蜜糖 | 0 | #d08e1e | sweet 8, herbal 0.5, mellow 2
Agave syrup, agave nectar, agave | 龍舌蘭蜜, 龍舌蘭糖漿, 龍舌蘭花蜜 | 0 | #e8c88a | sweet 7.5, herbal 0.1, mellow 1
Maple syrup | 楓糖漿, 楓糖 | 0 | #a05a1e | sweet 6.2, mellow 2
Ginger syrup, ginger honey syrup, honey ginger syrup | 薑汁糖漿 | 0 | #d8b25a | sweet 4.4, spicy 4
Cinnamon syrup, spiced syrup, spice syrup, chai syrup, allspice syrup, clove syrup, gingerbread syrup, dons spices, pumpkin spice syrup | 肉桂糖漿 | 0 | #b06a33 | sweet 4.5, spicy 3
Donn's mix, dons mix | 唐氏混合糖漿 | 0 | #f0b890 | sweet 1.9, acidity 1.1, fruity 1.3, spicy 0.9, bitter 0.6
Falernum syrup, falernum spice syrup, non alcoholic falernum | 法勒南香料糖漿 | 0 | #e6d7a0 | sweet 4.4, spicy 1.3, fruity 0.6, mellow 1 | tree-nuts
Cardamom syrup, star anise syrup, saffron syrup | 豆蔻糖漿 | 0 | #e8cf7a | sweet 4.5, spicy 2.4, herbal 0.8
Chilli syrup, jalapeno syrup, habanero syrup, pepper syrup, chile syrup | 辣椒糖漿 | 0 | #d4532b | sweet 4.4, spicy 4.5
Vanilla syrup | 雲呢拿糖漿 | 0 | #e8d8a8 | sweet 4.8, spicy 0.1, mellow 3
Caramel syrup, toffee syrup, caramel sauce, butterscotch syrup, salted caramel syrup | 焦糖糖漿 | 0 | #b06a20 | sweet 5, mellow 3 | milk
Chocolate syrup, chocolate sauce, mocha syrup, cacao syrup | 朱古力糖漿, 巧克力糖漿, 朱古力醬, 巧克力醬 | 0 | #3a1c10 | sweet 5, bitter 0.4, mellow 2.5
Coffee syrup | 咖啡糖漿 | 0 | #3a1e10 | sweet 4.6, bitter 0.6, mellow 0.8
Hazelnut syrup, pistachio syrup, walnut syrup, macadamia syrup, praline syrup | 榛子糖漿, 榛果糖漿, 開心果糖漿, 合桃糖漿, 核桃糖漿 | 0 | #c89a5a | sweet 4.8, mellow 2 | tree-nuts
Orgeat, almond syrup, orgeat syrup, orzata | 杏仁糖漿 | 0 | #efe3cc | sweet 4.8, fruity 0.4, mellow 2 | tree-nuts
Peanut syrup, peanut butter | 花生醬 | 0 | #b07a3a | sweet 2 | peanuts
Coconut syrup | 椰子糖漿 | 0 | #f4efe2 | sweet 4.6, fruity 1.6, mellow 2
Grenadine, grenadine syrup, pomegranate syrup, pomegranate molasses | 紅石榴糖漿, 石榴糖漿 | 0 | #c4122f | sweet 4.8, fruity 2, acidity 0.4
Raspberry syrup, raspberry cordial | 紅桑子糖漿, 覆盆子糖漿, 樹莓糖漿 | 0 | #c01c40 | sweet 4.3, fruity 3.2, acidity 0.5
Strawberry syrup | 士多啤梨糖漿, 草莓糖漿 | 0 | #d82c40 | sweet 4.4, fruity 3, acidity 0.3
Blackberry syrup, blueberry syrup, blackcurrant syrup, mulberry syrup, berry syrup, blackcurrant cordial, ribena, blackcurrant squash | 莓果糖漿 | 0 | #5a1438 | sweet 4.3, fruity 3, acidity 0.6
Cranberry syrup, cherry syrup, hibiscus cherry syrup | 車厘子糖漿, 櫻桃糖漿, 蔓越莓糖漿 | 0 | #a01428 | sweet 4.4, fruity 2.6, acidity 0.6
Passion fruit syrup, passionfruit syrup, fassionola | 熱情果糖漿, 百香果糖漿 | 0 | #e8a02c | sweet 4, fruity 3.6, acidity 1.2
Pineapple syrup, pineapple gum syrup, pineapple gomme | 菠蘿糖漿, 鳳梨糖漿 | 0 | #ecd05a | sweet 4.3, fruity 2.8, acidity 0.3
Mango syrup, guava syrup, banana syrup, papaya syrup, tropical syrup | 熱帶水果糖漿 | 0 | #f0a030 | sweet 4.4, fruity 2.8, acidity 0.2
Peach syrup, apricot syrup, peach cordial | 蜜桃糖漿 | 0 | #f0b080 | sweet 4.4, fruity 2.8, acidity 0.2
Apple syrup, pear syrup, plum syrup, grape syrup, fig syrup | 果味糖漿 | 0 | #d8a850 | sweet 4.4, fruity 2.2, acidity 0.3
Lychee syrup, watermelon syrup, melon syrup | 荔枝糖漿 | 0 | #f4e0dc | sweet 4.4, fruity 2.6
Orange syrup, orange cordial, orange squash, orange oleo saccharum, mandarin syrup | 香橙糖漿 | 0 | #f0a030 | sweet 4.4, citrus 1.5, fruity 1.1, acidity 0.5
Lemon syrup, lemon cordial, oleo saccharum, lemon oleo saccharum, citrus cordial, grapefruit cordial, grapefruit syrup, yuzu syrup | 檸檬糖漿 | 0 | #f2e48a | sweet 4, citrus 1.6, acidity 1.8
Lime cordial, lime juice cordial, lime syrup, roses lime juice, roses lime, sweetened lime juice, roses sweetened lime juice, rose s lime cordial | 青檸糖漿 | 0 | #c8dc8a | sweet 3.4, acidity 1.8, citrus 0.8
Salted plum syrup, sour plum syrup, umeboshi syrup | 話梅糖漿 | 0 | #a8442f | sweet 3.6, acidity 1.6, fruity 1.6
Tamarind syrup, tamarind paste, tamarind concentrate, tamarind juice | 羅望子糖漿 | 0 | #7a3c18 | sweet 2.6, acidity 2, fruity 1.4
Shrub, fruit shrub, raspberry shrub, strawberry shrub | 果醋糖漿 | 0 | #c02c40 | sweet 3, acidity 2, fruity 2.4
Elderflower cordial, elderflower syrup | 接骨木花糖漿 | 0 | #f1ecc4 | sweet 4, herbal 1, fruity 1, acidity 0.5
Rose syrup | 玫瑰糖漿 | 0 | #e8567f | sweet 4.6, herbal 1.5
Lavender syrup, violet syrup, jasmine syrup, floral syrup | 薰衣草糖漿 | 0 | #b49ad0 | sweet 4.5, herbal 2
Hibiscus syrup, hibiscus cordial | 洛神花糖漿 | 0 | #a81838 | sweet 4.2, fruity 1.4, herbal 0.8, acidity 0.9
Chamomile syrup, chamomile cordial, tea syrup, earl grey syrup, green tea syrup | 洋甘菊糖漿 | 0 | #e4c878 | sweet 4.3, herbal 1.6
Osmanthus syrup, chrysanthemum syrup | 桂花糖漿 | 0 | #e3b23c | sweet 4.4, herbal 1.2, fruity 0.6
Rosemary syrup, thyme syrup, sage syrup, basil syrup, herb syrup, lemongrass syrup, dill syrup, shiso syrup, pandan syrup | 香草糖漿 | 0 | #e8dfae | sweet 4.4, herbal 2.6
Mint syrup, mint cordial | 薄荷糖漿 | 0 | #8ad0a0 | sweet 4.4, herbal 3.2
Cucumber syrup, celery syrup | 青瓜糖漿 | 0 | #c8dc9a | sweet 4.3, herbal 1.4
Jam, preserves, strawberry jam, apricot jam, raspberry jam, fruit preserves | 果醬 | 0 | #e08a2c | sweet 6, fruity 3, acidity 0.5, bitter 0.4
Marmalade, orange marmalade, lemon curd | 橘子果醬 | 0 | #e88a1c | sweet 6, citrus 2.5, fruity 0.6, acidity 0.6, bitter 0.6
Root beer syrup, cola syrup, sarsaparilla syrup | 可樂糖漿 | 0 | #2a140a | sweet 4.5, spicy 0.3, herbal 0.8
?Syrup, cordial, squash, sirup, concentrate | 甜漿 | 0 | #e8d8a0 | sweet 4.2, fruity 1, acidity 0.5
`,

  soda: `
Soda water, club soda, sparkling water, seltzer, carbonated water, soda, sparkling mineral water, perrier, fizzy water, charged water | 梳打水, 蘇打水, 有氣水, 氣泡水 | 0 | - |
Tonic water, tonic, schweppes tonic, indian tonic, mediterranean tonic | 湯力水, 通寧水 | 0 | - | sweet 0.65, bitter 0.8, acidity 0.3, citrus 0.2
Elderflower tonic | 接骨木花湯力水, 接骨木花通寧水 | 0 | - | sweet 0.65, bitter 0.6, herbal 0.4, acidity 0.3
Bitter lemon, schweppes bitter lemon, russchian, schweppes russchian | 苦檸檬汽水 | 0 | #f0ecc0 | sweet 0.75, bitter 0.6, acidity 0.6, citrus 0.5
Ginger ale, dry ginger, canada dry | 薑汁汽水, 乾薑水, 薑味汽水 | 0 | #ecd9a8 | sweet 0.65, spicy 0.3, acidity 0.2
Ginger beer | 薑汁啤, 薑啤 | 0 | #e6d6a4 | sweet 0.8, spicy 1.4, acidity 0.3
Lemon-lime soda, sprite, 7 up, lemon lime, seven up, lemon soda, lime soda, sparkling lemonade, mountain dew, surge, lemon lime soda, sprite lemonade, lemonade soda, fizzy lemonade | 七喜, 雪碧 | 0 | - | sweet 0.75, acidity 0.4, citrus 0.5
Cola, coca cola, coke, pepsi, pepsi cola, diet coke | 可樂 | 0 | #2a120a | sweet 0.8, acidity 0.3, spicy 0.05, citrus 0.2, mellow 0.4
Orange soda, fanta, aranciata, orangina, orange fanta | 橙味汽水 | 0 | #f79a2a | sweet 0.85, acidity 0.4, citrus 0.8, fruity 0.6
Grapefruit soda, ting, squirt, pink grapefruit soda, san pellegrino pompelmo, fresca | 西柚梳打, 西柚蘇打, 葡萄柚蘇打 | 0 | #f6b7a6 | sweet 0.75, acidity 0.6, citrus 0.7, fruity 0.5, bitter 0.3
Cherry soda, cherry cola, dr pepper, black cherry soda | 櫻桃汽水 | 0 | #5a1414 | sweet 0.85, fruity 0.9, spicy 0.05, acidity 0.2
Cream soda, vanilla soda | 忌廉梳打, 忌廉蘇打, 奶油蘇打 | 0 | #f0c46a | sweet 0.9, mellow 1.5
Root beer, sarsaparilla, sarsi, birch beer | 沙士, 麥根沙士, 根汁汽水 | 0 | #3a1c0e | sweet 0.9, herbal 0.7, spicy 0.1, mellow 0.5
Fruit soda, strawberry soda, raspberry soda, grape soda, apple soda, pineapple soda, peach soda, sparkling apple juice, appletiser, sparkling grape juice | 果味汽水 | 0 | #e89aa0 | sweet 0.85, fruity 1.3, acidity 0.3
Sanbitter, crodino, bitter soda, non alcoholic bitter soda, chinotto | 苦味汽水 | 0 | #d02030 | sweet 0.9, bitter 1.6, herbal 0.8, citrus 0.4
Energy drink, red bull, monster | 能量飲品 | 0 | #e8d86a | sweet 0.85, acidity 0.5, fruity 0.7
Kombucha, water kefir, jun | 康普茶 | 0.5 | #d8a858 | sweet 0.3, acidity 0.6, herbal 0.3, fruity 0.4
Salted lime soda, calpis soda, calpico soda | 鹹檸梳打 | 0 | #eef0e0 | sweet 0.7, acidity 0.5, citrus 0.4
Cucumber soda, herbal soda, yuzu soda | 草本梳打 | 0 | - | sweet 0.5, herbal 0.5, fruity 0.4, acidity 0.2
Alcohol-free beer, non alcoholic beer, malt drink, malta | 無酒精啤酒 | 0.4 | #e8b23a | bitter 0.6, sweet 0.3 | gluten
Alcohol-free sparkling wine, non alcoholic prosecco, dealcoholised sparkling wine | 無酒精氣酒 | 0.3 | #f4e2a0 | fruity 0.6, acidity 0.6, sweet 0.4 | sulphites
?Soft drink, pop, fizzy drink, sparkling drink, sparkling | 汽水 | 0 | - | sweet 0.8, acidity 0.3, fruity 0.5
`,

  'zero-proof': `
Alcohol-free gin, non alcoholic gin, botanical zero, alcohol free botanical spirit, seedlip, non alcoholic spirit, distilled non alcoholic spirit | 無酒精草本蒸餾液 | 0 | - | herbal 2.2
Alcohol-free rum, non alcoholic rum, alcohol free whiskey, non alcoholic whiskey, lyres | 無酒精冧酒 | 0 | #b8742a | spicy 0.1, sweet 0.4
Alcohol-free aperitif, non alcoholic aperitif, bitter zero, alcohol free bitter aperitif, non alcoholic campari, wilfreds | 無酒精苦味開胃酒 | 0 | #d8342c | sweet 1.7, herbal 1.6, bitter 2.4, citrus 0.8
Alcohol-free vermouth, non alcoholic vermouth, alcohol free sweet vermouth | 無酒精苦艾酒 | 0 | #8a2a20 | sweet 1.2, herbal 1.4, bitter 0.6, acidity 0.3
Alcohol-free wine, non alcoholic wine, dealcoholised wine | 無酒精葡萄酒 | 0.3 | #e8d0a0 | fruity 0.6, acidity 0.6, sweet 0.4 | sulphites
Alcohol-free triple sec, non alcoholic triple sec | 無酒精橙皮酒 | 0 | - | sweet 2.4, citrus 1.8
`,
} as const;
