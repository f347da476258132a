import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Reply } from '#contract/client.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { useClient } from '#ui/kit/api/client.tsx';
import { Button } from '#ui/kit/button.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import type { Message } from '#web/console/kit/vanishing-line.tsx';
import { ReturningRecipesDialog } from './returning-recipes-dialog.tsx';
import styles from './recipes.module.css';

/** Of recipes that were left out. */
const SHOWN_IDS = 10;

/** Copies the shop's recipes from the main server. Source: docs/behaviour/menu.md "Fetching". */
export function FetchRecipes({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const client = useClient();
  const fetchAll = useSend('POST /api/admin/shops/:shopId/fetch-and-update-recipes', [
    'GET /api/admin/shops/:shopId/recipes',
    'GET /api/admin/shops/:shopId',
    'GET /api/admin/shops',
  ]);
  const [isLooking, setIsLooking] = useState(false);
  const [returning, setReturning] = useState<Reply<'GET /api/admin/shops/:shopId/returning-recipes'>['recipes']>([]);
  const [message, setMessage] = useState<Message>();
  const isBusy = isLooking || fetchAll.isPending;

  const leftOut = (nameless: readonly string[]) => {
    const shown = nameless.slice(0, SHOWN_IDS).join(', ');
    const ids = nameless.length > SHOWN_IDS ? `${shown}, …` : shown;
    return plural(nameless.length, {
      one: `# recipe has no name and was left out: ${ids}.`,
      other: `# recipes have no name and were left out: ${ids}.`,
    });
  };
  const fetchThem = async (putBack: boolean) => {
    setReturning([]);
    const { recipes, nameless } = await fetchAll.mutateAsync({ params: { shopId }, body: { putBack } });
    const n = recipes.length;
    const fetched =
      n > 0
        ? plural(n, { one: '# recipe was fetched.', other: '# recipes were fetched.' })
        : t`No recipes found for this shop.`;
    const tone = n > 0 && nameless.length === 0 ? 'good' : 'bad';
    setMessage({ text: nameless.length === 0 ? fetched : `${fetched} ${leftOut(nameless)}`, tone });
  };

  const lookFirst = async () => {
    setIsLooking(true);
    try {
      const { recipes } = await client('GET /api/admin/shops/:shopId/returning-recipes', { params: { shopId } });
      if (recipes.length > 0) return setReturning(recipes);
    } finally {
      setIsLooking(false);
    }
    await fetchThem(false);
  };

  const orSayFailed = (work: Promise<void>) =>
    void work.catch(() => setMessage({ text: t`Failed to fetch and save recipes.`, tone: 'bad' }));

  return (
    <>
      <Button className={styles.fetch} busy={isBusy} onClick={() => !isBusy && orSayFailed(lookFirst())}>
        <Trans>Fetch All Recipes</Trans>
      </Button>
      <div className={styles.fetched}>
        <StatusLine text={message?.text} tone={message?.tone ?? 'good'} />
      </div>
      {returning.length > 0 && (
        <ReturningRecipesDialog
          recipes={returning}
          onChoose={(putBack) => orSayFailed(fetchThem(putBack))}
          onCancel={() => setReturning([])}
        />
      )}
    </>
  );
}
