import { Trans } from '@lingui/react/macro';
import type { Order } from '#contract/order/orders.ts';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { ResultView } from '#ui/play/result/result-view.tsx';
import type { PlaceOrder } from '#ui/play/order/order-answer.ts';
import type { EzGuestQuestion } from '#contract/kiosk/ez-pairing.ts';
import type { EzAnswer, EzPick } from './ez-flow.ts';

interface Props {
  questions: readonly EzGuestQuestion[];
  answers: readonly EzAnswer[];
  recipe: GuestRecipe;
  pick: EzPick;
  /** The drinks that can be ordered now. */
  menu: readonly GuestRecipe[];
  gone: GuestRecipe | undefined;
  name: string;
  demo: boolean;
  placeOrder: PlaceOrder;
  onPlaced: (order: Order) => void;
  onWithoutAlcohol: () => void;
  onMenu: () => void;
  onStartOver: () => void;
}

/** The one drink of the quiz. */
export function ResultStep({ recipe, pick, name, questions, answers, ...rest }: Props) {
  return (
    <ResultView
      heading={<Trans>We think you'll like these</Trans>}
      recommendations={[{ recipe, explanation: { en: pick.explanationEn, 'zh-HK': pick.explanationZh } }]}
      guestName={name}
      card={() => emojiOf(questions, answers)}
      {...rest}
    />
  );
}

/** The pictures of the choices made. */
const emojiOf = (questions: readonly EzGuestQuestion[], answers: readonly EzAnswer[]): string[] =>
  answers.flatMap(
    ({ questionId, choiceId }) =>
      questions.find(({ id }) => id === questionId)?.choices.find(({ id }) => id === choiceId)?.emoji || [],
  );
