import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { FieldErrorsOf, type FieldErrors } from '#ui/kit/fields/field-errors.tsx';
import styles from './second-factor.module.css';

interface Props {
  fields: FieldErrors;
  busy: boolean;
  send: () => Promise<void>;
  /** The button's words. */
  action: ReactNode;
  children: ReactNode;
}

/** A form in a dialog, which says what went wrong at its fields, else above its button. */
export function DialogForm({ fields, busy, send, action, children }: Props) {
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    fields.clear();
    setProblem(undefined);
    try {
      await send();
    } catch (failure) {
      setProblem(fields.mark(failure));
    }
  };
  return (
    <FieldErrorsOf form={fields}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {children}
        <div role="alert" className={styles.problem}>
          {problem}
        </div>
        <Button kind="main" type="submit" busy={busy}>
          {action}
        </Button>
      </form>
    </FieldErrorsOf>
  );
}
