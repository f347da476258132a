/** Which prompt a guest is due, if any. Small: every guest's page asks. Source: spec §2 "Install and browser prompts", §3. */
import { useCallback, useEffect, useState } from 'react';
import { promptsFor, type Prompt } from '#domain/install-prompt.ts';
import { early } from '../../early-offer.ts';
import { session } from '../../storage.ts';

const DISMISSED = { safari: 'safariPromptDismissed', install: 'pwaPromptDismissed' } as const;

const isStandalone = (): boolean =>
  (navigator as { standalone?: boolean }).standalone === true ||
  (globalThis as Partial<typeof globalThis>).matchMedia?.('(display-mode: standalone), (display-mode: fullscreen)')
    .matches === true;

const readPrompt = (): Prompt | undefined =>
  promptsFor({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints ?? 0,
    width: window.innerWidth,
    height: window.innerHeight,
    isStandalone: isStandalone(),
    isSafariDismissed: session.get(DISMISSED.safari) !== null,
    isInstallDismissed: session.get(DISMISSED.install) !== null,
  })[0];

/** @returns the prompt, and how to dismiss it for this session */
export function useDuePrompt(): { prompt: Prompt | undefined; dismiss: () => void } {
  const [prompt, setPrompt] = useState(readPrompt);
  const dismiss = useCallback(() => {
    if (prompt) session.set(DISMISSED[prompt], 'true');
    setPrompt(readPrompt());
  }, [prompt]);
  useEffect(() => {
    const onInstalled = () => setPrompt(undefined);
    window.addEventListener('appinstalled', onInstalled);
    return () => window.removeEventListener('appinstalled', onInstalled);
  }, []);
  return { prompt, dismiss };
}

/** The browser's own prompt, which it offers once, early, and only some browsers do. */
interface InstallEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}
let offered = early.offer as InstallEvent | undefined;

if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallEvent;
  });
}

/** @returns undefined where the browser offers no prompt of its own, or has shown it */
export async function promptNatively(): Promise<'accepted' | 'dismissed' | undefined> {
  const event = offered;
  offered = undefined;
  return event && (await event.prompt()).outcome;
}
