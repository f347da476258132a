/** The wishes of one sentence. Pure; phones load this file. */
import type { MenuIndex } from '#domain/taste-request/menu-index.ts';
import {
  changeFor,
  IS_SUGAR,
  isLessOf,
  refusesSugar,
  splitNamed,
  wishForTrait,
  withoutSugar,
  type NamedWish,
} from '#domain/taste-request/named-wishes.ts';
import type { TasteRequest } from '#domain/taste-request/taste-request.ts';
import type { TasteWord } from '#domain/taste-request/taste-word.ts';
import { standInFor } from '#domain/taste-request/stand-in.ts';
import { statedAbv } from '#domain/taste-request/usual-abv.ts';
import { MEANINGS, type Mood } from '#domain/taste-request/words/meanings.ts';
import { withAlcohol, withoutAlcohol } from './alcohol-on-menu.ts';
import { moodIn } from './mood.ts';
import { neatIn, withDouble } from './spirit-measures.ts';
import { aboveIn, limitOf } from './strength-bounds.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import type { Taste } from '#domain/flavour/taste.ts';
import { isForTheBar } from '#domain/taste-request/trait-roles.ts';
import { allowedRange, allowedSuperlative, limitedStrength } from '../add-wishes.ts';
import { asksForSome, hasWishes, limited, type Wishes } from '../wishes.ts';

/**
 * The wishes of one sentence.
 * @param menu without one, what is named counts by its taste alone
 * @param last id of the drink the guest had last, if any
 */
export function wishesOf(request: TasteRequest, menu?: MenuIndex, last?: string): Wishes {
  const wishes = wishesIn(request, menu, last);
  if (!menu) return wishes;
  const { noAlcohol, named } = wishes;
  if (request.isDecaf && !menu.mentions('decaf')) {
    // "An Espresso Martini with decaf": the drink as it is, and the bar is told; whoever must not have caffeine gets none.
    const without = request.words.filter((heard) => heard.named?.id === 'caffeine' && heard.isRefused);
    if (
      wishes.like !== undefined &&
      without.length <= 1 &&
      !without.some(({ isAllergy, isForbidden }) => isAllergy || isForbidden)
    )
      return {
        ...wishes,
        named: [
          ...named.filter(({ id }) => id !== 'caffeine'),
          { ...LACKING_DECAF, drinks: [wishes.like], insteadOf: { drinks: [] } },
        ],
      };
    const refused = named.filter(({ isRefused }) => isRefused);
    const decaf = named.some(({ id }) => id === 'coffee') ? { ...LACKING_DECAF, said: 'decaf coffee' } : LACKING_DECAF;
    return {
      ...wishes,
      like: undefined,
      isBrew: undefined,
      taste: {},
      asked: 'bar',
      named: [...refused, decaf],
    };
  }
  return noAlcohol
    ? { ...wishes, named: named.map((wish) => withoutAlcohol(wish, menu)) }
    : { ...wishes, named: named.map((wish) => withAlcohol(wish, wishes, menu)) };
}

/** Splits off what is changed in the drink that was ordered: "a Negroni, less Campari", "no syrup". */
function splitChanges(request: TasteRequest): [NamedWish[], TasteRequest] {
  const { words, names, isBetween, isSugarBarred, isSugarLevel } = request;
  const ordered = names.findLast(({ isRefused, isMeasure, isLimit }) => !isRefused && !isMeasure && !isLimit);
  if (!ordered || isBetween) return [[], request];
  const isSugar = ({ said, factor, isAllergy }: TasteWord) =>
    factor < 0 && !isAllergy && !isSugarBarred && IS_SUGAR.test(said);
  const isChange = (heard: TasteWord) => isLessOf(heard) || isSugar(heard);
  return [
    words.filter(isChange).map((heard) => changeFor(heard, ordered.id)),
    {
      ...request,
      words: words.filter((heard) => !isChange(heard)),
      isSugarLevel: isSugarLevel && !words.some(isSugar),
    },
  ];
}

/** "Sake, otherwise a beer": the other where the menu lacks the first. */
function withOtherwise(heard: TasteRequest, menu: MenuIndex): TasteRequest {
  const { words, names, otherwise } = heard;
  const isMissing =
    names.length === 0 &&
    splitNamed(heard, menu)[0].some(
      ({ kind, drinks, isRefused }) => kind !== 'trait' && !isRefused && drinks.length === 0,
    );
  return isMissing ? { ...heard, words: [...words, ...otherwise.words], names: [...names, ...otherwise.names] } : heard;
}

function wishesIn(said: TasteRequest, menu?: MenuIndex, last?: string): Wishes {
  const heard = menu ? withOtherwise(said, menu) : said;
  const [changes, request] = menu ? splitChanges(heard) : [[], heard];
  const [found, words] = menu ? splitNamed(request, menu) : [[], request.words];
  const named = [...withDouble([...found, ...changes], request), ...(menu ? coloursOf(request, menu) : [])];
  const { names, unknown, unlisted, unsure, unclear, isAllergic, noAlcohol, weaker, isDrunk } = request;
  const kept = words.filter((heard) => keepsOut(heard));
  const tastes = words.filter(
    (heard) => !keepsOut(heard) && !heard.isAllergy && !(heard.word.alcohol && heard.isRefused),
  );
  const isRefusedName = (id: string) => names.some((each) => each.isRefused && each.id === id);
  const standIn = menu && standInFor(request, named, menu);
  const isAgain =
    request.isAgain && names.length === 0 && !named.some(({ kind, isRefused }) => kind !== 'trait' && !isRefused);
  const isOnMenu = last !== undefined && menu?.nameOf(last) !== undefined;
  const again = isAgain && isOnMenu ? { id: last, said: '', isMeasure: false, isCompared: false } : undefined;
  const asked = names.findLast(({ id }) => !isRefusedName(id)) ?? again;
  const below = limitOf(request, menu);
  const above = menu && !noAlcohol && !weaker ? aboveIn(request, below?.abv, menu) : undefined;
  const about = allowedRange(request.spoken.strength.about, { noAlcohol, weaker });
  // A range needs no likeness.
  const model = standIn || (above && asked?.isMeasure) ? undefined : asked;
  const isLikened = menu !== undefined && model !== undefined && !menu.isOwnName(model.id, model.said);
  const [saysNothing, speaks] = [tastes.filter(isMute), tastes.filter((heard) => !isMute(heard))];
  const tasted = tasteOf(speaks.filter((heard) => !isOverruled(heard, speaks)));
  const { strength: _, ...besideStrength } = tasted;
  const taste: Taste = above ? besideStrength : tasted;
  const wishes: Wishes = {
    taste: limitedStrength(taste, request),
    noAlcohol,
    weaker,
    isDrunk,
    avoid: unique(kept.flatMap(({ word }) => word.allergens ?? [])),
    allergies: unique(
      kept.flatMap(({ word, isAllergy }) => (isAllergy || word === MEANINGS.coeliac ? (word.allergens ?? []) : [])),
    ),
    named,
    superlative: allowedSuperlative(request.superlative, request, taste),
    like: model?.id,
    choice: standIn ? undefined : choiceOf(names),
    standIn,
    ...(request.asked && { asked: request.asked }),
    ...(request.isBrew && model === undefined && { isBrew: true }),
    ...(request.isAnother && !isLikened && { isAnother: true }),
    ...(menu && !model && !standIn && request.usual.length > 0 && { usual: usualIn(request, menu) }),
    ...(model?.isCompared && { isCompared: true }),
    ...(isLikened && { isLikened: true }),
    ...(above && { above }),
    ...(about && { about }),
    ...(request.isEither && { isEither: true }),
    ...(isAgain && !isOnMenu && { noRepeat: last === undefined ? 'none' : 'gone' }),
    // "I usually have a Margarita, something new": what it is not to be.
    isMeasure:
      model &&
      // "I drank highballs, something similar": the menu's own is similar.
      !(request.isAnother && isLikened) &&
      ((model.isMeasure && !(speaks.length > 0 && speaks.every(({ said }) => IS_SUGAR.test(said)))) ||
        named.some(({ id, isRefused }) => id === 'unusual' && !isRefused)),
    below,
    notLike: unique(
      names
        .filter(({ isRefused }) => isRefused)
        // "Nothing alcoholic, and not another virgin Mojito".
        .flatMap(({ id }) => [id, ...((noAlcohol && menu?.versionsOf(id)) ?? [])]),
    ).filter((id) => id !== model?.id),
    unknown: unique([
      ...unknown,
      ...[...saysNothing, ...(above ? [] : contradicted(speaks, taste))].map(({ said }) => said),
    ]),
    unlisted: unique([...unlisted, ...unsure]),
    unsure: unique(unsure),
    unclear: unique(unclear),
    isAllergic,
    isOpen: false,
  };
  const alcohol = speaks.find((heard) => heard.word.alcohol && !heard.isRefused && heard.factor > 0);
  const things = request.words.filter(
    (heard) => (heard.named ?? heard.isSoftDrink) && !heard.isRefused && !heard.isAllergy && heard.factor > 0,
  );
  const isSoft =
    things.some(({ isSoftDrink }) => isSoftDrink) &&
    things.every((heard) => heard.isSoftDrink || mayBeInSoftDrink(heard)) &&
    !alcohol &&
    !noAlcohol &&
    model === undefined &&
    taste.strength === undefined;
  const isOpen =
    request.asked !== 'whose' &&
    !asksForSome(wishes) &&
    speaks.some(
      (heard) =>
        !heard.named && !heard.word.zeroProof && (isTasteless(heard) || (isAlcoholNamed(heard) && !hasWishes(wishes))),
    );
  // A mood and nothing else: what suits it, and nothing strong.
  const mood = isOpen && !noAlcohol ? moodIn(request) : undefined;
  const suiting = menu && mood ? [wishForTrait(SUITS[mood.mood], mood.said, menu)] : [];
  const sugar = speaks.find(({ said, factor }) => factor < 0 && IS_SUGAR.test(said));
  const isSweetened = (drinks: readonly string[]) => drinks.length > 0 && drinks.every((id) => sweetened.includes(id));
  const sweetened = menu && refusesSugar(request.words) ? withoutSugar(menu, false).drinks : [];
  // Of a drink that was named, or is brewed, or where all of what was asked for has some, the bar is asked instead.
  const isSugarAsIs =
    model !== undefined ||
    wishes.isBrew === true ||
    named.some(({ id, isRefused, drinks }) => !isRefused && !isForTheBar(id) && isSweetened(drinks));
  const isSugarRefused = request.isSugarBarred || (!isSugarAsIs && refusesSugar(request.words));
  return {
    ...wishes,
    ...(isSugarAsIs && !request.isSugarBarred && (request.isSugarLevel || sugar) && { isSugarLevel: true }),
    named: [
      ...(menu && (wishes.isBrew === true || noAlcohol) ? named.map((each) => withMilk(each, menu)) : named)
        .filter(
          ({ id }) =>
            !(isSugarRefused && id === 'low sugar') &&
            // "Like a Dry Martini, lighter": than it, and not light.
            !(
              id === 'light-bodied' &&
              (above ?? wishes.superlative ?? (model?.isMeasure && taste.strength !== undefined))
            ) &&
            // 食完麻辣火鍋: nothing bitter or strong after that.
            !(id === 'digestif' && named.some((other) => other.id === 'with spicy food')),
        )
        .map((each) =>
          menu && each.id === EASY && !each.isRefused && (taste.strength ?? 0) > 0
            ? wishForTrait('dangerously drinkable', each.said, menu)
            : each,
        ),
      ...(menu && alcohol && !noAlcohol && !weaker ? [wishForTrait('alcohol', alcohol.said, menu)] : []),
      ...suiting,
      ...(menu ? neatIn(named, menu) : []),
      ...(menu && isSoft ? [wishForTrait('soft drink', 'soft drink', menu)] : []),
      ...(menu && isSugarRefused ? [withoutSugar(menu, request.isSugarBarred)] : []),
      ...(menu && sugar && !isSugarRefused && !named.some(({ id }) => id === 'low sugar')
        ? [wishForTrait('low sugar', 'low sugar', menu)]
        : []),
    ],
    isOpen: isOpen && suiting.length === 0,
  };
}

const SUITS: Readonly<Record<Mood, string>> = {
  sad: 'comforting',
  tired: 'calming',
  nervous: 'calming',
  happy: 'celebration',
  bored: 'unusual',
};

/** Coffee without caffeine, which few menus name: told, and asked of the bar. */
const LACKING_DECAF: NamedWish = {
  kind: 'ingredient',
  id: 'decaf',
  said: 'decaf',
  isRefused: false,
  isAllergy: false,
  drinks: [],
  own: [],
  near: [],
  taste: {},
};

/** A milk tea or a coffee without alcohol, on a menu where each has some: something with milk comes nearest. */
function withMilk(wish: NamedWish, menu: MenuIndex): NamedWish {
  const isOfMilk =
    ['milk tea', 'coffee'].includes(wish.id) && !wish.isRefused && wish.drinks.every((id) => menu.abvOf(id) !== 0);
  return isOfMilk ? { ...wish, near: [...wish.near, ...menu.drinksWith('milk')] } : wish;
}

/** "A sparkling water with lime": what has no alcohol changes nothing about that. */
const mayBeInSoftDrink = ({ named: thing, word }: TasteWord): boolean =>
  thing?.kind === 'trait' || (thing?.kind === 'ingredient' && !word.alcohol && statedAbv(thing.id) === undefined);

/** Drinks that were named side by side; undefined if fewer than two. */
function choiceOf(names: TasteRequest['names']): string[] | undefined {
  const ids = unique(names.filter((each) => !each.isRefused && !each.isMeasure && !each.isLimit).map(({ id }) => id));
  return ids.length > 1 ? ids : undefined;
}

/** "The colour of a Negroni": of several the one that fewest drinks have. */
const coloursOf = ({ coloured }: TasteRequest, menu: MenuIndex): NamedWish[] =>
  coloured.flatMap((id) =>
    COLOURS.map((colour) => wishForTrait(colour, colour, menu))
      .filter((wish) => menu.drinksWith(wish.id).includes(id))
      .toSorted((a, b) => a.drinks.length - b.drinks.length)
      .slice(0, 1),
  );
const COLOURS = 'red,pink,orange coloured,yellow,green,blue,purple,amber,black,white'.split(',');

/** Ids of the drinks that are usual, or hold what is: "usually Aperol, tonight gin". */
const usualIn = ({ usual }: TasteRequest, menu: MenuIndex): string[] =>
  usual.flatMap(({ drink, thing }) => (drink === undefined ? menu.drinksWith(thing ?? '') : [drink]));

const keepsOut = ({ word, isRefused, isAllergy }: TasteWord): boolean =>
  word.allergens !== undefined && (isRefused || isAllergy || word.isDiet === true);

/** Names an allergen that is no ingredient, taste or refusal, or less of what is no taste: "less tomato". */
const isMute = ({ word, named, family, factor, isRefused }: TasteWord): boolean =>
  isTasteless({ word }) &&
  ((word.allergens !== undefined && named === undefined) ||
    (family !== undefined && named === undefined) ||
    (named !== undefined && factor < 0 && !isRefused));

/** "Strong but easy to drink": how it drinks is a trait beside the strength, and does not take it back. */
const isOverruled = ({ word, named, factor, said }: TasteWord, words: readonly TasteWord[]): boolean =>
  named?.kind === 'trait' &&
  !IS_WEAK.test(said) &&
  factor > 0 &&
  (word.delta?.strength ?? 0) < 0 &&
  words.some((other) => other.named?.kind !== 'trait' && (other.word.delta?.strength ?? 0) * other.factor > 0);

/** With much strength it is another thing: "boozy yet easy to drink". */
const EASY = 'easy to drink';
/** Of the strength itself. */
const IS_WEAK = /^(?:light(?:er)?|weak(?:er)?|[淡輕][淡輕啲]?)$/i;

/** What an ingredient tastes of, or what holds an allergen: "cheese foam". */
const isTasteOfThing = ({ named, word }: TasteWord): boolean =>
  named !== undefined && (named.kind !== 'trait' || word.allergens !== undefined);

/** Words that take each other back: "strong but weak". */
const contradicted = (words: readonly TasteWord[], taste: Taste): TasteWord[] =>
  FLAVOUR_AXES.filter((axis) => taste[axis] === undefined).flatMap((axis) => {
    const said = words.filter(
      (heard) =>
        !isTasteOfThing(heard) && !isAlcoholNamed(heard) && (heard.word.delta?.[axis] ?? 0) * heard.factor !== 0,
    );
    const signs = new Set(said.map(({ word, factor }) => Math.sign(word.delta![axis]! * factor)));
    return signs.size > 1 ? said : [];
  });

const isTasteless = ({ word }: Pick<TasteWord, 'word'>): boolean => Object.keys(word.delta ?? {}).length === 0;

/** Words of one entry count once; with both signs ("sweet but not too sweet") they mean a little. */
function tasteOf(words: readonly TasteWord[]): Taste {
  const taste: Taste = {};
  const isThing = (word: TasteWord['word']) => words.every((heard) => heard.word !== word || isTasteOfThing(heard));
  const isWeakened = words.some((heard) => (heard.word.delta?.strength ?? 0) * heard.factor < 0);
  for (const word of new Set(words.map((heard) => heard.word))) {
    const factors = words.filter((heard) => heard.word === word).map(amountOf);
    const isBoth = factors.some((factor) => factor > 0) && factors.some((factor) => factor < 0);
    // "Strong, but not too strong": where two wishes for strength contradict, the weaker one wins.
    const isOfStrength = (word.delta?.strength ?? 0) > 0;
    const factor = isBoth
      ? isOfStrength
        ? Math.min(...factors)
        : 0.5
      : factors.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a));
    if (word.zeroProof || words.every((heard) => heard.word !== word || isAlcoholNamed(heard))) continue;
    for (const axis of FLAVOUR_AXES) {
      // "Cheese foam, less sugar", "refreshing, no bubbles": what is asked for counts, and not what a thing tastes of.
      const isLessened = words.some(
        (heard) => !isTasteOfThing(heard) && (heard.word.delta?.[axis] ?? 0) * heard.factor < 0,
      );
      if (isLessened && (isThing(word) || word === MEANINGS.refreshing)) continue;
      const change = (word.delta?.[axis] ?? 0) * factor;
      if (axis === 'strength' && isWeakened && change > 0) continue;
      if (change !== 0) taste[axis] = limited((taste[axis] ?? 0) + change);
    }
  }
  for (const axis of FLAVOUR_AXES) if (taste[axis] === 0) delete taste[axis];
  return taste;
}

/** 甜嘅酒, "an alcoholic drink": names what is poured, and no strength. */
const isAlcoholNamed = ({ word, factor }: TasteWord): boolean => word.alcohol === true && factor === 1;

/** "Not too sweet" asks for less than usual, "not sweet" for none. */
const amountOf = ({ factor, isRefused }: TasteWord): number => (factor < 0 && !isRefused ? factor / 2 : factor);

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
