/**
 * Hears how strong a drink shall be in figures: "about 12 percent", "over 15%", "5 to 10%", 三四度. Source:
 * docs/behaviour/taste-requests.md "Strength in figures".
 */

/** In % by volume. */
export interface StatedStrength {
  /** Nothing of it, or stronger. */
  below?: number;
  /** At least. */
  from?: number;
  /** In between, or close to it: `said` is what the guest is told. */
  about?: { said: string; from: number; to: number };
}

const ENGLISH: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen,twenty'
      .split(',')
      .map((word, at) => [word, at + 2]),
  ),
  'twenty five': 25,
  thirty: 30,
  'thirty five': 35,
  forty: 40,
  fifty: 50,
};
const HAN = '一二三四五六七八九';
const NUMBER = String.raw`((?<![\d.])\d{1,2}(?:\.\d+)?|\b(?:${Object.keys(ENGLISH)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})|(?<![${HAN}十百])(?:[${HAN}]?十[${HAN}]?|[${HAN}兩]))`;

function figureOf(said: string): number {
  const word = said.toLowerCase();
  if (/^\d/.test(word)) return Number(word);
  const [tens, ones] = word.includes('十') ? word.split('十') : ['', word];
  const digit = (han: string | undefined) => (han === '兩' ? 2 : HAN.indexOf(han ?? '') + 1);
  return ENGLISH[word] ?? (word.includes('十') ? (tens ? digit(tens) * 10 : 10) : 0) + (ones ? digit(ones) : 0);
}

/** Of sugar, ice, fruit: no strength. */
const OF_ELSE = String.raw`(?! ?(?:(?:of )?(?:the )?(?:sugar|sweet|ice|juice|agave|cocoa|cacao|off\b|discount|tip|service|sure|dark|fruit|pure|real|natural|malt|rye|milk|fat|battery|chance)|[糖甜冰汁奶折]|[^，。,.]?(?:糖|甜度)))`;
const unitOf = (hasDegrees: boolean): string =>
  String.raw` ?(?:[%％](?! ?[%％])|percent(?!age)|per cent|pct\b${hasDegrees ? '|degrees?|度(?!數)|巴仙' : '|巴仙'})(?: ?(?:abv|alcohol|alc|by volume|vol)\b)?${OF_ELSE}`;
/** A temperature has degrees as well. */
const OF_HEAT =
  /outside|weather|temperature|celsius|\btoday\b|fever|天氣|出面|外面|氣溫|溫度|攝氏|高溫|個天|今日|發燒|燒到|[凍冰熱]到|幾十度/i;

const AROUND = String.raw`(?:about|around|roughly|approximately|approx|circa|close to|near(?:ly)?|say|maybe|somewhere (?:around|near|about)|in the region of|in the neighbou?rhood of|more or less|like|ca|give or take)`;
const LESS = String.raw`(?<!not )(?:under|below|less than|lower than|weaker than|lighter than|no (?:more|higher|stronger) than|not more than|not (?:over|above)|at most|up to|max(?:imum)?(?: of)?|within|beneath|south of|capped at|limit(?:ed)? (?:is|of|to))`;
const MORE = String.raw`(?:over|above|more than|at least|min(?:imum)?(?: of)?|upwards of|north of|exceed(?:s|ing)|no less than|not less than|not (?:under|below)|stronger than|higher than|starting (?:at|from)|past|beyond|from)`;
const MORE_HAN = '(?:超過|高過|高於|多過|勁過|大過|強過|至少|最少|起碼|最低|唔少過|唔低過|不少於|不低於|過)';
const LESS_HAN =
  '(?:低過|低於|(?<![唔不])少[過於]|細過|輕過|淡過|弱過|唔好?(?:超|高|多|勁|強)?過|不?(?:要|可)?超過|唔(?:可以|准|想|會|要|使)?超過|最多|最高|上限|唔高過|唔多過|不高於|不多於|未到)';
/** Speaks against what is stronger, before a figure or behind it. */
const AGAINST_BEFORE =
  /(?:\b(?:no|not|nothing|never|none|nor|don'?t|do not|can'?t|cannot|won'?t|isn'?t|avoid|without|unless|hate|skip|rather not|stay(?:ing)? away|keep (?:it )?from)\b|[唔冇無不勿避怕免忌咪戒])[^,.;!?，。；！？]{0,28}$/i;
const AGAINST_BEHIND =
  /^[^,.;!?，。；！？]{0,30}(?:[,，] ?(?:i|it|its|that|thats|makes|gives|gets|and|我|就|會)[^,.;!?，。；！？]{0,30})?(?:\b(?:too|kills?|knocks?|floor|drunk|tipsy|much|wasted|cant|cannot|wont|not|no|never|avoid|out|dead|headache|sick|limit|asleep|dont|forbidden|banned|off)\b|頂唔|[唔不]得|唔掂|唔要|唔好|唔想|唔飲|醉|死|暈|太|受唔|免|傷|頭痛|瞓)/i;
/** Asked of a drink, and wished for of none. */
const ASKED_OF =
  /\b(?:is|are|was|does|isnt|has|if|its)\b(?! there| anything| any)[^,.;!?]{0,40}$|(?:如果|若)[^，。]{0,12}$|係(?:咪|唔係)[^，。]{0,8}$|(?:\b(?:sugar|sweetness|ice|service|tip|charge|discount|tax|battery)\b|[糖甜冰電]|甜度|加一)[^,，.。]{0,10}$/i;
/** 有冇, 得唔得: asks, and is against nothing. */
const ASKS_HAN = /有[冇無]|有沒有|(.)[唔不]\1/g;
const isAgainst = (before: string, after = ''): boolean =>
  AGAINST_BEFORE.test(before.replace(ASKS_HAN, ' ')) || AGAINST_BEHIND.test(after.replace(ASKS_HAN, ' '));

type Read = (before: string, found: RegExpExecArray, after: string) => StatedStrength | undefined;

/**
 * What of a text says a strength in figures, and the text without it.
 * @param text without sums of money
 */
export function statedStrength(text: string): { strength: StatedStrength; rest: string } {
  let [strength, rest]: [StatedStrength, string] = [{}, normalised(text)];
  if (!HAS_FIGURE.test(rest)) return { strength, rest: text };
  const unit = unitOf(!OF_HEAT.test(text));
  for (const [pattern, read] of rulesWith(unit)) {
    const found = new RegExp(pattern, 'i').exec(rest);
    if (!found) continue;
    const [before, after] = [rest.slice(0, found.index), rest.slice(found.index + found[0].length)];
    const heard = read(before, found, after);
    if (!heard) continue;
    strength = { ...heard, ...strength };
    rest = `${before} ${after.replace(WOULD_BE_DRUNK, '')}`;
  }
  return { strength, rest: Object.keys(strength).length > 0 ? rest : text };
}
/** 超過十度我就醉: is not yet. */
const WOULD_BE_DRUNK = /^(?:我)?(?:就|即刻)(?:會)?[醉暈]/;
const HAS_FIGURE = /[%％度]|percent|per cent|\bpct\b|degree|abv|巴仙/i;

/** "ABV 12", "80 proof", 酒精度八. */
const normalised = (text: string): string =>
  text
    .replace(/\b(\d{2})(?: |-)?proof\b/gi, (_, proof: string) => `${Number(proof) / 2}%`)
    .replace(
      /\b(abv|alcohol (?:content|level))((?: (?:is|of|around|about|under|below|over|above|at least|at most|max|no more than))*) (\d{1,2}(?:\.\d)?)(?![\d%.]| ?(?:%|percent|per cent|to |-))/gi,
      '$1$2 $3%',
    )
    .replace(/(酒精(?:度|濃度)|度數)([係要約喺]?)(\d{1,2})(?![\d度%.])/g, '$1$2$3%');

function rulesWith(unit: string): readonly (readonly [string, Read])[] {
  const range: Read = (before, [said, from, to, low = '', high = '']) =>
    betweenOf(figureOf(from ?? low), figureOf(to ?? high), isAgainst(before) && !/between|from|之間/i.test(said));
  const below: Read = (_, found) => limit(numberIn(found));
  const least: Read = (before, found, after) =>
    ASKED_OF.test(before) ? undefined : isAgainst(before, after) ? limit(numberIn(found)) : floor(numberIn(found));
  const about: Read = (before, found, after) => {
    const figure = numberIn(found);
    if (figure < LEAST || ASKED_OF.test(before)) return undefined;
    return isAgainst(before, after)
      ? limit(figure)
      : { about: { said: `${figure}%`, from: figure - CLOSE, to: figure + CLOSE } };
  };
  return [
    [
      String.raw`(?:between |from )?${NUMBER}(?:${unit})? ?(?:-|–|~|to|至|到) ?${NUMBER}${unit}(?:之間)?|between ${NUMBER}(?:${unit})? and ${NUMBER}${unit}`,
      range,
    ],
    // 三四度, 十二三度.
    [
      `([${HAN}]?十)?([${HAN}])([${HAN}])${unit}`,
      (_before, [, ten = '', from = '', to = '']) =>
        figureOf(to) === figureOf(from) + 1 ? betweenOf(figureOf(ten + from), figureOf(ten + to), false) : undefined,
    ],
    [
      String.raw`\b${LESS} (?:${AROUND} )?${NUMBER}${unit}|${NUMBER}${unit} ?(?:or (?:less|lower|below|under|weaker|lighter)|and (?:under|below)(?! {2}| \d)|max(?:imum)?|tops|at (?:the )?most|limit|以下|以內|或以下|之內|內|封頂|樓下)|${LESS_HAN} ?${NUMBER}${unit}`,
      below,
    ],
    [
      String.raw`\b${MORE} (?:${AROUND} )?${NUMBER}${unit}|${NUMBER}${unit} ?(?:or (?:more|above|over|higher|stronger|up)|and (?:up|above|over|more)|plus|\+|min(?:imum)?|at least|(?:或)?以上|起跳|起(?![泡])|樓上)|${MORE_HAN} ?${NUMBER}${unit}`,
      least,
    ],
    [
      String.raw`\b${AROUND} ${NUMBER}${unit}|${NUMBER} ?ish(?:${unit})?(?= ?abv|percent|%)|${NUMBER}${unit} ?(?:or so|ish\b|or thereabouts|roughly|give or take|more or less|左右|上下|咁上下|度度)|(?:大約|大概|約|差唔多|成) ?${NUMBER}${unit}`,
      about,
    ],
    [
      String.raw`${NUMBER}${unit}(?=[\s\d,.;!?，。；！？]*$| ?(?:[,.;!?，。；！？、嘅嗰個喇啦囉呀]|please|drink|cocktail|ones?\b))`,
      about,
    ],
  ];
}

const numberIn = (found: RegExpExecArray): number => figureOf(found.slice(1).find((each) => each) ?? '');
const limit = (below: number): StatedStrength | undefined => (below > 0 ? { below } : undefined);
const floor = (from: number): StatedStrength | undefined => (from > 0 && from <= STRONGEST ? { from } : undefined);
const betweenOf = (from: number, to: number, isRefused: boolean): StatedStrength | undefined =>
  !isRefused && from >= 0 && to > from && to <= STRONGEST
    ? { about: { said: `${from}–${to}%`, from: from - HAIR, to: to + HAIR } }
    : undefined;
/** "About 12 percent" is this much to either side. */
const CLOSE = 1.5;
const HAIR = 0.5;
/** No drink with alcohol is weaker, but in degrees of something else: 一度. */
const LEAST = 2;
/** No drink has more. */
const STRONGEST = 75;
