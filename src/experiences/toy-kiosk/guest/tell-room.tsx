import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import styles from './capsule.module.css';

interface Props {
  isTold: boolean;
  /** The board shows names. */
  asksName: boolean;
  onTell: (name: string) => Promise<void>;
}

/** A rare capsule: the guest may let the board tell the room of it, by a first name or without one. */
export function TellRoom({ isTold, asksName, onTell }: Props) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const tell = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    await onTell(name).catch(() => setFailed(true));
    setBusy(false);
  };
  return (
    <section className={styles.rare} aria-label={t`A rare one`}>
      {!isTold && (
        <form noValidate className={styles.tell} onSubmit={(event) => void tell(event)}>
          <p className={styles.rareTitle}>
            <Trans>A rare one! Shall the room see it?</Trans>
          </p>
          {asksName && (
            <TextField
              label={t`First name, if you like`}
              hint={t`It stands on the screen in the room, and is forgotten after the night.`}
              value={name}
              onChange={setName}
              maxLength={60}
              autoComplete="off"
            />
          )}
          <Button type="submit" busy={isBusy}>
            <Trans>Show it on the board</Trans>
          </Button>
        </form>
      )}
      <p role="status">{isTold && <Trans>It is on the board now.</Trans>}</p>
      {hasFailed && (
        <p role="alert" className={styles.untold}>
          <Trans>That did not work. Check the connection and try again.</Trans>
        </p>
      )}
    </section>
  );
}
