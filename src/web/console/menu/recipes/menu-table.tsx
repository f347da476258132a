import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffRecipe } from '#contract/menu/recipes.ts';
import { translated } from '#domain/text/translated.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { DrinkImage } from '#ui/play/drink/drink-image.tsx';
import { Table } from '#ui/kit/tables/table.tsx';
import { useStrengthWords } from '#ui/play/drink/strength-badge.tsx';
import { useListOf } from '#ui/kit/use-list-of.ts';
import styles from './menu-table.module.css';

export function MenuTable({ recipes }: { recipes: readonly StaffRecipe[] }) {
  const { t } = useLingui();
  return (
    <Table caption={t`Menu`} className={styles.menu}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Drink</Trans>
          </th>
          <th scope="col" data-number>
            <Trans>ABV</Trans>
          </th>
          <th scope="col">
            <Trans>Glass</Trans>
          </th>
          <th scope="col">
            <Trans>Ingredients</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {recipes.map((recipe) => (
          <MenuRow key={recipe.id} recipe={recipe} />
        ))}
      </tbody>
    </Table>
  );
}

function MenuRow({ recipe }: { recipe: StaffRecipe }) {
  const { t } = useLingui();
  const listOf = useListOf();
  const strengthOf = useStrengthWords();
  const chinese = translated(recipe.name, recipe.name_translations, 'zh-HK');
  return (
    <tr>
      <th scope="row" data-title>
        <span className={styles.drink}>
          <DrinkImage recipe={recipe} size={44} decorative />
          <span>
            {recipe.name}
            {chinese.lang !== 'en' && (
              <span className={styles.chinese} lang={chinese.lang}>
                {chinese.text}
              </span>
            )}
            {recipe.hidden && (
              <Badge>
                <Trans>Hidden</Trans>
              </Badge>
            )}
            {!recipe.available && (
              <Badge tone="bad">
                <Trans>Sold out</Trans>
              </Badge>
            )}
          </span>
        </span>
      </th>
      <td data-label={t`ABV`} data-number>
        {strengthOf(recipe)}
      </td>
      <td data-label={t`Glass`}>{recipe.glass.name}</td>
      <td data-label={t`Ingredients`} className={styles.ingredients}>
        {listOf(recipe.ingredients.map(({ name }) => name))}
      </td>
    </tr>
  );
}
