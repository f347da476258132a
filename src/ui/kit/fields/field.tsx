import { useId, type ReactNode } from 'react';
import { useFieldError } from './field-error.ts';
import styles from './field.module.css';

export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The field's path in the request body: the server's error for it is shown here (field-errors.tsx). */
  path?: string | undefined;
}

interface Props extends FieldTexts {
  children: (ids: FieldIds) => ReactNode;
  className?: string | undefined;
}

/** A label, its control, a hint and an error, linked for screen readers. */
export function Field({ label, hint, error: own, path, children, className }: Props) {
  const id = useId();
  const server = useFieldError(path, id);
  const error = own || server.error;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field} onInput={server.clear}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p className={styles.error} id={errorId}>
          <CrossIcon />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

function CrossIcon() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" className={styles.mark}>
      <circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M8 4.2v4.6M8 11v.6" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}
