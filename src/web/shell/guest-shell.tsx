import { lazy, Suspense, useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useSearch } from 'wouter';
import './deferred-install-prompt.ts';
import { readPrompt } from './due-prompt.ts';
import { addPlayTexts } from './i18n.ts';
import styles from './guest-shell.module.css';
import { mayHaveOrders } from './waiting-orders.tsx';

type Loaded = Record<'GuestServices' | 'GuestFooter', ComponentType>;
let loading: Promise<Loaded> | undefined;
const load = (): Promise<Loaded> =>
  (loading ??= Promise.all([import('#web/guest/phone/guest-services.tsx'), addPlayTexts()]).then(([loaded]) => loaded));
const GuestServices = lazy(() => load().then((loaded) => ({ default: loaded.GuestServices })));
const GuestFooter = lazy(() => load().then((loaded) => ({ default: loaded.GuestFooter })));

/** Delay on an untouched page, so that nothing competes with its first use. Milliseconds. */
const AT_THE_LATEST_MS = 4000;
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'offline'] as const;

interface Props {
  children: ReactNode;
  /** Loaded with the first touch, or soon after: the screen works without it for a moment. */
  canWait?: boolean;
}

/** A guest screen. Its background services (connection, queued orders, prompts) are loaded after first paint. */
export function GuestShell({ children, canWait = false }: Props) {
  const hasCode = useSearch().includes('joinCode');
  const isWanted = useWanted(canWait && !hasCode);
  const isPromptLikely = useIsPromptLikely();
  // Reserved from the start, to avoid a layout shift when the prompt appears.
  const room = isPromptLikely && <div className={styles.room} />;
  return (
    <>
      {isWanted && (
        <Suspense fallback={null}>
          <GuestServices />
        </Suspense>
      )}
      {children}
      {isWanted ? (
        <Suspense fallback={room}>
          <GuestFooter />
        </Suspense>
      ) : (
        room
      )}
    </>
  );
}

/** Whether a prompt is expected; true when prerendered and at first, since nearly every guest gets one. */
function useIsPromptLikely(): boolean {
  const [isLikely, setLikely] = useState(true);
  useLayoutEffect(() => setLikely(readPrompt() !== undefined), []);
  return isLikely;
}

/** True after first paint; if it can wait, after the first activity, or when an order is to be sent. */
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
