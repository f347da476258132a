/** `+2`, `−1`, with a true minus sign as wide as the plus. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : `−${Math.abs(change)}`);
