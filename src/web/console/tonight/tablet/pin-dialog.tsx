import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Refusal } from '#contract/refusal.ts';
import { PIN_LENGTH } from '#domain/kiosk/pin.ts';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import { useNow } from '../use-tonight.ts';
import styles from './tablet.module.css';

interface Props {
  people: readonly { id: string; name: string }[];
  /** Chosen already. */
  firstChoice: string | undefined;
  /** @throws Refusal */
  onEnter: (personId: string, pin: string) => Promise<void>;
  onClose: () => void;
}

/** Who it is, and the PIN. No input field: a password manager must not keep it on a shared device. */
export function PinDialog({ people, firstChoice, onEnter, onClose }: Props) {
  const { t } = useLingui();
  const only = people.length === 1 ? people[0]?.id : undefined;
  const [personId, setPersonId] = useState(people.find(({ id }) => id === firstChoice)?.id ?? only);
  const [pin, setPin] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [waitsUntil, setWaitsUntil] = useState(0);
  const now = useNow(1000);
  const waitMinutes = Math.ceil(Math.max(0, waitsUntil - now) / 60_000);

  const type = (digit: string) => {
    setProblem(undefined);
    setPin((before) => (before.length < PIN_LENGTH.most ? before + digit : before));
  };
  const takeBack = () => setPin((before) => before.slice(0, -1));
  const choose = (id: string) => {
    setPersonId(id);
    setPin('');
    setProblem(undefined);
  };
  const enter = async () => {
    if (isBusy || waitMinutes > 0) return;
    if (personId === undefined) return setProblem(t`Choose who you are.`);
    if (pin.length < PIN_LENGTH.least) return setProblem(t`A PIN has 4 to 6 digits.`);
    setBusy(true);
    setPin('');
    try {
      await onEnter(personId, pin);
    } catch (failure) {
      setBusy(false);
      if (!(failure instanceof Refusal)) throw failure;
      if (failure.status === 429) setWaitsUntil(Date.now() + (failure.retryAfterMs ?? 0));
      else setProblem(failure.message);
    }
  };
  useDigitKeys({ type, takeBack, enter: () => void enter() });

  return (
    <Dialog open onClose={onClose} title={t`Who is it?`}>
      {people.length === 0 ? (
        <p>
          <Trans>Nobody has a PIN yet. The shop’s owner gives PINs under Menu, Staff.</Trans>
        </p>
      ) : (
        <div className={styles.dialog}>
          <div className={styles.people} role="group" aria-label={t`People`}>
            {people.map(({ id, name }) => (
              <Button
                key={id}
                className={styles.person}
                aria-pressed={id === personId}
                data-autofocus={id === (personId ?? people[0]?.id) || undefined}
                onClick={() => choose(id)}
              >
                {name}
              </Button>
            ))}
          </div>
          <div className={styles.typed}>
            <p className={styles.dots} aria-hidden="true">
              {Array.from({ length: Math.max(pin.length, PIN_LENGTH.least) }, (_, at) => (
                <span key={at} data-filled={at < pin.length || undefined} />
              ))}
            </p>
            <VisuallyHidden as="div" role="status">
              {t`${plural(pin.length, { one: '# digit', other: '# digits' })} of the PIN`}
            </VisuallyHidden>
            <p role="alert" className={styles.problem}>
              {waitMinutes > 0
                ? t`Too many wrong PINs. Try again in ${plural(waitMinutes, { one: '# minute', other: '# minutes' })}.`
                : problem}
            </p>
          </div>
          <div className={styles.pad} role="group" aria-label={t`PIN`}>
            {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
              <PadKey key={digit} onPress={() => type(digit)}>
                {digit}
              </PadKey>
            ))}
            <PadKey onPress={takeBack} label={t`Delete a digit`}>
              <svg width="26" height="20" viewBox="0 0 26 20" aria-hidden="true" className={styles.backspace}>
                <path d="M8.5 2H24v16H8.5L2 10z M12.5 7l6 6m0-6-6 6" />
              </svg>
            </PadKey>
            <PadKey onPress={() => type('0')}>0</PadKey>
            <Button
              kind="main"
              className={styles.padKey}
              busy={isBusy}
              aria-disabled={waitMinutes > 0}
              onClick={() => void enter()}
            >
              <Trans>OK</Trans>
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

function PadKey({ onPress, label, children }: { onPress: () => void; label?: string; children: ReactNode }) {
  return (
    <Button className={styles.padKey} data-pad-key onClick={onPress} {...(label && { 'aria-label': label })}>
      {children}
    </Button>
  );
}

interface Keys {
  type: (digit: string) => void;
  takeBack: () => void;
  enter: () => void;
}

/** The keyboard's digits work wherever the focus is. */
function useDigitKeys({ type, takeBack, enter }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^[0-9]$/.test(event.key)) return type(event.key);
    if (event.key === 'Backspace') return takeBack();
    const isOnPad = event.target instanceof HTMLElement && event.target.closest('[data-pad-key]');
    const isOnPerson = event.target instanceof HTMLElement && event.target.getAttribute('aria-pressed') === 'false';
    if (event.key !== 'Enter' || isOnPad || isOnPerson) return;
    event.preventDefault();
    enter();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
