/**
 * Which drinks of a menu hold an ingredient, and by which names its drinks are called. Source:
 * docs/behaviour/taste-requests.md "Ingredients and drinks".
 */
import { featureValues, FLAVOUR_AXES, type NamedThing } from '#domain/recipe/recipe.ts';
import { isColour, traitsOf } from './drink-traits.ts';
import type { MenuDrink } from './menu/menu-drink.ts';
import { allNames, classicsOn, folded, namesOn } from './menu/menu-names.ts';
import { fitFor, nearestTo } from './menu/nearest-drinks.ts';
import { begunAs, describedAs, isThatOne, withoutPlace } from './menu/spoken-names.ts';
import { rememberByList } from './remember-by-list.ts';
import { rememberedOf } from './remembered.ts';
import { unknownRuns } from './unknown-runs.ts';
import { createTokenizer, type Piece, type Vocabulary } from './phrase-tokenizer.ts';
import { statedAbv } from './usual-abv.ts';
import { isHan } from './word-forms.ts';
import type { Lexicon } from './words/lexicon.ts';
import { isMember, mayHold } from './words/allergy-families.ts';
import { figuresOf, type Figures } from './words/classic-figures.ts';
import { isKindOfDrink, kindsOf, MADE_OF, weighted } from './words/made-of.ts';

export interface MenuIndex {
  /** The menu's own words, for the parser. */
  vocabulary: Required<Pick<Vocabulary, 'names' | 'ingredients'>>;
  /** The English name of a drink, and its strength in % by volume. */
  nameOf: (recipeId: string) => string | undefined;
  /** True if a drink's own name holds these words, or if it is spoken of by what it alone holds. */
  isOwnName: (recipeId: string, said: string) => boolean;
  abvOf: (recipeId: string) => number | undefined;
  /** What a drink of the menu tastes of, and its strength. */
  figuresOf: (recipeId: string) => Figures | undefined;
  /** Ids of the drinks that hold an ingredient or belong to a kind of drink, in the menu's order. */
  drinksWith: (id: string) => string[];
  /** Ids of the drinks that are garnished with it, and hold none. */
  drinksGarnishedWith: (id: string) => string[];
  /**
   * What a drink holds of an ingredient or a family, and what of it only garnishes it, as the menu calls it. `mayHold`:
   * also where its ingredients are not all known, or may hold some.
   */
  partsWith: (
    recipeId: string,
    id: string,
  ) => { inIt: readonly NamedThing[]; onIt: readonly NamedThing[]; mayHold: boolean };
  /** True if a drink holds this spirit itself, and not a liqueur made of it. */
  pours: (id: string) => boolean;
  /** True if a drink is made on this spirit, and holds no other, nor wine. */
  isOnlyBase: (recipeId: string, id: string) => boolean;
  /** True if a drink or an ingredient of the menu is called so. */
  mentions: (said: string) => boolean;
  /** How much each drink has of a trait that comes in degrees, 0 to 1, by its id; drinks with 0 are left out. */
  degreesOf: (trait: string) => Readonly<Record<string, number>> | undefined;
  /** Ids of the drinks with an ingredient whose name has these words in it. */
  drinksNaming: (said: string) => string[];
  /** Those in which it is an ingredient by itself: rose syrup, and not rose baijiu. */
  drinksWithOwn: (id: string) => string[];
  /**
   * Ids of the drinks that hold or may hold what an allergy names, an ingredient or a family: also those with an
   * ingredient that is not known, or none stated.
   */
  drinksUnsafe: (id: string) => string[];
  /** Ids of the drinks that a refusal of an ingredient or a family leaves out: what is garnished or rimmed with it too. */
  drinksRefusedBy: (id: string) => string[];
  /** Ids of the drinks nearest to an ingredient or a well-known drink that the menu lacks, of a drink nearest first. */
  drinksNear: (id: string) => string[];
  /**
   * Ids of the drinks nearest to some figures, nearest first.
   * @param kin ids of the drinks that hold each ingredient it should have
   */
  drinksBetween: (figures: Figures, kin: readonly (readonly string[])[], apart: readonly string[]) => string[];
  /** Ids of the drinks that share each of a drink's ingredients, what tells most of it first; empty for those it shares with none. */
  kinOf: (recipeId: string) => readonly (readonly string[])[];
  /** Ids of the well-known drinks that most guests like. */
  popular: readonly string[];
  /** Ids of all versions of the well-known drink whose plainest version is this one; itself first. */
  versionsOf: (recipeId: string) => readonly string[];
}

/** @param lexicons those of every language in the guest's sentence */
export function indexMenu(menu: readonly MenuDrink[], lexicons: readonly Lexicon[]): MenuIndex {
  const tokenize = tokenizerOf(lexicons);
  const idsIn = rememberedOf((thing: NamedThing): readonly string[] =>
    allNames(thing).flatMap((name) =>
      tokenize(name).flatMap((piece) =>
        piece.kind === 'flavour' && piece.named?.kind === 'ingredient' ? piece.named.id : [],
      ),
    ),
  );
  const own = new Map<string, string>();
  const held = new Map<string, Set<string>>();
  const ingredientsOf = new Map<string, readonly string[]>();
  const heldAlone = new Map<string, Set<string>>();
  const garnished = new Map<string, readonly string[]>();
  /** What each drink is known to hold, kinds left out; none if its ingredients are not all known. */
  const stated = new Map<string, readonly string[]>();
  /** The same, without what garnishes it. */
  const poursKnown = new Map<string, readonly string[]>();
  const hold = (recipeId: string, ids: readonly string[]) => {
    const all = ids.flatMap(kindsOf);
    held.set(recipeId, new Set([...(held.get(recipeId) ?? []), ...all]));
    if (new Set(ids).size === 1) heldAlone.set(recipeId, new Set([...(heldAlone.get(recipeId) ?? []), ...all]));
  };
  const degrees = new Map<string, Readonly<Record<string, number>>>();
  const poured = new Set<string>();
  const classics = classicsOn(menu, lexicons);
  for (const drink of menu) {
    hold(drink.id, idsIn({ ...drink }));
    hold(drink.id, [drink.type].filter(isKindOfDrink));
    for (const ingredient of drink.recipeIngredient) {
      const ids = idsIn(ingredient);
      hold(drink.id, ids.length > 0 ? ids : [ingredient.name]);
      if (!IS_LIQUEUR.test(ingredient.name)) for (const id of ids.flatMap(kindsOf)) poured.add(id);
      ingredientsOf.set(drink.id, [...(ingredientsOf.get(drink.id) ?? []), ...ids.slice(0, 1)]);
      if (IS_JUICE.test(ingredient.name)) hold(drink.id, [ANY_JUICE]);
      if (ids.length === 0)
        for (const said of allNames(ingredient).flatMap((name) => [name, ...tellingWords(tokenize(name))]))
          own.set(said, ingredient.name);
    }
    const isStated = drink.recipeIngredient.length > 0;
    const known = drink.recipeIngredient.map((each) => (IS_PURE.test(each.name) ? [each.name] : idsIn(each)));
    const garnishes = drink.drawing?.garnishes ?? [];
    const { garnish } = drink;
    const ofGarnish = [
      ...garnishes.map((each) => ({ name: each.replaceAll('-', ' '), name_translations: {} })),
      ...(garnish ? [garnish] : []),
    ].flatMap(idsIn);
    if (garnish && idsIn(garnish).length === 0) for (const said of allNames(garnish)) own.set(said, garnish.name);
    garnished.set(drink.id, [...ofGarnish.flatMap(kindsOf), ...(garnish ? [garnish.name] : [])]);
    const inIt = known.flatMap((ids, at) => (ids.length > 0 ? ids : [UNKNOWN, drink.recipeIngredient[at]!.name]));
    if (isStated) poursKnown.set(drink.id, inIt);
    if (isStated) stated.set(drink.id, [...inIt, ...idsIn({ ...drink }), ...garnishes, ...ofGarnish]);
    const versionOf = classics.filter(({ versions }) => versions.includes(drink.id));
    if (drink.recipeIngredient.length === 0) for (const { id } of versionOf) hold(drink.id, MADE_OF.get(id) ?? []);
    const contained = new Set(drink.recipeIngredient.map(idsIn).flatMap(mostSpecific).flatMap(kindsOf));
    const names = drink.recipeIngredient.map(({ name }) => name);
    const { traits, degrees: ofDrink } = traitsOf(drink, {
      held: held.get(drink.id)!,
      contained,
      names,
      isOwn: versionOf.length === 0,
    });
    held.set(drink.id, new Set([...held.get(drink.id)!, ...traits]));
    for (const [trait, degree] of Object.entries(ofDrink))
      degrees.set(trait, { ...degrees.get(trait), [drink.id]: degree });
    // Pink as a whole, and not one layer of it.
    if (drink.drawing?.layers?.length === 1)
      heldAlone.set(drink.id, new Set([...(heldAlone.get(drink.id) ?? []), ...traits.filter(isColour)]));
  }
  // Where no drink is called a milk tea, what is made like one.
  if (![...held.values()].some((ids) => ids.has('milk tea')))
    for (const { id } of menu)
      if (held.get(id)!.has('tea') && MILKS.some((milk) => held.get(id)!.has(milk))) hold(id, ['milk tea']);
  const drinksIn = (index: ReadonlyMap<string, ReadonlySet<string>>) => (id: string) =>
    menu.filter((drink) => index.get(drink.id)?.has(id)).map((drink) => drink.id);
  const drinksWith = drinksIn(held);
  const drinksOfKind = (id: string, among: readonly MenuDrink[] = menu) =>
    kindsOf(id)
      .map((kind) => drinksWith(kind).filter((drink) => among.some((each) => each.id === drink)))
      .find((ids) => ids.length > 0) ?? [];
  /** Of what the menu lacks, what comes nearest to it. */
  const drinksWithLike = (id: string, among: readonly MenuDrink[] = menu) => {
    const drinks = drinksOfKind(id, among);
    return drinks.length > 0 ? drinks : (MADE_OF.get(id) ?? []).flatMap((part) => drinksOfKind(part, among));
  };
  const names = menu
    .flatMap((drink) => [drink, ...drink.recipeIngredient].flatMap(allNames))
    .map((name) => folded(name).replace(/[^\p{L}\p{N}]/gu, ''))
    .join(' ');
  const popular = POPULAR.flatMap((name) => classics.find(({ id }) => id === name)?.versions ?? []).filter(
    (id, at, all) =>
      all.indexOf(id) === at &&
      // The plainest version, and the one without alcohol.
      (classics.some(({ id: name, versions }) => POPULAR.includes(name) && versions[0] === id) ||
        menu.some((drink) => drink.id === id && drink.alcohol === 'free')),
  );
  for (const id of popular)
    if (menu.some((drink) => drink.id === id && drink.alcohol !== 'free')) hold(id, ['popular']);
  /** 上環奶茶賓治 by what it is called without its place. */
  const placeless = menu.flatMap((drink) =>
    allNames(drink).flatMap((name) => {
      const said = withoutPlace(name, tokenize);
      return said === undefined ? [] : [{ id: drink.id, said }];
    }),
  );
  /** "The swizzle", where one drink alone is called so and the word says nothing else. */
  const drinksCalled = new Map<string, string[]>();
  for (const { id, name } of menu)
    for (const word of new Set(name.split(/[^\p{L}]+/u)))
      if (word.length >= TELLING && !/^shaken$/i.test(word))
        drinksCalled.set(word, [...(drinksCalled.get(word) ?? []), id]);
  const telling = [...drinksCalled].flatMap(([said, ids]) => {
    const [piece, more] = ids.length === 1 ? tokenize(said) : [];
    return piece?.kind === 'unknown' && !piece.isCommon && more === undefined ? [{ id: ids[0]!, said }] : [];
  });
  const begun = begunAs(menu, tokenize);
  const described = describedAs(lexicons, drinksWith);
  return {
    vocabulary: {
      names: [...namesOn(menu, classics), ...placeless, ...telling, ...begun, ...described],
      ingredients: [...own].map(([said, id]) => ({ id, said })),
    },
    nameOf: (recipeId) => menu.find(({ id }) => id === recipeId)?.name,
    isOwnName: (recipeId, said) =>
      isThatOne(said) ||
      menu.some(
        (drink) =>
          drink.id === recipeId &&
          allNames(drink).some((name) => folded(name).includes(folded(said.replace(/嗰[杯隻]$|s$/, '')))),
      ),
    abvOf: (recipeId) => menu.find(({ id }) => id === recipeId)?.ABV,
    drinksWith,
    drinksGarnishedWith: (id) => menu.filter((drink) => garnished.get(drink.id)!.includes(id)).map((drink) => drink.id),
    partsWith: (recipeId, id) => {
      const drink = menu.find((each) => each.id === recipeId);
      const isOf = (thing: NamedThing) =>
        idsIn(thing).some((each) => kindsOf(each).some((kind) => isMember(kind, id))) ||
        (!isKindOfDrink(id) && allNames(thing).some((name) => isWordOf(id, name)));
      return {
        inIt: drink?.recipeIngredient.filter(isOf) ?? [],
        onIt: drink?.garnish && isOf(drink.garnish) ? [drink.garnish] : [],
        mayHold: poursKnown.get(recipeId)?.every((each) => each !== UNKNOWN && !mayHold(each, id)) !== true,
      };
    },
    pours: (id) => poured.has(id),
    isOnlyBase: (recipeId, id) => {
      const parts = ingredientsOf.get(recipeId) ?? [];
      const isOfIt = (part: string) => kindsOf(part).includes(id);
      return parts.some(isOfIt) && parts.every((part) => isOfIt(part) || statedAbv(part) === undefined);
    },
    mentions: (said) => names.includes(folded(said).replace(/[^\p{L}\p{N}]/gu, '')),
    degreesOf: (trait) => degrees.get(trait),
    drinksNaming: (said) =>
      menu
        .filter(({ recipeIngredient }) =>
          recipeIngredient.some((each) => allNames(each).some((name) => folded(name).includes(folded(said)))),
        )
        .map((drink) => drink.id),
    drinksWithOwn: drinksIn(heldAlone),
    drinksUnsafe: (id) =>
      menu
        .filter((drink) => stated.get(drink.id)?.every((each) => each !== UNKNOWN && !mayHold(each, id)) !== true)
        .map((drink) => drink.id),
    drinksRefusedBy: (id) =>
      menu
        .filter(
          (drink) =>
            [...held.get(drink.id)!, ...garnished.get(drink.id)!].some((each) => isMember(each, id)) ||
            // Chilli-salt, orange liqueur; ginger beer is no beer.
            (!isKindOfDrink(id) && namesInAndOn(drink).some((name) => isWordOf(id, name))),
        )
        .map((drink) => drink.id),
    figuresOf: (recipeId) => {
      const drink = menu.find(({ id }) => id === recipeId);
      if (!drink) return undefined;
      const values = featureValues([...(drink.drinkFeatures ?? [])]);
      const taste = Object.fromEntries(FLAVOUR_AXES.map((axis) => [axis, values[axis] ?? 0])) as Figures['taste'];
      return { abv: drink.ABV ?? 0, taste };
    },
    drinksNear: (id) => {
      const figures = figuresOf(id);
      const isHot = HOT.has(id);
      const served = menu.filter((drink) => held.get(drink.id)!.has('hot drink') === isHot);
      const alike = figures ? fitFor(figures, served.length > 0 ? served : menu) : menu;
      const parts = MADE_OF.get(id)
        ?.flatMap(weighted)
        .map((part) => drinksWithLike(part, alike));
      if (figures) return nearestTo(figures, parts ?? [], alike);
      if (!parts) return drinksOfKind(id);
      const shared = (recipeId: string) => parts.filter((ids) => ids.includes(recipeId)).length;
      const most = Math.max(0, ...menu.map((drink) => shared(drink.id)));
      return most === 0 ? [] : menu.filter((drink) => shared(drink.id) === most).map((drink) => drink.id);
    },
    drinksBetween: (figures, kin, apart) =>
      nearestTo(
        figures,
        kin,
        menu.filter(({ id }) => !apart.includes(id)),
      ),
    kinOf: (recipeId) => {
      const name = folded(menu.find(({ id }) => id === recipeId)?.name ?? '');
      const all = classics.filter(({ versions }) => versions.includes(recipeId));
      // An Espresso Martini is no Martini.
      const exact = all.filter(({ names }) => names.includes(name));
      const made = (exact.length > 0 ? exact : all).flatMap(({ id }) => MADE_OF.get(id) ?? []);
      const parts = made.length > 0 ? made : (ingredientsOf.get(recipeId) ?? []);
      // What a drink is known by counts thrice: a Margarita is of tequila before it is of lime.
      const kin = parts.map((id) => ({
        times: name.includes(id) ? TELLING_NAME : weighted(id).length,
        drinks: (ALIKE[id] ?? [id]).flatMap(drinksWith).filter((other) => other !== recipeId),
      }));
      const tells = ({ times, drinks }: (typeof kin)[number]) =>
        times * Math.log(1 + menu.length / (drinks.length || 0.5));
      return kin
        .toSorted((a, b) => tells(b) - tells(a))
        .flatMap(({ times, drinks }) => Array.from({ length: times }, () => drinks));
    },
    popular,
    versionsOf: (recipeId) => classics.find(({ versions }) => versions[0] === recipeId)?.versions ?? [recipeId],
  };
}

/** As often as a spirit what a drink is called by counts: lychee in a Lychee Martini. */
const TELLING_NAME = 3;
/** Letters of a word that is the name of a drink by itself. */
const TELLING = 6;

/** What stands for another in a drink that is like one. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  campari: ['campari', 'aperol'],
  aperol: ['aperol', 'campari'],
};

/** Of drinks that the menu may lack. */
const HOT: ReadonlySet<string> = new Set(['irish coffee', 'mulled wine', 'hot toddy']);

/** What a bartender gives somebody who says little, the best liked first: long or fruity, and not strong. */
const POPULAR: readonly string[] =
  'mojito,lychee martini,cosmopolitan,bellini,paloma,margarita,spritz,gin and tonic,moscow mule,pina colada,tequila sunrise,tom collins,cuba libre'.split(
    ',',
  );

/** Of "butterfly pea tea" and "tea" the first. */
const mostSpecific = (ids: readonly string[]): string[] =>
  ids.filter((id) => !ids.some((other) => other !== id && kindsOf(other).includes(id)));

/** With tea they make a milk tea. */
const MILKS = ['milk', 'cream', 'oat milk', 'soy milk'];

/** "Cognac orange liqueur" is no cognac. */
const IS_LIQUEUR = /liqueur|cordial|schnapps|cream\b|syrup|甜酒|利口|忌廉酒/i;

const namesInAndOn = ({ recipeIngredient, garnish }: MenuDrink): string[] =>
  [...recipeIngredient, ...(garnish ? [garnish] : [])].flatMap(allNames);
const isWordOf = (word: string, name: string): boolean =>
  ` ${folded(name).replace(/[^\p{L}]+/gu, ' ')} `.includes(` ${word} `);

/** What holds the juice of some fruit: "no juice" means the lime too. */
export const ANY_JUICE = 'any juice';
const IS_JUICE = /\bjuice|pur[ée]e|nectar|\bsquash\b|汁$|蓉$/i;

/** An ingredient of which is not known what it holds. */
const UNKNOWN = '?';
/** Holds nothing but what its name says. */
const IS_PURE =
  /^(?:(?:simple|white|caster|plain) )?(?:sugar(?: syrup)?|syrup|soda(?: water)?|sparkling water|mineral water|water|ice|sea salt|salt)$/i;

/** The unknown words of a name, as said: "Ube syrup" is found by "ube", 紫薯糖漿 by 紫薯. */
const tellingWords = (pieces: readonly Piece[]): string[] =>
  unknownRuns(pieces)
    .map(({ said }) => said)
    .filter((said) => (isHan(said) ? said.length > 1 : said.length > 2) && !SAYS_NOTHING.test(said));
const SAYS_NOTHING =
  /^(?:water|puree|extract|essence|cordial|liqueur|house|blend|infused|infusion|premium|leaf|powder|foam|mix|shrub)$/i;

/** Knows ingredients by their ids as well. */
const tokenizerOf = rememberByList((lexicons: readonly Lexicon[]) =>
  createTokenizer(lexicons, { ingredients: lexicons.flatMap(idsAsNames) }),
);
/** The ids are English names: a Chinese sentence finds an ingredient that the menu names in English alone. */
const idsAsNames = ({ ingredients = [] }: Lexicon): { id: string; said: string }[] =>
  ingredients.map((line) => line.split(',')[0]!).map((id) => ({ id, said: id }));
