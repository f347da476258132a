import { lazy, Suspense, type ReactNode } from 'react';

const GuestSide = lazy(() => import('./guest-side.tsx').then((loaded) => ({ default: loaded.GuestSide })));

/** A guest's screen. What watches over it, the connection, the kept orders and the prompts, comes once it stands. */
export function OnGuestSide({ children }: { children: ReactNode }) {
  return (
    <>
      <Suspense fallback={null}>
        <GuestSide />
      </Suspense>
      {children}
    </>
  );
}
