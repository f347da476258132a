import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from './button.tsx';
import { TextField } from './fields/text-field.tsx';
import { useModal } from './dialog.tsx';
import styles from './dialog.module.css';

export interface Confirmation {
  title: string;
  text: ReactNode;
  /** Label of the confirming button, such as "Delete". */
  action: string;
  /** Label of the other button, if "Cancel" could be confused with the action itself. */
  refusal?: string;
  danger?: boolean;
  /** Must be typed before the action is enabled, for actions too big for a slip. */
  word?: string;
}

/** An alert with a note below it and a button for that note. */
export interface Notice {
  text: string;
  note: string;
  /** Label of the note's button. */
  action: string;
  /** The alert closes when this settles, resolved or rejected. */
  until?: Promise<unknown>;
}

interface Alerts {
  alert: (text: string, note?: string) => Promise<void>;
  tell: (notice: Notice) => Promise<boolean>;
  confirm: (question: Confirmation) => Promise<boolean>;
}

interface Waiting {
  text: ReactNode;
  note?: string | undefined;
  question?: Confirmation;
  notice?: Notice;
  answer: (yes: boolean) => void;
}

const AlertContext = createContext<Alerts | undefined>(undefined);

/**
 * Shows alerts and questions one after another, in the page: window.alert would stop timers and polling.
 * @param guest true for sizes of guest screens
 */
export function AlertProvider({ guest = false, children }: { guest?: boolean; children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Waiting[]>([]);
  const alerts = useMemo<Alerts>(() => {
    const ask = (waiting: Omit<Waiting, 'answer'>) =>
      new Promise<boolean>((answer) => setQueue((before) => [...before, { ...waiting, answer }]));
    return {
      alert: async (text, note) => void (await ask({ text, note })),
      tell: (notice) => ask({ text: notice.text, notice }),
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
      {shown && <AlertDialog key={keyOf(shown)} guest={guest} waiting={shown} onAnswer={close} />}
    </AlertContext>
  );
}

interface AlertDialogProps {
  guest: boolean;
  waiting: Waiting;
  onAnswer: (yes: boolean) => void;
}

function AlertDialog({ guest, waiting, onAnswer }: AlertDialogProps) {
  const id = useId();
  const { ref } = useModal(() => onAnswer(false));
  const { text, note, question, notice } = waiting;
  useOutdated(notice?.until, () => onAnswer(false));
  const [typed, setTyped] = useState('');
  const word = question?.word;
  const isTyped = word === undefined || typed.trim().toLowerCase() === word.toLowerCase();
  const answerYes = (event?: FormEvent) => {
    event?.preventDefault();
    if (isTyped) onAnswer(true);
  };
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      className={`${styles.dialog} ${styles.alert}`}
      data-side={guest ? 'guest' : undefined}
      aria-labelledby={question ? `${id}-title` : `${id}-text`}
      aria-describedby={question ? `${id}-text` : note && `${id}-note`}
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
        {note && <p id={`${id}-note`}>{note}</p>}
        {notice && (
          <div className={styles.alertNote}>
            <p>{notice.note}</p>
            <Button onClick={() => onAnswer(true)}>{notice.action}</Button>
          </div>
        )}
        {word !== undefined && (
          <form className={styles.alertForm} onSubmit={answerYes}>
            <TextField
              label={<Trans>Type {word} to confirm</Trans>}
              value={typed}
              onChange={setTyped}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              data-autofocus
            />
          </form>
        )}
        <div className={styles.alertActions}>
          {question ? (
            <>
              <Button onClick={() => onAnswer(false)} data-autofocus={word === undefined || undefined}>
                {question.refusal ?? <Trans>Cancel</Trans>}
              </Button>
              <Button
                kind={question.danger ? 'danger' : 'main'}
                className={question.danger ? styles.dangerous : undefined}
                disabled={!isTyped}
                onClick={() => answerYes()}
              >
                {question.action}
              </Button>
            </>
          ) : (
            <Button kind="main" onClick={() => onAnswer(!notice)} data-autofocus>
              <Trans>OK</Trans>
            </Button>
          )}
        </div>
      </div>
    </dialog>
  );
}

function useOutdated(until: Promise<unknown> | undefined, onOutdated: () => void): void {
  const close = useEffectEvent(onOutdated);
  useEffect(() => {
    if (!until) return;
    let isGone = false;
    const settle = () => {
      if (!isGone) close();
    };
    until.then(settle, settle);
    return () => {
      isGone = true;
    };
  }, [until]);
}

const keys = new WeakMap<Waiting, number>();
let nextKey = 0;

/** Each alert is a new dialog, so that a repeated text is announced again. */
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

/** Shows a text, and perhaps a note below it, with an OK button; resolves when it is closed. */
export const useAlert = (): Alerts['alert'] => useAlerts().alert;

/** Asks for confirmation; resolves to true if the action was chosen. */
export const useConfirm = (): Alerts['confirm'] => useAlerts().confirm;

/** Shows a text, a note below it and the note's button; resolves to true if that button was chosen. */
export const useTell = (): Alerts['tell'] => useAlerts().tell;
