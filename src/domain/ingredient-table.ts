/**
 * What bartenders pour and put in a glass: strength, colour, allergens and flavour of each. Correct it freely.
 *
 * One line an ingredient: `name, other names | 中文名 | % ABV | colour | flavour | allergens | weight of one`.
 * Colour is #rrggbb, or `-` for what is as good as colourless. The last two columns may be left out.
 *
 * Flavour is that of 30 ml of a liquid, of one dash of bitters, or of one piece of a solid (a fruit, a sprig, a pod):
 * - `sweet`: level teaspoons of sugar (4 g) in it. 30 ml of sugar syrup has 4.6.
 * - `acidity`: lemon juice is 5.
 * - `citrus` (peel and flesh of lemons, oranges and the like), `fruity` (every other fruit), `herbal`, `spicy`, `bitter`: 0 is not there, 1 a hint, 3 plain to taste, 5 takes a drink over, more is stronger still.
 * Strength follows from the ABV, fizz from the heading. Weight is grams of one piece, where a piece is used.
 * Brands are names of what they are a kind of. `?` marks what is assumed when only the kind is known; it is always reported as a guess.
 */
export const INGREDIENT_TABLE = {
  spirit: `
Vodka, absolut, smirnoff, grey goose, stolichnaya, stoli, ketel one, finlandia, belvedere | 伏特加 | 40 | - |
Lemon vodka, citron vodka, vodka citron, absolut citron, citrus vodka, lemon flavored vodka | 檸檬伏特加 | 40 | - | citrus 1
Orange vodka, mandarin vodka, absolut mandrin | 香橙伏特加 | 40 | - | citrus 0.8, fruity 0.6
Vanilla vodka, absolut vanilia | 雲呢拿伏特加 | 40 | - | sweet 0.2, spicy 0.4
Raspberry vodka, berry vodka, absolut kurant, currant vodka, absolut raspberri | 紅桑子伏特加 | 40 | - | fruity 1.5
Peach vodka | 蜜桃伏特加 | 40 | - | fruity 1.5
Cranberry vodka | 紅莓伏特加 | 40 | - | fruity 1.2, acidity 0.1
Pear vodka | 梨味伏特加 | 40 | - | fruity 1.2
Pepper vodka, absolut peppar, chilli vodka, chili vodka | 辣椒伏特加 | 40 | - | spicy 3
Bison grass vodka, zubrowka | 野牛草伏特加 | 38 | - | herbal 1.5, spicy 0.3
Gin, london dry gin, dry gin, beefeater, tanqueray, bombay sapphire, gordons, hendricks, monkey 47, roku gin | 氈酒, 倫敦氈酒, 琴酒, 金酒 | 41 | - | herbal 1.8, spicy 0.2
Old Tom gin, ransom old tom | 老湯姆氈酒 | 42 | - | herbal 1.4, sweet 0.3
Plymouth gin | 普利茅夫氈酒 | 41.2 | - | herbal 1.4
Navy strength gin | 海軍強度氈酒 | 57 | - | herbal 2
Genever, jenever, holland gin, bols genever | 荷蘭氈酒 | 40 | - | herbal 1.1, spicy 0.3, sweet 0.2
Pink gin, strawberry gin, rhubarb gin | 粉紅氈酒 | 38 | #f4b6c0 | herbal 0.8, fruity 1.5, sweet 0.6
Citrus gin, lemon gin | 柑橘氈酒 | 40 | - | herbal 1.1, citrus 1
White rum, light rum, silver rum, blanco rum, clear rum, bacardi, bacardi superior, carta blanca, havana club 3, plantation 3 stars, cuban rum, puerto rican rum | 白冧酒, 白蘭姆酒 | 40 | - | sweet 0.1, fruity 0.3
Rum, ron | 冧酒, 蘭姆酒 | 40 | #d8a860 | sweet 0.15, fruity 0.4, spicy 0.2
Gold rum, amber rum, golden rum, anejo rum, aged rum, appleton, mount gay, barbados rum, rum anejo | 金冧酒, 陳年冧酒 | 40 | #b8742a | sweet 0.2, fruity 0.5, spicy 0.4
Dark rum, black rum, myers rum, goslings, blackstrap rum, meyers dark rum | 黑冧酒 | 40 | #5a2d14 | sweet 0.3, fruity 0.5, spicy 0.6
Demerara rum, el dorado, guyana rum | 德麥拉拉冧酒 | 40 | #6a3818 | sweet 0.3, fruity 0.5, spicy 0.5
Jamaican rum, smith and cross | 牙買加冧酒 | 43 | #a8642a | sweet 0.2, fruity 1, spicy 0.4
Overproof rum, 151 rum, 151 proof rum, wray and nephew, bacardi 151, plantation oftd, lemon hart 151, stroh rum | 高濃度冧酒 | 63 | #c89a58 | fruity 0.9, spicy 0.4
Rhum agricole, agricole rum, martinique rum, rhum, rhum jm | 農業冧酒 | 50 | - | herbal 0.8, fruity 0.6
Spiced rum, captain morgan, kraken rum, sailor jerry | 香料冧酒 | 35 | #9a5a20 | spicy 1.8, sweet 0.4
Coconut rum, malibu, malibu rum, coconut liqueur, batida de coco | 椰子冧酒 | 21 | - | sweet 1.8, fruity 2
Pineapple rum | 菠蘿冧酒 | 40 | #c08a3a | fruity 1.8, sweet 0.4
Banana rum | 香蕉冧酒 | 35 | - | fruity 1.8, sweet 0.5
Lemon rum, bacardi limon, citrus rum | 檸檬冧酒 | 35 | - | citrus 1.2, sweet 0.3
Cachaca, cachaça | 卡莎薩, 巴西甘蔗酒 | 40 | - | herbal 0.5, fruity 0.4
Batavia arrack, arrack, arak batavia | 亞力酒 | 45 | #e4cf9a | spicy 0.6, fruity 0.6
Tequila, jose cuervo, patron tequila, don julio | 龍舌蘭酒 | 40 | - | herbal 0.7, spicy 0.2
Blanco tequila, silver tequila, tequila plata, white tequila | 白龍舌蘭酒 | 40 | - | herbal 0.7, spicy 0.2
Reposado tequila, gold tequila, tequila oro | 微陳龍舌蘭酒 | 40 | #dcb45a | herbal 0.6, spicy 0.4
Añejo tequila, extra anejo tequila, aged tequila | 陳年龍舌蘭酒 | 40 | #b87a30 | herbal 0.4, spicy 0.6, sweet 0.1
Mezcal, smoky tequila | 梅斯卡爾酒 | 42 | - | herbal 0.8, spicy 0.4
Raicilla, bacanora, sotol | 索托酒 | 42 | - | herbal 1
Bourbon, bourbon whiskey, american whiskey, jim beam, jack daniels, wild turkey, makers mark, tennessee whiskey, buffalo trace | 波本威士忌 | 43 | #b5651d | spicy 0.5, sweet 0.15
Rye whiskey, rye, rittenhouse, bulleit rye, canadian rye | 裸麥威士忌 | 45 | #b0601e | spicy 0.9
Whiskey, whisky, blended whiskey, cask proof whiskey, cask strength whiskey | 威士忌 | 42 | #bc7428 | spicy 0.4
Scotch, scotch whisky, blended scotch, johnnie walker, famous grouse, chivas, single malt, speyside | 蘇格蘭威士忌 | 40 | #c47f2c | spicy 0.4
Islay scotch, peated scotch, peated whisky, laphroaig, ardbeg, lagavulin, islay whisky | 泥煤威士忌 | 46 | #c98a35 | spicy 0.6, herbal 0.3
Irish whiskey, jameson, bushmills, tullamore dew, powers | 愛爾蘭威士忌 | 40 | #c58a3a | spicy 0.2, fruity 0.2
Canadian whisky, crown royal, canadian club | 加拿大威士忌 | 40 | #bf7a2c | spicy 0.4
Japanese whisky, suntory, nikka, hibiki | 日本威士忌 | 43 | #c8872f | spicy 0.3
White whiskey, moonshine, white dog | 私釀威士忌 | 50 | - | spicy 0.3
Cinnamon whisky, fireball, fireball whisky | 肉桂威士忌 | 33 | #c07a30 | spicy 3.5, sweet 1.2
Honey whiskey, jack daniels honey | 蜂蜜威士忌 | 35 | #c8862c | sweet 1.3, spicy 0.4
Peanut butter whiskey, skrewball | 花生醬威士忌 | 35 | #b5722c | sweet 1.4 | peanuts
Brandy, fundador, metaxa, brandy de jerez | 白蘭地 | 40 | #a85a1e | fruity 0.6, spicy 0.3, sweet 0.1
Cognac, hennessy, remy martin, courvoisier, martell | 干邑 | 40 | #a85a1e | fruity 0.6, spicy 0.4, sweet 0.1
Armagnac | 雅文邑 | 42 | #a0561e | fruity 0.6, spicy 0.4
Pisco, pisco quebranta, chilean pisco | 皮斯科 | 42 | - | fruity 0.6, herbal 0.2
Grappa, marc | 格拉巴 | 42 | - | fruity 0.5, herbal 0.3
Apple brandy, calvados, applejack, lairds | 蘋果白蘭地 | 42 | #c07f34 | fruity 1.3, spicy 0.3
Pear brandy, pear eau de vie, poire williams, williams pear brandy | 梨子白蘭地 | 41 | - | fruity 1.6
Kirsch, kirschwasser, cherry eau de vie | 櫻桃白蘭地 | 42 | - | fruity 1.3
Slivovitz, plum brandy, mirabelle, rakija, palinka | 梅子白蘭地 | 42 | - | fruity 1.3
Framboise eau de vie, raspberry eau de vie | 紅桑子生命之水 | 42 | - | fruity 1.5
Apricot eau de vie, barack | 杏桃生命之水 | 42 | - | fruity 1.4
Aquavit, akvavit, linie | 阿夸維特 | 41 | #e6dcb0 | herbal 2, spicy 1
Everclear, grain alcohol, neutral spirit, rectified spirit | 高濃度中性酒精 | 75 | - |
Raki, arak | 亞拉克茴香酒 | 45 | - | herbal 4.5
Baijiu, moutai, maotai, erguotou, kaoliang, fen chiew | 白酒, 高粱酒 | 52 | - | fruity 1, herbal 0.8
Rose baijiu, mei kuei lu chiew | 玫瑰露酒 | 54 | - | herbal 1.2, fruity 0.8, sweet 0.5
Shochu, barley shochu, imo shochu | 燒酎 | 25 | - | herbal 0.2
Soju | 燒酒, 韓國燒酒 | 17 | - | sweet 0.3
?Spirit, eau de vie, hard liquor, distillate, firewater, liquor | 烈酒 | 40 | - |
`,

  liqueur: `
Triple sec, cointreau, orange liqueur, combier, cointreau liqueur | 橙皮酒, 君度 | 39 | - | sweet 1.9, citrus 1.8
Grand Marnier, cognac orange liqueur, gran gala | 柑曼怡, 干邑橙酒 | 40 | #d98f3a | sweet 1.8, citrus 1.8, spicy 0.3
Orange curaçao, curacao, dry curacao, dry orange curacao | 柑香酒 | 35 | #e0a04a | sweet 1.7, citrus 1.8, spicy 0.2
Blue curaçao | 藍橙酒 | 24 | #1f6fd6 | sweet 2.3, citrus 1.6
Mandarine Napoléon, mandarin liqueur, tangerine liqueur | 柑橘利口酒 | 38 | #e8923a | sweet 2, citrus 1.4, fruity 1
Limoncello, lemon liqueur | 檸檬酒 | 28 | #f2e25a | sweet 2.3, citrus 1.8, acidity 0.3
Italicus, bergamot liqueur, rosolio di bergamotto, rosolio | 香檸檬利口酒 | 20 | #e6e2a0 | sweet 2, citrus 1.4, herbal 1
Yuzu liqueur, yuzu sake, yuzushu | 柚子酒 | 12 | #f0dc9a | sweet 1.6, citrus 1.4, fruity 1, acidity 1
Grapefruit liqueur, pamplemousse liqueur, creme de pamplemousse, pamplemousse, giffard pamplemousse | 西柚利口酒 | 17 | #f4a88c | sweet 2, citrus 1.4, fruity 1, bitter 0.5
Maraschino, maraschino liqueur, luxardo maraschino, luxardo | 黑櫻桃酒, 馬拉斯奇諾 | 32 | - | sweet 2.5, fruity 1.5, herbal 0.3
Cherry liqueur, cherry heering, cherry brandy, heering | 櫻桃利口酒 | 23 | #6a1020 | sweet 2.4, fruity 2.6, spicy 0.2
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
Elderflower liqueur, st germain, saint germain, elderflower st germain | 接骨木花酒 | 20 | #efe6b4 | sweet 1.9, fruity 1.4, herbal 0.8
Rose liqueur, creme de rose | 玫瑰利口酒 | 20 | #f0a0b4 | sweet 2.2, herbal 1.4, fruity 0.5
Crème de violette, violet liqueur, creme yvette, parfait amour, violette | 紫羅蘭利口酒 | 20 | #6a4a9a | sweet 2.1, herbal 1.3, fruity 0.6
Lavender liqueur, jasmine liqueur, chamomile liqueur, hibiscus liqueur | 花香利口酒 | 20 | #cbb8e0 | sweet 2, herbal 2
Tea liqueur, green tea liqueur, sweet tea vodka, earl grey liqueur | 茶利口酒 | 20 | #b07a38 | sweet 1.8, herbal 1, bitter 0.4
Amaretto, disaronno, almond liqueur, creme de noyaux, creme de noyau | 杏仁利口酒 | 25 | #a8622a | sweet 2.4, fruity 0.5 | tree-nuts
Hazelnut liqueur, frangelico | 榛子利口酒 | 20 | #c89a5a | sweet 2.2 | tree-nuts
Walnut liqueur, nocino, nux alpina | 合桃利口酒 | 30 | #3a2010 | sweet 1.7, bitter 1.6, spicy 0.8, herbal 0.6 | tree-nuts
Macadamia liqueur, pistachio liqueur, praline liqueur | 果仁利口酒 | 20 | #c8a878 | sweet 2.2 | tree-nuts
Coffee liqueur, kahlua, tia maria, mr black, coffee brandy, espresso liqueur | 咖啡甜酒 | 21 | #2a1408 | sweet 2.7, bitter 0.8
Crème de cacao, chocolate liqueur, white creme de cacao, godiva liqueur, light creme de cacao, mozart | 可可酒 | 24 | - | sweet 2.8
Dark crème de cacao, brown creme de cacao, dark chocolate liqueur | 黑可可酒 | 24 | #3a1c10 | sweet 2.8, bitter 0.3
Irish cream, baileys, baileys irish cream, cream liqueur, carolans | 愛爾蘭忌廉酒 | 17 | #c8a27a | sweet 1.8 | milk
Chocolate cream liqueur, amarula, rumchata, tequila rose, white chocolate liqueur | 忌廉利口酒 | 17 | #d8b89a | sweet 2, fruity 0.3 | milk
Advocaat, eggnog liqueur, rompope, warninks | 蛋黃酒 | 17 | #f2cf5a | sweet 2.3 | eggs
Butterscotch schnapps, butterscotch liqueur, caramel liqueur, buttershots, toffee liqueur, dulce de leche liqueur | 拖肥利口酒 | 18 | #d09038 | sweet 2.8 | milk
Vanilla liqueur, licor 43, licor cuarenta y tres, tuaca, vanilla schnapps, liquor 43 | 雲呢拿利口酒 | 31 | #e0a838 | sweet 2.5, spicy 0.8, fruity 0.4
Ginger liqueur, domaine de canton, kings ginger | 薑味利口酒 | 28 | #e6c878 | sweet 2, spicy 2.6
Cinnamon schnapps, goldschlager, hot damn, cinnamon liqueur, aftershock | 肉桂利口酒 | 40 | - | sweet 2, spicy 4
Allspice dram, pimento dram, st elizabeth | 多香果酒 | 23 | #6a3418 | sweet 2, spicy 4.5
Chilli liqueur, ancho reyes, chile liqueur, ancho chile liqueur | 辣椒利口酒 | 40 | #8a3018 | sweet 1.6, spicy 4
Cardamom liqueur, saffron liqueur, spice liqueur, becherovka | 香料利口酒 | 38 | #e4cf7a | sweet 1.4, spicy 1.8, herbal 2.4, bitter 0.6
Falernum, velvet falernum, john d taylor falernum | 法勒南香料酒 | 11 | #e6d7a0 | sweet 3.4, spicy 1.8, fruity 0.6 | tree-nuts
Swedish punsch, kronan | 瑞典潘趣酒 | 26 | #d8a040 | sweet 2.2, spicy 0.9, fruity 0.6
Drambuie, glayva, scotch honey liqueur | 杜林標 | 40 | #c8842c | sweet 2.2, herbal 1.2, spicy 0.6
Irish Mist, whiskey liqueur, southern comfort, yukon jack, rock and rye | 威士忌利口酒 | 35 | #c07a2c | sweet 1.6, fruity 0.9, spicy 0.5
Honey liqueur, barenjager, krupnik, honey schnapps | 蜂蜜利口酒 | 33 | #d8942c | sweet 2.6, herbal 0.3
Bénédictine, benedictine dom, b and b | 班尼狄克汀 | 40 | #d8a43a | sweet 2.2, herbal 2.6, spicy 0.8
Green Chartreuse, chartreuse, green herbal liqueur | 綠查特酒, 綠色草本酒 | 55 | #a9b83c | sweet 1.9, herbal 5, spicy 0.6
Yellow Chartreuse | 黃查特酒 | 41 | #e4cc3a | sweet 2.4, herbal 3.8, spicy 0.4
Génépy, genepi, dolin genepy | 阿爾卑斯草本酒 | 40 | #d8e08a | sweet 1.5, herbal 4
Galliano, strega, liquore strega, galliano lautentico | 加利安奴 | 42 | #f0d43a | sweet 2.2, herbal 2.8, spicy 0.6
Herbal liqueur, centerbe, izarra, escorial | 草本利口酒 | 38 | #b8b050 | sweet 1.8, herbal 3.6
Kümmel, caraway liqueur | 葛縷子利口酒 | 38 | - | sweet 2, herbal 2.6, spicy 1.2
Crème de menthe, green creme de menthe, mint liqueur, get 27, menthe | 薄荷酒 | 23 | #2fa86a | sweet 2.9, herbal 4.2
White crème de menthe, peppermint schnapps, rumple minze, get 31, mint schnapps, peppermint liqueur, branca menta | 白薄荷酒 | 25 | - | sweet 2.4, herbal 4.2
Sambuca, opal nera, black sambuca | 森布卡 | 40 | - | sweet 2.6, herbal 3.6
Anisette, anis, anise liqueur, marie brizard, anis liqueur | 茴香利口酒 | 28 | - | sweet 2.5, herbal 3.4
Absinthe, absinth, absinthe verte | 艾碧斯, 苦艾酒精 | 62 | #c4d468 | herbal 8, bitter 0.8
Pastis, pernod, ricard, herbsaint, absinthe substitute | 法國茴香酒 | 42 | #e4d86a | herbal 6, sweet 0.5
Ouzo, mastika, chinchon | 烏佐茴香酒 | 39 | - | herbal 4.5, sweet 0.3
Mastiha, mastic liqueur | 乳香利口酒 | 25 | - | herbal 2.4, sweet 2
Root beer schnapps, sarsaparilla liqueur | 沙士利口酒 | 22 | #4a2412 | sweet 2.4, herbal 1.6, spicy 0.6
Basil liqueur, rosemary liqueur, sage liqueur, thyme liqueur, cucumber liqueur | 香草利口酒 | 20 | #b8cf7a | sweet 2, herbal 3
Bubble gum liqueur, cotton candy liqueur, cake vodka, whipped cream vodka, marshmallow vodka | 棉花糖利口酒 | 28 | #f2b8d0 | sweet 1.6, fruity 0.8
?Liqueur, schnapps, creme, licor, likor | 利口酒 | 24 | - | sweet 2.2, fruity 1.2
`,

  amaro: `
Campari, bitter aperitivo, red bitter, bitter campari, contratto bitter, cappelletti, luxardo bitter | 金巴利 | 24 | #c8102e | sweet 1.8, herbal 2.2, bitter 4, citrus 0.8
Aperol, aperitivo, select aperitivo, luxardo aperitivo | 艾普羅 | 11 | #f0592a | sweet 2, herbal 1.2, bitter 1.8, citrus 1.4
Cynar, artichoke amaro | 辛拿 | 16.5 | #4a2814 | sweet 1.7, herbal 3, bitter 2.8
Amaro, amaro averna, averna, amaro lucano, ramazzotti, amaro ciociaro, meletti, vecchio amaro | 阿瑪羅 | 29 | #3a1c10 | sweet 1.9, herbal 2.8, bitter 2.2, spicy 0.5
Amaro Montenegro, montenegro | 蒙特內哥羅阿瑪羅 | 23 | #b5652a | sweet 2, herbal 2.2, bitter 1.2, fruity 0.8
Amaro Nonino, nonino, amaro nonino quintessentia | 諾尼諾阿瑪羅 | 35 | #b0602a | sweet 1.7, herbal 2.2, bitter 1.4, fruity 0.6, spicy 0.4
Fernet, fernet branca, fernet vallet | 菲奈特 | 39 | #2a160c | sweet 0.5, herbal 5, bitter 4.8, spicy 0.5
Jägermeister, jager, kuemmerling | 野格 | 35 | #2c1a10 | sweet 1.5, herbal 3.6, bitter 1.6, spicy 1
Suze, gentian liqueur, salers, aveze, gentiane | 龍膽利口酒 | 18 | #e8d040 | sweet 1.4, herbal 2.8, bitter 3.4
Picon, amer picon, bigallet, torani amer | 皮康苦橙酒 | 20 | #7a3a18 | sweet 1.8, herbal 1.8, bitter 2.4, citrus 1.2
Pelinkovac, wormwood liqueur, besk, malort, jeppsons malort | 苦艾草酒 | 33 | #5a3a1a | sweet 0.9, herbal 4, bitter 4
Unicum, zwack, braulio, amaro braulio, amaro del capo, amaro sfumato, zucca, rabarbaro | 烏尼昆 | 30 | #2a160e | sweet 1.4, herbal 3.8, bitter 2.8, spicy 0.4
China-China, bitter orange liqueur, amara, amaro dell etna | 苦橙阿瑪羅 | 35 | #7a3a1c | sweet 1.9, herbal 2, bitter 2.2, citrus 1
Pimms, pimms no 1, pimms cup, pimms no 1 cup | 飛劍一號 | 25 | #a03c20 | sweet 1.4, herbal 1.4, fruity 1.2, bitter 0.5
`,

  bitters: `
Angostura bitters, aromatic bitters, angostura, angostura aromatic bitters, old fashioned bitters, jerry thomas bitters, boker bitters, whiskey barrel aged bitters, old fashion aromatic bitters | 芳香苦精, 安格斯特拉苦精 | 44.7 | #5a1a10 | herbal 0.4, spicy 0.5, bitter 0.35
Orange bitters, regans orange bitters, blood orange bitters, angostura orange bitters | 香橙苦精 | 28 | #c9772b | citrus 0.3, herbal 0.25, bitter 0.3
Peychaud's bitters, creole bitters, peychauds | 佩喬苦精 | 35 | #c01830 | herbal 0.5, fruity 0.1, bitter 0.25
Chocolate bitters, mole bitters, cocoa bitters, xocolatl mole bitters, angostura cocoa bitters, aztec chocolate bitters | 朱古力苦精 | 44 | #4a2412 | spicy 0.5, herbal 0.2, bitter 0.35
Celery bitters | 西芹苦精 | 42 | #b8c070 | herbal 0.7, bitter 0.3
Grapefruit bitters, lemon bitters, citrus bitters, lime bitters, yuzu bitters | 柑橘苦精 | 44 | #e8c08a | citrus 0.4, herbal 0.2, bitter 0.3
Peach bitters, cherry bitters, rhubarb bitters, plum bitters, cranberry bitters, apple bitters | 水果苦精 | 40 | #c0603a | fruity 0.5, herbal 0.2, bitter 0.25
Lavender bitters, floral bitters, hibiscus bitters, rose bitters | 花香苦精 | 42 | #b08ac0 | herbal 0.6, bitter 0.2
Mint bitters, herbal bitters, cucumber bitters, absinthe bitters | 草本苦精 | 42 | #a8b860 | herbal 0.7, bitter 0.25
Cardamom bitters, spice bitters, tiki bitters, elemakule tiki bitters, boston bittahs, cinnamon bitters, clove bitters, allspice bitters, ginger bitters | 香料苦精 | 42 | #8a4a20 | spicy 0.8, herbal 0.2, bitter 0.25
Chilli bitters, hellfire bitters, hellfire habanero shrub, habanero bitters | 辣椒苦精 | 42 | #b03018 | spicy 1.2, bitter 0.2
Walnut bitters, coffee bitters, pecan bitters, black walnut bitters | 果仁苦精 | 44 | #3a2010 | bitter 0.4, spicy 0.2
Saline solution, saline, salt solution, salt water | 鹽水 | 0 | - |
Vanilla extract, vanilla essence, vanilla flavoring | 雲呢拿香油 | 35 | #5a3416 | spicy 0.3, sweet 0.05
Almond extract, almond flavoring, almond essence | 杏仁香精 | 35 | - | fruity 0.3 | tree-nuts
Peppermint extract, mint extract | 薄荷香精 | 35 | - | herbal 1.2
Orange flower water, orange blossom water | 橙花水 | 0 | - | herbal 0.35, citrus 0.1
Rose water, rosewater | 玫瑰水 | 0 | - | herbal 0.35
Hot sauce, tabasco, tabasco sauce, sriracha, cholula, chilli sauce | 辣椒汁 | 0 | #c2321b | spicy 0.9, acidity 0.05
Worcestershire sauce, worcester sauce | 喼汁 | 0 | #3a1c0f | spicy 0.25, herbal 0.1 | fish, gluten
Soy sauce, ponzu, maggi sauce | 豉油 | 0 | #2a140a | spicy 0.05 | soybeans, gluten
Liquid smoke | 煙燻液 | 0 | #7a4a20 | spicy 0.3
Food colouring, food coloring, activated charcoal, edible glitter, caramel coloring | 食用色素 | 0 | - |
?Bitters, bitter, tincture | 苦精 | 42 | #7a3018 | herbal 0.4, spicy 0.3, bitter 0.3
?Extract, essence | 香精 | 30 | - |
`,

  fortified: `
Sweet vermouth, red vermouth, rosso vermouth, vermouth rosso, italian vermouth, carpano antica, antica formula, punt e mes, cocchi di torino, vermouth di torino, martini rosso, cinzano rosso, dolin rouge | 甜苦艾酒, 甜味美思 | 16.5 | #6e1f1a | sweet 1.2, herbal 1.5, bitter 0.8, spicy 0.4, fruity 0.5, acidity 0.35 | sulphites
Dry vermouth, french vermouth, white dry vermouth, vermouth dry, noilly prat, dolin dry, extra dry vermouth, extra dry martini | 乾苦艾酒, 乾味美思 | 18 | #efe7b8 | sweet 0.25, herbal 1.6, bitter 0.4, acidity 0.45 | sulphites
Bianco vermouth, blanc vermouth, vermouth bianco, vermouth blanc, white vermouth, martini bianco, dolin blanc | 白苦艾酒 | 16 | #f2eccc | sweet 1.1, herbal 1.4, bitter 0.3, acidity 0.4, fruity 0.4 | sulphites
Rosé vermouth, rosato vermouth, rose vermouth | 粉紅苦艾酒 | 16 | #f0a090 | sweet 1.1, herbal 1.1, fruity 0.8, acidity 0.4 | sulphites
Vermouth, martini vermouth | 苦艾酒 | 17 | #c89a70 | sweet 0.8, herbal 1.5, bitter 0.5, acidity 0.4 | sulphites
Lillet Blanc, lillet, kina lillet, cocchi americano, cocchi aperitivo americano, kina l aero d or | 利萊白 | 17 | #f0dc90 | sweet 0.9, herbal 0.9, fruity 0.8, bitter 0.6, acidity 0.4 | sulphites
Lillet Rosé, lillet rouge, dubonnet, dubonnet rouge, byrrh, bonal, quinquina | 利萊紅 | 17 | #a83040 | sweet 1, herbal 1, fruity 1, bitter 0.8, acidity 0.4 | sulphites
Fino sherry, manzanilla sherry, dry sherry, fino, manzanilla, sherry fino | 菲諾雪莉酒 | 15 | #ecdca0 | herbal 0.4, acidity 0.4 | sulphites
Amontillado sherry, oloroso sherry, palo cortado, amontillado, oloroso | 歐羅索雪莉酒 | 18 | #a0602a | sweet 0.2, fruity 0.5, spicy 0.3, acidity 0.4 | sulphites
Sherry, medium sherry | 雪莉酒 | 17 | #c08a4a | sweet 0.4, fruity 0.5, acidity 0.4 | sulphites
Cream sherry, sweet sherry | 甜雪莉酒 | 18 | #7a3c1a | sweet 1.1, fruity 1, spicy 0.2, acidity 0.3 | sulphites
Pedro Ximénez sherry, px sherry, pedro ximenez | PX雪莉酒 | 17 | #2e160c | sweet 3.2, fruity 1.8, spicy 0.3 | sulphites
Port, ruby port, tawny port, port wine, porto | 砵酒 | 20 | #6a1020 | sweet 0.9, fruity 1.6, acidity 0.35, spicy 0.3 | sulphites
White port | 白砵酒 | 19 | #ecd89a | sweet 0.8, fruity 1, acidity 0.35 | sulphites
Madeira, rainwater madeira | 馬德拉酒 | 19 | #a8581e | sweet 0.7, fruity 0.9, acidity 0.6, spicy 0.3 | sulphites
Marsala | 馬沙拉酒 | 18 | #8a4a1e | sweet 0.9, fruity 0.8, spicy 0.3, acidity 0.35 | sulphites
Pineau des Charentes, floc de gascogne, ratafia | 皮諾甜酒 | 17 | #e4b868 | sweet 1, fruity 1.2, acidity 0.4 | sulphites
Ginger wine, stones ginger wine | 薑酒 | 13.5 | #d8b45a | sweet 1.3, spicy 2.2, acidity 0.3 | sulphites
Barolo chinato, vin d orange | 奇納酒 | 17 | #7a2018 | sweet 1, herbal 1.6, bitter 1.2, spicy 0.5 | sulphites
?Fortified wine, aperitif wine | 加烈酒 | 17 | #c89a70 | sweet 0.7, herbal 0.6, fruity 0.6, acidity 0.4 | sulphites
`,

  wine: `
White wine, dry white wine, chardonnay, sauvignon blanc, pinot grigio | 白酒葡萄, 白葡萄酒 | 12.5 | #f0e6b0 | fruity 0.9, acidity 0.6, sweet 0.05 | sulphites
Riesling, gewurztraminer, off dry white wine, vinho verde | 麗絲玲 | 11 | #f0e6b0 | fruity 1.3, acidity 0.7, sweet 0.25 | sulphites
Red wine, dry red wine, merlot, cabernet, malbec, shiraz, pinot noir, claret, burgundy | 紅酒 | 13.5 | #5c0f22 | fruity 1, acidity 0.5, bitter 0.3 | sulphites
Rosé wine, rose wine, rose | 粉紅葡萄酒 | 12 | #f2a090 | fruity 1.1, acidity 0.55, sweet 0.1 | sulphites
Dessert wine, moscato, muscat, sauternes, ice wine, tokaji | 甜酒 | 13 | #e8c060 | sweet 1.2, fruity 1.8, acidity 0.5 | sulphites
Sake, nigori, junmai sake, rice wine | 清酒, 日本酒 | 15 | #f2f0e0 | sweet 0.25, fruity 0.6, acidity 0.15
Shaoxing wine, huadiao, yellow wine | 花雕酒, 紹興酒 | 16 | #a05a20 | sweet 0.3, spicy 0.3, acidity 0.3 | gluten
Makgeolli | 馬格利 | 6 | #f2ece0 | sweet 0.4, acidity 0.4
Mead, honey wine | 蜂蜜酒 | 12 | #e0b040 | sweet 0.8, herbal 0.3, acidity 0.3 | sulphites
Mulled wine, gluhwein | 熱紅酒 | 10 | #5c0f22 | sweet 0.8, spicy 1.8, fruity 1.2, acidity 0.4 | sulphites
?Wine, table wine | 葡萄酒 | 12.5 | #c88a78 | fruity 0.9, acidity 0.5 | sulphites
`,

  'sparkling-wine': `
Champagne, sparkling wine, dry sparkling wine, brut, cremant, moet | 香檳 | 12 | #f4e2a0 | fruity 0.8, acidity 0.6, sweet 0.1 | sulphites
Prosecco, cava, spumante, sekt | 意大利氣酒, 普羅賽克 | 11 | #f3e4a8 | fruity 1, acidity 0.55, sweet 0.12 | sulphites
Sparkling rosé, rose champagne, brut rose, rose prosecco | 粉紅氣酒 | 12 | #f4b09a | fruity 1.2, acidity 0.55, sweet 0.12 | sulphites
Moscato d'Asti, asti spumante, asti, brachetto | 阿斯蒂甜氣酒 | 6 | #f2e0a0 | fruity 1.8, acidity 0.45, sweet 0.85 | sulphites
Lambrusco, sparkling red wine | 藍布魯斯科 | 10 | #6a1028 | fruity 1.4, acidity 0.5, sweet 0.3 | sulphites
Sparkling sake | 氣泡清酒 | 6 | #f2eede | fruity 0.8, sweet 0.6, acidity 0.4
`,

  beer: `
Lager, beer, pilsner, corona, light beer, heineken, carlsberg, budweiser | 啤酒, 拉格啤酒 | 4.8 | #e8b23a | bitter 0.6, herbal 0.2, sweet 0.1 | gluten
Ale, pale ale, india pale ale, ipa, bitter ale, amber ale | 麥酒 | 5.5 | #c88030 | bitter 1.3, herbal 0.4, fruity 0.3, sweet 0.15 | gluten
Wheat beer, witbier, hefeweizen, white beer | 小麥啤酒 | 5 | #ecc860 | bitter 0.3, fruity 0.5, spicy 0.2, sweet 0.15 | gluten
Stout, guinness, porter, guinness stout, dark beer | 黑啤, 健力士 | 4.5 | #1c0f0a | bitter 1, sweet 0.15 | gluten
Sour beer, lambic, gose, berliner weisse, kriek | 酸啤酒 | 5 | #e0a050 | acidity 0.8, fruity 1, sweet 0.2 | gluten
Apple cider, hard cider, cider, dry cider | 蘋果酒, 西打 | 5 | #e4b848 | fruity 1.3, acidity 0.5, sweet 0.35 | sulphites
Pear cider, perry | 梨酒 | 5 | #ecd890 | fruity 1.3, acidity 0.4, sweet 0.4 | sulphites
Hard seltzer, alcopop, smirnoff ice, zima, hooch | 果味氣泡酒 | 5 | - | fruity 0.5, sweet 0.2, acidity 0.2
Alcoholic ginger beer, crabbies | 酒精薑啤 | 4.5 | #e6d6a4 | spicy 1.3, sweet 0.7, acidity 0.2
`,

  juice: `
Lemon juice, juice of lemon | 檸檬汁 | 0 | #f2ecb0 | acidity 5, citrus 1.8, sweet 0.15
Lime juice, juice of lime, key lime juice | 青檸汁 | 0 | #dfe8b5 | acidity 5, citrus 1.8, sweet 0.1
Yuzu juice | 日本柚子汁 | 0 | #f0dc7a | acidity 4.2, citrus 1.6, sweet 0.1
Calamansi juice, kumquat juice, kalamansi juice, sudachi juice, kabosu juice | 酸柑汁, 金桔汁 | 0 | #e8c24a | acidity 4.2, citrus 1.4, sweet 0.2
Orange juice, tropicana | 橙汁, 鮮橙汁 | 0 | #f7a325 | sweet 0.65, acidity 0.8, citrus 1.7, fruity 1.2
Blood orange juice | 血橙汁 | 0 | #d8402c | sweet 0.65, acidity 0.9, citrus 1.8, fruity 1.3
Mandarin juice, tangerine juice, clementine juice, satsuma juice | 柑汁 | 0 | #f49020 | sweet 0.75, acidity 0.7, citrus 1.8, fruity 1.3
Grapefruit juice, pink grapefruit juice, ruby red grapefruit juice, white grapefruit juice | 西柚汁 | 0 | #f08a78 | sweet 0.55, acidity 1.8, citrus 1.3, fruity 1, bitter 1
Pomelo juice | 柚子汁 | 0 | #f0dca8 | sweet 0.6, acidity 1.1, citrus 1.2, fruity 0.9, bitter 0.6
Pineapple juice, pineapple puree | 菠蘿汁, 鳳梨汁 | 0 | #f3d254 | sweet 0.95, acidity 0.7, fruity 3
Cranberry juice, cranberry juice cocktail, cranberry cocktail | 紅莓汁 | 0 | #c2183f | sweet 0.85, acidity 1, fruity 2.2, bitter 0.2
Pomegranate juice | 石榴汁 | 0 | #a0142c | sweet 0.9, acidity 0.9, fruity 2.4, bitter 0.2
Apple juice, cloudy apple juice, pressed apple juice, unfermented apple cider, apple cider nonalcoholic | 蘋果汁 | 0 | #e0b350 | sweet 0.8, acidity 0.5, fruity 2.2
Green apple juice, granny smith apple juice | 青蘋果汁 | 0 | #c8d860 | sweet 0.65, acidity 1, fruity 2.2
Pear juice, pear puree, pear nectar | 梨汁 | 0 | #ecdca0 | sweet 0.85, acidity 0.3, fruity 2.2
Grape juice, white grape juice, concord grape juice, red grape juice | 提子汁 | 0 | #6a2a5a | sweet 1.1, acidity 0.5, fruity 2.4
Verjus, verjuice | 酸葡萄汁 | 0 | #e8e4b0 | acidity 1.8, fruity 0.9, sweet 0.3
Peach puree, white peach puree, peach nectar, peach juice | 白桃蓉, 蜜桃汁 | 0 | #f4b183 | sweet 0.9, acidity 0.5, fruity 3
Apricot nectar, apricot juice, apricot puree | 杏桃汁 | 0 | #f0a048 | sweet 0.95, acidity 0.6, fruity 2.8
Mango puree, mango juice, mango nectar, mango pulp | 芒果蓉, 芒果汁 | 0 | #f6a21b | sweet 1.1, acidity 0.4, fruity 3.4
Passion fruit puree, passion fruit juice, passionfruit pulp, passion fruit pulp, passionfruit juice, passionfruit puree, maracuja juice | 熱情果蓉, 熱情果汁 | 0 | #e9a21f | sweet 0.7, acidity 2.4, fruity 4
Strawberry puree, strawberry juice | 士多啤梨蓉 | 0 | #d92f45 | sweet 0.7, acidity 0.7, fruity 3.2
Raspberry puree, raspberry juice | 紅桑子蓉 | 0 | #c2194a | sweet 0.5, acidity 1.2, fruity 3.6
Blackberry puree, blueberry puree, mixed berry puree, berry puree, blackcurrant juice, blueberry juice | 雜莓蓉 | 0 | #5a1a40 | sweet 0.6, acidity 1, fruity 3.2
Cherry juice, tart cherry juice, cherry puree, maraschino cherry juice, cherry syrup juice | 車厘子汁 | 0 | #8a1020 | sweet 0.9, acidity 1.1, fruity 2.8
Watermelon juice, watermelon puree | 西瓜汁 | 0 | #ef5160 | sweet 0.6, acidity 0.1, fruity 2.2
Melon juice, honeydew juice, cantaloupe juice | 蜜瓜汁 | 0 | #c8dc8a | sweet 0.7, acidity 0.1, fruity 2.2
Lychee juice, lychee puree, lychee syrup juice | 荔枝汁 | 0 | #f5ebe6 | sweet 1.1, acidity 0.3, fruity 2.8
Guava juice, guava nectar, guava puree | 番石榴汁 | 0 | #f0908a | sweet 0.9, acidity 0.4, fruity 2.8
Papaya juice, banana puree, banana juice, soursop juice | 木瓜汁 | 0 | #f09850 | sweet 1, acidity 0.2, fruity 2.8
Kiwi juice, kiwi puree, gooseberry juice, rhubarb juice | 奇異果汁 | 0 | #a8c850 | sweet 0.7, acidity 1.4, fruity 2.4
Sugar cane juice, sugarcane juice | 蔗汁 | 0 | #d8cc8a | sweet 1, fruity 0.6, herbal 0.3
Sea buckthorn juice | 沙棘汁 | 0 | #f09020 | sweet 0.3, acidity 2.4, fruity 2
Tomato juice, clamato, clamato juice, v8, bloody mary mix, michelada mix | 番茄汁 | 0 | #b5281a | sweet 0.25, acidity 0.45, herbal 0.4, spicy 0.2
Carrot juice | 紅蘿蔔汁 | 0 | #f08020 | sweet 0.5, herbal 0.4, fruity 0.5
Beet juice, beetroot juice | 紅菜頭汁 | 0 | #7a1038 | sweet 0.6, herbal 0.6
Celery juice, green juice, kale juice | 西芹汁 | 0 | #a8c860 | herbal 1.6, sweet 0.1
Cucumber juice | 青瓜汁 | 0 | #b9d79a | herbal 1.2, fruity 0.4, sweet 0.1
Ginger juice, old ginger juice | 薑汁, 老薑汁 | 0 | #dcc07a | spicy 4.5, sweet 0.1
Aloe vera juice, aloe juice | 蘆薈汁 | 0 | #dfe8c0 | sweet 0.5, herbal 0.5
Coconut water | 椰青水 | 0 | - | sweet 0.3, fruity 0.7
Sour mix, sweet and sour mix, sweet and sour, margarita mix, sour mixer, bar mix | 酸甜汁 | 0 | #e8ecb0 | sweet 2.2, acidity 2.2, citrus 0.6
Piña colada mix, colada mix | 椰林飄香混合汁 | 0 | #f4ecc0 | sweet 2.4, fruity 2.6, acidity 0.4
Lemonade, homemade lemonade, pink lemonade, lemon squash | 檸檬水 | 0 | #f6f0b8 | sweet 0.85, acidity 0.8, citrus 0.7
Limeade, limeade concentrate | 青檸水 | 0 | #e4ecb8 | sweet 1, acidity 1, citrus 0.7
Fruit punch, hawaiian punch, tropical juice, multivitamin juice, kool aid, fruit juice, mixed fruit juice, tang | 雜果賓治 | 0 | #e0404a | sweet 0.9, acidity 0.5, fruity 2.2
Vinegar, apple cider vinegar, rice vinegar, balsamic vinegar, black vinegar | 醋 | 0 | #d8b060 | acidity 4.2, fruity 0.4
Olive brine, pickle brine, pickle juice, olive juice, brine | 橄欖鹽水 | 0 | #dcdca0 | acidity 0.7, herbal 0.5
?Juice, nectar, puree, smoothie | 果汁 | 0 | #f0b860 | sweet 0.8, acidity 0.6, fruity 2
?Sauce, paste | 醬汁 | 0 | - |
`,

  syrup: `
Sugar syrup, simple syrup, gomme syrup, gum syrup, bar syrup, liquid sugar, cane syrup, white sugar syrup, gomme | 糖漿 | 0 | - | sweet 4.6
Rich syrup, rich simple syrup, 2 1 syrup, corn syrup, glucose syrup | 濃糖漿 | 0 | - | sweet 6
Demerara syrup, brown sugar syrup, muscovado syrup, turbinado syrup, rich demerara syrup, piloncillo syrup | 黃糖漿 | 0 | #8a5020 | sweet 5.2, spicy 0.2
Okinawa brown sugar syrup, black sugar syrup, kuromitsu, molasses, treacle, golden syrup | 黑糖漿 | 0 | #4a2512 | sweet 6.2, spicy 0.4, bitter 0.2
Honey syrup, honey water, honey mix | 蜂蜜糖漿 | 0 | #d9a032 | sweet 4.8, herbal 0.3
Honey, raw honey, clear honey | 蜂蜜, 原蜜 | 0 | #d08e1e | sweet 8, herbal 0.5
Agave syrup, agave nectar, agave | 龍舌蘭蜜 | 0 | #e8c88a | sweet 6.4, herbal 0.1
Maple syrup | 楓糖漿 | 0 | #a05a1e | sweet 6.2, spicy 0.3
Ginger syrup, ginger honey syrup, honey ginger syrup | 薑汁糖漿 | 0 | #d8b25a | sweet 4.4, spicy 3.2
Cinnamon syrup, spiced syrup, spice syrup, chai syrup, allspice syrup, clove syrup, gingerbread syrup, dons spices, pumpkin spice syrup | 肉桂糖漿 | 0 | #b06a33 | sweet 4.5, spicy 3
Donn's mix, dons mix | 唐氏混合糖漿 | 0 | #f0b890 | sweet 1.9, acidity 1.1, fruity 1.3, spicy 1.1, bitter 0.6
Falernum syrup, falernum spice syrup, non alcoholic falernum | 法勒南香料糖漿 | 0 | #e6d7a0 | sweet 4.4, spicy 1.8, fruity 0.6 | tree-nuts
Cardamom syrup, star anise syrup, saffron syrup | 豆蔻糖漿 | 0 | #e8cf7a | sweet 4.5, spicy 2.4, herbal 0.8
Chilli syrup, jalapeno syrup, habanero syrup, pepper syrup, chile syrup | 辣椒糖漿 | 0 | #d4532b | sweet 4.4, spicy 4.5
Vanilla syrup | 雲呢拿糖漿 | 0 | #e8d8a8 | sweet 4.8, spicy 0.5
Caramel syrup, toffee syrup, caramel sauce, butterscotch syrup, salted caramel syrup | 焦糖糖漿 | 0 | #b06a20 | sweet 5 | milk
Chocolate syrup, chocolate sauce, mocha syrup, cacao syrup | 朱古力糖漿 | 0 | #3a1c10 | sweet 5, bitter 0.4
Coffee syrup | 咖啡糖漿 | 0 | #3a1e10 | sweet 4.6, bitter 0.6
Hazelnut syrup, pistachio syrup, walnut syrup, macadamia syrup, praline syrup | 榛子糖漿 | 0 | #c89a5a | sweet 4.8 | tree-nuts
Orgeat, almond syrup, orgeat syrup, orzata | 杏仁糖漿 | 0 | #efe3cc | sweet 4.8, fruity 0.4 | tree-nuts
Peanut syrup, peanut butter | 花生醬 | 0 | #b07a3a | sweet 2 | peanuts
Coconut syrup | 椰子糖漿 | 0 | #f4efe2 | sweet 4.6, fruity 1.6
Grenadine, grenadine syrup, pomegranate syrup, pomegranate molasses | 紅石榴糖漿 | 0 | #c4122f | sweet 4.8, fruity 2, acidity 0.4
Raspberry syrup, raspberry cordial | 紅桑子糖漿 | 0 | #c01c40 | sweet 4.3, fruity 3.2, acidity 0.5
Strawberry syrup | 士多啤梨糖漿 | 0 | #d82c40 | sweet 4.4, fruity 3, acidity 0.3
Blackberry syrup, blueberry syrup, blackcurrant syrup, mulberry syrup, berry syrup, blackcurrant cordial, ribena, blackcurrant squash | 莓果糖漿 | 0 | #5a1438 | sweet 4.3, fruity 3, acidity 0.6
Cranberry syrup, cherry syrup, hibiscus cherry syrup | 車厘子糖漿 | 0 | #a01428 | sweet 4.4, fruity 2.6, acidity 0.6
Passion fruit syrup, passionfruit syrup, fassionola | 熱情果糖漿 | 0 | #e8a02c | sweet 4, fruity 3.6, acidity 1.2
Pineapple syrup, pineapple gum syrup, pineapple gomme | 菠蘿糖漿 | 0 | #ecd05a | sweet 4.3, fruity 2.8, acidity 0.3
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
Jam, marmalade, preserves, orange marmalade, strawberry jam, apricot jam, raspberry jam, fruit preserves, lemon curd | 果醬 | 0 | #e08a2c | sweet 6, fruity 3, acidity 0.5, bitter 0.4
Root beer syrup, cola syrup, sarsaparilla syrup | 可樂糖漿 | 0 | #2a140a | sweet 4.5, spicy 0.8, herbal 0.8
?Syrup, cordial, squash, sirup, concentrate | 甜漿 | 0 | #e8d8a0 | sweet 4.2, fruity 1, acidity 0.5
`,

  soda: `
Soda water, club soda, sparkling water, seltzer, carbonated water, soda, sparkling mineral water, perrier, fizzy water, charged water | 梳打水, 蘇打水, 有氣水 | 0 | - |
Tonic water, tonic, schweppes tonic, indian tonic, mediterranean tonic | 湯力水 | 0 | - | sweet 0.65, bitter 0.8, acidity 0.3
Elderflower tonic | 接骨木花湯力水 | 0 | - | sweet 0.65, bitter 0.6, herbal 0.4, acidity 0.3
Bitter lemon, schweppes bitter lemon, russchian, schweppes russchian | 苦檸檬汽水 | 0 | #f0ecc0 | sweet 0.75, bitter 0.6, acidity 0.6, citrus 0.5
Ginger ale, dry ginger, canada dry | 薑汁汽水 | 0 | #ecd9a8 | sweet 0.65, spicy 0.7, acidity 0.2
Ginger beer | 薑汁啤, 薑啤 | 0 | #e6d6a4 | sweet 0.8, spicy 1.4, acidity 0.3
Lemon-lime soda, sprite, 7 up, lemon lime, seven up, lemon soda, lime soda, sparkling lemonade, mountain dew, surge, lemon lime soda, sprite lemonade, lemonade soda, fizzy lemonade | 七喜, 雪碧 | 0 | - | sweet 0.75, acidity 0.4, citrus 0.5
Cola, coca cola, coke, pepsi, pepsi cola, diet coke | 可樂 | 0 | #2a120a | sweet 0.8, acidity 0.3, spicy 0.4
Orange soda, fanta, aranciata, orangina, orange fanta | 橙味汽水 | 0 | #f79a2a | sweet 0.85, acidity 0.4, citrus 0.8, fruity 0.6
Grapefruit soda, ting, squirt, pink grapefruit soda, san pellegrino pompelmo, fresca | 西柚梳打 | 0 | #f6b7a6 | sweet 0.75, acidity 0.6, citrus 0.7, fruity 0.5, bitter 0.3
Cherry soda, cherry cola, dr pepper, black cherry soda | 櫻桃汽水 | 0 | #5a1414 | sweet 0.85, fruity 0.9, spicy 0.2, acidity 0.2
Cream soda, vanilla soda | 忌廉梳打 | 0 | #f0c46a | sweet 0.9, spicy 0.1
Root beer, sarsaparilla, sarsi, birch beer | 沙士 | 0 | #3a1c0e | sweet 0.9, herbal 0.7, spicy 0.3
Fruit soda, strawberry soda, raspberry soda, grape soda, apple soda, pineapple soda, peach soda, sparkling apple juice, appletiser, sparkling grape juice | 果味汽水 | 0 | #e89aa0 | sweet 0.85, fruity 1.3, acidity 0.3
Sanbitter, crodino, bitter soda, non alcoholic bitter soda, chinotto | 苦味汽水 | 0 | #d02030 | sweet 0.9, bitter 1.6, herbal 0.8, citrus 0.4
Energy drink, red bull, monster | 能量飲品 | 0 | #e8d86a | sweet 0.85, acidity 0.5, fruity 0.7
Kombucha, water kefir, jun | 康普茶 | 0.5 | #d8a858 | sweet 0.3, acidity 0.6, herbal 0.3, fruity 0.4
Salted lime soda, calpis soda, calpico soda | 鹹檸梳打 | 0 | #eef0e0 | sweet 0.7, acidity 0.5, citrus 0.4
Cucumber soda, herbal soda, yuzu soda | 草本梳打 | 0 | - | sweet 0.5, herbal 0.5, fruity 0.4, acidity 0.2
Alcohol-free beer, non alcoholic beer, malt drink, malta | 無酒精啤酒 | 0.4 | #e8b23a | bitter 0.6, sweet 0.3 | gluten
Alcohol-free sparkling wine, non alcoholic prosecco, dealcoholised sparkling wine | 無酒精氣酒 | 0.3 | #f4e2a0 | fruity 0.9, acidity 0.6, sweet 0.4 | sulphites
?Soft drink, pop, fizzy drink, sparkling drink, sparkling | 汽水 | 0 | - | sweet 0.8, acidity 0.3, fruity 0.5
`,

  'zero-proof': `
Alcohol-free gin, non alcoholic gin, botanical zero, alcohol free botanical spirit, seedlip, non alcoholic spirit, distilled non alcoholic spirit | 無酒精草本蒸餾液 | 0 | - | herbal 2.2
Alcohol-free rum, non alcoholic rum, alcohol free whiskey, non alcoholic whiskey, lyres | 無酒精冧酒 | 0 | #b8742a | spicy 0.5, sweet 0.4
Alcohol-free aperitif, non alcoholic aperitif, bitter zero, alcohol free bitter aperitif, non alcoholic campari, wilfreds | 無酒精苦味開胃酒 | 0 | #d8342c | sweet 1.7, herbal 1.6, bitter 2.4, citrus 0.8
Alcohol-free vermouth, non alcoholic vermouth, alcohol free sweet vermouth | 無酒精苦艾酒 | 0 | #8a2a20 | sweet 1.2, herbal 1.4, bitter 0.6, acidity 0.3
Alcohol-free wine, non alcoholic wine, dealcoholised wine | 無酒精葡萄酒 | 0.3 | #e8d0a0 | fruity 0.9, acidity 0.6, sweet 0.4 | sulphites
Alcohol-free triple sec, non alcoholic triple sec | 無酒精橙皮酒 | 0 | - | sweet 2.4, citrus 1.8
`,

  'tea-coffee': `
Black tea, tea, ceylon black tea, english breakfast tea, assam tea, darjeeling, iced tea, ceylon tea, brewed tea, hot tea | 紅茶, 錫蘭紅茶, 茶 | 0 | #8a3b12 | bitter 0.7, herbal 0.9
Sweet iced tea, lemon iced tea, iced tea lemon, peach iced tea, lemon tea | 凍檸茶 | 0 | #a85a20 | sweet 0.6, acidity 0.5, citrus 0.6, bitter 0.4
Earl Grey tea, earl grey, lady grey | 伯爵茶 | 0 | #8a4016 | bitter 0.7, herbal 1.1, citrus 0.4
Green tea, sencha, longjing, dragon well tea | 綠茶 | 0 | #cfd07a | bitter 0.7, herbal 1.3
Matcha, matcha powder, uji matcha, green tea powder | 抹茶 | 0 | #7f9a3a | bitter 1.4, herbal 2.2
Hojicha, genmaicha, roasted green tea, barley tea, buckwheat tea | 焙茶 | 0 | #8a5530 | bitter 0.6, herbal 0.9, spicy 0.2
Oolong tea, oolong, dancong, dancong oolong, roasted oolong, tieguanyin, dancong tea, da hong pao, milk oolong | 烏龍茶 | 0 | #b8752f | bitter 0.6, herbal 1.3, fruity 0.3
Jasmine tea, jasmine green tea, osmanthus tea | 茉莉花茶 | 0 | #d9c06a | bitter 0.5, herbal 1.6, fruity 0.2
White tea, silver needle | 白茶 | 0 | #e4d498 | bitter 0.3, herbal 0.6, fruity 0.3
Pu-erh tea, pu erh, ripe pu erh, dark tea, lapsang souchong, smoked tea | 普洱茶 | 0 | #4a1c0c | bitter 0.8, herbal 1.2, spicy 0.3
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
Milk tea, silk stocking milk tea, thai tea, thai milk tea | 奶茶, 絲襪奶茶 | 0 | #c69c6d | sweet 0.4, bitter 0.6, herbal 0.5 | milk
Espresso, espresso shot, ristretto | 特濃咖啡 | 0 | #2b140a | bitter 2.6, acidity 0.3 | | 30
Coffee, filter coffee, black coffee, hot coffee, brewed coffee, americano coffee, strong coffee, iced coffee | 咖啡 | 0 | #33190c | bitter 1.3, acidity 0.15
Cold brew coffee, cold brew, cold brew concentrate, coffee concentrate | 冷萃咖啡 | 0 | #2f170b | bitter 1.4, fruity 0.2
Coffee with milk, latte, cappuccino, cafe latte, yuenyeung | 鮮奶咖啡 | 0 | #b08858 | bitter 0.8, sweet 0.3 | milk
Instant coffee, coffee powder, espresso powder, coffee grounds, ground coffee | 即溶咖啡 | 0 | #2b140a | bitter 4
Hot chocolate, cocoa, cocoa drink, chocolate milk, drinking chocolate, chocolate milkshake | 熱朱古力 | 0 | #6a3a20 | sweet 0.9, bitter 0.3 | milk
Simmered cola, hot cola | 煲可樂 | 0 | #3a1a0e | sweet 0.8, spicy 0.8, acidity 0.3
Horchata, rice milk, atole | 米漿 | 0 | #f2e8d4 | sweet 0.8, spicy 0.5
`,

  dairy: `
Milk, fresh milk, whole milk, semi skimmed milk, warm milk, hot milk | 鮮奶, 牛奶 | 0 | #fbf7ee | sweet 0.3 | milk
Cream, heavy cream, double cream, light cream, single cream, fresh cream, half and half, whipping cream, whipped cream, coffee cream, creamer | 忌廉, 淡忌廉 | 0 | #fdf8ec | sweet 0.25 | milk
Condensed milk, sweetened condensed milk | 煉奶 | 0 | #f3e0b0 | sweet 5.2 | milk
Evaporated milk | 花奶, 淡奶 | 0 | #f3e3c3 | sweet 0.8 | milk
Buttermilk, kefir, ayran | 酪乳 | 0 | #f8f2e2 | acidity 0.8, sweet 0.3 | milk
Yoghurt, yogurt, greek yogurt, lassi | 乳酪 | 0 | #f8f4ea | acidity 0.9, sweet 0.4 | milk
Yakult, calpico, calpis, probiotic milk drink, yogurt drink | 益力多 | 0 | #e9c9a0 | sweet 1.1, acidity 0.7, fruity 0.4 | milk
Butter, brown butter | 牛油 | 0 | #f6e08a | | milk | 10
Vanilla ice cream, ice cream, gelato, soft serve, chocolate ice cream, coffee ice cream | 雪糕 | 0 | #fbf0d0 | sweet 1.5 | milk, eggs | 60
Sorbet, sherbet, lemon sorbet, orange sherbet, raspberry sherbet, lime sherbet | 雪葩 | 0 | #f8e08a | sweet 1.8, acidity 0.7, fruity 1.8 | | 60
Egg white, egg whites, pasteurised egg white, albumen | 蛋白 | 0 | - | | eggs | 30
Egg yolk, yolk | 蛋黃 | 0 | #f4b83a | | eggs | 18
Egg, whole egg | 雞蛋, 全蛋 | 0 | #f4d890 | | eggs | 48
Eggnog, egg nog | 蛋奶酒 | 0 | #f6e6b8 | sweet 1.3, spicy 0.4 | milk, eggs
Aquafaba, chickpea water, vegan foamer, foaming bitters, foamer, wonderfoam | 鷹嘴豆水 | 0 | - |
Cream of coconut, coco lopez, coconut cream, sweetened coconut cream, coconut puree | 椰漿, 椰子忌廉 | 0 | #f8f4ea | sweet 3.4, fruity 1.8
Coconut milk, unsweetened coconut milk | 椰奶 | 0 | #f7f3ea | sweet 0.3, fruity 1.2
Oat milk, oat drink | 燕麥奶 | 0 | #e9dcc3 | sweet 0.4 | gluten
Almond milk, cashew milk, hazelnut milk, nut milk | 杏仁奶 | 0 | #f0e6d4 | sweet 0.3 | tree-nuts
Soy milk, soya milk, soybean milk | 豆漿 | 0 | #f4ead0 | sweet 0.3 | soybeans
Cream cheese, mascarpone, cheese foam, milk foam | 芝士奶蓋 | 0 | #fcf6e4 | sweet 0.6 | milk
`,

  water: `
Water, still water, filtered water, spring water, mineral water, hot water, boiling water, cold water, warm water, dilution | 水, 熱水 | 0 | - |
Beef stock, bouillon, broth, beef bouillon, chicken stock, dashi | 牛肉湯 | 0 | #8a5a30 | herbal 0.3
`,

  fruit: `
Lemon, meyer lemon, fragrant guangdong lemon | 檸檬 | 0 | #f0d84a | acidity 7, citrus 3.6 | | 100
Lime, key lime | 青檸 | 0 | #9fc95a | acidity 4.5, citrus 2.4 | | 65
Salted lime, preserved lemon | 鹹檸檬 | 0 | #8a6a2a | acidity 3, citrus 1 | | 40
Kumquat, calamansi | 金桔 | 0 | #f0a030 | acidity 1, citrus 0.8, sweet 0.2 | | 15
Orange, navel orange | 橙 | 0 | #f79a2a | sweet 2, acidity 1.8, citrus 3.5, fruity 2.5 | | 150
Blood orange | 血橙 | 0 | #d8402c | sweet 2, acidity 2, citrus 3.5, fruity 2.5 | | 140
Mandarin, tangerine, clementine | 柑 | 0 | #f58a1f | sweet 1.5, acidity 1, citrus 2.5, fruity 1.8 | | 90
Grapefruit, pink grapefruit | 西柚 | 0 | #f4907a | sweet 3, acidity 7, citrus 4.2, fruity 3, bitter 3 | | 240
Pomelo, pomelo pulp | 柚子, 柚子肉 | 0 | #f4d9b0 | sweet 1, acidity 1, citrus 1.4, fruity 1, bitter 0.5 | | 60
Yuzu fruit, yuzu | 日本柚子 | 0 | #f0d24a | acidity 4, citrus 2.4 | | 90
Lemon peel, lemon twist, lemon zest, lemon rind | 檸檬皮 | 0 | - | citrus 0.4, herbal 0.1 | | 3
Orange peel, orange twist, orange zest, orange rind, orange spiral | 橙皮 | 0 | - | citrus 0.5, herbal 0.1 | | 4
Lime peel, lime zest, lime twist, grapefruit peel, grapefruit twist, citrus peel, grapefruit zest | 青檸皮 | 0 | - | citrus 0.4, herbal 0.1 | | 3
Tangerine peel, aged tangerine peel, dried tangerine peel | 陳皮 | 0 | #7a4a20 | citrus 0.4, herbal 0.6, bitter 0.3 | | 3
Apple, red apple, green apple, granny smith, fuji apple | 蘋果 | 0 | #f0e0b0 | sweet 3, acidity 1.2, fruity 4 | | 150
Pear | 梨 | 0 | #ecdca0 | sweet 3, acidity 0.4, fruity 4 | | 150
Peach, white peach, nectarine | 桃 | 0 | #f4b183 | sweet 2.5, acidity 1, fruity 5 | | 130
Apricot | 杏桃 | 0 | #f0a048 | sweet 0.8, acidity 0.6, fruity 2 | | 40
Plum, fresh plum, damson | 李子 | 0 | #8a2040 | sweet 1.2, acidity 0.9, fruity 2.5 | | 60
Preserved plum, salted plum, umeboshi, dried plum | 話梅 | 0 | #7d3a26 | acidity 0.8, fruity 0.8, sweet 0.3 | sulphites | 6
Cherry, fresh cherry, cherries | 車厘子 | 0 | #8a1020 | sweet 0.2, acidity 0.1, fruity 0.7 | | 8
Maraschino cherry, cocktail cherry, luxardo cherry, brandied cherry, amarena cherry, glace cherry | 酒漬櫻桃 | 0 | #7a1020 | sweet 0.5, fruity 0.5 | sulphites | 6
Strawberry, strawberries | 士多啤梨 | 0 | #d92f45 | sweet 0.2, acidity 0.2, fruity 1.1 | | 15
Raspberry, raspberries | 紅桑子 | 0 | #c2194a | sweet 0.05, acidity 0.15, fruity 0.6 | | 4
Blackberry, blackberries, mulberry | 黑莓 | 0 | #3a1030 | sweet 0.08, acidity 0.12, fruity 0.6 | | 5
Blueberry, blueberries, huckleberry | 藍莓 | 0 | #38285a | sweet 0.04, fruity 0.2 | | 1.5
Cranberry, cranberries, fresh cranberry | 紅莓 | 0 | #b01832 | acidity 0.1, fruity 0.2 | | 1.2
Redcurrant, blackcurrant, currants, mixed berries, berries, frozen berries | 雜莓 | 0 | #7a1838 | sweet 0.04, acidity 0.1, fruity 0.3 | | 3
Grape, grapes, white grape, red grape, green grape, raisins | 提子 | 0 | #b8c870 | sweet 0.2, acidity 0.05, fruity 0.3 | | 5
Kiwi, kiwi fruit, kiwifruit | 奇異果 | 0 | #8ab83a | sweet 1.6, acidity 1.4, fruity 4 | | 75
Pineapple, pineapple chunk, pineapple piece | 菠蘿 | 0 | #f3d254 | sweet 0.8, acidity 0.5, fruity 2.5 | | 30
Mango | 芒果 | 0 | #f6a21b | sweet 6, acidity 1, fruity 6 | | 200
Papaya | 木瓜 | 0 | #f09850 | sweet 4, fruity 5 | | 200
Banana | 香蕉 | 0 | #f4e4a8 | sweet 3.5, fruity 5 | | 110
Passion fruit, passionfruit, maracuja | 熱情果 | 0 | #e9a21f | sweet 0.5, acidity 1.2, fruity 3 | | 20
Lychee, longan, rambutan | 荔枝 | 0 | #f5ebe6 | sweet 0.4, fruity 0.9 | | 12
Dragon fruit, guava, star fruit, soursop | 火龍果 | 0 | #e0408a | sweet 2, fruity 3 | | 100
Watermelon, watermelon chunk | 西瓜 | 0 | #ef5160 | sweet 0.5, fruity 1.2 | | 30
Melon, cantaloupe, honeydew | 蜜瓜 | 0 | #c8dc8a | sweet 0.6, fruity 1.3 | | 30
Pomegranate seeds, pomegranate, pomegranate seed | 石榴籽 | 0 | #b01830 | sweet 0.3, acidity 0.2, fruity 0.6 | | 8
Fig, date, prune, red date, jujube | 無花果 | 0 | #6a3440 | sweet 1.2, fruity 1.4 | | 20
Coconut, desiccated coconut, coconut flakes, shredded coconut | 椰子 | 0 | #faf6ee | sweet 0.3, fruity 0.8 | | 10
Rhubarb | 大黃 | 0 | #e06a70 | acidity 1.5, fruity 1 | | 50
Tamarind | 羅望子 | 0 | #7a3c18 | acidity 1.2, sweet 0.5, fruity 0.8 | | 15
Tomato, cherry tomato | 番茄 | 0 | #c8382a | acidity 0.3, herbal 0.4, sweet 0.2 | | 40
Cucumber, cucumber ribbon | 青瓜 | 0 | #b9d79a | herbal 4, fruity 1 | | 160
Olive, green olive, black olive | 橄欖 | 0 | - | herbal 0.2 | | 4
Pickle, gherkin, cocktail onion, pickled onion, onion, capers | 醃青瓜 | 0 | - | acidity 0.2, herbal 0.2 | | 8
Carrot, beetroot, pumpkin, pumpkin puree, sweet potato, taro | 紅蘿蔔 | 0 | #f08020 | sweet 0.8, herbal 0.5, fruity 0.6 | | 60
Bell pepper, capsicum, red pepper | 甜椒 | 0 | #d83a20 | herbal 1, spicy 0.3 | | 60
Avocado | 牛油果 | 0 | #c8d880 | herbal 0.5 | | 150
?Fruit, berry | 生果 | 0 | #d86a78 | sweet 0.2, acidity 0.2, fruity 1 | | 5
`,

  herb: `
Mint, mint leaf, spearmint, peppermint, fresh mint | 薄荷, 薄荷葉 | 0 | #5d9b45 | herbal 4 | | 1.2
Basil, basil leaf, thai basil, holy basil | 羅勒, 羅勒葉, 九層塔 | 0 | #4d8b3a | herbal 4 | | 3
Rosemary | 迷迭香 | 0 | #6a8a5a | herbal 1.4 | | 1.5
Thyme, lemon thyme, oregano, marjoram | 百里香 | 0 | #7a945a | herbal 1.1 | | 1
Sage | 鼠尾草 | 0 | #90a880 | herbal 1.6 | | 1.5
Coriander leaf, cilantro, fresh coriander, parsley | 芫荽 | 0 | #5a9a3a | herbal 1.6 | | 2
Dill, fennel frond, tarragon, chervil, fennel | 刁草 | 0 | #7aa050 | herbal 1.6 | | 1.5
Shiso, perilla, shiso leaf | 紫蘇 | 0 | #6a3a5a | herbal 2.4 | | 2
Lemongrass, lemon verbena, lemon balm, kaffir lime leaf, lime leaf, makrut lime leaf, curry leaf, bay leaf | 香茅 | 0 | #b8c878 | herbal 1.6, citrus 0.4 | | 4
Pandan leaf, pandan | 班蘭葉 | 0 | #5a9a4a | herbal 1.4, sweet 0.1 | | 4
Celery, celery stalk, celery stick | 西芹 | 0 | #a8c860 | herbal 1.4 | | 40
Arugula, rocket, watercress, sorrel, nasturtium | 火箭菜 | 0 | #6a9a3a | herbal 1.6, spicy 0.4 | | 3
Lavender, lavender sprig, dried lavender | 薰衣草 | 0 | #9a84c0 | herbal 1.8 | | 1
Rose petal, rose bud, edible flower, orchid, elderflower, hibiscus flower, dried hibiscus, jasmine flower, chrysanthemum, violet flower, osmanthus, chamomile flower, flowers | 花瓣 | 0 | #e8a0b8 | herbal 0.4 | | 1
Angelica root, gentian root, licorice root, liquorice, wormwood, hops, juniper berries | 草本根莖 | 0 | #a88a58 | herbal 1.4, bitter 0.8 | | 2
Tea leaves, tea bag, green tea leaves | 茶葉, 茶包 | 0 | #8a5a20 | herbal 1, bitter 1 | | 2
Wheatgrass, spinach, kale | 小麥草 | 0 | #4a8a3a | herbal 1.4 | | 5
?Herb, leaf, sprig, flower, blossom | 香草 | 0 | #6a9a50 | herbal 1.2 | | 2
`,

  spice: `
Ginger, fresh ginger, ginger root, galangal, ginger slice | 薑 | 0 | #d9b566 | spicy 3 | | 15
Candied ginger, crystallised ginger, stem ginger | 糖薑 | 0 | #e0b860 | spicy 1, sweet 0.8 | | 6
Ground ginger, ginger powder | 薑粉 | 0 | #d8b070 | spicy 2 | | 1
Chilli, chili, chilli pepper, chili pepper, birds eye chilli, jalapeno, habanero, serrano, red chilli, thai chilli | 辣椒, 指天椒 | 0 | #d3321f | spicy 4 | | 8
Chilli powder, chili powder, cayenne, cayenne pepper, chilli flakes, tajin, paprika | 辣椒粉 | 0 | #c03a1c | spicy 2.4 | | 0.6
Black pepper, pepper, peppercorn, pink peppercorn, white pepper, szechuan pepper, sichuan pepper, ground pepper | 胡椒, 四川花椒 | 0 | #3a302a | spicy 0.8 | | 0.4
Cinnamon, cinnamon stick, ground cinnamon, cassia, cinnamon powder | 肉桂 | 0 | #8a5230 | spicy 1.8 | | 3
Star anise, aniseed, anise, fennel seed, anise seed | 八角 | 0 | #6a3a20 | spicy 0.9, herbal 0.9 | | 1.5
Clove, cloves, ground cloves | 丁香 | 0 | #4a2a1a | spicy 0.5 | | 0.1
Cardamom, cardamom pod, green cardamom | 豆蔻 | 0 | #b8b880 | spicy 0.6, herbal 0.4 | | 0.2
Nutmeg, grated nutmeg, mace, ground nutmeg | 肉豆蔻 | 0 | #8a5a38 | spicy 1 | | 1
Allspice, allspice berry, pimento, mixed spice, pumpkin spice, five spice, ground allspice | 多香果 | 0 | #6a3a22 | spicy 1 | | 0.5
Vanilla, vanilla bean, vanilla pod, vanilla sugar | 雲呢拿 | 0 | #3a2412 | spicy 0.6, sweet 0.2 | | 3
Coriander seed, cumin, cumin seed, caraway seed, mustard seed, celery seed, ground coriander, asafoetida | 香料籽 | 0 | #a8884a | spicy 0.5, herbal 0.4 | | 0.5
Celery salt, celery salt rim | 西芹鹽 | 0 | #d8dcb0 | herbal 0.3 | | 1
Turmeric, saffron, curry powder | 黃薑 | 0 | #e0a020 | spicy 0.6, herbal 0.4 | | 1
Horseradish, wasabi, mustard | 辣根 | 0 | #eee8c8 | spicy 2 | | 5
Salt, sea salt, kosher salt, table salt, flaky salt, black salt, msg | 鹽, 海鹽 | 0 | - | | | 1
Tonka bean, cacao nib, cocoa bean | 零陵香豆 | 0 | #3a2014 | spicy 0.4, bitter 0.3 | | 1
Coffee beans, coffee bean | 咖啡豆 | 0 | #2b140a | bitter 0.1 | | 0.15
Citric acid, malic acid, tartaric acid, lactic acid, acid phosphate, acid powder | 檸檬酸 | 0 | - | acidity 2.8 | | 1
?Spice, seed, powder | 香料 | 0 | #8a5a30 | spicy 0.8 | | 1
`,

  sweet: `
Sugar, white sugar, caster sugar, superfine sugar, granulated sugar, powdered sugar, icing sugar, cane sugar, sugar cube, rock sugar | 糖, 白糖, 方糖 | 0 | - | sweet 1 | | 4
Brown sugar, demerara sugar, muscovado sugar, raw sugar, palm sugar, turbinado sugar, brown sugar cube, jaggery, piloncillo | 黃糖 | 0 | #8a5020 | sweet 1, spicy 0.05 | | 4
Chocolate, dark chocolate, milk chocolate, chocolate chips, grated chocolate, white chocolate, chocolate shavings | 朱古力 | 0 | #4a2412 | sweet 0.6, bitter 0.3 | milk, soybeans | 5
Cocoa powder, cacao powder, unsweetened cocoa | 可可粉 | 0 | #4a2818 | bitter 0.8 | | 3
Candy, sweets, marshmallow, marshmallows, gummy bears, jelly beans, candy cane, cotton candy, snickers, skittles, jello, gelatin | 糖果 | 0 | #f0b0c0 | sweet 1, fruity 0.3 | | 5
Biscuit, cookie, oreo, graham cracker, wafer, oreo cookie, digestive biscuit | 餅乾 | 0 | #a87a48 | sweet 0.8 | gluten, milk | 10
Almonds, nuts, pistachios, walnuts, hazelnuts, pecan | 果仁 | 0 | #c89a60 | | tree-nuts | 2
Peanuts | 花生 | 0 | #c89a60 | | peanuts | 1
Tapioca pearls, boba, brown sugar tapioca pearls, popping boba | 珍珠, 黑糖珍珠 | 0 | #2e1810 | sweet 1 | | 30
Sago, chia seeds, basil seeds, grass jelly, aiyu jelly, coconut jelly, nata de coco | 西米, 仙草, 椰果 | 0 | #f4f1e8 | sweet 0.4 | | 30
Red beans, sweet red beans, mung beans, red bean paste | 紅豆, 蜜紅豆 | 0 | #6a1f1f | sweet 2 | | 30
Oats, cornflakes, malt powder, milo, ovaltine, horlicks, malted milk powder | 麥芽粉 | 0 | #b08850 | sweet 0.8 | gluten, milk | 8
Sesame, sesame oil, black sesame, sesame paste, olive oil, truffle oil | 芝麻 | 0 | #3a3430 | herbal 0.3 | | 3
Shrimp, prawn, bacon, clam juice, oyster | 海鮮 | 0 | - | | crustaceans, molluscs | 15
?Nut | 硬果 | 0 | #c89a60 | | tree-nuts | 2
`,

  ice: `
Ice, ice cubes, crushed ice, cracked ice, pebble ice, large ice cube, shaved ice, ice cube, dry ice | 冰, 碎冰 | 0 | - |
`,
} as const;
