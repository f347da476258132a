import type { ReactNode } from 'react';
import { ConsoleFrame } from './console-frame.tsx';
import { ConsoleSurroundings } from './console-providers.tsx';
import {
  AdminOnly,
  CounterOnly,
  OwnAccountOnly,
  ShopOwnerOnly,
  ShopStaffOnly,
  SignedInOnly,
  type Guard,
} from './guards.tsx';

const GUARDS = {
  admin: AdminOnly,
  'shop-owner': ShopOwnerOnly,
  'shop-staff': ShopStaffOnly,
  counter: CounterOnly,
  'signed-in': SignedInOnly,
  'own-account': OwnAccountOnly,
} satisfies Record<string, Guard>;

interface Props {
  /** Who may see it. */
  to: keyof typeof GUARDS;
  children: ReactNode;
}

/** A page of the console: guarded, with everything around it. */
export default function ConsolePage({ to, children }: Props) {
  const Guarded = GUARDS[to];
  return (
    <Guarded>
      <ConsoleSurroundings>
        <ConsoleFrame>{children}</ConsoleFrame>
      </ConsoleSurroundings>
    </Guarded>
  );
}
