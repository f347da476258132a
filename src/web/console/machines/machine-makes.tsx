import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Machine } from '#contract/machines/console.ts';
import { leftIn, shortIngredients } from '#domain/machine/stock.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { MadeLists } from '#web/console/kit/machines/made-lists.tsx';
import { useStock } from '#web/console/kit/stock/use-stock.ts';
import styles from './machines.module.css';

interface Props {
  shopId: string;
  machine: Pick<Machine, 'id' | 'levels'>;
}

/** The drinks of the menu by what this machine does of them, as its bottles are now. Read once it is opened. */
export function MachineMakes(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.makes} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Trans>What it can make</Trans>
      </summary>
      {isOpen && <Makes {...props} />}
    </details>
  );
}

function Makes({ shopId, machine }: Props) {
  const { t } = useLingui();
  const params = { shopId };
  const menu = useEndpoint('GET /api/admin/shops/:shopId/recipes', { params });
  const table = useEndpoint('GET /api/admin/shops/:shopId/pumps', { params });
  const stock = useStock(shopId);
  const reads = [menu, table, stock];
  if (reads.some(({ isLoadingError }) => isLoadingError))
    return (
      <ErrorState
        text={t`Failed to load the drinks.`}
        onRetry={() => void Promise.all(reads.map(({ refetch }) => refetch()))}
      />
    );
  if (!menu.data || !table.data || !stock.data) return <Skeleton height="44px" lines={3} />;

  const { pumps, poursByHand } = table.data;
  const place = stock.data.places.find(({ machineId }) => machineId === machine.id);
  const bottles = (place?.pumps ?? []).flatMap(({ slot, bottle }) => (bottle ? [{ slot, ...bottle }] : []));
  const places = [leftIn(machine.levels, bottles)];
  const recipes = menu.data.recipes.filter(({ hidden }) => !hidden);
  const lacking = new Map(
    recipes.flatMap(({ id, recipeIngredient }) => {
      const short = shortIngredients(recipeIngredient, 'sizeS', { pumps, places });
      return short.size > 0 ? [[id, recipeIngredient.filter((one) => short.has(one.id))]] : [];
    }),
  );
  return <MadeLists recipes={recipes} pumps={pumps} poursByHand={poursByHand} lacking={lacking} />;
}
