/** Tells what words of persons mean by their neighbours: who is drunk, who only dislikes something, who speaks of nobody. */
import { isOneOf, isWord } from '../negation.ts';
import { spell, type Piece } from '../phrase-tokenizer.ts';
import { isHan } from '../word-forms.ts';

/** Pieces around a word that tell what it is for. */
const REACH = 6;

/**
 * Words of persons that say nothing of one: "would have drunk" of what others drink, 攰到嘔 of how tired, 搭車 of a ride,
 * 揸住杯 of a hand.
 */
export function isOfNobody(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at]!;
  const before = spell(pieces.slice(Math.max(0, at - REACH), at));
  const after = spell(pieces.slice(at + 1, at + 1 + REACH));
  // 嘔到七彩, "drunk quickest", 咁快醉: no colours, and no haste.
  if (piece.kind === 'flavour')
    return (
      (piece.said.startsWith('七彩') && /嘔[到得]?$/.test(before)) ||
      (piece.said.startsWith('快') && /^啲?(?:醉|上頭|冧)/.test(after)) ||
      (/^(?:fast|quick)/i.test(piece.said) && /\b(?:drunk|tipsy|wasted|hammered|smashed|plastered)$/i.test(before))
    );
  if (piece.kind !== 'person') return false;
  if (piece.person === 'drunk')
    return (
      (/^drunk$/i.test(piece.said) && (IS_PARTICIPLE.test(before) ? !IS_MUCH.test(after) : IS_CUSTOM.test(after))) ||
      (piece.said.startsWith('嘔') && IS_DEGREE.test(before))
    );
  if (piece.person === 'driving' && /^drove$/i.test(piece.said)) {
    const end = pieces.findIndex((each, i) => i > at && isOneOf(each, 'clause'));
    return IS_PAST.test(spell(pieces.slice(at, end < 0 ? undefined : end)));
  }
  return (
    piece.person === 'driving' &&
    ((/^車$/.test(piece.said) && RIDES.test(before)) || (/^揸$/.test(piece.said) && HOLDS.test(after)))
  );
}
/** "We drove through Japan last year". */
const IS_PAST =
  /\b(?:last (?:year|month|week|summer|holiday)|(?:years?|months?|weeks?) ago|when (?:i|we) (?:was|were))\b/i;
const IS_PARTICIPLE =
  /\b(?:(?:would|could|should|must|might|may)(?: have|ve)?|(?:he|she|they|people|everyone|everybody|hemingway|churchill|(?:my|the|your|our) \w+) (?:has|have|had)|ever|never|usually|often|commonly|traditionally|mostly)$/i;
const IS_MUCH = /^(?:too|so|way|a lot|loads|much|since|all|as)\b/i;
const IS_CUSTOM =
  /^(?:in|at|by|during|across|all over) (?:the|old|italy|france|spain|japan|china|europe|mexico|cuba|\w+land)\b/i;
/** 攰到嘔, 忙到嘔: very; not 飲到嘔. */
const IS_DEGREE = /[攰悶忙熱凍煩笑甜鹹苦臭貴醜靚趕慘嬲肉酸][到得]$/;
const RIDES = /(?:搭|坐|等|趕|追|迫|截|轉|乘|搵|叫)(?:住|緊|返|完|埋)?[^揸開駕，。]{0,4}$/;
const HOLDS = /^(?:住|實|穩)(?!.{0,4}(?:車|軚|的士|巴士|電單|方向盤))/;

/** "tequila makes me want to puke", 一聞就想嘔: what a drink does to the guest, who has had none. */
export function isOfDislike(pieces: readonly Piece[], at: number): boolean {
  if (!IS_SICK.test(pieces[at]!.said)) return false;
  const from = pieces.slice(0, at).findLastIndex((piece) => isOneOf(piece, 'clause') && !isCause(piece)) + 1;
  if (isLongAgo(pieces) || isOfOtherNight(clauseAt(pieces, at), spell(pieces))) return true;
  const before = pieces.slice(from, at);
  return before.some(isWord) && MAKES_SICK.test(spell(before));
}
/** 上次飲到嘔, "last time I threw up": not drunk now. */
const isLongAgo = (pieces: readonly Piece[]): boolean => {
  const said = spell(pieces);
  return LONG_AGO.test(said) && !IS_TONIGHT.test(said);
};
const LONG_AGO =
  /上次|上一次|上回|嗰次|有次|試過|以前|舊年|後生嗰陣|細個|\b(?:last time|the other (?:day|week|month)|one time|once|years? ago|months? ago|weeks? ago|ages ago|last (?:year|month|summer|week)|back in|at uni|in college|at school|used to|always|every time|ever since)\b/i;
const IS_TONIGHT = /今晚|今日|而家|頭先|啱啱|\b(?:tonight|today|just now|now|right now|earlier|already)\b/i;
const isCause = ({ said }: Piece): boolean => said === '就';
const clauseAt = (pieces: readonly Piece[], at: number): string => {
  const from = pieces.slice(0, at).findLastIndex((piece) => isOneOf(piece, 'clause') && !isCause(piece)) + 1;
  const end = pieces.findIndex((piece, i) => i > at && isOneOf(piece, 'clause') && !isCause(piece));
  return spell(pieces.slice(from, end < 0 ? undefined : end));
};

/**
 * "Last night I drank too much", 尋晚飲到爛醉: a clause that tells of another night, where nothing says that it goes on.
 * @param text the whole sentence
 */
export const isOfOtherNight = (clause: string, text: string): boolean =>
  OTHER_NIGHT.test(clause) && !IS_TONIGHT.test(clause) && !GOES_ON.test(text);
const OTHER_NIGHT =
  /\b(?:yesterday|last (?:night|week(?:end)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:the )?other (?:night|day)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:a|two|three|few) (?:days|nights|weeks) ago)\b|[尋琴前][日晚]|噚[日晚]|昨[日晚天]|上(?:個)?(?:星期|禮拜|週末)|大前[日晚]/i;
const GOES_ON =
  /\b(?:still|and again|again (?:now|tonight|today)|(?:now|tonight|today) again|since|until|till|all (?:night|day)|keep (?:\w+ing|them|it)|too(?=\W*$|[,.!])|as well|same|havent (?:slept|stopped)|not slept|(?:tonight|today) (?:too|also))\b|仲(?:係|未|有啲|好)?(?=[醉暈飲好想未])|未(?:醒|瞓|停)|又(?=[飲醉再嚟繼]|[一二兩三四五六七八九十幾\d])|都係|繼續|到(?:今朝|而家|宜家|現在|依家|朝早|今日)|一路飲|照飲|[再多][嚟飲要]/i;
const IS_SICK = /嘔|puk|vomit|thr[eo]w/i;
const MAKES_SICK =
  /^(?!.*(?:飲[咗完緊過到]|\b(?:had|drank|drinking|after)\b)).*(?:[聞見睇諗][到起親]?[^，。]{0,6}就|\b(?:makes?|smell|taste|sight|thought)\b)/i;

/** Who wants to drink to the end is cared for like somebody drunk: "get wasted", 飲到斷片. */
export const IS_OBLIVION =
  /斷|不省|爛醉|嘔|black|pass|wast|hammer|smash|trash|plaster|shit|slosh|legless|paralytic|annihil/i;

/**
 * "Something that goes straight to my head", 一杯就上頭嗰隻: what the drink that is wished for shall do, and not what drinks
 * do to the guest.
 */
export function isWishedEffect(pieces: readonly Piece[], at: number): boolean {
  const { said } = pieces[at]!;
  if (!isHan(said)) return /head$/i.test(said) && WISHED_TO_DO.test(spell(pieces.slice(Math.max(0, at - REACH), at)));
  return said.endsWith('就') && OF_THAT_ONE.test(spell(pieces.slice(at + 1, at + 1 + REACH)));
}
const WISHED_TO_DO =
  /\b(?:something|anything|one|drink|cocktail)(?: (?:that|which|thatll|to|will|can|really|just))* (?:goes|go|gets|get)(?: (?:straight|right|directly|quickly|fast))?$/i;
const OF_THAT_ONE = /^(?:會|可以)?(?:上頭|醉|冧|瞓低|高|high)[嘅的]?[嗰果那][隻杯款種個]/i;

/** "want to get properly drunk", 想飲醉: a wish for something strong, not a statement that the guest is drunk. */
export const isWishedDrunk = (pieces: readonly Piece[], at: number): boolean =>
  /^(easily|fast|quick|quickly|after)$/i.test(pieces[at + 1]?.said ?? '')
    ? false
    : isMakingDrunk(pieces, at) ||
      /(?:^|[^\w ]|\b(?:want|want to|wanna|lets?|need to|gonna)(?: \w+)?) ?(?:get|be)(?: \w+){0,2}$|\b(?:get|make) me$|(?:^|[^唔不])[想要求]飲?[到得]?(?:有|少少|啲)*$/i.test(
        spell(pieces.slice(Math.max(0, at - 5), at)),
      );

/** 會醉嗰種: what a drink does. */
const isMakingDrunk = (pieces: readonly Piece[], at: number): boolean =>
  pieces[at]!.said.startsWith('醉') &&
  /(?:會|可以|容易|飲得)$/.test(spell(pieces.slice(Math.max(0, at - 3), at))) &&
  /^[嘅]?[嗰果那][種隻杯款個]/.test(spell(pieces.slice(at + 1, at + 4)));
