import { useMedia } from '../use-media.ts';

/** Where the style sheets begin to put things below each other. */
export const useIsPhone = (): boolean => useMedia('(max-width: 639.98px)');
