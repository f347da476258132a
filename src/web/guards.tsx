/** Who may see which console page; everybody else is sent on. Source: spec §2, §6; design ux 4.0. */
import { useState } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router';
import { isSignedIn, sessionIsAdmin, sessionOwnsShop, useSession, type Session } from './session.ts';

export const SignedInOnly = () => <Guarded />;

export const AdminOnly = () => <Guarded allows={sessionIsAdmin} />;

export function ShopOwnerOnly() {
  const { shopId = '' } = useParams();
  return <Guarded key={shopId} allows={(session) => sessionOwnsShop(session, shopId)} />;
}

function Guarded({ allows = () => true }: { allows?: (session: Session) => boolean }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [wasSignedIn] = useState(() => isSignedIn(session));

  if (!isSignedIn(session)) {
    // A session that ends while its page is open is signed in to again; a visitor without one has no business here.
    if (wasSignedIn) return <Navigate to="/login" replace state={{ from: pathname + search }} />;
    return <Navigate to="/" replace />;
  }
  if (!allows(session)) return <Navigate to="/landing" replace />;
  return <Outlet />;
}
