import type { Page } from 'playwright-core';

/** Opens what a phone folds; elsewhere it stands open. */
export async function unfold(page: Page, name: string | RegExp): Promise<void> {
  const folded = page.getByRole('button', { name, expanded: false });
  if (await folded.first().isVisible()) await folded.first().click();
}
