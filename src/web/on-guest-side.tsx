import { lazy, Suspense, type ReactNode } from 'react';
import { addPlayTexts } from './i18n.ts';

const GuestSide = lazy(() =>
  Promise.all([import('./guest-side.tsx'), addPlayTexts()]).then(([loaded]) => ({ default: loaded.GuestSide })),
);

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
