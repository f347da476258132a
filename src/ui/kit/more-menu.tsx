import { useEffect, useId, useRef, useState, type ReactNode, type ToggleEvent } from 'react';
import { buttonClass } from './button.tsx';
import styles from './more-menu.module.css';

interface Props {
  /** What the actions are about. */
  label: string;
  /** The actions, as buttons. */
  children: ReactNode;
  /** It opens over the page on a phone too, and moves nothing there; its actions are rendered once it was opened. */
  isEverywhere?: boolean;
}

/** Space the list needs below its button, or it opens above. Pixels. */
const ROOM_PX = 180;

/**
 * Actions of a row that are rarely needed, behind "⋯". They stand in the page where there is room below each other: on
 * phones, and in browsers without popovers. Where a row opens to nothing else, they are a menu everywhere.
 */
export function MoreMenu({ label, children, isEverywhere = false }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isRendered, setRendered] = useState(!isEverywhere);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = list.current;
    const close = () => shown?.hidePopover?.();
    shown?.addEventListener('click', close);
    return () => shown?.removeEventListener('click', close);
  }, []);
  const place = ({ newState }: ToggleEvent) => {
    const at = button.current?.getBoundingClientRect();
    if (newState !== 'open' || !at || !list.current) return;
    const isAbove = innerHeight - at.bottom < ROOM_PX;
    Object.assign(list.current.style, {
      right: `${document.documentElement.clientWidth - at.right}px`,
      top: isAbove ? 'auto' : `${at.bottom + 4}px`,
      bottom: isAbove ? `${innerHeight - at.top + 4}px` : 'auto',
    });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${buttonClass({ kind: isEverywhere ? 'plain' : 'quiet' })} ${isEverywhere ? styles.everywhere : styles.more}`}
        aria-label={label}
        aria-expanded={isOpen}
        popoverTarget={id}
        onClick={() => setRendered(true)}
      >
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" fill="currentColor">
          <circle cx="4" cy="10" r="1.8" />
          <circle cx="10" cy="10" r="1.8" />
          <circle cx="16" cy="10" r="1.8" />
        </svg>
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        className={styles.list}
        data-everywhere={isEverywhere || undefined}
        onBeforeToggle={place}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isRendered && children}
      </div>
    </>
  );
}
