import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RoomView } from '#contract/kiosk/table-rooms.ts';
import { Button } from '#ui/kit/button.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import styles from './league-offer.module.css';

interface Props {
  league: RoomView['league'];
  onJoin: (name: string) => Promise<void>;
}

/** After a match: a first name for the league of the night, for those who want to stand on the board. */
export function LeagueOffer({ league, onJoin }: Props) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const join = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === '') return setProblem(t`Which name shall stand there?`);
    setBusy(true);
    setProblem(undefined);
    await onJoin(name).catch(() => setProblem(t`That did not work. Check the connection and try again.`));
    setBusy(false);
  };
  if (league === 'none') return null;
  return (
    <section className={styles.offer} aria-label={t`League of the night`}>
      {league === 'offered' && (
        <form noValidate className={styles.form} onSubmit={(event) => void join(event)}>
          <TextField
            label={t`Join tonight’s league: your first name`}
            hint={t`It stands on the screen in the room, and is forgotten after the night.`}
            value={name}
            onChange={setName}
            error={problem}
            maxLength={60}
            autoComplete="off"
          />
          <Button type="submit" busy={isBusy}>
            <Trans>Join the league</Trans>
          </Button>
        </form>
      )}
      <p role="status">{league === 'joined' && <Trans>This match counts in tonight’s league, on the board.</Trans>}</p>
    </section>
  );
}
