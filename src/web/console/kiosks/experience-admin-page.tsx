import { useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { findExperience } from '#experiences/registry.ts';
import type { Experience } from '#experiences/experience.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { Button, buttonClass } from '#ui/kit/button.tsx';
import { PageHeader } from '#ui/kit/page-header.tsx';
import { EmptyState, ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { BackButton } from '#ui/kit/back.tsx';
import { useHandedOver, useStepBack } from '#web/shell/history.ts';
import { GuestPreview } from '#web/console/kit/guest-preview.tsx';
import { useKioskTypeWords } from '#web/console/kit/kiosk-type-words.tsx';
import { DeadEnds } from './dead-ends.tsx';
import { readShopData, type ShopData } from './shop-data.ts';
import { UnfitNotice } from './unfit-notice.tsx';
import styles from './kiosk-admin.module.css';

/** Source: docs/behaviour/console.md. */
export default function ExperienceAdminPage() {
  const { t } = useLingui();
  const { kioskType = '', instanceId = '' } = useParams();
  const { shop: carried } = useHandedOver();
  const toKiosk = <ToKiosk code={instanceId.toUpperCase()} />;
  if (carried === undefined || carried === null) {
    return <ErrorState text={t`Shop data was not passed in navigation state...`} action={toKiosk} />;
  }
  const checked = readShopData(carried);
  if ('error' in checked) return <ErrorState text={checked.error} action={toKiosk} />;

  const experience = findExperience(kioskType);
  if (!experience) return <ErrorState text={t`No admin page for kiosk type`} action={toKiosk} />;
  return (
    <ExperienceAdmin key={instanceId} experience={experience} code={instanceId.toUpperCase()} shop={checked.shop} />
  );
}

/** The page of the kiosk passes its shop on to here. */
const ToKiosk = ({ code }: { code: string }) => (
  <Link to={`/kiosk/admin/${encodeURIComponent(code)}`} className={buttonClass()}>
    <Trans>Open kiosk {code}</Trans>
  </Link>
);

interface Props {
  experience: Experience;
  code: string;
  shop: ShopData;
}

function ExperienceAdmin({ experience, code, shop }: Props) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const name = useKioskTypeWords()(experience.name);
  const back = useStepBack(`/kiosk/admin/${encodeURIComponent(code)}`, navigate);
  const [draft, setDraft] = useState<object>();
  const instance = useEndpoint('GET /api/kiosk-instances/code/:code', { params: { code } });
  const page = useQuery({
    queryKey: ['admin page', experience.id],
    queryFn: () => experience.admin?.().then(({ default: Admin }) => ({ Admin })) ?? null,
    staleTime: Infinity,
    retry: false,
  });

  if (instance.isPending || page.isPending) return <Skeleton height="44px" lines={6} />;
  if (instance.isLoadingError && instance.error.status !== 404) {
    return <ErrorState text={t`Failed to load ${name} Admin`} onRetry={() => void instance.refetch()} />;
  }
  const found = instance.data;
  if (!found?.join_code || found.kiosk_type_identifier !== experience.id)
    return <ErrorState text={t`Not found`} action={<ToKiosk code={code} />} />;
  if (!found.shop?.shop_id || found.shop.shop_id !== shop.shop_id) {
    return <ErrorState text={t`Kiosk is not associated with a valid shop`} action={<ToKiosk code={code} />} />;
  }
  if (page.isError) {
    return <ErrorState text={t`Failed to load ${name} Admin`} onRetry={() => void page.refetch()} />;
  }
  if (!page.data) {
    return (
      <EmptyState
        title={<Trans>No Admin Configuration Available</Trans>}
        text={<Trans>{name} needs no settings: it is ready for guests as it is.</Trans>}
        action={
          <Button kind="main" onClick={() => navigate('/shop-admin')}>
            <Trans>Back to Admin Dashboard</Trans>
          </Button>
        }
      />
    );
  }
  const { Admin } = page.data;
  const config = draft ? { ...found.config, experience: draft as Record<string, unknown> } : found.config;
  return (
    <>
      <title>{t`${name} ${code} · Sipwell`}</title>
      <PageHeader
        back={
          <BackButton onClick={back}>
            <Trans>Kiosk {code}</Trans>
          </BackButton>
        }
        title={<Trans>{name} Admin</Trans>}
        status={<code>{code}</code>}
      />
      <UnfitNotice instance={found} />
      <div className={styles.columns}>
        <Admin instance={found} shop={shop} onDraft={setDraft} />
        <aside className={styles.side}>
          <GuestPreview joinCode={code} config={config} />
          {experience.outcomes && <DeadEnds shopId={shop.shop_id} joinCode={code} />}
        </aside>
      </div>
    </>
  );
}
