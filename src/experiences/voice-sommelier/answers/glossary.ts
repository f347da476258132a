/**
 * What a bar's bottles, syrups and roots are, for guests who have never heard of them: by the word that was said, or by
 * the ingredient it is a word for. Strengths are those usual in the trade. Phones load this file with the parser.
 */
import { text } from '#domain/text/bilingual.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';

type Explained = readonly [en: string, zhHK: string];

export const GLOSSARY: Readonly<Record<string, Explained>> = {
  vodka: [
    'a clear spirit of grain or potatoes with hardly a taste of its own, about 40%',
    '穀物或者薯仔整嘅透明烈酒，本身冇乜味，大約 40%',
  ],
  gin: ['a clear spirit that tastes of juniper and herbs, about 40%', '杜松子同草本味嘅透明烈酒，大約 40%'],
  rum: [
    'a spirit of sugar cane, white and light or aged and dark, about 40%',
    '蔗糖整嘅烈酒，白嘅清爽，陳年嘅濃，大約 40%',
  ],
  cachaca: [
    'a Brazilian spirit of fresh cane juice, grassier than rum, about 40%',
    '巴西鮮蔗汁烈酒，草青味重過冧酒，大約 40%',
  ],
  tequila: [
    'a Mexican spirit of blue agave, peppery and green, about 40%',
    '墨西哥藍色龍舌蘭烈酒，有胡椒同青草味，大約 40%',
  ],
  mezcal: [
    'a Mexican agave spirit whose roasting makes it smoky, about 45%',
    '烤過龍舌蘭心先蒸餾嘅墨西哥烈酒，有煙燻味，大約 45%',
  ],
  whisky: ['a spirit of grain, aged in casks of oak, about 40%', '穀物烈酒，喺橡木桶陳年，大約 40%'],
  bourbon: [
    'American whiskey of maize, sweet with vanilla and oak, about 45%',
    '粟米整嘅美國威士忌，甜甜哋有雲呢拿同橡木味，大約 45%',
  ],
  scotch: ['whisky from Scotland, some of it smoky, about 40%', '蘇格蘭威士忌，有啲有煙味，大約 40%'],
  'islay scotch': [
    'Scotch from an island of peat: smoke, salt and iodine, about 46%',
    '艾雷島泥煤威士忌：煙、鹽同藥水味，大約 46%',
  ],
  rye: [
    'American whiskey of rye, drier and spicier than bourbon, about 45%',
    '黑麥整嘅美國威士忌，乾身啲、辛香啲，大約 45%',
  ],
  brandy: ['a spirit of wine, aged in oak, about 40%', '葡萄酒蒸餾再入桶陳年，大約 40%'],
  cognac: ['brandy from around Cognac in France, about 40%', '法國干邑區嘅白蘭地，大約 40%'],
  baijiu: [
    'a Chinese spirit of sorghum, pungent and fruity at once, about 50%',
    '高粱整嘅中國白酒，又嗆又有果香，大約 50%',
  ],
  soju: ['a mild Korean spirit, about 17%', '溫和嘅韓國燒酒，大約 17%'],
  shochu: ['a Japanese spirit of barley, rice or sweet potato, about 25%', '大麥、米或者番薯整嘅日本燒酎，大約 25%'],
  sake: ['Japanese rice wine, about 15%', '米釀嘅日本酒，大約 15%'],
  absinthe: ['a very strong spirit of aniseed and wormwood, about 60%', '大茴香同苦艾整嘅烈酒，好烈，大約 60%'],
  vermouth: [
    'wine with herbs and a little spirit, dry or sweet, about 16%',
    '加咗草本同少少烈酒嘅葡萄酒，有乾有甜，大約 16%',
  ],
  sherry: [
    'a Spanish wine with a little spirit, from bone dry to sweet, about 16%',
    '加咗少少烈酒嘅西班牙葡萄酒，由好乾到甜都有，大約 16%',
  ],
  port: ['a sweet red wine from Portugal with a little spirit, about 20%', '加咗烈酒嘅葡萄牙甜紅酒，大約 20%'],
  campari: [
    'a bright red Italian bitter of herbs and orange peel, about 25%',
    '鮮紅色意大利苦酒，草本同橙皮味，大約 25%',
  ],
  aperol: [
    'a bittersweet orange Italian aperitif, milder than Campari, 11%',
    '苦甜橙味嘅意大利開胃酒，溫和過金巴利，11%',
  ],
  amaro: ['an Italian bitter liqueur of roots and herbs, about 30%', '意大利草根苦味甜酒，大約 30%'],
  jagermeister: ['a German liqueur of 56 herbs, 35%', '德國草本甜酒，用 56 種草本，35%'],
  chartreuse: [
    'a liqueur of a hundred and thirty herbs that monks make, sweet and fierce, about 50%',
    '修道士用百三種草本整嘅甜酒，又甜又烈，大約 50%',
  ],
  'triple sec': ['a clear liqueur of orange peel, sweet, about 40%', '橙皮味甜酒，大約 40%'],
  'blue curacao': ['orange liqueur that is coloured blue, about 25%', '染咗藍色嘅橙皮甜酒，大約 25%'],
  amaretto: ['a liqueur that tastes of almonds, about 28%', '杏仁味甜酒，大約 28%'],
  'irish cream': ['cream with Irish whiskey, about 17%', '忌廉加愛爾蘭威士忌，大約 17%'],
  'coffee liqueur': ['a sweet liqueur of coffee, about 20%', '咖啡甜酒，大約 20%'],
  limoncello: ['a sweet liqueur of lemon peel, about 28%', '檸檬皮甜酒，大約 28%'],
  umeshu: ['a Japanese liqueur of green plums, sweet and sour, about 12%', '日本青梅浸嘅酒，酸酸甜甜，大約 12%'],
  'creme de cassis': ['a liqueur of blackcurrants, about 16%', '黑加侖子甜酒，大約 16%'],
  'creme de menthe': ['a liqueur of mint, about 24%', '薄荷甜酒，大約 24%'],
  'creme de violette': ['a liqueur of violets, about 20%', '紫羅蘭花甜酒，大約 20%'],
  drambuie: ['a liqueur of Scotch, honey and herbs, 40%', '蘇格蘭威士忌、蜜糖同草本整嘅甜酒，40%'],
  benedictine: ['a French liqueur of 27 herbs and honey, 40%', '27 種草本同蜜糖整嘅法國甜酒，40%'],
  galliano: ['an Italian liqueur of vanilla and aniseed, about 42%', '雲呢拿同大茴香味嘅意大利甜酒，大約 42%'],
  advocaat: ['a thick Dutch liqueur of egg yolk and brandy, about 17%', '蛋黃同白蘭地整嘅荷蘭濃甜酒，大約 17%'],
  makgeolli: ['cloudy Korean rice wine, a little fizzy, about 6%', '奶白微氣嘅韓國米釀，大約 6%'],
  mead: ['wine of honey, about 12%', '蜜糖釀嘅酒，大約 12%'],
  cider: ['fermented apple juice, about 5%', '發酵蘋果汁，大約 5%'],
  champagne: ['sparkling wine from Champagne, dry and fine, about 12%', '法國香檳區嘅氣酒，乾身幼細，大約 12%'],
  prosecco: [
    'sparkling wine from the north of Italy, light and fruity, about 11%',
    '意大利北部氣酒，輕身有果味，大約 11%',
  ],
  bitters: [
    'drops of roots, peel and spice that season a drink, strong, of which a dash is enough',
    '草根、果皮同香料浸嘅濃縮調味酒，一兩滴就夠',
  ],
  tonic: ['a soft drink that quinine makes bitter, no alcohol', '加咗奎寧、有苦味嘅汽水，冇酒精'],
  'ginger beer': [
    'a fizzy soft drink of ginger, hot rather than sweet, hardly ever with alcohol',
    '薑味汽水，辣多過甜，一般冇酒精',
  ],
  grenadine: ['a red syrup of pomegranate, no alcohol', '紅石榴糖漿，冇酒精'],
  orgeat: [
    'a sweet syrup of almonds, no alcohol: not for who can’t have nuts',
    '杏仁糖漿，甜，冇酒精；對果仁敏感就唔好飲',
  ],
  falernum: [
    'a Caribbean syrup or liqueur of lime, clove, ginger and almond',
    '加勒比海香料糖漿或甜酒，有青檸、丁香、薑同杏仁味',
  ],
  agave: ['a syrup of the plant that tequila is made of, no alcohol', '龍舌蘭糖漿，冇酒精'],
  'worcestershire sauce': ['a dark, sour and salty sauce of anchovies and vinegar', '鯷魚同醋整嘅深色醬汁，酸酸鹹鹹'],
  shiso: ['a Japanese leaf between mint and basil', '日本香草葉，味道介乎薄荷同羅勒'],
  lemongrass: ['a grass that smells of lemon', '有檸檬香嘅草'],
  pandan: ['a green leaf that tastes of vanilla and rice', '綠色嘅葉，有雲呢拿同米香'],
  yuzu: ['a Japanese citrus, sour and very fragrant', '日本柑橘，酸而好香'],
  pomelo: ['a large mild citrus, less bitter than grapefruit', '沙田柚一類嘅大柚，味道溫和，冇西柚咁苦'],
  calamansi: [
    'a small sour citrus of the Philippines, between lime and mandarin',
    '菲律賓青金桔，酸，味道介乎青檸同柑',
  ],
  kumquat: ['a tiny orange that is eaten with its peel', '連皮食嘅細橙'],
  'salted lime': [
    'lime or lemon kept in salt for years, sour, salty and deep',
    '鹹柑桔或者鹹檸檬，用鹽醃幾年，又酸又鹹',
  ],
  'tangerine peel': ['tangerine peel dried for years: bitter, sweet and fragrant', '曬乾陳咗幾年嘅柑皮，甘香帶苦'],
  'salted plum': ['a plum dried with salt and sugar, sour, salty and sweet', '鹽糖醃嘅梅，酸鹹甜'],
  longan: ['a small fruit like a smoky lychee', '似荔枝，帶少少煙燻甜味'],
  lychee: ['a sweet white fruit that smells of roses', '清甜嘅白色果肉，有玫瑰香'],
  osmanthus: ['a small flower that smells of apricots', '細細朵嘅花，有杏脯香'],
  elderflower: ['a white flower that tastes of lychee and pear', '白色細花，似荔枝同梨咁香'],
  'hibiscus tea': ['a red, sour tea of hibiscus flowers, no caffeine', '紅色花茶，酸，冇咖啡因'],
  'butterfly pea tea': ['a tea of blue flowers that turns violet with lemon', '藍色花茶，遇到檸檬會變紫'],
  'chrysanthemum tea': ['a mild, sweet tea of flowers, no caffeine', '清甜花茶，冇咖啡因'],
  'earl grey': ['black tea with bergamot', '加咗佛手柑香嘅紅茶'],
  oolong: ['a tea between green and black, roasted and floral', '介乎綠茶同紅茶，有焙火香同花香'],
  tamarind: ['a brown sour fruit, like dates with lemon', '啡色酸果，似棗加檸檬'],
  rhubarb: ['a sour stalk that is cooked like fruit', '酸味嘅莖，當水果咁煮'],
  'sichuan pepper': ['a husk that smells of citrus and makes the tongue tingle', '有柑橘香嘅香料，會令條脷麻麻哋'],
  'star anise': ['a spice that tastes of liquorice', '甘草味嘅香料'],
  yakult: ['a sweet, sour drink of fermented milk', '酸甜乳酸飲品'],
  sago: ['small chewy pearls of palm starch', '煙韌嘅細粒'],
  taro: ['a purple root, creamy and nutty', '粉糯有香味嘅根'],
  'grass jelly': ['a black, slightly bitter herbal jelly', '黑色，微苦嘅草本啫喱'],
  'winter melon': ['a mild gourd, cooked with sugar for tea', '味道清甜嘅瓜，加糖煲茶'],
  kombucha: ['fermented tea, sour and a little fizzy, hardly any alcohol', '發酵茶，酸酸哋有少少氣，酒精好少'],
  'root beer': ['a soft drink of roots and vanilla, no alcohol', '草根同雲呢拿味汽水，冇酒精'],
};

/** @returns nothing where the word needs no explanation, or none is known; "gin drink" is no gin */
export function explained(said: string, id: string): BilingualText | undefined {
  const word = said.toLowerCase().replace('ç', 'c');
  const found = GLOSSARY[word] ?? (IS_ELSE.test(word) ? undefined : GLOSSARY[id]);
  return found && text(...found);
}

/** What word lists hear as something near that it is not. */
const IS_ELSE = /drinks?$|cocktails?$|^(?:malibu|jello shot|maraschino|kirsch|luxardo|花雕酒?|紹興酒|黃酒|玫瑰露酒?)$/;
