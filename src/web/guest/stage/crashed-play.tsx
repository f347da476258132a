import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import type { PlaceOrder } from '#ui/play/order/order-answer.ts';
import { loadPart } from '#ui/kit/load-again.ts';
import { Button } from '#ui/kit/button.tsx';
import { CrashBoundary } from '#web/shell/crash-boundary.tsx';
import { GoButton } from '#web/shell/go-button.tsx';
import { PlayLoading } from './play-loading.tsx';
import styles from './kiosk-stage.module.css';

interface Props {
  /** Name of the experience, as in the error text. */
  name: string;
  /** The shop's full menu, independent of the experience. */
  recipes: GuestRecipe[];
  placeOrder: PlaceOrder;
  onRetry: () => void;
  onCrash: (error: Error) => void;
}

/** Shown if an experience crashed or its code did not load: a message and three ways on, one of them to a drink. */
export function CrashedPlay({ name, recipes, placeOrder, onRetry, onCrash }: Props) {
  const [Menu, setMenu] = useState<ReturnType<typeof loadMenu>>();
  const [wasAtMenu, setWasAtMenu] = useState(false);
  const openMenu = () => {
    document.documentElement.scrollTop = 0;
    setWasAtMenu(true);
    setMenu(loadMenu);
  };
  const words = <Words name={name} takesFocus={wasAtMenu} onRetry={onRetry} onMenu={openMenu} />;
  if (!Menu) return words;
  return (
    <CrashBoundary key={Menu.attempt} crashed={words} onCrash={onCrash}>
      <Suspense fallback={<PlayLoading />}>
        <Menu.Whole
          recipes={recipes}
          placeOrder={placeOrder}
          onOrdered={() => undefined}
          onBack={() => setMenu(undefined)}
        />
      </Suspense>
    </CrashBoundary>
  );
}

/** Loaded again each time: its code may fail to load too while offline. */
const loadMenu = (before?: { attempt: number }) => ({
  attempt: (before?.attempt ?? 0) + 1,
  Whole: lazy(() => loadPart(wholeMenu)),
});
const wholeMenu = () => import('#ui/play/result/whole-menu.tsx').then((loaded) => ({ default: loaded.WholeMenu }));

interface WordsProps {
  name: string;
  /** The guest was in the menu, and returns to this message. */
  takesFocus: boolean;
  onRetry: () => void;
  onMenu: () => void;
}

function Words({ name, takesFocus, onRetry, onMenu }: WordsProps) {
  const { t } = useLingui();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) text.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.crashed}>
      <p ref={text} role="alert" tabIndex={-1} className={styles.crashText}>
        {t`Something went wrong with ${name} component`}
      </p>
      <Button kind="main" size="big" onClick={onRetry}>
        <Trans>Try Again</Trans>
      </Button>
      <Button size="big" onClick={onMenu}>
        <Trans>The whole menu</Trans>
      </Button>
      <GoButton to="/" size="big">
        <Trans>Return to Home</Trans>
      </GoButton>
    </div>
  );
}
