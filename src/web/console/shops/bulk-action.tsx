import { useId, useState, type ReactNode } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { OutcomeLine, type ActionOutcome } from '#web/console/kit/outcome-line.tsx';
import styles from './bulk-actions.module.css';

interface Props {
  name: ReactNode;
  /** What it does, in a sentence. */
  text: ReactNode;
  danger?: boolean;
  /** It is under way; not while the person is still being asked. */
  busy: boolean;
  /** Does it; undefined when the person thought better of it. */
  act: () => Promise<ActionOutcome | undefined>;
}

/** A button, what it does, and how it went last time. */
export function BulkAction({ name, text, danger = false, busy, act }: Props) {
  const id = useId();
  const [outcome, setOutcome] = useState<ActionOutcome>();

  const start = async () => {
    if (busy) return;
    const reached = await act();
    if (reached) setOutcome(reached);
  };

  return (
    <li className={styles.action}>
      <p id={id} className={styles.text}>
        {text}
      </p>
      <Button kind={danger ? 'danger' : 'plain'} busy={busy} aria-describedby={id} onClick={() => void start()}>
        {name}
      </Button>
      <div className={styles.outcome}>
        <OutcomeLine outcome={outcome} onOutcome={setOutcome} />
      </div>
    </li>
  );
}
