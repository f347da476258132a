import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { newKey } from '#ui/kit/api/new-key.ts';
import { BilingualField } from '#ui/settings/bilingual-field.tsx';
import { DrinksField } from '#ui/settings/drinks-field.tsx';
import { OrderButtons } from '#ui/settings/order-buttons.tsx';
import type { Category } from '../rules.ts';
import styles from './terminal-admin.module.css';

const MOST = 20;
const MOST_DRINKS = 500;

interface Props {
  shopId: string;
  categories: readonly Category[];
  onChange: (categories: readonly Category[]) => void;
}

/** The owner's own sections; without any, drinks are grouped by main flavour. */
export function CategoryCards({ shopId, categories, onChange }: Props) {
  const { t, i18n } = useLingui();
  const edit = (id: string, part: Partial<Category>) =>
    onChange(categories.map((each) => (each.id === id ? { ...each, ...part } : each)));
  const move = (at: number, by: -1 | 1) => {
    const next = [...categories];
    [next[at], next[at + by]] = [next[at + by]!, next[at]!];
    onChange(next);
  };
  return (
    <Card aria-labelledby="terminal-sections" className={styles.card}>
      <h2 id="terminal-sections">
        <Trans>Sections</Trans>
      </h2>
      <p className={styles.help}>
        {categories.length === 0 ? (
          <Trans>
            The drinks make the sections by their main flavour: Bright, Orchard, Sparkling, Sweet, Garden, Spiced, Bold,
            No alcohol. Add one to make your own instead.
          </Trans>
        ) : (
          <Trans>Drinks in none of them stand last, under “And the others”. Remove all sections to go back.</Trans>
        )}
      </p>
      <ul role="list" className={styles.rows}>
        {categories.map((category, at) => {
          const place = at + 1;
          const name = inLanguage(category.label, i18n.locale) || t`section ${place}`;
          return (
            <li key={category.id} className={styles.row}>
              <BilingualField
                label={t`Section ${place}`}
                path={`categories.${at}.label`}
                value={category.label}
                onChange={(label) => edit(category.id, { label })}
                maxLength={60}
              />
              <DrinksField
                shopId={shopId}
                label={t`Drinks of ${name}`}
                recipeIds={category.recipeIds}
                onChange={(recipeIds) => edit(category.id, { recipeIds })}
                max={MOST_DRINKS}
              />
              <span className={styles.rowEnd}>
                <OrderButtons
                  name={name}
                  at={at}
                  count={categories.length}
                  canRemove
                  onMove={(by) => move(at, by)}
                  onRemove={() => onChange(categories.filter(({ id }) => id !== category.id))}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <Button
        disabled={categories.length >= MOST}
        onClick={() =>
          onChange([...categories, { id: newKey().slice(0, 40), label: { en: '', 'zh-HK': '' }, recipeIds: [] }])
        }
      >
        <Trans>Add a section</Trans>
      </Button>
    </Card>
  );
}
