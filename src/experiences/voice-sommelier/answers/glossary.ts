/**
 * What a bar's bottles, syrups and roots are, for guests who have never heard of them. Strengths are those usual in the
 * trade. Phones load this file with the parser. Source: docs/decisions/0197.
 */
import { text } from '#domain/text/bilingual.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';

/** Each by the words that name it and nothing else: word lists hear Ribena as cassis, which it is not. */
export const GLOSSARY: readonly (readonly [words: string, en: string, zhHK: string])[] = [
  [
    'vodka,伏特加,伏特加酒',
    'a clear spirit of grain or potatoes with hardly a taste of its own, about 40%',
    '穀物或者薯仔整嘅透明烈酒，本身冇乜味，大約 40%',
  ],
  [
    'gin,london dry,氈酒,琴酒,金酒,氈,杜松子酒,倫敦氈酒',
    'a clear spirit that tastes of juniper and herbs, about 40%',
    '杜松子同草本味嘅透明烈酒，大約 40%',
  ],
  [
    'rum,white rum,aged rum,dark rum,冧酒,冧,蘭姆酒,朗姆酒,白冧酒,陳年冧酒',
    'a spirit of sugar cane, white and light or aged and dark, about 40%',
    '蔗糖整嘅烈酒，白嘅清爽，陳年嘅濃，大約 40%',
  ],
  [
    'cachaca,卡莎薩',
    'a Brazilian spirit of fresh cane juice, grassier than rum, about 40%',
    '巴西鮮蔗汁烈酒，草青味重過冧酒，大約 40%',
  ],
  [
    'tequila,blanco,reposado,anejo,龍舌蘭,龍舌蘭酒,特基拉',
    'a Mexican spirit of blue agave, peppery and green, about 40%',
    '墨西哥藍色龍舌蘭烈酒，有胡椒同青草味，大約 40%',
  ],
  [
    'mezcal,梅斯卡爾,梅茲卡爾',
    'a Mexican agave spirit whose roasting makes it smoky, about 45%',
    '烤過龍舌蘭心先蒸餾嘅墨西哥烈酒，有煙燻味，大約 45%',
  ],
  [
    'whisky,whiskey,irish whiskey,irish whisky,japanese whisky,威士忌,威士忌酒,日本威士忌,愛爾蘭威士忌',
    'a spirit of grain, aged in casks of oak, about 40%',
    '穀物烈酒，喺橡木桶陳年，大約 40%',
  ],
  [
    'bourbon,波本,波本威士忌',
    'American whiskey of maize, sweet with vanilla and oak, about 45%',
    '粟米整嘅美國威士忌，甜甜哋有雲呢拿同橡木味，大約 45%',
  ],
  ['scotch,蘇格蘭威士忌', 'whisky from Scotland, some of it smoky, about 40%', '蘇格蘭威士忌，有啲有煙味，大約 40%'],
  [
    'islay scotch,peated islay scotch,islay whisky,艾雷島威士忌,泥煤威士忌',
    'Scotch from an island of peat: smoke, salt and iodine, about 46%',
    '艾雷島泥煤威士忌：煙、鹽同藥水味，大約 46%',
  ],
  [
    'rye,rye whiskey,rye whisky',
    'American whiskey of rye, drier and spicier than bourbon, about 45%',
    '黑麥整嘅美國威士忌，乾身啲、辛香啲，大約 45%',
  ],
  ['brandy,白蘭地', 'a spirit of wine, aged in oak, about 40%', '葡萄酒蒸餾再入桶陳年，大約 40%'],
  ['cognac,干邑,干邑白蘭地', 'brandy from around Cognac in France, about 40%', '法國干邑區嘅白蘭地，大約 40%'],
  [
    'baijiu,kaoliang,中國白酒,高粱酒,白乾',
    'a Chinese spirit of sorghum, pungent and fruity at once, about 50%',
    '高粱整嘅中國白酒，又嗆又有果香，大約 50%',
  ],
  ['soju,韓國燒酒,燒酒', 'a mild Korean spirit, about 17%', '溫和嘅韓國燒酒，大約 17%'],
  [
    'shochu,燒酎',
    'a Japanese spirit of barley, rice or sweet potato, about 25%',
    '大麥、米或者番薯整嘅日本燒酎，大約 25%',
  ],
  ['sake,清酒,日本清酒', 'Japanese rice wine, about 15%', '米釀嘅日本酒，大約 15%'],
  [
    'absinthe,艾碧斯',
    'a very strong spirit of aniseed and wormwood, about 60%',
    '大茴香同苦艾整嘅烈酒，好烈，大約 60%',
  ],
  [
    'vermouth,dry vermouth,sweet vermouth,苦艾酒,味美思,香艾酒',
    'wine with herbs and a little spirit, dry or sweet, about 16%',
    '加咗草本同少少烈酒嘅葡萄酒，有乾有甜，大約 16%',
  ],
  [
    'sherry,fino,fino sherry,雪莉酒,雪莉',
    'a Spanish wine with a little spirit, from bone dry to sweet, about 16%',
    '加咗少少烈酒嘅西班牙葡萄酒，由好乾到甜都有，大約 16%',
  ],
  [
    'port,port wine,砵酒,波特酒',
    'a sweet red wine from Portugal with a little spirit, about 20%',
    '加咗烈酒嘅葡萄牙甜紅酒，大約 20%',
  ],
  [
    'campari,金巴利',
    'a bright red Italian bitter of herbs and orange peel, about 25%',
    '鮮紅色意大利苦酒，草本同橙皮味，大約 25%',
  ],
  [
    'aperol,艾普羅',
    'a bittersweet orange Italian aperitif, milder than Campari, 11%',
    '苦甜橙味嘅意大利開胃酒，溫和過金巴利，11%',
  ],
  ['amaro,阿瑪羅', 'an Italian bitter liqueur of roots and herbs, about 30%', '意大利草根苦味甜酒，大約 30%'],
  ['jagermeister', 'a German liqueur of 56 herbs, 35%', '德國草本甜酒，用 56 種草本，35%'],
  [
    'chartreuse,green herbal liqueur,查特酒,修道院酒',
    'a liqueur of a hundred and thirty herbs that monks make, sweet and fierce, about 50%',
    '修道士用百三種草本整嘅甜酒，又甜又烈，大約 50%',
  ],
  [
    'triple sec,orange liqueur,橙皮酒,橙味甜酒',
    'a clear liqueur of orange peel, sweet, about 40%',
    '橙皮味甜酒，大約 40%',
  ],
  [
    'blue curacao,blue curaçao,藍橙酒',
    'orange liqueur that is coloured blue, about 25%',
    '染咗藍色嘅橙皮甜酒，大約 25%',
  ],
  ['amaretto', 'a liqueur that tastes of almonds, about 28%', '杏仁味甜酒，大約 28%'],
  ['irish cream,愛爾蘭忌廉酒', 'cream with Irish whiskey, about 17%', '忌廉加愛爾蘭威士忌，大約 17%'],
  ['coffee liqueur,咖啡甜酒,咖啡酒', 'a sweet liqueur of coffee, about 20%', '咖啡甜酒，大約 20%'],
  ['limoncello', 'a sweet liqueur of lemon peel, about 28%', '檸檬皮甜酒，大約 28%'],
  [
    'umeshu,梅酒,青梅酒,日本梅酒',
    'a Japanese liqueur of green plums, sweet and sour, about 12%',
    '日本青梅浸嘅酒，酸酸甜甜，大約 12%',
  ],
  ['creme de cassis,cassis,黑加侖子酒', 'a liqueur of blackcurrants, about 16%', '黑加侖子甜酒，大約 16%'],
  ['creme de menthe', 'a liqueur of mint, about 24%', '薄荷甜酒，大約 24%'],
  ['creme de violette', 'a liqueur of violets, about 20%', '紫羅蘭花甜酒，大約 20%'],
  ['drambuie', 'a liqueur of Scotch, honey and herbs, 40%', '蘇格蘭威士忌、蜜糖同草本整嘅甜酒，40%'],
  ['benedictine', 'a French liqueur of 27 herbs and honey, 40%', '27 種草本同蜜糖整嘅法國甜酒，40%'],
  ['galliano', 'an Italian liqueur of vanilla and aniseed, about 42%', '雲呢拿同大茴香味嘅意大利甜酒，大約 42%'],
  ['advocaat', 'a thick Dutch liqueur of egg yolk and brandy, about 17%', '蛋黃同白蘭地整嘅荷蘭濃甜酒，大約 17%'],
  ['makgeolli,馬格利', 'cloudy Korean rice wine, a little fizzy, about 6%', '奶白微氣嘅韓國米釀，大約 6%'],
  ['mead', 'wine of honey, about 12%', '蜜糖釀嘅酒，大約 12%'],
  ['cider,hard cider,西打', 'fermented apple juice, about 5%', '發酵蘋果汁，大約 5%'],
  ['champagne,香檳', 'sparkling wine from Champagne, dry and fine, about 12%', '法國香檳區嘅氣酒，乾身幼細，大約 12%'],
  [
    'prosecco,普羅賽克,意大利氣酒',
    'sparkling wine from the north of Italy, light and fruity, about 11%',
    '意大利北部氣酒，輕身有果味，大約 11%',
  ],
  [
    'bitters,angostura,orange bitters,苦精,芳香苦精',
    'drops of roots, peel and spice that season a drink, about 45%, of which a dash is enough',
    '草根、果皮同香料浸嘅濃縮調味酒，大約 45%，一兩滴就夠',
  ],
  [
    'tonic,tonic water,湯力水,湯力',
    'a soft drink that quinine makes bitter, no alcohol',
    '加咗奎寧、有苦味嘅汽水，冇酒精',
  ],
  [
    'ginger beer,薑啤,薑汁啤,薑汁啤酒',
    'a fizzy soft drink of ginger, hot rather than sweet, hardly ever with alcohol',
    '薑味汽水，辣多過甜，一般冇酒精',
  ],
  ['grenadine,紅石榴糖漿', 'a red syrup of pomegranate, no alcohol', '紅石榴糖漿，冇酒精'],
  [
    'orgeat',
    'a sweet syrup of almonds, no alcohol: not for anyone who can’t have nuts',
    '杏仁糖漿，甜，冇酒精；對果仁敏感就唔好飲',
  ],
  [
    'falernum',
    'a Caribbean syrup or liqueur of lime, clove, ginger and almond',
    '加勒比海香料糖漿或甜酒，有青檸、丁香、薑同杏仁味',
  ],
  ['agave', 'a syrup of the plant that tequila is made of, no alcohol', '龍舌蘭糖漿，冇酒精'],
  [
    'worcestershire sauce,worcestershire',
    'a dark, sour and salty sauce of anchovies and vinegar',
    '鯷魚同醋整嘅深色醬汁，酸酸鹹鹹',
  ],
  ['shiso', 'a Japanese leaf between mint and basil', '日本香草葉，味道介乎薄荷同羅勒'],
  ['lemongrass', 'a grass that smells of lemon', '有檸檬香嘅草'],
  ['pandan', 'a green leaf that tastes of vanilla and rice', '綠色嘅葉，有雲呢拿同米香'],
  ['yuzu,日本柚子', 'a Japanese citrus, sour and very fragrant', '日本柑橘，酸而好香'],
  ['pomelo,沙田柚', 'a large mild citrus, less bitter than grapefruit', '沙田柚一類嘅大柚，味道溫和，冇西柚咁苦'],
  [
    'calamansi,calamondin',
    'a small sour citrus of the Philippines, between lime and mandarin',
    '菲律賓青金桔，酸，味道介乎青檸同柑',
  ],
  ['kumquat,金桔', 'a tiny orange that is eaten with its peel', '連皮食嘅細橙'],
  [
    'salted lime,鹹檸檬,鹹青檸,鹹柑桔',
    'lime or lemon kept in salt for years, sour, salty and deep',
    '鹹柑桔或者鹹檸檬，用鹽醃幾年，又酸又鹹',
  ],
  [
    'tangerine peel,aged tangerine peel,chenpi,chen pi,陳皮,新會陳皮',
    'tangerine peel dried for years: bitter, sweet and fragrant',
    '曬乾陳咗幾年嘅柑皮，甘香帶苦',
  ],
  [
    'salted plum,preserved plum,li hing mui,話梅',
    'a plum dried with salt and sugar, sour, salty and sweet',
    '鹽糖醃嘅梅，酸鹹甜',
  ],
  ['longan,龍眼,桂圓', 'a small fruit like a smoky lychee', '似荔枝，帶少少煙燻甜味'],
  ['lychee,荔枝', 'a sweet white fruit that smells of roses', '清甜嘅白色果肉，有玫瑰香'],
  ['osmanthus,桂花', 'a small flower that smells of apricots', '細細朵嘅花，有杏脯香'],
  ['elderflower,接骨木花', 'a white flower that tastes of lychee and pear', '白色細花，似荔枝同梨咁香'],
  [
    'hibiscus tea,hibiscus,roselle,洛神花',
    'a red, sour tea of hibiscus flowers, no caffeine',
    '紅色花茶，酸，冇咖啡因',
  ],
  [
    'butterfly pea tea,butterfly pea,butterfly pea flower,蝶豆花,蝶豆花茶',
    'a tea of blue flowers that turns violet with lemon',
    '藍色花茶，遇到檸檬會變紫',
  ],
  ['chrysanthemum tea,菊花茶,菊花', 'a mild, sweet tea of flowers, no caffeine', '清甜花茶，冇咖啡因'],
  ['earl grey', 'black tea with bergamot', '加咗佛手柑香嘅紅茶'],
  [
    'oolong,oolong tea,烏龍,烏龍茶',
    'a tea between green and black, roasted and floral',
    '介乎綠茶同紅茶，有焙火香同花香',
  ],
  ['tamarind', 'a brown sour fruit, like dates with lemon', '啡色酸果，似棗加檸檬'],
  ['rhubarb', 'a sour stalk that is cooked like fruit', '酸味嘅莖，當水果咁煮'],
  [
    'sichuan pepper,szechuan pepper,花椒,四川花椒',
    'a husk that smells of citrus and makes the tongue tingle',
    '有柑橘香嘅香料，會令條脷麻麻哋',
  ],
  ['star anise,八角', 'a spice that tastes of liquorice', '甘草味嘅香料'],
  ['yakult', 'a sweet, sour drink of fermented milk', '酸甜乳酸飲品'],
  ['sago,西米', 'small chewy pearls of palm starch', '煙韌嘅細粒'],
  ['taro,芋頭', 'a purple root, creamy and nutty', '粉糯有香味嘅根'],
  ['grass jelly,涼粉,仙草', 'a black, slightly bitter herbal jelly', '黑色，微苦嘅草本啫喱'],
  ['winter melon,冬瓜', 'a mild gourd, cooked with sugar for tea', '味道清甜嘅瓜，加糖煲茶'],
  ['kombucha', 'fermented tea, sour and a little fizzy, hardly any alcohol', '發酵茶，酸酸哋有少少氣，酒精好少'],
  ['root beer,沙士', 'a soft drink of roots and vanilla, no alcohol', '草根同雲呢拿味汽水，冇酒精'],
];

/** How a bar makes and serves things: known where what it means is asked, and no list of words of taste. */
const WAYS: readonly (readonly [words: string, en: string, zhHK: string])[] = [
  ['highball,高球', 'a spirit lengthened with a fizzy soft drink in a tall glass', '烈酒加有氣嘅飲品，用高身杯'],
  ['spritz', 'a bitter aperitif with sparkling wine and soda', '苦味開胃酒加氣酒同梳打'],
  ['sour,酸酒', 'a spirit shaken with citrus and sugar', '烈酒加檸檬或青檸同糖搖勻'],
  ['mule,騾子', 'a spirit with ginger beer and lime', '烈酒加薑啤同青檸'],
  ['swizzle', 'a long drink whirled with a stick in crushed ice', '用攪棒喺碎冰入面轉勻嘅長飲'],
  ['smash', 'a spirit shaken with pressed herbs and citrus', '烈酒加壓碎嘅香草同柑橘搖勻'],
  ['julep', 'a spirit with sugar and mint on crushed ice', '烈酒加糖同薄荷，用碎冰'],
  ['fizz', 'a sour lengthened with soda water', '酸酒再加梳打水'],
  ['collins', 'a sour with soda water, tall and over ice', '酸酒加梳打水，高身杯加冰'],
  ['colada', 'rum with pineapple and coconut', '冧酒加菠蘿同椰子'],
  ['toddy', 'a spirit with honey, lemon and hot water', '烈酒加蜜糖、檸檬同熱水'],
  ['flip', 'a spirit shaken with a whole egg', '烈酒加成隻蛋搖勻'],
  ['cobbler', 'wine with sugar and fruit on crushed ice', '葡萄酒加糖同生果，用碎冰'],
  ['neat,straight,淨飲', 'a spirit by itself, without ice', '淨係烈酒，唔加冰'],
  [
    'up,straight up,served up',
    'chilled with ice and strained, so that no ice is in the glass',
    '用冰整凍再隔冰，杯入面冇冰',
  ],
  ['on the rocks,rocks', 'over ice', '加冰'],
  ['muddle,muddled,muddling', 'pressed in the glass, to bring out juice and oils', '喺杯入面壓碎，逼出汁同香味'],
  ['float,floated', 'poured so gently that it lies on top', '輕輕倒喺面，浮喺上層'],
  ['twist', 'a strip of citrus peel, wrung over the glass', '一條柑橘皮，喺杯面扭出香味'],
  ['dash', 'a few drops', '幾滴'],
  ['chaser', 'something milder drunk after a shot', '飲完一口烈酒之後飲嘅淡嘢'],
  ['shot', 'a small glass of spirit, drunk at once', '一細杯烈酒，一口飲晒'],
  ['mocktail,virgin,無酒精雞尾酒', 'a cocktail without alcohol', '冇酒精嘅雞尾酒'],
  ['aperitif,aperitivo,開胃酒', 'a dry or bitter drink before a meal', '飯前飲，乾身或者帶苦'],
  ['digestif,餐後酒', 'a drink after a meal', '飯後飲'],
  ['nightcap,睡前酒', 'the last drink before bed', '瞓前最後一杯'],
  ['shrub', 'a syrup of fruit and vinegar', '生果同醋整嘅糖漿'],
  ['cordial', 'a sweet concentrated syrup of fruit or flowers', '生果或者花嘅濃縮糖漿'],
  ['infused,infusion', 'steeped in it, so that it tastes of it', '浸過，帶咗佢嘅味'],
  ['abv', 'the share of alcohol by volume', '酒精所佔嘅體積百分比'],
];

/** "What is a highball?", "what does neat mean?", highball 係咩意思. */
const ASKS_WAY = [
  /(?:^|[,.?!] ?)(?:(?:so|and|sorry|hi|hey|excuse me) )*wh?at(?:s| is| are|s meant by| is meant by| means?| do you mean by| does| does it mean,?)(?: (?:the|an?|this|to be))?(?: word)? ["“]?([a-z ]{2,12}?)["”]?(?: (?:means?|exactly|then|again|in (?:a )?(?:bar|cocktails?)|drinks?|cocktails?))*\W*$/i,
  /(?:^|[，。,.?？!] ?)(?:請問)?(?:咩|乜嘢?)(?:係|叫)(?:做)? ?([a-z ]{2,12}|\p{Script=Han}{2,7}?) ?[㗎嚟呀]*[\s\p{P}]*$/iu,
  /(?:^|[，。,.?？!] ?)(?:請問)?([a-z ]{2,12}?|\p{Script=Han}{2,7}?) ?(?:即係|係)(?:咩|乜嘢?)(?:意思)?[㗎嚟呀]*[\s\p{P}]*$/iu,
];
/** The word whose meaning is asked. */
export const wayAsked = (text: string): string | undefined =>
  ASKS_WAY.map((pattern) => pattern.exec(text)?.[1]?.trim().toLowerCase()).find((said) => said && BY_WAY.has(said));

const meanings = (rows: typeof WAYS): ReadonlyMap<string, BilingualText> =>
  new Map(rows.flatMap(([words, en, zhHK]) => words.split(',').map((word) => [word, text(en, zhHK)] as const)));
const [BY_WORD, BY_WAY] = [meanings(GLOSSARY), meanings(WAYS)];

/** @returns nothing where the word needs no explanation, or none is known */
export const explained = (said: string): BilingualText | undefined => BY_WORD.get(said.toLowerCase());

/** @param said as `wayAsked` found it */
export const wayExplained = (said: string): BilingualText | undefined => BY_WAY.get(said);
