/**
 * Finds what a guest names and does not order: what they have on other days, what they grant before they ask for
 * something else, a compliment. "I usually drink red wine but tonight a cocktail", "gin is nice but rum today",
 * 平時飲開紅酒，今晚想試雞尾酒. Source: docs/behaviour/taste-requests.md "Corrections".
 */
import { isOneOf, isWord, type Sign } from '../negation.ts';
import { flavourOf, spell, type Piece } from '../phrase-tokenizer.ts';
import { isForHealth } from '../trait-roles.ts';

export interface SetAside {
  /** Indexes of words that are no wish. */
  aside: ReadonlySet<number>;
  /** Those of them that are usual, or liked. */
  liked: ReadonlySet<number>;
  /** Indexes of words that are refused for now: "as much as I love whisky, not today". */
  refused: ReadonlySet<number>;
  /** Indexes of what is usual and only measures what is wanted: "a bit stronger than my usual". */
  measures: ReadonlySet<number>;
  /** Indexes of what is usual and shall be likened to: no such brand need be had. */
  alike: ReadonlySet<number>;
}

const HABIT =
  /\b(?:only (?:ever|drinks|orders)|usually|normally|generally|typically|always|most(?:ly)?(?: of the time| days| nights)?|often|tend to|as a rule|on other days|other nights|every(?: other)? (?:day|night|time|week)|last (?:time|night|week|month|year)|yesterday|the other (?:day|night)|used to|(?:drinks?|drinking|has|orders) (?:only|nothing but)|(?:i ?a?m|i was|s?hes|(?:s?he|my \w+) is) an? [\w ]{0,24}(?:person|drinker|guy|girl|man|woman|lover|fan)|go to is|my usual)\b|平時|平日|往日|成日|通常|一向|從來都?係?飲|慣咗?飲|[飲食]慣|飲開|習慣飲|上次|上回|上一次|尋晚|琴晚|尋日|以前|舊時|細個|後生嗰陣|淨係(?:識|飲開)|(?<=[公婆友佢太爸媽豆母爺嫲哥姐弟妹仔女細闆事人世])(?:淨係|只)(?:係)?飲|(?:一|成|半)世(?:人)?|日日|晚晚|每[日晚]|次次|飲親都|只識|多數飲|本來|原本|\b(?:originally|was going to|was gonna|i was thinking of)\b/i;
/** Drunk or eaten by now: 飲完啤酒, "I had a beer before". */
const HAD =
  /\balready (?:tried|try|taste|tasted)\b|\b(?:i|we|ive|weve|just|already)(?: \w+)? (?:had|drank|ate|eaten|finished)\b|\b(?:had|drank?|drink|ate|eat)\b.*\b(?:before|already|yesterday)\b|\byesterday\b.*\b(?:drink|eat)\b|\bbefore i (?:drink|drank|had)\b|[飲食]緊?[咗完左]/i;
/** Liked once, and not any more. */
const NO_MORE = /\b(?:used to|i was)\b|以前|舊時|細個|後生/i;
const NOT_HAD =
  /\b(?:never|havent|have not|didnt|wish|if|want|like) |\bhad (?:in mind|enough|to|better|hoped)\b|[未冇無](?:曾|有)?[飲食]/i;
/** "I had a beer, one more". */
const AGAIN = /\b(?:again|another|one more|more of|the same|second)\b|再[嚟飲要多]|[多返番]一?杯|一樣/i;
/** More or less of something than of what is usual. */
const COMPARED =
  /\b(?:strong|booz|light|weak|gentl|sweet|sour|dr[iy]|fresh|fizzi|fruiti|rich|soft|smooth)i?er\b|\b(?:more|less) \w|[勁烈濃強甜酸苦辣輕淡清乾](?:啲|少少|返)|[更再][勁烈濃強甜酸苦辣輕淡清乾]/i;
const GRANTED =
  /^(?:\W|(?:well|yes|yeah|ok|and|so|oh|look|honestly) )*(?:as much as|though|although|even though|while|much as|i know|granted)\b|\b(?:is|are|was|were|s|sounds?|looks?|seems?|smells?)(?: (?:all|very|really|so|pretty|quite|always|usually|a))* (?:nice|great|good|lovely|fine|tempting|delicious|tasty|amazing|interesting|ok|okay|fun|cool|classic|safe choice|favou?rite)\b|^(?:\W|(?:well|yes|so|ok) )*i (?:do |really |totally |absolutely )*(?:love|like|adore|enjoy)\b|^(?:雖然|儘管|就算|即使|無錯|係咁|雖則)|(?:好飲|好正|唔錯|幾好|幾正|好味|都好|ok|吸引)(?:係|嘅|㗎|呀)*$|^我?(?:好|都|幾|最|真係|係)*(?:鍾意|中意|愛)/i;
const FOR_NOW =
  /\b(?:tonight|today|this (?:time|evening|afternoon|round)|right now|for once|for a change|rather|instead|these days|nowadays|lately|now i)\b|今晚|今日|今次|今勻|呢次|今餐|今鋪|而家|家陣|大個咗|近排|呢排|呢刻|反而/i;
/** Something else than what is usual. */
const TRIES =
  /\b(?:should (?:\w+ )?try|(?:him|her|them) (?:to )?try|surprise|something (?:else|different|new)|(?:pick|choose|find|give|get|make|pour) (?:him|her|them) (?:something|one|an?)|get (?:him|her|them|me|us) (?:in)?to)\b|帶佢試|想佢試|(?:幫佢|同佢)?揀(?:返|番)?一?[杯隻款]|嚇佢|試[吓下]?(?:第二|其他|新)/i;
const ASKS =
  /\b(?:want|fancy|feel|try|trying|something|anything|cocktail|mocktail|up for|surprise|recommend|suggest)\b|介紹|推薦|想|試|要|嚟|轉/i;
/** Names it as what the drink shall be like all the same. */
const ALIKE =
  /\b(?:similar|like (?:it|that|this|those)|along (?:those|the same|these)|(?:that|this) (?:direction|vein)|same|that (?:style|family)|version|twist|lighter|weaker|gentler)\b|類似|似|差唔多|嗰[種個隻](?=味|$)|嗰種|版(?:本|嘅|$)|一樣/i;
/** Allows it, and asks for nothing: "I don't mind bitter". */
const ALLOWED =
  /\b(?:(?:dont|do not|doesnt|wont|wouldnt|not) (?:really |at all )?(?:mind|bothered by|fussed about)|(?:im |am )?(?:ok|okay|fine|cool|good) with)\b|唔介意|唔嫌|唔抗拒|可以接受|冇所謂[甜酸苦辣]|[甜酸苦辣](?:啲|少少|嘅)*都?[冇無]所謂/i;
const LIKE_IT =
  /\b(?:like|similar to|close to|near|along the lines of) (?:my|the|our|what i) (?:usual|normal|regular|usually|normally|always)\b|[嗰果那][種隻](?:[^，。]{0,4}(?:感|feel|味道?|口味|風格)|[嘅]?$)/i;
const NOT_NOW =
  /^\W*(?:(?:i ?a?m|ive(?: gone)?|gone) )?(?:off (?:it|them|that)|(?:so )?(?:sick|tired|bored) of (?:it|them|that)|had enough of (?:it|them|that)|over it)\b|^\W*(?:just )?(?:not|no|never)\W+(?:today|tonight|this time|now|for me|really)\W*$|^(?:我)?(?:今[晚日次勻]|呢次|而家)?(?:都)?(?:唔想(?:飲|要)?|唔要|唔飲|唔使|免|唔係今[晚日])(?:住|喇|啦|囉|佢|呢[杯款種樣])*$/i;
const CONTRAST = /^(?:but|though|yet|however|although|except|instead|但|但係|不過|只不過|可是|然而|反而)$/i;

/** Somebody or somewhere praised, and no drink: "you guys are so sweet", "my boyfriend is so salty tonight". */
const OF_SOMEBODY =
  /^\W*(?:(?:lol|haha|omg|wow|hey|hi|thanks|oh) )*(?:you(?: guys| all)?|youre|(?:the|this|your|my) (?:\w+ )?(?:bartender|staff|place|bar|music|song|vibe|view|menu|boyfriend|girlfriend|bf|gf|husband|wife|boss|ex|mate|friend|date|jokes?))(?: (?:are|is|was|looks?|being))? (?:(?:so|very|too|really|such|quite|an?) )+[^,.!?]{1,24}$|^(?:你哋?|呢度|酒保|靚[女仔]|我?個?(?:老[公婆細]|[男女]朋?友))(?:都|真係|今晚|今日)*[好勁咁太][^要想飲唔，。]{1,6}$/i;

interface Clause {
  at: number[];
  said: string;
  isContrast: boolean;
}

/** "And I want to get him into cocktails", "and should try one". */
const IS_NEW = /^ ?(?:(?:i|he|she) )?(?:want|should|id like)/i;

/** Commas, stops and "but" part clauses; "today" and "please", which end a refusal too, do not. */
export function clausesOf(pieces: readonly Piece[]): Clause[] {
  const clauses: Clause[] = [{ at: [], said: '', isContrast: false }];
  pieces.forEach((piece, at) => {
    const isContrast = CONTRAST.test(piece.said);
    const isNext = /^(?:and|so)$/i.test(piece.said) && IS_NEW.test(spell(pieces.slice(at + 1, at + 4)));
    if (
      isNext ||
      isContrast ||
      (piece.kind === 'clause' && /^\W$/u.test(piece.said) && !/\p{Script=Han}/u.test(piece.said))
    ) {
      const last = clauses.at(-1)!;
      if (last.at.length === 0) last.isContrast ||= isContrast;
      else clauses.push({ at: [], said: '', isContrast });
    } else clauses.at(-1)!.at.push(at);
  });
  for (const clause of clauses) clause.said = spell(clause.at.map((each) => pieces[each]!)).trim();
  return clauses.filter(({ at }) => at.length > 0);
}

/** Never an allergen, nor what rules alcohol out or makes a drink weaker: those stay, whenever they are said. */
function mayGo(piece: Piece): boolean {
  if (piece.kind === 'name') return true;
  if (piece.kind !== 'flavour' || piece.flavour.ignore || isForHealth(piece.named?.id ?? '')) return false;
  const { allergens, zeroProof, alcohol, delta = {} } = piece.flavour;
  const isWeakening = (delta.strength ?? 0) < 0 && piece.named?.kind !== 'ingredient';
  return allergens === undefined && zeroProof === undefined && alcohol === undefined && !isWeakening;
}

export function setAside(pieces: readonly Piece[], signs: readonly Sign[]): SetAside {
  const [aside, liked] = [new Set<number>(), new Set<number>()];
  const [refused, measures, alike] = [new Set<number>(), new Set<number>(), new Set<number>()];
  const clauses = clausesOf(pieces);
  const wordsOf = ({ at }: Clause) => at.filter((each) => isWord(pieces[each]) && signs[each] === 'said');
  clauses.forEach((clause, at) => {
    if (OF_SOMEBODY.test(clause.said)) {
      for (const each of clause.at) if (mayGo(pieces[each]!) && pieces[each]!.kind !== 'name') aside.add(each);
      return;
    }
    if (ALLOWED.test(clause.said)) {
      const isAllOfIt = clauses.every((other) => other === clause || !other.at.some((each) => isWord(pieces[each])));
      for (const each of clause.at) if (!isAllOfIt && mayGo(pieces[each]!)) aside.add(each);
      return;
    }
    const later = clauses.slice(at + 1);
    if (HAD.test(clause.said) && !NOT_HAD.test(clause.said)) {
      const wish = clause.at.find(
        (each) =>
          IS_TURN.test(pieces[each]!.said) || (isOneOf(pieces[each], 'wish') && !/^[飲食]/.test(pieces[each]!.said)),
      );
      const had = clause.at.filter((each) => wish === undefined || each < wish);
      const rest = [...clause.at.filter((each) => !had.includes(each)), ...later.flatMap((other) => other.at)];
      const isOfElse = rest.some((each) => isWord(pieces[each]) || isOneOf(pieces[each], 'wish'));
      const said = spell(rest.map((each) => pieces[each]!));
      // "I ate nuts and my throat closed" is no meal.
      const isPlain = had.every((each) => !isOneOf(pieces[each], 'unknown', 'person', 'sick', 'allergy'));
      if (isOfElse && !AGAIN.test(said) && !ALIKE.test(said))
        for (const each of had)
          if (isHad(pieces[each]!) || (isPlain && signs[each] === 'said' && isFood(pieces[each]!))) aside.add(each);
    }
    // 我唔係唔飲酒，不過今晚唔想.
    if (later[0] && NOT_NOW.test(later[0].said))
      for (const each of clause.at) if (flavourOf(pieces[each])?.alcohol) refused.add(each);
    // "Like my usual gin and tonic", 白酒嗰種清新感: what it shall be like all the same.
    if (LIKE_IT.test(clause.said)) return;
    const isHabit = HABIT.test(clause.said);
    const isGranted = GRANTED.test(clause.said);
    // "The Negroni looks nice, but …" is no wish for something pretty.
    if (isGranted && clauses[at + 1]?.isContrast && wordsOf(clause).some((each) => isThingOf(pieces[each]!)))
      for (const each of wordsOf(clause)) if (!isThingOf(pieces[each]!) && mayGo(pieces[each]!)) aside.add(each);
    const things = wordsOf(clause).filter((each) => mayGo(pieces[each]!));
    if ((!isHabit && !isGranted) || things.length === 0 || FOR_NOW.test(clause.said)) return;
    if (later[0] && NOT_NOW.test(later[0].said)) {
      for (const each of things) (isThingOf(pieces[each]!) ? refused : aside).add(each);
      return;
    }
    const turn = later.findIndex(
      (other, i) => FOR_NOW.test(other.said) || (isHabit && ((i === 0 && other.isContrast) || TRIES.test(other.said))),
    );
    const isTurned = later.some(
      (other, i) =>
        turn >= 0 &&
        i >= turn &&
        (wordsOf(other).length > 0 ||
          (things.some((each) => isThingOf(pieces[each]!)) && other.at.some((each) => isWord(pieces[each]))) ||
          (ASKS.test(other.said) && !/^\W*(?:not|唔)/i.test(other.said))),
    );
    if (later.some(({ said }) => ALIKE.test(said))) {
      if (isHabit) for (const each of things) if (isThingOf(pieces[each]!)) alike.add(each);
      return;
    }
    const isMeasure = isHabit && later.some(({ said }) => COMPARED.test(said));
    for (const each of things)
      if (isMeasure && pieces[each]!.kind === 'name') measures.add(each);
      else if (isTurned) {
        aside.add(each);
        if (!NO_MORE.test(clause.said)) liked.add(each);
      }
  });
  return { aside, liked, refused, measures, alike };
}

const IS_TURN = /^(?:now|so|then|而家)$/i;
const isHad = (piece: Piece): boolean => isThingOf(piece) && mayGo(piece);
const isFood = (piece: Piece): boolean => piece.kind === 'flavour' && piece.flavour.allergens !== undefined;

const isThingOf = (piece: Piece): boolean =>
  piece.kind === 'name' || (isOneOf(piece, 'flavour') && 'named' in piece && piece.named?.kind !== 'trait');
