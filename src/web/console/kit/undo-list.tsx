import { useRef, useState } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UndoableBatch } from '#contract/shop/bulk-actions.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { useUndo, type ActionOutcome } from './outcome-line.tsx';
import { RelativeTime } from './relative-time.tsx';
import styles from './undo-list.module.css';

/** So many are in sight; the rest a tap away. */
const IN_SIGHT = 3;

interface Props {
  /** Only what was of this shop; all the caller may bring back when left out. */
  shopId?: string;
  /** Only what was deleted before the page was opened: what is deleted on it has its Undo where that is said. */
  onlyEarlier?: boolean;
}

/** What was deleted or imported and can still be taken back: by whom, when, and the way back. Nothing when there is nothing. */
export function UndoList({ shopId, onlyEarlier = false }: Props) {
  const { t } = useLingui();
  const list = useEndpoint('GET /api/undo', { query: shopId === undefined ? {} : { shop_id: shopId } });
  const inWords = useDeletionWords();
  const { undo, isPending } = useUndo();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const [undoing, setUndoing] = useState<string>();
  const [isLong, setLong] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const [earlier, setEarlier] = useState<ReadonlySet<string>>();
  if (!earlier && list.isSuccess && !list.isFetching) setEarlier(new Set(list.data.data.map(({ batchId }) => batchId)));
  const all = (list.data?.data ?? []).filter(({ batchId }) => !onlyEarlier || earlier?.has(batchId));
  const shown = isLong ? all : all.slice(0, IN_SIGHT);
  const more = all.length - shown.length;
  if (all.length === 0 && !outcome && !list.isLoadingError) return null;

  const takeBack = async (batchId: string) => {
    if (isPending) return;
    setUndoing(batchId);
    const next = await undo(batchId);
    setUndoing(undefined);
    setOutcome(next);
    // The button goes with its row.
    if (next.tone === 'good') heading.current?.focus();
  };
  return (
    <section className={styles.section} aria-labelledby="undo">
      <div className={styles.head}>
        <h2 id="undo" ref={heading} tabIndex={-1}>
          <Trans>Can be undone</Trans>
        </h2>
        <StatusLine text={outcome?.text} tone={outcome?.tone ?? 'good'} />
      </div>
      {list.isLoadingError && (
        <p role="alert" className={styles.failed}>
          <Trans>Failed to load what can be undone.</Trans>
          <Button onClick={() => void list.refetch()}>
            <Trans>Try Again</Trans>
          </Button>
        </p>
      )}
      {list.isSuccess && all.length === 0 && (
        <p className={styles.none}>
          <Trans>Nothing is left to undo.</Trans>
        </p>
      )}
      {shown.length > 0 && (
        <ul role="list" className={styles.list}>
          {shown.map((batch) => (
            <li key={batch.batchId}>
              <p className={styles.what} id={`undo-${batch.batchId}`}>
                {inWords(batch)}
              </p>
              <p className={styles.who}>
                {batch.who ?? t`An account that is gone`}
                <RelativeTime at={batch.at} />
              </p>
              <Button
                busy={undoing === batch.batchId}
                aria-describedby={`undo-${batch.batchId}`}
                onClick={() => void takeBack(batch.batchId)}
              >
                <Trans>Undo</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button kind="quiet" className={styles.more} onClick={() => setLong(true)}>
          {t`Show ${plural(more, { one: '# more', other: '# more' })}`}
        </Button>
      )}
    </section>
  );
}

function useDeletionWords(): (batch: UndoableBatch) => string {
  const { t } = useLingui();
  return ({ kind, shops, instances, recipes, name }) => {
    if (kind === 'import') return t`Imported ${plural(recipes, { one: '# drink', other: '# drinks' })}`;
    if (kind === 'recipe') return t`Deleted the drink “${name ?? ''}”`;
    if (shops > 0)
      return t`Deleted ${plural(shops, { one: '# shop', other: '# shops' })} and ${plural(instances, { one: '# kiosk', other: '# kiosks' })}`;
    if (name !== null) return t`Deleted the kiosk “${name}”`;
    return t`Deleted ${plural(instances, { one: '# kiosk', other: '# kiosks' })}`;
  };
}
