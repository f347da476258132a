import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import type { Message } from '#web/console/kit/vanishing-line.tsx';
import styles from './recipes.module.css';

/** Copies the shop's recipes from the main server. Source: docs/behaviour/menu.md. */
export function FetchRecipes({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const fetchAll = useSend('POST /api/admin/shops/:shopId/fetch-and-update-recipes', [
    'GET /api/admin/shops/:shopId/recipes',
    'GET /api/admin/shops/:shopId',
    'GET /api/admin/shops',
  ]);
  const [message, setMessage] = useState<Message>();

  const start = async () => {
    if (fetchAll.isPending) return;
    try {
      const { recipes } = await fetchAll.mutateAsync({ params: { shopId } });
      const n = recipes.length;
      setMessage(
        n > 0
          ? { text: plural(n, { one: '# recipe was fetched.', other: '# recipes were fetched.' }), tone: 'good' }
          : { text: t`No recipes found for this shop.`, tone: 'bad' },
      );
    } catch {
      setMessage({ text: t`Failed to fetch and save recipes.`, tone: 'bad' });
    }
  };

  return (
    <>
      <Button className={styles.fetch} busy={fetchAll.isPending} onClick={() => void start()}>
        <Trans>Fetch All Recipes</Trans>
      </Button>
      <div className={styles.fetched}>
        <StatusLine text={message?.text} tone={message?.tone ?? 'good'} />
      </div>
    </>
  );
}
