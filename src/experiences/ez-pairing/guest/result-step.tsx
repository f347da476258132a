import { Trans } from '@lingui/react/macro';
import type { Order } from '#contract/order/orders.ts';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { ResultView } from '#ui/play/result/result-view.tsx';
import type { PlaceOrder } from '#ui/play/order/order-answer.ts';
import type { EzPick } from './ez-flow.ts';

interface Props {
  recipe: GuestRecipe;
  pick: EzPick;
  gone: GuestRecipe | undefined;
  name: string;
  demo: boolean;
  placed: Order | undefined;
  placeOrder: PlaceOrder;
  onPlaced: (order: Order) => void;
  onWithoutAlcohol: () => void;
  onMenu: () => void;
  onStartOver: () => void;
}

/** The one drink of the quiz. */
export function ResultStep({ recipe, pick, name, ...rest }: Props) {
  return (
    <ResultView
      heading={<Trans>We think you'll like these</Trans>}
      recommendations={[{ recipe, explanation: { en: pick.explanationEn, 'zh-HK': pick.explanationZh } }]}
      guestName={name}
      {...rest}
    />
  );
}
