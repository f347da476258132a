import { useDeferredValue } from 'react';

/** False on the first render, true right after it: defers content that is not visible at once. */
export const useDeferredMount = (): boolean => useDeferredValue(true, false);
