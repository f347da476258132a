import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffOrder } from '#contract/order/orders.ts';
import { ConflictDialog } from '#ui/kit/conflict-dialog.tsx';
import { useOrderWords } from './order-words.ts';

interface Props {
  /** What was typed here. */
  mine: Pick<StaffOrder, 'name' | 'recipeName' | 'size'>;
  theirs: StaffOrder;
  isSaving: boolean;
  onKeepEditing: () => void;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}

/** Two people corrected an order, or it was made or cancelled meanwhile: both sides, and what is still possible. */
export function OrderConflict({ mine, theirs, onSaveMine, ...rest }: Props) {
  const { t } = useLingui();
  const words = useOrderWords();
  const number = theirs.displayId;
  const isOpen = theirs.status === 'PENDING';
  const differences = [
    { key: 'status', label: t`Status`, theirs: words.status(theirs.status), mine: words.status('PENDING') },
    { key: 'name', label: t`Guest’s name`, theirs: theirs.name, mine: mine.name },
    { key: 'drink', label: t`Drink`, theirs: theirs.recipeName, mine: mine.recipeName },
    { key: 'size', label: t`Size`, theirs: words.size(theirs.size), mine: words.size(mine.size) },
  ].filter((one) => one.theirs !== one.mine);
  return (
    <ConflictDialog
      {...rest}
      title={t`Somebody else changed order ${number} meanwhile`}
      intro={
        isOpen ? (
          <Trans>Nothing of yours is saved yet. This differs:</Trans>
        ) : (
          <Trans>It can no longer be corrected, so yours is not saved. This differs:</Trans>
        )
      }
      differences={differences}
      none={<Trans>They saved the same as you.</Trans>}
      onSaveMine={isOpen ? onSaveMine : undefined}
    />
  );
}
