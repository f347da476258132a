import { useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useSearch } from 'wouter';
import './deferred-install-prompt.ts';
import { readPrompt } from './due-prompt.ts';
import { addPlayTexts } from './i18n.ts';
import { keepTrying } from './keep-trying.ts';
import styles from './guest-shell.module.css';
import { mayHaveOrders } from './waiting-orders.tsx';

type Loaded = Record<'GuestServices' | 'GuestFooter', ComponentType>;
let services: Loaded | undefined;
async function loadServices(): Promise<Loaded> {
  const [loaded] = await Promise.all([import('#web/guest/phone/guest-services.tsx'), addPlayTexts()]);
  return (services = loaded);
}

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
  const loaded = useServices(useWanted(canWait && !hasCode));
  const isPromptLikely = useIsPromptLikely();
  // Reserved from the start, to avoid a layout shift when the prompt appears.
  const room = isPromptLikely && <div className={styles.room} />;
  return (
    <div className={styles.shell}>
      {loaded && <loaded.GuestServices />}
      {children}
      {loaded ? <loaded.GuestFooter /> : room}
    </div>
  );
}

/** The screen works without them: without a network they come when it is back. */
function useServices(isWanted: boolean): Loaded | undefined {
  const [loaded, setLoaded] = useState(services);
  useEffect(() => {
    if (!isWanted || loaded) return;
    const left = new AbortController();
    void keepTrying(loadServices, left.signal).then((found) => left.signal.aborted || setLoaded(found));
    return () => left.abort();
  }, [isWanted, loaded]);
  return isWanted ? loaded : undefined;
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
