import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/orders.ts';
import type { GuestRecipe } from '#contract/recipes.ts';
import { translated } from '#domain/text/translated.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { Button, buttonClass } from '#ui/kit/button.tsx';
import { DrinkImage } from '#ui/play/drink/drink-image.tsx';
import { ToldAllergies } from '#ui/play/allergens/told-allergies.tsx';
import { useFocusAlone } from './use-focus-alone.ts';
import styles from './placed-order.module.css';

interface Props {
  order: Order;
  recipe: GuestRecipe;
  onAnother: () => void;
}

/** The guest's ticket: the number to listen for and where to go with it. */
export function PlacedOrder({ order, recipe, onAnother }: Props) {
  const { t, i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const drink = translated(recipe.name, recipe.name_translations, i18n.locale);
  const atOnce = order.status === 'IMMEDIATE';

  useFocusAlone(heading);
  useEffect(() => {
    document.documentElement.scrollTop = 0;
  }, []);

  return (
    <section className={styles.placed} aria-labelledby="placed-drink">
      <div className={styles.ticket}>
        <span className={styles.shadow} aria-hidden="true" />
        <div className={styles.picture}>
          <DrinkImage recipe={recipe} decorative animated />
        </div>
        <div className={styles.stub}>
          <h1 ref={heading} tabIndex={-1} id="placed-drink" lang={drink.lang} className={styles.drink}>
            {drink.text}
          </h1>
          <p className={styles.for}>
            <Trans>for {order.name}</Trans>
          </p>
          {order.displayId && (
            <p className={styles.number}>
              <span className={styles.numberLabel}>
                <Trans>Display ID</Trans>
              </span>
              <strong>{order.displayId}</strong>
            </p>
          )}
          <Badge tone={atOnce ? 'good' : 'waiting'}>{atOnce ? t`On its way` : t`Waiting for you at the machine`}</Badge>
        </div>
      </div>
      <ToldAllergies allergies={order.allergies} recipe={recipe} />
      <p className={styles.where}>
        {atOnce ? (
          <Trans>The bar has it. Listen for your number.</Trans>
        ) : (
          <Trans>At the machine, scan its QR code.</Trans>
        )}
      </p>
      <div className={styles.actions}>
        {!atOnce && (
          <Link to="/approve" className={buttonClass({ kind: 'main', size: 'big' })}>
            <Trans>I'm at the machine</Trans>
          </Link>
        )}
        <Button size="big" onClick={onAnother}>
          <Trans>Order another</Trans>
        </Button>
      </div>
    </section>
  );
}
