import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { MenuLanguagesOf } from '#ui/kit/menu-text.ts';
import { Button } from '#ui/kit/button.tsx';
import { askNow, useConnection, type Connection } from '#web/shell/connection.ts';
import { QueuedOrders } from './queued-orders-list.tsx';
import { useOwnMenuLanguages } from '#web/shell/client/menu-choice.ts';
import { useLastSeen } from '#web/shell/client/menu-last-seen.ts';
import { useVolatileOrders } from '../outbox/guest-outbox.ts';
import { loadNewVersion, useNewVersion } from '../service-worker/register.ts';
import { useIsOnPage } from '../use-is-on-page.ts';
import styles from './guest-notices.module.css';

/** Notices about the connection and queued orders; nothing while all is well. */
export function GuestNotices() {
  const { t } = useLingui();
  const connection = useConnection();
  const menuLanguages = useOwnMenuLanguages();
  const isVolatile = useVolatileOrders();
  const isOutdated = useNewVersion();
  // Not in the middle of an order.
  const isBusy = useIsOnPage('dialog[open], [data-playing]');
  return (
    <aside aria-label={t`Connection and orders`} data-side="guest" className={styles.notices}>
      <div role="status">
        {connection === 'here' ? <OldQuestions /> : <Away connection={connection} />}
        {isOutdated && !isBusy && (
          <Line
            icon={<Leaf />}
            action={
              <Button kind="quiet" onClick={loadNewVersion}>
                <Trans>Reload</Trans>
              </Button>
            }
          >
            <Trans>There is a new version.</Trans>
          </Line>
        )}
        {isVolatile && (
          <Line icon={<Leaf />}>
            <Trans>This browser keeps nothing: the list of your orders will not survive closing this page.</Trans>
          </Line>
        )}
      </div>
      <MenuLanguagesOf value={menuLanguages}>
        <QueuedOrders />
      </MenuLanguagesOf>
    </aside>
  );
}

function Away({ connection }: { connection: Connection }) {
  const menuSeen = useTimeSeen('menu');
  const questionsSeen = useTimeSeen('questions');
  const isPhone = connection === 'phone-offline';
  return (
    <Line
      icon={isPhone ? <NoSignal /> : <NoServer />}
      action={
        <Button kind="quiet" onClick={() => void askNow()}>
          <Trans>Try now</Trans>
        </Button>
      }
    >
      <strong>
        {isPhone ? <Trans>Your phone is offline.</Trans> : <Trans>The bar's server is not answering.</Trans>}
      </strong>{' '}
      {isPhone ? (
        <Trans>What you order is saved here and sent when you are back.</Trans>
      ) : (
        <Trans>Your phone is online. We keep trying; what you order is saved here until then.</Trans>
      )}
      {menuSeen && (
        <>
          {' '}
          <Trans>The menu was last seen at {menuSeen}.</Trans>
        </>
      )}
      {questionsSeen && (
        <>
          {' '}
          <Trans>The questions were last seen at {questionsSeen}.</Trans>
        </>
      )}
    </Line>
  );
}

/** The server is back; cached questions stay until the guest reloads them. */
function OldQuestions() {
  const seen = useTimeSeen('questions');
  if (!seen) return null;
  return (
    <Line
      icon={<Leaf />}
      action={
        <Button kind="quiet" onClick={() => location.reload()}>
          <Trans>Reload</Trans>
        </Button>
      }
    >
      <Trans>The questions were last seen at {seen}.</Trans>
    </Line>
  );
}

/** Time of day it was fresh, if it is cached. */
function useTimeSeen(kept: 'menu' | 'questions'): string | undefined {
  const { i18n } = useLingui();
  const seen = useLastSeen(kept);
  return seen && i18n.date(new Date(seen), { hour: 'numeric', minute: '2-digit' });
}

function Line({ icon, action, children }: { icon: ReactNode; action?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
        {icon}
      </svg>
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}

const NoSignal = () => (
  <path d="M3 9a14 14 0 0 1 5-2.900M21 9a14 14 0 0 0-6-3.200M7 13.500a8 8 0 0 1 3-1.800M17 13.500a8 8 0 0 0-2-1.400M12 18.500v.01M4 3l16 18" />
);
const NoServer = () => <path d="M4 5h16v5H4zM4 14h9M4 14v5h8M8 7.500v.01M8 16.500v.01M16 15l5 5M21 15l-5 5" />;
const Leaf = () => <path d="M6 3h9l4 4v14H6zM14 3v5h5M9.500 13l5 5M14.500 13l-5 5" />;
