import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MasterRecipe } from '#contract/menu/master.ts';
import { useConfirm } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Chip } from '#ui/kit/chip.tsx';
import { useIsPhone } from '#ui/kit/fold/use-is-phone.ts';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { EmptyState, ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import { OutcomeLine, type ActionOutcome } from '#web/console/kit/outcome-line.tsx';
import { ChooseAll, ChosenBar } from './drink-choice.tsx';
import { DrinksBeside } from './drinks-beside.tsx';
import { DrinksTable } from './drinks-table.tsx';
import { pageOf, readSearch, searched, SHOWN_STATES, withSearch, type ShownState } from './menu-search.ts';
import { Pages } from './pages.tsx';
import { useChosenDrinks } from './use-chosen-drinks.ts';
import type { useMenu } from '../use-menu.ts';
import styles from '../menu.module.css';

interface Props {
  shopId: string;
  /** The drink that is open beside the list. */
  current: string | undefined;
  menu: ReturnType<typeof useMenu>;
}

/** Every drink of the shop, to find, to open and to switch on and off. */
export function DrinkList({ shopId, current, menu }: Props) {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const confirm = useConfirm();
  const [, navigate] = useLocation();
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(current);
  useEffect(() => {
    const closed = current === undefined && before.current;
    before.current = current;
    if (!closed || document.activeElement !== document.body) return;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    links.find(({ pathname }) => pathname.endsWith(`/${encodeURIComponent(closed)}`))?.focus();
  }, [current]);
  const together = useChosenDrinks(shopId, setChosenIds);
  const [address, setAddress] = useSearchParams();
  const [isOrdering, setOrdering] = useState(false);
  const [said, setSaid] = useState<ActionOutcome>();
  const search = readSearch(address);
  const found = searched(menu.recipes, search);
  const { items, page, pages } = pageOf(found, search.page);
  const change = (part: Parameters<typeof withSearch>[1]) => {
    setSaid(undefined);
    setAddress(withSearch(address, part), { replace: true });
  };
  const isFiltered = search.text.trim() !== '' || search.state !== 'all';
  const isPlacing = isOrdering && !isFiltered && current === undefined;

  /** @param done what is said when it went well; nothing where the list itself shows it */
  const attempt = async (work: () => Promise<unknown>, done?: string): Promise<void> => {
    try {
      const batchId = batchOf(await work());
      setSaid(done === undefined ? undefined : { text: done, tone: 'good', batchId });
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : '';
      setSaid({ text: t`That did not work: ${reason}`, tone: 'bad' });
    }
  };

  if (menu.query.isPending) return <Skeleton height="56px" lines={6} />;
  if (menu.query.isLoadingError)
    return <ErrorState text={t`Failed to load recipes.`} onRetry={() => void menu.query.refetch()} />;
  if (menu.recipes.length === 0)
    return (
      <div className={styles.drinks}>
        <OutcomeLine outcome={said} onOutcome={setSaid} />
        <EmptyState
          title={t`No recipes found for this shop.`}
          text={<Trans>Make the first drink of this menu, or import drinks from a file.</Trans>}
        />
      </div>
    );

  const chosen = found.filter(({ id }) => chosenIds.includes(id));
  const ids = chosen.map(({ id }) => id);
  const master = `/shops/${encodeURIComponent(shopId)}/master`;
  const kept = address.size > 0 ? `?${address.toString()}` : '';
  const addressOf = (id: string) => `${master}/${encodeURIComponent(id)}${kept}`;
  const chooseAll = (wanted: readonly string[]) => {
    setSaid(undefined);
    setChosenIds(wanted);
  };
  const choose = (id: string, isChosen: boolean) =>
    chooseAll(isChosen ? [...ids, id] : ids.filter((other) => other !== id));
  const remove = async () => {
    const count = chosen.length;
    const isSure = await confirm({
      title: t`Delete ${plural(count, { one: '# drink', other: '# drinks' })}?`,
      text: t`They leave the menu of every kiosk. Orders that were placed for them stay. It can be undone for 30 days.`,
      action: t`Delete`,
      danger: true,
    });
    if (!isSure) return;
    setSaid(await together.remove(chosen));
    if (current !== undefined && ids.includes(current)) navigate(`${master}${kept}`);
  };

  const counts = stateCounts(menu.recipes);
  const stateWords: Record<ShownState, string> = {
    all: t`All`,
    shown: t`Shown to guests`,
    hidden: t`Hidden`,
    'sold-out': t`Sold out`,
    estimated: t`Flavour estimated`,
  };
  // Only what there is to confirm asks for attention.
  const states = SHOWN_STATES.filter(
    (state) => state !== 'estimated' || counts.estimated > 0 || search.state === 'estimated',
  );
  return (
    <div className={styles.drinks} ref={list}>
      <div className={styles.tools}>
        <TextField
          type="search"
          label={t`Find a drink or an ingredient`}
          value={search.text}
          onChange={(text) => change({ text })}
          className={styles.search}
        />
        {current === undefined && !isPhone ? (
          <div className={styles.chips} role="group" aria-label={t`Which drinks`}>
            {states.map((state) => (
              <Chip key={state} chosen={state === search.state} onToggle={() => change({ state })}>
                {stateWords[state]} <span className={styles.count}>{counts[state]}</span>
              </Chip>
            ))}
          </div>
        ) : (
          // Beside a drink, and on a phone, there is room for one line.
          <SelectField
            label={<VisuallyHidden>{t`Which drinks`}</VisuallyHidden>}
            className={styles.state}
            value={search.state}
            onChange={(value) => change({ state: states.find((state) => state === value) ?? 'all' })}
            options={states.map((state) => ({ value: state, label: `${stateWords[state]} · ${counts[state]}` }))}
          />
        )}
        {current === undefined && (
          <Button
            kind="quiet"
            aria-pressed={isOrdering}
            disabled={isFiltered}
            title={isFiltered ? t`Show all drinks to change their order.` : undefined}
            onClick={() => setOrdering(!isOrdering)}
          >
            {isOrdering ? <Trans>Done with the order</Trans> : <Trans>Change the order</Trans>}
          </Button>
        )}
      </div>
      {found.length === 0 && (
        <p className={styles.none}>
          <Trans>No drink is like that.</Trans>
        </p>
      )}
      {found.length > 0 && !isPlacing && (
        <ChooseAll
          chosen={ids}
          found={found.map(({ id }) => id)}
          isBusy={together.isBusy}
          onChoose={chooseAll}
          onDelete={() => void remove()}
        />
      )}
      {found.length > 0 && current !== undefined && (
        <DrinksBeside recipes={items} current={current} addressOf={addressOf} chosen={ids} onChoose={choose} />
      )}
      {found.length > 0 && current === undefined && (
        <DrinksTable
          shopId={shopId}
          recipes={items}
          allIds={menu.recipes.map(({ id }) => id)}
          isOrdering={isPlacing}
          menu={menu}
          attempt={attempt}
          addressOf={addressOf}
          chosen={ids}
          onChoose={choose}
        />
      )}
      <Pages page={page} pages={pages} total={found.length} onPage={(to) => change({ page: to })} />
      <ChosenBar
        count={isPlacing ? 0 : chosen.length}
        isBusy={together.isBusy}
        onState={(state) => void together.setState(state, chosen).then(setSaid)}
        outcome={said}
        onOutcome={setSaid}
      />
    </div>
  );
}

/** What was deleted says how it comes back. */
const batchOf = (reply: unknown): string | undefined =>
  typeof reply === 'object' && reply !== null && 'batchId' in reply && typeof reply.batchId === 'string'
    ? reply.batchId
    : undefined;

function stateCounts(recipes: readonly MasterRecipe[]): Record<ShownState, number> {
  const hidden = recipes.filter((recipe) => recipe.hidden).length;
  return {
    all: recipes.length,
    shown: recipes.length - hidden,
    hidden,
    'sold-out': recipes.filter(({ available }) => !available).length,
    estimated: recipes.filter(({ flavourEstimated }) => flavourEstimated).length,
  };
}
