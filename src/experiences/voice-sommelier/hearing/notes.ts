/** What the sommelier says of a sentence beside its wishes. Phones load this file with the parser. */
import type { BilingualText, NamedThing } from '#domain/recipe/recipe.ts';
import { assumedAbv, FLAVOUR_AXES, isZeroProof } from '#domain/recipe/recipe.ts';
import { folded } from '#domain/taste-request/menu/menu-names.ts';
import type { MenuDrink } from '#domain/taste-request/menu/menu-drink.ts';
import type { MenuIndex } from '#domain/taste-request/menu-index.ts';
import type { TasteRequest } from '#domain/taste-request/taste-request.ts';
import type { TasteWord } from '#domain/taste-request/taste-word.ts';
import { listOf, text } from '#domain/text/bilingual.ts';
import { isHan } from '#domain/taste-request/word-forms.ts';
import { MEANINGS, type Mood } from '#domain/taste-request/words/meanings.ts';
import { moodIn } from './mood.ts';
import { REFRESHING } from './said-as.ts';
import { isServable, type Matchable } from '#domain/flavour/flavour-match.ts';
import { outOf } from '../strength-range.ts';
import { targetOf } from '../wish-target.ts';
import type { Wishes } from '../wishes.ts';
import { namedOf, wordOf, ZERO_PROOF } from '../words.ts';

export function notesOf(request: TasteRequest, menu: MenuIndex): BilingualText[] {
  const { isOfOthers, ofOthers, glasses, words, usual } = request;
  const mood = moodIn(request)?.mood;
  const isFeast = words.some(({ named, factor }) => named?.id === 'celebration' && factor > 0);
  return [
    ...(mood ? [FELT[mood]] : isFeast ? [CONGRATULATIONS] : []),
    ...(usual.length > 0 ? [likes(usual, menu, OF_SOMEBODY.test(request.spoken.text))] : []),
    ...(isOfOthers ? [nextGlasses(ofOthers, menu)] : glasses === undefined ? [] : [severalGlasses(glasses)]),
  ];
}

/** "An Aperol Spritz", "a G&T": what the house calls otherwise, or makes its own way. */
export function houseVersion(
  { names }: TasteRequest,
  { id, name, name_translations, recipeIngredient }: MenuDrink,
  sentence: string,
): BilingualText[] {
  // "G T", where the sign was left out.
  const said = names.findLast((each) => each.id === id && !each.isRefused)?.said.replace(/^(\w) (\w)$/, '$1&$2');
  const { en, 'zh-HK': zh } = nameOf({ name, name_translations });
  const parts = listOf(recipeIngredient.map(nameOf));
  return said === undefined || [en, zh].some((each) => folded(sentence).includes(folded(each)))
    ? []
    : [text(`Our ${said} is the ${en}: ${parts.en}.`, `我哋嘅${said}係${zh}：${parts['zh-HK']}。`)];
}
const FELT: Readonly<Record<Mood, BilingualText>> = {
  sad: text('Sorry to hear it; I will look after you.', '抱抱，我陪你。'),
  tired: text('That sounds like a lot; sit back.', '辛苦晒，坐低唞下先。'),
  nervous: text('Take a deep breath.', '唔使急，慢慢嚟。'),
  happy: text('Lovely to hear!', '咁開心，真好！'),
  bored: text('Time for something new.', '悶？試啲新嘢。'),
};
const CONGRATULATIONS = text('Cheers to that!', '恭喜恭喜！');

/** "Usually an Aperol Spritz, but tonight gin". */
const OF_SOMEBODY = /\b(?:he|she|my \w+) only\b|[佢友公婆太](?:淨係|只)/i;
function likes(usual: TasteRequest['usual'], menu: MenuIndex, isOfOther: boolean): BilingualText {
  const names = usual.map(({ said, drink, thing }) => {
    const name = drink === undefined ? said : (menu.nameOf(drink) ?? said);
    return text(isHan(name) ? (thing ?? name) : name, name);
  });
  const { en, 'zh-HK': zh } = listOf(names);
  if (isOfOther) return text(`Used to ${en}, then.`, `飲慣${zh}嘅。`);
  return text(`So you like ${en}.`, `知你鍾意${zh}。`);
}

/** "My wife sweet, I bitter": whose is next, and what it shall be. */
function nextGlasses(others: TasteRequest['ofOthers'], menu: MenuIndex): BilingualText {
  const isOneOfMany = others.filter(({ person }) => person === undefined).length > 1;
  const told = others.flatMap(({ person, words, names, isWithoutAlcohol }) => {
    const wishes = [
      ...names.flatMap((id) => menu.nameOf(id) ?? []).map((name) => text(name, name)),
      ...words.flatMap(wordsOf),
      ...(isWithoutAlcohol ? [ZERO_PROOF] : []),
    ].filter(({ en }, at, all) => all.findIndex((each) => each.en === en) === at);
    if (wishes.length === 0) return [];
    const { en, 'zh-HK': zh } = listOf(wishes);
    const [whose, whoseZh] = [
      person === undefined || isHan(person) ? (isOneOfMany ? 'one' : 'the other') : `your ${person.replace(HIS, '')}’s`,
      person !== undefined && isHan(person) ? `${person}嗰杯` : isOneOfMany ? '一杯' : '另一杯',
    ];
    return [text(`${whose}: ${en}`, `${whoseZh}：${zh}`)];
  });
  return told.length === 0
    ? text('One drink at a time: this one first, the other after.', '一杯一杯嚟：呢杯先，跟住到第二杯。')
    : text(
        `One drink at a time: this one first, then ${told.map(({ en }) => en).join('; ')}.`,
        `一杯一杯嚟：呢杯先，跟住${told.map((each) => each['zh-HK']).join('；')}。`,
      );
}

/** "The wife's after something light", without its apostrophe. */
const HIS = /(?<!s)s$/;

function wordsOf({ word, said, named, factor, isRefused }: TasteWord): BilingualText[] {
  if (word.zeroProof || (word.alcohol && isRefused)) return [ZERO_PROOF];
  if (word === MEANINGS.refreshing && !named && factor > 0) return [REFRESHING];
  const [no, noZh] = isRefused ? ['no ', '唔要'] : factor < 0 ? ['less ', '少啲'] : ['', ''];
  if (named || word.alcohol) return [text(no + (isHan(said) ? (named?.id ?? 'alcohol') : said), noZh + said)];
  return FLAVOUR_AXES.flatMap((axis) =>
    word.delta?.[axis] ? [wordOf(axis, { [axis]: word.delta[axis] * factor })] : [],
  );
}

/** The order sheet is for one; its ticket takes further ones. */
const severalGlasses = (glasses: number): BilingualText =>
  text(
    `${glasses} glasses: order this one first, then tap “Order another” on its ticket.`,
    `${glasses} 杯：先落一杯單，再喺票上撳「再叫一杯」。`,
  );

/** "About three percent", where nothing is: how strong the nearest is. */
export function strengthMissed({ about, above, below, noAlcohol }: Wishes, recipes: readonly Named[]): BilingualText[] {
  const drinks = recipes.filter((drink) => isServable(drink, undefined) && !isZeroProof(drink));
  const range = { from: about?.from ?? above?.abv ?? 0, to: about?.to ?? below?.abv ?? Infinity };
  const off = (drink: Named) => outOf(range, drink);
  const [nearest] = drinks.toSorted((a, b) => off(a) - off(b));
  if (noAlcohol || !(about ?? above ?? below) || !nearest || off(nearest) === 0) return [];
  const { en, 'zh-HK': zh } = nameOf(nearest);
  const abv = assumedAbv(nearest);
  return [
    text(
      `Nothing here is of that strength; nearest is the ${en}: ${abv}%.`,
      `呢度冇咁嘅度數，最近嘅係${zh}：${abv}%。`,
    ),
  ];
}
type Named = Matchable & NamedThing;
const nameOf = ({ name, name_translations }: NamedThing): BilingualText =>
  text(name, name_translations['zh-HK'] ?? name);

/** What the menu has only with what this guest leaves out: tomato juice, for who must not have fish. */
export function outOfReach(wishes: Wishes, recipes: readonly Matchable[]): BilingualText[] {
  const { named, like, noAlcohol, avoid } = wishes;
  const isBarred = avoid.length > 0 || named.some(({ isAllergy }) => isAllergy);
  if (!isBarred || like !== undefined || noAlcohol) return [];
  const { filters } = targetOf(wishes, recipes);
  const lost = named.filter(
    ({ kind, id, isRefused, drinks, isLacking }) =>
      !isRefused &&
      !isLacking &&
      (kind !== 'trait' || id === 'hot drink') &&
      drinks.length > 0 &&
      !recipes.some((recipe) => drinks.includes(recipe.id) && isServable(recipe, filters)),
  );
  if (lost.length === 0) return [];
  const { en, 'zh-HK': zh } = listOf(lost.map(namedOf));
  return [
    text(
      `Every drink here with “${en}” has what you leave out: the nearest without.`,
      `呢度有「${zh}」嘅都有你要避開嘅嘢，幫你搵杯最近嘅。`,
    ),
  ];
}

/** What only drinks without alcohol have, to whoever did not ask for one and was not told so by an answer. */
export const onlyFreeOf = ({ named, toldOf = [] }: Pick<Wishes, 'named' | 'toldOf'>): BilingualText[] =>
  named.flatMap(({ id, said, isOnlyFree, isRefused }) =>
    isOnlyFree && !isRefused && !toldOf.includes(`named ${id}`)
      ? [text(`Only drinks without alcohol have ${id} here.`, `呢度得冇酒精嘅先有${said}。`)]
      : [],
  );
