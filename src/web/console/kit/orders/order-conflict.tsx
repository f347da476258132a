import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffOrder } from '#contract/order/orders.ts';
import { mayTake } from '#domain/order/order.ts';
import { NO_ALLERGIES, type Allergies } from '#domain/recipe/allergies.ts';
import { ConflictDialog } from '#ui/kit/conflict-dialog.tsx';
import { useAllergyLine } from '#ui/play/allergens/allergy-warning.tsx';
import { useOrderWords } from './order-words.ts';
import { useDrinkNames } from './use-drink-names.ts';

interface Props {
  /** What was typed here. */
  mine: Pick<StaffOrder, 'name' | 'recipeId' | 'recipeName' | 'size'> & { allergies: Allergies };
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
  const nameOf = useDrinkNames(theirs.shopId);
  const lineOf = useAllergyLine();
  const number = theirs.displayId;
  const isOpen = mayTake('withdraw', theirs.status);
  const plain = (text: string) => ({ text, lang: undefined });
  const differences = [
    {
      key: 'status',
      label: t`Status`,
      theirs: plain(words.status(theirs.status)),
      mine: plain(words.status(isOpen ? theirs.status : 'PENDING')),
    },
    { key: 'name', label: t`Guest’s name`, theirs: plain(theirs.name), mine: plain(mine.name) },
    { key: 'drink', label: t`Drink`, theirs: nameOf(theirs), mine: nameOf(mine) },
    { key: 'size', label: t`Size`, theirs: plain(words.size(theirs.size)), mine: plain(words.size(mine.size)) },
    {
      key: 'allergies',
      label: t`The guest must not have`,
      theirs: plain(lineOf(theirs.allergies ?? NO_ALLERGIES) || '–'),
      mine: plain(lineOf(mine.allergies) || '–'),
    },
  ].filter((one) => one.theirs.text !== one.mine.text);
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
      differences={differences.map(({ theirs: their, mine: my, ...field }) => ({
        ...field,
        theirs: <span lang={their.lang}>{their.text}</span>,
        mine: <span lang={my.lang}>{my.text}</span>,
      }))}
      none={<Trans>They saved the same as you.</Trans>}
      onSaveMine={isOpen ? onSaveMine : undefined}
    />
  );
}
