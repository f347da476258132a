import type { CSSProperties } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { FlavourAxis } from '#domain/recipe/recipe.ts';
import { FlavourIcon } from '#ui/play/drink/flavour-icon.tsx';
import { flavourColour, flavourLabel } from '#ui/play/drink/flavours.ts';
import { SliderField } from '#ui/kit/fields/slider-field.tsx';
import { signed } from './signed.ts';
import styles from './settings.module.css';

const REACH = 3;

interface Props {
  axis: FlavourAxis;
  value: number;
  onChange: (value: number) => void;
}

/** Slider for a change: less to the left, more to the right; filled from the middle, which is 0. */
export function ChangeSlider({ axis, value, onChange }: Props) {
  const { t, i18n } = useLingui();
  const place = (Math.min(REACH, Math.max(-REACH, value)) + REACH) / (2 * REACH);
  const filled = {
    '--from': `${Math.min(0.5, place) * 100}%`,
    '--to': `${Math.max(0.5, place) * 100}%`,
  } as CSSProperties;
  return (
    <div className={styles.slider} style={filled}>
      <SliderField
        label={
          <span className={styles.axis}>
            <FlavourIcon property={axis} />
            {flavourLabel(i18n, axis)}
          </span>
        }
        value={value}
        min={-REACH}
        max={REACH}
        step={0.5}
        colour={flavourColour(axis)}
        valueText={value === 0 ? t`no change` : signed(value)}
        onChange={onChange}
      />
    </div>
  );
}
