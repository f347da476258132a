import { Trans, useLingui } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { inLanguage } from '#domain/text/bilingual.ts';
import { DrinkChoice } from '#ui/play/drink-choice.tsx';
import { GuestStep } from '#ui/play/guest-step.tsx';
import type { MatchEnd } from '#ui/play/table-game/table.ts';
import { useFreshHeading } from '#ui/kit/use-fresh-heading.ts';
import type { Call } from '../rules.ts';
import type { MuiCall } from '../settings.ts';
import { WrittenCall } from './look.tsx';
import styles from './five-mui.module.css';

interface Props {
  end: MatchEnd;
  calls: Record<Call, MuiCall>;
  choices: readonly { call: Call; drink: GuestRecipe | undefined }[];
  onPick: (call: Call) => void;
}

/** Chooses one of the calls, each shown with its drink. */
export function CallChoice({ end, calls, choices, onPick }: Props) {
  const { t } = useLingui();
  const heading = useFreshHeading();
  return (
    <GuestStep labelledBy="call-choice">
      <h1 ref={heading} tabIndex={-1} id="call-choice" className={styles.title}>
        <ChoiceTitle end={end} />
      </h1>
      <DrinkChoice
        label={t`Calls`}
        drinks={choices.map(({ call, drink }) => ({
          id: call,
          label: <WrittenCall call={call} text={calls[call].text} />,
          recipe: drink,
        }))}
        onTake={onPick}
      />
    </GuestStep>
  );
}

function ChoiceTitle({ end: { match, opponent, mode, you } }: { end: MatchEnd }) {
  const { i18n } = useLingui();
  const player = you + 1;
  if (match.winner === null) return <Trans>Which call shall it be?</Trans>;
  if (opponent) {
    const name = inLanguage(opponent.name, i18n.locale);
    return <Trans>Pick one of {name}’s calls</Trans>;
  }
  if (mode === 'hotseat') return <Trans>Player {player}: pick one of the winner’s calls</Trans>;
  return <Trans>Pick one of your friend’s calls</Trans>;
}
