import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { inLanguage } from '#domain/text/bilingual.ts';
import type { OrderSize } from '#domain/order/order.ts';
import { Button } from '#ui/kit/button.tsx';
import { useMenuText } from '#ui/kit/menu-text.ts';
import { keepingGlass } from '#ui/play/keeping-glass.ts';
import { useKeptState } from '#ui/play/play-memory.ts';
import { currentRecipe } from '#ui/play/plain-menu/current-recipe.ts';
import { filterMenu, NO_FILTER } from '#ui/play/plain-menu/menu-filters.ts';
import { MenuHead } from '#ui/play/plain-menu/menu-head.tsx';
import { MenuTools } from '#ui/play/plain-menu/menu-tools.tsx';
import { NearestInstead } from '#ui/play/plain-menu/nearest-instead.tsx';
import { RecommendationModal } from '#ui/play/order/recommendation-modal.tsx';
import { EmptyState } from '#ui/kit/states.tsx';
import type { GuestProps } from '../../experience.ts';
import { sectionsOf, type TerminalSettings } from '../rules.ts';
import { DrinkDetails } from './drink-details.tsx';
import { MenuPages } from './menu-pages.tsx';
import { SizeChoice } from './size-choice.tsx';
import { useColumns } from './use-columns.ts';
import styles from './magazine.module.css';

interface Props {
  settings: TerminalSettings;
  recipes: GuestRecipe[];
  placeOrder: GuestProps['placeOrder'];
}

export function Magazine({ settings, recipes, placeOrder }: Props) {
  const { t, i18n } = useLingui();
  const { descriptionOf, languages } = useMenuText();
  const [filter, setFilter] = useKeptState('filter', NO_FILTER);
  const [picked, setPicked] = useState<GuestRecipe>();
  const [size, setSize] = useKeptState<OrderSize | undefined>(
    'size',
    settings.sizes.length === 1 ? settings.sizes[0] : undefined,
  );
  const body = useRef<HTMLDivElement>(null);
  const columns = useColumns(body);
  const wanted = useDeferredValue(filter);
  const isFiltered = wanted.search.trim() !== '' || wanted.chips.length > 0;
  const sections = useMemo(() => sectionsOf(settings, recipes, languages), [settings, recipes, languages]);
  const shown = useMemo(() => {
    if (!isFiltered) return sections;
    const all = sectionsOf({ ...settings, categories: [EVERYTHING] }, recipes, languages);
    return [
      {
        id: 'found',
        label: FOUND,
        recipes: filterMenu(
          all.flatMap((each) => each.recipes),
          wanted,
        ),
      },
    ];
  }, [isFiltered, sections, settings, recipes, languages, wanted]);
  const count = shown.reduce((sum, section) => sum + section.recipes.length, 0);
  const lang = i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en';
  const chosen = picked && currentRecipe(picked, recipes);
  const close = () => keepingGlass(() => setPicked(undefined));

  const goTo = (id: string) => {
    const heading = document.getElementById(`section-${id}`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  if (recipes.length === 0) {
    return (
      <EmptyState title={t`No drinks on the menu yet`} text={t`Please ask at the bar. They will know when it opens.`} />
    );
  }
  return (
    <section className={styles.magazine} aria-labelledby="magazine-title">
      <MenuHead id="magazine-title" count={count} />
      <MenuTools filter={filter} onFilter={setFilter} />
      {!isFiltered && shown.length > 1 && (
        <nav className={styles.contents} aria-label={t`Sections`}>
          {shown.map(({ id, label, recipes: list }) => (
            <button key={id} type="button" className={styles.entry} onClick={() => goTo(id)}>
              <span lang={lang}>{inLanguage(label, i18n.locale)}</span>
              <span className={styles.entryCount}>{list.length}</span>
            </button>
          ))}
        </nav>
      )}
      <div ref={body} className={styles.body}>
        {count === 0 && !isFiltered ? (
          <EmptyState
            title={t`Every drink is sold out right now`}
            text={t`Please ask at the bar. They will know what comes back, and when.`}
          />
        ) : count === 0 ? (
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
          shown.map(({ id, label, recipes: list }, at) => (
            <section
              key={id}
              aria-labelledby={isFiltered ? 'magazine-title' : `section-${id}`}
              className={styles.section}
            >
              {!isFiltered && (
                <h2 id={`section-${id}`} tabIndex={-1} lang={lang} className={styles.sectionTitle}>
                  {inLanguage(label, i18n.locale)}
                </h2>
              )}
              <MenuPages
                recipes={list}
                isFirst={at === 0}
                columns={columns}
                featured={isFiltered ? NONE : settings.featured}
                showAbv={settings.showAbv}
                onChoose={setPicked}
              />
            </section>
          ))
        )}
      </div>
      <RecommendationModal
        key={chosen?.id}
        open={chosen !== undefined}
        onClose={close}
        recommendations={chosen ? [{ recipe: chosen }] : []}
        about={chosen && descriptionOf(chosen)}
        instead={chosen && <NearestInstead recipe={chosen} recipes={recipes} onChoose={setPicked} />}
        guestName={undefined}
        demo={false}
        placeOrder={(order) => {
          const wish = chosen ? { ...order, card: { recipe: chosen, played: {} } } : order;
          return placeOrder(size ? { ...wish, key: `${order.key}-${size}`, size } : wish);
        }}
        onStartOver={close}
        showAbv={settings.showAbv}
        size={size}
        choice={settings.sizes.length > 1 && <SizeChoice sizes={settings.sizes} size={size} onSize={setSize} />}
        details={chosen && <DrinkDetails recipe={chosen} recipes={recipes} onChoose={setPicked} />}
      />
    </section>
  );
}

const NONE: readonly string[] = [];
/** The section for drinks the owner assigned to none. */
const EVERYTHING = { id: 'everything', label: { en: '', 'zh-HK': '' }, recipeIds: [] };
const FOUND = { en: 'Found', 'zh-HK': '搵到' };
