/** Whether a drink holds something, or is something: what is not stated is never said not to be there. */
import { isServable } from '#domain/flavour/flavour-match.ts';
import type { Allergen, BilingualText } from '#domain/recipe/recipe.ts';
import type { MenuIndex } from '#domain/taste-request/menu-index.ts';
import { isKindOfDrink } from '#domain/taste-request/words/made-of.ts';
import { SOLD_AS_FREE } from '#domain/taste-request/drink-traits.ts';
import type { AskedThing } from './asked-things.ts';
import { isHan } from '#domain/taste-request/word-forms.ts';
import { ALLERGEN_WORDS } from '../words.ts';
import { bilingual, strengthOf, TELLING, valueOf, type Asked, type Served } from './asked-drink.ts';
import { degreeOf } from './drink-told.ts';
import { listOf, text } from '#domain/text/bilingual.ts';
import * as say from './words.ts';

function holds(drink: Served, thing: AskedThing, isWhich: boolean, asked: Asked): BilingualText[] {
  const { menu, wishes } = asked;
  const { word, named } = thing;
  const name = bilingual(drink);
  if (word.alcohol ?? word.zeroProof) return isWhich ? [] : holdsAlcohol(drink, word.zeroProof === true);
  if (named?.id === 'sugar' && named.kind === 'trait')
    return menu.drinksWith(named.id).includes(drink.id)
      ? [say.hasIt(name, say.SUGAR)]
      : degreeOf(drink, 'sweet', asked);
  // "Is the Typhoon really that hot?"
  if (named?.id === 'hot drink' && !menu.drinksWith(named.id).includes(drink.id) && valueOf(drink, 'spicy') >= TELLING)
    return degreeOf(drink, 'spicy', asked);
  const said = thingName(thing, asked);
  if (isOfTrait(thing))
    return [menu.drinksWith(named!.id).includes(drink.id) ? say.isThat(name, said) : say.isNotThat(name, said)];
  const { inIt, onIt } = partsWith(drink, thing, asked);
  const declared = allergensIn(drink, thing);
  // "Not for you" is said of it already.
  if (
    wishes.like === drink.id &&
    !isServable(drink, { avoidAllergens: declared.filter((each) => wishes.avoid.includes(each)) })
  )
    return [];
  const held = listOf(inIt.length > 0 ? inIt.map(bilingual) : declared.map((each) => ALLERGEN_WORDS[each]));
  if (held.en)
    return [word.isDiet ? say.isNotFor(name, said, held) : (isWhich ? say.isMadeWith : say.hasIt)(name, held)];
  if (named && isKindOfDrink(named.id) && menu.drinksWith(named.id).includes(drink.id)) return [say.isThat(name, said)];
  if (onIt.length > 0) return [say.hasAsGarnish(name, listOf(onIt.map(bilingual)))];
  if (mayHold(drink, thing, asked)) return [say.mayHave(name, said)];
  return [word.isDiet ? say.isThat(name, said) : say.hasNone(name, said)];
}

/** @param isOfNone "is it really 0 %?", and not "does it have alcohol?" */
function holdsAlcohol(drink: Served, isOfNone: boolean): BilingualText[] {
  const [name, strength] = [bilingual(drink), strengthOf(drink)];
  if (drink.alcohol === 'free') return isOfNone ? freeOf(drink) : [say.hasNoAlcohol(name)];
  return [
    strength && drink.alcohol === 'contains'
      ? (isOfNone ? say.isNotFree : say.hasAlcohol)(name, strength)
      : say.mayHave(name, say.ALCOHOL),
  ];
}

/** 0 %, and which bottle's label says how exactly: what is sold as free of alcohol may hold up to 0.5 %. */
export function freeOf(drink: Served): BilingualText[] {
  const bottles = drink.recipeIngredient.filter(({ name }) => SOLD_AS_FREE.test(name));
  const name = bilingual(drink);
  return bottles.length === 0 ? [say.isFree(name)] : [say.isFreeBut(name, listOf(bottles.map(bilingual)))];
}
/**
 * What of it each drink has, or is.
 * @param isWhich "what rum is in it", and not whether
 */
export const holdsOf = (
  drinks: readonly Served[],
  things: readonly AskedThing[],
  isWhich: boolean,
  asked: Asked,
): BilingualText[] =>
  drinks.flatMap((drink) => {
    const isIt = (thing: AskedThing) => isOfTrait(thing) && asked.menu.drinksWith(thing.named!.id).includes(drink.id);
    // "Hot or cold?"
    const told = things.some(isIt) ? things.filter((thing) => !isOfTrait(thing) || isIt(thing)) : things;
    return told.flatMap((thing) => holds(drink, thing, isWhich, asked));
  });
const isOfTrait = ({ named, word }: AskedThing): boolean =>
  (named?.kind === 'trait' || named?.id === 'creamy') && !word.allergens;

/** "Can you make it without egg?", of what the recipe has. */
export const leftOut = (drinks: readonly Served[], thing: AskedThing, asked: Asked): BilingualText[] =>
  drinks.some((drink) => allergensIn(drink, thing).length > 0 || partsWith(drink, thing, asked).inIt.length > 0)
    ? [say.leftOutByBar(thingName(thing, asked))]
    : [];

const idsOf = ({ named, family, word }: AskedThing): string[] => [
  ...(named && named.kind !== 'trait' ? [named.id] : []),
  ...(family === undefined ? [] : [family]),
  ...(word.also ?? []),
];

function partsWith(drink: Served, thing: AskedThing, { menu }: Asked): ReturnType<MenuIndex['partsWith']> {
  const found = idsOf(thing).map((id) => menu.partsWith(drink.id, id));
  const parts = (of: 'inIt' | 'onIt') => [...new Set(found.flatMap((each) => each[of]))];
  return { inIt: parts('inIt'), onIt: parts('onIt'), mayHold: found.some((each) => each.mayHold) };
}

export const allergensIn = ({ allergens }: Served, { word }: AskedThing): Allergen[] =>
  (word.allergens ?? []).filter((each) => allergens.includes(each));

/** For all that is stated: an owner's list of allergens, or ingredients that are all known; what garnishes it for who is allergic. */
function mayHold(drink: Served, thing: AskedThing, asked: Asked): boolean {
  const { allergens, also } = thing.word;
  if (allergens && drink.allergenList !== 'declared') return true;
  if (allergens && also === undefined) return false;
  const isUnsafe = (id: string) => asked.menu.drinksUnsafe(id).includes(drink.id);
  return partsWith(drink, thing, asked).mayHold || (asked.wishes.isAllergic && idsOf(thing).some(isUnsafe));
}

/** As the guest said it, in the other language as the menu does. */
export function thingName({ said, named, word }: AskedThing, { recipes, menu }: Asked): BilingualText {
  const allergen = word.isDiet ? undefined : word.allergens?.map((each) => ALLERGEN_WORDS[each])[0];
  const id = named && named.kind !== 'trait' ? named.id : undefined;
  if (isHan(said)) return text(id ?? allergen?.en ?? said, said);
  const own = id === undefined ? [] : recipes.flatMap((drink) => menu.partsWith(drink.id, id).inIt);
  const zh = own.find(({ name }) => name.toLowerCase() === id)?.name_translations['zh-HK'];
  const isPlural = id !== undefined && said.endsWith('s') && !id.endsWith('s');
  return text(isPlural ? id : said, zh ?? say.ORDINARY[id ?? ''] ?? allergen?.['zh-HK'] ?? said);
}
