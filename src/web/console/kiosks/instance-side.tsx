import { useState } from 'react';
import { Link } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import type { InstanceConfig, KioskInstance } from '#contract/kiosk/kiosks.ts';
import { findExperience } from '#experiences/registry.ts';
import { Button, buttonClass } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { CopyButton } from '#ui/kit/copy-button.tsx';
import { GuestPreview } from '#web/console/kit/guest-preview.tsx';
import { JoinQrDialog } from '#web/console/kit/join-qr-dialog.tsx';
import { useKioskTypeWords } from '#web/console/kit/kiosk-type-words.tsx';
import { GroupedCode } from '#web/console/kit/poster.tsx';
import styles from './kiosk-admin.module.css';

/** Beside the form: how guests join, and where the experience itself is set up. */
interface Props {
  instance: KioskInstance;
  /** The settings as they stand in the form. */
  config: InstanceConfig;
}

export function InstanceSide({ instance, config }: Props) {
  const { t } = useLingui();
  const [isJoinOpen, setJoinOpen] = useState(false);
  const { join_code: code, kiosk_type_identifier: kioskType, name } = instance;
  const experience = findExperience(kioskType);
  const inWords = useKioskTypeWords();
  const typeName = inWords(experience?.name ?? kioskType);
  const shop = { shop_id: instance.shop?.shop_id ?? instance.shop_id, name: instance.shop?.name ?? instance.shop_id };
  return (
    <aside className={styles.side}>
      <GuestPreview joinCode={code} config={config} />
      <Card className={styles.group} aria-labelledby="experience">
        <h2 id="experience">{typeName}</h2>
        {experience && <p className={styles.help}>{inWords(experience.description)}</p>}
        <Link
          to={`/kiosk/${encodeURIComponent(kioskType)}/admin/${encodeURIComponent(code)}`}
          state={{ shop }}
          className={buttonClass({ kind: 'plain' })}
        >
          <Trans>Open {typeName} Admin</Trans>
        </Link>
      </Card>
      <Card className={styles.group} aria-labelledby="join">
        <h2 id="join">
          <Trans>How guests join</Trans>
        </h2>
        <p className={styles.code}>
          <GroupedCode code={code} />
          <CopyButton text={code} label={t`Copy code ${code}`} />
        </p>
        <Button onClick={() => setJoinOpen(true)}>
          <Trans>Join QR</Trans>
        </Button>
      </Card>
      {isJoinOpen && (
        <JoinQrDialog joinCode={code} kioskName={name} shopName={shop.name} onClose={() => setJoinOpen(false)} />
      )}
    </aside>
  );
}
