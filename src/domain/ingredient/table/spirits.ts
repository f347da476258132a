/** Spirits. Format: ../ingredient-table.ts. */
export const SPIRITS = {
  spirit: `
Vodka, absolut, smirnoff, grey goose, stolichnaya, stoli, ketel one, finlandia, belvedere | 伏特加 | 40 | - |
Lemon vodka, citron vodka, vodka citron, absolut citron, citrus vodka, lemon flavored vodka | 檸檬伏特加 | 40 | - | citrus 1
Orange vodka, mandarin vodka, absolut mandrin | 香橙伏特加 | 40 | - | citrus 0.8, fruity 0.6
Vanilla vodka, absolut vanilia | 雲呢拿伏特加 | 40 | - | sweet 0.2, spicy 0.1, mellow 1.5
Raspberry vodka, berry vodka, absolut kurant, currant vodka, absolut raspberri | 紅桑子伏特加 | 40 | - | fruity 1.5
Peach vodka | 蜜桃伏特加 | 40 | - | fruity 1.5
Cranberry vodka | 紅莓伏特加 | 40 | - | fruity 1.2, acidity 0.1
Pear vodka | 梨味伏特加 | 40 | - | fruity 1.2
Pepper vodka, absolut peppar, chilli vodka, chili vodka | 辣椒伏特加 | 40 | - | spicy 3
Bison grass vodka, zubrowka | 野牛草伏特加 | 38 | - | herbal 1.5, spicy 0.1
Gin, london dry gin, dry gin, beefeater, tanqueray, bombay sapphire, gordons, hendricks, monkey 47, roku gin | 氈酒, 倫敦氈酒, 琴酒, 金酒, 杜松子酒 | 41 | - | herbal 1.1, spicy 0.05, citrus 0.3
Old Tom gin, ransom old tom | 老湯姆氈酒 | 42 | - | herbal 0.9, sweet 0.3, citrus 0.2
Plymouth gin | 普利茅夫氈酒 | 41.2 | - | herbal 1, citrus 0.3
Navy strength gin | 海軍強度氈酒 | 57 | - | herbal 1.3, citrus 0.3
Genever, jenever, holland gin, bols genever | 荷蘭氈酒 | 40 | - | herbal 0.7, spicy 0.1, sweet 0.2
Pink gin, strawberry gin, rhubarb gin | 粉紅氈酒 | 38 | #f4b6c0 | herbal 0.5, fruity 1.5, sweet 0.6
Citrus gin, lemon gin | 柑橘氈酒 | 40 | - | herbal 0.8, citrus 1
White rum, light rum, silver rum, blanco rum, clear rum, bacardi, bacardi superior, carta blanca, havana club 3, plantation 3 stars, cuban rum, puerto rican rum | 白冧酒, 白蘭姆酒, 白冧, 白蘭姆, 白朗姆酒, 白朗姆 | 40 | - | sweet 0.05, fruity 0.3, mellow 0.4
Rum, ron | 冧酒, 蘭姆酒, 朗姆酒, 朗姆, 蘭姆 | 40 | #d8a860 | sweet 0.1, fruity 0.4, spicy 0.05, mellow 0.7
Gold rum, amber rum, golden rum, anejo rum, aged rum, appleton, mount gay, barbados rum, rum anejo | 金冧酒, 陳年冧酒, 金冧 | 40 | #b8742a | sweet 0.1, fruity 0.5, spicy 0.1, mellow 1
Dark rum, black rum, myers rum, goslings, blackstrap rum, meyers dark rum | 黑冧酒, 黑冧, 黑蘭姆酒, 黑蘭姆, 黑朗姆酒, 黑朗姆 | 40 | #5a2d14 | sweet 0.1, fruity 0.5, spicy 0.1, mellow 1.3
Demerara rum, el dorado, guyana rum | 德麥拉拉冧酒 | 40 | #6a3818 | sweet 0.1, fruity 0.5, spicy 0.1, mellow 1.3
Jamaican rum, smith and cross | 牙買加冧酒 | 43 | #a8642a | sweet 0.1, fruity 1, spicy 0.1, mellow 1
Overproof rum, 151 rum, 151 proof rum, wray and nephew, bacardi 151, plantation oftd, lemon hart 151, stroh rum | 高濃度冧酒 | 63 | #c89a58 | fruity 0.9, spicy 0.1, mellow 0.6
Rhum agricole, agricole rum, martinique rum, rhum, rhum jm | 農業冧酒 | 50 | - | herbal 0.6, fruity 0.6
Spiced rum, captain morgan, kraken rum, sailor jerry | 香料冧酒 | 35 | #9a5a20 | spicy 1.2, sweet 0.4, mellow 1.5
Coconut rum, malibu, malibu rum, coconut liqueur, batida de coco | 椰子冧酒 | 21 | - | sweet 1.8, fruity 2, mellow 2
Pineapple rum | 菠蘿冧酒 | 40 | #c08a3a | fruity 1.8, sweet 0.4
Banana rum | 香蕉冧酒 | 35 | - | fruity 1.8, sweet 0.5
Lemon rum, bacardi limon, citrus rum | 檸檬冧酒 | 35 | - | citrus 1.2, sweet 0.3
Cachaca, cachaça | 卡莎薩, 巴西甘蔗酒 | 40 | - | herbal 0.4, fruity 0.4
Batavia arrack, arrack, arak batavia | 亞力酒 | 45 | #e4cf9a | spicy 0.1, fruity 0.6
Tequila, jose cuervo, patron tequila, don julio | 龍舌蘭酒, 龍舌蘭, 特其拉 | 40 | - | herbal 0.4, spicy 0.05
Blanco tequila, silver tequila, tequila plata, white tequila | 白龍舌蘭酒 | 40 | - | herbal 0.4, spicy 0.05
Reposado tequila, gold tequila, tequila oro | 微陳龍舌蘭酒 | 40 | #dcb45a | herbal 0.3, spicy 0.1, mellow 0.4
Añejo tequila, extra anejo tequila, aged tequila | 陳年龍舌蘭酒 | 40 | #b87a30 | herbal 0.2, spicy 0.1, sweet 0.1, mellow 0.8
Mezcal, smoky tequila | 梅斯卡爾酒 | 42 | - | herbal 0.4, spicy 0.1
Raicilla, bacanora, sotol | 索托酒 | 42 | - | herbal 0.6
Bourbon, bourbon whiskey, american whiskey, jim beam, jack daniels, wild turkey, makers mark, tennessee whiskey, buffalo trace | 波本威士忌, 波本, 波旁威士忌, 波旁 | 43 | #b5651d | spicy 0.1, sweet 0.05, mellow 1
Rye whiskey, rye, rittenhouse, bulleit rye, canadian rye | 裸麥威士忌 | 45 | #b0601e | spicy 0.1, mellow 0.4
Whiskey, whisky, blended whiskey, cask proof whiskey, cask strength whiskey | 威士忌 | 42 | #bc7428 | spicy 0.1, mellow 0.7
Scotch, scotch whisky, blended scotch, johnnie walker, famous grouse, chivas, single malt, speyside | 蘇格蘭威士忌 | 40 | #c47f2c | spicy 0.1, mellow 0.5
Islay scotch, peated scotch, peated whisky, laphroaig, ardbeg, lagavulin, islay whisky | 泥煤威士忌 | 46 | #c98a35 | spicy 0.1, herbal 0.3
Irish whiskey, jameson, bushmills, tullamore dew, powers | 愛爾蘭威士忌 | 40 | #c58a3a | spicy 0.05, fruity 0.2, mellow 0.6
Canadian whisky, crown royal, canadian club | 加拿大威士忌 | 40 | #bf7a2c | spicy 0.1, mellow 0.6
Japanese whisky, suntory, nikka, hibiki | 日本威士忌 | 43 | #c8872f | spicy 0.05, mellow 0.6
White whiskey, moonshine, white dog | 私釀威士忌 | 50 | - | spicy 0.05
Cinnamon whisky, fireball, fireball whisky | 肉桂威士忌 | 33 | #c07a30 | spicy 3.5, sweet 1.2, mellow 0.5
Honey whiskey, jack daniels honey | 蜂蜜威士忌 | 35 | #c8862c | sweet 1.3, spicy 0.1, mellow 1.5
Peanut butter whiskey, skrewball | 花生醬威士忌 | 35 | #b5722c | sweet 1.4, mellow 1.5 | peanuts
Brandy, fundador, metaxa, brandy de jerez | 白蘭地 | 40 | #a85a1e | fruity 0.6, spicy 0.05, sweet 0.05, mellow 0.7
Cognac, hennessy, remy martin, courvoisier, martell | 干邑 | 40 | #a85a1e | fruity 0.6, spicy 0.1, sweet 0.05, mellow 0.7
Armagnac | 雅文邑 | 42 | #a0561e | fruity 0.6, spicy 0.1, mellow 0.6
Pisco, pisco quebranta, chilean pisco | 皮斯科 | 42 | - | fruity 0.6, herbal 0.2
Grappa, marc | 格拉巴 | 42 | - | fruity 0.5, herbal 0.3
Apple brandy, calvados, applejack, lairds | 蘋果白蘭地 | 42 | #c07f34 | fruity 1.3, spicy 0.05, mellow 0.3
Pear brandy, pear eau de vie, poire williams, williams pear brandy | 梨子白蘭地 | 41 | - | fruity 1.6
Kirsch, kirschwasser, cherry eau de vie | 櫻桃白蘭地 | 42 | - | fruity 1.3
Slivovitz, plum brandy, mirabelle, rakija, palinka | 梅子白蘭地 | 42 | - | fruity 1.3
Framboise eau de vie, raspberry eau de vie | 紅桑子生命之水 | 42 | - | fruity 1.5
Apricot eau de vie, barack | 杏桃生命之水 | 42 | - | fruity 1.4
Aquavit, akvavit, linie | 阿夸維特 | 41 | #e6dcb0 | herbal 2, spicy 0.4
Everclear, grain alcohol, neutral spirit, rectified spirit | 高濃度中性酒精 | 75 | - |
Raki, arak | 亞拉克茴香酒 | 45 | - | herbal 4.5
Baijiu, moutai, maotai, erguotou, kaoliang, fen chiew | 白酒, 高粱酒 | 52 | - | fruity 1, herbal 0.8
Rose baijiu, mei kuei lu chiew | 玫瑰露酒 | 54 | - | herbal 1.2, fruity 0.8, sweet 0.5
Shochu, barley shochu, imo shochu | 燒酎 | 25 | - | herbal 0.2
Soju | 燒酒, 韓國燒酒 | 17 | - | sweet 0.3
?Spirit, eau de vie, hard liquor, distillate, firewater, liquor | 烈酒 | 40 | - |
`,
} as const;
