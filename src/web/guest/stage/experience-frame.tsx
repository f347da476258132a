import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GuestInstance } from '#contract/kiosk/kiosks.ts';
import { isGradient, isPictureAddress } from '#domain/settings/appearance.ts';
import { ImageWithFallback } from '#ui/kit/image-with-fallback.tsx';
import { LanguageSwitch } from '#web/shell/language-switch.tsx';
import { SoundSwitch } from '#web/shell/sound/sound-switch.tsx';
import { ShopName } from '#web/shell/shop-name.tsx';
import styles from './kiosk-stage.module.css';

interface Props {
  instance: GuestInstance;
  shopName: string;
  /** The guest is choosing a drink, or waiting for it: prompts stay hidden. */
  isPlaying?: boolean;
  /** The screen stays at this kiosk. */
  isShared?: boolean;
  /** What this phone has ordered. */
  tickets?: ReactNode;
  /** Below the switch of the interface's language. */
  menuLanguage?: ReactNode;
  children: ReactNode;
}

/** The shop's name, logo and background around the experience; an overlay on the background keeps text readable. */
export function ExperienceFrame({
  instance,
  shopName,
  isPlaying = false,
  isShared = false,
  tickets,
  menuLanguage,
  children,
}: Props) {
  const { t } = useLingui();
  const { titleText, logoUrl, logoGradient, backgroundUrl } = instance.config?.appearance ?? {};
  const title = titleText?.trim() || shopName;
  const gradient = logoGradient && isGradient(logoGradient) ? logoGradient : undefined;
  const logo = logoUrl && isPictureAddress(logoUrl) ? logoUrl : undefined;
  return (
    <div className={styles.frame} data-side="guest" data-playing={isPlaying || undefined}>
      {backgroundUrl && isPictureAddress(backgroundUrl) && (
        <div className={styles.background} aria-hidden="true">
          <ImageWithFallback src={backgroundUrl} alt="" fallback={null} className={styles.backgroundPicture} />
          <span className={styles.veil} />
        </div>
      )}
      <header className={styles.header}>
        <span className={styles.logo} data-own={gradient ? true : undefined} style={{ backgroundImage: gradient }}>
          <ImageWithFallback
            src={logo}
            alt=""
            fallback={<Initial of={title} />}
            className={styles.logoPicture}
            width={40}
            height={40}
          />
        </span>
        <div className={styles.bar}>
          <p className={styles.shop} data-shortened>
            <ShopName sign={title} />
          </p>
          <p className={styles.under}>
            {isShared ? (
              <span className={styles.leave}>{instance.join_code}</span>
            ) : (
              <>
                <Link to="/kiosk/live" className={styles.leave} aria-label={t`${instance.join_code}, leave this kiosk`}>
                  {instance.join_code}
                </Link>
                <Link to={`/privacy/${encodeURIComponent(instance.shop_id)}`}>
                  <Trans>Your privacy</Trans>
                </Link>
              </>
            )}
          </p>
        </div>
        {tickets}
        <SoundSwitch isKept={!isShared} />
        <LanguageSwitch />
        {menuLanguage}
      </header>
      <main className={styles.play}>{children}</main>
    </div>
  );
}

const Initial = ({ of }: { of: string }) => (
  <span aria-hidden="true">{String.fromCodePoint(of.codePointAt(0) ?? 83)}</span>
);
