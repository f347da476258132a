import { useEffect, useEffectEvent, useState } from 'react';
import { Trans } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { Button } from '#ui/kit/button.tsx';
import { MatchedResult } from '#ui/play/result/matched-result.tsx';
import type { MatchEnd } from '#ui/play/table-game/table.ts';
import { TwoTexts } from '#ui/kit/two-texts.tsx';
import type { PlaceOrder } from '#ui/play/order/order-answer.ts';
import { choicesFor, offerFor } from '../drink.ts';
import type { Call } from '../rules.ts';
import type { FiveMuiSettings, MuiCall } from '../settings.ts';
import { CallChoice } from './call-choice.tsx';
import { decidingHands, DecidingShow, type DecidingHands } from './deciding-show.tsx';
import styles from './five-mui.module.css';

interface Props {
  settings: FiveMuiSettings;
  calls: Record<Call, MuiCall>;
  /** From the perspective of the player whose drink it is. */
  end: MatchEnd;
  recipes: GuestRecipe[];
  placeOrder: PlaceOrder;
  /** Called when the drink is on the screen. */
  onResult: () => void;
  onStartOver: () => void;
  /** With two players on one phone: to the other player's drink. */
  onOther: (() => void) | undefined;
}

/** A player's drink. The winning call decides; a loser first picks one of the winner's last calls. */
export function CallsDrink({ settings, calls, end, recipes, placeOrder, onResult, onStartOver, onOther }: Props) {
  const { match, shows, you } = end;
  const ended = { shows, winner: match.winner };
  const choices = choicesFor(settings, ended, you, recipes);
  const [picked, setPicked] = useState(choices.length === 1 ? choices[0]?.call : undefined);
  const shown = useEffectEvent(onResult);
  const isChosen = picked !== undefined;
  useEffect(() => {
    if (isChosen) shown();
  }, [isChosen]);

  if (picked === undefined) {
    return <CallChoice end={end} calls={calls} choices={choices} onPick={setPicked} />;
  }
  const { outcome } = offerFor(settings, ended, you, picked, recipes);
  const player = you + 1;
  return (
    <MatchedResult
      heading={<TwoTexts text={calls[picked].text} />}
      outcome={outcome}
      recipes={recipes}
      placeOrder={placeOrder}
      onStartOver={onStartOver}
      card={(): Played => ({ call: picked, text: calls[picked].text, hands: decidingHands(end, picked) })}
      ways={
        <>
          {choices.length > 1 && (
            <Button onClick={() => setPicked(undefined)}>
              <Trans>Another call</Trans>
            </Button>
          )}
          {onOther && (
            <Button onClick={onOther}>
              <Trans>The other player’s drink</Trans>
            </Button>
          )}
        </>
      }
    >
      <div className={styles.deciding}>
        {end.mode === 'hotseat' && (
          <strong>
            <Trans>Player {player}</Trans>
          </strong>
        )}
        <DecidingShow end={end} call={picked} />
      </div>
    </MatchedResult>
  );
}

/** For the card. */
export interface Played {
  call: Call;
  text: MuiCall['text'];
  hands: DecidingHands | undefined;
}
