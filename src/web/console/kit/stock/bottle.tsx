import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PumpBottle } from '#contract/menu/stock.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { TwoNames } from '#ui/kit/two-names.tsx';
import styles from './stock.module.css';

export type Counted = PumpBottle & { bottle: NonNullable<PumpBottle['bottle']> };
export const isCounted = (pump: PumpBottle): pump is Counted => pump.bottle !== null;

/** Drawn from the shoulder down; above it is neck. In the picture's own units. */
const [FULL_AT, EMPTY_AT] = [13, 45];

/** A bottle with its level drawn: tapped, it is refilled. */
export function BottleButton({ pump, onPick }: { pump: Counted; onPick: () => void }) {
  const { t } = useLingui();
  const { slot, ingredient, bottle } = pump;
  const { levelMl, sizeMl, drinksLeft, isLow, isMeasured, isUncertain } = bottle;
  return (
    <button type="button" className={styles.bottle} data-low={isLow || undefined} onClick={onPick}>
      <Drawing share={levelMl / sizeMl} />
      <span className={styles.words}>
        <span className={styles.name}>
          <TwoNames of={ingredient} />
        </span>
        <span className={styles.level}>
          {t`Pump ${slot}`} · {t`${levelMl} of ${sizeMl} ml`}
        </span>
        {drinksLeft !== null && (
          <span className={styles.level}>
            {plural(drinksLeft, { one: 'enough for # drink', other: 'enough for # drinks' })}
          </span>
        )}
        {(isLow || isUncertain) && (
          <span className={styles.badges}>
            {isLow && <Badge tone="bad">{levelMl < 1 || drinksLeft === 0 ? t`Empty` : t`Low`}</Badge>}
            {isUncertain && <Badge tone="caution">{t`Look at it`}</Badge>}
          </span>
        )}
        {isMeasured && <span className={styles.level}>{t`Measured by the machine`}</span>}
      </span>
    </button>
  );
}

function Drawing({ share }: { share: number }) {
  const top = EMPTY_AT - (EMPTY_AT - FULL_AT) * Math.min(1, Math.max(0, share));
  return (
    <svg viewBox="0 0 24 48" width="30" height="60" aria-hidden="true" className={styles.drawing}>
      <path className={styles.glass} d={OUTLINE} />
      <path
        className={styles.liquid}
        d={`M4.5 ${top}h15V42.500a2.500 2.500 0 0 1-2.500 2.500H7a2.500 2.500 0 0 1-2.500-2.500z`}
      />
      <path className={styles.edge} d={OUTLINE} />
    </svg>
  );
}
const OUTLINE = 'M9 2h6v7c0 2 5 3 5 7.500V43a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V16.500C4 12 9 11 9 9z';
