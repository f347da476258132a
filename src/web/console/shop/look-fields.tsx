import { Trans, useLingui } from '@lingui/react/macro';
import type { ShopDetails } from '#contract/shop/master-shops.ts';
import { Button } from '#ui/kit/button.tsx';
import { ImageWithFallback } from '#ui/kit/image-with-fallback.tsx';
import { SchemePicker } from '#web/console/kit/look/scheme-picker.tsx';
import { gradientOf } from '#web/console/kit/look/schemes.ts';
import { UploadPicture } from '#web/console/kit/look/upload-picture.tsx';
import styles from './shop.module.css';

interface Props {
  shopId: string;
  name: string;
  draft: Pick<ShopDetails, 'look'>;
  onChange: (part: Pick<ShopDetails, 'look'>) => void;
}

/** The logo and the colours that a new kiosk begins with; one that is open keeps its own. */
export function LookFields({ shopId, name, draft: { look }, onChange }: Props) {
  const { t } = useLingui();
  const change = (part: Partial<ShopDetails['look']>) => onChange({ look: { ...look, ...part } });
  const { colours, logoUrl } = look;
  return (
    <>
      <p className={styles.hint}>
        <Trans>A new kiosk begins with it. Kiosks that are open keep the look they have.</Trans>
      </p>
      <div className={styles.look}>
        <div className={styles.sample} style={colours ? { background: gradientOf(colours) } : undefined}>
          <ImageWithFallback
            src={logoUrl}
            alt={t`Logo of ${name}`}
            className={styles.logo}
            width={96}
            height={96}
            fallback={<span className={styles.noLogo}>{name}</span>}
          />
        </div>
        <UploadPicture
          shopId={shopId}
          label={t`Logo file`}
          onTaken={(address) => change({ logoUrl: address })}
          others={
            logoUrl !== '' && (
              <Button kind="danger" onClick={() => change({ logoUrl: '' })}>
                <Trans>Remove the logo</Trans>
              </Button>
            )
          }
        >
          {logoUrl === '' ? <Trans>Choose a logo</Trans> : <Trans>Choose another logo</Trans>}
        </UploadPicture>
      </div>
      <SchemePicker
        colours={colours}
        onChange={(chosen) => change({ colours: chosen })}
        initial={initialOf(name)}
        path="look.colours"
      />
    </>
  );
}

const initialOf = (name: string): string => String.fromCodePoint(name.trim().codePointAt(0) ?? 83);
