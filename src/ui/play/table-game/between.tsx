import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { callerName, type Player } from './player.ts';
import type { GameTable } from './table.ts';
import styles from './match-screen.module.css';

interface Props {
  table: GameTable;
  players: readonly [Player, Player];
  target: number;
  outcome: string;
  isRevealing: boolean;
  /** The next show starts by itself: a button would disappear under the finger. */
  goesOn: boolean;
  whenOver: ReactNode;
}

/** Content below the table while nobody chooses. */
export function Between({ table, players, target, outcome, isRevealing, goesOn, whenOver }: Props) {
  const name = players[table.seat].name;
  const first = callerName(table.match, players);
  if (isRevealing) return null;
  if (table.phase === 'over') {
    return (
      <>
        <p className={styles.said}>{outcome}</p>
        {whenOver}
      </>
    );
  }
  if (table.phase === 'handover') {
    return (
      <>
        <p className={styles.said}>
          <Trans>Hidden. Over to {name}.</Trans>
        </p>
        <Button kind="main" size="big" onClick={table.goOn}>
          <Trans>I am {name}</Trans>
        </Button>
      </>
    );
  }
  if (table.phase === 'locked' || table.isReady) {
    return (
      <p role="status" className={styles.said}>
        {table.trouble === 'lost' ? (
          <Trans>No connection. Trying again…</Trans>
        ) : (
          <Trans>Waiting for the other side…</Trans>
        )}
      </p>
    );
  }
  return (
    <>
      <p className={styles.said}>
        {table.trouble === 'tampered' ? (
          <Trans>That hand was not the one that was chosen. Better stop here.</Trans>
        ) : (
          outcome || <Beginning table={table} name={first} target={target} />
        )}
      </p>
      {!goesOn && (
        <Button kind="main" size="big" onClick={table.goOn}>
          {table.mode === 'hotseat' ? <Trans>{name} chooses first</Trans> : <Trans>Ready</Trans>}
        </Button>
      )}
    </>
  );
}

function Beginning({ table, name, target }: { table: GameTable; name: string | undefined; target: number }) {
  return (
    <>
      <span>
        {table.match.caller === 'both' ? (
          <Trans>Both call at once.</Trans>
        ) : name === undefined ? (
          <Trans>You call first.</Trans>
        ) : (
          <Trans>{name} calls first.</Trans>
        )}
      </span>{' '}
      <span>
        <Trans>First to {target} wins.</Trans>
      </span>
    </>
  );
}
