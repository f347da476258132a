import { useId, useState, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { OutcomeLine, type Outcome } from '../../outcome-line.tsx';
import styles from './bulk-actions.module.css';

interface Props {
  name: ReactNode;
  /** What it does, in a sentence. */
  text: ReactNode;
  danger?: boolean;
  /** Does it; undefined when the person thought better of it. */
  act: () => Promise<Outcome | undefined>;
}

/** A button, what it does, and how it went last time. */
export function BulkAction({ name, text, danger = false, act }: Props) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const start = async () => {
    if (isBusy) return;
    setBusy(true);
    const reached = await act();
    setBusy(false);
    if (reached) setOutcome(reached);
  };

  return (
    <li className={styles.action}>
      <p id={id} className={styles.text}>
        {text}
      </p>
      <Button kind={danger ? 'danger' : 'plain'} busy={isBusy} aria-describedby={id} onClick={() => void start()}>
        {name}
      </Button>
      <div className={styles.outcome}>
        <OutcomeLine outcome={outcome} onOutcome={setOutcome} />
      </div>
    </li>
  );
}
