import { createContext, useContext, useId, useMemo, useState, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from './button.tsx';
import { useModal } from './dialog.tsx';
import styles from './dialog.module.css';

export interface Question {
  title: string;
  text: string;
  /** What the confirming button says, such as "Delete". */
  action: string;
  /** What the other button says where "Cancel" could be taken for the action itself. */
  refusal?: string;
  danger?: boolean;
}

interface Alerts {
  alert: (text: string) => Promise<void>;
  confirm: (question: Question) => Promise<boolean>;
}

interface Waiting {
  text: string;
  question?: Question;
  answer: (yes: boolean) => void;
}

const AlertContext = createContext<Alerts | undefined>(undefined);

/** Shows alerts and questions one after another, in the page: window.alert would stop timers and polling. */
export function AlertProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Waiting[]>([]);
  const alerts = useMemo<Alerts>(() => {
    const ask = (waiting: Omit<Waiting, 'answer'>) =>
      new Promise<boolean>((answer) => setQueue((before) => [...before, { ...waiting, answer }]));
    return {
      alert: async (text) => void (await ask({ text })),
      confirm: (question) => ask({ text: question.text, question }),
    };
  }, []);

  const shown = queue[0];
  const close = (yes: boolean) => {
    setQueue((before) => before.slice(1));
    shown?.answer(yes);
  };
  return (
    <AlertContext value={alerts}>
      {children}
      {shown && <AlertDialog key={keyOf(shown)} waiting={shown} onAnswer={close} />}
    </AlertContext>
  );
}

function AlertDialog({ waiting, onAnswer }: { waiting: Waiting; onAnswer: (yes: boolean) => void }) {
  const id = useId();
  const { ref } = useModal(() => onAnswer(false));
  const { text, question } = waiting;
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      className={`${styles.dialog} ${styles.alert}`}
      aria-labelledby={question ? `${id}-title` : `${id}-text`}
      aria-describedby={question ? `${id}-text` : undefined}
    >
      <div className={styles.alertBody}>
        {question && (
          <h2 className={styles.alertTitle} id={`${id}-title`}>
            {question.title}
          </h2>
        )}
        <p className={styles.alertText} id={`${id}-text`}>
          {text}
        </p>
        <div className={styles.alertActions}>
          {question ? (
            <>
              <Button onClick={() => onAnswer(false)} data-autofocus>
                {question.refusal ?? <Trans>Cancel</Trans>}
              </Button>
              <Button
                kind={question.danger ? 'danger' : 'main'}
                className={question.danger ? styles.dangerous : undefined}
                onClick={() => onAnswer(true)}
              >
                {question.action}
              </Button>
            </>
          ) : (
            <Button kind="main" onClick={() => onAnswer(true)} data-autofocus>
              <Trans>OK</Trans>
            </Button>
          )}
        </div>
      </div>
    </dialog>
  );
}

const keys = new WeakMap<Waiting, number>();
let nextKey = 0;

/** Each alert is a new dialog, so that it is announced even when its text is the same. */
function keyOf(waiting: Waiting): number {
  const key = keys.get(waiting) ?? (nextKey += 1);
  keys.set(waiting, key);
  return key;
}

function useAlerts(): Alerts {
  const alerts = useContext(AlertContext);
  if (!alerts) throw new Error('useAlert and useConfirm need an AlertProvider above them');
  return alerts;
}

/** Shows a text with an OK button; settles when it was closed. */
export const useAlert = (): Alerts['alert'] => useAlerts().alert;

/** Asks before something is done; true when the action was chosen. */
export const useConfirm = (): Alerts['confirm'] => useAlerts().confirm;
