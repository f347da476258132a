import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import { useIsOnPage } from '../use-is-on-page.ts';
import { useMeasured } from '../use-measured.ts';
import type { InstallPrompt as Loaded } from './install-prompt.tsx';
import styles from './install-prompt.module.css';
import { useDuePrompt } from './use-due-prompt.ts';

const InstallPrompt = lazy<ComponentType<ComponentProps<typeof Loaded>>>(() =>
  import('./install-prompt.tsx').then(
    ({ InstallPrompt }) => ({ default: InstallPrompt }),
    // Without a network the page goes on without its prompt.
    () => ({ default: () => null }),
  ),
);

/**
 * Bottom of a guest screen while a prompt is due: hidden while a dialog is open, while a drink is chosen, ordered or
 * made, and where the page says that something went wrong. Source: docs/decisions/0031.
 */
export function PromptSlot() {
  const { prompt, dismiss } = useDuePrompt();
  // The prompt's own dialog, with the steps, does not count.
  const isHidden = useIsOnPage('dialog[open]:not([data-prompt] *)');
  const isPlaying = useIsOnPage('[data-playing], [role="alert"]:not(:empty)');
  const isDue = prompt !== undefined && !isPlaying;
  const slot = useMeasured<HTMLDivElement>('--prompt-height', isDue);
  if (!isDue) return null;
  return (
    <div ref={slot} className={styles.slot} data-side="guest" data-prompt inert={isHidden}>
      <div style={{ visibility: isHidden ? 'hidden' : undefined }}>
        <Suspense>
          <InstallPrompt key={prompt} prompt={prompt} onDismiss={dismiss} />
        </Suspense>
      </div>
    </div>
  );
}
