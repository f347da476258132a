import { Link } from 'wouter';
import { Trans } from '@lingui/react/macro';
import type { DrinkToMeasure } from '#contract/menu/menu-checks.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { buttonClass } from '#ui/kit/button-class.ts';
import { useMenuText } from '#ui/kit/menu-text.ts';
import { TwoNames } from '#ui/kit/two-names.tsx';
import { useListOf } from '#ui/kit/use-list-of.ts';
import styles from './checks-tab.module.css';

interface Props {
  shopId: string;
  drink: DrinkToMeasure;
  /** Its recipe can be changed here. */
  isKeptHere: boolean;
}

/** One drink whose recipe leaves out what its strength follows from. */
export function MeasureCheck({ shopId, drink, isKeptHere }: Props) {
  const { nameOf } = useMenuText();
  const listOf = useListOf();
  const { id, unmeasured } = drink;
  const missing = listOf(unmeasured.map((one) => nameOf(one).text));
  return (
    <li className={styles.row} aria-label={nameOf(drink).text}>
      <div>
        <p className={styles.name}>
          <TwoNames of={drink} />
        </p>
        <Badge tone="caution">
          {missing === '' ? <Trans>No ingredients</Trans> : <Trans>No amount: {missing}</Trans>}
        </Badge>
      </div>
      {isKeptHere && (
        <Link
          to={`/shops/${encodeURIComponent(shopId)}/master/${encodeURIComponent(id)}`}
          className={buttonClass({ kind: 'main' })}
        >
          <Trans>Complete the recipe</Trans>
        </Link>
      )}
    </li>
  );
}
