import { useState, type FormEvent, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Refusal } from '#contract/refusal.ts';
import type { RoomView } from '#contract/kiosk/table-rooms.ts';
import { useClient } from '#ui/kit/api/client.tsx';
import { Button } from '#ui/kit/button.tsx';
import { GuestStep } from '../../guest-step.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { useFreshHeading } from '#ui/kit/use-fresh-heading.ts';
import styles from './room-lobby.module.css';

interface Props {
  /** The clock is off in a room opened here. */
  isCalm: boolean;
  /** An owner's preview: no room is opened. */
  isPreview: boolean;
  /** The table before anybody sits down. */
  picture: ReactNode;
  onEntered: (room: RoomView) => void;
  onBack: () => void;
}

/** Connects two phones: one opens a room, the other types its number. */
export function RoomLobby({ isCalm, isPreview, picture, onEntered, onBack }: Props) {
  const { t } = useLingui();
  const client = useClient();
  const heading = useFreshHeading();
  const [number, setNumber] = useState('');
  const [busy, setBusy] = useState<'open' | 'enter'>();
  const [problem, setProblem] = useState<string>();

  const attempt = async (what: 'open' | 'enter', call: () => Promise<RoomView>) => {
    if (busy) return;
    if (isPreview) return setProblem(t`Tables open on guests’ phones; this is the preview.`);
    setBusy(what);
    setProblem(undefined);
    try {
      onEntered(await call());
    } catch (failure) {
      setProblem(wordsFor(failure));
      setBusy(undefined);
    }
  };
  const wordsFor = (failure: unknown): string => {
    switch (failure instanceof Refusal ? failure.code : '') {
      case 'room-not-found':
        return t`No table has this number. Ask for it again.`;
      case 'room-full':
        return t`Two are playing at this table already.`;
      case 'rooms-full':
        return t`Every table is taken just now. Try again in a moment.`;
      case 'too-many-requests':
        return t`That was a lot of tries. Wait a minute, then try again.`;
      default:
        return t`That did not work. Check the connection and try again.`;
    }
  };
  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (number.length !== 3) return setProblem(t`A table has a number of three digits.`);
    void attempt('enter', () => client('POST /api/table-rooms/enter', { body: { number } }));
  };
  return (
    <GuestStep labelledBy="lobby-title" onBack={onBack}>
      <div className={styles.table}>{picture}</div>
      <h1 ref={heading} tabIndex={-1} id="lobby-title" className={styles.title}>
        <Trans>Two phones, one table</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>Both join this kiosk. One of you opens a table; the other types its number.</Trans>
      </p>
      <div className={styles.ways}>
        <Button
          kind="main"
          size="big"
          busy={busy === 'open'}
          onClick={() =>
            void attempt('open', () => client('POST /api/table-rooms', { body: { ...(isCalm && { untimed: true }) } }))
          }
        >
          <Trans>Open a table</Trans>
        </Button>
        <form className={styles.enter} noValidate onSubmit={enter}>
          <TextField
            label={t`I have a number`}
            value={number}
            onChange={(typed) => setNumber(typed.replace(/\D/g, '').slice(0, 3))}
            inputMode="numeric"
            autoComplete="off"
            error={problem}
            className={styles.number}
          />
          <Button size="big" type="submit" busy={busy === 'enter'}>
            <Trans>Sit down</Trans>
          </Button>
        </form>
      </div>
    </GuestStep>
  );
}

interface WaitingProps {
  number: string;
  /** The table before somebody joined. */
  picture: ReactNode;
  onBack: () => void;
}

/** The first phone, waiting for the second. */
export function WaitingForFriend({ number, picture, onBack }: WaitingProps) {
  const heading = useFreshHeading();
  return (
    <GuestStep labelledBy="waiting-title" onBack={onBack}>
      <h1 ref={heading} tabIndex={-1} id="waiting-title" className={styles.title}>
        <Trans>Table number</Trans>
      </h1>
      <p role="img" className={styles.big} aria-label={number.split('').join(' ')}>
        {number.split('').map((digit, at) => (
          <span key={at} aria-hidden="true">
            {digit}
          </span>
        ))}
      </p>
      <p role="status" className={styles.lead}>
        <Trans>Your friend joins the same kiosk, picks “A friend, two phones” and types it. Waiting…</Trans>
      </p>
      <div className={styles.table}>{picture}</div>
    </GuestStep>
  );
}
