import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MasterRecipe } from '#contract/menu/master.ts';
import { Button } from '#ui/kit/button.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { focusFirstInvalid } from '#ui/kit/fold/open-folds.ts';
import { useLeaveGuard } from '#ui/settings/leave-guard.ts';
import { SaveBar } from '#ui/settings/save-bar.tsx';
import { AllergenFields } from './allergen-fields.tsx';
import { DryRun } from '../pumps/dry-run.tsx';
import { FlavourFields } from './flavour-fields.tsx';
import { IngredientFields } from './ingredient-fields.tsx';
import { LayerFields } from './layer-fields.tsx';
import { NameFields } from './name-fields.tsx';
import { PhotoField } from './photo-field.tsx';
import { bodyOf, knownIngredients, problemsOf, type Problem } from './recipe-draft.ts';
import { RecipeConflict } from './recipe-conflict.tsx';
import { RecipePart } from './recipe-parts.tsx';
import { RecipePreview } from './recipe-preview.tsx';
import { ServingFields } from './serving-fields.tsx';
import { useRecipeDraft } from './use-recipe-draft.ts';
import styles from './recipe-editor.module.css';

interface Props {
  shopId: string;
  /** undefined for a new drink. */
  recipe: MasterRecipe | undefined;
  /** The shop's whole menu: what it pours already is suggested. */
  menu: readonly MasterRecipe[];
  /** Beside the list, and not a page of its own. */
  isBeside: boolean;
  takesFocus: boolean;
  /** What of the drink is saved by itself: between its parts and the bar. */
  children?: ReactNode;
}

const NO_PROBLEMS: ReadonlySet<Problem> = new Set();

export function RecipeEditor({ shopId, recipe, menu, isBeside, takesFocus, children }: Props) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const search = useSearch();
  const home = `/shops/${encodeURIComponent(shopId)}/master`;
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const known = useMemo(() => knownIngredients(recipe ? [recipe, ...menu] : menu), [recipe, menu]);
  const editing = useRecipeDraft(shopId, recipe, known);
  const [isChecked, setChecked] = useState(false);
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();
  const server = useFieldErrors();
  const { draft, isDirty } = editing;
  const problems = problemsOf(draft);
  const shownProblems = isChecked ? problems : NO_PROBLEMS;

  useLeaveGuard(isDirty, t`The changes to this drink are not saved yet.`, editing.discard);

  const save = async (onto?: MasterRecipe) => {
    if (problems.size > 0) {
      focusFirstInvalid(form.current, () => {
        setChecked(true);
        setSaid({ text: t`Something is missing: look at the marked fields.`, tone: 'bad' });
      });
      return;
    }
    server.clear();
    try {
      const saved = await editing.save(onto);
      if (!saved) return;
      setChecked(false);
      setSaid(
        saved.drinkFeatures.length > 0
          ? { text: t`Saved. The kiosks have it.`, tone: 'good' }
          : { text: t`Saved without flavour: this drink comes last everywhere.`, tone: 'bad' },
      );
      if (!recipe) navigate(`${home}/${encodeURIComponent(saved.id)}`, { replace: true });
    } catch (failure) {
      const reason = server.mark(failure);
      setSaid({
        text: reason === undefined ? t`Not saved: look at the marked fields.` : t`Failed to save the drink: ${reason}`,
        tone: 'bad',
      });
    }
  };
  const change: typeof editing.change = (part) => {
    setSaid(undefined);
    editing.change(part);
  };
  const fields = { draft, onChange: change, problems: shownProblems };

  return (
    <FieldErrorsOf form={server}>
      <div className={styles.editor} data-beside={isBeside || undefined}>
        <RecipePreview
          draft={draft}
          known={known}
          {...(isBeside && { beside: { listAddress: `${home}${search === '' ? '' : `?${search}`}`, takesFocus } })}
        />
        <div className={styles.fields}>
          <form
            id={formId}
            ref={form}
            className={styles.fields}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (!editing.isSaving) void save();
            }}
          >
            <RecipePart part="basics">
              <NameFields {...fields} />
              <PhotoField shopId={shopId} draft={draft} onChange={change} />
            </RecipePart>
            <RecipePart part="recipe">
              <ServingFields {...fields} />
              <IngredientFields {...fields} known={known} />
              <LayerFields {...fields} />
              <AllergenFields {...fields} />
            </RecipePart>
            <RecipePart part="taste">
              <FlavourFields {...fields} />
            </RecipePart>
            <RecipePart part="machine">
              <DryRun shopId={shopId} draft={draft} known={known} />
            </RecipePart>
          </form>
          {children}
          <SaveBar said={said} isDirty={isDirty} isAlwaysFixed {...(recipe && { rest: t`All of it is saved` })}>
            {isDirty && (
              <Button
                kind="quiet"
                onClick={() => {
                  server.clear();
                  editing.discard();
                }}
              >
                <Trans>Discard changes</Trans>
              </Button>
            )}
            <Button kind="main" type="submit" form={formId} busy={editing.isSaving}>
              <Trans>Save</Trans>
            </Button>
          </SaveBar>
        </div>
        {editing.theirs && (
          <RecipeConflict
            mine={bodyOf(draft, known, editing.theirs)}
            theirs={editing.theirs}
            onKeepEditing={editing.keepEditing}
            onTakeTheirs={editing.takeTheirs}
            onSaveMine={() => void save(editing.theirs)}
          />
        )}
      </div>
    </FieldErrorsOf>
  );
}
