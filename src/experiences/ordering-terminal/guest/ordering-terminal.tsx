import { useMemo } from 'react';
import type { GuestProps } from '../../experience.ts';
import { mergeDefaultSettings } from '#domain/settings/merge-default-settings.ts';
import PACK from '../content.ts';
import { Magazine } from './magazine.tsx';

/** The menu as a magazine. */
export default function OrderingTerminal({ instance, recipes, placeOrder }: GuestProps) {
  const saved = instance.config?.experience;
  const settings = useMemo(() => mergeDefaultSettings(PACK, saved), [saved]);
  return <Magazine settings={settings} recipes={recipes} placeOrder={placeOrder} />;
}

export const artOf = () => import('./card/magazine-page.tsx').then(({ magazinePage }) => magazinePage);
