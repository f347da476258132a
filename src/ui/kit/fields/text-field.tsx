import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id'> {
  value: string;
  onChange: (value: string) => void;
}

export function TextField({ label, hint, error, path, value, onChange, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} path={path} className={className}>
      {(ids) => (
        <input
          type="text"
          {...rest}
          {...ids}
          className={styles.control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
