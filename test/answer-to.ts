/** Replays one sentence at a demo shop through the steps of the guest's screen. For the benchmark. */
import cantonese from '#domain/taste-request/words/cantonese.json';
import english from '#domain/taste-request/words/english.json';
import { languagesIn } from '#domain/taste-request/words/lexicon.ts';
import type { Language, Lexicon } from '#domain/taste-request/words/lexicon.ts';
import { drinksOf } from '#domain/flavour/outcome.ts';
import { isZeroProof } from '#domain/recipe/recipe.ts';
import PACK from '../src/experiences/voice-sommelier/content.ts';
import { heardEvent } from '../src/experiences/voice-sommelier/guest/heard-event.ts';
import { TALK_START, talk } from '../src/experiences/voice-sommelier/guest/talk.ts';
import { answersTo } from '../src/experiences/voice-sommelier/answers/answers.ts';
import { interpret } from '../src/experiences/voice-sommelier/hearing/interpret.ts';
import { outcomeOf } from '../src/experiences/voice-sommelier/pour.ts';
import { canPour, isLocked } from '../src/experiences/voice-sommelier/wishes.ts';
import { CHECK } from '../src/experiences/voice-sommelier/words.ts';
import { demoDrinks } from './demo-bar.ts';
import type { DemoShopId } from '../src/server/seed/demo-shops.ts';

const LEXICONS: Readonly<Record<Language, Lexicon>> = { en: english, 'zh-HK': cantonese };
const DRINKS_SHOWN = 3;

/** A menu is indexed once for each set of languages as long as it is the same array. */
const COPIES = new Map<string, ReturnType<typeof asGuestsSee>[]>();
function menuFor(shop: DemoShopId, languages: readonly Language[]): ReturnType<typeof asGuestsSee>[] {
  const key = [shop, ...languages].join(' ');
  const copy = COPIES.get(key) ?? demoDrinks(shop).map(asGuestsSee);
  COPIES.set(key, copy);
  return copy;
}

/** Without amounts, strengths of ingredients and the method, which guests are not sent. */
const asGuestsSee = ({ mixingMethod: _, ...recipe }: ReturnType<typeof demoDrinks>[number]) => ({
  ...recipe,
  recipeIngredient: recipe.recipeIngredient.map(({ id, name, name_translations }) => ({ id, name, name_translations })),
});

/** Questions of taste are answered with "either is fine". */
export function answerTo(sentence: string, shop: DemoShopId = 'demo-bar') {
  const languages = languagesIn(sentence);
  const menu = menuFor(shop, languages);
  const nameOf = (id: string) => menu.find((recipe) => recipe.id === id)?.name ?? id;
  const lexicons = languages.map((language) => LEXICONS[language]);
  const now = interpret(sentence, lexicons, PACK.lexicon, menu, undefined, undefined, answersTo);
  let state = talk(TALK_START, heardEvent(now, menu));
  if (state.step === 'talk' && canPour(state.wishes, state.isSorry))
    state = talk(state, { type: 'pour', followUps: PACK.followUps });
  while (state.step === 'question') state = talk(state, { type: 'answered', followUps: PACK.followUps });
  const served = isLocked(state.wishes) ? menu.filter(isZeroProof) : menu;
  const drinks =
    state.step === 'result'
      ? drinksOf(outcomeOf(state.wishes, menu), served, DRINKS_SHOWN).map(({ recipe }) => recipe.name)
      : [];
  const { noAlcohol, taste, like, notLike, named, superlative, isOpen, ...rest } = state.wishes;
  return {
    sentence,
    understood: {
      noAlcohol: noAlcohol ?? null,
      taste,
      superlative: superlative ?? null,
      wishes: [
        ...(like === undefined ? [] : [{ kind: 'drink', name: nameOf(like), wish: 'wanted', onMenu: true }]),
        ...notLike.map((id) => ({ kind: 'drink', name: nameOf(id), wish: 'refused', onMenu: true })),
        ...named.map(({ kind, id, isRefused, drinks: having }) => ({
          kind,
          name: id,
          wish: isRefused ? 'refused' : 'wanted',
          onMenu: having.length > 0,
        })),
      ],
      like: like ?? null,
      notLike,
      anything: isOpen,
      ...rest,
    },
    reply: state.reply.map(({ en }) => en).join(' '),
    chinese: state.reply.map((each) => each['zh-HK']).join(''),
    drinks,
    ...(state.step === 'check' && { question: CHECK.en }),
  };
}
