import { useRef, type ReactNode, type Ref } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { BackButton } from '#ui/kit/back.tsx';
import { useMenuText } from '#ui/kit/menu-text.ts';
import { keepingGlass } from '#ui/play/keeping-glass.ts';
import { DrinkPicture } from '#ui/play/drink/drink-picture.tsx';
import { ChangesNote } from '#ui/play/drink/changes-note.tsx';
import { ToldAllergies } from '#ui/play/allergens/told-allergies.tsx';
import { GuestScreen } from '#web/shell/guest-screen.tsx';
import type { PendingOrder } from '#web/shell/client/pending-orders.ts';
import { ByHandSteps } from './by-hand-steps.tsx';
import { Machine } from './machine.tsx';
import { drinkNames, emptyGlass, orderDrawing, orderGlass } from './order-drink.ts';
import { useFreshHeading } from '#ui/kit/use-fresh-heading.ts';
import styles from './approve.module.css';

interface Props {
  order: PendingOrder;
  /** What the machine is doing. */
  note: ReactNode;
  /** No machine makes anything now. */
  isOut: boolean;
  onReady: () => void;
  onBack: () => void;
}

export function PrepareStep({ order, note, isOut, onReady, onBack }: Props) {
  const { languages } = useMenuText();
  const heading = useFreshHeading();
  const placed = useRef<HTMLDivElement>(null);
  const drawing = orderDrawing(order);
  const { own: drink } = drinkNames(order, languages);
  const glass = orderGlass(order, languages);
  const wantsIce = drawing.ice !== 'none';
  const ready = emptyGlass(drawing, drawing.ice);
  return (
    <GuestScreen
      isBusy
      back={<BackButton onClick={onBack} />}
      actions={
        <>
          <Button
            kind="main"
            size="big"
            disabled={isOut}
            onClick={() => keepingGlass(onReady, () => placed.current ?? undefined)}
          >
            <Trans>Glass is Ready - Start Brewing!</Trans>
          </Button>
        </>
      }
    >
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        <Trans>
          Prep your glass for <span lang={drink.lang}>{drink.text}</span>
        </Trans>
      </h1>
      {note}
      <ToldAllergies order={order} recipe={order.recipe} />
      <ChangesNote changes={order.changes} />
      <ol className={styles.steps} role="list" data-wide>
        <Step number={1} picture={<DrinkPicture drawing={emptyGlass(drawing)} level={0} title="" />}>
          <Trans>
            Take a clean <strong lang={glass.lang}>{glass.text}</strong>.
          </Trans>
        </Step>
        <Step number={2} picture={<DrinkPicture drawing={ready} level={0} title="" />}>
          {wantsIce ? <Trans>Fill about 3/4 with ice.</Trans> : <Trans>No ice for this one.</Trans>}
        </Step>
        {order.byHand && (
          <li>
            <ByHandSteps byHand={order.byHand} />
          </li>
        )}
        <Step number={3} ref={placed} picture={<Machine drawing={ready} level={0} lamp="waiting" />}>
          <Trans>Place it in the middle of the dispenser base.</Trans>
        </Step>
      </ol>
    </GuestScreen>
  );
}

interface StepProps {
  number: number;
  ref?: Ref<HTMLDivElement>;
  picture: ReactNode;
  children: ReactNode;
}

function Step({ number, ref, picture, children }: StepProps) {
  return (
    <li className={styles.prepare}>
      <div ref={ref} className={styles.preparePicture} data-glass>
        {picture}
      </div>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <p>{children}</p>
    </li>
  );
}
