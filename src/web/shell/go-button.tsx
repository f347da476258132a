import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#ui/kit/button.tsx';

interface Props {
  to: string;
  kind?: 'main' | 'plain' | 'quiet';
  size?: 'normal' | 'big';
  children: ReactNode;
}

/** A button that navigates, for screens that show a button rather than a link. */
export function GoButton({ to, children, ...looks }: Props) {
  const [, navigate] = useLocation();
  return (
    <Button {...looks} onClick={() => navigate(to)}>
      {children}
    </Button>
  );
}
