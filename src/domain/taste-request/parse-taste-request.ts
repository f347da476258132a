/**
 * Parses what a sentence says about flavour, word by word: English, Cantonese and both mixed. Nothing is guessed;
 * unknown words are returned. Source: docs/behaviour/taste-requests.md.
 */
import { coconutAllowed, detectAllergies } from './detect-allergies.ts';
import { disambiguate } from './disambiguate-words.ts';
import { tasteWord, type TasteWord } from './taste-word.ts';
import type { Lexicon } from './words/lexicon.ts';
import { MEANINGS } from './words/meanings.ts';
import { isAnything, isThing, signsOf } from './negation.ts';
import { REDDENS } from './person-patterns.ts';
import { IS_MEDICAL, mustNotHaveSugar, personStatements } from './person-statements.ts';
import { weightiest } from './no-alcohol-reasons.ts';
import { isLittleAlcohol, isWishForStrength, noAlcoholBy, noAlcoholOfName, REPORTED_NO } from './said-of-alcohol.ts';
import { statedStrength } from './stated-strength.ts';
import { strengthLimits } from './strength-limit.ts';
import { withHiddenStrength } from './strong-and-hidden.ts';
import { isSameAgain } from './same-again.ts';
import { isBetweenDrinks } from './between-drinks.ts';
import { rankedIn, superlativeOf } from './superlatives.ts';
import {
  colouredLike,
  measuresOfTaste,
  namedByTaste,
  refusedBehind,
  refusedBySaying,
  refusedIf,
  triedAgain,
} from './talk/said-of-words.ts';
import { idOf, swapsIn, type Swaps } from './talk/swaps.ts';
import { complaintsIn } from './talk/complaints.ts';
import { askedAbout, isOfNamesakes, OF_THAT_ONE } from './talk/asked-about.ts';
import { isOnlyWater, plainWater } from './talk/only-water.ts';
import { isBrew } from './talk/is-brew.ts';
import { isMeasure } from './talk/is-measure.ts';
import {
  HAD_SEVERAL,
  isAskedAbout,
  isConsumed,
  isEaten,
  isOfForbidden,
  isOfOtherMeal,
  isDislikedByOthers,
  isReason,
} from './talk/no-wishes.ts';
import { setAside } from './talk/set-aside.ts';
import { opinionsIn } from './talk/opinions.ts';
import { conditionsIn } from './talk/conditions.ts';
import { correctionsIn, takenBack, withoutAnswers } from './talk/taken-back.ts';
import { askedBack, ASKS_FOOD, isOnlyOfBar, isQuestion, isSnack, MONEY } from './talk/asked-back.ts';
import {
  clausesWithOwner,
  echoed,
  glassesApart,
  glassesOfOthers,
  isForBoth,
  laterOrders,
  OF_BOTH,
  servedApart,
  wishesOfOthers,
} from './whose-wish.ts';
import { glassesIn } from './talk/glasses.ts';
import { isOfWish } from './talk/small-talk.ts';
import { refusalsOfNothing, unknownRuns, type Run } from './unknown-runs.ts';
import { createTokenizer, flavourOf, spell, type Piece, type Vocabulary } from './phrase-tokenizer.ts';
import { writtenOut, withoutAsides } from './talk/written-out.ts';
import { declinedIn } from './talk/declined.ts';
import { ALIKE, HAD_BEFORE, HAD_ONE, IS_HABIT, LOVED } from './talk/had-before.ts';
import type { DrinkMention, TasteRequest } from './taste-request.ts';

/**
 * Creates a parser; reuse it for all sentences.
 * @param lexicons those of every language in the sentences (`languagesIn`); without one its words would be missed
 */
export function createTasteParser(
  lexicons: readonly Lexicon[],
  vocabulary: Vocabulary = {},
): (text: string) => TasteRequest {
  const tokenize = createTokenizer(lexicons, vocabulary);
  return (said) => {
    const text = writtenOut(said, lexicons);
    const { strength, rest } = statedStrength(withoutAsides(text));
    return parse(text, disambiguate(tokenize(rest)), said, { strength, rest });
  };
}

function parse(
  text: string,
  heard: readonly Piece[],
  said: string,
  { strength, rest }: ReturnType<typeof statedStrength>,
): TasteRequest {
  const isCounted = rankedIn(text).count !== undefined;
  const hasStrength = Object.keys(strength).length > 0;
  const corrections = correctionsIn(heard);
  const pieces = withoutAnswers(heard, corrections);
  const signs = signsOf(pieces);
  const {
    aside,
    liked,
    refused,
    measures: usual,
    alike,
  } = HAD_BEFORE.test(text) ? NOTHING_ASIDE : setAside(pieces, signs);
  for (const at of refused) signs[at] = 'refused';
  const conditions = conditionsIn(pieces, signs);
  for (const at of conditions.wished) signs[at] = 'said';
  const taken = new Set([...takenBack(pieces, signs, corrections), ...conditions.otherwise, ...aside]);
  const limits = strengthLimits(pieces);
  const about = askedAbout(pieces);
  // 有冇蛋？有就唔要.
  if (NOT_IF_SO.test(text))
    for (const at of about.words) if (isThing(pieces[at]!) || flavourOf(pieces[at])?.allergens) signs[at] = 'refused';
  const swaps = swapsIn(pieces);
  const measures = measuresOfTaste(pieces);
  const byTaste = namedByTaste(pieces, signs);
  const replaced = new Set([...swaps.values()].flatMap(({ old, with: also }) => [old, ...also]));
  for (const fresh of swaps.keys()) signs[fresh] = 'said';
  const behind = refusedBehind(pieces);
  for (const at of [
    ...conditions.refused,
    ...refusedIf(pieces),
    ...refusedBySaying(pieces),
    ...behind.things,
    ...declinedIn(pieces),
  ])
    signs[at] = 'refused';
  for (const at of triedAgain(pieces, signs)) signs[at] = 'said';
  const opinions = opinionsIn(pieces, signs);
  for (const at of opinions.liked) signs[at] = 'said';
  for (const at of opinions.open) taken.add(at);
  const complaints = complaintsIn(pieces);
  const coloured = colouredLike(pieces);
  // "Too smoky": none of it.
  for (const at of complaints.faults) if (idOf(pieces[at]) && signs[at] === 'less') signs[at] = 'refused';
  const found = detectAllergies(pieces, signs);
  const coconut = found.isAllergic ? coconutAllowed(pieces) : [];
  const allergies = { ...found, to: new Set([...found.to].filter((at) => !coconut.includes(at))) };
  for (const at of coconut) {
    taken.add(at);
    signs[at] = 'said';
  }
  const isBetween = !about.isChoice && isBetweenDrinks(text);
  const clauses = clausesWithOwner(pieces);
  const echo = echoed(pieces, clauses);
  const ofBoth = new Set(clauses.flatMap(({ at, said }) => (OF_BOTH.test(said) ? at : [])));
  for (const [at, sign] of echo.own) signs[at] = sign;
  const [, ...apart] = glassesApart(pieces, signs);
  const theirs = new Set([...wishesOfOthers(pieces, clauses), ...servedApart(pieces, clauses)]);
  const later =
    isBetween || corrections.length > 0 || conditions.otherwise.size > 0
      ? []
      : apart.length > 0
        ? apart.flat()
        : laterOrders(pieces, theirs);
  const others = new Set([...theirs, ...later].filter((at) => !echo.own.has(at) && !aside.has(at)));
  const persons = personStatements(hasStrength ? rest : text, pieces, signs, {
    isOfAllergy: (at) => allergies.to.has(at) || allergies.notTo.has(at),
    isOfAnother: (at) => others.has(at),
    isOfThing: (at) => behind.clauses.includes(at),
  });
  // "Repeat my last drink" is none before bed.
  const isAgain = isSameAgain(text) && liked.size === 0;
  const spoken = pieces.flatMap((piece, at) =>
    piece.kind === 'flavour' &&
    !((persons.isDrunk || HAD_SEVERAL.test(text)) && isConsumed(pieces, at)) &&
    !(signs[at] === 'said' && (isEaten(pieces, at) || (isOfOtherMeal(pieces, at) && !allergies.isAllergic))) &&
    !(isOfForbidden(pieces, signs, at) && !allergies.to.has(at)) &&
    !(others.has(at) && !allergies.to.has(at) && piece.flavour.allergens === undefined) &&
    !piece.flavour.ignore &&
    !(taken.has(at) && !allergies.to.has(at)) &&
    !(about.isCompared && about.drinks.has(at)) &&
    !(
      about.words.has(at) &&
      !allergies.to.has(at) &&
      // "I'm vegan, how do they differ?"
      !(about.isCompared && piece.flavour.isDiet) &&
      !(
        signs[at] === 'refused' &&
        (piece.flavour.allergens ??
          piece.flavour.alcohol ??
          (behind.things.includes(at) || (about.isChoice && isThing(piece))))
      )
    ) &&
    !(measures.has(at) && !allergies.to.has(at)) &&
    !(isOfManner(piece) && isReason(pieces, at)) &&
    !(isAskedAbout(pieces, at) && piece.flavour.allergens === undefined) &&
    !allergies.notTo.has(at) &&
    !(replaced.has(at) && !allergies.to.has(at) && piece.flavour.allergens === undefined) &&
    !(isAgain && piece.named?.id === 'nightcap') &&
    !(isAnything(piece) && signs[at] !== 'said')
      ? tasteWord(pieces, at, signs[at]!, allergies, limits).map((word) =>
          withSwap(
            alike.has(at) ? ofAnyBrand(word) : coconut.length > 0 ? withoutCoconut(word) : word,
            at,
            swaps,
            pieces,
          ),
        )
      : [],
  );
  const isWater = isOnlyWater(pieces, spoken);
  // Hot water is no hot drink.
  const talked = askedBack(text);
  const words: TasteWord[] = isWater
    ? plainWater(spoken)
    : talked === 'bar' && isOnlyOfBar(text)
      ? spoken.filter(({ isAllergy }) => isAllergy)
      : // 貴唔貴 asks, and wishes for nothing cheap.
        withHiddenStrength(
          spoken.filter(
            (heard) =>
              (talked !== 'price' || heard.named?.id !== 'cheap' || MONEY.test(text) || IS_CHEAPEST.test(text)) &&
              !(heard.named?.id === 'red' && REDDENS.test(text)) &&
              !(
                ASKS_FOOD.test(text) &&
                !heard.isAllergy &&
                !heard.isRefused &&
                (heard.word === MEANINGS.anything || heard.word.alcohol || isSnack(heard.named?.id ?? ''))
              ) &&
              !isDislikedByOthers(heard, spoken, text),
          ),
          text,
        );
  const runs = unknownRuns(pieces);
  const isIn = (set: ReadonlySet<number>) => (run: Run) => run.at.some((at) => set.has(at));
  const unlisted = words.filter(({ word, isAllergy }) => isAllergy && !word.allergens && !word.alcohol);
  /** Unknown words that name what the guest is allergic to, or can't have. */
  const beyond = runs.filter(
    (run) =>
      isIn(new Set([...allergies.to, ...allergies.forbidden]))(run) &&
      !/^(?:safe|suitable|either|neither|serious|severe)$/i.test(run.said),
  );
  const isHadBefore = HAD_BEFORE.test(text);
  // "I always have an Old Fashioned, a second one much like it".
  const isAlike =
    ((isHadBefore || HAD_ONE.test(text) || LOVED.test(text)) && ALIKE.test(text)) ||
    // "I always order a Negroni, something else tonight".
    (isHadBefore && IS_HABIT.test(text) && words.length === 0);
  const superlative = superlativeOf(pieces, others);
  const isSugarBarred = mustNotHaveSugar(text);
  const wished = weightiest([persons.noAlcohol, ...words.map(noAlcoholBy), ...pieces.map(noAlcoholOfName)]);
  const isOfHealth = IS_MEDICAL.test(text);
  // "The doctor says no alcohol".
  const advised = wished === 'choice' && isOfHealth ? 'medicine' : wished;
  // Nothing was understood but that something is the matter.
  const isUnheard =
    (allergies.isAllergic || isOfHealth || beyond.length > 0) &&
    runs.length > 0 &&
    persons.unclear.length === 0 &&
    words.every(({ word, isAllergy }) => isAllergy && !word.allergens);
  const noAlcohol = advised ?? (isUnheard ? 'choice' : undefined);
  const strange = runs.filter(
    (run) => ![allergies.to, allergies.forbidden, allergies.notTo, persons.aboutPerson].some((set) => isIn(set)(run)),
  );
  const isHeard =
    words.length > 0 ||
    pieces.some(({ kind }, at) => kind === 'name' && !aside.has(at)) ||
    noAlcohol !== undefined ||
    persons.isSaid ||
    superlative !== undefined ||
    hasStrength ||
    isSugarBarred ||
    persons.weaker ||
    isAgain;
  // "I'm allergic to everything": nothing can be kept out before more is known.
  const isOfUnnamedAllergy =
    allergies.isAllergic && runs.length === 0 && spoken.every(({ isAllergy, word }) => !isAllergy || word.alcohol);
  // "The same as my friend, a Negroni".
  const isNamed = pieces.some(({ kind }, at) => kind === 'name' && signs[at] === 'said');
  // "How long is the wait": nothing of a drink, so it is none of ours.
  const isOfElse =
    !isHeard &&
    !allergies.isAllergic &&
    persons.unclear.length === 0 &&
    pieces.every(({ kind }) => kind !== 'flavour') &&
    isQuestion(text);
  const asked = isOfUnnamedAllergy
    ? 'allergy'
    : isWater
      ? 'water'
      : (talked === 'chat' && isHeard) || (talked === 'whose' && isNamed)
        ? undefined
        : (talked ?? (isOfElse ? 'bar' : undefined));
  // "A cocktail, please", 俾杯好飲嘅我.
  const isOfAnyDrink =
    !isHeard &&
    asked === undefined &&
    (A_DRINK.test(text) || liked.size > 0 || (others.size > 0 && FOR_ME.test(text))) &&
    pieces.every(({ kind }, at) => others.has(at) || aside.has(at) || SAYS_NOTHING.test(kind));
  const sentBack = SENT_BACK.exec(text)?.[1]?.toLowerCase();
  const mention = (piece: Piece & { kind: 'name' }, at: number): DrinkMention => ({
    id: piece.name,
    said: piece.said,
    isRefused:
      signs[at] === 'refused' ||
      allergies.to.has(at) ||
      (isHadBefore && !isAlike) ||
      (about.drinks.has(at) && NOT_IF_SO.test(text)) ||
      sentBack?.includes(piece.said.toLowerCase()) === true,
    isMeasure:
      isAlike ||
      usual.has(at) ||
      complaints.drinks.has(at) ||
      (isMeasure(pieces, at) && !byTaste.has(at)) ||
      limits.compared.has(at),
    isLimit: limits.below.has(at),
    isCompared: limits.compared.has(at) || complaints.drinks.has(at),
  });
  const glasses = glassesOfOthers(pieces, clauses, (at) => others.has(at) || echo.theirs.has(at));
  const isOtherSober = glasses.some(
    ({ isWithoutAlcohol, at }) =>
      isWithoutAlcohol ||
      at.some((each) => {
        const flavour = flavourOf(pieces[each]);
        return flavour?.zeroProof ?? (flavour?.alcohol && (echo.theirs.get(each) ?? signs[each]) === 'refused');
      }),
  );
  // Where nothing else was heard, everything is given back.
  const isAsked = (run: Run): boolean =>
    isHeard ? !isIn(about.asked)(run) && isOfWish(pieces, run) : asked !== 'bar' && asked !== 'chat';
  return {
    words: isOfAnyDrink ? [ANY_DRINK] : words,
    names: pieces.flatMap((piece, at) =>
      piece.kind === 'name' &&
      !taken.has(at) &&
      !coloured.includes(at) &&
      !((about.isOfElse || about.isCompared) && about.drinks.has(at)) &&
      (!others.has(at) || limits.compared.has(at))
        ? mention(piece, at)
        : [],
    ),
    otherwise: {
      words: [...conditions.otherwise].flatMap((at) => tasteWord(pieces, at, signs[at]!, allergies, limits)),
      names: [...conditions.otherwise].flatMap((at) => {
        const piece = pieces[at]!;
        return piece.kind === 'name' ? mention(piece, at) : [];
      }),
    },
    ...(superlative && { superlative }),
    unknown: [
      ...strange.filter(isAsked).map(({ said }) => said),
      ...(behind.things.length > 0 ? [] : refusalsOfNothing(pieces, isHeard)),
    ],
    aside: strange.filter((run) => !isAsked(run)).map(({ said }) => said),
    isAllergic: allergies.isAllergic,
    isOfOthers:
      [...others].some((at) => !/^(?:plain|wish|clause|very)$/.test(pieces[at]!.kind)) ||
      echo.theirs.size > 0 ||
      (persons.noAlcohol !== undefined && isForBoth(pieces, clauses)),
    ofOthers: glasses.map(({ person, at: theirs, isWithoutAlcohol }) => {
      const all = [...theirs, ...ofBoth];
      return {
        person,
        isWithoutAlcohol,
        words: all.flatMap((at) => tasteWord(pieces, at, echo.theirs.get(at) ?? signs[at]!, allergies, limits)),
        names: all.flatMap((at) => {
          const piece = pieces[at]!;
          return piece.kind === 'name' && signs[at] === 'said' ? [piece.name] : [];
        }),
      };
    }),
    glasses:
      others.size > 0 ||
      (superlative && isCounted) ||
      isOfNamesakes(text) ||
      SHARED.test(text) ||
      HAD_SEVERAL.test(text) ||
      HAD_ONE.test(text)
        ? undefined
        : glassesIn(pieces, text),
    isEither: about.isChoice || IS_EITHER.test(text),
    spoken: { pieces, signs, about, strength, text },
    isAnother: isAlike || complaints.drinks.size > 0,
    coloured: coloured.flatMap((at) => {
      const piece = pieces[at]!;
      return piece.kind === 'name' ? [piece.name] : [];
    }),
    usual: [...(isHadBefore && IS_HABIT.test(text) ? pieces.keys() : liked)].flatMap((at) => {
      // "The Penicillin was too smoky", 飲到悶: not liked.
      if (DISPRAISED.test(text)) return [];
      const piece = pieces[at]!;
      const thing = idOf(piece);
      if (piece.kind !== 'name' && thing === undefined) return [];
      return { said: piece.said, ...(piece.kind === 'name' ? { drink: piece.name } : { thing }) };
    }),
    above: [...limits.above].map((at) => {
      const piece = pieces[at]!;
      return { said: piece.said, ...(piece.kind === 'name' ? { drink: piece.name } : { thing: idOf(piece) }) };
    }),
    isDecaf:
      IS_DECAF.test(said) &&
      !pieces.some((piece, at) => others.has(at) && piece.kind === 'flavour' && piece.named?.id === 'caffeine'),
    isBetween,
    isSugarLevel: SUGAR_LEVEL.test(text),
    isSugarBarred,
    isAgain,
    ...(asked && { asked }),
    // 奶茶嗰杯: a drink of the menu, by what is in it.
    isBrew: !OF_THAT_ONE.test(text) && isBrew(text, words),
    unlisted: [...unlisted, ...beyond].map(({ said }) => said),
    unsure: [...unlisted.filter(({ named, family }) => !family && (!named || named.kind === 'trait')), ...beyond].map(
      ({ said }) => said,
    ),
    ...(noAlcohol && { noAlcohol }),
    weaker:
      persons.weaker ||
      ((strength.below ?? strength.about) === undefined && words.some(isLittleAlcohol)) ||
      (REPORTED_NO.test(text) && words.some(isWishForStrength)),
    isDrunk: persons.isDrunk,
    // What the doctor said is understood: no sugar.
    unclear: noAlcohol
      ? []
      : persons.unclear.filter(
          (said) =>
            !(isSugarBarred && (OF_SUGAR.test(said) || OF_DOCTOR.test(said))) &&
            !(strength.below !== undefined && OF_DOCTOR.test(said)) &&
            // "My husband drives, so for him nothing with alcohol": that is his.
            !(isOtherSober && OF_SOMEBODY.test(said)),
        ),
    isOfPerson: persons.isSaid,
  };
}

const SHARED = /\bshar(?:e|ing)\b|一齊飲|分住飲|分享/i;
const A_DRINK = /\b(?:cocktails?|drinks?)\b|雞尾酒|好飲|飲[品料嘢]|嘢飲/i;
const FOR_ME = /\bone for me\b|我嗰?[杯份]/i;
const SAYS_NOTHING = /^(?:plain|wish|clause|link|like|soft|very)$/;
const ANY_DRINK: TasteWord = { word: MEANINGS.anything, said: '', factor: 1, isRefused: false, isAllergy: false };

/** "I was served the Espresso Martini and it tasted burnt. Could I swap it for something green?" */
const SENT_BACK =
  /^(.*\b(?:served|got|brought|gave|given|had)\b.*)\b(?:swap|change|exchange|trade|replace) (?:it|this|that|mine) (?:for|to|with)\b/is;
const DISPRAISED = /[飲試食]到?[悶厭]|太|\b(?:too|(?:bored|sick|tired) (?:of|with))\b/i;
const IS_CHEAPEST = /cheapest|最[平便]/i;

/** A trait or a taste, and nothing that keeps from harm. */
const isOfManner = (piece: Piece): boolean =>
  piece.kind === 'flavour' &&
  (piece.named?.kind ?? 'trait') === 'trait' &&
  !piece.flavour.zeroProof &&
  !piece.flavour.alcohol &&
  piece.flavour.allergens === undefined &&
  !((piece.flavour.delta?.strength ?? 0) < 0);

/** "I usually drink Merlot, the cocktail version of that". */
const ofAnyBrand = (word: TasteWord): TasteWord =>
  word.named?.isBrand ? { ...word, named: { kind: word.named.kind, id: word.named.id } } : word;

/** Nuts, for who may have coconut. */
const withoutCoconut = ({ family, word, ...heard }: TasteWord): TasteWord => ({
  ...heard,
  word: word.also?.includes('nut') ? { ...word, also: ['nuts but coconut'] } : word,
  ...(family !== undefined && { family: family === 'nut' ? 'nuts but coconut' : family }),
});

/** "Honey instead of agave". */
function withSwap(word: TasteWord, at: number, swaps: Swaps, pieces: readonly Piece[]): TasteWord {
  if (!swaps.has(at) || word.isAllergy) return word;
  const { old: from, with: also } = swaps.get(at)!;
  const old = pieces[from ?? -1];
  const id = idOf(old);
  return {
    ...word,
    said: spell([...also.map((each) => pieces[each]!), word]),
    named: word.named ?? { kind: 'ingredient', id: word.said },
    insteadOf: { ...(old && { said: old.said }), ...(id !== undefined && { id }) },
  };
}

const OF_SOMEBODY =
  /^\W*(?:my|our|his|her) (?:\w+ )?(?:husband|wife|(?:boy|girl)?friend|mother|father|mum|mom|dad|sister|brother|partner|colleague|boss)\b/i;
/** "No sugar, doctor's orders". */
const OF_DOCTOR =
  /^\W*(?:its |my |the |by )*(?:doctors?|dentists?)(?: (?:orders?|advice|says? so|said so|told me so?))?\W*$|^(?:我個?)?醫生[話講叫吩咐]?[㗎嘅架]*$/i;
const OF_SUGAR = /\bsugars?\b|diabet|糖/i;
const IS_EITHER =
  /\bor\b|\b(?:that|this) (?:kind|sort|type)|\b(?:etc|and so on|things? like|ideally|maybe)\b|或|定係|[/、]|之類|嗰類|都得|都可以|其中/i;
const IS_DECAF =
  /\bde-?caf|[轉改換](?:做|成)?[無冇低走]咖啡因|低因咖?啡?|無因咖啡|脫因|冇咖啡因嘅?咖啡|無咖啡因嘅?咖啡/i;

/** Behind a question: "is the Mule spicy? cause then no". */
const NOT_IF_SO =
  /[?？,，.] ?(?:(?:because|cause|cos|coz|cuz|as) )?(?:then|if so|in that case|if (?:it is|they are|yes|it does))\b[, ]*(?:no\b|not\b|i (?:cant|can ?not|wont|shouldnt)\b|nah|ill (?:pass|skip)|forget|skip)|(?:咁|係|係嘅話|如果係|有|有嘅話|如果[^，。,.]{1,5})就?(?:唔要|算|免|唔飲)/i;

const NOTHING_ASIDE = {
  aside: new Set<number>(),
  liked: new Set<number>(),
  refused: new Set<number>(),
  measures: new Set<number>(),
  alike: new Set<number>(),
};

const SUGAR_LEVEL =
  /\b(?:less|half|no|zero|quarter|third|light|little|without|reduced|low|regular|full|normal|\d+ ?%) (?:sugar|sweetness|syrup)\b|\b(?:sugar|sweetness) level\b|\b(?:less|half) sweet\b|[少走免微半全無]甜|[少走免微半全無飛][糖砂沙]|[一二三四五六七八九][分成][甜糖]|(?:正常|標準)[甜糖]|甜度|[甜糖][少走]/i;
