import { lazy, Suspense, useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useSearch } from 'wouter';
import './deferred-install-prompt.ts';
import { readPrompt } from './due-prompt.ts';
import { addPlayTexts } from './i18n.ts';
import styles from './guest-shell.module.css';
import { mayHaveOrders } from './waiting-orders.tsx';

type Loaded = Record<'GuestSide' | 'GuestFoot', ComponentType>;
let loading: Promise<Loaded> | undefined;
const load = (): Promise<Loaded> =>
  (loading ??= Promise.all([import('#web/guest/phone/guest-services.tsx'), addPlayTexts()]).then(([loaded]) => loaded));
const GuestSide = lazy(() => load().then((loaded) => ({ default: loaded.GuestSide })));
const GuestFoot = lazy(() => load().then((loaded) => ({ default: loaded.GuestFoot })));

/** A page that nobody touched gets it this late, so that nothing stands in the way of its first use. Milliseconds. */
const AT_THE_LATEST_MS = 4000;
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'offline'] as const;

interface Props {
  children: ReactNode;
  /** The screen can be used without it for a moment; it comes with the first touch, or soon. */
  canWait?: boolean;
}

/** A guest's screen. What watches over it, the connection, the kept orders and the prompts, comes once it stands. */
export function OnGuestSide({ children, canWait = false }: Props) {
  const hasCode = useSearch().includes('joinCode');
  const isWanted = useWanted(canWait && !hasCode);
  const isPromptLikely = useIsPromptLikely();
  // Kept from the first moment, so that nothing moves under a thumb when the prompt comes.
  const room = isPromptLikely && <div className={styles.room} />;
  return (
    <>
      {isWanted && (
        <Suspense fallback={null}>
          <GuestSide />
        </Suspense>
      )}
      {children}
      {isWanted ? (
        <Suspense fallback={room}>
          <GuestFoot />
        </Suspense>
      ) : (
        room
      )}
    </>
  );
}

/** Whether a guest will be shown a prompt; as the build draws the page, and at first, yes: nearly everyone is. */
function useIsPromptLikely(): boolean {
  const [isLikely, setLikely] = useState(true);
  useLayoutEffect(() => setLikely(readPrompt() !== undefined), []);
  return isLikely;
}

/** True from when the screen stands; where it can wait, from the first sign of somebody there, or of an order to be sent. */
function useWanted(canWait: boolean): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isWanted) return;
    const want = () => setWanted(true);
    if (!canWait || !navigator.onLine || mayHaveOrders()) return want();
    const timer = setTimeout(want, AT_THE_LATEST_MS);
    for (const sign of SIGNS) addEventListener(sign, want);
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, want);
    };
  }, [canWait, isWanted]);
  return isWanted;
}
