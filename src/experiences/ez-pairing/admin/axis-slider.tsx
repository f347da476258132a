import { useId, type CSSProperties } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { FlavourAxis } from '#domain/recipe.ts';
import { FlavourIcon } from '#ui/flavour-icon.tsx';
import { flavourColour, flavourLabel } from '#ui/flavours.ts';
import { signed } from './effect-chips.tsx';
import styles from './ez-admin.module.css';

const REACH = 3;

interface Props {
  axis: FlavourAxis;
  value: number;
  onChange: (value: number) => void;
}

/** Less to the left, more to the right; filled from the middle, where nothing changes. */
export function AxisSlider({ axis, value, onChange }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const place = (Math.min(REACH, Math.max(-REACH, value)) + REACH) / (2 * REACH);
  const look = {
    '--colour': flavourColour(axis),
    '--from': `${Math.min(0.5, place) * 100}%`,
    '--to': `${Math.max(0.5, place) * 100}%`,
  } as CSSProperties;
  const text = value === 0 ? t`no change` : signed(value);
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>
        <FlavourIcon property={axis} />
        {flavourLabel(i18n, axis)}
      </label>
      <output htmlFor={id}>{text}</output>
      <input
        type="range"
        id={id}
        style={look}
        min={-REACH}
        max={REACH}
        step={0.5}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
