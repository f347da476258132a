import { useDeferredValue, useMemo, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/order/orders.ts';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { Button } from '#ui/kit/button.tsx';
import { useMenuText } from '#ui/kit/menu-text.ts';
import { currentRecipe } from './current-recipe.ts';
import { filterMenu, NO_FILTER } from './menu-filters.ts';
import { DrinkCard } from './drink-card.tsx';
import { MenuHead } from './menu-head.tsx';
import { keepingGlass } from '../keeping-glass.ts';
import { NearestInstead } from './nearest-instead.tsx';
import { useWishSearch } from './use-wish-search.ts';
import { MenuTools } from './menu-tools.tsx';
import styles from './plain-menu.module.css';
import { RecommendationModal } from '../order/recommendation-modal.tsx';
import { EmptyState } from '#ui/kit/states.tsx';
import { useDeferredMount } from '#ui/kit/use-deferred-mount.ts';
import type { PlaceOrder } from '../order/order-answer.ts';

interface Props {
  recipes: GuestRecipe[];
  placeOrder: PlaceOrder;
  /** If known, the name is not asked for. */
  guestName?: string;
  /** A demo orders at once. */
  demo?: boolean;
  onOrdered?: (order: Order) => void;
}

/** The whole menu, to browse and order from. */
export function PlainMenu({ recipes, placeOrder, guestName, demo = false, onOrdered }: Props) {
  const { t } = useLingui();
  const { descriptionOf } = useMenuText();
  const [filter, setFilter] = useState(NO_FILTER);
  const [picked, setPicked] = useState<GuestRecipe>();
  const chosen = picked && currentRecipe(picked, recipes);
  const wanted = useDeferredValue(filter);
  const named = useMemo(() => filterMenu(recipes, wanted), [recipes, wanted]);
  const wished = useWishSearch(named.length === 0 ? wanted.search : '', recipes);
  const shown = useMemo(
    () =>
      wished
        ? filterMenu(
            recipes.filter(({ id }) => wished.includes(id)),
            { ...wanted, search: '' },
          )
        : named,
    [recipes, named, wished, wanted],
  );
  const isDrawn = useDeferredMount();
  const close = () => keepingGlass(() => setPicked(undefined));

  if (recipes.length === 0) {
    return (
      <EmptyState title={t`No drinks on the menu yet`} text={t`Please ask at the bar. They will know when it opens.`} />
    );
  }
  return (
    <section className={styles.menu} aria-labelledby="menu-title">
      <MenuHead id="menu-title" count={shown.length} />
      <MenuTools filter={filter} onFilter={setFilter} />
      {shown.length === 0 ? (
        <EmptyState
          title={t`Nothing has all of that`}
          text={t`Take one wish away and look again.`}
          action={
            <Button onClick={() => setFilter(NO_FILTER)}>
              <Trans>Show everything</Trans>
            </Button>
          }
        />
      ) : (
        <ul className={styles.list} role="list">
          {shown.map((recipe, at) => (
            <li key={recipe.id} className={styles.item}>
              <DrinkCard
                recipe={recipe}
                look={styles}
                isDescribed
                isDrawn={isDrawn || at < SEEN_AT_ONCE}
                onChoose={setPicked}
              />
            </li>
          ))}
        </ul>
      )}
      <RecommendationModal
        key={chosen?.id}
        open={chosen !== undefined}
        onClose={close}
        recommendations={chosen ? [{ recipe: chosen }] : []}
        about={chosen && descriptionOf(chosen)}
        instead={chosen && <NearestInstead recipe={chosen} recipes={recipes} onChoose={setPicked} />}
        guestName={guestName}
        demo={demo}
        placeOrder={placeOrder}
        onStartOver={close}
        {...(onOrdered && { onOrdered })}
      />
    </section>
  );
}

/** Number of drinks a phone shows without scrolling. */
const SEEN_AT_ONCE = 4;
