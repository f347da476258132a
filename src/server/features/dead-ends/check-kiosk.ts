/** Where the plays of a kiosk lead on today's menu. Source: docs/behaviour/kiosks.md "Where it leads". */
import type { BrokenOutcome } from '#contract/shop/dead-ends.ts';
import type { Matchable } from '#domain/flavour/flavour-match.ts';
import { outcomeProblems, type Outcome } from '#domain/flavour/outcome.ts';
import type { ShopContent } from '#experiences/experience.ts';
import { findExperience } from '#experiences/registry.ts';
import type { StoredInstance } from '../../repos/kiosk/kiosks.repo.ts';
import { settingsOf } from '#server/settings/stored-settings.ts';

interface Checked {
  outcomes: number;
  broken: BrokenOutcome[];
}

/** A kiosk's outcomes cannot be computed, for a known reason. */
export class NotCheckable extends Error {
  override readonly name = 'NotCheckable';
  readonly why: 'unfit-quiz';
  constructor(why: 'unfit-quiz') {
    super(why);
    this.why = why;
  }
}

/**
 * Checks one kiosk after the other. Kiosks of one type with the same settings have the same outcomes and are checked
 * once; a failure is reported for its kiosk and does not stop the others.
 */
export function kioskChecker(
  shop: ShopContent,
  menu: readonly Matchable[],
  onFailure: (failure: unknown, kioskType: string) => void,
) {
  const known = new Map<string, Promise<Checked>>();
  return async (kiosk: StoredInstance) => {
    const { joinCode, name, kioskType, config } = kiosk;
    const key = `${kioskType} ${JSON.stringify(config.experience ?? null)}`;
    const found =
      known.get(key) ??
      checked(kiosk, shop, menu).catch((failure: unknown): Checked => {
        onFailure(failure, kioskType);
        const why = failure instanceof NotCheckable ? failure.why : 'not-checked';
        return { outcomes: 0, broken: [{ ...EVERY_RESULT, problems: [why] }] };
      });
    known.set(key, found);
    return { join_code: joinCode, name, kiosk_type_identifier: kioskType, ...(await found) };
  };
}

const EVERY_RESULT = { id: 'every-result', label: { en: 'Every result', 'zh-HK': '所有結果' } };

async function checked(kiosk: StoredInstance, shop: ShopContent, menu: readonly Matchable[]): Promise<Checked> {
  const ends = await endsOf(kiosk, shop);
  // A play without outcomes leads to no drink either.
  if (ends.length === 0) return { outcomes: 0, broken: [{ ...EVERY_RESULT, problems: ['no-drink'] }] };
  const judged = ends.map((end) => ({ id: end.id, label: end.label, problems: outcomeProblems(end, menu) }));
  return { outcomes: ends.length, broken: judged.filter(({ problems }) => problems.length > 0) };
}

async function endsOf(kiosk: StoredInstance, shop: ShopContent): Promise<Outcome[]> {
  const [rules, { settings }] = await Promise.all([findExperience(kiosk.kioskType)?.outcomes?.(), settingsOf(kiosk)]);
  return rules?.outcomesOf(settings as never, shop) ?? [];
}
