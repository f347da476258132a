import { QrCode } from '#ui/kit/qr-code.tsx';
import { publicOrigin } from '#web/shell/base-path.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { WORDS } from './board-words.ts';
import { Both } from '#web/shell/screen/both.tsx';
import styles from './board.module.css';

/** How the room orders: a code to scan, and the same in letters. */
export const JoinCode = ({ joinCode, text = WORDS.scan }: { joinCode: string; text?: BilingualText }) => (
  <div className={styles.join}>
    <p className={styles.scan}>
      <Both text={text} />
    </p>
    <div className={styles.qr}>
      <QrCode
        text={`${publicOrigin()}/kiosk/live?joinCode=${encodeURIComponent(joinCode)}`}
        title={`${text.en} ${text['zh-HK']}`}
      />
    </div>
    <p className={styles.code}>
      <span>{joinCode.slice(0, 3)}</span>
      <span>{joinCode.slice(3)}</span>
    </p>
  </div>
);
