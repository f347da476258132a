import { useLocation } from 'wouter';
import { useClient } from '#ui/kit/api/client.tsx';

/** Signs this device out. */
export function useSignOut(): () => void {
  const client = useClient();
  const [, navigate] = useLocation();
  return () => {
    // The login page forgets the session; the server is told so that nobody else can use it.
    client('POST /v1/auth/logout', {}).catch(() => undefined);
    navigate('/login');
  };
}
