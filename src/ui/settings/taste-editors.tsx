import { useLingui } from '@lingui/react/macro';
import { FLAVOUR_AXES, type FlavourAxis } from '#domain/recipe/recipe.ts';
import type { Taste } from '#domain/flavour/taste.ts';
import { FlavourIcon } from '#ui/play/drink/flavour-icon.tsx';
import { flavourColour, flavourLabel } from '#ui/play/drink/flavours.ts';
import { SliderField } from '#ui/kit/fields/slider-field.tsx';
import { ChangeSlider } from './change-slider.tsx';
import styles from './settings.module.css';

interface Props {
  /** Label, such as "Taste of Heartbroken". */
  label: string;
  value: Taste;
  onChange: (value: Taste) => void;
}

/** How an answer changes the guest's wish, axis by axis; an axis at the middle changes nothing. */
export function ChangeEditor({ label, value, onChange }: Props) {
  return (
    <div role="group" aria-label={label} className={styles.sliders}>
      {FLAVOUR_AXES.map((axis) => (
        <ChangeSlider
          key={axis}
          axis={axis}
          value={value[axis] ?? 0}
          onChange={(change) => onChange(change === 0 ? without(value, axis) : { ...value, [axis]: change })}
        />
      ))}
    </div>
  );
}

/** The wanted taste of a drink, 0 to 5 on the axes that matter. */
export function WantEditor({ label, value, onChange }: Props) {
  const { t, i18n } = useLingui();
  return (
    <div role="group" aria-label={label} className={styles.sliders}>
      {FLAVOUR_AXES.map((axis) => {
        const wanted = value[axis];
        return (
          <div key={axis}>
            <SliderField
              label={
                <span className={styles.axis}>
                  <FlavourIcon property={axis} />
                  {flavourLabel(i18n, axis)}
                </span>
              }
              value={wanted ?? ANY}
              min={ANY}
              max={5}
              step={0.5}
              colour={flavourColour(axis)}
              valueText={wanted === undefined ? t`any` : i18n.number(wanted)}
              onChange={(next) => onChange(next < 0 ? without(value, axis) : { ...value, [axis]: next })}
            />
          </div>
        );
      })}
    </div>
  );
}

/** One step left of 0: the axis does not matter. */
const ANY = -0.5;

const without = (taste: Taste, axis: FlavourAxis): Taste =>
  Object.fromEntries(Object.entries(taste).filter(([each]) => each !== axis));
