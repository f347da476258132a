/** Hears that the guest wants the drink they had before. Source: docs/behaviour/taste-requests.md "Same again". */

/**
 * "Same again", "one more of those", 再嚟一杯, 同頭先一樣. Refused ("not the same again", 唔要同頭先一樣) it is not.
 * What is named besides ("another beer") is a wish of its own, and counts instead.
 */
export const isSameAgain = (text: string): boolean => AGAIN.test(text) && !NOT_AGAIN.test(text);

const DRINK = String.raw`(?:one|ones|drink|thing|stuff|cocktail|tea|cup|glass|order)`;
const AGAIN = new RegExp(
  [
    String.raw`\b(?:the |my )?same (?:again|as (?:before|last|earlier|previous|my last|the last|i had|just now|usual)|one|drink|thing|order|please|pls|plz|lah|la)\b`,
    String.raw`^\W*(?:(?:i|ill|can|could|may|please|just|want|have|get|give|me|take|gimme|like|would|id|to|the|my|yes|hi|hey|hello|um|ok|okay|so) )*(?:the )?same(?:\W*$|\W+(?:but|only|just|with|without|except|pls|please|one|thing)\b)`,
    String.raw`\b(?:again|one more time)\W*(?:the same|same)\b`,
    String.raw`\b(?:more|another|one|round|glass|cup) (?:${DRINK} )?(?:of|like) (?:the same|(?:that|those|these|it|this|them)(?! (?:kind|sort|type)s? of)(?: (?:one|${DRINK}))?\W*(?:please|pls|thanks|$|[,.]))`,
    String.raw`^\W*(?:(?:i|ill|can|could|may|please|just|want|have|get|give|me|us|take|gimme|like|would|id|to|yes|hit|pour|bring|make) )*(?:another|one more|once more|round two|encore|1 more|(?:another|next|one more|same) (?:one|round|drink|cup|glass)|again|refill|top ?up|repeat|encore)(?: (?:for me|again))?(?: (?:please|pls|plz|thanks|thank you|thx|lah|la|cheers|mate|bro|boss|ta|sir|man))*\W*$`,
    String.raw`\b(?:what|which|whatever|the (?:one|drink|thing|cocktail)) (?:i|we) (?:just |already )?(?:had|drank|ordered|got|drunk|have|was having)(?: (?:just now|before|earlier|last|first))?(?: again)?\b(?!.*\b(?:different|else|new)\b)`,
    String.raw`\b(?:repeat|reorder|re order|redo)(?: (?:that|it|this|my|the|last|previous|order|drink|same|one|please))+`,
    String.raw`\b(?:my|the) (?:last|previous|earlier) (?:drink|order|one|cocktail)(?: again)?\W*(?:please|pls|again|$)`,
    String.raw`\byat (?:yeung|joeng|yeong)\b|\b(?:joi|zoi|choi) (?:lei|lai|lay|le|yat)\b`,
    '(?:同|跟|和|照|似|返|係)(?:返|住)?(?:頭先|啱先|啱啱|剛才|剛剛|之前|先頭|尋晚|琴晚|噚晚|尋日|琴日|噚日|上回|上一?[杯次輪]|正話|上面|前一?杯)(?:嗰[杯隻個款]|果[杯隻個款]|那[杯個])?(?:嘅|的|係)?(?:一樣|一模一樣|一式一樣|咁樣?|飲(?:嗰|果)[杯隻]|就得|$)',
    '(?:頭先|啱先|啱啱|剛才|剛剛|之前|先頭|上一?次?|正話)(?:飲(?:嘅|嗰|過)?|叫(?:嘅|嗰)?)?(?:嗰|果|那|個|呢|一)?[杯隻個款](?:嘢)?(?:(?:再)?(?:嚟|來|要|整)?(?:多|返|番)?(?:一)?[杯隻個次]?|$)',
    '(?:^|[，。,.!！ ])(?:唔該|麻煩|請|可唔可以|我?想?要?|同我|幫我)*(?:再|又|多)(?:嚟|來|整|要|俾|畀|黎|落|叫|飲)?(?:多|返|番)?(?:一|1|個)?[杯轉輪次支份](?:啦|喇|吖|呀|先|添|唔該|謝謝|thx|thanks|pls|please|ar|la)*\\s*(?:$|[，。,.!！?？])',
    '^[^一-鿿]*(?:要|想要|畀|俾)?同?一樣(?:嘅|的|啦|就得|就好)*(?:唔該)?[^一-鿿]*$|照舊|照樣(?:再?嚟|再?來|一|多|$)|同樣(?:嘅|的)?(?:再)?(?:嚟|來|一|多)|(?:再|又)(?:嚟|來|要)(?:返|多)?(?:一?[杯個])?(?:同樣|一樣|一模一樣)|(?:一樣|同款|原樣)(?:嘅|的|再)+(?:嚟|來|多|一)|翻單|返單|repeat|續杯|添飲|加[單]',
  ].join('|'),
  'i',
);
const NOT_AGAIN =
  /\b(?:not?|dont|never|without|anything but|instead of|rather than|different from|other than)(?: \w+){0,4} (?:same|again|that one|last (?:one|drink)|i (?:just )?had)\b|\b(?:same|last one|i had)\b.*\b(?:is|was) (?:too|not|awful|bad)|唔(?:要|好|想|使|係)[^，。,]{0,6}(?:一樣|照舊|頭先|再嚟|再來|同樣)|(?:頭先|之前|上一?[杯次])[^，。,]{0,4}(?:唔好|太|麻麻|[甜酸苦辣凍濃烈]到)|\bother (?:one|than)\b|唔同/i;
