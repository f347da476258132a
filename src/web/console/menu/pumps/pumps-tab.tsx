import { useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { isMakeable } from '#domain/machine/made-by.ts';
import { translated } from '#domain/text/translated.ts';
import { useConfirm } from '#ui/kit/alert.tsx';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { focusFirstInvalid } from '#ui/kit/fold/open-folds.ts';
import { useLeaveGuard } from '#ui/settings/leave-guard.ts';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { SaveBar } from '#ui/settings/save-bar.tsx';
import { Table } from '#ui/kit/tables/table.tsx';
import { SwitchField } from '#ui/kit/fields/switch-field.tsx';
import { PumpConflict } from './pump-conflict.tsx';
import { IngredientOptions } from './ingredient-options.tsx';
import { PumpCount } from './pump-count.tsx';
import { PumpTableRow } from './pump-table-row.tsx';
import { knownIngredients } from '../recipes/recipe-draft.ts';
import { MOST_PUMPS, pumpProblems, usePumps, type PumpProblem, type PumpTable } from './use-pumps.ts';
import { WhatItMakes } from './what-it-makes.tsx';
import styles from '../menu.module.css';
import table from './pumps.module.css';

/** New pumps that are open at once: the thirty of a new machine are a list first. */
const MOST_OPEN = 2;

const NO_PROBLEMS: ReadonlySet<PumpProblem> = new Set();

/** Which ingredient stands on which pump of the machine, and how fast it runs. */
export function PumpsTab({ shopId }: { shopId: string }) {
  const { t, i18n } = useLingui();
  const area = useRef<HTMLDivElement>(null);
  const pumps = usePumps(shopId);
  const menu = useEndpoint('GET /api/admin/shops/:shopId/recipes', { params: { shopId } });
  const tonight = useEndpoint('GET /api/admin/shops/:shopId/sold-out', { params: { shopId } });
  const [isChecked, setChecked] = useState(false);
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();
  const server = useFieldErrors();
  const confirm = useConfirm();
  const shown = (menu.data?.recipes ?? []).filter(({ hidden }) => !hidden);
  const { theirs } = pumps;
  const { rows, poursByHand } = pumps.draft;
  const problems = pumpProblems(rows);
  const hasFewEmpty = rows.filter(({ ingredientId }) => ingredientId === '').length <= MOST_OPEN;
  const known = [...knownIngredients(menu.data?.recipes ?? []).values()]
    .map((one) => ({ ...one, name: translated(one.name, one.name_translations, i18n.locale).text }))
    .sort((a, b) => a.name.localeCompare(b.name, i18n.locale));

  useLeaveGuard(pumps.isDirty, t`The changes to the pumps are not saved yet.`);

  const save = async () => {
    if (problems.size > 0) {
      focusFirstInvalid(area.current, () => {
        setChecked(true);
        setSaid({ text: t`Something is missing: look at the marked fields.`, tone: 'bad' });
      });
      return;
    }
    const isServed =
      shown.length === 0 || shown.some(({ recipeIngredient }) => isMakeable(recipeIngredient, rows, poursByHand));
    if (!isServed && !(await confirmEmptyMenu())) return;
    await write();
  };

  const confirmEmptyMenu = () =>
    confirm({
      title: t`Leave guests without a drink?`,
      text: t`The machine makes no drink of the menu in full, and you do not pour by hand: guests would see an empty menu.`,
      action: t`Save all the same`,
      danger: true,
    });

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
        <div className={table.machine}>
          <PumpCount count={rows.length} onChange={pumps.resize} />
          <SwitchField
            label={t`We also pour by hand`}
            hint={t`Switched off, guests are offered only what the machine makes in full.`}
            checked={poursByHand}
            onChange={pumps.setPoursByHand}
          />
        </div>
        {rows.length > 0 && (
          <Table caption={t`Pumps`} className={table.pumps}>
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
              {rows.map((row, at) => (
                <PumpTableRow
                  key={row.key}
                  row={row}
                  at={at}
                  known={known}
                  startsOpen={hasFewEmpty}
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
        <div className={table.ways}>
          <Button disabled={rows.length >= MOST_PUMPS} onClick={pumps.add}>
            <Trans>Add a pump</Trans>
          </Button>
          {rows.length > 0 && (
            <Button
              kind="quiet"
              onClick={() => {
                server.clear();
                pumps.clear();
              }}
            >
              <Trans>Clear all pumps</Trans>
            </Button>
          )}
        </div>
        <WhatItMakes
          recipes={menu.data?.recipes ?? []}
          pumps={rows}
          poursByHand={poursByHand}
          tonight={tonight.data?.drinks}
        />
        <IngredientOptions shopId={shopId} />
        <SaveBar said={said} isDirty={pumps.isDirty} isAlwaysFixed rest={t`All of it is saved`}>
          {pumps.isDirty && (
            <Button kind="quiet" onClick={pumps.discard}>
              <Trans>Discard changes</Trans>
            </Button>
          )}
          <Button kind="main" busy={pumps.isSaving} disabled={!pumps.isDirty} onClick={() => void save()}>
            <Trans>Save pumps</Trans>
          </Button>
        </SaveBar>
        {theirs && (
          <PumpConflict
            mine={pumps.draft}
            theirs={theirs}
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
