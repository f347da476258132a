import { useId } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SellingSettings } from '#contract/shop/selling.ts';
import { closesNextDay } from '#domain/selling/selling-windows.ts';
import { SwitchField } from '#ui/kit/fields/switch-field.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import { useWeekdays } from './use-weekdays.ts';
import styles from './settings.module.css';

type Week = NonNullable<SellingSettings['hours']>;

const EVENING = { opens: '18:00', closes: '02:00' };
const everyEvening = (): Week => Array.from({ length: 7 }, () => ({ ...EVENING }));

interface Props {
  legend: string;
  /** What a switch says that turns the hours on. */
  label: string;
  hint: string;
  /** Path in the request. */
  path: string;
  value: SellingSettings['hours'];
  onChange: (value: SellingSettings['hours']) => void;
}

/** A week of opening and closing times, or none. */
export function HoursFields({ legend, label, hint, path, value, onChange }: Props) {
  return (
    <fieldset className={styles.hours}>
      <legend>{legend}</legend>
      <SwitchField
        label={label}
        hint={hint}
        checked={value !== null}
        onChange={(isOn) => onChange(isOn ? everyEvening() : null)}
      />
      {value?.map((day, index) => (
        <DayFields
          // The days of a week stay where they are.
          key={index}
          index={index}
          path={`${path}.${index}`}
          legend={legend}
          day={day}
          onChange={(next) => onChange(value.map((each, i) => (i === index ? next : each)))}
        />
      ))}
    </fieldset>
  );
}

interface DayProps {
  index: number;
  path: string;
  legend: string;
  day: Week[number];
  onChange: (day: Week[number]) => void;
}

function DayFields({ index, path, legend, day, onChange }: DayProps) {
  const { t } = useLingui();
  const name = useId();
  const weekday = useWeekdays()[index] ?? '';
  return (
    <div role="group" aria-labelledby={name} className={styles.day}>
      <div className={styles.weekday}>
        <span id={name}>
          {weekday}
          <VisuallyHidden> {legend}</VisuallyHidden>
        </span>
        {day && closesNextDay(day) && (
          <span aria-hidden="true" className={styles.late}>
            <Trans>to the next day</Trans>
          </span>
        )}
      </div>
      <SwitchField
        label={<span className={styles.open}>{t`Open`}</span>}
        checked={day !== null}
        onChange={(isOn) => onChange(isOn ? { ...EVENING } : null)}
      />
      {day && (
        <>
          <TextField
            type="time"
            className={styles.time}
            label={<VisuallyHidden>{t`Opens`}</VisuallyHidden>}
            path={`${path}.opens`}
            value={day.opens}
            onChange={(opens) => onChange({ ...day, opens })}
          />
          <TextField
            type="time"
            className={`${styles.time} ${styles.closes}`}
            label={<VisuallyHidden>{t`Closes`}</VisuallyHidden>}
            path={`${path}.closes`}
            value={day.closes}
            onChange={(closes) => onChange({ ...day, closes })}
            hint={
              closesNextDay(day) && (
                <VisuallyHidden>
                  <Trans>On the next day</Trans>
                </VisuallyHidden>
              )
            }
          />
        </>
      )}
    </div>
  );
}
