/** Whatever is refused is in no drink that is offered: in the glass, on the rim or on top, in either language. */
import { expect, test } from 'vitest';
import { answerTo } from '#test/answer-to.ts';
import { byTurns } from '#test/by-turns.ts';
import { demoDrinks } from '#test/demo-bar.ts';
import { searchMenu } from '#ui/play/plain-menu/search-menu.ts';
import { drinksForEffects } from '#experiences/ez-pairing/drinks-for-effects.ts';
import { effectFromWords } from '#domain/taste-request/flavour-lexicon.ts';
import { BOTH } from '#domain/taste-request/words/both.ts';

const SHOPS = ['demo-bar', 'demo-tea'] as const;

/** How a thing is cut, made or put on. */
const FORMS =
  /\b(?:twist|wheel|wedge|sprig|dust|rim|flower|leaf|ribbon|diced|fresh|red|green|candied|three|stick|slice|edible|juice|syrup|pur[ée]e|aged|white|black|dark|large)\b|(?:[角片皮枝粉邊葉粒條汁蓉]|糖漿)$|^[鮮紅三]/gi;
const thingsIn = (name: string): string[] =>
  name
    .split(/,|\band\b|[、配]/)
    .map((part) => part.replaceAll(FORMS, ' ').trim().toLowerCase())
    .filter((part) => part.length > 1 && !/ /.test(part));

const namesOf = ({ name, name_translations }: { name: string; name_translations: Partial<Record<string, string>> }) => [
  name,
  ...Object.values(name_translations).filter((each) => each !== undefined),
];
/** No thing to leave out, or heard as something else: bubbles, a drink of that name. */
const NO_THING =
  /^(?:straw|paper|umbrella|striped|間?條?飲管|紙傘|食用花|bitters|zero|無酒精.*|沖繩黑|梳打水|絲襪奶茶|綠色草本酒|milk|cream)$/;

/** All names of what is in a drink and on it, as one text. */
const inAndOn = (drink: ReturnType<typeof demoDrinks>[number]): string =>
  [...drink.recipeIngredient, ...(drink.garnish ? [drink.garnish] : [])].flatMap(namesOf).join(' ').toLowerCase();

test.each(SHOPS)('what is refused is neither in nor on what is offered at %s', (shop) => {
  const menu = demoDrinks(shop);
  const things = [
    ...new Set(
      menu.flatMap(({ recipeIngredient, garnish }) =>
        [...recipeIngredient, ...(garnish ? [garnish] : [])].flatMap(namesOf).flatMap(thingsIn),
      ),
    ),
  ].filter((thing) => !NO_THING.test(thing));
  expect(things.length).toBeGreaterThan(80);
  const holding = (thing: string) => {
    const found = /^[a-z]/.test(thing) ? new RegExp(`\\b${thing}s?\\b`) : new RegExp(thing);
    return menu.filter((drink) => found.test(inAndOn(drink)));
  };
  const offeredInSpite = things.flatMap((thing, turn) => {
    const sentences = /^[a-z]/.test(thing)
      ? [`no ${thing}`, `something long without ${thing}`, `nothing with ${thing} in it`]
      : [`唔要${thing}`, `唔好${thing}，要清爽`, `冇${thing}嘅`];
    const bad = holding(thing);
    return byTurns(sentences, turn).flatMap((said) => {
      const heard = answerTo(said, shop);
      const found = searchMenu(said, menu, BOTH) ?? [];
      const effect = effectFromWords(said, said);
      // A quiz is read without a menu, so that it knows the words of the lists alone.
      const quiz =
        effect?.named?.some(({ isRefused }) => isRefused) !== true
          ? []
          : drinksForEffects([effect], menu).map(({ recipe }) => recipe.id);
      return bad
        .filter(({ id, name }) => heard.drinks.includes(name) || found.includes(id) || quiz.includes(id))
        .map(
          ({ id, name }) =>
            `${said}: ${name}${heard.drinks.includes(name) ? ' poured' : ''}${found.includes(id) ? ' found' : ''}${quiz.includes(id) ? ' in the quiz' : ''}`,
        );
    });
  });
  expect(offeredInSpite).toEqual([]);
});
