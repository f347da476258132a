import type { Page } from 'playwright-core';

/** What to do at each stop. */
export type Visit = (page: Page, name: string) => Promise<void>;
