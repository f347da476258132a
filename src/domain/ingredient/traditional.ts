/** Pairs of a simplified character and the one that the table has instead. */
const PAIRS =
  '与與业業丝絲丽麗义義乌烏乐樂乔喬买買云雲亚亞仑侖优優伞傘伦倫侬儂儿兒兰蘭兴興养養内內军軍农農冻凍凉涼凤鳳凯凱制製剑劍华華卜蔔双雙发發只隻叶葉号號咸鹹国國圆圓块塊坚堅坛罈头頭奥奧姜薑娇嬌宁寧宝寶宫宮宾賓对對尔爾层層岛島峡峽帅帥带帶干乾并並开開异異强強悦悅搅攪斓斕无無时時机機杂雜条條杰傑枣棗枫楓柠檸标標树樹榄欖槟檳樱櫻欧歐毡氈气氣汤湯泸瀘浆漿浓濃渍漬温溫湾灣滨濱点點炼煉烟煙烧燒热熱熏燻爱愛狮獅猕獼獭獺玛瑪环環盐鹽盖蓋礼禮禄祿笋筍签籤粮糧系係红紅约約纯純纳納纸紙绍紹绝絕维維绿綠缀綴缕縷缩縮罗羅胆膽脱脫腌醃芦蘆苏蘇苹蘋茎莖荟薈莱萊获獲萝蘿萨薩蓝藍虾蝦蚝蠔蚬蜆蛎蠣袜襪装裝许許诗詩话話诺諾调調贝貝贡貢赛賽车車轩軒边邊达達适適酱醬酿釀铁鐵锅鍋锐銳锡錫长長间間陈陳雾霧韩韓顺順顿頓预預颗顆风風飘飄飞飛饭飯饮飲饰飾饼餅馏餾马馬鱼魚鲁魯鲜鮮鲣鰹鳀鯷鳄鱷鸡雞鹤鶴鹰鷹麦麥黄黃龄齡龙龍';

/** A name in the characters of the table: owners paste simplified ones too. Source: docs/behaviour/alcohol-and-allergens.md "Strength by name". */
export const traditional = (name: string): string =>
  name
    .replaceAll(/\p{Script=Han}/gu, (said) => {
      const at = PAIRS.indexOf(said);
      return at % 2 === 0 ? (PAIRS[at + 1] ?? said) : said;
    })
    // Cognac, in both.
    .replaceAll('乾邑', '干邑');
