import { useState, type ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

interface Props extends FieldTexts, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id' | 'type'> {
  value: number | undefined;
  /** Called with undefined while the field is empty or not a number. */
  onChange: (value: number | undefined) => void;
  /** Unit after the number, such as "ml". */
  suffix?: string;
}

export function NumberField({ label, hint, error, path, value, onChange, suffix, className, ...rest }: Props) {
  // Partial input ("1.", "-") may not be a number yet, so it is kept beside the value.
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && numberOf(typed) === value ? typed : (value?.toString() ?? '');
  return (
    <Field label={label} hint={hint} error={error} path={path} className={className}>
      {(ids) => (
        <span className={styles.suffixed}>
          <input
            inputMode="decimal"
            {...rest}
            {...ids}
            type="number"
            className={styles.control}
            value={shown}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange(numberOf(event.target.value));
            }}
          />
          {suffix && (
            <span className={styles.suffix} aria-hidden="true">
              {suffix}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}

function numberOf(text: string): number | undefined {
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) ? number : undefined;
}
