import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { NumberField } from '#ui/kit/fields/number-field.tsx';
import styles from './pumps.module.css';
import { MOST_PUMPS } from './use-pumps.ts';

interface Props {
  count: number;
  onChange: (count: number) => void;
}

/** Applied once the field is left: a 1 on the way to 12 takes no slots away. */
export function PumpCount({ count, onChange }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<{ of: number; value: number | undefined }>();
  const value = typed?.of === count ? typed.value : count;
  const isPossible = value !== undefined && Number.isInteger(value) && value >= 0 && value <= MOST_PUMPS;
  const apply = () => {
    if (isPossible && value !== count) onChange(value);
  };
  return (
    <NumberField
      className={styles.count}
      label={t`How many pumps my machine has`}
      value={value}
      onChange={(next) => setTyped({ of: count, value: next })}
      onBlur={apply}
      onKeyDown={(event) => event.key === 'Enter' && apply()}
      min={0}
      max={MOST_PUMPS}
      step={1}
      error={!isPossible && t`A machine has 0 to ${MOST_PUMPS} pumps.`}
    />
  );
}
