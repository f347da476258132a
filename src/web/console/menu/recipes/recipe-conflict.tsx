import { Trans, useLingui } from '@lingui/react/macro';
import type { MasterRecipe } from '#contract/menu/master.ts';
import { ConflictDialog } from '#ui/kit/conflict-dialog.tsx';
import { useListOf } from '#ui/kit/use-list-of.ts';
import { bodyOf, draftOf, knownIngredients, type RecipeBody } from './recipe-draft.ts';

interface Props {
  mine: RecipeBody;
  theirs: MasterRecipe;
  onKeepEditing: () => void;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}

/** Two people saved a drink: what differs, field by field. */
export function RecipeConflict({ mine, theirs, ...choices }: Props) {
  const { t } = useLingui();
  const saved = bodyOf(draftOf(theirs), knownIngredients([theirs]), theirs);
  const words = useFieldWords();
  const listOf = useListOf();
  const written = (value: unknown) => inALine(value, listOf);
  const fields = (Object.keys(words) as (keyof typeof words)[]).filter(
    (field) => JSON.stringify(saved[field]) !== JSON.stringify(mine[field]),
  );
  return (
    <ConflictDialog
      title={t`Somebody else changed this drink meanwhile`}
      intro={<Trans>Nothing of yours is saved yet. This differs:</Trans>}
      differences={fields.map((field) => ({
        key: field,
        label: words[field],
        theirs: written(saved[field]),
        mine: written(mine[field]),
      }))}
      {...choices}
    />
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
    allergenList: t`Allergens confirmed`,
    ABV: t`Strength`,
    recipeImage: t`Photo`,
    hidden: t`Hidden`,
    available: t`To be had`,
  };
}

/** Any field as a line that a person can compare. */
function inALine(value: unknown, listOf: ReturnType<typeof useListOf>): string {
  const written = (part: unknown) => inALine(part, listOf);
  if (typeof value === 'string') return value || NOTHING;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return listOf(value.map(written)) || NOTHING;
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
