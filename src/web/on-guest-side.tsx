import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { addPlayTexts } from './i18n.ts';

type Loaded = Record<'GuestSide' | 'GuestFoot', ComponentType>;
let loading: Promise<Loaded> | undefined;
const load = (): Promise<Loaded> =>
  (loading ??= Promise.all([import('./guest-side.tsx'), addPlayTexts()]).then(([loaded]) => loaded));
const GuestSide = lazy(() => load().then((loaded) => ({ default: loaded.GuestSide })));
const GuestFoot = lazy(() => load().then((loaded) => ({ default: loaded.GuestFoot })));

/** A guest's screen. What watches over it, the connection, the kept orders and the prompts, comes once it stands. */
export function OnGuestSide({ children }: { children: ReactNode }) {
  return (
    <>
      <Suspense fallback={null}>
        <GuestSide />
      </Suspense>
      {children}
      <Suspense fallback={null}>
        <GuestFoot />
      </Suspense>
    </>
  );
}
