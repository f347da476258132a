import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { SelectChevron } from './select-chevron.tsx';
import styles from './field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  /** Of a label in another language than the page. */
  lang?: string;
  disabled?: boolean;
}

interface Props extends FieldTexts, Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'id' | 'children'> {
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  /** Others, below them under a heading. */
  others?: { label: string; options: readonly SelectOption[] } | undefined;
  /** Placeholder option, offered while the value is the empty string. */
  placeholder?: string;
}

export function SelectField({
  label,
  hint,
  error,
  path,
  value,
  onChange,
  options,
  others,
  placeholder,
  className,
  ...rest
}: Props) {
  return (
    <Field label={label} hint={hint} error={error} path={path} className={className}>
      {(ids) => (
        <span className={styles.select}>
          <select
            {...rest}
            {...ids}
            className={styles.control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(optionOf)}
            {others && others.options.length > 0 && (
              <optgroup label={others.label}>{others.options.map(optionOf)}</optgroup>
            )}
          </select>
          <SelectChevron className={styles.chevron} />
        </span>
      )}
    </Field>
  );
}

const optionOf = ({ value, label, lang, disabled }: SelectOption) => (
  <option key={value} value={value} lang={lang} disabled={disabled}>
    {label}
  </option>
);
