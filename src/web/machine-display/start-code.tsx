import type { CSSProperties } from 'react';
import type { MachineDisplay } from '#contract/machines/display.ts';
import { CODE_STEP_MS } from '#domain/machine/presence.ts';
import { machineQrUrl } from '#domain/machine/machine-qr.ts';
import { QrCode } from '#ui/kit/qr-code.tsx';
import { publicOrigin } from '#web/shell/base-path.ts';
import { Both } from '#web/shell/screen/both.tsx';
import { WORDS } from './display-words.ts';
import styles from './display.module.css';

interface Props {
  shopId: string;
  code: NonNullable<MachineDisplay['code']>;
}

/** How a guest starts a drink here: a code to scan, and the same in figures. */
export const StartCode = ({ shopId, code: { proof, digits, leftMs } }: Props) => (
  <div className={styles.codeRoom}>
    <div className={styles.code}>
      <p className={styles.scan}>
        <Both text={WORDS.scan} />
      </p>
      <div className={styles.qrRoom}>
        <div className={styles.qr}>
          <QrCode
            text={machineQrUrl(publicOrigin(), shopId, proof)}
            title={`${WORDS.scan.en} ${WORDS.scan['zh-HK']}`}
          />
        </div>
      </div>
      <p className={styles.type}>
        <span className={styles.orType}>
          <Both text={WORDS.orType} />
        </span>
        <span className={styles.digits}>
          <span>{digits.slice(0, 3)}</span> <span>{digits.slice(3)}</span>
        </span>
      </p>
      <span
        key={proof}
        className={styles.left}
        aria-hidden="true"
        style={{ '--left-ms': `${leftMs}ms`, '--left-share': leftMs / CODE_STEP_MS } as CSSProperties}
      />
    </div>
  </div>
);
