/**
 * Hears what only a question answers: somebody else's drink that no word names, a price, that nothing is wanted yet, and
 * talk that asks for nothing at all.
 * Source: docs/behaviour/taste-requests.md "Asked back".
 */
/**
 * `allergy`: one was spoken of, and not to what. `water`: plain water, which no menu has and every bar does. `bar`: what
 * only the bar knows. `chat`: small talk.
 */
export type AskedBack = 'allergy' | 'whose' | 'price' | 'looking' | 'water' | 'bar' | 'chat';

const PERSON = String.raw`(?:s?hes?|theyre|they|him|her|them|his|hers|theirs|(?:my|the|that|this|those|his|her) (?:\w+ ){0,2}(?:friends?|mates?|wife|husband|guys?|girls?|lady|man|woman|people|table|tables|colleague|boss|brother|sister|couple|neighbou?rs?|person|dude))`;
const WHOSE = new RegExp(
  [
    String.raw`\b(?:what(?:ever)?|(?:the )?same(?: thing| one| drink)?(?: as| like)?|the one|one of those)(?: what| that)? ${PERSON}(?: over there| there| next to \w+)? (?:is |are |was |just |s |re )*(?:having|drinking|drinks|has|had|got|ordered|holding)\b`,
    String.raw`\b(?:the )?same(?: thing| one| drink)? (?:as|like|with) ${PERSON}\b`,
    '(?:同|跟|似|要)(?:返)?(?:佢哋?|隔[離籬]枱?|嗰枱|旁邊|側邊|嗰位|嗰個|我?(?:個)?(?:朋友|friend|老婆|老公|同事|男朋友|女朋友))[^，。,.]{0,8}(?:一樣|同款)',
    '(?:佢哋?|隔[離籬]枱?|旁邊|側邊|對面|後面|前面|嗰枱|嗰個[^，。,.]{0,4}|嗰位)[^，。,.]{0,8}(?:飲緊|拎住|揸住)(?:嗰|嘅|果|乜|咩|個)',
  ].join('|'),
  'i',
);
const PRICE =
  /\bhow much (?:is|are|does|do|for|will|would)\b(?! (?:alcohol|sugar|ice|booze|caffeine))|\bwhats? (?:is )?the prices?\b|^\W*how much\W*$|\bhow many (?:hkd?|hong kong )?(?:dollars?|bucks?|money)\b|\bhow much (?:money|dollars?|(?:(?:it|they|this|that|does (?:it|the \w+)) )?costs?)\b|幾錢|幾多[錢蚊銀]|點收費|貴唔貴|貴嗎|平唔平|係咪好貴|\b(?:is|are) (?:it|they|the \w+|that) (?:expensive|pricey|cheap)\b|\bhow (?:expensive|pricey)\b|\bcheapest\b|\b(?:most expensive|priciest|dearest)\b|最[平貴]|最便宜/i;
/** A sum of money: "under 80 dollars", 五十蚊以下. */
export const MONEY =
  /(?:hk|us)?\$ ?\d[\d,.]*|\bbudget (?:is |of |around |about |under )*\d{2,4}\b(?! ?%)|\b\d[\d,.]* ?(?:hkd|dollars?|bucks?|quid|pounds?|euros?)\b|\b(?:ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:(?:a|one|two|three) )?hundred)(?: \w+)? (?:dollars?|bucks?|quid|pounds?|euros?)\b|(?:\d+|[一二三四五六七八九十百兩幾]+)(?:蚊|皮嘢|港紙|港元|元|舊水)|(?:under|below|within) (?:(?:a|one) hundred|\d{2,3})(?! ?%)(?=\W*$)/i;
/** Every sum of a text, with its limit. */
export const SUMS = new RegExp(
  `(?:${MONEY.source}) ?(?:以下|以內|之內|內|樓下|左右|or (?:less|under|below)|max(?:imum)?|tops)?`,
  'gi',
);
const LOOKING =
  /\b(?:just|only) (?:looking|browsing|having a look)\b|\bnothing (?:for now|yet|for me(?! (?:with|that|too|containing|made|which)))\b|\bnot (?:ordering|drinking anything)\b|睇[下吓](?:先|咋|啫)|^我?(?:再)?(?:諗|考慮)[下吓諗]?(?:先|緊)[^，。]{0,3}$|^(?:多謝|唔該|ok|好)?[^，。]{0,4}[，,]?(?:暫時)?唔使(?:住|喇|啦|先|客氣|嘞)[^，。]{0,3}$|未諗到|\bstill (?:thinking|deciding)\b(?! (?:about|of) (?:it|that|them|you)\b)|\b(?:im|we re|were) (?:good|fine|ok|okay) (?:for now|thanks|thank you)\b|\bgive (?:me|us) (?:a (?:minute|sec|second|moment)|some time)\b|睇住先|^[^一-鿿]*冇嘢(?:呀|喇|啦)?[^一-鿿]*$/i;

export function askedBack(text: string): AskedBack | undefined {
  if (WHOSE.test(text)) return 'whose';
  if (PRICE.test(text) || MONEY.test(text)) return 'price';
  if (LOOKING.test(text)) return 'looking';
  if (isOfBar(text)) return 'bar';
  return isChat(text) ? 'chat' : undefined;
}

/** What no recipe says: how fresh, how made, whose. */
const OF_MAKING =
  /\b(?:do|does|are|is|did) (?:you|your|the|it|they|all)\b(?: \w+){0,4} (?:fresh(?:ly)?|home ?made|house ?made|organic|local(?:ly)? sourced|squeezed|canned|bottled|halal|kosher|from scratch)\b|\b(?:what|which) (?:brand(?: of)?|kind of|sort of|type of)? ?\w+(?: \w+)? (?:do|are) you (?:us(?:e|ing)|pour(?:ing)?|stock)\b|\b(?:how many|what(?:s| are) the|(?:which|what)\b.*) (?:calories|kcals?)\b|(?:[幾多少]|邊.*)卡路里|熱量|\b(?:what|which) size\b|\bhow (?:big|large) (?:is|are)\b|幾大杯|\b(?:do you (?:take|accept)|can i pay|do you have (?:wifi|food|snacks|a (?:menu|happy hour|loyalty)))\b|係咪(?:鮮榨|自家製|手打|現榨|有機|清真)|(?:鮮榨|自家製|現榨|有機|清真)(?:㗎|嘅|架)?(?:嗎|咩|\?|？)|用(?:咩|乜|邊隻|邊款|咩牌子)(?:嘅)?(?:牌子)?[^，。]{1,5}(?:㗎|呀|架|\?|？|$)|收唔收|可唔可以碌卡/i;
/** Of the house: its hours, how long one waits, where things are. */
const OF_HOUSE =
  /\bturn (?:it|that|(?:the |your |that )?(?:music|playlist|volume|sound|song|ac|aircon|air con|heating|lights?)) (?:down|off)\b|\bturn (?:down|off) (?:the |your |that )?(?:music|playlist|volume|sound|song|ac|aircon|air con|heating|lights?)\b|(?:^|[,.?!;] ?)(?:so |and |but )?(?:do|does) (?:people|anyone|anybody|many people|everyone|locals) (?:here |actually |really |ever )*(?:like|order|drink|enjoy|get|buy)\b|(?:音樂|首歌|把聲|冷氣|嘢)?(?:較?細聲啲|較細啲|熄[咗吓]?(?:冷氣|音樂))|多唔多人(?:叫|飲|嗌)|\bhow long (?:does|do|will|would|is|are|till|until|before)\b|\b(?:what time|when) (?:do|does|are|is|will) (?:you|it|they|the (?:bar|place|kitchen|last))\b|\b(?:still|are you|open) open (?:till|until)\b|\bwi-?fi\b|\b(?:toilets?|bathrooms?|restrooms?|washrooms?|the loo|smoking area|power (?:outlet|socket)|charge my phone|cloakroom)\b|\b(?:book|reserve|get|have) (?:a|another|the|that) (?:table|booth|seat)\b|\bhappy hour\b(?=.*[?？]|.{0,6}[幾到])|\bcorkage\b|\b(?:the|our) (?:bill|check)\b(?=\W*$|,| please)|埋單(?!走人)|買單|結帳|歡樂時光|有(?:冇|咩|乜)(?:送酒嘅?)?[^，。?？飲酒]{0,4}(?:嘢食|小食|食物|得食)|洗手間|廁所|插座|叉電|吸煙區|(?:要|會)?等幾耐|幾耐(?:先|至|有得|整好)|要?等好耐|[幾几](?:點|時|點鐘)(?:收|關|閂|開|打烊|last)|[訂留]枱|book枱|仲?有冇位/i;
/** "Do you check ID?", 要唔要睇身份證. */
export const ASKS_ID =
  /\b(?:check|ask (?:\w+ )?for|need|want to see|require|have to show|must i show|bring)\b[^.,;!?]{0,16}\b(?:ids?|identification|passports?|driving licen[cs]e)\b|\b(?:left|lost|forgot|without|no|dont have)\b[^.;!?]{0,20}\b(?:ids?|identification|passport)\b[^.;!]{0,40}(?:\bproblem\b|\bok(?:ay)?\b|\?)|\b(?:ids?|passport) (?:checks?|needed|required)\b|\b(?:do|will|would) you (?:even |really |ever )?card (?:me|us|people|everyone)\b|(?:[睇查問帶要出]|check)[^，。]{0,3}(?:身份證|護照)|(?:身份證|護照)[^，。]{0,4}(?:[?？㗎嗎]|得唔得)/i;
/** What there is to eat: "any bar snacks?", 有冇嘢食. */
export const ASKS_FOOD =
  /\b(?:(?:do|can|could|have) (?:you|u|we|i)(?: guys)?(?: still| also)?(?: (?:have|serve|do|got|get|order|make|offer|sell))?|is there|are there|any|got|what|whats|some)(?: (?:any|some|an?|the|kind of|hot|good|your|bar|little))* (?:snacks?|nibbles?|(?:finger |bar )?food(?= here|\W*$|\W*[,.?])|food menu|(?:something|anything) to (?:eat|nibble|snack on)|(?:crisps|fries|chips|peanuts|nuts|popcorn|olives|edamame)(?= (?:to (?:eat|nibble|snack)|here|at the bar)))\b|\b(?:something|anything) to (?:eat|nibble|snack on)\b|\b(?:bar )?snacks?\?|\bkitchen (?:is )?(?:still )?(?:open|closed)\b|(?:有[冇無咩乜得]|叫(?:啲|埋)|可唔可以叫)[^，。?？飲酒味配襯送]{0,4}(?:送酒嘅?)?[^，。?？飲酒味配襯送]{0,4}(?:嘢食|小食|炸嘢食?|零食|薯條|薯片)(?![^，。]{0,3}[味酒]|送酒[^㗎呀嗎?？]*[杯隻])|想食(?:啲|返)?嘢/i;
/** What is eaten beside a drink, and is no wish of it where it is asked for. */
export const isSnack = (id: string): boolean => /^with |^(?:olive|nut|peanut|almond|potato)$/.test(id);
const isOfBar = (text: string): boolean =>
  OF_MAKING.test(text) ||
  OF_HOUSE.test(text) ||
  ASKS_ID.test(text) ||
  (ASKS_FOOD.test(text) && !/allerg|敏感/i.test(text));

/** A question by its grammar; whether there is something of a name we do not know is none of these. */
export const isQuestion = (text: string): boolean => QUESTION.test(text.trim());
const QUESTION =
  /^(?:(?:hi|hey|hello|excuse me|sorry|so|and|but|um|please|just|tell me|do you know|can you tell me|quick question)[, ]+)*(?:how (?!about\b)\w+|when|where|wheres|who|whos|whose|why|what time|do you (?!have|got|do|make|serve|sell|know|mix)\w+|does (?:it|the)|(?:can|could) (?:i|we|you) (?!have|get|try|order|drink|just|make|do|mix|give|pour)\w+|are (?:you|the))\b|幾(?:點|時|耐|多)|邊[度個位]|喺邊|點解|點樣|點[去用俾畀]|(?:得唔得|可唔可以|係咪|識唔識|使唔使)/i;

/** True if nothing but such questions is asked. */
export const isOnlyOfBar = (text: string): boolean =>
  text
    .split(CLAUSES)
    .filter((said) => /[\p{L}]/u.test(said))
    .every((said) => isOfBar(said) || CHAT.test(said.trim()));

/** Every clause greets, thanks, praises or asks how it goes. */
function isChat(text: string): boolean {
  const clauses = text.split(CLAUSES).filter((said) => /[\p{L}]/u.test(said));
  return clauses.length > 0 && clauses.every((said) => CHAT.test(said.trim()));
}
const CLAUSES = /[,.!?;:~，。！？；：～\n]+|\b(?:and|but)\b/i;
const PLACE = '(?:place|bar|music|song|view|staff|bartender|vibe|app|weather|game|traffic)';
const CHAT = new RegExp(
  [
    String.raw`^(?:(?:hi+|hello+|hey+|yo|good (?:morning|afternoon|evening|night)|evening|morning|cheers|thanks?(?! you)|thank you|thx|ta|bye|goodbye|see you|nice to meet you|happy \w+|ok(?:ay)?|cool|great|wow|lol|(?:ha){2,}(?!ha)|hmm|oh|sorry|excuse me|please|test(?:ing)?|can you hear me|anyone there)\b(?: (?:there|mate|man|bro|bartender|boss|guys|all|again|to you|you|so much|a lot))* ?)+(?:how.*|whats up)?$`,
    String.raw`^(?:(?:hi|hello|hey|so|oh|and) (?:there )?)?(?:how(?:s| is| are| was)? (?:it|you|life|things|everything|business|the night|your|the evening)\b.{0,30}|whats? (?:up|new|happening|your name|the time|the wifi)\b.{0,14}|who (?:are you|made you)|are you (?:a |an )?(?:real|robot|bot|human|ai|machine|person|serious|single|kidding|ok|open|there)\b.{0,20}|tell me (?:a |another )?(?:joke|story).{0,14}|wheres? (?:is |are )?the (?:toilets?|bathroom|loo|exit).{0,12}|when do you close|nice ${PLACE}|i? ?love (?:this|the|your) ${PLACE}|i (?:love|like) (?:you|it here))$`,
    String.raw`^(?:omg |wow |oh )?(?:you(?: guys| all)?|(?:this|the|that|your) (?:\w+ )?${PLACE})(?: (?:are|is|was|looks?|sounds?))(?: (?:so|really|very|super|such|pretty|the|an?|too))* ?(?:\w+ ?){0,3}$|^youre (?:so|really|very|the|an?|too|such) (?:\w+ ?){1,3}$`,
    '^(?:(?:hi|hello|hey|哈|喂|你好嗎?|大家好|早晨|午安|晚安|早唞|拜拜|多謝[晒你曬]*|唔該[晒曬]?|謝謝|唔好意思|辛苦晒?|新年快樂|生日快樂|恭喜|好耐冇見|食咗飯未|點呀你?|真定假|講笑|測試|聽唔聽到|有冇人)(?:[呀啊喇啦㗎吖囉喎哦 ]|大家|老細|靚[仔女]|師傅|你)*)+$',
    '^(?:哈+)?(?:你哋?(?:係|真係|都|好|叫|識唔識|有冇|幾時|收工|食咗|做咩|幾多歲)|呢度|間[嘢鋪舖]|音樂|首歌|氣氛|個景|個?洗手間|廁所|wifi|(?:今日|今晚|天氣)*(?:好|真係|咁)(?:悶|無聊|開心|攰)(?=.{0,2}$)|講個?(?:笑話|故仔))(?!.*(?:酒|飲|杯|味|介紹|推薦|推介|餐牌|[甜酸苦辣])).{0,16}$',
  ].join('|'),
  'i',
);
