/** What is done to several drinks at once: each that can be, and exactly which not. Source: docs/behaviour/menu.md "Several drinks". */
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Input } from '#contract/client.ts';
import type { MasterRecipe } from '#contract/menu/master.ts';
import { Refusal } from '#contract/refusal.ts';
import { MAX_STATES } from '#domain/recipe/recipe.ts';
import { useClient } from '#ui/kit/api/client.tsx';
import { useMenuText } from '#ui/kit/menu-text.ts';
import { DELETIONS, type ActionOutcome } from '#web/console/kit/outcome-line.tsx';
import { MENU_READS } from '../use-menu.ts';
import { fieldsOf, stateOf, type GuestState } from './guest-state.ts';

type StateOfDrink = Input<'PATCH /v1/admin/shops/:shopId/recipes'>['body']['drinks'][number];

/** What was done to each of some drinks, or why it was not. */
interface Done<T> {
  done: T[];
  refused: { recipe: MasterRecipe; because: Refusal['code'] | Error }[];
}

interface Changed {
  before: MasterRecipe;
  version: number;
}
interface Removed {
  recipe: MasterRecipe;
  batchId: string;
}

/** @param onLeft is told which drinks are left as they were: they stay chosen */
export function useChosenDrinks(shopId: string, onLeft: (ids: string[]) => void) {
  const client = useClient();
  const queries = useQueryClient();
  const { t, i18n } = useLingui();
  const { namesOf } = useMenuText();
  const [isBusy, setBusy] = useState(false);

  const busily = async <T>(work: () => Promise<Done<T>>): Promise<Done<T>> => {
    setBusy(true);
    try {
      return await work();
    } finally {
      await Promise.all([...MENU_READS, ...DELETIONS].map((key) => queries.invalidateQueries({ queryKey: [key] })));
      setBusy(false);
    }
  };

  const send = (wanted: readonly [MasterRecipe, StateOfDrink][]) =>
    busily<Changed>(async () => {
      const result: Done<Changed> = { done: [], refused: [] };
      for (let at = 0; at < wanted.length; at += MAX_STATES) {
        const slice = wanted.slice(at, at + MAX_STATES);
        const recipeOf = (wantedId: string) => slice.find(([{ id }]) => id === wantedId)![0];
        try {
          const body = { drinks: slice.map(([, drink]) => drink) };
          const { saved, refused } = await client('PATCH /v1/admin/shops/:shopId/recipes', {
            params: { shopId },
            body,
          });
          result.done.push(...saved.map(({ id, version }) => ({ before: recipeOf(id), version })));
          result.refused.push(...refused.map(({ id, because }) => ({ recipe: recipeOf(id), because })));
        } catch (failure) {
          result.refused.push(...slice.map(([recipe]) => ({ recipe, because: reasonOf(failure) })));
        }
      }
      return result;
    });

  /** One after the other: each can be undone by itself. */
  const each = <T, R>(things: readonly T[], recipeOf: (thing: T) => MasterRecipe, act: (thing: T) => Promise<R>) =>
    busily<R>(async () => {
      const result: Done<R> = { done: [], refused: [] };
      for (const thing of things) {
        try {
          result.done.push(await act(thing));
        } catch (failure) {
          result.refused.push({ recipe: recipeOf(thing), because: reasonOf(failure) });
        }
      }
      return result;
    });

  const textOf = (because: Refusal['code'] | Error): string => {
    if (because === 'recipe-not-found') return t`no longer on the menu`;
    if (because === 'changed-meanwhile') return t`changed by somebody else meanwhile`;
    return because instanceof Error ? because.message : because;
  };
  const told = (done: string | false, refused: Done<unknown>['refused']): Pick<ActionOutcome, 'text' | 'tone'> => {
    const reasons = new Set(refused.map(({ because }) => textOf(because)));
    const left = [...reasons].map((reason) => {
      const drinks = refused.filter(({ because }) => textOf(because) === reason);
      const count = plural(drinks.length, {
        one: '# drink is left as it was',
        other: '# drinks are left as they were',
      });
      const names = new Intl.ListFormat(i18n.locale).format(drinks.map(({ recipe }) => namesOf(recipe).own.text));
      return t`${count}: ${names} (${reason}).`;
    });
    return { text: [done, ...left].filter(Boolean).join(' '), tone: refused.length > 0 ? 'bad' : 'good' };
  };
  const again = (take: () => Promise<ActionOutcome>) => ({ name: t`Try Again`, take });
  const back = (take: () => Promise<ActionOutcome>) => ({ name: t`Undo`, take });

  /** @param earlier what the same wish has changed before */
  const setState = async (
    state: GuestState,
    recipes: readonly MasterRecipe[],
    earlier: readonly Changed[] = [],
  ): Promise<ActionOutcome> => {
    const differing = recipes.filter((recipe) => stateOf(recipe) !== state);
    const { done, refused } = await send(differing.map((recipe) => [recipe, { id: recipe.id, ...fieldsOf[state] }]));
    onLeft(refused.map(({ recipe }) => recipe.id));
    const all = [...earlier, ...done];
    const count = recipes.length - refused.length;
    const words: Record<GuestState, string> = {
      'on-menu': plural(count, { one: '# drink is on the menu.', other: '# drinks are on the menu.' }),
      'sold-out': plural(count, { one: '# drink is sold out.', other: '# drinks are sold out.' }),
      hidden: plural(count, { one: '# drink is hidden.', other: '# drinks are hidden.' }),
    };
    const left = refused.filter(({ because }) => because !== 'recipe-not-found').map(({ recipe }) => recipe);
    return {
      ...told(count > 0 && words[state], refused),
      ways: [
        ...(left.length > 0 ? [again(() => setState(state, left, all))] : []),
        ...(all.length > 0 ? [back(() => undoStates(all))] : []),
      ],
    };
  };

  /** What somebody changed since is theirs, and stays. */
  const undoStates = async (changed: readonly Changed[]): Promise<ActionOutcome> => {
    const { done, refused } = await send(
      changed.map(({ before, version }) => {
        const { id, hidden, available } = before;
        return [before, { id, hidden, available, version }];
      }),
    );
    const count = plural(done.length, {
      one: '# drink is as it was before.',
      other: '# drinks are as they were before.',
    });
    const failed = refused.flatMap(({ recipe, because }) =>
      because instanceof Error ? changed.filter(({ before }) => before.id === recipe.id) : [],
    );
    return {
      ...told(done.length > 0 && count, refused),
      ways: failed.length > 0 ? [again(() => undoStates(failed))] : [],
    };
  };

  const remove = async (recipes: readonly MasterRecipe[], earlier: readonly Removed[] = []): Promise<ActionOutcome> => {
    const { done, refused } = await each(
      recipes,
      (recipe) => recipe,
      async (recipe) => {
        const params = { shopId, recipeId: recipe.id };
        return {
          recipe,
          batchId: (await client('DELETE /v1/admin/shops/:shopId/recipes/:recipeId', { params })).batchId,
        };
      },
    );
    onLeft(refused.map(({ recipe }) => recipe.id));
    const all = [...earlier, ...done];
    const count = plural(done.length, { one: '# drink is deleted.', other: '# drinks are deleted.' });
    const left = refused.filter(({ because }) => because !== 'recipe-not-found').map(({ recipe }) => recipe);
    return {
      ...told(done.length > 0 && count, refused),
      ways: [
        ...(left.length > 0 ? [again(() => remove(left, all))] : []),
        ...(all.length > 0 ? [back(() => bringBack(all))] : []),
      ],
    };
  };

  const bringBack = async (removed: readonly Removed[]): Promise<ActionOutcome> => {
    // The last that went comes first, so that each finds the place it had.
    const { done, refused } = await each(
      removed.toReversed(),
      ({ recipe }) => recipe,
      ({ batchId }) => client('POST /api/undo/:batchId', { params: { batchId } }),
    );
    const count = plural(done.length, { one: '# drink is back on the menu.', other: '# drinks are back on the menu.' });
    const failed = removed.filter(({ recipe }) => refused.some((one) => one.recipe.id === recipe.id));
    return {
      ...told(done.length > 0 && count, refused),
      ways: failed.length > 0 ? [again(() => bringBack(failed))] : [],
    };
  };

  return { isBusy, setState, remove };
}

/** What the server says of the whole call where it refused all of it, or what kept it from answering. */
function reasonOf(failure: unknown): Refusal['code'] | Error {
  if (failure instanceof Refusal && (failure.code === 'recipe-not-found' || failure.code === 'changed-meanwhile'))
    return failure.code;
  return failure instanceof Error ? failure : new Error(String(failure));
}
