import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Input } from '#contract/client.ts';
import { useClient } from '#ui/kit/api/client.tsx';
import { saveTextFile } from '#web/console/kit/save-text-file.ts';
import type { Said } from './use-order-actions.tsx';

type Filter = Input<'GET /api/admin/shops/:shopId/orders.csv'>['query'];

/** Fetches what the filters find, with the bearer that a plain link would not send, and keeps it as a file. */
export function useExport(shopId: string, filter: Filter, say: (said: Said) => void) {
  const { t } = useLingui();
  const client = useClient();
  const [isSaving, setSaving] = useState(false);

  const saveFile = async () => {
    if (isSaving) return;
    setSaving(true);
    try {
      const text = await client('GET /api/admin/shops/:shopId/orders.csv', { params: { shopId }, query: filter });
      const fileName = `orders-${shopId}.csv`;
      saveTextFile(fileName, text, 'text/csv');
      say({ text: t`Saved as ${fileName}.`, tone: 'good' });
    } catch {
      say({ text: t`Failed to export orders.`, tone: 'bad' });
    }
    setSaving(false);
  };
  return { saveFile, isSaving };
}
