import { Trans, useLingui } from '@lingui/react/macro';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import styles from './period-fields.module.css';

interface Props {
  /** As asked for, `YYYY-MM-DD`; empty for what the server chooses. */
  from: string;
  to: string;
  /** The days that are shown, once they are known. */
  shown: { from: string; to: string } | undefined;
  onChange: (change: { from: string } | { to: string }) => void;
}

/** First and last day of what a page sums up. */
export function PeriodFields({ from, to, shown, onChange }: Props) {
  const { t } = useLingui();
  return (
    <div className={styles.period}>
      <TextField
        label={t`From`}
        type="date"
        value={from || (shown?.from ?? '')}
        max={to || shown?.to}
        onChange={(day) => onChange({ from: day })}
      />
      <TextField
        label={t`To`}
        type="date"
        value={to || (shown?.to ?? '')}
        min={from || shown?.from}
        onChange={(day) => onChange({ to: day })}
      />
      <p className={styles.hint}>
        <Trans>A day begins at 5 in the morning, so that a night is one day. At most 92 days.</Trans>
      </p>
    </div>
  );
}
