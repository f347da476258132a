import { useDeferredValue } from 'react';

/** False while a screen is first drawn, true right after it: what is not seen at once is drawn then, a little at a time. */
export const useDeferredMount = (): boolean => useDeferredValue(true, false);
