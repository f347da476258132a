/**
 * Hears what only a question answers: somebody else's drink that no word names, a price, and that nothing is wanted yet.
 * Source: docs/behaviour/taste-requests.md "Asked back".
 */
export type AskedBack = 'whose' | 'price' | 'looking';

const PERSON = String.raw`(?:s?hes?|theyre|they|him|her|them|his|hers|theirs|(?:my|the|that|this|those|his|her) (?:\w+ ){0,2}(?:friends?|mates?|wife|husband|guys?|girls?|lady|man|woman|people|table|tables|colleague|boss|brother|sister|couple|neighbou?rs?|person|dude))`;
const WHOSE = new RegExp(
  [
    String.raw`\b(?:what(?:ever)?|(?:the )?same(?: thing| one| drink)?(?: as| like)?|the one|one of those)(?: what| that)? ${PERSON}(?: over there| there| next to \w+)? (?:is |are |was |just |s |re )*(?:having|drinking|drinks|has|had|got|ordered|holding)\b`,
    String.raw`\b(?:the )?same(?: thing| one| drink)? (?:as|like|with) ${PERSON}\b`,
    '(?:同|跟|似|要)(?:返)?(?:佢哋?|隔[離籬]枱?|嗰枱|旁邊|側邊|嗰位|嗰個|我?(?:個)?(?:朋友|friend|老婆|老公|同事|男朋友|女朋友))[^，。,.]{0,8}(?:一樣|同款)',
    '(?:佢哋?|隔[離籬]枱?|旁邊|側邊|嗰枱|嗰個人|嗰位)[^，。,.]{0,6}飲緊(?:嗰|嘅|果|乜|咩|個)',
  ].join('|'),
  'i',
);
const PRICE =
  /\bhow much (?:is|are|does|do|for|will|would)\b(?! (?:alcohol|sugar|ice|booze|caffeine))|\bwhats? (?:is )?the prices?\b|^\W*how much\W*$|\bhappy hour\b|\bcorkage\b|幾錢|幾多錢|點收費/i;
const LOOKING =
  /\b(?:just|only) (?:looking|browsing|having a look)\b|\bnothing (?:for now|yet|for me)\b|\bnot (?:ordering|drinking anything)\b|睇[下吓](?:先|咋|啫)|睇住先|^[^一-鿿]*冇嘢(?:呀|喇|啦)?[^一-鿿]*$/i;

export function askedBack(text: string): AskedBack | undefined {
  if (WHOSE.test(text)) return 'whose';
  if (PRICE.test(text)) return 'price';
  return LOOKING.test(text) ? 'looking' : undefined;
}
