/** The shop's quiz while it is edited. */
import type { Reply } from '#contract/client.ts';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { useVersionedDraft } from '#ui/settings/use-versioned-draft.ts';
import { toSave, type Questions } from './quiz-draft.ts';

const READ = 'GET /api/ez-pairing/shops/:shopId/questions';
export type Quiz = Reply<typeof READ>;

const NO_QUESTIONS: Questions = [];
const questionsOf = (quiz: Quiz | undefined): Questions => quiz?.questions ?? NO_QUESTIONS;
const bodyOf = (questions: Questions) => ({ questions: toSave(questions) });

export function useQuiz(shopId: string) {
  const params = { shopId };
  const query = useEndpoint(READ, { params });
  const replace = useSend('PUT /api/ez-pairing/shops/:shopId/questions', [
    'GET /api/ez-pairing/shops/:shopId/mappings-summary',
    'GET /api/admin/shops/:shopId/dead-ends',
  ]);
  const { draft, change, ...editing } = useVersionedDraft({
    read: READ,
    input: { params },
    saved: query.data,
    draftOf: questionsOf,
    bodyOf,
    send: (body, options) => replace.mutateAsync({ params, body, options }),
    keepAs: `quiz ${shopId}`,
  });
  return {
    ...editing,
    query,
    questions: draft,
    /** Part of what is saved cannot be read: saving what is left replaces it. */
    isUnfit: query.data?.unfit === true,
    change: (next: Questions) => change(() => next),
  };
}
