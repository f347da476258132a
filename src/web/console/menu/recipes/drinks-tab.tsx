import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { DrinkList } from './drink-list.tsx';
import { MenuTable } from './menu-table.tsx';
import { OneRecipe } from './one-recipe.tsx';
import { useMenu } from '../use-menu.ts';
import styles from '../menu.module.css';

interface Props {
  shopId: string;
  /** The drink that is open beside the list. */
  recipeId: string | undefined;
  /** There is room for both. */
  isWide: boolean;
}

/** The drinks of the shop, and beside them the one that is open. */
export function DrinksTab({ shopId, recipeId, isWide }: Props) {
  const menu = useMenu(shopId);
  const [shown, setShown] = useState(recipeId);
  // Whoever comes by its address alone begins at the top of the page.
  const [wasChosen, setChosenHere] = useState(false);
  if (shown !== recipeId) {
    setShown(recipeId);
    setChosenHere(true);
  }
  const isAlone = recipeId !== undefined && !isWide;
  if (menu.query.error?.code === 'menu-kept-elsewhere' && !isAlone) return <MenuKeptElsewhere shopId={shopId} />;
  return (
    <div className={recipeId !== undefined && isWide ? styles.beside : undefined}>
      {!isAlone && <DrinkList shopId={shopId} current={recipeId} menu={menu} />}
      {recipeId !== undefined && (
        <section className={styles.editing} key={recipeId}>
          <OneRecipe shopId={shopId} recipeId={recipeId} isBeside={isWide} takesFocus={wasChosen} />
        </section>
      )}
    </div>
  );
}

/** The kiosks' copy, to read: the menu itself is another server's. */
function MenuKeptElsewhere({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const copy = useEndpoint('GET /api/admin/shops/:shopId/recipes', { params: { shopId } });
  return (
    <div className={styles.drinks}>
      <p className={styles.none}>
        <Trans>This menu is kept on another main server: change it there. This is the kiosks’ copy.</Trans>
      </p>
      {copy.isPending && <Skeleton height="56px" lines={6} />}
      {copy.isLoadingError && <ErrorState text={t`Failed to load recipes.`} onRetry={() => void copy.refetch()} />}
      {copy.isSuccess && <MenuTable recipes={copy.data.recipes} />}
    </div>
  );
}
