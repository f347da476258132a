import { Trans, useLingui } from '@lingui/react/macro';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { machineQrUrl } from '#domain/machine/machine-qr.ts';
import { Button } from '#ui/kit/button.tsx';
import { CopyButton } from '#ui/kit/copy-button.tsx';
import { QrCode } from '#ui/kit/qr-code.tsx';
import { publicOrigin } from '#web/shell/base-path.ts';
import { AddressHint } from '#web/console/kit/address-hint.tsx';
import { JOIN_HEADLINE } from '#web/console/kit/join-qr-dialog.tsx';
import { GroupedCode, Poster, usePrint } from '#web/console/kit/poster.tsx';
import posterStyles from '../kit/poster.module.css';
import styles from './ready.module.css';

interface Props {
  shopId: string;
  shopName: string;
  address: BilingualText;
  joinCode: string;
}

/** One sheet for a table: the code to join with, and beside it the one that has the drink made. */
export function TableCard({ shopId, shopName, address, joinCode }: Props) {
  const { t } = useLingui();
  const { isPrinting, print } = usePrint();
  const link = `${publicOrigin()}/kiosk/live?joinCode=${encodeURIComponent(joinCode)}`;
  const machineLink = machineQrUrl(publicOrigin(), shopId);
  const place = [address.en, address['zh-HK']].filter((line) => line !== '');
  return (
    <section className={styles.card} aria-label={t`Card for the table`}>
      <div className={styles.paper} data-theme="light">
        <p className={styles.cardShop}>{shopName}</p>
        <QrCode text={link} title={t`QR code to join kiosk ${joinCode}`} size={196} />
        <p className={styles.cardCode}>
          <GroupedCode code={joinCode} />
        </p>
      </div>
      <div className={styles.cardWords}>
        <p>
          <Trans>Join code</Trans> <code>{joinCode}</code>
          <CopyButton text={joinCode} label={t`Copy code ${joinCode}`} />
        </p>
        <p>
          <Trans>Machine ID</Trans> <code>{shopId}</code>
          <CopyButton text={shopId} label={t`Copy the machine ID`} />
        </p>
        <p className={styles.cardLink}>
          <code>{link}</code>
          <CopyButton text={link} label={t`Copy the join link`} />
        </p>
        <Button onClick={print}>
          <Trans>Print the card</Trans>
        </Button>
        <AddressHint />
      </div>
      <Poster isActive={isPrinting} shopName={shopName} headline={JOIN_HEADLINE} link={link}>
        <p className={posterStyles.hint}>
          or type this code <span lang="zh-Hant-HK">或輸入加入碼</span>
        </p>
        <GroupedCode code={joinCode} className={posterStyles.joinCode} />
        <div className={posterStyles.second}>
          <QrCode text={machineLink} title="" size={140} />
          <p>
            At the machine: scan to make your drink
            <br />
            <span lang="zh-Hant-HK">喺機前掃碼，即製你嘅飲品</span>
            <br />
            <code>{shopId}</code>
            {place.map((line) => (
              <span key={line} className={posterStyles.place}>
                {line}
              </span>
            ))}
          </p>
        </div>
      </Poster>
    </section>
  );
}
