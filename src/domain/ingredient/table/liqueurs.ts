/** Liqueurs, amari and bitters. Format: ../ingredient-table.ts. */
export const LIQUEURS = {
  liqueur: `
Triple sec, cointreau, orange liqueur, combier, cointreau liqueur | 橙皮酒, 君度, 橙酒, 白橙皮酒 | 39 | - | sweet 1.9, citrus 1.8
Grand Marnier, cognac orange liqueur, gran gala | 柑曼怡, 干邑橙酒 | 40 | #d98f3a | sweet 1.6, citrus 1.8, spicy 0.1, mellow 0.5
Orange curaçao, curacao, dry curacao, dry orange curacao | 柑香酒 | 35 | #e0a04a | sweet 1.7, citrus 1.8
Blue curaçao | 藍橙酒 | 24 | #1f6fd6 | sweet 2.3, citrus 1.6
Mandarine Napoléon, mandarin liqueur, tangerine liqueur | 柑橘利口酒 | 38 | #e8923a | sweet 2, citrus 1.4, fruity 1
Limoncello, lemon liqueur | 檸檬酒 | 28 | #f2e25a | sweet 2.3, citrus 1.8, acidity 0.3
Italicus, bergamot liqueur, rosolio di bergamotto, rosolio | 香檸檬利口酒 | 20 | #e6e2a0 | sweet 2, citrus 1.4, herbal 1
Yuzu liqueur, yuzu sake, yuzushu | 柚子酒 | 12 | #f0dc9a | sweet 1.6, citrus 1.4, fruity 1, acidity 1
Grapefruit liqueur, pamplemousse liqueur, creme de pamplemousse, pamplemousse, giffard pamplemousse | 西柚利口酒 | 17 | #f4a88c | sweet 2, citrus 1.4, fruity 1, bitter 0.5
Maraschino, maraschino liqueur, luxardo maraschino, luxardo | 黑櫻桃酒, 馬拉斯奇諾 | 32 | - | sweet 2.5, fruity 1.5, herbal 0.3, mellow 0.5
Cherry liqueur, cherry heering, cherry brandy, heering | 櫻桃利口酒 | 23 | #6a1020 | sweet 2.4, fruity 2.6
Apricot liqueur, apricot brandy, apry, apricot flavored brandy | 杏桃利口酒 | 24 | #d98a2c | sweet 2.2, fruity 2.8
Peach liqueur, peach schnapps, creme de peche, peachtree schnapps, peach brandy, peachtree | 蜜桃利口酒 | 20 | - | sweet 2.2, fruity 2.8
Pear liqueur, xante | 梨子利口酒 | 30 | #e6cf8a | sweet 2, fruity 2.5
Apple liqueur, apple schnapps, apfelkorn, sour apple pucker, apple pucker, green apple liqueur | 蘋果利口酒 | 18 | #b6cf4a | sweet 2, fruity 2.6, acidity 0.6
Crème de cassis, cassis, blackcurrant liqueur, cassis liqueur | 黑加侖子酒 | 18 | #4a0f2a | sweet 3.3, fruity 3.2, acidity 0.6
Crème de mûre, blackberry liqueur, blackberry brandy, blackberry schnapps, mure | 黑莓利口酒 | 18 | #4a1030 | sweet 2.8, fruity 3.2, acidity 0.4
Chambord, raspberry liqueur, creme de framboise, framboise liqueur, chambord raspberry liqueur, black raspberry liqueur, raspberry schnapps | 紅桑子利口酒 | 17 | #5a0f2a | sweet 2.6, fruity 3.2, acidity 0.4
Strawberry liqueur, creme de fraise, strawberry schnapps, fraise | 士多啤梨利口酒 | 18 | #c8283c | sweet 2.5, fruity 3
Blueberry liqueur, blueberry schnapps, creme de myrtille | 藍莓利口酒 | 18 | #3a2050 | sweet 2.4, fruity 2.8
Cranberry liqueur | 紅莓利口酒 | 20 | #b01832 | sweet 2, fruity 2.4, acidity 0.6
Sloe gin | 黑刺李氈酒 | 27 | #8a1a30 | sweet 1.8, fruity 2.2, herbal 0.4, acidity 0.3
Damson gin, plum liqueur, plum gin | 李子氈酒 | 25 | #7a1a34 | sweet 1.9, fruity 2.4, herbal 0.4
Pomegranate liqueur, pama, pama liqueur | 紅石榴利口酒 | 17 | #b01830 | sweet 2.2, fruity 2.6, acidity 0.8
Passion fruit liqueur, passoa, passoã, alize, chinola | 熱情果利口酒 | 17 | #e0703a | sweet 2.2, fruity 3.2, acidity 0.5
Lychee liqueur, soho, kwai feh, dita lychee | 荔枝利口酒 | 20 | - | sweet 2.2, fruity 3
Melon liqueur, midori, midori melon liqueur | 蜜瓜利口酒 | 20 | #5fc23a | sweet 2.6, fruity 2.8
Watermelon liqueur, watermelon schnapps | 西瓜利口酒 | 18 | #e8505a | sweet 2.4, fruity 2.6
Banana liqueur, creme de banane, creme de banana, pisang ambon, pisang garoupe, giffard banane | 香蕉利口酒 | 22 | #e8cc50 | sweet 2.7, fruity 2.8
Pineapple liqueur, creme de ananas | 菠蘿利口酒 | 20 | #ecd05a | sweet 2.3, fruity 2.8
Mango liqueur, mango schnapps | 芒果利口酒 | 20 | #f0a030 | sweet 2.3, fruity 2.8
Guava liqueur, tropical liqueur, hpnotiq, kiwi liqueur | 熱帶水果利口酒 | 18 | #58b8d8 | sweet 2.2, fruity 2.6, acidity 0.3
Umeshu, plum wine, ume liqueur | 梅酒 | 13 | #d9a441 | sweet 1.7, fruity 2, acidity 1
Elderflower liqueur, st germain, saint germain, elderflower st germain | 接骨木花酒, 接骨木花香甜酒, 接骨木花利口酒, 接骨木花力嬌酒 | 20 | #efe6b4 | sweet 1.5, fruity 1.4, herbal 0.5
Rose liqueur, creme de rose | 玫瑰利口酒 | 20 | #f0a0b4 | sweet 2.2, herbal 1.4, fruity 0.5
Crème de violette, violet liqueur, creme yvette, parfait amour, violette | 紫羅蘭利口酒 | 20 | #6a4a9a | sweet 2.1, herbal 1.3, fruity 0.6
Lavender liqueur, jasmine liqueur, chamomile liqueur, hibiscus liqueur | 花香利口酒 | 20 | #cbb8e0 | sweet 2, herbal 2
Tea liqueur, green tea liqueur, sweet tea vodka, earl grey liqueur | 茶利口酒 | 20 | #b07a38 | sweet 1.8, herbal 1, bitter 0.4
Amaretto, disaronno, almond liqueur, creme de noyaux, creme de noyau | 杏仁利口酒, 杏仁酒, 杏仁甜酒, 杏仁香甜酒, 杏仁力嬌酒 | 25 | #a8622a | sweet 2.4, fruity 0.5, mellow 2 | tree-nuts
Hazelnut liqueur, frangelico | 榛子利口酒, 榛果利口酒, 榛子酒, 榛果香甜酒 | 20 | #c89a5a | sweet 2.2, mellow 2 | tree-nuts
Walnut liqueur, nocino, nux alpina | 合桃利口酒, 核桃利口酒, 核桃酒 | 30 | #3a2010 | sweet 1.7, bitter 1.6, spicy 0.4, herbal 0.6, mellow 0.5 | tree-nuts
Macadamia liqueur, pistachio liqueur, praline liqueur | 果仁利口酒 | 20 | #c8a878 | sweet 2.2, mellow 2 | tree-nuts
Coffee liqueur, kahlua, tia maria, mr black, coffee brandy, espresso liqueur | 咖啡甜酒, 咖啡酒, 咖啡香甜酒, 咖啡力嬌酒, 咖啡利口酒 | 21 | #2a1408 | sweet 3, bitter 0.8, mellow 1
Crème de cacao, chocolate liqueur, white creme de cacao, godiva liqueur, light creme de cacao, mozart | 可可酒 | 24 | - | sweet 2.8, mellow 2.5
Dark crème de cacao, brown creme de cacao, dark chocolate liqueur | 黑可可酒 | 24 | #3a1c10 | sweet 2.8, bitter 0.3, mellow 2.2
Irish cream, baileys, baileys irish cream, cream liqueur, carolans | 愛爾蘭忌廉酒, 愛爾蘭奶油酒, 愛爾蘭奶酒, 貝禮詩 | 17 | #c8a27a | sweet 1.8, mellow 2 | milk
Chocolate cream liqueur, amarula, rumchata, tequila rose, white chocolate liqueur | 忌廉利口酒 | 17 | #d8b89a | sweet 2, fruity 0.3, mellow 2.5 | milk
Advocaat, eggnog liqueur, rompope, warninks | 蛋黃酒 | 17 | #f2cf5a | sweet 2.3, mellow 1.5 | eggs
Butterscotch schnapps, butterscotch liqueur, caramel liqueur, buttershots, toffee liqueur, dulce de leche liqueur | 拖肥利口酒 | 18 | #d09038 | sweet 2.8, mellow 3 | milk
Vanilla liqueur, licor 43, licor cuarenta y tres, tuaca, vanilla schnapps, liquor 43 | 雲呢拿利口酒 | 31 | #e0a838 | sweet 2.5, spicy 0.3, fruity 0.4, mellow 3
Ginger liqueur, domaine de canton, kings ginger | 薑味利口酒 | 28 | #e6c878 | sweet 2, spicy 2.6
Cinnamon schnapps, goldschlager, hot damn, cinnamon liqueur, aftershock | 肉桂利口酒 | 40 | - | sweet 2, spicy 4
Allspice dram, pimento dram, st elizabeth | 多香果酒 | 23 | #6a3418 | sweet 2, spicy 4.5
Chilli liqueur, ancho reyes, chile liqueur, ancho chile liqueur | 辣椒利口酒 | 40 | #8a3018 | sweet 1.6, spicy 4
Cardamom liqueur, saffron liqueur, spice liqueur, becherovka | 香料利口酒 | 38 | #e4cf7a | sweet 1.4, spicy 1.4, herbal 2.4, bitter 0.6
Falernum, velvet falernum, john d taylor falernum | 法勒南香料酒 | 11 | #e6d7a0 | sweet 2.8, spicy 1.3, fruity 0.6, mellow 1 | tree-nuts
Swedish punsch, kronan | 瑞典潘趣酒 | 26 | #d8a040 | sweet 2.2, spicy 0.4, fruity 0.6, mellow 0.8
Drambuie, glayva, scotch honey liqueur | 杜林標 | 40 | #c8842c | sweet 2.2, herbal 1.2, spicy 0.2, mellow 1
Irish Mist, whiskey liqueur, southern comfort, yukon jack, rock and rye | 威士忌利口酒 | 35 | #c07a2c | sweet 1.6, fruity 0.9, spicy 0.1, mellow 0.8
Honey liqueur, barenjager, krupnik, honey schnapps | 蜂蜜利口酒 | 33 | #d8942c | sweet 2.6, herbal 0.3, mellow 2
Bénédictine, benedictine dom, b and b | 班尼狄克汀 | 40 | #d8a43a | sweet 2.2, herbal 2.6, spicy 0.4
Green Chartreuse, chartreuse, green herbal liqueur | 綠查特酒, 綠色草本酒 | 55 | #a9b83c | sweet 1.9, herbal 5, spicy 0.3
Yellow Chartreuse | 黃查特酒 | 41 | #e4cc3a | sweet 2.4, herbal 3.8, spicy 0.2
Génépy, genepi, dolin genepy | 阿爾卑斯草本酒 | 40 | #d8e08a | sweet 1.5, herbal 4
Galliano, strega, liquore strega, galliano lautentico | 加利安奴 | 42 | #f0d43a | sweet 2.2, herbal 2.8, spicy 0.3, mellow 1
Herbal liqueur, centerbe, izarra, escorial | 草本利口酒 | 38 | #b8b050 | sweet 1.8, herbal 3.6
Kümmel, caraway liqueur | 葛縷子利口酒 | 38 | - | sweet 2, herbal 2.6, spicy 0.6
Crème de menthe, green creme de menthe, mint liqueur, get 27, menthe | 薄荷酒 | 23 | #2fa86a | sweet 2.9, herbal 4.2
White crème de menthe, peppermint schnapps, rumple minze, get 31, mint schnapps, peppermint liqueur, branca menta | 白薄荷酒 | 25 | - | sweet 2.4, herbal 4.2
Sambuca, opal nera, black sambuca | 森布卡 | 40 | - | sweet 2.6, herbal 3.6
Anisette, anis, anise liqueur, marie brizard, anis liqueur | 茴香利口酒 | 28 | - | sweet 2.5, herbal 3.4
Absinthe, absinth, absinthe verte | 艾碧斯, 苦艾酒精 | 62 | #c4d468 | herbal 8, bitter 0.8
Pastis, pernod, ricard, herbsaint, absinthe substitute | 法國茴香酒 | 42 | #e4d86a | herbal 6, sweet 0.5
Ouzo, mastika, chinchon | 烏佐茴香酒 | 39 | - | herbal 4.5, sweet 0.3
Mastiha, mastic liqueur | 乳香利口酒 | 25 | - | herbal 2.4, sweet 2
Root beer schnapps, sarsaparilla liqueur | 沙士利口酒 | 22 | #4a2412 | sweet 2.4, herbal 1.6, spicy 0.2
Basil liqueur, rosemary liqueur, sage liqueur, thyme liqueur, cucumber liqueur | 香草利口酒 | 20 | #b8cf7a | sweet 2, herbal 3
Bubble gum liqueur, cotton candy liqueur, cake vodka, whipped cream vodka, marshmallow vodka | 棉花糖利口酒 | 28 | #f2b8d0 | sweet 1.6, fruity 0.8
?Liqueur, schnapps, creme, licor, likor | 利口酒, 香甜酒, 力嬌酒 | 24 | - | sweet 2.2, fruity 1.2
`,

  amaro: `
Campari, bitter aperitivo, red bitter, bitter campari, contratto bitter, cappelletti, luxardo bitter | 金巴利 | 24 | #c8102e | sweet 1.8, herbal 1.4, bitter 4.5, citrus 1
Aperol, aperitivo, select aperitivo, luxardo aperitivo | 艾普羅 | 11 | #f0592a | sweet 2, herbal 0.7, bitter 1.8, citrus 1.4
Cynar, artichoke amaro | 辛拿 | 16.5 | #4a2814 | sweet 1.5, herbal 3, bitter 2.8
Amaro, amaro averna, averna, amaro lucano, ramazzotti, amaro ciociaro, meletti, vecchio amaro | 阿瑪羅 | 29 | #3a1c10 | sweet 1.9, herbal 2.8, bitter 2.2, spicy 0.3
Amaro Montenegro, montenegro | 蒙特內哥羅阿瑪羅 | 23 | #b5652a | sweet 2, herbal 2.2, bitter 1.2, fruity 0.8
Amaro Nonino, nonino, amaro nonino quintessentia | 諾尼諾阿瑪羅 | 35 | #b0602a | sweet 1.5, herbal 2.2, bitter 1.4, fruity 0.6, spicy 0.2
Fernet, fernet branca, fernet vallet | 菲奈特 | 39 | #2a160c | sweet 0.5, herbal 5, bitter 4.8, spicy 0.4
Jägermeister, jager, kuemmerling | 野格 | 35 | #2c1a10 | sweet 1.2, herbal 3.6, bitter 1.2, spicy 0.6
Suze, gentian liqueur, salers, aveze, gentiane | 龍膽利口酒 | 18 | #e8d040 | sweet 1.5, herbal 3, bitter 3.4
Picon, amer picon, bigallet, torani amer | 皮康苦橙酒 | 20 | #7a3a18 | sweet 1.8, herbal 1.2, bitter 2.4, citrus 1.2
Pelinkovac, wormwood liqueur, besk, malort, jeppsons malort | 苦艾草酒 | 33 | #5a3a1a | sweet 0.9, herbal 4, bitter 4
Unicum, zwack, braulio, amaro braulio, amaro del capo, amaro sfumato, zucca, rabarbaro | 烏尼昆 | 30 | #2a160e | sweet 1.4, herbal 3.8, bitter 2.8, spicy 0.3
China-China, bitter orange liqueur, amara, amaro dell etna | 苦橙阿瑪羅 | 35 | #7a3a1c | sweet 1.9, herbal 2, bitter 2.2, citrus 1
Pimms, pimms no 1, pimms cup, pimms no 1 cup | 飛劍一號 | 25 | #a03c20 | sweet 1.4, herbal 1.4, fruity 1.2, bitter 0.5
`,

  bitters: `
Angostura bitters, aromatic bitters, angostura, angostura aromatic bitters, old fashioned bitters, jerry thomas bitters, boker bitters, whiskey barrel aged bitters, old fashion aromatic bitters | 芳香苦精, 安格斯特拉苦精 | 44.7 | #5a1a10 | herbal 0.2, spicy 0.08, bitter 0.25
Orange bitters, regans orange bitters, blood orange bitters, angostura orange bitters | 香橙苦精 | 28 | #c9772b | citrus 0.3, herbal 0.1, bitter 0.2
Peychaud's bitters, creole bitters, peychauds | 佩喬苦精 | 35 | #c01830 | herbal 0.35, fruity 0.1, bitter 0.15
Chocolate bitters, mole bitters, cocoa bitters, xocolatl mole bitters, angostura cocoa bitters, aztec chocolate bitters | 朱古力苦精 | 44 | #4a2412 | spicy 0.05, herbal 0.1, bitter 0.25
Celery bitters | 西芹苦精 | 42 | #b8c070 | herbal 0.7, bitter 0.2
Grapefruit bitters, lemon bitters, citrus bitters, lime bitters, yuzu bitters | 柑橘苦精 | 44 | #e8c08a | citrus 0.4, herbal 0.1, bitter 0.2
Peach bitters, cherry bitters, rhubarb bitters, plum bitters, cranberry bitters, apple bitters | 水果苦精 | 40 | #c0603a | fruity 0.5, herbal 0.2, bitter 0.15
Lavender bitters, floral bitters, hibiscus bitters, rose bitters | 花香苦精 | 42 | #b08ac0 | herbal 0.6, bitter 0.2
Mint bitters, herbal bitters, cucumber bitters, absinthe bitters | 草本苦精 | 42 | #a8b860 | herbal 0.7, bitter 0.25
Cardamom bitters, spice bitters, tiki bitters, elemakule tiki bitters, boston bittahs, cinnamon bitters, clove bitters, allspice bitters, ginger bitters | 香料苦精 | 42 | #8a4a20 | spicy 0.3, herbal 0.2, bitter 0.25
Chilli bitters, hellfire bitters, hellfire habanero shrub, habanero bitters | 辣椒苦精 | 42 | #b03018 | spicy 0.9, bitter 0.2
Walnut bitters, pecan bitters, black walnut bitters | 果仁苦精 | 44 | #3a2010 | bitter 0.25, spicy 0.05 | tree-nuts
Coffee bitters | 咖啡苦精 | 44 | #3a2010 | bitter 0.25, spicy 0.05
Saline solution, saline, salt solution, salt water | 鹽水 | 0 | - |
Vanilla extract, vanilla essence, vanilla flavoring | 雲呢拿香油 | 35 | #5a3416 | spicy 0.05, sweet 0.05, mellow 0.5
Almond extract, almond flavoring, almond essence | 杏仁香精 | 35 | - | fruity 0.3 | tree-nuts
Peppermint extract, mint extract | 薄荷香精 | 35 | - | herbal 1.2
Orange flower water, orange blossom water | 橙花水 | 0 | - | herbal 0.35, citrus 0.3
Rose water, rosewater | 玫瑰水 | 0 | - | herbal 0.35
Hot sauce, tabasco, tabasco sauce, sriracha, cholula, chilli sauce | 辣椒汁, 辣醬, 塔巴斯科辣醬, 辣椒仔 | 0 | #c2321b | spicy 0.9, acidity 0.05
Worcestershire sauce, worcester sauce | 喼汁, 伍斯特醬, 伍斯特辣醬油, 梅林辣醬油, 辣醬油 | 0 | #3a1c0f | spicy 0.15, herbal 0.1 | fish, gluten
Soy sauce, ponzu, maggi sauce | 豉油, 生抽, 老抽, 醬油 | 0 | #2a140a | | soybeans, gluten
Liquid smoke | 煙燻液 | 0 | #7a4a20 |
Food colouring, food coloring, gold leaf, activated charcoal, edible glitter, caramel coloring | 食用色素 | 0 | - |
?Bitters, bitter, tincture | 苦精 | 42 | #7a3018 | herbal 0.4, spicy 0.05, bitter 0.22
?Extract, essence | 香精 | 30 | - |
`,
} as const;
