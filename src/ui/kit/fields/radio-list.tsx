import { useId, type ReactNode } from 'react';
import styles from './radio-list.module.css';

interface Props<Value extends string> {
  legend: ReactNode;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode; hint?: ReactNode }[];
}

/** A choice of one of a few options, each with a line of description. */
export function RadioList<Value extends string>({ legend, value, onChange, options }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.list}>
      <legend>{legend}</legend>
      {options.map((one) => (
        <label key={one.value}>
          <input type="radio" name={name} checked={one.value === value} onChange={() => onChange(one.value)} />
          <span>
            {one.label}
            {one.hint && <small>{one.hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
