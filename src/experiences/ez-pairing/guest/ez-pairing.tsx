import { useEffect, useState } from 'react';
import { Trans } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { useKeptReducer } from '#ui/play/play-memory.ts';
import { WholeMenu } from '#ui/play/result/whole-menu.tsx';
import { ErrorState } from '#ui/kit/states.tsx';
import type { GuestProps } from '../../experience.ts';
import { EZ_START, ezFlow, type EzEvent, type EzState } from './ez-flow.ts';
import { NameStep } from './name-step.tsx';
import { loadPictures, QuestionStep } from './question-step.tsx';
import { ResultStep } from './result-step.tsx';
import { FailedStep, ThinkingStep } from './thinking-step.tsx';
import { draftedIn, useDemoSettings, useQuestions } from './use-quiz.ts';
import { useRecommendation } from './use-recommendation.ts';

/** A short quiz that recommends one drink. */
export default function EzPairing(props: GuestProps) {
  if (!props.shop?.shop_id) return <ErrorState text={<Trans>Missing shop ID</Trans>} />;
  return <Quiz {...props} />;
}

function Quiz({ instance, shop, recipes, placeOrder, preview = false }: GuestProps) {
  const [state, dispatch] = useKeptReducer('quiz', ezFlow, EZ_START);
  const drafted = preview ? draftedIn(instance) : undefined;
  const questions = useQuestions(shop.shop_id, drafted);
  useEffect(() => {
    if (questions.list.length > 0) dispatch({ type: 'asked', questionIds: questions.list.map(({ id }) => id) });
  }, [questions.list, dispatch]);
  // While the guest types a name: shown at once afterwards, and kept for when the network is gone.
  useEffect(() => void loadPictures().catch(() => undefined), []);
  const demo = useDemoSettings(instance, preview);
  useRecommendation({ state, shopId: shop.shop_id, recipes, questions: questions.list, drafted, dispatch });

  const recipe = usePickedDrink(state, recipes, dispatch);
  switch (state.step) {
    case 'name':
      return <NameStep demo={demo} name={state.name} onStart={(name) => dispatch({ type: 'start', name })} />;
    case 'questions':
      return (
        <QuestionStep
          questions={questions}
          answered={state.answers.length}
          onAnswer={(answer) => dispatch({ type: 'answer', questionCount: questions.list.length, ...answer })}
          onBack={() => dispatch({ type: 'back' })}
        />
      );
    case 'thinking':
      return <ThinkingStep />;
    case 'failed':
      return (
        <FailedStep
          isNoneWithoutAlcohol={recipes.some(({ available }) => available)}
          onRetry={() => dispatch({ type: 'try-again' })}
          onMenu={() => dispatch({ type: 'whole-menu' })}
          onBack={recipe && (() => dispatch({ type: 'to-result' }))}
        />
      );
    case 'menu':
      return (
        <WholeMenu
          recipes={recipes}
          guestName={state.name}
          demo={demo.demoMode}
          placeOrder={placeOrder}
          onOrdered={(order) => dispatch({ type: 'placed', order })}
          onBack={() => dispatch({ type: 'to-result' })}
        />
      );
    case 'result':
      // Only until the recommendation is requested again (usePickedDrink).
      if (!recipe || !state.pick) return <ThinkingStep />;
      return (
        <ResultStep
          key={recipe.id}
          recipe={recipe}
          pick={state.pick}
          questions={questions.list}
          answers={state.answers}
          menu={recipes}
          gone={state.gone}
          name={state.name}
          demo={demo.demoMode}
          placeOrder={placeOrder}
          onPlaced={(order) => dispatch({ type: 'placed', order })}
          onWithoutAlcohol={() => dispatch({ type: 'without-alcohol' })}
          onMenu={() => dispatch({ type: 'whole-menu' })}
          onStartOver={() => dispatch({ type: 'start-over' })}
        />
      );
  }
}

/** The recommended drink; if it leaves the menu or sells out while shown, a new recommendation is requested. */
function usePickedDrink(state: EzState, recipes: readonly GuestRecipe[], dispatch: (event: EzEvent) => void) {
  const { step, pick, placed } = state;
  const now = recipes.find(({ id }) => id === pick?.recipeId);
  const [known, setKnown] = useState(now);
  if (now && now !== known) setKnown(now);
  const recipe = now ?? (known?.id === pick?.recipeId ? known : undefined);
  const isGone = step === 'result' && !placed && !now?.available;

  useEffect(() => {
    if (isGone) dispatch({ type: 'pick-gone', recipe });
    // oxlint-disable-next-line react/exhaustive-deps -- once, with the drink as it was last known
  }, [isGone]);
  return recipe;
}

export async function artOf(emoji: readonly string[]) {
  const [{ quizPortrait }, { ChoiceArt, isDrawn }] = await Promise.all([
    import('./card/quiz-portrait.tsx'),
    loadPictures(),
  ]);
  return quizPortrait(
    emoji.map((each) => ({ emoji: each, drawing: isDrawn(each) ? <ChoiceArt emoji={each} /> : undefined })),
  );
}
