import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { CopyButton } from '#ui/kit/copy-button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { QrCode } from '#ui/kit/qr-code.tsx';
import { publicOrigin } from '#web/shell/base-path.ts';
import { AddressHint } from './address-hint.tsx';
import { GroupedCode, Poster } from './poster.tsx';
import styles from './join-qr-dialog.module.css';
import posterStyles from './poster.module.css';

interface Props {
  joinCode: string;
  shopName: string;
  kioskName: string;
  onClose: () => void;
}

export const JOIN_HEADLINE = { en: 'Scan to find your drink', 'zh-HK': '掃碼搵杯啱你飲嘅' };

/** What guests need to join one kiosk: a code to scan, the same in letters, and a sheet to put up. */
export function JoinQrDialog({ joinCode, shopName, kioskName, onClose }: Props) {
  const { t } = useLingui();
  const link = `${publicOrigin()}/kiosk/live?joinCode=${encodeURIComponent(joinCode)}`;
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={t`Join ${kioskName}`}
        footer={
          <>
            <Button onClick={onClose}>
              <Trans>Close</Trans>
            </Button>
            <Button kind="main" onClick={() => window.print()} data-autofocus>
              <Trans>Print</Trans>
            </Button>
          </>
        }
      >
        <div className={styles.join}>
          <div className={styles.paper}>
            <QrCode text={link} title={t`QR code to join kiosk ${joinCode}`} size={224} />
          </div>
          <p className={styles.code}>
            <GroupedCode code={joinCode} />
            <CopyButton text={joinCode} label={t`Copy code ${joinCode}`} />
          </p>
          <p className={styles.link}>
            <code>{link}</code>
            <CopyButton text={link} label={t`Copy the join link`} />
          </p>
          <AddressHint />
        </div>
      </Dialog>
      <Poster isActive shopName={shopName} headline={JOIN_HEADLINE} link={link}>
        <p className={posterStyles.hint}>
          or type this code <span lang="zh-Hant-HK">或輸入加入碼</span>
        </p>
        <GroupedCode code={joinCode} className={posterStyles.joinCode} />
      </Poster>
    </>
  );
}
