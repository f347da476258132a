import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffRecipe } from '#contract/menu/recipes.ts';
import { translated } from '#domain/text/translated.ts';
import { Table } from '#ui/kit/tables/table.tsx';
import { ALLERGEN_WORDS } from '#ui/play/allergens/allergen-words.ts';
import { useStrengthWords } from '#ui/play/drink/strength-badge.tsx';
import { Paged } from './paged.tsx';
import styles from './inspection.module.css';

interface Props {
  recipes: readonly StaffRecipe[];
  isWhole: boolean;
}

/** Every drink guests are offered; what nobody has checked is never shown as none. */
export function MenuTable({ recipes, isWhole }: Props) {
  const { t, i18n } = useLingui();
  const strength = useStrengthWords();
  return (
    <section className={styles.list}>
      <h3>
        <Trans>Menu</Trans>
      </h3>
      {recipes.length === 0 && (
        <p>
          <Trans>No drink is on the menu.</Trans>
        </p>
      )}
      {recipes.length > 0 && (
        <Paged label={t`Pages of the menu`} rows={recipes} isWhole={isWhole}>
          {(rows) => (
            <Table caption={t`Menu`} className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">
                    <Trans>Drink</Trans>
                  </th>
                  <th scope="col">
                    <Trans>Strength</Trans>
                  </th>
                  <th scope="col">
                    <Trans>Allergens</Trans>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((recipe) => {
                  const name = translated(recipe.name, recipe.name_translations, i18n.locale);
                  return (
                    <tr key={recipe.id}>
                      <th scope="row" data-title lang={name.lang}>
                        {name.text}
                      </th>
                      <td
                        data-label={t`Strength`}
                        className={recipe.alcohol === 'unknown' ? styles.notChecked : undefined}
                      >
                        {strength(recipe)}
                      </td>
                      <td data-label={t`Allergens`}>
                        <Allergens recipe={recipe} />
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </Table>
          )}
        </Paged>
      )}
    </section>
  );
}

function Allergens({ recipe: { allergens, allergenList } }: { recipe: StaffRecipe }) {
  const { i18n } = useLingui();
  const words = allergens.map((one) => i18n._(ALLERGEN_WORDS[one])).join(i18n.locale === 'zh-HK' ? '、' : ', ');
  if (allergenList === 'declared') return words || <Trans>None of those that must be declared</Trans>;
  return (
    <>
      {words !== '' && `${words} · `}
      <span className={styles.notChecked}>
        {words === '' ? <Trans>Not checked</Trans> : <Trans>Others not checked</Trans>}
      </span>
    </>
  );
}
