/** Who may see which console page; everybody else is sent on. Source: docs/behaviour/console.md. */
import { useState, type ComponentType, type ReactNode } from 'react';
import { Redirect, useLocation, useParams, useSearch } from 'wouter';
import { homeAfterLogin } from '#domain/kiosk/shop-access.ts';
import {
  isSignedIn,
  sessionIsAdmin,
  sessionIsStaff,
  sessionIsTablet,
  sessionOwnsShop,
  sessionWorksAtShop,
  useSession,
  type Session,
} from '#web/shell/client/session.ts';

export type Guard = ComponentType<{ children: ReactNode }>;

export const SignedInOnly: Guard = ({ children }) => (
  <Guarded allows={(session) => !sessionIsStaff(session)}>{children}</Guarded>
);

/** A shared tablet is nobody's own. */
export const OwnAccountOnly: Guard = ({ children }) => (
  <Guarded allows={(session) => !sessionIsTablet(session)}>{children}</Guarded>
);

export const AdminOnly: Guard = ({ children }) => <Guarded allows={sessionIsAdmin}>{children}</Guarded>;

export const CounterOnly: Guard = ({ children }) => {
  const { shopId = '' } = useParams();
  return (
    <Guarded key={shopId} allows={(session) => sessionWorksAtShop(session, shopId)}>
      {children}
    </Guarded>
  );
};

export const ShopStaffOnly: Guard = ({ children }) => {
  const { shopId = '' } = useParams();
  return (
    <Guarded key={shopId} allows={(session) => sessionWorksAtShop(session, shopId) && !sessionIsTablet(session)}>
      {children}
    </Guarded>
  );
};

export const ShopOwnerOnly: Guard = ({ children }) => {
  const { shopId = '' } = useParams();
  return (
    <Guarded key={shopId} allows={(session) => sessionOwnsShop(session, shopId)}>
      {children}
    </Guarded>
  );
};

interface Props {
  allows?: (session: Session) => boolean;
  children: ReactNode;
}

function Guarded({ allows = () => true, children }: Props) {
  const session = useSession();
  const [pathname] = useLocation();
  const search = useSearch();
  const [wasSignedIn] = useState(() => isSignedIn(session));

  if (!isSignedIn(session)) {
    // A session that ends while its page is open is signed in to again; a visitor without one has no business here.
    const from = search === '' ? pathname : `${pathname}?${search}`;
    if (wasSignedIn) return <Redirect to="/login" replace state={{ from }} />;
    return <Redirect to="/" replace />;
  }
  if (!allows(session)) return <Redirect to={homeOf(session)} replace />;
  return children;
}

/** Staff have one page. */
function homeOf(session: Session): string {
  return sessionIsStaff(session) ? homeAfterLogin({ ...session.claims, ...session.user }, undefined) : '/landing';
}
