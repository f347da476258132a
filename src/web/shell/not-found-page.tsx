import { Trans } from '@lingui/react/macro';
import { DrinkPicture } from '#ui/play/drink/drink-picture.tsx';
import { EMPTY_GLASS } from '#ui/play/drink/no-drink.ts';
import { GoButton } from './go-button.tsx';
import { GuestScreen } from './guest-screen.tsx';
import styles from './page.module.css';

export default function NotFoundPage() {
  return (
    <GuestScreen
      picture={
        <div className={styles.glass}>
          <DrinkPicture drawing={{ ...EMPTY_GLASS, glass: 'martini' }} level={0} title="" />
        </div>
      }
      actions={
        <GoButton to="/" kind="main" size="big">
          <Trans>Go to the start</Trans>
        </GoButton>
      }
    >
      <h1 className={styles.title}>
        <Trans>Nothing poured here</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>This address leads nowhere. Perhaps it was mistyped, or the page has moved.</Trans>
      </p>
    </GuestScreen>
  );
}
