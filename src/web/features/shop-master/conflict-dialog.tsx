import { Trans, useLingui } from '@lingui/react/macro';
import type { MasterRecipe } from '#contract/master.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { bodyOf, draftOf, knownIngredients, type RecipeBody } from './recipe-draft.ts';
import styles from './recipe-editor.module.css';

interface Props {
  mine: RecipeBody;
  theirs: MasterRecipe;
  onKeepEditing: () => void;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}

/** Two people saved: what differs, side by side, and a choice. */
export function ConflictDialog({ mine, theirs, onKeepEditing, onTakeTheirs, onSaveMine }: Props) {
  const { t } = useLingui();
  const saved = bodyOf(draftOf(theirs), knownIngredients([theirs]), theirs);
  const words = useFieldWords();
  const fields = (Object.keys(words) as (keyof typeof words)[]).filter(
    (field) => JSON.stringify(saved[field]) !== JSON.stringify(mine[field]),
  );
  return (
    <Dialog
      open
      onClose={onKeepEditing}
      title={t`Somebody else changed this drink meanwhile`}
      size="wide"
      footer={
        <>
          <Button onClick={onKeepEditing} data-autofocus>
            <Trans>Keep editing</Trans>
          </Button>
          <Button kind="danger" onClick={onTakeTheirs}>
            <Trans>Discard mine, take theirs</Trans>
          </Button>
          <Button kind="main" onClick={onSaveMine}>
            <Trans>Save mine over theirs</Trans>
          </Button>
        </>
      }
    >
      <p className={styles.help}>
        <Trans>Nothing of yours is saved yet. This differs:</Trans>
      </p>
      <dl className={styles.conflicts}>
        {fields.map((field) => (
          <div key={field}>
            <dt>{words[field]}</dt>
            <dd>
              <strong>
                <Trans>Saved by them</Trans>
              </strong>
              {written(saved[field])}
            </dd>
            <dd>
              <strong>
                <Trans>Yours</Trans>
              </strong>
              {written(mine[field])}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function useFieldWords(): Record<Exclude<keyof RecipeBody, 'layeringSequence'>, string> & { layeringSequence: string } {
  const { t } = useLingui();
  return {
    name: t`Name`,
    name_translations: t`Names in other languages`,
    description: t`Description`,
    description_translations: t`Descriptions in other languages`,
    type: t`Type`,
    glass: t`Glass`,
    garnish: t`Garnish`,
    ice: t`Ice`,
    mixingMethod: t`Method`,
    recipeIngredient: t`Ingredients`,
    layeringSequence: t`Layers`,
    drinkFeatures: t`Flavours`,
    flavourEstimated: t`Flavour estimated`,
    allergens: t`Allergens`,
    ABV: t`Strength`,
    recipeImage: t`Photo`,
    hidden: t`Hidden`,
    available: t`To be had`,
  };
}

/** Any field as a line that a person can compare. */
function written(value: unknown): string {
  if (typeof value === 'string') return value || NOTHING;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(written).join(', ') || NOTHING;
  if (typeof value !== 'object' || value === null) return NOTHING;
  const parts = Object.entries(value).flatMap(([field, part]) => (SHOWN_PARTS.has(field) ? [written(part)] : []));
  return parts.join(' ') || NOTHING;
}

const NOTHING = '–';
/** Of an ingredient, a glass, a flavour, a photo or a text in other languages: what tells two of them apart. */
const SHOWN_PARTS = new Set([
  'name',
  'amount',
  'unit',
  'abv',
  'colour',
  'property',
  'value',
  'imageUrl',
  'name_translations',
  'zh-HK',
]);
