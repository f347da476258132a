/** Colours behind a shop's logo, from the first to the second. */
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

export type Colours = [string, string];

interface Scheme {
  id: string;
  name: MessageDescriptor;
  colours: Colours;
}

/** Sunset is the product's own. */
export const SCHEMES: readonly Scheme[] = [
  { id: 'sunset', name: msg`Sunset`, colours: ['#f2a33a', '#ff6b57'] },
  { id: 'campari', name: msg`Campari`, colours: ['#e0533a', '#7d1535'] },
  { id: 'lychee', name: msg`Lychee`, colours: ['#f9c9d2', '#ef6f9a'] },
  { id: 'lime', name: msg`Lime`, colours: ['#e8d04a', '#4f9a4d'] },
  { id: 'jade', name: msg`Jade`, colours: ['#5cc9a2', '#0d6b50'] },
  { id: 'harbour', name: msg`Harbour`, colours: ['#6fb9ee', '#2448a0'] },
  { id: 'neon', name: msg`Neon`, colours: ['#8b6cff', '#ff6b9d'] },
  { id: 'midnight', name: msg`Midnight`, colours: ['#4b3d7a', '#1a1426'] },
];

/** As a kiosk keeps them: `appearance.logoGradient`. */
export const gradientOf = (colours: readonly string[]): string => `linear-gradient(90deg, ${colours.join(', ')})`;

/** The two colours of a gradient that was chosen here; undefined for any other. */
export function coloursOfGradient(gradient: string): Colours | undefined {
  const [, first, second] = /^linear-gradient\(90deg, (#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/i.exec(gradient.trim()) ?? [];
  return first && second ? [first.toLowerCase(), second.toLowerCase()] : undefined;
}
