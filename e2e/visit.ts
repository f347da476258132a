import type { Page } from 'playwright-core';

/** Action at each stop. */
export type Visit = (page: Page, name: string) => Promise<void>;
