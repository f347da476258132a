import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { useForgetErrors } from '#ui/kit/fields/field-error.ts';
import styles from '../menu.module.css';

interface Props {
  /** What is moved, for those who cannot see where the buttons stand. */
  name: string;
  at: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onFirst?: () => void;
  onRemove?: () => void;
}

/** An order without dragging: up, down, and what else the list allows. */
export function MoveButtons({ name, at, count, onMove, onFirst, onRemove }: Props) {
  const { t } = useLingui();
  const group = useRef<HTMLSpanElement>(null);
  const forgetErrors = useForgetErrors();
  const move = (by: -1 | 1) => {
    forgetErrors();
    // The row moves in the page, which may take the focus away from its button.
    flushSync(() => onMove(by));
    const [wanted, other] = by < 0 ? (['up', 'down'] as const) : (['down', 'up'] as const);
    const button = (key: string) =>
      group.current?.querySelector<HTMLButtonElement>(`[data-move="${key}"]:not(:disabled)`);
    (button(wanted) ?? button(other))?.focus();
  };
  return (
    <span className={styles.move} ref={group} role="group" aria-label={t`Place of ${name}`}>
      {onFirst && (
        <Button kind="quiet" disabled={at === 0} onClick={onFirst} aria-label={t`Move ${name} to the top`}>
          <Arrow path="M4 3.500h10M9 15.500V7M5 11l4-4 4 4" />
        </Button>
      )}
      <Button kind="quiet" data-move="up" disabled={at === 0} onClick={() => move(-1)} aria-label={t`Move ${name} up`}>
        <Arrow path="M9 14.500V4M4.500 8.500 9 4l4.500 4.500" />
      </Button>
      <Button
        kind="quiet"
        data-move="down"
        disabled={at === count - 1}
        onClick={() => move(1)}
        aria-label={t`Move ${name} down`}
      >
        <Arrow path="M9 3.500V14M4.500 9.500 9 14l4.500-4.500" />
      </Button>
      {onRemove && (
        <Button
          kind="danger"
          onClick={() => {
            forgetErrors();
            onRemove();
          }}
          aria-label={t`Remove ${name}`}
        >
          <Arrow path="m4.500 4.500 9 9M13.500 4.500l-9 9" />
        </Button>
      )}
    </span>
  );
}

const Arrow = ({ path }: { path: string }) => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
