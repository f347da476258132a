import { useMedia } from '../use-media.ts';
import { PHONE_BELOW } from './folds-below.ts';

/** @param width px */
export const narrowerThan = (width: number): string => `(max-width: ${width - 0.02}px)`;

/** Where the style sheets begin to put things below each other. */
export const useIsPhone = (): boolean => useMedia(narrowerThan(PHONE_BELOW));
