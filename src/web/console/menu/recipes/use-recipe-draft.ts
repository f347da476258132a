/** One drink while it is edited: the draft, the version it began from, and what happens when two people save. */
import { useState } from 'react';
import type { MasterRecipe } from '#contract/master.ts';
import { Refusal } from '#contract/refusal.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { useClient } from '#ui/kit/api/client.tsx';
import { newKey } from '#ui/kit/api/new-key.ts';
import { bodyOf, draftOf, newDraft, type Draft, type KnownIngredients } from './recipe-draft.ts';
import { MENU_READS } from '../use-menu.ts';

interface Kept {
  draft: Draft;
  /** What it began from; undefined for a new drink. */
  before: MasterRecipe | undefined;
}

/** Drafts outlive the page, for browsers that go back without asking. */
const drafts = new Map<string, Kept>();

export function useRecipeDraft(shopId: string, recipe: MasterRecipe | undefined, known: KnownIngredients) {
  const client = useClient();
  const key = `${shopId} ${recipe?.id ?? ''}`;
  const create = useSend('POST /v1/admin/shops/:shopId/recipes', MENU_READS);
  const replace = useSend('PUT /v1/admin/shops/:shopId/recipes/:recipeId', MENU_READS);
  const [kept, setKept] = useState(() => drafts.get(key));
  const [empty] = useState(() => newDraft(newKey));
  const [theirs, setTheirs] = useState<MasterRecipe>();

  const keep = (next: Kept | undefined) => {
    if (next) drafts.set(key, next);
    else drafts.delete(key);
    setKept(next);
  };
  const before = kept?.before ?? recipe;
  const draft = kept?.draft ?? (recipe ? draftOf(recipe) : empty);

  /** @returns what was saved; undefined when somebody else had saved meanwhile, which is kept to be decided on */
  const save = async (onto: MasterRecipe | undefined = before): Promise<MasterRecipe | undefined> => {
    const body = bodyOf(draft, known, onto);
    if (!onto) {
      const made = await create.mutateAsync({ params: { shopId }, body });
      keep(undefined);
      return made;
    }
    const params = { shopId, recipeId: onto.id };
    try {
      const saved = await replace.mutateAsync({
        params,
        body,
        options: { headers: { 'if-match': `"${onto.version}"` } },
      });
      keep(undefined);
      setTheirs(undefined);
      return saved;
    } catch (failure) {
      if (!(failure instanceof Refusal) || failure.status !== 412) throw failure;
      setTheirs(await client('GET /v1/admin/shops/:shopId/recipes/:recipeId', { params }));
      return undefined;
    }
  };

  return {
    draft,
    before,
    isDirty: kept !== undefined,
    isSaving: create.isPending || replace.isPending,
    change: (part: Partial<Draft>) => keep({ draft: { ...draft, ...part }, before }),
    discard: () => keep(undefined),
    save,
    theirs,
    keepEditing: () => setTheirs(undefined),
    takeTheirs: () => {
      if (theirs) keep({ draft: draftOf(theirs), before: theirs });
      setTheirs(undefined);
    },
  };
}
