/** The remaining hourly translation limit of a shop, for services that cost money. */
import { findUsage } from '../repos/menu/translation-jobs.repo.ts';
import type { Services } from '../services.ts';

export const usageHour = (now: Date): string => now.toISOString().slice(0, 13);

/** @returns texts; 0 if either limit, on texts or on tokens, is reached */
export async function remainingUsage(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  shopId: string,
): Promise<number> {
  const { items, tokens } = await findUsage(db, shopId, usageHour(clock()));
  return tokens >= config.LLM_TOKENS_PER_HOUR ? 0 : Math.max(0, config.LLM_TEXTS_PER_HOUR - items);
}

/** Time until the next hour. */
export const nextHourMs = (now: Date): number => 3_600_000 - (now.getTime() % 3_600_000);
