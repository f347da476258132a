import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

interface Props {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
  disabled?: boolean;
}

export function SwitchField({ label, checked, onChange, hint, disabled }: Props) {
  const id = useId();
  return (
    <div className={styles.switch}>
      <label className={styles.switchLine} htmlFor={id}>
        <span>{label}</span>
        <input
          type="checkbox"
          role="switch"
          id={id}
          className={styles.switchControl}
          checked={checked}
          disabled={disabled}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
