import { Suspense, useState, type ReactNode } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import { shopIdOf } from '#domain/kiosk/shop-access.ts';
import { BackLink } from '#web/console/kit/back-link.tsx';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { BackupTrouble } from './backup-trouble.tsx';
import { ClockTrouble } from './clock-trouble.tsx';
import { BrandMark } from './brand-mark.tsx';
import { NavIcon, type NavSign } from './nav-icon.tsx';
import { useHandedOver } from '#web/shell/history.ts';
import { LanguageSwitch } from '#web/shell/language-switch.tsx';
import { PageLoading } from '#web/shell/page-loading.tsx';
import { ShopName } from '#web/shell/shop-name.tsx';
import { sessionIsAdmin, sessionIsStaff, sessionIsTablet, useSession } from '#web/shell/client/session.ts';
import { useSessionRefresh } from './use-session-refresh.ts';
import { useSignOut } from './use-sign-out.ts';
import styles from './console-frame.module.css';

/** The console's surroundings: a rail on wide screens, a bar with a sheet on phones. */
export function ConsoleFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [pathname] = useLocation();
  useSessionRefresh();
  return (
    <div className={styles.frame} data-side="console">
      <a className={styles.skip} href="#content">
        <Trans>Skip to the content</Trans>
      </a>
      <header className={styles.rail}>
        <Brand />
        <Navigation />
      </header>
      <header className={styles.bar}>
        <Brand />
        <Button onClick={() => setMenuOpen(true)} aria-haspopup="dialog">
          <Trans context="navigation">Menu</Trans>
        </Button>
      </header>
      <Dialog
        open={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        title={t({ message: 'Menu', context: 'navigation' })}
        size="sheet"
      >
        <Navigation onLeave={() => setMenuOpen(false)} />
      </Dialog>
      <main className={styles.content} id="content" tabIndex={-1}>
        <CameFrom />
        <ClockTrouble />
        <BackupTrouble />
        <Suspense key={pageOf(pathname)} fallback={<PageLoading />}>
          {children}
        </Suspense>
      </main>
    </div>
  );
}

/** A drink opens beside the list it is chosen from: one page. */
const pageOf = (pathname: string): string => pathname.replace(/(\/master)\/[^/]+$/, '$1');

const Brand = () => (
  <Link to="/landing" className={styles.brand}>
    <BrandMark />
    Sipwell
  </Link>
);

function Navigation({ onLeave }: { onLeave?: () => void }) {
  const { t } = useLingui();
  const session = useSession();
  const shopId = useShopOfPage();
  const isAdmin = sessionIsAdmin(session);
  const ownShops = isAdmin ? [] : (session.user?.shops ?? []);
  return (
    <div className={styles.navigation}>
      <nav aria-label={t`Console`}>
        <ul role="list">
          {isAdmin && (
            <NavItem to="/shop-admin" sign="shops" onLeave={onLeave}>
              <Trans>Shops</Trans>
            </NavItem>
          )}
          {ownShops.map((shop) => (
            <NavItem
              key={shopIdOf(shop)}
              sign="shops"
              to={`/shops/${encodeURIComponent(shopIdOf(shop) ?? '')}${sessionIsStaff(session) ? '/tonight' : ''}`}
              onLeave={onLeave}
              isGroup
            >
              <ShopName sign={(typeof shop === 'string' ? undefined : shop.name) ?? shopIdOf(shop) ?? ''} />
            </NavItem>
          ))}
          {isAdmin && shopId !== undefined && <ShopPlate shopId={shopId} />}
          {shopId !== undefined && (
            <ShopItems
              shopId={shopId}
              isStaff={sessionIsStaff(session)}
              isTablet={sessionIsTablet(session)}
              onLeave={onLeave}
            />
          )}
          {isAdmin && (
            <>
              <NavItem to="/accounts" sign="accounts" onLeave={onLeave} begins>
                <Trans>Accounts</Trans>
              </NavItem>
              <NavItem to="/admin/backups" sign="backups" onLeave={onLeave}>
                <Trans>Backups</Trans>
              </NavItem>
            </>
          )}
        </ul>
      </nav>
      <SignedInAs onLeave={onLeave} />
    </div>
  );
}

/** Whose pages stand below it; an owner's own shop is a link there. */
function ShopPlate({ shopId }: { shopId: string }) {
  const shop = useEndpoint('GET /api/admin/shops/:shopId', { params: { shopId } });
  return <li className={styles.plate}>{shop.data && <ShopName sign={shop.data.name} />}</li>;
}

interface ShopItemsProps {
  shopId: string;
  /** Sees the counter and the orders alone. */
  isStaff: boolean;
  /** Sees the counter alone. */
  isTablet: boolean;
  onLeave: (() => void) | undefined;
}

function ShopItems({ shopId, isStaff, isTablet, onLeave }: ShopItemsProps) {
  const home = `/shops/${encodeURIComponent(shopId)}`;
  const counter = (
    <>
      <NavItem to={`${home}/tonight`} sign="tonight" onLeave={onLeave} isInner>
        <Trans>Tonight</Trans>
      </NavItem>
      {!isTablet && (
        <NavItem to={`${home}/orders`} sign="orders" onLeave={onLeave} isInner>
          <Trans>Orders</Trans>
        </NavItem>
      )}
    </>
  );
  const inspection = (
    <NavItem to={`${home}/inspection`} sign="inspection" onLeave={onLeave} isInner>
      <Trans>Inspection</Trans>
    </NavItem>
  );
  if (isTablet) return counter;
  if (isStaff)
    return (
      <>
        {counter}
        {inspection}
      </>
    );
  return (
    <>
      {counter}
      <NavItem to={`${home}/master`} sign="menu" onLeave={onLeave} isInner begins>
        <Trans context="drinks">Menu</Trans>
      </NavItem>
      <NavItem to={home} sign="kiosks" above="/kiosk" onLeave={onLeave} isInner>
        <Trans>Kiosks</Trans>
      </NavItem>
      <NavItem to={`${home}/machines`} sign="machines" onLeave={onLeave} isInner>
        <Trans>Machines</Trans>
      </NavItem>
      <NavItem to={`${home}/insights`} sign="insights" onLeave={onLeave} isInner begins>
        <Trans>Insights</Trans>
      </NavItem>
      <NavItem to={`${home}/activity`} sign="activity" onLeave={onLeave} isInner>
        <Trans>Activity</Trans>
      </NavItem>
      {inspection}
      <NavItem to={`${home}/settings`} sign="settings" onLeave={onLeave} isInner begins>
        <Trans>Settings</Trans>
      </NavItem>
      <NavItem to={`${home}/shop`} sign="shop" onLeave={onLeave} isInner>
        <Trans context="navigation">Shop</Trans>
      </NavItem>
    </>
  );
}

/** The shop a page is about: the address names it, or the kiosk that the address names. */
function useShopOfPage(): string | undefined {
  const { shopId, instanceId } = useParams();
  const code = (instanceId ?? '').toUpperCase();
  const session = useSession();
  const kiosk = useEndpoint(
    'GET /api/kiosk-instances/code/:code',
    { params: { code } },
    { enabled: shopId === undefined && code !== '' },
  );
  const found = kiosk.data?.shop_id ?? undefined;
  const isTheirs = sessionIsAdmin(session) || session.user?.shops?.some((shop) => shopIdOf(shop) === found);
  return shopId ?? (isTheirs ? found : undefined);
}

interface NavItemProps {
  to: string;
  /** Where the pages below it begin, if not with its own address. */
  above?: string;
  children: ReactNode;
  onLeave: (() => void) | undefined;
  isInner?: boolean;
  /** The first of pages that are used together. */
  begins?: boolean;
  sign: NavSign;
  /** A shop, whose pages stand below it: the one that is open is marked there. */
  isGroup?: boolean;
}

function NavItem({
  to,
  above = to,
  children,
  onLeave,
  sign,
  isInner = false,
  begins = false,
  isGroup = false,
}: NavItemProps) {
  const [pathname] = useLocation();
  const isOpen = pathname === to && !isGroup;
  const isBelow = isInner && pathname.startsWith(`${above}/`);
  return (
    <li className={isInner ? styles.inner : undefined} data-begins={begins || undefined}>
      <Link to={to} className={styles.item} aria-current={isOpen ? 'page' : isBelow || undefined} onClick={onLeave}>
        <NavIcon of={sign} />
        <span>{children}</span>
      </Link>
    </li>
  );
}

function SignedInAs({ onLeave }: { onLeave: (() => void) | undefined }) {
  const [pathname] = useLocation();
  const session = useSession();
  const { user } = session;
  const signOut = useSignOut();
  // Whoever taps there must not end what an owner has set up.
  if (sessionIsTablet(session))
    return (
      <div className={styles.account}>
        <p className={styles.who}>
          <Trans>
            Shared tablet: <strong>{user?.username}</strong>
          </Trans>
        </p>
        <LanguageSwitch />
      </div>
    );
  return (
    <div className={styles.account}>
      {user?.username && (
        <p className={styles.who}>
          <Trans>
            Signed in as <strong>{user.username}</strong>
          </Trans>
        </p>
      )}
      <Link
        to="/account"
        className={styles.item}
        aria-current={pathname === '/account' ? 'page' : undefined}
        onClick={onLeave}
      >
        <NavIcon of="account" />
        <Trans>My account</Trans>
      </Link>
      <LanguageSwitch />
      <Button kind="quiet" onClick={signOut}>
        <Trans>Sign out</Trans>
      </Button>
    </div>
  );
}

/** After signing in again: the way back to the page the ended session was on. */
function CameFrom() {
  const [pathname] = useLocation();
  const { from } = useHandedOver();
  if (typeof from !== 'string' || !/^\/(?!\/)/.test(from) || from === pathname) return null;
  return (
    <p className={styles.cameFrom}>
      <BackLink to={from}>
        <Trans>Back to the page you were on</Trans>
      </BackLink>
    </p>
  );
}
