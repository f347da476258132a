import { useState, type ReactNode } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Chip } from '#ui/kit/chip.tsx';
import { EmptyState } from '#ui/kit/states.tsx';
import { SwitchField } from '#ui/kit/fields/switch-field.tsx';
import {
  acceptedOf,
  choose,
  countsOf,
  firstChoices,
  isConflict,
  isFromElsewhere,
  isWorthwhile,
  keepBoth,
  keyOf,
  type Accepted,
  type Preview,
} from './import-choices.ts';
import { ImportProblems } from './import-problems.tsx';
import { ImportTable } from './import-table.tsx';
import { pageOf } from '../recipes/menu-search.ts';
import { Pages } from '../recipes/pages.tsx';
import styles from './files-tab.module.css';

interface Props {
  preview: Preview;
  /** Keys of rows that their spreadsheet hides. */
  hidden: ReadonlySet<string>;
  isBusy: boolean;
  onImport: (accepted: Accepted[], hideNew: boolean) => void;
  onCancel: () => void;
  /** How the last attempt went. */
  children: ReactNode;
}

/** What each row would do, with the choice of what is wanted. */
export function ImportPreview({ preview, hidden, isBusy, onImport, onCancel, children }: Props) {
  const { t } = useLingui();
  const { files, rows, errors } = preview;
  const [choices, setChoices] = useState(() => firstChoices(rows, hidden));
  const [hideNew, setHideNew] = useState(() => isFromElsewhere(preview));
  const [wantedPage, setPage] = useState(1);
  const { items, page, pages } = pageOf(rows, wantedPage);
  const accepted = acceptedOf(rows, choices);
  const conflicts = rows.filter(isConflict);
  const beside = conflicts.filter((row) => choices.beside.has(keyOf(row))).length;
  const n = accepted.length;

  return (
    <div className={styles.preview}>
      <Summary preview={preview} />
      {errors.length > 0 && <ImportProblems files={files} errors={errors} />}
      {rows.length === 0 ? (
        <EmptyState
          title={t`There is no drink to import.`}
          text={<Trans>Choose another file, or put this one right.</Trans>}
          action={
            <Button onClick={onCancel}>
              <Trans>Back</Trans>
            </Button>
          }
        />
      ) : (
        <>
          {conflicts.length > 0 && (
            <div className={styles.conflicts} role="group" aria-label={t`Drinks that are on the menu already`}>
              <p>
                {plural(conflicts.length, {
                  one: '# drink is on the menu already:',
                  other: '# drinks are on the menu already:',
                })}
              </p>
              <Chip chosen={beside === 0} onToggle={() => setChoices(keepBoth(choices, conflicts, false))}>
                <Trans>Replace them</Trans>
              </Chip>
              <Chip
                chosen={beside === conflicts.length}
                onToggle={() => setChoices(keepBoth(choices, conflicts, true))}
              >
                <Trans>Keep both</Trans>
              </Chip>
            </div>
          )}
          <div className={styles.hide}>
            <SwitchField
              label={t`Hide new drinks from guests until I show them`}
              checked={hideNew}
              onChange={setHideNew}
              hint={
                rows.some(({ flavourEstimated }) => flavourEstimated) && (
                  <Trans>
                    Strength, flavour and allergens that a file does not give are worked out from the ingredients. Check
                    them before guests order.
                  </Trans>
                )
              }
            />
          </div>
          <div className={styles.buttons}>
            <Button kind="quiet" onClick={() => setChoices(choose(choices, rows.filter(isWorthwhile), true))}>
              <Trans>Choose all</Trans>
            </Button>
            <Button kind="quiet" onClick={() => setChoices(choose(choices, rows, false))}>
              <Trans>Choose none</Trans>
            </Button>
          </div>
          <ImportTable rows={items} files={files} hidden={hidden} choices={choices} onChange={setChoices} />
          <Pages page={page} pages={pages} total={rows.length} onPage={setPage} />
          <div className={styles.bar}>
            {children}
            <span className={styles.barTools}>
              <Button kind="quiet" onClick={onCancel}>
                <Trans>Cancel</Trans>
              </Button>
              <Button kind="main" busy={isBusy} disabled={n === 0} onClick={() => onImport(accepted, hideNew)}>
                {plural(n, { one: 'Import # drink', other: 'Import # drinks' })}
              </Button>
            </span>
          </div>
        </>
      )}
    </div>
  );
}

function Summary({ preview: { rows, errors } }: { preview: Preview }) {
  const counts = countsOf(rows);
  return (
    <p className={styles.summary} role="status">
      {counts.new > 0 && <Badge tone="good">{plural(counts.new, { one: '# new', other: '# new' })}</Badge>}
      {counts.replaces > 0 && (
        <Badge tone="waiting">
          {plural(counts.replaces, { one: '# replaces a drink', other: '# replace a drink' })}
        </Badge>
      )}
      {counts.unchanged > 0 && <Badge>{plural(counts.unchanged, { one: '# unchanged', other: '# unchanged' })}</Badge>}
      {errors.length > 0 && (
        <Badge tone="bad">{plural(errors.length, { one: '# problem', other: '# problems' })}</Badge>
      )}
    </p>
  );
}
