/**
 * Finds statements about a person rather than a drink: who must not have alcohol and why, who needs less of it, and
 * statements that are not understood and must be asked about before ordering. Source: docs/behaviour/taste-requests.md
 * "No alcohol".
 */
import { isDenied, isOneOf, isThing, type Sign } from './negation.ts';
import {
  ARE_AWAY,
  ARE_CHILDREN,
  CHILD_DRINKS,
  EASILY,
  FORBIDS_ME,
  HAS_COUNTED,
  HAD_SOME,
  HAS_QUIT,
  IS_ANOTHER,
  IS_FEARED,
  IS_LIKENED,
  IS_PRAISED,
  MEDICINE,
  PREGNANT_ELSEWHERE,
  REACTS,
  REDDENS,
  NEVER,
  SELDOM,
  SOBER_FOR,
  UNCLEAR,
  UNREAD,
  HAD_ELSEWHEN,
  TODAY,
} from './person-patterns.ts';
import { spell, type Piece } from './phrase-tokenizer.ts';
import { isHan } from './word-forms.ts';
import { NO_ALCOHOL_REASONS, type NoAlcoholReason } from './no-alcohol-reasons.ts';
import { HAS_NO_ALCOHOL } from './whose-wish.ts';
import { isOfAdult, isOfMinor, isOfUnclearAge } from './stated-age.ts';
import { isOfOtherNight } from './talk/persons-meant.ts';

export interface PersonStatements {
  noAlcohol?: NoAlcoholReason;
  /** The guest needs a weaker drink than otherwise chosen. */
  weaker: boolean;
  /** The guest is drunk already. */
  isDrunk: boolean;
  /** Clauses about a person that were not understood, in the guest's spelling. */
  unclear: string[];
  /** Indexes of pieces in clauses about a person; unknown words among them are not unknown tastes. */
  aboutPerson: ReadonlySet<number>;
  /** The sentence says something about a person, even if negated. */
  isSaid: boolean;
}

interface Belonging {
  isOfAllergy: (at: number) => boolean;
  /** It is said of another person's drink. */
  isOfAnother: (at: number) => boolean;
  /** It refuses a thing that was asked about. */
  isOfThing: (at: number) => boolean;
}

/** @param text output of `plainText` */
export function personStatements(
  text: string,
  pieces: readonly Piece[],
  signs: readonly Sign[],
  { isOfAllergy, isOfAnother, isOfThing }: Belonging,
): PersonStatements {
  const isCounted = HAS_COUNTED.test(text);
  const isCountedTonight = isCounted && HAS_COUNTED.test(ofTonight(text));
  const reasons = new Set<string>([
    ...(isOfMinor(text) ? ['age'] : []),
    ...(isCountedTonight || HAS_COUNTED.test(beforeAnotherDay(text)) ? ['drunk'] : []),
    ...(REACTS.test(text) ? ['medicine'] : []),
    ...(SOBER_FOR.test(text) ? ['recovery'] : []),
    ...(PREGNANT_ELSEWHERE.test(text) ? ['pregnancy'] : []),
  ]);
  const isAdult = !reasons.has('age') && isOfAdult(text);
  const unclear: string[] = isOfUnclearAge(text) || UNREAD.test(text) ? [text.trim()] : [];
  const aboutPerson = new Set<number>();
  // "My friend goes red after one, I want something strong".
  const own = pieces.some((_, at) => isOfAnother(at)) ? spell(pieces.filter((_, at) => !isOfAnother(at))) : text;
  let weaker = HAD_SOME.test(own) || REDDENS.test(own) || (isCounted && !isCountedTonight);
  for (const clause of clausesOf(pieces)) {
    const said = marked(pieces, clause, signs, isOfAllergy);
    if (
      clause.some((at) => pieces[at]!.kind === 'sick') &&
      isOfOtherNight(spell(clause.map((at) => pieces[at]!)), text)
    )
      weaker = true;
    // "If I wasn't driving": the guest is.
    const isSupposed = /\bif(?: \w+){0,2}$|如果$/i.test(
      spell(pieces.slice(Math.max(0, clause[0]! - NEAR), clause[0]! + 1)),
    );
    let isAsked = UNCLEAR.test(said);
    for (const { 1: fact, index } of said.matchAll(/@(\w+)/g)) {
      const before = said.slice(0, index);
      const isEasily = fact === 'drunk' && EASILY.test(said.slice(index));
      // "A mocktail for our designated driver", "my friend is Muslim", beside the guest's own drink.
      if (/^(?:driving|religion)$/.test(fact!) && clause.every(isOfAnother)) continue;
      if (fact === 'concern' && (IS_PRAISED.test(said.slice(index)) || (isAdult && !IS_OF_HEALTH.test(text)))) continue;
      // "And an orange juice for my daughter", beside the guest's own drink.
      if (
        /concern|child/.test(fact!) &&
        clause.every(isOfAnother) &&
        HAS_NO_ALCOHOL.test(spell(clause.map((at) => pieces[at]!)))
      )
        continue;
      // 個仔瞓咗: not at the table.
      if (fact === 'concern' && IS_CHILD.test(spell(clause.map((at) => pieces[at]!))) && ARE_AWAY.test(said)) continue;
      // "My daughter booked this place".
      if (fact === 'concern' && CHILD_HAS_DONE.test(said.slice(index)) && !CHILD_HAS_ONE.test(text)) continue;
      // "A sore throat", which something soothing is for.
      if (fact === 'concern' && clause.some((at) => isSoothed(pieces[at]!))) continue;
      if (fact === 'concern' && isOfRefused(pieces, clause, signs)) continue;
      if (fact === 'concern' && ALLOWED_ONE.test(spell(clause.map((at) => pieces[at]!)))) {
        weaker = true;
        continue;
      }
      if (fact === 'drunk' && isOfAnotherDay(text, before, said.slice(index))) continue;
      // Tonight they go easy.
      if (fact === 'drunk' && isOfOtherNight(spell(clause.map((at) => pieces[at]!)), text)) {
        weaker ||= !clause.every(isOfAnother);
        continue;
      }
      if (fact === 'drunk' && !isEasily && IS_FEARED.test(before)) {
        weaker = true;
        continue;
      }
      if ((isDenied(before) && !isSupposed) || (fact === 'medicine' && IS_LIKENED.test(before))) continue;
      if (isEasily || fact === 'lowTolerance') weaker ||= !clause.every(isOfAnother);
      else if (fact === 'child' && (CHILD_DRINKS.test(said) || isOfChildren(pieces, clause))) reasons.add('age');
      else if (fact === 'child' || fact === 'concern' || (fact === 'driving' && IS_ANOTHER.test(before)))
        isAsked ||= !/-#/.test(said) || said.includes('?');
      else reasons.add(fact!);
    }
    if (MEDICINE.test(said)) reasons.add('medicine');
    if (SELDOM.test(said)) weaker = true;
    else if (FORBIDS_ME.test(said)) reasons.add('choice');
    else if (NEVER.test(said.replace(REFUSED_BEHIND, '')) && !clause.every(isOfAnother) && !clause.every(isOfThing))
      reasons.add(HAS_QUIT.test(said) ? 'recovery' : 'choice');
    if (isAsked) unclear.push(spell(clause.map((at) => pieces[at]!)).replace(/\bI(m|ve)\b/g, 'I’$1'));
    if (isAsked || said.includes('@') || MEDICINE.test(said)) for (const at of clause) aboutPerson.add(at);
  }
  const noAlcohol = NO_ALCOHOL_REASONS.find((reason) => reasons.has(reason));
  return {
    ...(noAlcohol && { noAlcohol }),
    weaker,
    // 大肚四個月，成日想嘔: of the pregnancy.
    isDrunk: reasons.has('drunk') && !(reasons.has('pregnancy') && !HAS_DRUNK_SOME.test(text)),
    unclear,
    aboutPerson,
    isSaid: reasons.size > 0 || pieces.some(({ kind }) => kind === 'person'),
  };
}

/** 啤酒唔飲, 紅酒我飲唔到: not that, and other things gladly. */
const REFUSED_BEHIND = /-#\S* ?我?(?:唔(?:想?|可以)飲|飲唔[得到])$/;

/** 我唔飲得威士忌，一飲就頭痛: what a drink that is refused does, and no illness. */
const isOfRefused = (pieces: readonly Piece[], clause: readonly number[], signs: readonly Sign[]): boolean =>
  /^(?:因為)?(?:一飲|飲親|飲完|飲咗|飲到)?(?:佢|嗰啲)?(?:就|都|會)*頭痛|\bgives? me (?:an? |bad |terrible )*headaches?$/i.test(
    spell(clause.map((at) => pieces[at]!)),
  ) && pieces.slice(0, clause[0]).some((piece, at) => signs[at] === 'refused' && isThing(piece) && !isAlcohol(piece));
/** "My doctor lets me have one small drink", "not more than one", 醫生話可以飲一杯: little of it, and nothing is asked. */
const ALLOWED_ONE =
  /^(?!.*(?:\b(?:no|not|nt|dont|cant|never|stop|quit|avoid)\b|[唔戒冇無咪])).*(?:\b(?:doctors?|gp)\b.*\b(?:lets?|allow(?:s|ed)|says?|said)\b.*\b(?:one|small|single|light|weak)\b|醫生[^，。]{0,6}(?:准|畀|俾|可以|得)[^，。]{0,4}(?:一杯|少少))|^(?=.*\b(?:doctors?|gp)\b).*\b(?:not|nt|dont|cant|never)\b.{0,16}\bmore than (?:one|a)\b|醫生[^，。]{0,4}唔[^，。]{0,4}多過[一半]杯/i;
const IS_CHILD = /^(?:趁|等|因為)?(?:我)?(?:個[仔女]|囝|囡|[仔女])(?!.*(?:[飲要]|醫|病|燒|敏感))/;
const CHILD_HAS_DONE =
  /^@concern \??(?:booked|brought|chose|picked|recommended|recommends|told|tells|sent|paid|bought|gave|dragged|insisted|swears)\b/;
const CHILD_HAS_ONE =
  /\b(?:s?hes? (?:wants?|would|will|also|too|needs?|likes?)|(?:one|same|drink) too|for (?:her|him)|both)\b/i;
const isSoothed = (piece: Piece): boolean => piece.kind === 'flavour' && piece.named?.id === 'soothing';
const isAlcohol = (piece: Piece): boolean =>
  piece.kind === 'flavour' && piece.flavour.alcohol === true && piece.named === undefined;

/** Children are named and nothing keeps them from the table: "two kids here", 細路哥. */
const isOfChildren = (pieces: readonly Piece[], clause: readonly number[]): boolean => {
  const said = clause.map((at) => pieces[at]!.said).join(' ');
  return ARE_CHILDREN.test(said) && !ARE_AWAY.test(said);
};

/** What an adult's age does not settle. */
const IS_OF_HEALTH =
  /doctor|gp\b|hospital|surgery|liver|kidney|heart|blood|disease|illness|sick|unwell|condition|medical|health|diagnos|prescri|fever|birth|newborn|醫|病|患|手術|刀|肝|腎|心|血|痛|潰瘍|癌|燒|唔舒服|身體|打針|治療|生咗|胃|傷風/i;

/** Words of doctors and illness: what is said with them is no whim. */
export const IS_MEDICAL =
  /\b(?:doctors?|gp|physician|hospital|surge(?:on|ry)|medical\w*|liver|kidneys?|disease|illness|diagnos\w*|cancer|specialist|cardiologist)\b|醫生|醫院|醫囑|專科|手術|開刀|肝|腎|癌|有病|糖尿|潰瘍/i;

/**
 * Somebody at the table must not have sugar: "type 2", 血糖高. Only its own plain "not" takes it back.
 * @param text output of `plainText`
 */
export const mustNotHaveSugar = (text: string): boolean => BARS_SUGAR.test(text.replace(NO_DIABETES, ''));
const NO_DIABETES =
  /\b(?:not|isnt|arent|aint|no longer|never been) (?:an? |actually |really )*(?:pre ?)?diabet\w*|(?:冇|無|唔係(?:有)?)糖尿病?/gi;
const BARS_SUGAR =
  /\b(?:pre ?)?dia?b[aei]t\w*|\b(?:blood|high|my|her|his) (?:blood )?(?:sugars?|glucose) (?:levels?|is|are|was|goes|spikes?|problem|high)\b|\b(?:blood|high) (?:sugars?|glucose)\b|\bglucose (?:levels?|monitor)\b|\btype[ -]?(?:2|two|1|one)\b(?! (?:of|drink|person))|\binsulin|\bmetformin|\b(?:cant|cannot|must ?nt|must not|not allowed(?: to)?|shouldnt) (?:have|do|take|eat|drink) (?:any |much )?sugar\b|\bhyp(?:o|er)gly|糖尿|血糖|胰島素|\b(?:doctors?|gp|physician|dentist|diet(?:ician|itian)|nutritionist)\b[^.!?]{0,30}\b(?:no|not|dont|less|without|off|cut|avoid|quit|stop)\b(?:(?! but )[^.,;!?]){0,14}\b(?:sugars?|sweets|sweet things?)\b|\b(?:no|not|without|off|avoid|quit|cut(?:ting)?(?: out)?)\b[^.!?]{0,12}\bsugars?\b[^.!?]{0,20}\b(?:doctors?|dentist|dietician|nutritionist)\b|唔(?:可以)?[食飲掂有]得?糖(?!水)|[唔戒][^，。！？]{0,3}[糖甜][^。！？]{0,6}醫生|醫生[^。！？]{0,8}(?:戒|唔[好准畀俾][^，。]{0,3})[糖甜]/i;

/** Indexes of the pieces of each clause. */
function clausesOf(pieces: readonly Piece[]): number[][] {
  const clauses: number[][] = [[]];
  pieces.forEach((piece, at) => {
    // 係 ends a clause of wishes, but not in "我係孕婦".
    if (isOneOf(piece, 'clause') && piece.said !== '係') clauses.push([]);
    else clauses.at(-1)!.push(at);
  });
  return clauses.filter((clause) => clause.length > 0);
}

/** Encodes a clause as person-patterns.ts expects it. */
function marked(
  pieces: readonly Piece[],
  clause: readonly number[],
  signs: readonly Sign[],
  isOfAllergy: (at: number) => boolean,
): string {
  return clause.reduce((line, at) => {
    const piece = pieces[at]!;
    // Joined into one word, so that a "not" inside a phrase does not negate the clause.
    const said = piece.said.toLowerCase().replaceAll(' ', '_');
    if (piece.kind === 'person') return `${line} @${piece.person}`;
    if (isOneOf(piece, 'flavour', 'name'))
      return `${line} ${/refused|less/.test(signs[at]!) ? '-' : ''}#${isHan(said) ? '' : said}`;
    const isName = /^[A-Z][a-z]+$/.test(piece.said);
    // "My horoscope says": no doctor.
    if (piece.kind === 'unknown' && piece.isCommon && /^(?:says?|said|told|wants?)$/i.test(pieces[at + 1]?.said ?? ''))
      return `${line} ${said}`;
    if (piece.kind === 'unknown' && !isOfAllergy(at) && !/^\d/.test(said))
      return `${line} ${isName ? '^' : '?'}${said}`;
    return isHan(said) ? line + said : `${line} ${said}`;
  }, '');
}

/** "Yesterday I have drunk here the beer", 大學嗰陣飲到嘔: and nothing of today. */
const isOfAnotherDay = (text: string, before: string, from: string): boolean =>
  HAD_ELSEWHEN.test(text) &&
  !TODAY.test(text.replace(WISHED_TODAY, '')) &&
  (HAS_DRUNK.test(before) ? DRANK_SOME.test(from) : /[嘔暈]|斷片/.test(text));
/** 我飲咗五杯，上次杯 Penicillin 太煙: what stands before the clause that tells of another day. */
const beforeAnotherDay = (text: string): string =>
  WHOLE_CLAUSES.exec(text.slice(0, Math.max(0, text.search(ANOTHER_DAY))))?.[0] ?? '';
/** Without the clauses that tell of another night. */
const ofTonight = (text: string): string =>
  text
    .split(CLAUSE_ENDS)
    .filter((clause) => !isOfOtherNight(clause, text))
    .join('，');
const CLAUSE_ENDS = /[，,。.!！?？;；]|\b(?:but|so)\b/i;
const ANOTHER_DAY = /yesterday|last (?:night|week)|尋晚|琴晚|尋日|上次/i;
const WHOLE_CLAUSES = /^.*[，,。.!?！？;；]/s;
/** Pieces that hold the last words before a clause. */
const NEAR = 4;
const HAS_DRUNK_SOME = /飲[咗完醉大多]|\b(?:had|drank|drunk|drinking)\b/i;
const HAS_DRUNK = /\b(?:have|had|ive|weve|has)(?: (?:just|only|once|also|ever))? ?$/i;
const DRANK_SOME = /^@drunk (?!(?:too|so|a lot|lots|much|enough|more|many|several|a few|loads|plenty)\b)\S/i;
/** "Today I want …". */
const WISHED_TODAY =
  /\b(?:today|tonight|now)\b,? (?:i|we|id|ill|something|maybe|rather|want|would)\b|(?:今晚|今日|而家)(?:我)?(?:想|要|就)/gi;
