import { Trans, useLingui } from '@lingui/react/macro';
import { ConflictDialog } from '#ui/kit/conflict-dialog.tsx';
import type { MachineDraft, PumpTable } from './use-pumps.ts';

interface Props {
  mine: MachineDraft;
  theirs: PumpTable;
  known: readonly { id: string; name: string }[];
  isSaving: boolean;
  onKeepEditing: () => void;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}

/** Two people saved the pumps: what stands on each slot where they differ. */
export function PumpConflict({ mine, theirs, known, ...choices }: Props) {
  const { t } = useLingui();
  const written = (pump: { ingredientId: string; mlPerSecond: number | undefined } | undefined): string => {
    if (!pump) return t`No pump`;
    const name = known.find(({ id }) => id === pump.ingredientId)?.name ?? pump.ingredientId;
    const speed = pump.mlPerSecond ?? 0;
    return t`${name}, ${speed} ml per second`;
  };
  const slots = [...new Set([...theirs.pumps, ...mine.rows].map(({ slot }) => slot))].sort(
    (a, b) => (a ?? 0) - (b ?? 0),
  );
  const saidOf = ({ poursByHand }: { poursByHand: boolean }) => (poursByHand ? t`Yes` : t`No`);
  const byHand = { key: 'hand', label: t`We also pour by hand`, theirs: saidOf(theirs), mine: saidOf(mine) };
  const onSlots = slots.map((slot) => ({
    key: String(slot),
    label: t`Slot ${slot ?? 0}`,
    theirs: written(theirs.pumps.find((one) => one.slot === slot)),
    mine: written(mine.rows.find((one) => one.slot === slot)),
  }));
  const differences = [byHand, ...onSlots].filter((one) => one.theirs !== one.mine);
  return (
    <ConflictDialog
      {...choices}
      title={t`Somebody else changed the pumps meanwhile`}
      intro={<Trans>Nothing of yours is saved yet. This differs:</Trans>}
      differences={differences}
      none={<Trans>They saved the same as you.</Trans>}
    />
  );
}
