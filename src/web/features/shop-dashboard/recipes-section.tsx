import { useMemo, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffRecipe } from '#contract/recipes.ts';
import { languagesOf } from '#domain/translation-coverage.ts';
import { useEndpoint } from '#ui/api.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { EmptyState, ErrorState, Skeleton } from '#ui/states.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FetchRecipes } from './fetch-recipes.tsx';
import { RecipeCard } from './recipe-card.tsx';
import { useLanguages } from './use-languages.ts';
import { useTranslationEdits } from './use-translation-edits.ts';
import styles from './recipes.module.css';

/** Its coverage is shown even where nothing is translated yet, so that an owner sees what is missing. */
const ALWAYS_MEASURED = 'zh-HK';

export function RecipesSection({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const recipes = useEndpoint('GET /api/admin/shops/:shopId/recipes', { params: { shopId } });
  const languages = useLanguages();
  const [language, setLanguage] = useState('');
  const edits = useTranslationEdits(shopId, language);
  const [search, setSearch] = useState('');
  const all = recipes.data?.recipes ?? [];
  const present = useMemo(() => languagesOf(recipes.data?.recipes ?? []), [recipes.data]);
  const measured = [...new Set([ALWAYS_MEASURED, ...present])];
  const offered = [...new Set([...languages.codes, ...measured])];
  const shown = all.filter((recipe) => isNamed(recipe, search));
  return (
    <section className={styles.section} aria-labelledby="recipes">
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
              onChange={setSearch}
              className={styles.search}
            />
          )}
          <SelectField
            label={t`View in`}
            value={language}
            onChange={setLanguage}
            placeholder={t`Original`}
            options={offered.map((code) => ({ value: code, label: languages.labelOf(code) }))}
            className={styles.language}
          />
        </div>
      </div>
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
      {all.length > 0 && shown.length === 0 && (
        <p className={styles.none}>
          <Trans>No recipe has “{search}” in its name.</Trans>
        </p>
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
          />
        ))}
      </ul>
    </section>
  );
}

function isNamed({ name, name_translations }: StaffRecipe, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [name, ...Object.values(name_translations)].some((text) => text.toLowerCase().includes(wanted));
}
