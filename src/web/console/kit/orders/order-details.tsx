import { useId, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffOrder } from '#contract/order/orders.ts';
import type { StaffRecipe } from '#contract/menu/recipes.ts';
import { madeByPours } from '#domain/machine/made-by.ts';
import { allergensAsOrdered, isAsOrdered } from '#domain/order/changes.ts';
import { SIZE_FACTOR } from '#domain/order/order.ts';
import { formatPrice } from '#domain/selling/price.ts';
import { translated } from '#domain/text/translated.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Skeleton } from '#ui/kit/states.tsx';
import { DrinkAllergens } from '#ui/play/allergens/drink-allergens.tsx';
import { DrinkPicture } from '#ui/play/drink/drink-picture.tsx';
import { sessionIsStaff, sessionIsTablet, useSession } from '#web/shell/client/session.ts';
import { GuestRecordDialog } from './guest-record-dialog.tsx';
import { PrintReceipt } from './receipt.tsx';
import { METHOD_WORDS, UNIT_WORDS } from '../recipe-words.ts';
import styles from './order-details.module.css';

/** What is in the ordered drink, what it is served in, who pours it, and what it costs. */
export function OrderDetails({ order }: { order: StaffOrder }) {
  const { t, i18n } = useLingui();
  const recipe = useEndpoint('GET /api/admin/recipes/:recipeId', { params: { recipeId: order.recipeId } });
  const session = useSession();
  const isOwner = !sessionIsStaff(session) && !sessionIsTablet(session);
  const [isGuestOpen, setGuestOpen] = useState(false);
  const at = (time: string) => i18n.date(time, { hour: 'numeric', minute: '2-digit', day: 'numeric', month: 'short' });
  return (
    <div className={styles.details}>
      {recipe.isPending && <Skeleton height="20px" lines={4} />}
      {recipe.isError && (
        <p>
          <Trans>This drink is no longer on the menu.</Trans>
        </p>
      )}
      {recipe.data && <Recipe recipe={recipe.data} order={order} />}
      <dl className={styles.facts}>
        {recipe.data && <Fact name={t`Who pours`}>{<WhoPours recipe={recipe.data} order={order} />}</Fact>}
        {order.price && <Fact name={t`Price`}>{formatPrice(order.price, i18n.locale)}</Fact>}
        <Fact name={t`Placed`}>{at(order.timestamp)}</Fact>
        {order.madeAt && <Fact name={t`Made`}>{at(order.madeAt)}</Fact>}
      </dl>
      <div className={styles.buttons}>
        <PrintReceipt order={order} />
        {isOwner && (
          <Button kind="quiet" onClick={() => setGuestOpen(true)}>
            <Trans>What is kept of this guest</Trans>
          </Button>
        )}
      </div>
      {/* Not in the table, whose cells may be cut off. */}
      {isGuestOpen &&
        createPortal(<GuestRecordDialog order={order} onClose={() => setGuestOpen(false)} />, document.body)}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface Props {
  recipe: StaffRecipe;
  order: StaffOrder;
}

function Recipe({ recipe, order }: Props) {
  const { i18n } = useLingui();
  const id = useId();
  const glass = translated(recipe.glass.name, recipe.glass.name_translations, i18n.locale);
  return (
    <div className={styles.recipe}>
      <DrinkPicture drawing={recipe.drawing} size={72} title="" />
      <section aria-labelledby={id}>
        <h3 id={id}>
          <Trans>What is in it</Trans>
        </h3>
        <ul role="list" className={styles.ingredients}>
          {recipe.recipeIngredient.map((ingredient) => {
            const name = translated(ingredient.name, ingredient.name_translations, i18n.locale);
            const amount = i18n.number(ingredient.amount * SIZE_FACTOR[order.size], { maximumFractionDigits: 1 });
            return (
              <li key={ingredient.id}>
                <span lang={name.lang}>{name.text}</span>
                <span className={styles.amount}>
                  {amount} {i18n._(UNIT_WORDS[ingredient.unit])}
                </span>
              </li>
            );
          })}
        </ul>
        <p className={styles.served}>
          <span lang={glass.lang}>{glass.text}</span>
          {recipe.garnish && <Garnish garnish={recipe.garnish} />}
          <span>{i18n._(METHOD_WORDS[recipe.mixingMethod])}</span>
        </p>
        {!isAsOrdered(order, recipe) && (
          <p className={styles.served}>
            <Trans>The recipe has changed since this was ordered.</Trans>
          </p>
        )}
      </section>
      <DrinkAllergens recipe={allergensAsOrdered(order, recipe)} />
    </div>
  );
}

function Garnish({ garnish }: { garnish: NonNullable<StaffRecipe['garnish']> }) {
  const { i18n } = useLingui();
  const { text, lang } = translated(garnish.name, garnish.name_translations, i18n.locale);
  return <span lang={lang}>{text}</span>;
}

function WhoPours({ recipe, order }: Props) {
  switch (madeByPours(order.machineString, recipe.recipeIngredient)) {
    case 'machine':
      return <Trans>The machine pours it</Trans>;
    case 'both':
      return <Trans>The machine, the rest by hand</Trans>;
    case 'hand':
      return <Trans>Poured by hand</Trans>;
  }
}
