import { useState } from 'react';
import { Link } from 'wouter';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Reply } from '#contract/client.ts';
import type { ShopKind } from '#domain/shop/shop.ts';
import type { LanguageCode } from '#domain/text/languages.ts';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { TwoNames } from '#ui/kit/two-names.tsx';
import { DrinkImage } from '#ui/play/drink/drink-image.tsx';
import { useMenuTranslations } from '#web/console/kit/use-menu-translations.ts';
import type { StepProps } from './step-props.ts';
import { Step } from './step.tsx';
import styles from './choices.module.css';

const CHOSEN = 'GET /v1/admin/shops/:shopId/starter-drinks';

type Drink = Reply<'GET /v1/setup/drinks'>['drinks'][number];

/** Drinks to begin with, by their pictures. */
export function MenuStep({ shopId, go }: StepProps) {
  const { t } = useLingui();
  const drinks = useEndpoint('GET /v1/setup/drinks', {});
  const shop = useEndpoint('GET /v1/admin/shops/:shopId', { params: { shopId } });
  const chosen = useEndpoint(CHOSEN, { params: { shopId } });
  const failed = [drinks, shop, chosen].filter((each) => each.isLoadingError);
  if (failed.length > 0)
    return (
      <ErrorState text={t`Failed to load the drinks.`} onRetry={() => failed.forEach((each) => void each.refetch())} />
    );
  if (!drinks.data || !shop.data || !chosen.data) return <Skeleton height="120px" lines={4} />;
  const isNew = shop.data.recipes.length === 0;
  return (
    <Choice
      shopId={shopId}
      go={go}
      kind={shop.data.kind}
      languages={shop.data.languages}
      drinks={drinks.data.drinks}
      before={
        isNew
          ? drinks.data.drinks.filter(({ kind }) => kind === shop.data.kind).map(({ id }) => id)
          : chosen.data.drinkIds
      }
    />
  );
}

interface ChoiceProps extends StepProps {
  kind: ShopKind;
  languages: readonly LanguageCode[];
  drinks: readonly Drink[];
  before: readonly string[];
}

function Choice({ shopId, go, kind, languages, drinks, before }: ChoiceProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(before));
  const [problem, setProblem] = useState<string>();
  const save = useSend('PUT /v1/admin/shops/:shopId/starter-drinks', [
    CHOSEN,
    'GET /v1/admin/shops/:shopId',
    'GET /v1/admin/shops/:shopId/recipes',
    'GET /api/admin/shops/:shopId/recipes',
  ]);
  const translate = useMenuTranslations(shopId);
  const count = chosen.size;
  const sections: readonly ShopKind[] =
    kind === 'tea-shop' ? ['tea-shop', 'cocktail-bar'] : ['cocktail-bar', 'tea-shop'];
  const titles: Record<ShopKind, string> = { 'cocktail-bar': t`Cocktails and more`, 'tea-shop': t`Tea and more` };

  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((was) => (isChosen ? new Set([...was, ...ids]) : new Set([...was].filter((id) => !ids.includes(id)))));
  const submit = async () => {
    setProblem(undefined);
    try {
      await save.mutateAsync({ params: { shopId }, body: { drinkIds: [...chosen] } });
      // The drinks to begin with are written in Hong Kong Chinese; what cannot be begun now is begun on the dashboard.
      await translate(languages.filter((code) => code !== 'zh-HK'));
      await go('machine');
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : t`That did not work. Try again.`);
    }
  };
  return (
    <Step
      step="menu"
      title={<Trans>What do you pour?</Trans>}
      lead={
        <Trans>
          Tap a drink to leave it out or to take it in. Each comes with its recipe, its flavours and its picture, and
          you can change all of it later.{' '}
          <Link to={`/shops/${encodeURIComponent(shopId)}/master?tab=files`} state={{ from: '/setup' }}>
            Import a file of your own
          </Link>{' '}
          instead, or take none.
        </Trans>
      }
      problem={problem}
      action={
        count === 0
          ? t`Go on with an empty menu`
          : plural(count, { one: 'Put # drink on the menu', other: 'Put # drinks on the menu' })
      }
      busy={save.isPending}
      onSubmit={() => void submit()}
      onBack={() => void go('bar')}
    >
      {sections.map((section) => {
        const own = drinks.filter((drink) => drink.kind === section);
        const ids = own.map(({ id }) => id);
        const isAll = ids.every((id) => chosen.has(id));
        return (
          <section key={section} aria-labelledby={`drinks-${section}`}>
            <div className={styles.sectionHead}>
              <h2 id={`drinks-${section}`}>{titles[section]}</h2>
              <Button kind="quiet" onClick={() => choose(ids, !isAll)}>
                {isAll ? <Trans>None of these</Trans> : <Trans>All of these</Trans>}
              </Button>
            </div>
            <ul role="list" className={styles.drinks}>
              {own.map((drink) => (
                <li key={drink.id}>
                  <label className={styles.drink}>
                    <input
                      type="checkbox"
                      checked={chosen.has(drink.id)}
                      onChange={(event) => choose([drink.id], event.target.checked)}
                    />
                    <DrinkImage recipe={drink} size={72} decorative />
                    <TwoNames of={drink} />
                  </label>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Step>
  );
}
