import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import fieldStyles from './field.module.css';
import styles from './text-area-field.module.css';

interface Props extends FieldTexts, Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'id'> {
  value: string;
  onChange: (value: string) => void;
}

/** A field of several lines, `rows` at least. It grows with its text, up to half a screen, and by hand. */
export function TextAreaField({ label, hint, error, path, value, onChange, className, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error} path={path} className={className}>
      {(ids) => (
        // Not every browser sizes a field by its text: the same text, unseen, does in all of them.
        <div className={styles.room} data-text={value}>
          <textarea
            rows={4}
            {...rest}
            {...ids}
            className={`${fieldStyles.control} ${styles.area}`}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
