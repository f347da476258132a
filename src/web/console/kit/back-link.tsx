import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { backClass, BackMark } from '#ui/kit/back.tsx';

/** The way back, where it has an address. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={backClass} data-back>
    <BackMark />
    {children}
  </Link>
);
