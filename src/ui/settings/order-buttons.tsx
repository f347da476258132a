import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { useForgetErrors } from '#ui/kit/fields/field-error.ts';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import styles from './settings.module.css';

interface Props {
  /** Accessible name of what is moved or removed. */
  name: string;
  at: number;
  count: number;
  canRemove: boolean;
  /** Why it cannot be removed, if so. */
  whyNot?: string;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Up, down, remove: reordering without dragging. */
export function OrderButtons({ name, at, count, canRemove, whyNot, onMove, onRemove }: Props) {
  const { t } = useLingui();
  const group = useRef<HTMLSpanElement>(null);
  const forgetErrors = useForgetErrors();
  const place = at + 1;

  const move = (by: -1 | 1) => {
    forgetErrors();
    // Moving the row in the page takes the focus from its button.
    flushSync(() => onMove(by));
    const direction = by < 0 ? 'up' : 'down';
    const other = by < 0 ? 'down' : 'up';
    const [first, second] = [direction, other].map((key) =>
      group.current?.querySelector<HTMLButtonElement>(`[data-move="${key}"]:not(:disabled)`),
    );
    (first ?? second)?.focus();
  };
  return (
    <span className={styles.order} ref={group} role="group" aria-label={t`Order of ${name}`}>
      <VisuallyHidden role="status">
        <Trans>
          Place {place} of {count}
        </Trans>
      </VisuallyHidden>
      <Button
        kind="quiet"
        data-move="up"
        disabled={at === 0}
        onClick={() => move(-1)}
        aria-label={t`Move ${name} up`}
        title={t`Move up`}
      >
        <Arrow path="M9 14.500V4M4.500 8.500 9 4l4.500 4.500" />
      </Button>
      <Button
        kind="quiet"
        data-move="down"
        disabled={at === count - 1}
        onClick={() => move(1)}
        aria-label={t`Move ${name} down`}
        title={t`Move down`}
      >
        <Arrow path="M9 3.500V14M4.500 9.500 9 14l4.500-4.500" />
      </Button>
      <Button
        kind="danger"
        disabled={!canRemove}
        onClick={() => {
          forgetErrors();
          onRemove();
        }}
        aria-label={t`Remove ${name}`}
        title={canRemove ? t`Remove` : whyNot}
      >
        <Arrow path="m4.500 4.500 9 9M13.500 4.500l-9 9" />
      </Button>
    </span>
  );
}

const Arrow = ({ path }: { path: string }) => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
