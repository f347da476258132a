/** The prompt a guest is due, followed. Source: spec §2 "Install and browser prompts". */
import { useCallback, useEffect, useState } from 'react';
import type { Prompt } from '#domain/settings/install-prompt.ts';
import { early } from '#web/shell/deferred-install-prompt.ts';
import { session } from '#web/shell/start/storage.ts';
import { DISMISSED, readPrompt } from '#web/shell/due-prompt.ts';

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
