/** Tea and coffee, milk and eggs, water. Format: ../ingredient-table.ts. */
export const KITCHEN = {
  'tea-coffee': `
Black tea, tea, ceylon black tea, english breakfast tea, assam tea, darjeeling, iced tea, ceylon tea, brewed tea, hot tea | 紅茶, 錫蘭紅茶, 茶 | 0 | #8a3b12 | bitter 0.45, herbal 0.9
Sweet iced tea, lemon iced tea, iced tea lemon, peach iced tea, lemon tea | 凍檸茶 | 0 | #a85a20 | sweet 0.6, acidity 0.5, citrus 0.6, bitter 0.25
Earl Grey tea, earl grey, lady grey | 伯爵茶 | 0 | #8a4016 | bitter 0.45, herbal 1.1, citrus 0.4
Green tea, sencha, longjing, dragon well tea | 綠茶 | 0 | #cfd07a | bitter 0.45, herbal 1.3
Matcha, matcha powder, uji matcha, green tea powder | 抹茶 | 0 | #7f9a3a | bitter 1.4, herbal 2.2
Hojicha, genmaicha, roasted green tea, barley tea, buckwheat tea | 焙茶, 大麥茶, 麥茶, 玄米茶 | 0 | #8a5530 | bitter 0.35, herbal 0.9
Oolong tea, oolong, dancong, dancong oolong, roasted oolong, tieguanyin, dancong tea, da hong pao, milk oolong | 烏龍茶 | 0 | #b8752f | bitter 0.4, herbal 1.3, fruity 0.3
Jasmine tea, jasmine green tea, osmanthus tea | 茉莉花茶, 香片 | 0 | #d9c06a | bitter 0.35, herbal 1.6, fruity 0.2
White tea, silver needle | 白茶 | 0 | #e4d498 | bitter 0.3, herbal 0.6, fruity 0.3
Pu-erh tea, pu erh, ripe pu erh, dark tea, lapsang souchong, smoked tea | 普洱茶 | 0 | #4a1c0c | bitter 0.5, herbal 1.2
Chai, masala chai, chai tea, spiced tea, masala chai brew | 香料紅茶 | 0 | #a9673a | spicy 2, bitter 0.5, herbal 0.6
Chamomile tea, camomile tea, linden tea | 洋甘菊茶 | 0 | #e4c860 | herbal 1.8
Peppermint tea, mint tea, moroccan mint tea | 薄荷茶 | 0 | #c0b860 | herbal 2.2
Herbal tea, rooibos, rooibos tea, lemongrass tea, verbena tea, five flower tea, infusion | 草本茶 | 0 | #b0642a | herbal 1.7, sweet 0.05
Chrysanthemum tea | 菊花茶 | 0 | #ecc94b | herbal 1.8, sweet 0.3
Hibiscus tea, roselle tea, fruit tea, rosehip tea, berry tea | 洛神花茶 | 0 | #a81838 | acidity 0.9, fruity 1.4, herbal 0.6
Sour plum tea, suanmeitang, smoked sour plum brew | 烏梅湯, 酸梅湯 | 0 | #6b2a22 | acidity 1.2, sweet 0.7, fruity 1.2, herbal 0.6
Butterfly pea tea, butterfly pea flower tea, blue tea | 蝶豆花茶 | 0 | #3f3fb0 | herbal 0.5
Yerba mate, mate | 瑪黛茶 | 0 | #a8a850 | bitter 1, herbal 1.2
Ginger tea | 薑茶 | 0 | #d8b060 | spicy 2, sweet 0.2
Milk tea, silk stocking milk tea, thai tea, thai milk tea | 奶茶, 絲襪奶茶 | 0 | #c69c6d | sweet 0.4, bitter 0.4, herbal 0.5 | milk
Espresso, espresso shot, ristretto | 特濃咖啡, 意式濃縮咖啡, 義式濃縮咖啡, 濃縮咖啡, 意式特濃咖啡 | 0 | #2b140a | bitter 2.6, acidity 0.3 | | 30
Coffee, filter coffee, black coffee, hot coffee, brewed coffee, americano coffee, strong coffee, iced coffee | 咖啡 | 0 | #33190c | bitter 1.3, acidity 0.15
Cold brew coffee, cold brew, cold brew concentrate, coffee concentrate | 冷萃咖啡 | 0 | #2f170b | bitter 1.4, fruity 0.2
Coffee with milk, latte, cappuccino, cafe latte, yuenyeung | 鮮奶咖啡, 拿鐵 | 0 | #b08858 | bitter 0.8, sweet 0.3 | milk
Instant coffee, coffee powder, espresso powder, coffee grounds, ground coffee | 即溶咖啡 | 0 | #2b140a | bitter 4
Hot chocolate, cocoa, cocoa drink, chocolate milk, drinking chocolate, chocolate milkshake | 熱朱古力, 熱巧克力 | 0 | #6a3a20 | sweet 0.9, bitter 0.3, mellow 1 | milk
Simmered cola, hot cola | 煲可樂 | 0 | #3a1a0e | sweet 0.8, spicy 0.2, acidity 0.3
Horchata, rice milk, atole | 米漿 | 0 | #f2e8d4 | sweet 0.8, spicy 0.5
`,

  dairy: `
Milk, fresh milk, whole milk, semi skimmed milk, warm milk, hot milk | 鮮奶, 牛奶, 鮮乳, 牛乳, 全脂奶, 脫脂奶, 奶 | 0 | #fbf7ee | sweet 0.3, mellow 0.3 | milk
Cream, heavy cream, double cream, light cream, single cream, fresh cream, half and half, whipping cream, whipped cream, coffee cream, creamer | 忌廉, 淡忌廉, 鮮奶油, 鮮忌廉, 淡奶油, 奶油 | 0 | #fdf8ec | sweet 0.25, mellow 0.4 | milk
Condensed milk, sweetened condensed milk | 煉奶, 煉乳 | 0 | #f3e0b0 | sweet 5.2, mellow 1.5 | milk
Evaporated milk | 花奶, 淡奶, 奶水, 蒸發奶 | 0 | #f3e3c3 | sweet 0.8 | milk
Buttermilk, kefir, ayran | 酪乳 | 0 | #f8f2e2 | acidity 0.8, sweet 0.3 | milk
Yoghurt, yogurt, greek yogurt, lassi | 乳酪, 優格, 優酪乳, 酸奶 | 0 | #f8f4ea | acidity 0.9, sweet 0.4 | milk
Yakult, calpico, calpis, probiotic milk drink, yogurt drink | 益力多, 養樂多, 養命多 | 0 | #e9c9a0 | sweet 1.1, acidity 0.7, fruity 0.4 | milk
Butter, brown butter | 牛油, 黃油 | 0 | #f6e08a | | milk | 10
Vanilla ice cream, ice cream, gelato, soft serve, chocolate ice cream, coffee ice cream | 雪糕, 冰淇淋, 冰激凌 | 0 | #fbf0d0 | sweet 1.5, mellow 2 | milk, eggs | 60
Sorbet, sherbet, lemon sorbet, orange sherbet, raspberry sherbet, lime sherbet | 雪葩, 雪酪 | 0 | #f8e08a | sweet 1.8, acidity 0.7, fruity 1.8 | | 60
Egg white, egg whites, pasteurised egg white, albumen | 蛋白, 蛋清 | 0 | - | | eggs | 30
Egg yolk, yolk | 蛋黃 | 0 | #f4b83a | | eggs | 18
Egg, whole egg | 雞蛋, 全蛋 | 0 | #f4d890 | | eggs | 48
Eggnog, egg nog | 蛋奶酒 | 0 | #f6e6b8 | sweet 1.3, spicy 0.4, mellow 1 | milk, eggs
Aquafaba, chickpea water, vegan foamer, foaming bitters, foamer, wonderfoam | 鷹嘴豆水 | 0 | - |
Cream of coconut, coco lopez, coconut cream, sweetened coconut cream, coconut puree | 椰漿, 椰子忌廉 | 0 | #f8f4ea | sweet 3.4, fruity 1.8, mellow 2.5
Coconut milk, unsweetened coconut milk | 椰奶, 椰子奶 | 0 | #f7f3ea | sweet 0.3, fruity 1.2, mellow 1.5
Oat milk, oat drink | 燕麥奶, 燕麥 | 0 | #e9dcc3 | sweet 0.4 | gluten
Almond milk, cashew milk, hazelnut milk, nut milk | 杏仁奶 | 0 | #f0e6d4 | sweet 0.3 | tree-nuts
Soy milk, soya milk, soybean milk | 豆漿, 豆奶 | 0 | #f4ead0 | sweet 0.3 | soybeans
Cream cheese, mascarpone, cheese foam, milk foam, cheese, blue cheese, parmesan, feta | 芝士奶蓋, 起司奶蓋, 芝士, 起司, 奶酪, 奶蓋, 忌廉芝士 | 0 | #fcf6e4 | sweet 0.6 | milk
`,

  water: `
Water, still water, filtered water, spring water, mineral water, hot water, boiling water, cold water, warm water, dilution | 水, 熱水 | 0 | - |
Beef stock, bouillon, broth, beef bouillon, chicken stock | 牛肉湯 | 0 | #8a5a30 | herbal 0.3
`,
} as const;
