import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { ExportMenu } from './export-menu.tsx';
import { FileChooser } from './file-chooser.tsx';
import { FileReadings } from './file-readings.tsx';
import {
  hiddenRowsOf,
  keyOf,
  readingOf,
  sentOf,
  type Accepted,
  type ChosenFile,
  type Preview,
} from './import-choices.ts';
import { ImportPreview } from './import-preview.tsx';
import { MENU_READS } from '../use-menu.ts';
import styles from './files-tab.module.css';

/** True when one of them has a flavour that was worked out. */
const isEstimated = ({ rows }: Preview, accepted: readonly Accepted[]): boolean => {
  const taken = new Set(accepted.map(keyOf));
  return rows.some((row) => row.flavourEstimated && taken.has(keyOf(row)));
};

interface Said {
  text: string;
  tone: 'good' | 'bad';
  /** What was imported, while it can be taken back. */
  batchId?: string;
  /** There are flavours among them that somebody should look at. */
  toConfirm?: boolean;
}

/** The menu taken home as a file, and drinks brought in from files. */
export function FilesTab({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const look = useSend('POST /v1/admin/shops/:shopId/menu/preview');
  const write = useSend('POST /v1/admin/shops/:shopId/menu/import', MENU_READS);
  const undo = useSend('POST /api/undo/:batchId', MENU_READS);
  const [found, setFound] = useState<{ files: ChosenFile[]; preview: Preview }>();
  const [said, setSaid] = useState<Said>();
  const heading = useRef<HTMLHeadingElement>(null);
  const params = { shopId };

  const show = (next: typeof found) => {
    flushSync(() => setFound(next));
    heading.current?.focus();
  };
  const notRead = (message: string) => setSaid({ text: t`The files were not read: ${message}`, tone: 'bad' });
  const open = async (files: ChosenFile[], put: typeof show = show) => {
    setSaid(undefined);
    try {
      put({ files, preview: await look.mutateAsync({ params, body: { files: sentOf(files) } }) });
    } catch (failure) {
      notRead((failure as Error).message);
    }
  };
  const bring = async (accepted: Accepted[], hideNew: boolean) => {
    if (!found || write.isPending) return;
    setSaid(undefined);
    try {
      const done = await write.mutateAsync({ params, body: { files: sentOf(found.files), accepted, hideNew } });
      const drinks = done.added + done.replaced;
      const text = plural(drinks, { one: '# drink is imported.', other: '# drinks are imported.' });
      show(undefined);
      setSaid({ text, tone: 'good', batchId: done.batchId, toConfirm: isEstimated(found.preview, accepted) });
    } catch (failure) {
      const { message } = failure as Error;
      setSaid({ text: t`Nothing was imported: ${message}`, tone: 'bad' });
    }
  };
  const takeBack = async (batchId: string) => {
    if (undo.isPending) return;
    try {
      const { restoredRecipes, keptRecipes = 0 } = await undo.mutateAsync({ params: { batchId } });
      const back = plural(restoredRecipes, { one: '# drink was taken back.', other: '# drinks were taken back.' });
      const kept = plural(keptRecipes, { one: '# drink changed since stays.', other: '# drinks changed since stay.' });
      setSaid({ text: keptRecipes > 0 ? `${back} ${kept}` : back, tone: 'good' });
    } catch (failure) {
      const { message } = failure as Error;
      setSaid({ text: t`Failed to undo: ${message}`, tone: 'bad', batchId });
    }
  };
  const { batchId } = said ?? {};

  const line = (
    <StatusLine
      text={said?.text}
      tone={said?.tone ?? 'good'}
      action={
        batchId !== undefined && (
          <Button busy={undo.isPending} onClick={() => void takeBack(batchId)}>
            <Trans>Undo</Trans>
          </Button>
        )
      }
    />
  );

  return (
    <div className={styles.tab}>
      <section aria-labelledby="import-drinks" className={styles.part}>
        <h2 id="import-drinks" ref={heading} tabIndex={-1} className={styles.heading}>
          {found ? <Trans>Look before you import</Trans> : <Trans>Import drinks</Trans>}
        </h2>
        {found ? (
          <>
            <FileReadings
              files={found.files}
              read={found.preview.files}
              onChange={(files) => void open(files, setFound)}
            />
            <ImportPreview
              key={readingOf(found.files)}
              preview={found.preview}
              hidden={hiddenRowsOf(found.files)}
              isBusy={write.isPending}
              onImport={(accepted, hideNew) => void bring(accepted, hideNew)}
              onCancel={() => {
                setSaid(undefined);
                show(undefined);
              }}
            >
              {line}
            </ImportPreview>
          </>
        ) : (
          <Card className={styles.card}>
            {line}
            {said?.toConfirm && (
              <p>
                <Link to={`/shops/${encodeURIComponent(shopId)}/master?show=estimated`}>
                  <Trans>Show the drinks whose flavour is to be confirmed</Trans>
                </Link>
              </p>
            )}
            <FileChooser isBusy={look.isPending} onFiles={(files) => void open(files)} onUnreadable={notRead} />
          </Card>
        )}
      </section>
      {!found && <ExportMenu shopId={shopId} />}
    </div>
  );
}
