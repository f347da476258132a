import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import styles from './dialog.module.css';

export type DialogSize = 'card' | 'sheet' | 'wide';

interface Props {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  size?: DialogSize;
  /** Sizes of guest screens. */
  guest?: boolean;
  className?: string | undefined;
}

export function Dialog({ open, ...rest }: Props) {
  return open ? <OpenDialog {...rest} /> : null;
}

/** Content marked data-autofocus is focused first, otherwise the first control. */
function OpenDialog({
  onClose,
  title,
  children,
  footer,
  size = 'card',
  guest = false,
  className,
}: Omit<Props, 'open'>) {
  const { t } = useLingui();
  const titleId = useId();
  const { ref, closeOnBackdrop } = useModal(onClose);
  return (
    <dialog
      ref={ref}
      className={[styles.dialog, styles[size], className].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      data-side={guest ? 'guest' : undefined}
      onPointerDown={size === 'sheet' ? closeOnBackdrop : undefined}
    >
      <div className={styles.panel}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <div className={styles.content}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
        <button type="button" className={styles.close} onClick={onClose} aria-label={t`Close`}>
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <path d="m5 5 10 10M15 5 5 15" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      </div>
    </dialog>
  );
}

/** The page behind a dialog does not scroll. */
const markPage = (): void =>
  void document.documentElement.toggleAttribute('data-dialog', document.querySelector('dialog[open]') !== null);

/** Shows a <dialog> as a modal while it is mounted. The browser traps the focus and returns it. */
export function useModal(onDismiss: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const dismiss = useEffectEvent(onDismiss);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const onCancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      dismiss();
    };
    // A browser may close the dialog without asking if Escape is pressed twice. The event comes late: the dialog may be
    // open again.
    const onClosed = (event: Event) => {
      if (event.target === dialog && !dialog.open) dismiss();
    };
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('close', onClosed);
    dialog.showModal();
    markPage();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('close', onClosed);
      dialog.close();
      markPage();
    };
  }, []);

  const closeOnBackdrop = (event: { target: EventTarget }) => {
    if (event.target === ref.current) onDismiss();
  };
  return { ref, closeOnBackdrop };
}
