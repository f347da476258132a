import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';

interface Props {
  to: string;
  kind?: 'main' | 'plain' | 'quiet';
  size?: 'normal' | 'big';
  children: ReactNode;
}

/** A button that leads somewhere, where the specification says button. Source: spec §2. */
export function GoButton({ to, children, ...looks }: Props) {
  const navigate = useNavigate();
  return (
    <Button {...looks} onClick={() => void navigate(to)}>
      {children}
    </Button>
  );
}
