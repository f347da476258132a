import { useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { useLeaveGuard } from '#ui/settings/leave-guard.ts';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { Table } from '#ui/kit/tables/table.tsx';
import { PumpConflict } from './pump-conflict.tsx';
import { PumpTableRow } from './pump-table-row.tsx';
import { knownIngredients } from '../recipes/recipe-draft.ts';
import { pumpProblems, usePumps, type PumpProblem, type PumpTable } from './use-pumps.ts';
import editor from '../recipes/recipe-editor.module.css';
import styles from '../menu.module.css';

const NO_PROBLEMS: ReadonlySet<PumpProblem> = new Set();

/** Which ingredient stands on which pump of the machine, and how fast it runs. */
export function PumpsTab({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const area = useRef<HTMLDivElement>(null);
  const pumps = usePumps(shopId);
  const menu = useEndpoint('GET /api/admin/shops/:shopId/recipes', { params: { shopId } });
  const [isChecked, setChecked] = useState(false);
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();
  const server = useFieldErrors();
  const { theirs } = pumps;
  const problems = pumpProblems(pumps.rows);
  const known = [...knownIngredients(menu.data?.recipes ?? []).values()].sort((a, b) => a.name.localeCompare(b.name));

  useLeaveGuard(pumps.isDirty, t`The changes to the pumps are not saved yet.`);

  const save = async () => {
    if (problems.size > 0) {
      setChecked(true);
      setSaid({ text: t`Something is missing: look at the marked fields.`, tone: 'bad' });
      requestAnimationFrame(() => area.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    await write();
  };

  const write = async (onto?: PumpTable) => {
    server.clear();
    try {
      if (!(await pumps.save(onto))) return;
      setChecked(false);
      setSaid({ text: t`Saved. The next order is poured this way.`, tone: 'good' });
    } catch (failure) {
      const reason = server.mark(failure);
      setSaid({
        text: reason === undefined ? t`Not saved: look at the marked fields.` : t`Failed to save the pumps: ${reason}`,
        tone: 'bad',
      });
    }
  };

  if (pumps.query.isPending || menu.isPending) return <Skeleton height="56px" lines={6} />;
  if (pumps.query.isLoadingError || menu.isLoadingError)
    return (
      <ErrorState
        text={t`Failed to load the pumps.`}
        onRetry={() => void Promise.all([pumps.query.refetch(), menu.refetch()])}
      />
    );
  return (
    <FieldErrorsOf form={server}>
      <div className={styles.drinks} ref={area}>
        <p className={styles.none}>
          <Trans>A liquid without a pump is added by hand. Solids never need one.</Trans>
        </p>
        {pumps.rows.length > 0 && (
          <Table caption={t`Pumps`} className={styles.pumps}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Slot</Trans>
                </th>
                <th scope="col">
                  <Trans>Ingredient</Trans>
                </th>
                <th scope="col">
                  <Trans>ml per second</Trans>
                </th>
                <th scope="col">
                  <Trans>Actions</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {pumps.rows.map((row, at) => (
                <PumpTableRow
                  key={row.key}
                  row={row}
                  at={at}
                  known={known}
                  problems={isChecked ? problems : NO_PROBLEMS}
                  onChange={(part) => {
                    setSaid(undefined);
                    pumps.change(row.key, part);
                  }}
                  onRemove={() => {
                    server.clear();
                    pumps.remove(row.key);
                  }}
                />
              ))}
            </tbody>
          </Table>
        )}
        <Button className={editor.add} onClick={pumps.add}>
          <Trans>Add a pump</Trans>
        </Button>
        <div className={editor.saveBar} data-dirty={pumps.isDirty || undefined}>
          {pumps.isDirty && (
            <Badge tone="waiting">
              <Trans>Not saved yet</Trans>
            </Badge>
          )}
          <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />
          <span className={editor.saveTools}>
            {pumps.isDirty && (
              <Button kind="quiet" onClick={pumps.discard}>
                <Trans>Discard changes</Trans>
              </Button>
            )}
            <Button kind="main" busy={pumps.isSaving} disabled={!pumps.isDirty} onClick={() => void save()}>
              <Trans>Save pumps</Trans>
            </Button>
          </span>
        </div>
        {theirs && (
          <PumpConflict
            mine={pumps.rows}
            theirs={theirs.pumps}
            known={known}
            isSaving={pumps.isSaving}
            onKeepEditing={pumps.keepEditing}
            onTakeTheirs={pumps.takeTheirs}
            onSaveMine={() => void write(theirs)}
          />
        )}
      </div>
    </FieldErrorsOf>
  );
}
