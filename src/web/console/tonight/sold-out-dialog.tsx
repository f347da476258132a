import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Refusal } from '#contract/refusal.ts';
import { useAlert } from '#ui/kit/alert.tsx';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { useClient } from '#ui/kit/api/client.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { TwoNames } from '#ui/kit/two-names.tsx';
import { useQueryClient } from '@tanstack/react-query';
import styles from './tonight.module.css';

interface Props {
  shopId: string;
  lostSince: number | undefined;
  onClose: () => void;
}

const ROUTE = 'GET /api/admin/shops/:shopId/sold-out';

/** Tap a drink or a bottle: every menu follows at once. */
export function SoldOutDialog({ shopId, lostSince, onClose }: Props) {
  const { t, i18n } = useLingui();
  const client = useClient();
  const queries = useQueryClient();
  const alert = useAlert();
  const tonight = useEndpoint(ROUTE, { params: { shopId } });
  const [wanted, setWanted] = useState('');
  const [busy, setBusy] = useState<string>();
  const isWanted = ({ name, name_translations }: { name: string; name_translations: Record<string, string> }) =>
    [name, ...Object.values(name_translations)].some((one) => one.toLowerCase().includes(wanted.trim().toLowerCase()));

  const say = async (kind: 'drink' | 'ingredient', id: string, name: string, isOut: boolean) => {
    if (lostSince !== undefined) {
      const time = i18n.date(new Date(lostSince), { hour: 'numeric', minute: '2-digit' });
      return alert(t`No connection since ${time}. ${name} was not changed.`);
    }
    setBusy(id);
    try {
      const after = await client('PUT /api/admin/shops/:shopId/sold-out', {
        params: { shopId },
        body: { kind, id, isOut },
      });
      queries.setQueryData([ROUTE, { params: { shopId } }], after);
      void queries.invalidateQueries({ queryKey: ['GET /api/admin/shops/:shopId/recipes'] });
    } catch (refusal) {
      const { message } = refusal as Refusal;
      await alert(t`${name} was not changed: ${message}`);
    } finally {
      setBusy(undefined);
    }
  };

  return (
    <Dialog open onClose={onClose} title={t`Sold out`} size="wide">
      <p className={styles.hint}>
        <Trans>Tap what has run out; tap it again when it is back. A bottle takes every drink made with it.</Trans>
      </p>
      <div className={styles.find}>
        <TextField label={t`Drink or bottle`} value={wanted} onChange={setWanted} autoComplete="off" />
      </div>
      {tonight.isPending && <Skeleton height="48px" lines={6} />}
      {tonight.isLoadingError && (
        <ErrorState text={t`Failed to load recipes.`} onRetry={() => void tonight.refetch()} />
      )}
      {tonight.data && (
        <div className={styles.outLists}>
          <section aria-labelledby="out-drinks">
            <h3 id="out-drinks">
              <Trans>Drinks</Trans>
            </h3>
            <ul role="list" className={styles.outList}>
              {tonight.data.drinks.filter(isWanted).map(({ id, name, name_translations, isOut, lacks, isChanged }) => (
                <li key={id}>
                  <Button
                    className={styles.out}
                    aria-pressed={isOut}
                    busy={busy === id}
                    onClick={() => void say('drink', id, name, !isOut)}
                  >
                    <TwoNames of={{ name, name_translations }} />
                    <span className={styles.outState}>
                      {isOut
                        ? t`Sold out`
                        : isChanged
                          ? t`Made differently`
                          : lacks.length > 0
                            ? t`Bottle empty`
                            : t`On the menu`}
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="out-bottles">
            <h3 id="out-bottles">
              <Trans>Bottles</Trans>
            </h3>
            <ul role="list" className={styles.outList}>
              {tonight.data.ingredients.filter(isWanted).map(({ key, name, name_translations, drinks, isOut }) => (
                <li key={key}>
                  <Button
                    className={styles.out}
                    aria-pressed={isOut}
                    busy={busy === key}
                    onClick={() => void say('ingredient', key, name, !isOut)}
                  >
                    <TwoNames of={{ name, name_translations }} />
                    <span className={styles.outState}>
                      {isOut ? t`Empty` : plural(drinks, { one: '# drink', other: '# drinks' })}
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </Dialog>
  );
}
