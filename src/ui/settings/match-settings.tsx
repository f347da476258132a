import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { OPPONENTS, type Opponent } from '#domain/games/hand-game.ts';
import { NumberField } from '#ui/kit/fields/number-field.tsx';
import { SwitchField } from '#ui/kit/fields/switch-field.tsx';
import styles from './match-settings.module.css';

export interface MatchSettingsValue {
  target: number;
  showSeconds: number;
  untimed: boolean;
  opponents: readonly Opponent[];
}

interface Props {
  value: MatchSettingsValue;
  onChange: (part: Partial<MatchSettingsValue>) => void;
}

export const TARGETS = { min: 1, max: 5 };
export const SECONDS = { min: 3, max: 30 };

/** Length of a match and its opponents: the settings both hand games share. */
export function MatchSettings({ value, onChange }: Props) {
  const { t } = useLingui();
  const { target, showSeconds, untimed, opponents } = value;
  const names: Record<Opponent, [name: string, hint: string]> = {
    house: [t`The house`, t`Auntie Mei, DJ Kit and Uncle Sing, each with habits of their own.`],
    hotseat: [t`Two with one phone`, t`They hide, pass it on and show together.`],
    room: [t`Two phones`, t`One opens a table, the other types its number.`],
  };
  const toggle = (kind: Opponent) =>
    onChange({ opponents: OPPONENTS.filter((each) => (each === kind) !== opponents.includes(each)) });
  return (
    <div className={styles.settings}>
      <div className={styles.numbers}>
        <NumberField
          label={t`Points to win`}
          path="target"
          value={Number.isNaN(target) ? undefined : target}
          onChange={(points) => onChange({ target: points ?? Number.NaN })}
          min={TARGETS.min}
          max={TARGETS.max}
          step={1}
          hint={t`At 2 most matches are over within a minute.`}
          error={!isWithin(target, TARGETS) && t`A match is won with 1 to 5 points.`}
        />
        <NumberField
          label={t`Time to choose`}
          path="showSeconds"
          suffix={t`s`}
          value={Number.isNaN(showSeconds) ? undefined : showSeconds}
          onChange={(seconds) => onChange({ showSeconds: seconds ?? Number.NaN })}
          min={SECONDS.min}
          max={SECONDS.max}
          step={1}
          disabled={untimed}
          error={!isWithin(showSeconds, SECONDS) && t`Give guests 3 to 30 seconds.`}
        />
      </div>
      <SwitchField
        label={t`No clock for anybody`}
        hint={t`Guests can always choose this themselves; here it is for all of them.`}
        checked={untimed}
        onChange={(next) => onChange({ untimed: next })}
      />
      <fieldset className={styles.opponents}>
        <legend>
          <Trans>Guests can play with</Trans>
        </legend>
        {OPPONENTS.map((kind) => (
          <label key={kind} className={styles.opponent}>
            <input type="checkbox" checked={opponents.includes(kind)} onChange={() => toggle(kind)} />
            <span>
              {names[kind][0]}
              <small>{names[kind][1]}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** What prevents saving these settings; each a sentence. */
export function useMatchProblems({ target, showSeconds, opponents }: MatchSettingsValue): string[] {
  const { t } = useLingui();
  const problems: string[] = [];
  if (!isWithin(target, TARGETS)) problems.push(t`A match is won with 1 to 5 points.`);
  if (!isWithin(showSeconds, SECONDS)) problems.push(t`Give guests 3 to 30 seconds.`);
  if (opponents.length === 0) problems.push(t`Choose at least one way to play.`);
  return problems;
}

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/** How long a match is, in a line. */
export function useMatchSummary({ target, showSeconds, untimed }: MatchSettingsValue): string {
  const { t } = useLingui();
  const time = untimed ? t`No clock for anybody` : t`${showSeconds} seconds`;
  return [plural(target, { one: '# point to win', other: '# points to win' }), time].join(' · ');
}
