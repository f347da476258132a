import { lazy, Suspense } from 'react';
import { useMeasured } from '../../use-measured.ts';
import styles from './install-prompt.module.css';
import { useDuePrompt, useOpenDialog } from './use-due-prompt.ts';

const InstallPrompt = lazy(() => import('./install-prompt.tsx'));

interface Props {
  /** An order is on its way: no moment for anything else. */
  isOrdering: boolean;
}

/** The foot of a guest's screen while a prompt is due: over no dialog, and during no order. */
export function PromptSlot({ isOrdering }: Props) {
  const { prompt, dismiss } = useDuePrompt();
  const isBehindDialog = useOpenDialog();
  const slot = useMeasured<HTMLDivElement>('--prompt', prompt !== undefined);
  if (!prompt) return null;
  // Its own dialog with the steps is inside it.
  const isHidden = isOrdering || (isBehindDialog && !slot.current?.querySelector('dialog[open]'));
  return (
    <div ref={slot} className={styles.slot} data-side="guest" inert={isHidden}>
      <div style={{ visibility: isHidden ? 'hidden' : undefined }}>
        <Suspense>
          <InstallPrompt key={prompt} prompt={prompt} onDismiss={dismiss} />
        </Suspense>
      </div>
    </div>
  );
}
