/**
 * Detects an age under 18: in digits or words, in English, Chinese or both. It matches the numbers below 18, so that no
 * number has to be computed.
 */

const TEEN = '(?:1[0-7]|ten|eleven|twelve|(?:thir|four|fif|six|seve?n)te+n)';
/** One and two are hardly ever an age. */
const YOUNG = `(?:[3-9]|${TEEN})`;
const HAN_TEEN = '(?:1[0-7]|十[一二三四五六七]?(?![二三四五六七八九]))';
/** Not an age with these units: "I'm 10 minutes late", 我10點走. */
const NO_UNIT = String.raw`\b(?! ?(?:(?:min(?:ute)?|hour|days|week|month|people|of|f[te]+t?|cm|kg|time|\w+s in)s?\b|[%:/]|[.]\d|years?\b(?! old)))`;
const NO_HAN_UNIT = '(?![\\d號點杯個位支分度蚊元月日年樓次隻款人:])';
const STILL =
  '(?:(?:only|just|like|about|still|now|almost|nearly|barely|really|actually|both|all|not even|turn(?:ing|ed)) )*';
const SOMEBODY =
  '(?:s?hes?|(?:son|daughter|kid|child|boy|girl|brother|sister|(?:girl|boy)?friend|mate|pal|buddy|classmate|nephew|niece|gf|bf|cousin)s?|age)(?: is)?';
const SPIRIT = '(?! (?:\\w+ )?(?:single|malt|scotch|whisk|bourbon|rum|brandy|cognac|tequila))';

const MINOR = new RegExp(
  [
    `(?:i ?a?m|${SOMEBODY}|turn(?:ed|ing|s)) ${STILL}${YOUNG}${NO_UNIT}`,
    `(?:boy|girl|son|daughter|kid|child) of (?:three|four|five|six|seven|eight|nine|${YOUNG})${NO_UNIT}`,
    `(?:my|our|the|her|his) (?:\\w+ )?(?:son|daughter|kid|child|boy|girl|brother|sister|nephew|niece|grandson|granddaughter)(?: is|s)? ${STILL}(?:three|four|five|six|seven|eight|nine)${NO_UNIT}`,
    `(?:son|daughter|kid|child|boy|girl|brother|sister|nephew|niece|grandson|granddaughter)\\W+(?:and )?s?hes? ${STILL}(?:three|four|five|six|seven|eight|nine)${NO_UNIT}`,
    `(?:i|me|we(?: a)?re|(?:friends?|i|us|we|they|all|both) are) ${STILL}${TEEN}${NO_UNIT}`,
    `(?:[1-9]|${TEEN})[ -]?(?:yo\\b|y ?/ ?o|y(?:ea)?r?s?[ -]?(?:old|young))${SPIRIT}`,
    `(?:i ?a?m|s?he ?i?s) ${STILL}${YOUNG} ?y(?:ea)?rs?\\b(?=\\W*$| ?[.,;!?])|sweet (?:16|sixteen)|teen ?aged? (?:son|daughter|kid|child|boy|girl|brother|sister)`,
    `(?:actually|only|just|still) ${TEEN}(?: (?:tho(?:ugh)?|lol|haha|sorry|sadly))*(?:\\W*$| (?:un)?til)`,
    `${TEEN} (?:(?:un)?till?\\b(?! (?:mid|late|closing|close|the end|\\d))|and (?:an? |one |three |two )*(?:half|quarters?|thirds?|bit)\\b(?! (?:min|hour|day|week|o|l|ml|shot)))`,
    `i ha(?:ve|s) ${TEEN} years?\\b(?! of)`,
    `(?:my|is|its) ${TEEN}th\\b(?: b|[^ ]|$)`,
    '(?:months?|weeks?|years?) (?:short of|shy of|away from|off|from|till|until|before) (?:being |turning |im )?(?:18|eighteen)',
    '(?:not|nt|wont be) (?:be )?legal (?:yet\\b|un?till?\\b|for another)|(?:havent|hasnt|not|never|yet to) (?:yet )?turn(?:ed)? (?:18|eighteen)|(?:18th|eighteenth) (?:b(?:irth)?day )(?:is )?(?:tomorrow|next|soon|in )|(?:under|below|not (?:yet )?(?:of|at)) (?:the )?(?:legal(?: drinking)?|drinking) age',
    // Under 18, or under 21 as guests from other countries say.
    '(?:^|\\w*[^t\\W] )(?:under|below) (?:18|21)s?\\b(?! \\w+s)',
    `(?:turns?|turning|almost|nearly|till im|be|not|not yet|not quite) (?:18|eighteen)${NO_UNIT}(?! to[dn])`,
    '(?:18|eighteen)(?: (?:years?|yrs?)(?: old)?| yo)? (?:yet|next|soon|tomorrow|in (?:an?|one|two|three|four|five|six|\\d|a few|a couple of) (?:day|week|month|year))|(?:form|grade|year|secondary|primary) \\d\\d?\\b|(?:form|grade|secondary|primary) (?:one|two|three|four|five|six)',
  ]
    .map((pattern) => `\\b(?:${pattern})`)
    .concat(
      '[.,;:!?。，；！？] ?(?:under|below) (?:18|21)s?\\b(?! \\w+s)',
      `(?:^|[^\\d十二三四五六七八九廿卅過大係止])(?:\\d|[一二兩三四五六七八九]|十七八|${HAN_TEEN})幾? ?[歲岁](?!或?以上)`,
      `(?:^|[^唔])(?:我|佢|今年|得|先|係|仔|女|弟) ?(?:係|今年|先|得)* ?(?:${HAN_TEEN}|${TEEN}\\b) ?${NO_HAN_UNIT}`,
      `(?:未|夠|到|就嚟|快|差|下個?[月年]|聽日)[^，。,.!?]{0,4}(?:18|十八|21)${NO_HAN_UNIT}`,
      // In languages that are not understood otherwise.
      '(?:j ?ai|tengo|tiene|tenho|мне|ему|ей) (?:1[0-7]|[3-9]) (?:ans|a[nñ]os|лет)|ich bin (?:erst )?1[0-7](?!\\d)|(?:^|[^\\d])(?:1[0-7]|[3-9]) ?(?:才|살)',
      `(?:年|個?月|日)先(?:夠秤|成年|滿?(?:18|十八))|^[^\\p{L}\\d]*(?:aged?:? ${TEEN}${NO_UNIT}|${TEEN} (?:here|[fm])\\b|${TEEN}[fm]\\b|(?:${HAN_TEEN}|${TEEN}) ?[咋啫乍喳])|細過(?:18|十八)|(?:18|十八)歲?[都仲]{0,2}(?:未(?:[夠到滿]|$)|唔夠)|(?:就嚟|快|差|下個?[月年]|聽日)[^，。,.!?]{0,4}(?:夠秤|成年)|[零〇一][零〇一二三四五六七八九]年?出[世生]`,
      '(?:仲[^，。,.]{0,2}|讀緊)(?:中學|小學|幼稚園)(?!老?師|教|做|嗰?陣)|\\bmineure?s?\\b|menor(?:es)? de edad|minderj.hrig|(?:18|十八)歲?以下|[讀中小][中小]?[一二三四五六1-6](?:學?生|[咋啫乍喳㗎呀]|$|，)',
    )
    .join('|'),
  'u',
);

/** @param text output of `plainText` */
export const isOfMinor = (text: string): boolean => MINOR.test(text.toLowerCase().replace(/[\s()]+/g, ' '));

/** A sentence that is or begins with only a number: possibly an age, or a minor's year of birth. */
export const isOfUnclearAge = (text: string): boolean =>
  /^[^\p{L}\d]*(?:1[0-7]|(?:thir|four|fif|six|seven)teen) *(?:$|[^\p{L}\d ])|\b(?:born|[iI][dD] (?:card )?says)\b.*20[012]\d|[01]\d年?出[世生]/u.test(
    text,
  );

/** True if somebody's age of 18 or more is said: "my son is 22", 個女十八歲. */
export const isOfAdult = (text: string): boolean => ADULT.test(text.toLowerCase());
const ADULT =
  /\b(?:(?:i ?a?m|s?hes?|(?:son|daughter|kid|nephew|niece|brother|sister)(?: is)?|is|turn(?:ed|s|ing)|aged?|just|,) (?:over )?(?:1[89]|[2-9]\d)(?:st|nd|rd|th)?\b(?! ?(?:%|min|hour|day|week|month|people|cm|kg))|(?:1[89]|[2-9]\d)[ -]?(?:yo\b|years? old)|(?:legal|of age|adult|grown up)\b)|(?:18|19|[2-9]\d|十[八九]|[二三四五六七八九]十[一二三四五六七八九]?|廿[一二三四五六七八九]?)幾?歲|成年(?!前)|夠秤/;
