/** The prompt that is due, kept up to date. Source: docs/behaviour/install-prompts.md "When". */
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

/** The browser's own install prompt, which only some browsers offer, once and early. */
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

/** @returns undefined if the browser offers no prompt, or has shown it */
export async function promptNatively(): Promise<'accepted' | 'dismissed' | undefined> {
  const event = offered;
  offered = undefined;
  return event && (await event.prompt()).outcome;
}
