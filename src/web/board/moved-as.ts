import type { CSSProperties } from 'react';

/** One order is one thing that moves, wherever it stands. */
export const movedAs = (displayId: string): CSSProperties => ({ viewTransitionName: `order-${displayId}` });
