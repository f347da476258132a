import { useState } from 'react';
import { Link } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MasterRecipe } from '#contract/menu/master.ts';
import { alcoholOf } from '#domain/recipe/alcohol.ts';
import { inTwoLanguages } from '#domain/text/translated.ts';
import { useConfirm } from '#ui/kit/alert.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { CheckBox } from '#ui/kit/fields/check-box.tsx';
import { MoreMenu } from '#ui/kit/more-menu.tsx';
import { FoldButton } from '#ui/kit/fold/fold-button.tsx';
import { Table } from '#ui/kit/tables/table.tsx';
import { ListedDrink, served } from './listed-drink.tsx';
import { ListedPrices } from './listed-prices.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { StateChoice } from './state-choice.tsx';
import { moved } from './recipe-draft.ts';
import type { useMenu } from '../use-menu.ts';
import { useStrengthWords } from '#ui/play/drink/strength-badge.tsx';
import styles from '../menu.module.css';

interface Props {
  shopId: string;
  /** Those of this page. */
  recipes: readonly MasterRecipe[];
  /** The whole menu in its order. */
  allIds: readonly string[];
  isOrdering: boolean;
  menu: ReturnType<typeof useMenu>;
  attempt: (work: () => Promise<unknown>, done?: string) => Promise<void>;
  addressOf: (recipeId: string) => string;
  chosen: readonly string[];
  onChoose: (recipeId: string, isChosen: boolean) => void;
}

export function DrinksTable({ recipes, isOrdering, ...rest }: Props) {
  const { t } = useLingui();
  return (
    <Table caption={t`Drinks`} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Drink</Trans>
          </th>
          <th scope="col" data-number>
            <Trans>ABV</Trans>
          </th>
          <th scope="col">
            <Trans>For guests</Trans>
          </th>
          <th scope="col">{isOrdering ? <Trans>Place</Trans> : <Trans>Actions</Trans>}</th>
        </tr>
      </thead>
      <tbody>
        {recipes.map((recipe) => (
          <DrinkRow key={recipe.id} recipe={recipe} isOrdering={isOrdering} {...rest} />
        ))}
      </tbody>
    </Table>
  );
}

type RowProps = Omit<Props, 'recipes'> & { recipe: MasterRecipe };

/** On a phone two lines; the rest is a tap away. */
function DrinkRow({ shopId, recipe, allIds, isOrdering, menu, attempt, ...rest }: RowProps) {
  const { addressOf, chosen, onChoose } = rest;
  const { t, i18n } = useLingui();
  const strengthOf = useStrengthWords();
  const { name } = recipe;
  const { own, other } = inTwoLanguages(name, recipe.name_translations, [i18n.locale]);
  const { ABV } = served(recipe);
  const at = allIds.indexOf(recipe.id);
  const [isOpen, setOpen] = useState(false);
  const isChosen = !isOrdering && chosen.includes(recipe.id);
  return (
    <tr
      data-off={recipe.hidden || !recipe.available || undefined}
      data-open={isOpen || isOrdering || undefined}
      data-chosen={isChosen || undefined}
    >
      <th scope="row" data-title>
        <span className={styles.drink}>
          {!isOrdering && (
            <CheckBox
              label={t`Choose ${name}`}
              checked={isChosen}
              onChange={(isNowChosen) => onChoose(recipe.id, isNowChosen)}
            />
          )}
          <span className={styles.picture}>
            <ListedDrink recipe={recipe} size={48} />
          </span>
          <span>
            <Link to={addressOf(recipe.id)} className={styles.name} lang={own.lang}>
              {own.text}
            </Link>
            {other && (
              <span className={styles.other} lang={other.lang}>
                {other.text}
              </span>
            )}
            {(recipe.hidden || !recipe.available) && (
              <span className={styles.off}>
                <Badge tone={recipe.hidden ? 'neutral' : 'bad'}>{recipe.hidden ? t`Hidden` : t`Sold out`}</Badge>
              </span>
            )}
            <ListedPrices shopId={shopId} recipeId={recipe.id} />
            {recipe.flavourEstimated && (
              <Badge tone="special">
                <Trans>Flavour estimated</Trans>
              </Badge>
            )}
          </span>
        </span>
        {!isOrdering && <FoldButton label={t`More of ${name}`} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
      </th>
      <td data-label={t`ABV`} data-number className={styles.more}>
        {strengthOf({ ABV, alcohol: alcoholOf({ ...recipe, ABV }) })}
      </td>
      <td data-label={t`For guests`} className={styles.more}>
        <StateChoice recipe={recipe} onChoose={(state) => void attempt(() => menu.setState(recipe.id, state))} />
      </td>
      <td data-actions className={styles.more}>
        {isOrdering ? (
          <MoveButtons
            name={name}
            at={at}
            count={allIds.length}
            onMove={(by) => void attempt(() => menu.reorder(moved(allIds, at, by)))}
            onFirst={() => void attempt(() => menu.reorder([recipe.id, ...allIds.toSpliced(at, 1)]))}
          />
        ) : (
          <RowActions recipe={recipe} menu={menu} attempt={attempt} />
        )}
      </td>
    </tr>
  );
}

function RowActions({ recipe, menu, attempt }: Pick<RowProps, 'recipe' | 'menu' | 'attempt'>) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const { name } = recipe;
  const remove = async () => {
    const isSure = await confirm({
      title: t`Delete ${name}?`,
      text: t`It leaves the menu of every kiosk. Orders that were placed for it stay. It can be undone for 30 days.`,
      action: t`Delete`,
      danger: true,
    });
    if (isSure) await attempt(() => menu.remove(recipe.id), t`${name} is deleted.`);
  };
  return (
    <>
      {recipe.flavourEstimated && (
        <Button
          kind="quiet"
          aria-label={t`Confirm flavour of ${name}`}
          onClick={() =>
            void attempt(
              () => menu.setState(recipe.id, { flavourEstimated: false }),
              t`The flavour of ${name} is confirmed.`,
            )
          }
        >
          <Trans>Confirm flavour</Trans>
        </Button>
      )}
      <MoreMenu label={t`More actions for ${name}`}>
        <Button
          kind="quiet"
          aria-label={t`Duplicate ${name}`}
          onClick={() =>
            void attempt(() => menu.duplicate(recipe.id), t`${name} is copied; the copy is hidden until you show it.`)
          }
        >
          <Trans>Duplicate</Trans>
        </Button>
        <Button kind="danger" className={styles.delete} aria-label={t`Delete ${name}`} onClick={() => void remove()}>
          <Trans>Delete</Trans>
        </Button>
      </MoreMenu>
    </>
  );
}
