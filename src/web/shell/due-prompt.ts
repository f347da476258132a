/**
 * Which prompt is due, if any. Small, because every guest page loads it. Source: docs/behaviour/install-prompts.md
 * "When".
 */
import { isSharedScreen } from '#domain/settings/idle.ts';
import { promptsFor, type Prompt } from '#domain/settings/install-prompt.ts';
import { session } from './start/storage.ts';

/** Session storage key of a dismissed prompt. */
export const DISMISSED = { safari: 'safariPromptDismissed', install: 'pwaPromptDismissed' } as const;

const isStandalone = (): boolean =>
  (navigator as { standalone?: boolean }).standalone === true ||
  (globalThis as Partial<typeof globalThis>).matchMedia?.('(display-mode: standalone), (display-mode: fullscreen)')
    .matches === true;

/** Nothing is installed on a screen that belongs to nobody, whichever page it shows. */
export const readPrompt = (): Prompt | undefined =>
  isSharedScreen(location.search) || session.get('sharedScreen') !== null
    ? undefined
    : promptsFor({
        userAgent: navigator.userAgent,
        maxTouchPoints: navigator.maxTouchPoints ?? 0,
        width: window.innerWidth,
        height: window.innerHeight,
        isStandalone: isStandalone(),
        isSafariDismissed: session.get(DISMISSED.safari) !== null,
        isInstallDismissed: session.get(DISMISSED.install) !== null,
      })[0];
