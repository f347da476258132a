import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { CheckBox } from '#ui/kit/fields/check-box.tsx';
import { OutcomeLine, type ActionOutcome } from '#web/console/kit/outcome-line.tsx';
import { GUEST_STATES, useStateWords, type GuestState } from './guest-state.ts';
import choiceStyles from './state-choice.module.css';
import styles from './drink-choice.module.css';

interface Props {
  chosen: readonly string[];
  /** All that are found, on other pages too. */
  found: readonly string[];
  isBusy: boolean;
  onChoose: (chosen: readonly string[]) => void;
  onDelete: () => void;
}

/** Chooses all drinks that the search shows, and none. */
export function ChooseAll({ chosen, found, isBusy, onChoose, onDelete }: Props) {
  const { t } = useLingui();
  const isAll = chosen.length === found.length;
  const count = found.length;
  return (
    <div className={styles.all}>
      <span className={styles.box}>
        <CheckBox
          label={t`Choose all shown (${count})`}
          checked={isAll}
          partly={chosen.length > 0}
          onChange={(isChosen) => onChoose(isChosen ? found : [])}
        />
        <span aria-hidden="true" className={chosen.length > 0 ? styles.words : undefined}>
          <Trans>Choose all shown ({count})</Trans>
        </span>
      </span>
      {chosen.length > 0 && (
        <span className={styles.tools}>
          <Button kind="quiet" onClick={() => onChoose([])}>
            <Trans>Choose none</Trans>
          </Button>
          <Button kind="danger" className={styles.delete} busy={isBusy} onClick={onDelete}>
            <Trans>Delete chosen</Trans>
          </Button>
        </span>
      )}
    </div>
  );
}

interface BarProps {
  count: number;
  isBusy: boolean;
  onState: (state: GuestState) => void;
  /** Of what was done to the chosen last. */
  outcome: ActionOutcome | undefined;
  onOutcome: (outcome: ActionOutcome) => void;
}

/** What guests see of the chosen drinks from now on, and how to take it back; in sight however long the list is. */
export function ChosenBar({ count, isBusy, onState, outcome, onOutcome }: BarProps) {
  const { t } = useLingui();
  const words = useStateWords();
  return (
    <div className={count > 0 || outcome ? styles.bar : undefined}>
      <OutcomeLine outcome={outcome} onOutcome={onOutcome} />
      <div className={styles.chosen}>
        <p role="status">{count > 0 && <Plural value={count} one="# drink chosen" other="# drinks chosen" />}</p>
        {count > 0 && (
          <span
            className={choiceStyles.choice}
            role="group"
            aria-label={t`Chosen drinks, for guests`}
            aria-busy={isBusy}
          >
            {GUEST_STATES.map((state) => (
              <button key={state} type="button" onClick={() => !isBusy && onState(state)}>
                {words[state]}
              </button>
            ))}
          </span>
        )}
      </div>
    </div>
  );
}
