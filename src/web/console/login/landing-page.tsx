import { Link } from 'wouter';
import { Trans } from '@lingui/react/macro';
import { shopIdOf } from '#domain/kiosk/shop-access.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { ConsoleStage } from '#web/console/frame/console-stage.tsx';
import { isSignedIn, sessionIsAdmin, useSession } from '#web/shell/client/session.ts';
import { ShopName } from '#web/shell/shop-name.tsx';
import styles from './landing.module.css';

export default function LandingPage() {
  const session = useSession();
  const ownShops = sessionIsAdmin(session) ? [] : (session.user?.shops ?? []);
  return (
    <ConsoleStage>
      <h1 className={styles.title}>Sipwell</h1>
      <p className={styles.lead}>
        <Trans>Set the menu, launch a kiosk, and let guests find their drink.</Trans>
      </p>
      <div className={styles.ways}>
        <Link to="/shop-admin" className={buttonClass({ kind: 'main', size: 'big' })}>
          <Trans>Go to Shop Admin</Trans>
        </Link>
        {isSignedIn(session) && ownShops.length > 0 && (
          <nav aria-labelledby="your-shops" className={styles.shops}>
            <h2 id="your-shops">
              <Trans>Your shops</Trans>
            </h2>
            <ul role="list">
              {ownShops.map((shop) => {
                const id = shopIdOf(shop) ?? '';
                return (
                  <li key={id}>
                    <Link to={`/shops/${encodeURIComponent(id)}`}>
                      <ShopName sign={(typeof shop === 'string' ? undefined : shop.name) ?? id} />
                    </Link>
                  </li>
                );
              })}
            </ul>
          </nav>
        )}
        <p className={styles.others}>
          {!isSignedIn(session) && (
            <Link to="/login">
              <Trans>Sign in</Trans>
            </Link>
          )}
          <Link to="/kiosk/live">
            <Trans>I am a guest with a code</Trans>
          </Link>
        </p>
      </div>
    </ConsoleStage>
  );
}
