import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DataCounts } from '#contract/shop/backups.ts';

/** @returns a call that says what a backup or a server holds */
export function useCountsInWords(): (counts: DataCounts) => string {
  const { t, i18n } = useLingui();
  return ({ shops, recipes, orders, lastOrderAt }) => {
    const counts = t`${plural(shops, { one: '# shop', other: '# shops' })}, ${plural(recipes, { one: '# drink', other: '# drinks' })}, ${plural(orders, { one: '# order', other: '# orders' })}`;
    if (lastOrderAt === null) return counts;
    const last = i18n.date(lastOrderAt, { dateStyle: 'medium', timeStyle: 'short' });
    return t`${counts}, the last of ${last}`;
  };
}
