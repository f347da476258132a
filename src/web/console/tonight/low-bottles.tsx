import { Trans, useLingui } from '@lingui/react/macro';
import { TwoNames } from '#ui/kit/two-names.tsx';
import { isCounted, type Counted } from '#web/console/kit/stock/bottle.tsx';
import { useRefill } from '#web/console/kit/stock/use-refill.tsx';
import { useStock } from '#web/console/kit/stock/use-stock.ts';
import styles from './low-bottles.module.css';

/** Bottles that need another beside them soon: tapped, they are refilled. */
export function LowBottles({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const stock = useStock(shopId);
  const { pick, line, dialog } = useRefill(shopId);
  const places = stock.data?.places ?? [];
  const mlOf = ({ bottle: { levelMl } }: Counted) => t`${levelMl} ml`;
  const low = places.flatMap(({ machineId, name, pumps }) =>
    pumps.filter(isCounted).flatMap((pump) => (pump.bottle.isLow ? [{ machineId, name, pump }] : [])),
  );
  return (
    <div className={styles.low}>
      {low.length > 0 && (
        <>
          <strong className={styles.title}>
            <Trans>Running low</Trans>
          </strong>
          <ul role="list" aria-label={t`Running low`} className={styles.list}>
            {low.map(({ machineId, name, pump }) => (
              <li key={`${machineId} ${pump.slot}`}>
                <button type="button" className={styles.bottle} onClick={() => pick({ machineId, pump })}>
                  <TwoNames of={pump.ingredient} />
                  <span className={styles.level}>
                    {mlOf(pump)}
                    {places.length > 1 && name !== null && ` · ${name}`}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {line}
      {dialog}
    </div>
  );
}
