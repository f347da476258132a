/** From a sentence to wishes, for the guest's screen. Phones load this file, with the parser, once the play is shown. */
import type { Lexicon } from '#domain/taste-request/words/lexicon.ts';
import { drinksOf } from '#domain/flavour/outcome.ts';
import { featureValues, FLAVOUR_AXES, isZeroProof } from '#domain/recipe/recipe.ts';
import { indexMenu, type MenuIndex } from '#domain/taste-request/menu-index.ts';
import type { MenuDrink } from '#domain/taste-request/menu/menu-drink.ts';
import type { NamedWish } from '#domain/taste-request/named-wishes.ts';
import { IS_MEDICAL } from '#domain/taste-request/person-statements.ts';
import { rememberByList } from '#domain/taste-request/remember-by-list.ts';
import { isHan } from '#domain/taste-request/word-forms.ts';
import { statedAbv } from '#domain/taste-request/usual-abv.ts';
import { isBase } from '#domain/taste-request/words/made-of.ts';
import type { HouseWord } from '../rules.ts';
import { addWishes } from '../add-wishes.ts';
import type { answersTo as Answers } from '../answers/answers.ts';
import type { Answer, Served } from '../answers/asked-drink.ts';
import { asDescribed } from './described.ts';
import { houseVersion, notesOf, onlyFreeOf, outOfReach, strengthMissed } from './notes.ts';
import { withPlainName } from './plain-names.ts';
import { saidAs } from './said-as.ts';
import { wishesOf } from './sentence-wishes.ts';
import { createSommelierParser } from './sommelier-parser.ts';
import { outcomeOf } from '../pour.ts';
import { isLocked, NO_WISHES, type Wishes } from '../wishes.ts';

/**
 * @param lexicons those of every language in the sentence (`languagesIn`)
 * @param last id of the drink the guest had last, if any
 * @param before the guest's wishes so far, and what they declared not to have
 * @param answersTo what answers questions, where it is loaded
 */
export function interpret(
  sentence: string,
  lexicons: readonly Lexicon[],
  house: readonly HouseWord[],
  recipes: readonly Served[],
  last?: string,
  before: Wishes = NO_WISHES,
  answersTo?: typeof Answers,
): Wishes {
  const { menu, parse } = prepared(recipes, lexicons, house);
  const request = asDescribed(parse(sentence), menu);
  const heardWishes = wishesOf(request, menu, last);
  const as = saidAs(request.words);
  const asked = { ...heardWishes, named: heardWishes.named.map(withPlainName) };
  const {
    choice,
    tooMuch = [],
    isTold,
    ...answer
  } = answersTo?.(request.spoken, {
    wishes: { ...addWishes(before, asked), popular: menu.popular, saidAs: as.told },
    menu,
    recipes,
  }) ?? NO_ANSWER;
  const heard = choice
    ? chosen(asked, choice)
    : { ...asked, isMeasure: asked.isMeasure || tooMuch.includes(asked.like ?? '') };
  // "Like a Moscow Mule but with gin instead of vodka" is one.
  const wishes = { ...heard, isMeasure: heard.isMeasure && !heard.named.some(({ insteadOf }) => insteadOf?.said) };
  // "Like a Colada without rum" may be the one without alcohol, "but not rum" is of another spirit.
  const kept = { ...wishes, isMeasure: wishes.isMeasure && !WITHOUT.test(sentence) };
  const isBare = !kept.isMeasure && LEFT_OUT.test(sentence) && isLeftBare(kept, menu);
  if (isBare) kept.noAlcohol ??= 'choice';
  const like =
    (isBare ? menu.versionsOf(kept.like!).find((id) => menu.abvOf(id) === 0) : undefined) ??
    (isBare ? kept.like : versionWith(kept, menu, recipes));
  const final: Wishes = {
    ...wishes,
    named: wishes.named
      .map((wish) => withChange(withSwapped(wish, like, menu), { ...wishes, like }, menu))
      .map((wish) => (IS_MEDICAL.test(sentence) ? wish : withoutRim(wish, like, menu))),
    like,
    ...answer,
    ...(isBare && { noAlcohol: kept.noAlcohol }),
    ...(isTold && wishes.asked === 'bar' && { asked: undefined }),
    popular: menu.popular,
    ...(like !== undefined && {
      kin: menu.kinOf(like),
      versions: sameAs({ ...kept, like }, menu.versionsOf(wishes.like!), menu),
    }),
  };
  const isPoured =
    like !== undefined && [like, ...menu.versionsOf(like)].includes(firstOf(addWishes(before, final), recipes) ?? '');
  const isAnswered = (answer.told ?? []).length > 0;
  // "Who invented the Penicillin?"
  const isOnlyAsked =
    isPoured && !isAnswered && !kept.isMeasure && wishes.asked === undefined && ASKS_MORE.test(sentence);
  const isOtherwise = wishes.isLikened && isPoured && !isAnswered && !request.isAnother;
  const version = isOtherwise
    ? recipes.filter(({ id }) => id === like).flatMap((drink) => houseVersion(request, drink, sentence))
    : [];
  const isOfSugar =
    isPoured &&
    !isAnswered &&
    (final.taste.sweet ?? 0) < 0 &&
    !final.named.some(({ id, insteadOf }) => /sugar|syrup/.test(id) || (id.endsWith('dry') && insteadOf));
  return {
    ...final,
    ...(like !== undefined && { isLikened: !isPoured }),
    // "An Espresso Martini, less sweet".
    ...(isOnlyAsked && { asked: 'bar' as const }),
    ...(isOfSugar && { isSugarLevel: true as const }),
    toldOf: [
      ...(answer.toldOf ?? []),
      // "Lighter" is of body and strength.
      ...(isLight(wishes) ? ['strength'] : []),
      ...as.axes,
      ...(version.length > 0 ? ['like'] : []),
    ],
    saidAs: as.axes.some((axis) => !answer.toldOf?.includes(axis)) ? as.told : [],
    notes: [
      ...notesOf(request, menu),
      ...onlyFreeOf(final),
      ...outOfReach(wishes, recipes),
      ...strengthMissed(wishes, recipes),
      ...version,
    ],
  };
}

/** Of a drink, by its grammar: what the menu answers is answered before. */
const ASKS_MORE =
  /(?:^|[.!?,;:] ?|\b(?:and|but|so|also|then) )(?:wh?at|why|who|whose|how|when|where)s?(?: exactly)? (?:(?:kind|sort|type|brand|year|size|colour|color|glass)\b|(?:\w+ )?(?:is|are|was|were|do|does|did|has|makes?|gives?|goes|comes?|came|invented|created|named)\b)[^.!]*(?:\?|$)|(?<!唔知)點解|點樣[整做]|邊個(?:發明|整|諗)|係咪真/i;

/** Id of the drink that is offered first. */
const firstOf = (wishes: Wishes, recipes: readonly Served[]): string | undefined =>
  drinksOf(outcomeOf(wishes, recipes), isLocked(wishes) ? recipes.filter(isZeroProof) : recipes, 1)[0]?.recipe.id;

const isLight = ({ named, taste }: Wishes): boolean =>
  (taste.strength ?? 0) < 0 && named.some(({ id, isRefused }) => id === 'light-bodied' && !isRefused);

const NO_ANSWER: Partial<Answer> = {};

/** True if a sentence may ask something, so that what answers questions is needed. */
export const mayAsk = (sentence: string): boolean => MAY_ASK.test(sentence);
const MAY_ASK =
  /[?？]|\b(?:wh(?:at|ich)s?|how|is|are|does|do|any\w*|got|have you|can|could|will|would|tell|describe|explain|recommend|suggest|list|name|glass|bottle|with|or)\b|[咩乜㗎嗎邊幾點]|[有會係得可][冇無唔]|定|同|分別|[杯枝支樽]|唔[飲食]得|[飲食]得|推介|[推介][薦紹]|招牌|[配送襯夾]/i;

/** The drinks that were compared, the one that won first: what it won by measures nothing any more. */
const chosen = (wishes: Wishes, choice: readonly string[]): Wishes => ({
  ...wishes,
  like: choice[0],
  choice,
  isMeasure: false,
  below: undefined,
  taste: {},
  named: wishes.named.filter(({ id, isRefused }) => isRefused || id !== 'light-bodied'),
});

/** "A Moscow Mule, hold the vodka", with no other spirit in it or asked for: without alcohol. */
const isLeftBare = ({ like, named }: Wishes, menu: MenuIndex): boolean =>
  like !== undefined &&
  named.some(({ id, isRefused, isAllergy }) => isRefused && !isAllergy && isBase(id) && menu.isOnlyBase(like, id)) &&
  !named.some(({ id, isRefused }) => !isRefused && statedAbv(id));
const LEFT_OUT = /\b(?:w\w{2,4}out|hold|skip|minus|leave (?:out|off)|omit|no)\b|走|唔落|免/i;

/** Also misspelt. */
const WITHOUT = /\bw\w{2,4}out\b|[冇無]/i;

const prepared = rememberByList(
  (recipes: readonly MenuDrink[], lexicons: readonly Lexicon[], house: readonly HouseWord[]) => {
    const menu = indexMenu(recipes, lexicons);
    return { menu, parse: createSommelierParser(lexicons, house, menu.vocabulary) };
  },
);

/** "A Negroni with cucumber", "extra lime", "with a twist": the drink as it is, and the bar is told. */
function withChange(
  wish: NamedWish,
  { like, isMeasure, choice, isEither, ...person }: Wishes,
  menu: MenuIndex,
): NamedWish {
  const { id, kind, said, drinks, isRefused, insteadOf, isExtra, isBeside } = wish;
  const isChange =
    (kind === 'ingredient' && id !== SMOKE) ||
    id === GARNISH ||
    id === 'salt rim' ||
    // Of a Martini it is of its vermouth, and not of sugar.
    (id === 'dry' && like !== undefined && menu.drinksWith('vermouth').includes(like)) ||
    /^(?:stirred|not shaken)$/i.test(said);
  if (like === undefined || isMeasure || choice || isEither || isRefused || insteadOf || !isChange) return wish;
  // Nobody who shall have less alcohol asks the bar for more.
  if ((person.noAlcohol ?? person.weaker) && statedAbv(id)) return wish;
  if (isBeside) return { ...wish, said: isHan(said) ? `${said}另上` : `${said} on the side`, insteadOf: AT_BAR };
  if (isExtra)
    return { ...wish, id: `extra ${id}`, said: isHan(said) ? `多啲${said}` : `extra ${said}`, insteadOf: AT_BAR };
  return drinks.includes(like) && id !== GARNISH ? wish : { ...wish, insteadOf: AT_BAR };
}
/** "A Margarita, no salt": one whose rim or garnish the bar leaves off. */
function withoutRim(wish: NamedWish, like: string | undefined, menu: MenuIndex): NamedWish {
  const { id, said, isRefused, isAllergy, drinks } = wish;
  if (id === 'salt rim' && isRefused && like !== undefined) {
    const rim = `${RIMS.find(([pattern]) => pattern.test(said))?.[1] ?? 'salt'} rim`;
    return {
      ...wish,
      id: `no ${rim}`,
      said: isHan(said) ? `走${said}` : `no ${rim}`,
      isRefused: false,
      drinks: [like],
      insteadOf: AT_BAR,
    };
  }
  // "A Negroni, no orange": its peel is left off too.
  if (
    isRefused &&
    !isAllergy &&
    like !== undefined &&
    menu.drinksGarnishedWith(id).includes(like) &&
    !menu.drinksWith(id).includes(like)
  )
    return {
      ...wish,
      id: `no ${id}`,
      said: isHan(said) ? `走${said}` : `no ${said}`,
      isRefused: false,
      drinks: [like],
      insteadOf: AT_BAR,
    };
  return id === 'salt' && isRefused && !isAllergy && like !== undefined && !menu.drinksWith(id).includes(like)
    ? { ...wish, drinks: drinks.filter((drink) => drink !== like) }
    : wish;
}
/** Of salt, where nothing else is said. */
const RIMS = [
  [/chil|辣/i, 'chilli'],
  [/pepper|椒/i, 'pepper'],
  [/sugar|糖/i, 'sugar'],
] as const;
const AT_BAR = { drinks: [] };
const SMOKE = 'liquid smoke';
const GARNISH = 'garnish';

/**
 * The drinks that are the named one with something else in it: with another spirit those that share all the rest with it,
 * with another ingredient those on the same spirit.
 */
function withSwapped(wish: NamedWish, like: string | undefined, menu: MenuIndex): NamedWish {
  const { insteadOf, drinks, isRefused, id } = wish;
  if (!insteadOf || insteadOf.drinks || isRefused) return wish;
  if (like === undefined || (insteadOf.id === undefined && drinks.includes(like))) return withoutSwap(wish);
  const kin = menu.kinOf(like);
  const shared = (drink: string) => kin.filter((ids) => ids.includes(drink)).length;
  const old = insteadOf.id === undefined ? [] : menu.drinksWith(insteadOf.id);
  const least = isBase(id) ? Math.max(1, kin.length - SAME_SPIRIT) : SAME_SPIRIT;
  const fit =
    insteadOf.id === undefined || old.includes(like)
      ? drinks.filter((drink) => drink !== like && !old.includes(drink) && shared(drink) >= least)
      : [];
  const most = Math.max(0, ...fit.map(shared));
  return {
    ...wish,
    insteadOf: {
      ...insteadOf,
      drinks: fit.filter((drink) => shared(drink) === most),
      out: old.filter((drink) => drink !== like),
    },
  };
}
/** As often as a spirit counts: see `weighted`. */
const SAME_SPIRIT = 3;
const withoutSwap = ({ insteadOf: _, ...wish }: NamedWish): NamedWish => wish;

/** Of several versions of a drink, the one with what was asked for: "a martini with lychee", "a Colada without rum". */
function versionWith(wishes: Wishes, menu: MenuIndex, recipes: readonly Served[]): string | undefined {
  const { like, named } = wishes;
  if (like === undefined) return undefined;
  const things = named.filter(({ id, kind, insteadOf }) => (kind !== 'trait' || id === 'dry') && !insteadOf);
  const among = (isRefused: boolean, id: string) =>
    things.filter((each) => each.isRefused === isRefused && each.drinks.includes(id)).length;
  const versions = menu.versionsOf(like);
  const same = sameAs({ ...wishes, like }, versions, menu);
  // "A sweet Martini" is the one with lychee: of what the plain one has none.
  const tasteOf = (id: string) => featureValues(recipes.find((recipe) => recipe.id === id)?.drinkFeatures ?? []);
  const asked = FLAVOUR_AXES.filter((axis) => axis !== 'strength' && (wishes.taste[axis] ?? 0) >= PLAIN);
  const tastes = (id: string) => asked.filter((axis) => (tasteOf(id)[axis] ?? 0) >= TASTED).length;
  const lacks = asked.some((axis) => (tasteOf(like)[axis] ?? 0) < LACKS);
  const has = (id: string) => among(false, id) + (lacks && menu.abvOf(id) !== 0 ? tastes(id) : 0);
  const fit = (id: string) => has(id) - among(true, id);
  return versions.reduce(
    (best, id) => (fit(id) > fit(best) && (same.includes(id) || has(id) > has(best)) ? id : best),
    like,
  );
}
/** From which wish on a taste must be there, how much of it tells, and how much is none. */
const [PLAIN, TASTED, LACKS] = [2, 2.5, 1];

/**
 * What the same drink is without what was refused: a Nojito is a Mojito, a Lychee Martini no Dry Martini. Without alcohol
 * only where that, or its spirit, is refused; what is only like it has alcohol.
 */
const sameAs = (
  { like, noAlcohol, named, isMeasure }: Wishes & { like: string },
  versions: readonly string[],
  menu: MenuIndex,
): string[] =>
  versions.filter(
    (id) =>
      id === like ||
      (menu.abvOf(id) === 0
        ? noAlcohol !== undefined || (!isMeasure && named.some((each) => each.isRefused && isBase(each.id)))
        : menu.kinOf(like).some((ids) => ids.includes(id))),
  );
