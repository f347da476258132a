import { useEffect, useState } from 'react';
import type { Board } from '#contract/shop/board.ts';
import type { ToldCapsule } from './board-state.ts';
import { League } from './league.tsx';
import { RareCapsules } from './rare-capsules.tsx';
import styles from './room.module.css';

/** Of the league, where orders are called out. */
const LEADERS = 3;
/** How long one of them stands before the other has its turn. Milliseconds. */
const TURN_MS = 20_000;

interface Props {
  league: Board['league'];
  capsules: readonly ToldCapsule[];
}

/** What the room plays, where orders are called out: never both at once. */
export function BesideOrders({ league, capsules }: Props) {
  const takesTurns = league.length > 0 && capsules.length > 0;
  const isLeagues = useTurns(takesTurns);
  const showsLeague = takesTurns ? isLeagues : league.length > 0;
  return (
    <div key={String(showsLeague)} className={styles.turn} data-turns={takesTurns || undefined}>
      {showsLeague ? <League rows={league.slice(0, LEADERS)} /> : <RareCapsules capsules={capsules} />}
    </div>
  );
}

/** @returns whose turn it is; the first's at first */
function useTurns(isOn: boolean): boolean {
  const [isFirst, setFirst] = useState(true);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => setFirst((was) => !was), TURN_MS);
    return () => {
      clearInterval(timer);
      setFirst(true);
    };
  }, [isOn]);
  return isFirst;
}
