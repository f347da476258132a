import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import styles from './match-screen.module.css';

/** Points as bottle caps on the table: as many places as the target has points. */
export function Score({ points, target }: { points: number; target: number }) {
  const { t } = useLingui();
  return (
    <span className={styles.score}>
      <VisuallyHidden>{t`${points} of ${target} points`}</VisuallyHidden>
      {Array.from({ length: target }, (_, at) => (
        <svg key={at} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" data-won={at < points || undefined}>
          <path d={CAP} />
          {at < points && (
            <path d="m12 6.500 1.700 3.500 3.800.5-2.800 2.700.7 3.800-3.400-1.800L8.600 17l.7-3.800-2.800-2.700 3.800-.5Z" />
          )}
        </svg>
      ))}
    </span>
  );
}

/** A crown cap from above: a circle with a crimped edge. */
const CAP = `${Array.from({ length: 36 }, (_, i) => {
  const angle = (i / 36) * 2 * Math.PI;
  const radius = i % 2 === 0 ? 11 : 9.6;
  const [x, y] = [12 + radius * Math.cos(angle), 12 + radius * Math.sin(angle)];
  return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
}).join(' ')}Z`;
