import { memo } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffOrder } from '#contract/order/orders.ts';
import type { StaffRecipe } from '#contract/menu/recipes.ts';
import { translated } from '#domain/text/translated.ts';
import { allergensAsOrdered, isAsOrdered } from '#domain/order/changes.ts';
import { mayRemake, mayTake } from '#domain/order/order.ts';
import { formatPrice } from '#domain/selling/price.ts';
import { ChangesNote } from '#ui/play/drink/changes-note.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { MoreMenu } from '#ui/kit/more-menu.tsx';
import { kindFor, MustNotHave } from '#web/console/kit/orders/guests-allergies.tsx';
import { PrintReceipt } from '#web/console/kit/orders/receipt.tsx';
import { useOrderWords } from '#web/console/kit/orders/order-words.ts';
import { DrinkThumbnail } from '#web/console/kit/thumbnail/drink-thumbnail.tsx';
import { whyOf } from '#web/console/kit/machines/machine-words.tsx';
import { MachinePours, pouringNow, whyNotMade } from './machine-pours.tsx';
import styles from './tonight.module.css';

export interface TicketActions {
  onNext: (order: StaffOrder) => void;
  onCancel: (order: StaffOrder) => void;
  onCorrect: (order: StaffOrder) => void;
  onRemake: (order: StaffOrder) => void;
  /** Stops the machine that makes it. */
  onStop: (order: StaffOrder) => void;
  /** Completes it by hand although a machine makes it: asks first. */
  onCompleteByHand: (order: StaffOrder) => void;
}

interface Props extends TicketActions {
  order: StaffOrder;
  recipe: StaffRecipe | undefined;
  /** Display ids of the same guest's other orders; undefined if there is none. */
  together: string | undefined;
  /** Whole minutes in its present stage. */
  minutes: number;
  /** Minutes after which a ready drink counts as not collected. */
  reminderMinutes: number;
  /** The oldest of its column: what is next to do. */
  isFirst: boolean;
  busy: boolean;
}

/** Waiting longer than this is said in colour and words. Minutes. */
const LONG = 5;
const VERY_LONG = 10;

/** One order at the counter: what it is, for whom, for how long, and one tap for its next step. */
export const CounterTicket = memo(function CounterTicket({
  order,
  recipe,
  together,
  minutes,
  reminderMinutes,
  isFirst,
  busy,
  ...on
}: Props) {
  const { i18n } = useLingui();
  const words = useOrderWords();
  const drink = translated(order.recipeName, recipe?.name_translations, i18n.locale);
  const { orderId, displayId, name, size, stage } = order;
  const pouring = pouringNow(order);
  const notMade = whyNotMade(order);
  const id = `ticket-${orderId}`;
  // The menu may have another drink by now: its strength is not this one's.
  const asOrdered = recipe && isAsOrdered(order, recipe) ? recipe : undefined;
  const allergens = allergensAsOrdered(order, recipe);
  const kind = kindFor(order.allergies, allergens);
  const wait = minutes >= VERY_LONG ? 'very-long' : minutes >= LONG ? 'long' : undefined;
  return (
    <li
      className={styles.ticket}
      data-stage={stage}
      data-wait={wait}
      data-pours={pouring !== undefined || undefined}
      aria-labelledby={id}
    >
      {recipe && <DrinkThumbnail drawing={recipe.drawing} size={44} />}
      <div className={styles.words}>
        <h3 id={id} className={styles.number}>
          {displayId} <span className={styles.name}>{name}</span>
        </h3>
        <p className={styles.drink} lang={drink.lang}>
          {drink.text}
        </p>
      </div>
      <p className={styles.facts}>
        <span>{words.size(size)}</span>
        <span className={styles.wait}>{minutes < 1 ? <Trans>just now</Trans> : <Trans>{minutes} min</Trans>}</span>
        {order.price && <span>{formatPrice(order.price, i18n.locale)}</span>}
      </p>
      <div className={styles.notes}>
        {asOrdered?.alcohol === 'free' && (
          <Badge tone="good">
            <Trans>No alcohol</Trans>
          </Badge>
        )}
        {stage === 'waiting' && order.staffApproves === 'alcohol-duty' && order.adultConfirmedAt === null && (
          <Badge tone="caution">
            <Trans>Check age: 18+</Trans>
          </Badge>
        )}
        {stage === 'ready' && minutes >= reminderMinutes && (
          <Badge tone="caution">
            <Trans>Not collected</Trans>
          </Badge>
        )}
        {stage === 'attention' && <Badge tone="caution">{words.stage(stage)}</Badge>}
        {notMade !== undefined && (
          <Badge tone="caution">
            <Trans>Machine: {whyOf(notMade)}</Trans>
          </Badge>
        )}
        {recipe?.available === false && stage === 'waiting' && (
          <Badge tone="caution">
            <Trans>Sold out</Trans>
          </Badge>
        )}
        {together !== undefined && (
          <p className={styles.together}>
            <Trans>Same guest: {together}</Trans>
          </p>
        )}
        <MustNotHave allergies={order.allergies} recipe={allergens} />
        <ChangesNote changes={order.changes} />
      </div>
      <div className={styles.steps}>
        {pouring ? (
          <MachinePours displayId={displayId} machine={pouring} busy={busy} onStop={() => on.onStop(order)} />
        ) : (
          <Button
            kind={kind === 'main' && !isFirst ? 'plain' : kind}
            className={styles.next}
            busy={busy}
            onClick={() => on.onNext(order)}
            aria-describedby={id}
          >
            {stage === 'waiting' ? (
              <Trans>Make</Trans>
            ) : stage === 'ready' ? (
              <Trans>Hand out</Trans>
            ) : (
              <Trans>Done</Trans>
            )}
          </Button>
        )}
        <MoreSteps order={order} isPouring={pouring !== undefined} {...on} />
      </div>
    </li>
  );
});

type MoreProps = TicketActions & { order: StaffOrder; isPouring: boolean };

/** What is seldom done, in a menu over the tickets: none of them moves when it opens. */
function MoreSteps({ order, isPouring, ...on }: MoreProps) {
  const { t } = useLingui();
  const { displayId, stage, status } = order;
  return (
    <MoreMenu label={t`More for order ${displayId}`} isEverywhere>
      {mayTake('withdraw', status) && (
        <Button onClick={() => on.onCorrect(order)}>
          <Trans>Correct</Trans>
        </Button>
      )}
      {isPouring && (
        <Button onClick={() => on.onCompleteByHand(order)}>
          <Trans>Done by hand</Trans>
        </Button>
      )}
      {mayRemake(stage) && (
        <Button onClick={() => on.onRemake(order)}>
          <Trans>Make again</Trans>
        </Button>
      )}
      <PrintReceipt order={order} />
      {mayTake('cancel', status) && (
        <Button kind="danger" onClick={() => on.onCancel(order)}>
          <Trans context="an order">Cancel</Trans>
        </Button>
      )}
    </MoreMenu>
  );
}
