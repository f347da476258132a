import type { Group } from '../rules.ts';
import { GROUPS } from './groups.ts';

const WHITE = '#fffaf2';

/** The drawn emblem of a family of types. */
export function Emblem({ group, className }: { group: Group; className?: string | undefined }) {
  const { emblem, glow, to } = GROUPS[group];
  const inks = { light: WHITE, glow, deep: to };
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" className={className}>
      {emblem.map(({ d, line, ink, opacity = 1 }) => (
        <path
          key={d}
          d={d}
          opacity={opacity}
          fill={line === undefined ? inks[ink] : 'none'}
          stroke={line === undefined ? 'none' : inks[ink]}
          strokeWidth={line}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
