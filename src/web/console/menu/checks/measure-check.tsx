import { Link } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DrinkToMeasure } from '#contract/menu/menu-checks.ts';
import { translated } from '#domain/text/translated.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { buttonClass } from '#ui/kit/button-class.ts';
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
  const { i18n } = useLingui();
  const listOf = useListOf();
  const { id, name, unmeasured } = drink;
  const missing = listOf(unmeasured.map((one) => translated(one.name, one.name_translations, i18n.locale).text));
  return (
    <li className={styles.row} aria-label={name}>
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
