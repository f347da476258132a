import { Trans, useLingui } from '@lingui/react/macro';
import { machineQrUrl } from '#domain/machine/machine-qr.ts';
import { Button } from '#ui/kit/button.tsx';
import { CopyButton } from '#ui/kit/copy-button.tsx';
import { FoldingSection } from '#ui/kit/fold/folding-section.tsx';
import { QrCode } from '#ui/kit/qr-code.tsx';
import { publicOrigin } from '#web/shell/base-path.ts';
import { AddressHint } from '#web/console/kit/address-hint.tsx';
import { Poster, usePrint } from '#web/console/kit/poster.tsx';
import posterStyles from '../kit/poster.module.css';
import styles from './dashboard.module.css';

interface Props {
  shopId: string;
  shopName: string;
}

const HEADLINE = { en: 'Scan to make your drink', 'zh-HK': '掃碼即製你嘅飲品' };

export function MachineQrCard({ shopId, shopName }: Props) {
  const { t } = useLingui();
  const { isPrinting, print } = usePrint();
  const link = machineQrUrl(publicOrigin(), shopId);
  return (
    <FoldingSection
      title={<Trans>Machine QR</Trans>}
      summary={t`To print, with the machine ID ${shopId}`}
      className={styles.card}
    >
      <p className={styles.help}>
        <Trans>Put it on the machine. Guests scan it there to have their order made.</Trans>
      </p>
      <div className={styles.machine}>
        <div className={styles.paper}>
          <QrCode text={link} title={t`QR code of the machine`} size={116} />
        </div>
        <div className={styles.machineFacts}>
          <p className={styles.label}>
            <Trans>Machine ID, to type in by hand</Trans>
          </p>
          <p className={styles.machineId}>
            <code>{shopId}</code>
            <CopyButton text={shopId} label={t`Copy the machine ID`} />
          </p>
          <Button onClick={print}>
            <Trans>Print</Trans>
          </Button>
        </div>
      </div>
      <AddressHint />
      <Poster isActive={isPrinting} shopName={shopName} headline={HEADLINE} link={link}>
        <p className={posterStyles.hint}>
          or type this machine ID <span lang="zh-Hant-HK">或輸入機號</span>
        </p>
        <p className={posterStyles.machineId}>{shopId}</p>
      </Poster>
    </FoldingSection>
  );
}
