import { useId, type CSSProperties, type ReactNode } from 'react';
import styles from './field.module.css';

interface Props {
  label: ReactNode;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  /** Colour of the filled part, such as a flavour's. */
  colour?: string;
  /** Spoken and shown instead of the bare number. */
  valueText?: string;
  disabled?: boolean;
}

export function SliderField({ label, value, min, max, step, onChange, colour, valueText, disabled }: Props) {
  const id = useId();
  const filled = max > min ? (value - min) / (max - min) : 0;
  const look = { '--filled': `${filled * 100}%`, ...(colour && { '--colour': colour }) } as CSSProperties;
  return (
    <div className={styles.slider} style={look}>
      <span className={styles.sliderLine}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <output htmlFor={id} className={styles.sliderValue}>
          {valueText ?? value}
        </output>
      </span>
      <input
        type="range"
        id={id}
        className={styles.range}
        value={value}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        aria-valuetext={valueText}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
