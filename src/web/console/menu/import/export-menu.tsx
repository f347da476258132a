import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useClient } from '#ui/kit/api/client.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { saveTextFile } from '#web/console/kit/save-text-file.ts';
import styles from './files-tab.module.css';

const KINDS = {
  json: { route: 'GET /v1/admin/shops/:shopId/menu.json', type: 'application/json' },
  csv: { route: 'GET /v1/admin/shops/:shopId/menu.csv', type: 'text/csv' },
} as const;
type Kind = keyof typeof KINDS;

/** The whole menu as a file, fetched with the bearer that a plain link would not send. */
export function ExportMenu({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const client = useClient();
  const [saving, setSaving] = useState<Kind>();
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();

  const save = async (kind: Kind) => {
    if (saving) return;
    setSaving(kind);
    setSaid(undefined);
    const { route, type } = KINDS[kind];
    try {
      const text = await client(route, { params: { shopId } });
      const fileName = `menu-${shopId}.${kind}`;
      saveTextFile(fileName, text, type);
      setSaid({ text: t`Saved as ${fileName}.`, tone: 'good' });
    } catch (failure) {
      const { message } = failure as Error;
      setSaid({ text: t`Failed to export the menu: ${message}`, tone: 'bad' });
    }
    setSaving(undefined);
  };

  return (
    <section aria-labelledby="export-menu" className={styles.part}>
      <h2 id="export-menu" className={styles.heading}>
        <Trans>Export the menu</Trans>
      </h2>
      <Card className={styles.card}>
        <p className={styles.help}>
          <Trans>
            All drinks in their order, hidden ones and translations included. Imported again, nothing is lost. CSV opens
            in a spreadsheet.
          </Trans>
        </p>
        <div className={styles.buttons}>
          <Button busy={saving === 'json'} onClick={() => void save('json')}>
            <Trans>Export JSON</Trans>
          </Button>
          <Button busy={saving === 'csv'} onClick={() => void save('csv')}>
            <Trans>Export CSV</Trans>
          </Button>
        </div>
        <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />
      </Card>
    </section>
  );
}
