/**
 * Patterns for clauses about persons, in both languages. A clause is encoded as one line: ` @driving` is a statement
 * about a person, `#sweet` a word of taste or drink (`#` alone for a Chinese one), `-#` a negated one, `?` precedes an
 * unknown word, `^` an unknown word written like a name.
 */

/** "I get drunk easily", "drunk after one". */
export const EASILY =
  /^@drunk (?:(?:so|too|very|really)[ _])?(?:eas|fast|quick|after|(?:from|off|on|with) (?:just |only )?(?:one|a|half|two)\b)/;
/** "don't want to end up drunk", 唔想飲到醉: not drunk, and wants to stay so. */
export const IS_FEARED =
  /(?:\bbefore(?: (?:i|we|im|am|ive|get|becom(?:e|ing)|end|ending|up|too|so|really|completely))+ ?$|\b(?:(?:dont|not|never|rather_not|mustnt|must_not|shouldnt|should_not|cant|cannot|wont)(?:[ _](?:want|to|trying|planning|looking|aiming|going|gonna|here|get|getting|be|being|end|ending|up|too|so|completely|totally|wake|feel))+|without|before|avoid|afraid_of|scared_of)(?:[ _](?:getting|being|ending|up|so|too))* ?|(?:唔想|唔好|唔要|唔會|唔可以|怕|驚|避免|咪)[飲到會變搞成咁太得爛灌易快容一口杯啖就即刻]*(?: -?#)?\s*)$/;
/** "Yesterday I have drunk here the beer": something, on another day. */
export const HAD_ELSEWHEN =
  /\b(?:yesterday|before (?:in|at|here)|last (?:week|time|month|year)|the other day|years? ago|months? ago|once in)\b|大學|細個|以前|上次|嗰次|有次|曾經|試過|年前|後生|[讀返]書|嗰陣/i;
export const TODAY = /\b(?:today|tonight|now|already|just had)\b|而家|今晚|今日|啱啱|頭先|已經|仲(?:有啲|好)?[暈醉]/i;
/** Drunk by what was drunk the same night, four or a bottle: "had five beers", "my eighth pint", 飲咗六杯, 第六杯. */
const NTH = String.raw`(?:fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\w+teenth|twentieth|(?:[4-9]|[1-9]\d)(?:th|st|nd|rd))`;
const MANY = String.raw`(?:[4-9]|[1-9]\d|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|dozen|so many|countless)`;
const UNIT = String.raw`(?:beer|pint|bottle|shot|glass(?:e)?|cocktail|drink|can|tin|wine|whisk(?:e?y|ie)|vodka|gin|rum|round|jar|tequila|highball|spritz(?:e)?|prosecco|champagne|g&t|martini|mojito|negroni|margarita|daiquiri|old fashioned|one)s?`;
const NOT_DRINKS = String.raw`(?:kids?|children|coffees?|teas?|waters?|meetings?|calls?|courses?|dishes|meals?|dinners?|cakes?|oysters?|wings?|years?|hours?|minutes?)\b`;
export const HAS_COUNTED = new RegExp(
  `^(?!.*(?:yesterday|last (?:night|week)|尋晚|琴晚|尋日|上次(?!嗰?杯))(?!.*(?:today|tonight|now\\b|今晚|今日|而家))).*(?:${[
    String.raw`\b${NTH} (?:\w+ ){0,2}${UNIT}\b(?! of the (?:month|week))`,
    String.raw`\b(?:thats|this is|this was|that was|its|it was|on|was|be|is) (?:already )?(?:my|our|the|number)? ?(?:fourth|fifth|sixth|seventh|eighth|ninth|(?:[4-9]|1[0-2])th)\b(?! (?:birthday|anniversary|time|visit|date|day|floor|trip|year|of|street|avenue|night))`,
    String.raw`\b(?:drink|pint|beer|shot|glass|round|cocktail) (?:number|no\.?|#) ?${MANY}\b`,
    String.raw`\b(?:had|drank|drunk|sunk|downed|necked|after|on|finished|put away|done|through)\b[^.!?;,]{0,20}\b${MANY} (?:already|so far|tonight|today|of (?:them|these|those)|(?:(?! but | no )(?:[^.!?;,](?! but | no )){0,15} )?${UNIT})\b`,
    String.raw`\balready (?:had|drunk|drank|downed|sunk|necked|on|at) (?:(?:my|about|like|around|over|at least) )?${MANY}\b(?! (?:\w+ )?${NOT_DRINKS})`,
    String.raw`\b(?:makes|made) (?:it|that) ${MANY}\b`,
    String.raw`\b${MANY} (?:\w+ )?${UNIT} (?:so far|already|gone|deep|later|ago|under my belt|tonight)\b`,
    // A bottle of wine or spirits alone.
    String.raw`\b(?:second|2nd|third|3rd|${NTH}|another|nother) bottle\b(?! of (?:water|coke|cola|juice|tonic|soda))`,
    String.raw`\b(?:polished off|killed|emptied|finished|drank|drunk|downed|had|necked|sunk|got through|put away|through) (?:(?:a|an|one|the|my|our|two|three|\d+|this|that|entire|whole|most of|all of|nearly|almost|half) ){0,4}bottles?\b(?! of (?:water|coke|cola|juice|beer|tonic|soda))`,
    String.raw`\bbottles? (?:\w+ ){0,3}(?:by myself|to myself|on my own|all alone|alone|single.?handed)`,
    '第(?:[四五六七八九十]|[4-9]|[1-9][0-9])[一二三四五六七八九]?(?:杯|支|樽|罐|輪|shot)|第(?:[二兩三]|[23])(?:樽|支(?!啤))',
    '(?:[四五六七八九十]|[4-9]|[1-9][0-9]|半打|成打)幾?(?:杯|支|樽|罐|輪|shot)[^，。,.!?想要]{0,4}(?:落肚|落咗肚|飲咗|飲晒|下肚|落喉|喇已經)',
    '(?:已經|我都?|頭先|今晚)?(?:飲|劈|隊|吹|灌|清|乾|啤|喝)(?:咗|完|過|晒|了)[^，。,.!?想要]{0,5}(?:[四五六七八九十]|[4-9]|[1-9][0-9]|半打|成打|好多)幾?(?:杯|支|樽|罐|輪|打|shot|個)',
    '(?:飲|劈|隊|吹|灌|清|乾|喝)(?:咗|完|過|晒|了)[^，。,.!?想要]{0,4}(?:[一二兩三成1-3])(?:成)?(?:支|樽|瓶)(?!(?:啤|水|可樂|汽水|茶|果汁|梳打|湯力))',
    '(?:自己|一個人|獨自)[^，。,.!?]{0,4}(?:[一二兩三成1-3])(?:支|樽|瓶)',
  ].join('|')})`,
  'is',
);
/** A body that reacts to alcohol: as strict as an allergy to it. */
const REACTION = String.raw`(?:blotch\w*|hives?|rash\w*|itch\w*|wheez\w*|asthma\w*|swell\w*|swoll\w*|puff(?:y|s|ed)?|welts?|break out|breaks me out|spots|bumps|cant breathe|short of breath|breathless\w*|breathing|tight chest|chest (?:gets )?tight\w*|throat (?:closes|tightens|swells)|palpitation\w*|heart (?:races?|racing|pounds|pounding|(?:goes|beats?|beating) (?:so |very |really |too )?fast|speeds up)|faint\w*|react\w*|allerg\w*|burning skin|skin (?:burns|goes|gets|turns)|nauseous|violently ill|collapse\w*|anaphyla\w*|epi ?pen|stuffy nose|runny nose|sneez\w*)`;
const ALCOHOL = String.raw`(?:alcohol|booze|drinking|a drink|liquor|spirits|any drink|drinks)`;
const REACTS_HAN =
  '(?:痕|癢|耐受|不耐|出疹|起疹|紅疹|疹|風癩|癩|喘|氣喘|哮喘|氣促|唞唔到|抖唔到|透唔到|呼吸困難|心跳|心悸|心口|腫|敏感|過敏|紅斑|紅點|一片片|一忽忽|一笪笪|發冷|暈低|打冷震|休克|窒息)';
/** In scripts whose sentences are not read word by word: a pregnancy is heard all the same, even if it is denied. */
export const PREGNANT_ELSEWHERE =
  /임신|임산부|беремен|вагітн|ตั้งครรภ์|ท้อง|มีครรภ์|गर्भवती|গর্ভবতী|கர்ப்ப|حامل|حاملہ|باردار|בהריון|έγκυος|にんしん|妊婦/iu;
/** Three letters or more of a script that nobody here reads: what it says of the person is not known. */
export const UNREAD =
  /(?:(?!\p{Script=Latin}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})\p{L}\p{M}*\s*){3,}|[\p{Script=Hiragana}\p{Script=Katakana}ー]{3,}/u;
export const REACTS = new RegExp(
  [
    String.raw`\b${REACTION}\b(?:[^.!?;]{0,24}\b(?:when(?:ever)?|if|after|every time|each time|once|as soon as|from|because of)|(?:(?!\bbut\b)[^.!?;,]){0,24}\b(?:with|to))\b[^.!?;,]{0,14}\b(?:i drink|we drink|drinking|i have (?:a drink|alcohol|one|any)|${ALCOHOL}|one drink|one sip)\b`,
    String.raw`\b(?:when(?:ever)?|if|after|every time|each time|once|as soon as)\b[^.!?;,]{0,10}\b(?:i drink|drinking|i have (?:a drink|alcohol|one)|${ALCOHOL}|one drink|one sip|a sip)\b[^.!?;]{0,40}\b${REACTION}\b`,
    String.raw`\b(?:alcohol|booze|drinking|drink|liquor)\b(?: \w+){0,2} (?:makes?|gives?|brings?|causes?|triggers?|sets? off|leaves?|gets?)\b[^.!?;,]{0,24}\b${REACTION}\b`,
    String.raw`\b(?:alcohol|booze|ethanol|aldh2?)\b ?(?:intoleran\w*|allerg\w*|deficien\w*)|\b(?:intoleran\w*|allergic|sensitiv\w*|reaction) (?:to|of) (?:all )?(?:alcohol|booze|ethanol|drink)\b|\bantabuse|disulfiram`,
    String.raw`\b(?:get|gets|feel|feels|fall|falls|am|im|become) (?:(?!not)\w+ )?(?:sick|ill|unwell|poorly) (?:with|from|after|on) (?:any )?${ALCOHOL}\b`,
    String.raw`\bflush\w*\b[^.!?;]{0,30}\b${REACTION}\b|\b${REACTION}\b[^.!?;]{0,30}\bflush\w*`,
    `(?:飲(?:親|咗|完|啲|少少|一啖|兩啖|一杯)?酒|[一次]飲|飲親|飲咗酒|飲完|沾酒|掂酒|掂親酒|對?酒精?)[^。！？.!?]{0,14}?${REACTS_HAN}|[掂沾]親?酒精?(?:就|即|都)?會?(?:死|冇命|入院|瞓醫院|叫白車)|酒精?(?:不耐|過敏|敏感)`,
  ].join('|'),
  'i',
);
/** 一飲就紅, "I go red": needs a weaker drink. */
export const REDDENS =
  /飲[咗完落親]?(?:之後)?(?:都)?唔(?:會|好)(?:塊)?面紅|\b(?:shift|work|meeting|exam|flight|lecture|class|interview|rehearsal|surgery)\b(?: \w+){0,3} in (?:an?|one|two|three|four|five|six|[1-8]) hours?\b|\b(?:job interview|interview|exam|presentation|audition|viva|meeting|rehearsal|shift)(?: \w+){0,2} (?:after (?:this|lunch|dinner)|straight after|later|in a bit|this (?:afternoon|evening)|soon)\b|[一次]飲(?:酒)?(?:就|即刻|塊?面)?(?:會|即|已經)?(?:塊?面|成身|周身)?(?:好|晒)?(?:紅|醉|暈|冧|茅|瞓)|飲親(?:酒)?(?:就|都|會)[^，。]{0,3}(?:紅|醉)|飲(?:少少|啲|一啖|一杯)?(?:酒)?(?:就|都|會)(?:塊)?面?(?:紅|醉)|\b(?:turn|go|get|goes|gets|am|become|light up|bright|beet(?:root)?|lobster|tomato)\b[^.!?;,]{0,24}\bred\b[^.!?;,]{0,20}\b(?:when|after|from|if|with|as soon as)\b[^.!?;,]{0,12}\b(?:drink|drinking|sip|alcohol|glass|one)\b/i;
/** Some of it: needs a weaker drink. */
export const HAD_SOME =
  /^(?!.*(?:yesterday|last (?:night|week)|尋晚|琴晚|尋日|上次)(?!.*(?:today|tonight|now\b|今晚|今日|而家))).*(?:\b(?:two|three|[23]|a few|a couple(?: of)?) (?:\w+ )?\w+s (?:in|deep|down)(?=\W*$|[,.;!?]| (?:and|already|so|but|tonight)\b)|\b(?:had|drank|after)\b[^.!?;,]{0,12}\b(?:3|three|a few|several|a couple of)\b[^.!?;,]{0,12}\b(?:beer|pint|shot|glasse|cocktail|drink|wine)s\b|\b(?:had|drank) (?:like |about )?(?:3|three|a few|several|a couple) (?:already|so far|tonight)\b|\balready (?:had|drunk|drank)\b (?:about |like )?(?:two|three|[23]|a few|a couple|some)\b(?! (?:\w+ )?(?:kids?|children|coffees?|teas?|waters?|meetings?))|飲(?:咗|完)[^，。,.!?想要]{0,3}(?:三|兩三|幾|3)(?:杯|支|樽|罐))/is;
/** "my kid wants one", "I'm a kid", and not "my kids are asleep". */
export const CHILD_DRINKS = /\b(?:i?m|i am|for|wants?|wanna|drinks?|one|too|serve)\b|[飲叫要想係幫畀俾]/;
/** Children, of whom there are several or who are named by a word for all of them. */
export const ARE_CHILDREN =
  /\b(?:kids|kiddos?|kiddies|children|teens|teenagers|littl?e ones|youngsters)\b|(?:細路|細蚊|小朋友|小孩|細佬仔)/i;
export const ARE_AWAY =
  /\b(?:asleep|sleep\w*|running|screaming|waiting|pick up|at home|home|school|away|without|no|not|sitter|babysit\w*|grown|adult|university|uni|love|reminds?|when i was|ke(?:ep|pt) me|dr(?:ive|iving|ove) me|w(?:ear|earing|ore) me)\b|瞓|屋企|返學|放學|湊|好似|似|細個|大個/i;
/** "tastes like medicine". */
export const IS_LIKENED = /like(?: an?)? $|似[^@]{0,4}$/;
/** "my doctor is cute", 個醫生好靚仔: a compliment. */
export const IS_PRAISED =
  /^@concern ?(?:(?:is|was|looks?)(?: (?:so|very|really|quite|super|too))* [?^#]?(?:cute|hot|handsome|pretty|sexy|gorgeous|beautiful|lovely|nice|funny|cool|sweet|great)\b|[好真係幾]*(?:靚仔|靚女|靚|[?^# ]*cute))/;
/** "my husband is driving": says nothing about the guest. */
export const IS_ANOTHER =
  /(?:\b(?:husband|wife|\w*friend|partner|mate|s?hes?|they)\b|佢|老[公婆]|朋友)(?!.*(?:\bim?\b|我))/;
/** "I shouldn't drink tonight", "never drink", 我唔飲得. */
const ABSTAINS = String.raw`\b(?:no|not(?:_\w+)?|never|(?:do|does|wo|should|must|ai|is)nt|cant|cannot|dont_want|rather_not|quit|g[ai]ven?_up|stopped)(?: (?!an?\b|the\b|th[ai][ts]|wh|my\b|your|any)[a-z_]+){0,4}`;
export const NEVER = new RegExp(
  `${ABSTAINS} (?:to[ _])?drink(?:ing)?(?!(?: [a-z]+)? -?#(?!(?:sweet|sour|fruity|fizzy|spicy|light|strong|bitter|fresh))| -#| (?:some|any)thing| (?:with|like) )\\b(?!er)|唔(?:想?|可以|能夠?|應該?|[准準])飲得?$|飲唔[得到]$|不(?:能|可以?)?[喝飲]$`,
);
/** "I am not drinking since two years", 三個月無掂過酒. */
export const SOBER_FOR =
  /\b(?:not|never|(?:ha(?:ve|[ds])|did|do(?:es)?|is|are|was|ca|wo)nt)(?: (?!an? )\w+){0,3} (?:drink(?:ing)?|drunk|drank|alcohol|booze) (?:since\b|(?:for|in)(?: \w+){0,3} (?:years?|months?|weeks?|ages|days)\b)|\b(?:(?:day|week|month|year) (?:number )?\d+|\d+ (?:day|week|month|year)s) (?:without|with no|off) (?:an? |any |the )?(?:drink|alcohol|booze)\b|[年月日期][^，。]{0,4}[冇無沒未]有?(?:再|曾)?[掂沾飲喝]過?(?:一?滴)?酒/i;
/** "My mum won't let me drink", 佢唔畀我飲: of the guest, whoever says so. */
export const FORBIDS_ME =
  /唔 ?[?]?[準准畀俾比] ?我再?飲$|\b(?:wo|does|do|did|is)nt [?]?(?:let(?:ting)?|allow(?:ing)?) me (?:to )?drink(?:ing)?$/;
export const HAS_QUIT = /quit|_up|stopped/;
export const SELDOM = new RegExp(
  `${ABSTAINS} (?:an? )?(?:\\S+ )?drink(?:er|(?:ing)? (?:much|a lot|often|too|so|that|heavily))|\\bhad (?:\\S+ ){1,3}#?(?:drink|beer|shot|pint)s\\b`,
);
/**
 * Not understood, but about a person: "I'm …", "I have …", "I'm on …", "because of my …", "my … says", 我有…. Moods and
 * activities ("I'm celebrating", "I'm bored"), names ("I'm Ada") and orders ("can I have a …") are excluded.
 */
const FILLED = String.raw`(?: (?:an?|my|some|very|so|really|still|also|been|\?\w+ly))*`;
export const UNCLEAR = new RegExp(
  [
    String.raw`\b(?:i?m|am|s?hes|were)${FILLED} \?(?!\S+(?:ing|ed|ly|ian|ese|ist|er|ty)\b)`,
    String.raw`(?:\b(?:im|am|ive|s?hes?)|^ ?i|[^ndoy ] i)${FILLED} (?:have|has|got|on|tak(?:e|es|ing)|took|suffer from)${FILLED} [?^]`,
    String.raw`\bive an? [?]|\b(?:of|to) my [?^]|\bmy (?:\w+ )?[?^]\S+ (?:says|said|told|would|wont)`,
    '[我佢](?:有(?!啲)|患有?|[食服打用]緊)[^想要飲]{0,4} \\?',
  ].join('|'),
);
/** Medicines by the endings of their names, except the cocktail Penicillin. */
export const MEDICINE =
  /[?^](?!penicillin)(?:cef[a-z]{4,}|[a-z]{3,}(?:cillin|cycline|mycin|oxacin|azole|statin|olol|pril|[sz]epam|zolam|alopram|oxetine|raline|pentin|profen|farin|formin))\b/;
