/**
 * Finds what a guest says of somebody else's drink, where they also say what they want themselves, and of further drinks:
 * one drink is chosen at a time, theirs or the first. Source: docs/behaviour/taste-requests.md "Several people".
 */
import { isOneOf, isWord, type Sign } from './negation.ts';
import { isOfMinor } from './stated-age.ts';
import { spell, type Piece } from './phrase-tokenizer.ts';

const PERSON = String.raw`(?:friend|mate|pal|buddy|wife|husband|hubby|partner|girlfriend|boyfriend|gf|bf|date|boss|colleague|coworker|mum|mom|mother|dad|father|sister|brother|aunt|uncle|cousin|flatmate|roommate|fiancee?|companion|daughter|son|kid|niece|nephew|ex|guy|girl|lady|one)s?`;
const OTHER_PERSON = String.raw`(?:(?:my|our|his|her|the|the other|another|one) (?:\w+ )?${PERSON}|s?he(?:s|ll|d)?|they(?:re|ll|d)?|(?:one|two|some) of us|(?:one|two|the other) (?:of them|person|guy|girl)|half (?:of )?(?:us|them|(?:the|our|my) \w+)|(?:the )?other half|hubby|wifey|mum|mom|mummy|dad|daddy|granny|grandma|grandpa|gran|missus)`;
/** Also without "my": "boss hates sweet". */
const KIN = String.raw`(?:husband|wife|boss|partner|girlfriend|boyfriend|gf|bf|colleague|sister|brother|mother|father|mom|mum|dad|daughter|son|friend|grandma|grandpa|auntie|uncle)s?(?: in law)?`;
const TAKES = String.raw`(?:(?:will|would|ll|d|already|just|only|really|also|is|are|was|usually|always|normally) )*(?:wants?|likes?|lov(?:e|es|ed)|drinks?|drank|drinking|prefers?|ha(?:s|ve|ving)|takes?|taking|needs?|hates?|hated|liked|wanted|after|fanc(?:y|ies)|gets?|orders?|ordered|ordering|asked for|doesnt|dont|does not|goes for|(?:turns?|goes|gets) (?:\w+ )?(?:red|drunk|tipsy))`;
const FRIEND_HAN =
  '(?:老婆|老公|太太|細路|小朋友|女友|男友|女朋友|男朋友|女仔|男仔|朋友|friend|同事|老細|老闆|阿媽|阿爸|媽咪|爹哋|媽媽|爸爸|老母|老豆|爺爺|嫲嫲|阿爺|阿嫲|阿婆|阿公|婆婆|外婆|外公|外母|外父|阿妹|阿弟|細妹|阿姨|姨媽|姑媽|叔叔|舅父|表[哥姐弟妹]|拍檔|同學|隊友|家姐|大佬|阿哥|細佬|妹妹|家人|屋企人|另一半|室友|girlfriend|boyfriend|wife|husband|gf|bf|前度|ex|boss|partner|colleague|date|mum|mom|dad|仔|女|囝|囡)';

/** "My mate wants a beer", "she likes it sweet", "a strong one for my friend", 佢飲甜嘅. */
const OF_ANOTHER = new RegExp(
  [
    String.raw`^ ?(?:(?:and|but|so|while|because|since) )?${OTHER_PERSON}(?: (?:s?he|they))? ${TAKES}\b`,
    String.raw`^ ?(?:(?:and|but) )?${KIN} (?:is|are|cant|${TAKES})\b`,
    // "Two beer people, one wine person".
    String.raw`^ ?(?:and )?(?:one|two|three|four|\d) (?:\w+ ){1,2}(?:people|person|drinkers?|lovers?|guys|girls)\b`,
    String.raw`^(?!.*\b(?:i|ill|id|im)\b).*\b(?:for|give|get|bring|make|pour) (?:${OTHER_PERSON}|${KIN}|him|her|them)\b`,
    `^ ?(?:我)?(?:個|嘅|位)?(?:佢哋?|她|他|另外嗰個|${FRIEND_HAN}) ?(?:嗰[杯份])?(?:就|話|說|都|淨係|只|平時|一向)*(?:係(?:穆斯林|回教)|信|想|要|鍾意|喜歡|喝|飲|唔|不|食|揀|叫(?!我)|偏|愛|怕|憎|嗌)`,
    // 一個唔飲得酒: one of several people.
    '^ ?(?:其中|有)?(?:一個|一位|兩個|另一個|有人)(?:就|係|話|都|淨係|只)*(?:想|要|鍾意|唔|食|揀|叫|愛|怕|憎|嗌|戒)',
    `^(?!.*我(?!個?${FRIEND_HAN})).*(?:俾|畀|給|幫|同)(?:我)?(?:家)?個?(?:佢|她|他|${FRIEND_HAN})(?!朋|友|鬧|炒|飛|呃|甩|撇|氣|激|放|逼|追|笑|罵) ?(?:要|嗌|叫|整|嚟|點)?`,
    // 俾杯可樂佢, 佢 gin.
    '^(?!.*我).*(?:俾|畀|給)[^，。]{1,12}(?:佢|他|她)(?:得|就得)?',
    '^ ?(?:佢哋?|他|她) ?[a-z]',
    // 俾杯 cosmo 我個 friend.
    `^(?!.*我(?! ?個? ?${FRIEND_HAN})).*(?:俾|畀|整|嚟|叫).* ?我? ?(?:個|嘅|位)? ?${FRIEND_HAN}$`,
  ].join('|'),
  'i',
);
/** Of everybody, the guest too: "both not too sweet", 兩個都想飲 gin. */
export const OF_BOTH =
  /^ ?(?:(?:and|but) )?both\b|\b(?:we|us|for|wed|well|were|lets) (?:both|all)\b|(?:兩[個位杯份]|我哋|大家)(?:都|一齊)/i;
const OWN = new RegExp(
  String.raw`\b(?:i|ill|id|im|ive|me|mine|myself|we|well|wed)\b|我(?! ?(?:個|嘅|位)? ?${FRIEND_HAN})|自己`,
  'i',
);
/** Wishes for a drink of one's own without saying which. */
const OWN_ONE =
  /\b(?:one|something|anything|whatever|another) (?:\w+ )?for me\b|\bmine\b|我(?:就)?(?:是但|隨便|冇所謂)/i;

/** "I'm not drinking, but my friend …": an own drink, without alcohol. */
const HAS_NONE =
  /\bi ?a?m not drinking\b|\bi (?:dont|cant) drink\b|\b(?:nothing|none) for me\b|我(?:自己)?(?:今[晚日次])?(?:就)?唔飲(?:得)?(?:酒)?[㗎喇啦]*$/i;

/** Indexes of the pieces of clauses about another person's drink; none unless the guest wants one too. */
export function wishesOfOthers(pieces: readonly Piece[], clauses = clausesWithOwner(pieces)): ReadonlySet<number> {
  const wantsOne = ({ at, said }: Clause) =>
    OWN_ONE.test(said) || HAS_NONE.test(said) || at.some((each) => isWord(pieces[each]) || isOfState(pieces[each]!));
  const others = clauses.filter(({ owner }) => owner === 'other');
  const guests = clauses.filter(({ owner }) => owner === 'guest');
  const isGuests = guests.some(wantsOne);
  // Where she is pregnant and no alcohol is poured, hers comes first.
  if (isGuests && isOfUnwell(pieces, others)) return new Set(guests.flatMap(({ at }) => at));
  return new Set((isGuests ? others : laterPersons(others, pieces)).flatMap(({ at }) => at));
}
/** "I'm breastfeeding, my husband wants whisky": what a guest must not have is said of their own drink. */
const isOfState = (piece: Piece): boolean =>
  piece.kind === 'person' && /^(?:pregnancy|medicine|driving|recovery|religion)$/.test(piece.person);
const isOfUnwell = (pieces: readonly Piece[], others: readonly Clause[]): boolean =>
  others.some(({ at, said }) => isUnwell(pieces, at, said)) &&
  others.some(({ at }) => at.some((each) => isWord(pieces[each]) && !takesAway(pieces[each]!)));

const ARTICLE = String.raw`(?:an?|one|two|three|four|five|six|another|\d{1,2})`;
const ORDER = new RegExp(
  String.raw`^ ?(?:(?:can|could|may|we|i|id|ill|get|have|us|me|please|like|want|need|give|make|would|so|just|ok|hi|hey|hello) )*${ARTICLE} (?!(?:bit|little|touch|splash|hint|dash|squeeze|drop|lot|few|slice|wedge|twist) )|^ ?(?:唔該|我哋?|想|要|嚟|俾|畀|再|仲|有|另外|同|埋)*(?:[一二兩三四五六1-9]|半打)(?:杯|支|樽|客|枝|隻|pint|shot)`,
  'i',
);
/** 我哋三個人，一個 …，一個 …: whom each is for. */
const GROUP =
  /\b(?:we are|were|for) (?:the )?(?:two|three|four|five|six|[2-6])\b|\b(?:two|three|four|five|[2-5]) (?:people|persons?|pax|of us|friends)\b|[兩三四五六2-6]個人|[兩三四五六2-6]位/i;
const OF_GROUP = /^ ?(?:and )?(?:one|another|(?:the )?(?:other|second|third|last)(?: one)?)\b/i;
const OF_GROUP_HAN = /^ ?(?:第[二三四]個|另外?一?個|一個|一位)/;
const DRINKS: ReadonlySet<string> = new Set(
  'beer,wine,red wine,champagne,prosecco,sparkling wine,cider,tea,coffee,shot,sake,soju,cola,soft drink'.split(','),
);

/** Indexes of the pieces of every order but the first of the guest's own: "two Negronis and a mocktail", 一杯 mocktail，一杯啤. */
export function laterOrders(pieces: readonly Piece[], ofOthers: ReadonlySet<number> = new Set()): ReadonlySet<number> {
  const isGroup = GROUP.test(spell(pieces));
  const orders = segmentsOf(pieces).filter((at) => {
    if (at.every((each) => ofOthers.has(each))) return false;
    const said = spell(at.map((each) => pieces[each]!));
    if (isGroup && (OF_GROUP.test(said) || OF_GROUP_HAN.test(said))) return true;
    if (HAS_NO_ALCOHOL.test(said) && IS_ANOTHER_ORDER.test(`${pieces[at[0]! - 1]?.said}${said}`)) return true;
    return ORDER.test(said) && at.some((each) => isDrink(pieces[each]!)) && !/\bor\b|或者?|定/.test(said);
  });
  return new Set(orders.slice(1).flat());
}

/** 仲有杯冇酒精嘅: a further drink, and no further wish for the first. */
const IS_ANOTHER_ORDER = /^.?(?:仲有|另外|再嚟|加多) ?[一兩1-9]?[杯支樽]/;

const isDrink = (piece: Piece): boolean =>
  piece.kind === 'name' ||
  (piece.kind === 'flavour' &&
    (/mocktail|(?:juice|milk|lemonade)$|[汁奶]$/i.test(piece.said) ||
      piece.named?.kind === 'drink' ||
      (piece.named?.kind === 'ingredient' && DRINKS.has(piece.named.id)))) ||
  /^(?:something|cocktail)$/i.test(piece.said);

/** Parted by commas and "and". */
function segmentsOf(pieces: readonly Piece[]): number[][] {
  const segments: number[][] = [[]];
  pieces.forEach((piece, at) => {
    if (isOneOf(piece, 'clause') || /^(?:同|同埋|及|以及|仲有|plus)$/i.test(piece.said)) segments.push([]);
    else segments.at(-1)!.push(at);
  });
  return segments.filter((at) => at.length > 0);
}

/** Where only others want one, the first of them gets it; what takes alcohol or anything away counts whoever says it. */
function laterPersons(others: readonly Clause[], pieces: readonly Piece[]): Clause[] {
  const isWish = ({ at }: Clause) =>
    at.some((each) => isWord(pieces[each])) && !at.some((each) => takesAway(pieces[each]!));
  const first = others.find((clause) => clause.person !== undefined);
  if (!first || !isWish(first)) return [];
  const from = others.findIndex(({ person }) => person !== undefined && person !== first.person);
  return from < 0 ? [] : others.slice(from).filter(isWish);
}
const takesAway = (piece: Piece): boolean =>
  isOneOf(piece, 'no', 'less', 'free', 'allergy', 'person', 'sick') ||
  (piece.kind === 'flavour' && (piece.flavour.zeroProof ?? piece.flavour.alcohol ?? false));

type Owner = 'guest' | 'other';
export interface Clause {
  at: number[];
  said: string;
  /** A clause without a person belongs to the one before; none if there is no such one. */
  owner: Owner | undefined;
  /** Whom it names: "my boss". */
  person: string | undefined;
}

/** Speaks of the one or the other by itself. */
const isOther = ({ said }: Piece, who: Owner): boolean =>
  (who === 'guest'
    ? /^(?:i|id|ill)\b|^我(?:想|要|就|自己|飲|叫)*$/i
    : /^(?:he|she|hes|shes|they)\b|^佢哋?(?:想|要|就|飲|叫)*$/i
  ).test(said);

export function clausesWithOwner(pieces: readonly Piece[]): Clause[] {
  const clauses: number[][] = [[]];
  const isWishOf = (who: Owner, at: readonly number[]): boolean =>
    at.some((each) => isWord(pieces[each])) && isOther(pieces[at[0]!]!, who);
  pieces.forEach((piece, at) => {
    // 佢就要啲淡嘅: 就 begins no new clause.
    const isNextPerson =
      piece.said === '、' && /^[一另]$/.test(pieces[at + 1]?.said ?? '') && /^[個位]$/.test(pieces[at + 2]?.said ?? '');
    // 我老公係回教徒: what the person is.
    const isOfPerson = piece.said === '係' && pieces[at + 1]?.kind === 'person';
    if ((isOneOf(piece, 'clause') && piece.said !== '就' && !isOfPerson) || isNextPerson) {
      clauses.push([]);
      return;
    }
    const said = clauses.at(-1)!;
    // "He wants a beer I want rum": without a comma.
    if (isOther(piece, 'guest') && isWishOf('other', said)) clauses.push([]);
    else if (isOther(piece, 'other') && isWishOf('guest', said)) clauses.push([]);
    clauses.at(-1)!.push(at);
  });
  let owner: Owner | undefined;
  const spoken = clauses.filter((at) => at.length > 0);
  const saidIn = (at: readonly number[]) => spell(at.map((each) => pieces[each]!)).toLowerCase();
  /** "My wife sweet, I bitter": a person and a word, and no verb. */
  const isBare = (at: readonly number[]) => {
    const from = at.findIndex((each) => isWord(pieces[each]));
    // "They lost my bag", "she left me": a mood, and no word of a drink.
    return (
      from > 0 &&
      !/ m[ey]$/i.test(pieces[at[from]!]!.said) &&
      IS_PERSON_ALONE.test(spell(at.slice(0, from).map((each) => pieces[each]!)))
    );
  };
  const ownerOf = (said: string, at: readonly number[] = []): Owner | undefined =>
    OF_BOTH.test(said)
      ? 'guest'
      : OF_ANOTHER.test(said) || isBare(at) || isUnwell(pieces, at, said)
        ? 'other'
        : OWN.test(said)
          ? 'guest'
          : undefined;
  const owned = spoken.map((at, i): Clause => {
    const said = saidIn(at);
    const next = spoken[i + 1];
    // "Rum and mint for me": whom the last of a list is for, the others are.
    const isOfNext =
      next &&
      /^(?:and|but)$/i.test(pieces[next[0]! - 1]!.said) &&
      IS_FOR.test(saidIn(next)) &&
      !BEGINS_ANEW.test(saidIn(next));
    owner = ownerOf(said, at) ?? (isOfNext ? ownerOf(saidIn(next)) : owner);
    return { at, said, owner, person: owner === 'other' ? PERSON_NAMED.exec(said)?.[0] : undefined };
  });
  // "A sweet one, no egg, for my mother, and a stiff one for me": all that stands before it.
  owned.forEach(({ said, owner: whose, person }, i) => {
    if (whose !== 'other' || !IS_ONLY_FOR.test(said)) return;
    for (let back = i - 1; back >= 0 && owned[back]!.owner === undefined; back -= 1)
      owned[back] = { ...owned[back]!, owner: 'other', person };
  });
  return owned;
}
const IS_ONLY_FOR = new RegExp(
  String.raw`^ ?(?:and )?for (?:${OTHER_PERSON}|${KIN}|him|her|them)(?: in law)?\W*$`,
  'i',
);
/** "She's pregnant and wants something fresh": what follows is hers, and what keeps her from harm counts for all. */
const isUnwell = (pieces: readonly Piece[], at: readonly number[], said: string): boolean =>
  (IS_OF_ANOTHER.test(said) &&
    at.some((each) => {
      const piece = pieces[each]!;
      return piece.kind === 'person' && /^(?:pregnancy|medicine)$/.test(piece.person);
    })) ||
  (IS_OF_ANOTHER.test(said) && isOfMinor(said));
const IS_PERSON_ALONE = new RegExp(
  String.raw`^ ?(?:(?:and|but|while) )?${OTHER_PERSON}(?: (?:an?|one|something|more|very))*$|^ ?(?:我)?(?:個|嘅)?(?:佢|${FRIEND_HAN})(?:就|要)*$`,
  'i',
);
const IS_FOR = /\bfor (?:me|myself|him|her|them)\b/;
/** "And for me something with peach". */
const BEGINS_ANEW = /^ ?for \w+ \w/;
const PERSON_NAMED = new RegExp(String.raw`\b(?!ones?\b)${PERSON}\b|${FRIEND_HAN}`);

/**
 * "My friend likes wine, I don't", "my sister hates gin, but I do": what the guest says to the other's words, by their
 * indexes. Nothing that keeps from harm is taken back.
 */
export function echoed(
  pieces: readonly Piece[],
  clauses: readonly Clause[],
): { own: ReadonlyMap<number, Sign>; theirs: ReadonlyMap<number, Sign> } {
  const [own, theirs] = [new Map<number, Sign>(), new Map<number, Sign>()];
  clauses.forEach(({ owner, said, at }, i) => {
    const last = clauses[i - 1];
    const isAnswer = owner === 'guest' || IS_OTHER_HALF.test(said);
    if (last?.owner !== 'other' || !isAnswer || at.some((each) => isWord(pieces[each]))) return;
    const isNot = NOT_IT.test(said);
    if (!isNot && !DO_IT.test(said)) return;
    for (const each of last.at.filter((one) => isWord(pieces[one]) && !takesAway(pieces[one]!))) {
      const isHalf = owner !== 'guest';
      theirs.set(each, isHalf === isNot ? 'refused' : 'said');
      if (!isHalf && (isNot || !isAllergen(pieces[each]!))) own.set(each, isNot ? 'refused' : 'said');
    }
  });
  return { own, theirs };
}
const IS_OTHER_HALF = /\bother half\b/i;
const NOT_IT =
  /\b(?:i|half) (?:(?:really|just|personally|absolutely) )*(?:dont|do not|cant stand|cannot|hate)(?: (?:really|like|drink|want|love|enjoy))*(?: (?:it|them|that|any))?(?: (?:at all|much|so much))?\W*$|\bi\b.*\bopposite\W*$|我[^，。]*相反$|我(?:自己|就|都)*(?:唔鍾意|唔飲|唔要|麻麻|憎|怕)(?:飲|食)?[㗎呀喎囉]*$/i;
const DO_IT =
  /\b(?:i|half) (?:(?:really|actually|totally) )*(?:do|like|loves?)(?: (?:it|them|that))?\W*$|我(?:就|自己)*(?:好|最)?(?:鍾意|愛)(?:飲)?$/i;
const isAllergen = (piece: Piece): boolean => piece.kind === 'flavour' && piece.flavour.allergens !== undefined;

/**
 * "One with gin, one without", 一杯甜一杯酸: glasses side by side, whoever they are for; what refuses most comes first.
 * None if it is said whose each is.
 */
export function glassesApart(pieces: readonly Piece[], signs: readonly Sign[]): number[][] {
  const starts = pieces.flatMap((_, at) => (startsGlass(pieces, at) ? [at] : []));
  // Drinks by their names are ordered one after the other.
  if (starts.length < 2 || pieces.some(({ kind }) => kind === 'name')) return [];
  const glasses = starts.map((from, i) => {
    const end = starts[i + 1] ?? pieces.findIndex((piece, at) => at > from && isOneOf(piece, 'clause'));
    return Array.from({ length: (end < 0 ? pieces.length : end) - from }, (_, each) => from + each);
  });
  const isTold = (at: readonly number[]) => at.some((each) => isWord(pieces[each]) || takesAway(pieces[each]!));
  const isOfPerson = (at: readonly number[]) => IS_OF_PERSON.test(spell(at.map((each) => pieces[each]!)));
  if (!glasses.every(isTold) || glasses.some(isOfPerson)) return [];
  const strictness = (at: readonly number[]) =>
    Math.max(...at.map((each) => strictnessOf(pieces[each]!, signs[each]!)));
  return glasses.toSorted((a, b) => strictness(b) - strictness(a));
}
/** Whose each other's glass is, with the indexes of what is said of it. */
export function glassesOfOthers(
  pieces: readonly Piece[],
  clauses: readonly Clause[],
  isTheirs: (at: number) => boolean,
): { person: string | undefined; at: number[]; isWithoutAlcohol: boolean }[] {
  const glasses = new Map<string, { person: string | undefined; at: number[]; isWithoutAlcohol: boolean }>();
  let person: string | undefined;
  let nameless = 0;
  for (const { owner, at, said, person: named } of clauses) {
    if (owner === 'other') person = named ?? (IS_NEXT.test(said) ? undefined : person);
    const theirs = at.filter(isTheirs);
    if (theirs.length === 0) continue;
    const whose = owner === 'guest' ? undefined : person;
    // 一個怕酸，一個要熱嘅: each has their own.
    if (whose === undefined && IS_NEXT.test(said)) nameless += 1;
    const key = whose ?? `${nameless}`;
    const { at: before = [], isWithoutAlcohol = false } = glasses.get(key) ?? {};
    const isDry =
      DRINKS_NONE.test(said) || (owner === 'other' && theirs.some((each) => isOneOf(pieces[each], 'person')));
    glasses.set(key, { person: whose, at: [...before, ...theirs], isWithoutAlcohol: isWithoutAlcohol || isDry });
  }
  return [...glasses.values()];
}
const IS_NEXT =
  /^ ?(?:(?:and|but) )?(?:one|another|an?|(?:the )?(?:other|second|third|last))\b|^ ?(?:同埋?|另外|第[二三四])?(?:一|另一|另外一)?[個位杯]/i;

/** One of them must not have alcohol, whose drink comes first, and the guest orders another. */
export const isForBoth = (pieces: readonly Piece[], clauses: readonly Clause[]): boolean =>
  clauses.some(
    ({ owner, said, at }) =>
      (owner === 'other' || IS_OF_ANOTHER.test(said)) &&
      // "My friends are drinking" says nothing of a glass.
      at.some((each) => isWord(pieces[each]) || takesAway(pieces[each]!)),
  ) &&
  clauses.some(
    ({ owner, said }) =>
      IS_MINE.test(said) || (owner === 'guest' && ORDERS_OWN.test(said) && !IS_FOR_ANOTHER.test(said)),
  );
const IS_MINE = /\bmine\b|\bfor me\b|\bsame as me\b|我(?:就|自己)/i;
const ORDERS_OWN = /\bi(?:ll|d| will| would)? (?:have|like|love|take|want|am having|fancy)\b|我(?:想?要|想飲|叫)/i;
const IS_FOR_ANOTHER = new RegExp(
  String.raw`\bfor (?:${OTHER_PERSON}|${KIN}|him|her|them)\b|(?:俾|畀|幫|同)(?:我)?個?(?:佢|${FRIEND_HAN})`,
  'i',
);
const DRINKS_NONE = /\b(?:d(?:oes|o)nt|not|cant|never) drink(?:ing)?\W*$|唔飲得?酒?[㗎呀嘅]*$/i;

function startsGlass(pieces: readonly Piece[], at: number): boolean {
  const [last, next] = [pieces[at - 1], pieces[at + 1]];
  const { said } = pieces[at]!;
  const isFirst =
    last === undefined || isOneOf(last, 'clause', 'link') || /^(?:and|drinks|glasses|[:：])$/i.test(last.said);
  if (/^[一1]$/.test(said)) return /^[杯個支款]$/.test(next?.said ?? '') && !/^[再多另上呢嗰]$/.test(last?.said ?? '');
  // 兩個要甜，兩個要烈, and not 四個人.
  if (/^[兩二三四]$/.test(said))
    return isFirst && /^[杯個支款位]$/.test(next?.said ?? '') && !/^[人月鐘禮都]/.test(pieces[at + 2]?.said ?? '');
  if (/^(?:two|three|four)$/i.test(said))
    return isFirst && isOneOf(next, 'flavour', 'no', 'very') && !IS_COUNTED.test(pieces[at + 2]?.said ?? '');
  return (
    /^one$/i.test(said) &&
    (isFirst || isOneOf(last, 'flavour', 'name')) &&
    !/^(?:of|more|thing|last|day|time|that|which|who|two|or)$/i.test(next?.said ?? '')
  );
}
const IS_COUNTED = /^(?:shots?|sugars?|times|parts?|of)$/i;
const IS_OF_PERSON = new RegExp(String.raw`\b(?:me|mine|him|her|them)\b|\bfor (?:my|the)\b|我|佢|${FRIEND_HAN}`, 'i');
const strictnessOf = (piece: Piece, sign: Sign): number =>
  isWithout(piece) || isOneOf(piece, 'person', 'allergy') || (sign === 'refused' && takesAway(piece))
    ? 3
    : isOneOf(piece, 'no', 'free') || sign === 'refused'
      ? 2
      : sign === 'less' || (piece.kind === 'flavour' && (piece.flavour.delta?.strength ?? 0) < 0)
        ? 1
        : 0;

/**
 * Indexes of what is said of another person, who gets a drink without alcohol, where the guest orders one of their own:
 * "a mocktail for my daughter and a Negroni for me". Only "I" and "me" tell them apart. It is no wish of the guest's; what
 * rules alcohol out in it still counts.
 */
export function servedApart(pieces: readonly Piece[], clauses = clausesWithOwner(pieces)): ReadonlySet<number> {
  const isAnothers = ({ owner, said }: Clause) => owner === 'other' || (IS_OF_ANOTHER.test(said) && !OWN.test(said));
  const isOrder = ({ at, said }: Clause) => at.some((each) => isWord(pieces[each])) && ORDERS.test(said);
  const others = clauses.filter(isAnothers);
  const own = clauses.filter((clause) => !isAnothers(clause));
  if (isOfUnwell(pieces, others)) return new Set();
  const isDry = others.some(({ at, said }) => HAS_NO_ALCOHOL.test(said) || at.some((each) => isWithout(pieces[each]!)));
  return new Set(own.some(isOrder) && isDry ? others.flatMap(({ at }) => at) : []);
}
const IS_OF_ANOTHER = new RegExp(
  String.raw`^ ?(?:(?:and|but|so|cos|because|since) )?${OTHER_PERSON}\b|^ ?(?:我|我哋)?(?:個|嘅|位|同個)?(?:佢|${FRIEND_HAN})`,
  'i',
);
const ORDERS = /\b(?:i(?:d|ll)?|for me|mine|myself)\b|我(?!哋)|自己/i;
export const HAS_NO_ALCOHOL =
  /\b(?:juice|milk|lemonade|coke|cola|water|soft drink|mocktail|hot chocolate|(?:no|without) (?:alcohol|booze)|(?:alcohol|booze) free)\b|[冇無]酒|汁|奶|可樂|汽水|水|檸檬茶|朱古力/i;
const isWithout = (piece: Piece): boolean => piece.kind === 'flavour' && piece.flavour.zeroProof === true;
