import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { StaffRecipe } from '#contract/menu/recipes.ts';
import type { ShopSelling } from '#contract/shop/selling.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { TwoNames } from '#ui/kit/two-names.tsx';
import { DrinkPicture } from '#ui/play/drink/drink-picture.tsx';
import { SellingBadges } from '#web/console/kit/selling-badges.tsx';
import { DrinkThumbnail } from '#web/console/kit/thumbnail/drink-thumbnail.tsx';
import styles from './quiet-counter.module.css';

const ON_THE_BAR = 3;
const AT_HAND = 6;

interface Props {
  /** undefined while loading. */
  recipes: readonly StaffRecipe[] | undefined;
  selling: ShopSelling | undefined;
  /** Begins an order for a guest with this drink. */
  onPour: (recipe: StaffRecipe) => void;
}

/** Nobody has ordered: the bar as it stands, whether guests can order, and the first drinks of the menu to begin with. */
export function QuietCounter({ recipes = [], selling, onPour }: Props) {
  const { t } = useLingui();
  const shown = recipes.filter(({ hidden }) => !hidden);
  const ready = shown.filter(({ available }) => available);
  const soldOut = shown.length - ready.length;
  return (
    <div className={styles.quiet}>
      <div className={styles.bar}>
        <div className={styles.stage} aria-hidden="true">
          {oneOfEachGlass(ready).map(({ id, drawing }) => (
            <DrinkPicture key={id} drawing={drawing} size="fill" title="" />
          ))}
        </div>
        <div className={styles.words}>
          <h2>
            <Trans>All quiet</Trans>
          </h2>
          <p>
            <Trans>As soon as a guest orders, it stands here. You can also place an order for a guest.</Trans>
          </p>
          <p className={styles.facts}>
            {selling && <SellingBadges selling={selling} />}
            {ready.length > 0 && (
              <Badge>
                <Plural value={ready.length} one="# drink on the menu" other="# drinks on the menu" />
              </Badge>
            )}
            {soldOut > 0 && (
              <Badge tone="caution">
                <Plural value={soldOut} one="# sold out" other="# sold out" />
              </Badge>
            )}
          </p>
        </div>
      </div>
      {ready.length > 0 && (
        <section className={styles.first} aria-label={t`For a guest without a phone`}>
          <h3>
            <Trans>For a guest without a phone</Trans>
          </h3>
          <ul role="list">
            {ready.slice(0, AT_HAND).map((recipe) => (
              <li key={recipe.id}>
                <button type="button" className={styles.drink} onClick={() => onPour(recipe)}>
                  <DrinkThumbnail drawing={recipe.drawing} size={72} />
                  <TwoNames of={recipe} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Drinks that look unlike each other side by side. */
function oneOfEachGlass(recipes: readonly StaffRecipe[]): StaffRecipe[] {
  const byGlass = new Map<string, StaffRecipe>();
  for (const recipe of recipes) if (!byGlass.has(recipe.drawing.glass)) byGlass.set(recipe.drawing.glass, recipe);
  return [...byGlass.values()].slice(0, ON_THE_BAR);
}
