import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Plural, Trans } from '@lingui/react/macro';
import { isCounted } from '#web/console/kit/stock/bottle.tsx';
import { MachineState } from '#web/console/kit/machines/machine-words.tsx';
import { useMachines } from '#web/console/kit/machines/use-machines.ts';
import { useStock } from '#web/console/kit/stock/use-stock.ts';
import { useToCheck } from '#web/console/kit/to-check.ts';
import { BrokenKiosks, useBrokenKiosks } from './broken-kiosks.tsx';
import styles from './tonight-card.module.css';

interface Props {
  shopId: string;
  shopName: string;
  /** Orders that nobody knows the state of. */
  held: number;
}

const NOT_WELL: ReadonlySet<string> = new Set(['offline', 'fault', 'paused']);

/** What keeps guests waiting first, then what can be seen to later; each leads to where it is seen to. */
export function NeedsAttention({ shopId, shopName, held }: Props) {
  const home = `/shops/${encodeURIComponent(shopId)}`;
  const { list, machines } = useMachines(shopId);
  const stock = useStock(shopId);
  const { count: toCheck, isKnown } = useToCheck(shopId);
  const broken = useBrokenKiosks(shopId);
  const notWell = machines.filter(({ isPaired, state }) => isPaired && NOT_WELL.has(state));
  const low = (stock.data?.places ?? [])
    .flatMap(({ pumps }) => pumps.filter(isCounted))
    .filter((one) => one.bottle.isLow);
  const isAllWell = held + notWell.length + low.length + toCheck + broken.kiosks.length === 0;
  if (isAllWell && !(list.isSuccess && stock.isSuccess && isKnown && broken.isKnown)) return null;
  return (
    <div className={styles.needs}>
      <h3 id="needs">
        <Trans>Needs you</Trans>
      </h3>
      {isAllWell ? (
        <p className={styles.quiet}>
          <Trans>Nothing now</Trans>
        </p>
      ) : (
        <ul role="list" aria-labelledby="needs">
          {held > 0 && (
            <Need to={`${home}/tonight`}>
              <Plural value={held} one="# order to look at" other="# orders to look at" />
            </Need>
          )}
          {notWell.map((machine) => (
            <Need key={machine.id} to={`${home}/machines`}>
              {machine.name} <MachineState machine={machine} />
            </Need>
          ))}
          {low.length > 0 && (
            <Need to={`${home}/tonight`}>
              <Plural value={low.length} one="# bottle running low" other="# bottles running low" />
            </Need>
          )}
          {toCheck > 0 && (
            <Need to={`${home}/master?tab=checks`}>
              <Plural
                value={toCheck}
                one="# thing on the menu to be checked"
                other="# things on the menu to be checked"
              />
            </Need>
          )}
        </ul>
      )}
      <BrokenKiosks shopId={shopId} shopName={shopName} kiosks={broken.kiosks} />
    </div>
  );
}

const Need = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link to={to} className={styles.need}>
      <span>{children}</span>
    </Link>
  </li>
);
