import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ErasedGuest, GuestRecord } from '#contract/order/guest-record.ts';
import type { Refusal } from '#contract/refusal.ts';
import { useConfirm } from '#ui/kit/alert.tsx';
import { saveFile } from '#ui/kit/save-file.ts';

/** Whether there is anything to erase: what was ordered stays, as nobody's. */
export const isAnybodys = ({
  of,
  orders,
  visits,
  capsules,
  tableGames,
  league,
  rounds,
  followed,
  orderKeys,
  presenceUntil,
}: GuestRecord) =>
  of === 'device'
    ? [orders, visits, capsules, tableGames, league, rounds, followed, orderKeys].some(({ length }) => length > 0) ||
      presenceUntil !== null
    : orders.some(({ name, allergies }) => name !== 'Guest' || allergies !== null);

/** Saving and erasing a record, after a question that says what cannot be undone. */
export function useGuestRecord(record: GuestRecord | undefined, send: () => Promise<ErasedGuest>) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const [said, say] = useState<{ text: string; tone: 'good' | 'bad' }>();
  const [isErasing, setErasing] = useState(false);

  const save = () => {
    if (!record) return;
    const fileName = `guest-${record.shop.id}-${record.madeAt.slice(0, 10)}.json`;
    saveFile(fileName, new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }));
    say({ text: t`Saved as ${fileName}.`, tone: 'good' });
  };

  const erase = async () => {
    if (!record || isErasing) return;
    const orders = plural(record.orders.length, { one: '# order', other: '# orders' });
    const isSure = await confirm({
      title: t`Erase this record?`,
      text: t`The name, allergies and the link to the phone are taken out of ${orders} and of everything else. What was ordered, the totals and the numbers stay. It cannot be undone. Copies that were made before, and what other programs were told already, are not changed.`,
      action: t`Erase`,
      danger: true,
    });
    if (!isSure) return;
    setErasing(true);
    await send().then(
      () => say({ text: t`Erased. What was ordered stays, as nobody's.`, tone: 'good' }),
      (refusal: Refusal) => say({ text: t`Not erased: ${refusal.message}`, tone: 'bad' }),
    );
    setErasing(false);
  };

  return { said, save, erase, isErasing };
}
