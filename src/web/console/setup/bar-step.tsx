import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MasterShop, ShopDetails } from '#contract/shop/master-shops.ts';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { KindField, LanguagesField, NameFields, PlaceFields } from '#web/console/kit/shop-fields.tsx';
import type { StepProps } from './step-props.ts';
import { Step } from './step.tsx';

const SHOP = 'GET /v1/admin/shops/:shopId';

interface Props extends Omit<StepProps, 'shopId'> {
  /** null until the bar is made. */
  shopId: string | null;
}

/** What the bar is called, what it pours and where: made, or changed once it is. */
export function BarStep({ shopId, go }: Props) {
  const { t } = useLingui();
  const made = useEndpoint(SHOP, { params: { shopId: shopId ?? '' } }, { enabled: shopId !== null });
  if (made.isLoadingError) return <ErrorState text={t`Failed to load the shop.`} onRetry={() => void made.refetch()} />;
  if (shopId !== null && !made.data) return <Skeleton height="56px" lines={5} />;
  return <BarForm key={shopId} shop={made.data} go={go} />;
}

type Draft = Pick<ShopDetails, 'names' | 'kind' | 'timeZone' | 'currency' | 'languages'>;

function BarForm({ shop, go }: { shop: MasterShop | undefined; go: StepProps['go'] }) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<Draft>(() => (shop ? draftOf(shop) : newDraft()));
  const [problem, setProblem] = useState<string>();
  const fields = useFieldErrors({ 'shop-name-taken': 'names.en' });
  const stale = ['GET /v1/setup', SHOP, 'GET /api/admin/shops', 'GET /v1/admin/shops'] as const;
  const make = useSend('POST /v1/admin/shops', stale);
  const change = useSend('PATCH /v1/admin/shops/:shopId', stale);
  const edit = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));

  const submit = async () => {
    setProblem(undefined);
    fields.clear();
    try {
      if (!shop) await make.mutateAsync({ body: draft });
      else {
        await change.mutateAsync({ params: { shopId: shop.shop_id }, body: draft });
        await go('menu');
      }
    } catch (failure) {
      setProblem(fields.mark(failure));
    }
  };
  return (
    <FieldErrorsOf form={fields}>
      <Step
        step="bar"
        title={<Trans>What is your bar called?</Trans>}
        lead={<Trans>Guests read the name wherever they join. One language is enough to begin with.</Trans>}
        problem={problem}
        action={shop ? t`Save and go on` : t`Make the bar`}
        busy={make.isPending || change.isPending}
        onSubmit={() => void submit()}
      >
        <NameFields draft={draft} onChange={edit} />
        <KindField draft={draft} onChange={edit} />
        <PlaceFields draft={draft} onChange={edit} />
        <LanguagesField draft={draft} onChange={edit} />
      </Step>
    </FieldErrorsOf>
  );
}

const draftOf = ({ names, kind, timeZone, currency, languages }: MasterShop): Draft => ({
  names,
  kind,
  timeZone,
  currency,
  languages,
});

function newDraft(): Draft {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return {
    names: { en: '', 'zh-HK': '' },
    kind: 'cocktail-bar',
    timeZone: Intl.supportedValuesOf('timeZone').includes(timeZone) ? timeZone : null,
    currency: 'HKD',
    languages: ['zh-HK'],
  };
}
