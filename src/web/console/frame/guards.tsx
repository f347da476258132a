/** Who may see which console page; everybody else is sent on. Source: docs/behaviour/console.md. */
import { useState, type ComponentType, type ReactNode } from 'react';
import { Redirect, useLocation, useParams, useSearch } from 'wouter';
import { isSignedIn, sessionIsAdmin, sessionOwnsShop, useSession, type Session } from '#web/shell/client/session.ts';

export type Guard = ComponentType<{ children: ReactNode }>;

export const SignedInOnly: Guard = ({ children }) => <Guarded>{children}</Guarded>;

export const AdminOnly: Guard = ({ children }) => <Guarded allows={sessionIsAdmin}>{children}</Guarded>;

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
  if (!allows(session)) return <Redirect to="/landing" replace />;
  return children;
}
