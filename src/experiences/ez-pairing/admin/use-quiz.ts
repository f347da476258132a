/** The shop's quiz: saved version, draft, and conflicts between two editors. */
import { useState } from 'react';
import type { Reply } from '#contract/client.ts';
import { Refusal } from '#contract/refusal.ts';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { useClient } from '#ui/kit/api/client.tsx';
import { toSave, type Questions } from './quiz-draft.ts';

type Quiz = Reply<'GET /api/ez-pairing/shops/:shopId/questions'>;

interface Draft {
  questions: Questions;
  /** The version the draft started from. */
  version: number;
}

/** Drafts outlive the page, so that navigating back and forward loses nothing. */
const drafts = new Map<string, Draft>();

export function useQuiz(shopId: string) {
  const client = useClient();
  const params = { shopId };
  const saved = useEndpoint('GET /api/ez-pairing/shops/:shopId/questions', { params });
  const send = useSend('PUT /api/ez-pairing/shops/:shopId/questions', [
    'GET /api/ez-pairing/shops/:shopId/questions',
    'GET /api/ez-pairing/shops/:shopId/mappings-summary',
    'GET /api/admin/shops/:shopId/dead-ends',
  ]);
  const [draft, setDraft] = useState(() => drafts.get(shopId));
  const [conflict, setConflict] = useState<Quiz>();

  const keep = (next: Draft | undefined) => {
    if (next) drafts.set(shopId, next);
    else drafts.delete(shopId);
    setDraft(next);
  };
  const version = draft?.version ?? saved.data?.version ?? 0;
  const questions: Questions = draft?.questions ?? saved.data?.questions ?? [];

  /** @returns whether it was saved; a conflict waits for the owner's decision. */
  const save = async (onto = version): Promise<boolean> => {
    try {
      await send.mutateAsync({
        params,
        body: { questions: toSave(questions) },
        options: { headers: { 'if-match': `"${onto}"` } },
      });
      keep(undefined);
      setConflict(undefined);
      return true;
    } catch (failure) {
      if (!(failure instanceof Refusal) || failure.status !== 412) throw failure;
      setConflict(await client('GET /api/ez-pairing/shops/:shopId/questions', { params }));
      return false;
    }
  };

  return {
    saved,
    questions,
    isDirty: draft !== undefined,
    /** Part of the stored quiz cannot be read: saving the rest replaces it. */
    isUnfit: saved.data?.unfit === true,
    isSaving: send.isPending,
    change: (next: Questions) => keep({ questions: next, version }),
    discard: () => {
      keep(undefined);
      setConflict(undefined);
      void saved.refetch();
    },
    save,
    conflict,
    keepEditing: () => setConflict(undefined),
  };
}
