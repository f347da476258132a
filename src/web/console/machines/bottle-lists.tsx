import { Trans, useLingui } from '@lingui/react/macro';
import { BottleButton, type Counted } from '#web/console/kit/stock/bottle.tsx';
import styles from '#web/console/kit/stock/stock.module.css';

/** More of them are folded: a bar may count a hundred. */
const AT_ONCE = 6;

interface Props {
  counted: readonly Counted[];
  onPick: (pump: Counted) => void;
}

/** Counted bottles: many by what is to be done, those that need somebody first. */
export function BottleLists({ counted, onPick }: Props) {
  if (counted.length <= AT_ONCE) return <BottleList pumps={counted} onPick={onPick} />;
  const needing = counted.filter(needsSomebody);
  const enough = counted.filter((pump) => !needsSomebody(pump));
  return (
    <>
      {needing.length > 0 && (
        <details className={styles.fold} open={needing.length <= AT_ONCE}>
          <summary>
            <Trans>Low, or to be looked at</Trans>: {needing.length}
          </summary>
          <BottleList pumps={needing} onPick={onPick} />
        </details>
      )}
      {enough.length > 0 && (
        <details className={styles.fold}>
          <summary>
            <Trans>Enough left</Trans>: {enough.length}
          </summary>
          <BottleList pumps={enough} onPick={onPick} />
        </details>
      )}
    </>
  );
}

const needsSomebody = ({ bottle }: Counted) => bottle.isLow || bottle.isUncertain;

function BottleList({ pumps, onPick }: { pumps: readonly Counted[]; onPick: Props['onPick'] }) {
  const { t } = useLingui();
  return (
    <ul className={styles.bottles} role="list" aria-label={t`What is left: tap a bottle to refill it`}>
      {pumps.map((pump) => (
        <li key={pump.slot}>
          <BottleButton pump={pump} onPick={() => onPick(pump)} />
        </li>
      ))}
    </ul>
  );
}
