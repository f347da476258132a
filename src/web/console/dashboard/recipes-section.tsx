import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { StaffRecipe } from '#contract/menu/recipes.ts';
import { languagesOf, mostTranslated } from '#domain/text/translation-coverage.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Pager } from '#ui/kit/tables/data-table.tsx';
import { useLeaveGuard } from '#ui/settings/leave-guard.ts';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { EmptyState, ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import { FetchRecipes } from './fetch-recipes.tsx';
import { RecipeCard } from './recipe-card.tsx';
import { UnsavedTexts } from './unsaved-texts.tsx';
import { useLanguages } from './use-languages.ts';
import { useTranslationDrafts, type TranslationDraft } from './use-translation-drafts.ts';
import { useTranslationEdits } from './use-translation-edits.ts';
import styles from './recipes.module.css';

/** Its coverage is shown even where nothing is translated yet, so that an owner sees what is missing. */
const ALWAYS_MEASURED = 'zh-HK';
/** A card of the original shows the coverage of what guests read, or of so many languages where the shop names none. */
const MEASURED = 3;
/** Full rows, whether a row has one card, two or three. At first a look at them alone: the menu has a page of its own. */
const GRID_SIZES = [6, 12, 24, 48] as const;

export function RecipesSection({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const recipes = useEndpoint('GET /api/admin/shops/:shopId/recipes', { params: { shopId } });
  const languages = useLanguages(shopId);
  const [language, setLanguage] = useState('');
  const edits = useTranslationEdits(shopId, language);
  const drafts = useTranslationDrafts(shopId);
  const [search, setSearch] = useState('');
  const [wantedPage, setPage] = useState(1);
  const [size, setSize] = useState<number>(GRID_SIZES[0]);
  const section = useRef<HTMLElement>(null);
  const looked = useDeferredValue(search);
  const all = useMemo(() => recipes.data?.recipes ?? [], [recipes.data]);
  const measured = useMemo(
    () => (languages.read.length > 1 ? languages.read : mostTranslated(all, MEASURED, ALWAYS_MEASURED)),
    [all, languages.read],
  );
  const present = useMemo(() => languagesOf(all), [all]);
  const offered = [...new Set([...languages.codes, ALWAYS_MEASURED, ...present])];
  const isRead = (code: string) => languages.read.includes(code);
  const optionOf = (code: string) => ({ value: code, label: languages.labelOf(code) });
  const found = useMemo(() => all.filter((recipe) => isNamed(recipe, looked)), [all, looked]);
  const page = Math.min(wantedPage, Math.max(1, Math.ceil(found.length / size)));
  const shown = found.slice((page - 1) * size, page * size);
  const unseen = drafts
    .all()
    .filter((draft) => draft.language !== language || !shown.some(({ id }) => id === draft.recipeId));

  useLeaveGuard(drafts.all().length > 0, t`Translations you typed are not saved yet.`, () =>
    drafts.drop(...drafts.all().map(({ key }) => key)),
  );

  const look = (text: string) => {
    setSearch(text);
    setPage(1);
  };
  const turnTo = (to: number) => {
    setPage(to);
    section.current?.scrollIntoView({ block: 'start' });
  };
  const show = (draft: TranslationDraft) => {
    setLanguage(draft.language);
    look(draft.recipeName);
  };
  return (
    <section ref={section} className={styles.section} aria-labelledby="recipes">
      <div className={styles.head}>
        <h2 id="recipes">
          <Trans>Recipes</Trans>
          {all.length > 0 && <span className={styles.count}>{all.length}</span>}
        </h2>
        <FetchRecipes shopId={shopId} />
        <div className={styles.tools}>
          {all.length > 0 && (
            <TextField
              type="search"
              label={t`Find a recipe`}
              value={search}
              onChange={look}
              className={styles.search}
            />
          )}
          <SelectField
            label={t`View in`}
            value={language}
            onChange={setLanguage}
            placeholder={t`Original`}
            options={offered.filter(isRead).map(optionOf)}
            others={{ label: t`Other languages`, options: offered.filter((code) => !isRead(code)).map(optionOf) }}
            className={styles.language}
          />
        </div>
      </div>
      <UnsavedTexts drafts={unseen} onShow={show} onDiscard={() => drafts.drop(...unseen.map(({ key }) => key))} />
      {recipes.isPending && <Skeleton height="180px" lines={2} radius="20px" />}
      {recipes.isLoadingError && (
        <ErrorState text={t`Failed to load recipes.`} onRetry={() => void recipes.refetch()} />
      )}
      {recipes.isSuccess && all.length === 0 && (
        <EmptyState
          title={t`No recipes found for this shop.`}
          text={<Trans>The menu comes from the main server.</Trans>}
        />
      )}
      {all.length > 0 && found.length === 0 && (
        <EmptyState
          title={<Trans>No recipe fits</Trans>}
          text={<Trans>No recipe has “{looked}” in its name.</Trans>}
          action={
            <Button onClick={() => look('')}>
              <Trans>Show all recipes</Trans>
            </Button>
          }
        />
      )}
      <ul role="list" className={styles.grid}>
        {shown.map((recipe) => (
          <RecipeCard
            key={recipe.id}
            recipe={recipe}
            language={language}
            languages={measured}
            languageLabel={languages.labelOf(language)}
            edits={edits}
            drafts={drafts}
          />
        ))}
      </ul>
      {all.length > GRID_SIZES[0] ? (
        <Pager
          label={t`Pages of recipes`}
          totalText={<Plural value={found.length} one="# recipe" other="# recipes" />}
          sizes={GRID_SIZES}
          page={page}
          pageSize={size}
          total={found.length}
          onPage={turnTo}
          onPageSize={(wanted) => {
            setSize(wanted);
            setPage(1);
          }}
        />
      ) : (
        <VisuallyHidden as="div" role="status">
          {all.length > 0 && <Plural value={found.length} one="# recipe" other="# recipes" />}
        </VisuallyHidden>
      )}
    </section>
  );
}

function isNamed({ name, name_translations }: StaffRecipe, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return true;
  return [name, ...Object.values(name_translations)].some((text) => text.toLowerCase().includes(wanted));
}
