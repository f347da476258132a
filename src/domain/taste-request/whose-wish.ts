/**
 * Finds what a guest says of somebody else's drink, where they also say what they want themselves: one drink is chosen
 * at a time, and it is theirs. Source: docs/behaviour/taste-requests.md "Several people".
 */
import { isOneOf, isWord } from './negation.ts';
import { spell, type Piece } from './phrase-tokenizer.ts';

const PERSON = String.raw`(?:friend|mate|pal|buddy|wife|husband|hubby|partner|girlfriend|boyfriend|gf|bf|date|boss|colleague|coworker|mum|mom|mother|dad|father|sister|brother|aunt|uncle|cousin|flatmate|roommate|fiancee?|companion|ex|guy|girl|lady|one)s?`;
const OTHER_PERSON = String.raw`(?:(?:my|our|his|her|the|the other|another|one) (?:\w+ )?${PERSON}|s?hes?|they|theyre|(?:one|two|some) of us|hubby|wifey|mum|mom|mummy|dad|daddy|granny|grandma|grandpa|gran|missus)`;
const TAKES = String.raw`(?:(?:will|would|ll|d|already|just|only|really|also|is|are|was|usually|always|normally) )*(?:wants?|likes?|lov(?:e|es|ed)|drinks?|drank|drinking|prefers?|ha(?:s|ve|ving)|takes?|taking|needs?|hates?|hated|liked|wanted|after|fanc(?:y|ies)|gets?|orders?|ordered|ordering|asked for|doesnt|dont|does not|goes for)`;
const FRIEND_HAN =
  '(?:老婆|老公|女友|男友|女朋友|男朋友|女仔|男仔|朋友|friend|同事|老細|老闆|阿媽|阿爸|媽咪|爹哋|媽媽|爸爸|家姐|大佬|阿哥|細佬|妹妹|家人|屋企人|另一半|室友|girlfriend|boyfriend|wife|husband|gf|bf|前度|ex)';

/** "My mate wants a beer", "she likes it sweet", "a strong one for my friend", 佢飲甜嘅. */
const OF_ANOTHER = new RegExp(
  [
    String.raw`^ ?(?:(?:and|but|so|while|because|since) )?${OTHER_PERSON} ${TAKES}\b`,
    String.raw`^(?!.*\b(?:i|ill|id|im)\b).*\bfor (?:${OTHER_PERSON}|him|her|them)\b`,
    `^ ?(?:我)?(?:個|嘅|位)?(?:佢哋?|另外嗰個|${FRIEND_HAN}) ?(?:就|話|都|淨係|只|平時|一向)*(?:想|要|鍾意|飲|唔|食|揀|叫|偏|愛|怕|憎|嗌)`,
    `^(?!.*我(?!個?${FRIEND_HAN})).*(?:俾|畀|幫|同)(?:我)?個?(?:佢|${FRIEND_HAN}) ?(?:要|嗌|叫|整|嚟)?`,
  ].join('|'),
  'i',
);
const OWN = new RegExp(
  String.raw`\b(?:i|ill|id|im|ive|me|mine|myself|we|well|wed)\b|我(?! ?(?:個|嘅|位)? ?${FRIEND_HAN})|自己`,
  'i',
);
/** Wishes for a drink of one's own without saying which. */
const OWN_ONE =
  /\b(?:one|something|anything|whatever|another) (?:\w+ )?for me\b|\bmine\b|我(?:就)?(?:是但|隨便|冇所謂)/i;

/** Indexes of the pieces of clauses about another person's drink; none unless the guest wants one too. */
export function wishesOfOthers(pieces: readonly Piece[]): ReadonlySet<number> {
  const clauses = clausesWithOwner(pieces);
  const wantsOne = ({ at, said }: Clause) => OWN_ONE.test(said) || at.some((each) => isWord(pieces[each]));
  if (!clauses.some((clause) => clause.owner === 'guest' && wantsOne(clause))) return new Set();
  return new Set(clauses.filter(({ owner }) => owner === 'other').flatMap(({ at }) => at));
}

type Owner = 'guest' | 'other';
interface Clause {
  at: number[];
  said: string;
  /** A clause without a person belongs to the one before; none if there is no such one. */
  owner: Owner | undefined;
}

function clausesWithOwner(pieces: readonly Piece[]): Clause[] {
  const clauses: number[][] = [[]];
  pieces.forEach((piece, at) => {
    // 佢就要啲淡嘅: 就 begins no new clause.
    if (isOneOf(piece, 'clause') && piece.said !== '就') clauses.push([]);
    else clauses.at(-1)!.push(at);
  });
  let owner: Owner | undefined;
  return clauses
    .filter((at) => at.length > 0)
    .map((at) => {
      const said = spell(at.map((each) => pieces[each]!)).toLowerCase();
      owner = OF_ANOTHER.test(said) ? 'other' : OWN.test(said) ? 'guest' : owner;
      return { at, said, owner };
    });
}
