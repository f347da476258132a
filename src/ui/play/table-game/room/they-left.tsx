import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import type { GameTable } from '../table.ts';
import styles from '../match-screen.module.css';

interface Props {
  table: GameTable;
  name: string;
  onPlayHouse?: (() => void) | undefined;
  onStop: () => void;
}

/** The other player is gone: what happened, and the ways on. */
export function TheyLeft({ table, name, onPlayHouse, onStop }: Props) {
  return (
    <>
      <p role="alert" className={styles.said}>
        {table.phase === 'gone' ? (
          <Trans>This table was cleared.</Trans>
        ) : table.them === 'left' ? (
          <Trans>{name} left the table.</Trans>
        ) : (
          <Trans>{name} does not answer. Their phone may come back by itself.</Trans>
        )}
      </p>
      {onPlayHouse && (
        <Button kind="main" size="big" onClick={onPlayHouse}>
          <Trans>Play the house, keep the score</Trans>
        </Button>
      )}
      <Button size="big" onClick={onStop}>
        <Trans>Stop here and order</Trans>
      </Button>
    </>
  );
}
