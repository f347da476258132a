import { useId, useState } from 'react';
import { Trans } from '@lingui/react/macro';
import type { Machine } from '#contract/machines/console.ts';
import type { StockPlace } from '#contract/menu/stock.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { isCounted } from '#web/console/kit/stock/bottle.tsx';
import { useRefill } from '#web/console/kit/stock/use-refill.tsx';
import { useStock } from '#web/console/kit/stock/use-stock.ts';
import styles from '#web/console/kit/stock/stock.module.css';
import { BottleLists } from './bottle-lists.tsx';
import { Levels } from './levels.tsx';
import { CountBottles } from './count-bottles.tsx';

/** The bottles of a machine: what is left in each, and refilling. */
export function MachineBottles({ shopId, machine }: { shopId: string; machine: Pick<Machine, 'id' | 'levels'> }) {
  const stock = useStock(shopId);
  const place = stock.data?.places.find(({ machineId }) => machineId === machine.id);
  const counted = new Set(place?.pumps.filter(isCounted).map(({ slot }) => slot));
  return (
    <>
      {place && <Bottles shopId={shopId} place={place} />}
      <Levels levels={machine.levels.filter(({ slot }) => !counted.has(slot))} />
    </>
  );
}

/** The shop's own bottles, while no machine of it is connected. */
export function ShopBottles({ shopId }: { shopId: string }) {
  const stock = useStock(shopId);
  const place = stock.data?.places.find(({ machineId }) => machineId === null);
  if (!place || place.pumps.length === 0) return null;
  return (
    <Card className={styles.own}>
      <Bottles shopId={shopId} place={place} />
    </Card>
  );
}

function Bottles({ shopId, place }: { shopId: string; place: StockPlace }) {
  const heading = useId();
  const { pick, line, dialog } = useRefill(shopId);
  const [isCounting, setCounting] = useState(false);
  const counted = place.pumps.filter(isCounted);
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <header className={styles.head}>
        <h3 id={heading}>
          <Trans context="stock">Bottles</Trans>
        </h3>
        {place.pumps.length > 0 && (
          <Button kind="quiet" onClick={() => setCounting(true)}>
            {counted.length > 0 ? <Trans>Which are counted…</Trans> : <Trans>Count the bottles…</Trans>}
          </Button>
        )}
      </header>
      {counted.length === 0 ? (
        <p className={styles.hint}>
          {place.pumps.length > 0 ? (
            <Trans>Count the bottles, and a drink leaves every menu when it can be made no more.</Trans>
          ) : (
            <Trans>No ingredient stands on a pump yet: say under Menu which does.</Trans>
          )}
        </p>
      ) : (
        <BottleLists counted={counted} onPick={(pump) => pick({ machineId: place.machineId, pump })} />
      )}
      {line}
      {dialog}
      {isCounting && <CountBottles shopId={shopId} place={place} onClose={() => setCounting(false)} />}
    </section>
  );
}
