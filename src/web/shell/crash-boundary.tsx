import { Component, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { FallenGlass } from '#ui/kit/fallen-glass.tsx';
import styles from './page.module.css';

interface Props {
  children: ReactNode;
  /** Shown in place of the crashed content; by default a message for a whole page. */
  crashed?: ReactNode;
  onCrash?: (error: Error) => void;
}

/** Shows a message and a way on if its content crashed or failed to load. React requires a class for this. */
export class CrashBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onCrash?.(error);
  }

  override render() {
    const { children, crashed = <CrashedPage /> } = this.props;
    return this.state.hasCrashed ? crashed : children;
  }
}

const CrashedPage = () => (
  <main className={styles.crashed}>
    <FallenGlass />
    <h1>
      <Trans>This page spilled</Trans>
    </h1>
    <p role="alert">
      <Trans>Something went wrong while showing it. Loading it again usually helps.</Trans>
    </p>
    <Button kind="main" size="big" onClick={() => location.reload()}>
      <Trans>Load again</Trans>
    </Button>
  </main>
);
