/** What the menu has, what of it a guest can have, and what goes with a food. */
import { isServable } from '#domain/flavour/flavour-match.ts';
import { FLAVOUR_AXES, isZeroProof, type BilingualText, type FlavourAxis } from '#domain/recipe/recipe.ts';
import { wishForTrait } from '#domain/taste-request/named-wishes.ts';
import { IS_SORT, type AskedThing } from './asked-things.ts';
import { isHan } from '#domain/taste-request/word-forms.ts';
import { isKindOfDrink, kindsOf } from '#domain/taste-request/words/made-of.ts';
import {
  answer,
  bilingual,
  isKnown,
  mayChoose,
  mayPour,
  pouredFor,
  TELLING,
  valueOf,
  type Answer,
  type Asked,
  type Served,
} from './asked-drink.ts';
import { allergensIn, thingName } from './drink-holds.ts';
import { meetingBest } from './drinks-there.ts';
import { explained } from './glossary.ts';
import { statedAbv } from '#domain/taste-request/usual-abv.ts';
import { listOf, text } from '#domain/text/bilingual.ts';
import * as say from './words.ts';

/** Drinks that an answer names. */
const NAMED = 8;
export const namesOf = (drinks: readonly Served[]): BilingualText =>
  listOf([
    ...drinks.slice(0, NAMED).map(bilingual),
    ...(drinks.length > NAMED ? [say.andMore(drinks.length - NAMED)] : []),
  ]);

/** What is drunk by itself, and is not what was asked for inside something else. */
const BY_GLASS: ReadonlySet<string> = new Set('wine,beer,sherry,port,sake,cider,umeshu'.split(','));

/** "Do you have champagne?" */
export function stocks(thing: AskedThing, asked: Asked): Answer {
  const id = thing.named?.kind === 'trait' ? undefined : thing.named?.id;
  if (id === undefined || isKeptOut(thing, asked)) return holders(thing, asked);
  const { drinks, alone } = onMenu(id, thing, asked);
  const toldOf = [`named ${id}`];
  if (alone.length > 0) return { told: [say.isServed(namesOf(alone))], toldOf };
  if (drinks.length === 0) return answer();
  if (isByGlass(id)) return byGlass(thing, asked);
  if (!isNamedHere(thing, asked)) return answer();
  if (isKindOfDrink(id)) return { told: [say.isServed(namesOf(drinks))], toldOf };
  return { told: [say.haveIt(thingName(thing, asked), namesOf(drinks))], toldOf };
}

/** By the one that is meant, or a part of their name. */
export function allCalled(drinks: readonly Served[], said: string, asked: Asked): Served[] {
  const word = isHan(said) ? said : said.toLowerCase().replace(/(?<=z|s|x)es$|(?<=[^s])s$/, '');
  return asked.onSale.filter(
    (drink) =>
      drinks.includes(drink) || Object.values(bilingual(drink)).some((name) => name.toLowerCase().includes(word)),
  );
}

/** "What martinis do you have?" */
export function called(drinks: readonly Served[], said: string, asked: Asked): Answer {
  const all = allCalled(drinks, said, asked);
  if (!mayPour(all, asked)) return answer();
  const found = answer(say.theseAre(namesOf(all)));
  return all.length > 1 && mayChoose(asked.wishes) ? { ...found, choice: all.map(({ id }) => id) } : found;
}

/** "A glass of champagne", which is only in a drink. */
export function byGlass(thing: AskedThing, asked: Asked): Answer {
  const id = thing.named?.id;
  if (id === undefined || !isByGlass(id)) return answer();
  const { drinks, alone } = onMenu(id, thing, asked);
  if (drinks.length === 0 || alone.length > 0) return answer();
  const toldOf = [`named ${id}`];
  // "White wine", where only red is in a drink.
  if (!isSortOf(thing) || asked.menu.drinksNaming(thing.said).length > 0)
    return { told: [say.notByGlass(thingName(thing, asked), namesOf(drinks))], toldOf };
  const nearest = pouredFor(asked.wishes, asked).filter((drink) => drinks.includes(drink));
  return { told: [say.nearestToGlass(thingName(thing, asked), namesOf(nearest.slice(0, 2)))], toldOf };
}

/** The drinks with it, and those of nothing else. Where the menu has no such brand, the guest is told so. */
function onMenu(id: string, thing: AskedThing, asked: Asked): Record<'drinks' | 'alone', readonly Served[]> {
  const isLacking = thing.named?.isBrand === true && !asked.menu.mentions(thing.said);
  const drinks = isLacking
    ? []
    : withThing(thing, asked).filter(
        (drink) => mayPour([drink], asked) && isServable(drink, { avoidAllergens: [...asked.wishes.avoid] }),
      );
  return { drinks, alone: drinks.filter((drink) => isNothingElse(drink, id, asked)) };
}

const isByGlass = (id: string): boolean => kindsOf(id).some((kind) => BY_GLASS.has(kind));

const isNothingElse = ({ id, recipeIngredient }: Served, thing: string, { menu }: Asked): boolean =>
  recipeIngredient.length > 0 && menu.partsWith(id, thing).inIt.length === recipeIngredient.length;

/** "Which drinks have egg in them?" */
export function holders(thing: AskedThing, asked: Asked): Answer {
  if (thing.word.zeroProof) {
    const free = asked.onSale.filter(isZeroProof);
    return {
      told: free.length > 0 ? [say.consistsOf(say.WITHOUT_ALCOHOL, namesOf(free))] : [],
      toldOf: ['zero-proof'],
    };
  }
  // "Which have nuts? I'm allergic."
  if (isKeptOut(thing, asked)) return forWhoMustNot('barred', asked);
  if (!isNamedHere(thing, asked)) return answer();
  const drinks = withThing(thing, asked);
  const isDeclared = thing.word.allergens && asked.onSale.every(({ allergenList }) => allergenList === 'declared');
  const sorted = drinks.filter((drink) => mayPour([drink], asked));
  if (thing.named?.kind === 'trait' && sorted.length > 0)
    return { told: [say.theseAre(namesOf(sorted))], toldOf: [`named ${thing.named.id}`] };
  if (drinks.length === 0) return isDeclared ? answer(say.nobodyHas(thingName(thing, asked))) : answer();
  const told =
    thing.named?.id === CREAMY ? say.theseAre(namesOf(drinks)) : say.haveIt(thingName(thing, asked), namesOf(drinks));
  return { told: [told], toldOf: [`named ${thing.named?.id ?? ''}`] };
}
/** "What is falernum?", and the drinks it is in. */
export function whatItIs(thing: AskedThing, asked: Asked): Answer {
  const meaning = explained(thing.said);
  const found = holders(thing, asked);
  return meaning ? { ...found, told: [say.meaning(thingName(thing, asked), meaning), ...found.told] } : found;
}

/** "Is the ginger beer alcoholic?": by what it is. That a drink without alcohol has some says nothing of every kind of it. */
export function alcoholOf(thing: AskedThing, asked: Asked): Answer {
  const { said, named } = thing;
  const name = thingName(thing, asked);
  const meaning = explained(said);
  const abv = named && statedAbv(named.id);
  const told =
    meaning && /alcohol|%/.test(meaning.en)
      ? say.meaning(name, meaning)
      : abv
        ? say.hasAlcohol(name, text(`${abv}%`, `${abv}%`))
        : say.mayHave(name, text('alcohol', '酒精'));
  return { told: [told], toldOf: [] };
}

/** How it feels, and no ingredient. */
const CREAMY = 'creamy';

/** "Japanese whisky", "white wine". */
const isSortOf = ({ said, named }: AskedThing): boolean =>
  named !== undefined && !isHan(said) && said.toLowerCase() !== named.id && /\w \w/.test(said);

const isKeptOut = ({ word }: AskedThing, { wishes }: Asked): boolean =>
  word.allergens?.some((each) => wishes.avoid.includes(each)) === true;

/** A milk drink that nobody here makes is heard as milk: only what the menu names is said to be had. */
function isNamedHere({ said, named }: AskedThing, { menu }: Asked): boolean {
  if (named === undefined) return true;
  if (named.kind === 'trait') return IS_SORT.test(named.id);
  if (named.id === CREAMY) return /cream|滑|忌廉/i.test(said);
  const isOfId = said
    .toLowerCase()
    .split(' ')
    .some((word) => word.length > 2 && named.id.includes(word.slice(0, Math.max(3, word.length - 3))));
  return isOfId || menu.mentions(said) || (isHan(said) && menu.drinksNaming(said.slice(0, 1)).length > 0);
}

function withThing(thing: AskedThing, { menu, onSale }: Asked): Served[] {
  const all = thing.named ? menu.drinksWith(thing.named.id) : [];
  // "Japanese whisky", where a drink names it so.
  const naming = isSortOf(thing) ? menu.drinksNaming(thing.said).filter((id) => all.includes(id)) : [];
  const ids = naming.length > 0 ? naming : all;
  return onSale.filter((drink) => ids.includes(drink.id) || allergensIn(drink, thing).length > 0);
}

/** The drinks that a guest's allergies and refusals leave out, or leave. */
export function forWhoMustNot(kind: 'barred' | 'allowed', asked: Asked): Answer {
  const { wishes, onSale, menu } = asked;
  const { avoid, named, noAlcohol, unsure } = wishes;
  const kept = named.filter(({ isRefused, kind: sort }) => isRefused && sort === 'ingredient');
  const only = (...told: readonly BilingualText[]): Answer => ({ told, toldOf: ['anything'] });
  // What no menu lists is for the bar, and said to be.
  if (unsure.length > 0) return only();
  if (avoid.length + kept.length === 0 && !noAlcohol) return kind === 'barred' ? only(say.TELL_FIRST) : only();
  const filters = {
    avoidAllergens: [...avoid],
    without: kept.flatMap(({ drinks }) => [...drinks]),
    zeroProof: noAlcohol !== undefined,
  };
  const out = onSale.filter((drink) => !isServable(drink, filters));
  if (out.length === 0) return only(say.ALL_FINE);
  if (kind === 'allowed') {
    const best = meetingBest(asked);
    const isAnyWished = best.length < onSale.length - out.length;
    return only(out.length <= NAMED && !isAnyWished ? say.allBut(namesOf(out)) : say.fineForYou(namesOf(best)));
  }
  const isSure = ({ id, allergens }: Served) =>
    avoid.some((each) => allergens.includes(each)) || kept.some((wish) => menu.drinksRefusedBy(wish.id).includes(id));
  // Of each drink with alcohol that says enough.
  const others = noAlcohol ? out.filter(isZeroProof) : out;
  const [sure, unsaid] = [others.filter(isSure), others.filter((drink) => !isSure(drink))];
  const names = [...(noAlcohol ? [say.ANY_ALCOHOL] : []), ...sure.map(bilingual)];
  return only(
    ...(names.length > 0 ? [say.notForYou(listOf(names))] : []),
    ...(unsaid.length > 0 ? [say.notStated(listOf(unsaid.map(bilingual)))] : []),
  );
}

/** The drink of those named, or of all, that is poured with a food. */
export function paired(drinks: readonly Served[], thing: AskedThing, asked: Asked): Answer {
  const { wishes, menu } = asked;
  const food = wishForTrait(thing.named!.id, thing.said, menu);
  const named = [...wishes.named.filter(({ id, isRefused }) => isRefused || id !== food.id), food];
  const [drink] =
    drinks.length > 0
      ? pouredFor({ ...wishes, like: undefined, choice: undefined, taste: {}, named }, asked).filter((each) =>
          drinks.includes(each),
        )
      : pouredFor(wishes, asked);
  if (!drink) return answer();
  const reasons = [
    ...(isKnown(drink, 'sweet') && valueOf(drink, 'sweet') <= 1 ? [say.DRY] : []),
    ...SUITS.filter((axis) => valueOf(drink, axis) >= TELLING)
      .toSorted((a, b) => valueOf(drink, b) - valueOf(drink, a))
      .map((axis) => say.degreeOf(axis, valueOf(drink, axis))),
  ];
  return {
    told: [
      (food.id.startsWith('with ') ? say.goesWith : say.ratherThis)(bilingual(drink), listOf(reasons.slice(0, 2))),
    ],
    toldOf: ['like', ...wishes.named.flatMap(({ id }) => (id.startsWith('with ') ? [`named ${id}`] : []))],
    ...(drinks.length > 1 && mayChoose(wishes) && { choice: [...new Set([drink, ...drinks])].map(({ id }) => id) }),
  };
}
/** What of a drink suits a food. */
const SUITS: readonly FlavourAxis[] = FLAVOUR_AXES.filter((axis) => !['strength', 'spicy', 'herbal'].includes(axis));
