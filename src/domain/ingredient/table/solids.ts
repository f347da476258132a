/** Ingredients counted in pieces: fruit, herbs, spices, sugar, ice. Format: ../ingredient-table.ts. */
export const SOLIDS = {
  fruit: `
Lemon, meyer lemon, fragrant guangdong lemon | 檸檬 | 0 | #f0d84a | acidity 7, citrus 3.6 | | 100
Lime, key lime | 青檸, 萊姆, 青檸檬 | 0 | #9fc95a | acidity 4.5, citrus 2.4 | | 65
Salted lime, preserved lemon | 鹹檸檬 | 0 | #8a6a2a | acidity 3, citrus 1 | | 40
Kumquat, calamansi | 金桔 | 0 | #f0a030 | acidity 1, citrus 0.8, sweet 0.2 | | 15
Orange, navel orange | 橙, 柳橙, 柳丁 | 0 | #f79a2a | sweet 2, acidity 1.8, citrus 3.5, fruity 2.5 | | 150
Blood orange | 血橙 | 0 | #d8402c | sweet 2, acidity 2, citrus 3.5, fruity 2.5 | | 140
Mandarin, tangerine, clementine | 柑 | 0 | #f58a1f | sweet 1.5, acidity 1, citrus 2.5, fruity 1.8 | | 90
Grapefruit, pink grapefruit | 西柚, 葡萄柚 | 0 | #f4907a | sweet 3, acidity 7, citrus 4.2, fruity 3, bitter 3 | | 240
Pomelo, pomelo pulp | 柚子, 柚子肉, 沙田柚, 文旦 | 0 | #f4d9b0 | sweet 1, acidity 1, citrus 1.4, fruity 1, bitter 0.5 | | 60
Yuzu fruit, yuzu | 日本柚子 | 0 | #f0d24a | acidity 4, citrus 2.4 | | 90
Lemon peel, lemon twist, lemon zest, lemon rind | 檸檬皮 | 0 | - | citrus 0.4, herbal 0.1 | | 3
Orange peel, orange twist, orange zest, orange rind, orange spiral | 橙皮 | 0 | - | citrus 0.5, herbal 0.1 | | 4
Lime peel, lime zest, lime twist, grapefruit peel, grapefruit twist, citrus peel, grapefruit zest | 青檸皮 | 0 | - | citrus 0.4, herbal 0.1 | | 3
Tangerine peel, aged tangerine peel, dried tangerine peel | 陳皮 | 0 | #7a4a20 | citrus 0.4, herbal 0.6, bitter 0.3 | | 3
Apple, red apple, green apple, granny smith, fuji apple | 蘋果 | 0 | #f0e0b0 | sweet 3, acidity 1.2, fruity 4 | | 150
Pear | 梨, 啤梨, 西洋梨, 雪梨 | 0 | #ecdca0 | sweet 3, acidity 0.4, fruity 4 | | 150
Peach, white peach, nectarine | 桃, 蜜桃, 水蜜桃, 桃子, 白桃 | 0 | #f4b183 | sweet 2.5, acidity 1, fruity 5 | | 130
Apricot | 杏桃, 杏子 | 0 | #f0a048 | sweet 0.8, acidity 0.6, fruity 2 | | 40
Plum, fresh plum, damson | 李子, 布冧, 黑布冧, 紅布冧 | 0 | #8a2040 | sweet 1.2, acidity 0.9, fruity 2.5 | | 60
Preserved plum, salted plum, umeboshi, dried plum | 話梅 | 0 | #7d3a26 | acidity 0.8, fruity 0.8, sweet 0.3 | sulphites | 6
Cherry, fresh cherry, cherries | 車厘子, 櫻桃 | 0 | #8a1020 | sweet 0.2, acidity 0.1, fruity 0.7 | | 8
Maraschino cherry, cocktail cherry, luxardo cherry, amarena cherry, glace cherry | 酒漬櫻桃 | 0 | #7a1020 | sweet 0.5, fruity 0.5 | sulphites | 6
Strawberry, strawberries | 士多啤梨, 草莓 | 0 | #d92f45 | sweet 0.2, acidity 0.2, fruity 1.1 | | 15
Raspberry, raspberries | 紅桑子, 覆盆子, 樹莓 | 0 | #c2194a | sweet 0.05, acidity 0.15, fruity 0.6 | | 4
Blackberry, blackberries, mulberry | 黑莓 | 0 | #3a1030 | sweet 0.08, acidity 0.12, fruity 0.6 | | 5
Blueberry, blueberries, huckleberry | 藍莓 | 0 | #38285a | sweet 0.04, fruity 0.2 | | 1.5
Cranberry, cranberries, fresh cranberry | 紅莓, 蔓越莓, 小紅莓 | 0 | #b01832 | acidity 0.1, fruity 0.2 | | 1.2
Redcurrant, blackcurrant, currants, mixed berries, berries, frozen berries | 雜莓 | 0 | #7a1838 | sweet 0.04, acidity 0.1, fruity 0.3 | | 3
Grape, grapes, white grape, red grape, green grape, raisins | 提子, 葡萄, 葡萄乾, 提子乾 | 0 | #b8c870 | sweet 0.2, acidity 0.05, fruity 0.3 | | 5
Kiwi, kiwi fruit, kiwifruit | 奇異果, 獼猴桃 | 0 | #8ab83a | sweet 1.6, acidity 1.4, fruity 4 | | 75
Pineapple, pineapple chunk, pineapple piece | 菠蘿, 鳳梨 | 0 | #f3d254 | sweet 0.8, acidity 0.5, fruity 2.5 | | 30
Mango | 芒果 | 0 | #f6a21b | sweet 6, acidity 1, fruity 6 | | 200
Papaya | 木瓜 | 0 | #f09850 | sweet 4, fruity 5 | | 200
Banana | 香蕉 | 0 | #f4e4a8 | sweet 3.5, fruity 5 | | 110
Passion fruit, passionfruit, maracuja | 熱情果, 百香果 | 0 | #e9a21f | sweet 0.5, acidity 1.2, fruity 3 | | 20
Lychee, longan, rambutan | 荔枝, 龍眼, 桂圓, 紅毛丹 | 0 | #f5ebe6 | sweet 0.4, fruity 0.9 | | 12
Dragon fruit, guava, star fruit, soursop | 火龍果, 番石榴, 芭樂 | 0 | #e0408a | sweet 2, fruity 3 | | 100
Watermelon, watermelon chunk | 西瓜 | 0 | #ef5160 | sweet 0.5, fruity 1.2 | | 30
Melon, cantaloupe, honeydew | 蜜瓜 | 0 | #c8dc8a | sweet 0.6, fruity 1.3 | | 30
Pomegranate seeds, pomegranate, pomegranate seed | 石榴籽, 石榴, 紅石榴 | 0 | #b01830 | sweet 0.3, acidity 0.2, fruity 0.6 | | 8
Fig, date, prune, red date, jujube | 無花果 | 0 | #6a3440 | sweet 1.2, fruity 1.4 | | 20
Coconut, desiccated coconut, coconut flakes, shredded coconut | 椰子 | 0 | #faf6ee | sweet 0.3, fruity 0.8 | | 10
Rhubarb | 大黃 | 0 | #e06a70 | acidity 1.5, fruity 1 | | 50
Tamarind | 羅望子, 酸子 | 0 | #7a3c18 | acidity 1.2, sweet 0.5, fruity 0.8 | | 15
Tomato, cherry tomato | 番茄, 西紅柿 | 0 | #c8382a | acidity 0.3, herbal 0.4, sweet 0.2 | | 40
Cucumber, cucumber ribbon | 青瓜, 小黃瓜, 黃瓜 | 0 | #b9d79a | herbal 4, fruity 1 | | 160
Olive, green olive, black olive | 橄欖 | 0 | - | herbal 0.2 | | 4
Pickle, gherkin, cocktail onion, pickled onion, onion, capers | 醃青瓜, 醃黃瓜, 醃小黃瓜 | 0 | - | acidity 0.2, herbal 0.2 | | 8
Carrot, beetroot, pumpkin, pumpkin puree, sweet potato, taro | 紅蘿蔔, 胡蘿蔔, 甘筍, 番薯, 南瓜, 芋頭, 紅菜頭, 甜菜根 | 0 | #f08020 | sweet 0.8, herbal 0.5, fruity 0.6 | | 60
Bell pepper, capsicum, red pepper | 甜椒 | 0 | #d83a20 | herbal 1, spicy 0.3 | | 60
Avocado | 牛油果, 鱷梨, 酪梨 | 0 | #c8d880 | herbal 0.5 | | 150
?Fruit, berry | 生果 | 0 | #d86a78 | sweet 0.2, acidity 0.2, fruity 1 | | 5
`,

  herb: `
Mint, mint leaf, spearmint, peppermint, fresh mint | 薄荷, 薄荷葉 | 0 | #5d9b45 | herbal 4 | | 1.2
Basil, basil leaf, thai basil, holy basil | 羅勒, 羅勒葉, 九層塔 | 0 | #4d8b3a | herbal 4 | | 3
Rosemary | 迷迭香 | 0 | #6a8a5a | herbal 1.4 | | 1.5
Thyme, lemon thyme, oregano, marjoram | 百里香 | 0 | #7a945a | herbal 1.1 | | 1
Sage | 鼠尾草 | 0 | #90a880 | herbal 1.6 | | 1.5
Eucalyptus, eucalyptus leaf | 尤加利葉 | 0 | #7aa08a | herbal 3 | | 1
Coriander leaf, cilantro, fresh coriander, parsley | 芫荽, 芫茜, 香菜 | 0 | #5a9a3a | herbal 1.6 | | 2
Dill, fennel frond, tarragon, chervil, fennel | 刁草 | 0 | #7aa050 | herbal 1.6 | | 1.5
Shiso, perilla, shiso leaf | 紫蘇 | 0 | #6a3a5a | herbal 2.4 | | 2
Lemongrass, lemon verbena, lemon balm, kaffir lime leaf, lime leaf, makrut lime leaf, curry leaf, bay leaf | 香茅 | 0 | #b8c878 | herbal 1.6, citrus 0.4 | | 4
Pandan leaf, pandan | 班蘭葉, 斑蘭葉, 斑蘭, 班蘭, 香蘭葉, 斑斕葉 | 0 | #5a9a4a | herbal 1.4, sweet 0.1 | | 4
Pineapple leaf, pineapple frond, banana leaf | 菠蘿葉 | 0 | #5a8a3a | | | 2
Celery, celery stalk, celery stick | 西芹, 西洋芹, 芹菜 | 0 | #a8c860 | herbal 1.4 | | 40
Arugula, rocket, watercress, sorrel, nasturtium | 火箭菜 | 0 | #6a9a3a | herbal 1.6, spicy 0.4 | | 3
Lavender, lavender sprig, dried lavender | 薰衣草 | 0 | #9a84c0 | herbal 1.8 | | 1
Rose petal, rose bud, edible flower, orchid, elderflower, hibiscus flower, dried hibiscus, jasmine flower, chrysanthemum, violet flower, osmanthus, chamomile flower, flowers | 花瓣 | 0 | #e8a0b8 | herbal 0.4 | | 1
Angelica root, gentian root, licorice root, liquorice, wormwood, hops, juniper berries | 草本根莖 | 0 | #a88a58 | herbal 1.4, bitter 0.8 | | 2
Tea leaves, tea bag, green tea leaves | 茶葉, 茶包 | 0 | #8a5a20 | herbal 1, bitter 1 | | 2
Wheatgrass, spinach, kale | 小麥草 | 0 | #4a8a3a | herbal 1.4 | | 5
?Herb, leaf, sprig, flower, blossom | 香草 | 0 | #6a9a50 | herbal 1.2 | | 2
`,

  spice: `
Ginger, fresh ginger, ginger root, galangal, ginger slice | 薑, 生薑, 老薑 | 0 | #d9b566 | spicy 3 | | 15
Candied ginger, crystallised ginger, stem ginger | 糖薑 | 0 | #e0b860 | spicy 1.2, sweet 0.8 | | 6
Ground ginger, ginger powder | 薑粉 | 0 | #d8b070 | spicy 2 | | 1
Chilli, chili, chilli pepper, chili pepper, birds eye chilli, jalapeno, habanero, serrano, red chilli, thai chilli | 辣椒, 指天椒, 朝天椒 | 0 | #d3321f | spicy 9 | | 8
Chilli powder, chili powder, cayenne, cayenne pepper, chilli flakes, tajin, paprika | 辣椒粉 | 0 | #c03a1c | spicy 2.4 | | 0.6
Black pepper, pepper, peppercorn, pink peppercorn, white pepper, szechuan pepper, sichuan pepper, ground pepper | 胡椒, 四川花椒 | 0 | #3a302a | spicy 0.8 | | 0.4
Cinnamon, cinnamon stick, ground cinnamon, cassia, cinnamon powder | 肉桂, 玉桂 | 0 | #8a5230 | spicy 1.8 | | 3
Star anise, aniseed, anise, fennel seed, anise seed | 八角 | 0 | #6a3a20 | spicy 0.9, herbal 0.9 | | 1.5
Clove, cloves, ground cloves | 丁香 | 0 | #4a2a1a | spicy 0.6 | | 0.1
Cardamom, cardamom pod, green cardamom | 豆蔻, 小豆蔻 | 0 | #b8b880 | spicy 0.6, herbal 0.4 | | 0.2
Nutmeg, grated nutmeg, mace, ground nutmeg | 肉豆蔻 | 0 | #8a5a38 | spicy 1 | | 1
Allspice, allspice berry, pimento, mixed spice, pumpkin spice, five spice, ground allspice | 多香果 | 0 | #6a3a22 | spicy 1 | | 0.5
Vanilla, vanilla bean, vanilla pod, vanilla sugar | 雲呢拿 | 0 | #3a2412 | spicy 0.1, sweet 0.2, mellow 1 | | 3
Coriander seed, cumin, cumin seed, caraway seed, mustard seed, celery seed, ground coriander, asafoetida | 香料籽 | 0 | #a8884a | spicy 0.5, herbal 0.4 | | 0.5
Celery salt, celery salt rim | 西芹鹽 | 0 | #d8dcb0 | herbal 0.3 | | 1
Turmeric, saffron, curry powder | 黃薑 | 0 | #e0a020 | spicy 0.6, herbal 0.4 | | 1
Horseradish, wasabi, mustard | 辣根 | 0 | #eee8c8 | spicy 2 | | 5
Salt, sea salt, kosher salt, table salt, flaky salt, black salt, msg | 鹽, 海鹽 | 0 | - | | | 1
Tonka bean, cacao nib, cocoa bean | 零陵香豆 | 0 | #3a2014 | spicy 0.1, bitter 0.3 | | 1
Coffee beans, coffee bean | 咖啡豆 | 0 | #2b140a | bitter 0.1 | | 0.15
Citric acid, malic acid, tartaric acid, lactic acid, acid phosphate, acid powder | 檸檬酸 | 0 | - | acidity 2.8 | | 1
?Spice, seed, powder | 香料 | 0 | #8a5a30 | spicy 0.8 | | 1
`,

  sweet: `
Sugar, white sugar, caster sugar, superfine sugar, granulated sugar, powdered sugar, icing sugar, cane sugar, sugar cube, rock sugar | 糖, 白糖, 方糖, 砂糖, 白砂糖, 冰糖 | 0 | - | sweet 1 | | 4
Brown sugar, demerara sugar, muscovado sugar, raw sugar, palm sugar, turbinado sugar, brown sugar cube, jaggery, piloncillo | 黃糖, 紅糖, 黑糖, 椰糖 | 0 | #8a5020 | sweet 1, mellow 0.4 | | 4
Chocolate, dark chocolate, milk chocolate, chocolate chips, grated chocolate, white chocolate, chocolate shavings | 朱古力, 巧克力, 白朱古力, 黑朱古力, 白巧克力, 黑巧克力 | 0 | #4a2412 | sweet 0.6, bitter 0.3, mellow 0.6 | milk, soybeans | 5
Cocoa powder, cacao powder, unsweetened cocoa | 可可粉 | 0 | #4a2818 | bitter 0.8 | | 3
Candy, sweets, marshmallow, marshmallows, gummy bears, jelly beans, candy cane, cotton candy, snickers, skittles, jello, gelatin | 糖果 | 0 | #f0b0c0 | sweet 1, fruity 0.3 | | 5
Biscuit, cookie, oreo, graham cracker, wafer, oreo cookie, digestive biscuit | 餅乾, 曲奇, 餅碎, 奧利奧, 消化餅 | 0 | #a87a48 | sweet 0.8 | gluten, milk | 10
Almonds, nuts, pistachios, walnuts, hazelnuts, pecan, cashews, macadamia, macadamia nuts, brazil nuts | 果仁, 杏仁, 核桃, 合桃, 胡桃, 山核桃, 碧根果, 榛子, 榛果, 開心果, 腰果, 夏威夷果, 夏威夷豆, 夏威夷果仁, 巴西果, 堅果 | 0 | #c89a60 | | tree-nuts | 2
Peanuts | 花生 | 0 | #c89a60 | | peanuts | 1
Tapioca pearls, boba, brown sugar tapioca pearls, popping boba | 珍珠, 黑糖珍珠, 粉圓, 波霸 | 0 | #2e1810 | sweet 1 | | 30
Sago, chia seeds, basil seeds, grass jelly, aiyu jelly, coconut jelly, nata de coco | 西米, 仙草, 椰果, 涼粉, 愛玉 | 0 | #f4f1e8 | sweet 0.4 | | 30
Red beans, sweet red beans, mung beans, red bean paste | 紅豆, 蜜紅豆, 綠豆, 紅豆沙 | 0 | #6a1f1f | sweet 2 | | 30
Oats, cornflakes, malt powder, milo, ovaltine, horlicks, malted milk powder | 麥芽粉, 阿華田, 好立克, 美祿 | 0 | #b08850 | sweet 0.8 | gluten, milk | 8
Sesame, sesame oil, black sesame, sesame paste, olive oil, truffle oil | 芝麻 | 0 | #3a3430 | herbal 0.3 | | 3
Anchovy, fish sauce, bonito flakes, katsuobushi, dashi, smoked salmon | 鯷魚, 魚露, 木魚, 鰹魚, 柴魚, 魚 | 0 | - | | fish | 5
Shrimp, prawn, bacon, clam juice, oyster | 海鮮, 蝦, 蟹, 蜆汁, 蛤蜊汁, 蜆, 蛤蜊, 蠔, 生蠔, 牡蠣 | 0 | - | | crustaceans, molluscs | 15
?Nut | 硬果 | 0 | #c89a60 | | tree-nuts | 2
`,

  ice: `
Ice, ice cubes, crushed ice, cracked ice, pebble ice, large ice cube, shaved ice, ice cube, dry ice | 冰, 碎冰 | 0 | - |
`,
} as const;
