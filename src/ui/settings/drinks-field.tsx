import { useState } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { StaffRecipe } from '#contract/menu/recipes.ts';
import { translated } from '#domain/text/translated.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { DrinkPicture } from '#ui/play/drink/drink-picture.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { OrderButtons } from './order-buttons.tsx';
import styles from './settings.module.css';

interface Props {
  shopId: string;
  /** Label, such as "Drinks of Neon Runner". */
  label: string;
  recipeIds: readonly string[];
  onChange: (recipeIds: string[]) => void;
  hint?: string;
  max?: number;
}

/** Picks some of the shop's drinks in order, best first. */
export function DrinksField({ shopId, label, recipeIds, onChange, hint, max = 20 }: Props) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const menu = useEndpoint('GET /api/admin/shops/:shopId/recipes', { params: { shopId } });
  const recipes = menu.data?.recipes ?? [];
  const nameOf = (recipe: StaffRecipe) => translated(recipe.name, recipe.name_translations, i18n.locale).text;

  const move = (from: number, by: -1 | 1) => {
    const next = [...recipeIds];
    [next[from], next[from + by]] = [next[from + by]!, next[from]!];
    onChange(next);
  };
  return (
    <div role="group" aria-label={label} className={styles.drinks}>
      <p className={styles.drinksLabel}>{label}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {recipeIds.length > 0 && (
        <ul role="list" className={styles.chosen}>
          {recipeIds.map((id, at) => {
            const recipe = recipes.find((each) => each.id === id);
            const name = recipe ? nameOf(recipe) : t`A drink that is gone`;
            return (
              <li key={id}>
                {recipe && <DrinkPicture drawing={recipe.drawing} title="" />}
                <span className={styles.drinkName}>{menu.isPending ? '…' : name}</span>
                {recipe && (recipe.hidden || !recipe.available) && (
                  <Badge tone="bad">{recipe.hidden ? <Trans>Hidden</Trans> : <Trans>Sold out</Trans>}</Badge>
                )}
                <OrderButtons
                  name={name}
                  at={at}
                  count={recipeIds.length}
                  canRemove
                  onMove={(by) => move(at, by)}
                  onRemove={() => onChange(recipeIds.filter((each) => each !== id))}
                />
              </li>
            );
          })}
        </ul>
      )}
      <Button onClick={() => setOpen(true)} disabled={recipeIds.length >= max}>
        <Trans>Choose drinks</Trans>
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={label} size="wide">
        {menu.isPending && <Skeleton height="44px" lines={5} />}
        {menu.isLoadingError && <ErrorState text={menu.error.message} onRetry={() => void menu.refetch()} />}
        {menu.data && <DrinkList recipes={recipes} recipeIds={recipeIds} onChange={onChange} max={max} />}
      </Dialog>
    </div>
  );
}

interface ListProps {
  recipes: readonly StaffRecipe[];
  recipeIds: readonly string[];
  onChange: (recipeIds: string[]) => void;
  max: number;
}

function DrinkList({ recipes, recipeIds, onChange, max }: ListProps) {
  const { t, i18n } = useLingui();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase();
  const shown = recipes.filter((recipe) =>
    [recipe.name, ...Object.values(recipe.name_translations)].some((name) => name.toLocaleLowerCase().includes(wanted)),
  );
  return (
    <div className={styles.picker}>
      <TextField label={t`Search drinks`} type="search" value={search} onChange={setSearch} data-autofocus />
      <p role="status" className={styles.hint}>
        <Plural value={shown.length} one="# drink" other="# drinks" />
      </p>
      <ul role="list" className={styles.pickList}>
        {shown.map((recipe) => {
          const { text, lang } = translated(recipe.name, recipe.name_translations, i18n.locale);
          const isChosen = recipeIds.includes(recipe.id);
          return (
            <li key={recipe.id}>
              <label className={styles.pick}>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={!isChosen && recipeIds.length >= max}
                  onChange={() =>
                    onChange(isChosen ? recipeIds.filter((id) => id !== recipe.id) : [...recipeIds, recipe.id])
                  }
                />
                <DrinkPicture drawing={recipe.drawing} title="" />
                <span lang={lang}>{text}</span>
                {(recipe.hidden || !recipe.available) && (
                  <Badge tone="bad">{recipe.hidden ? <Trans>Hidden</Trans> : <Trans>Sold out</Trans>}</Badge>
                )}
              </label>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
