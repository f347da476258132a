import { Component, lazy, Suspense, useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PlaceOrder } from '#experiences/experience.ts';
import type { SeatMemory } from '#ui/table-game/seat-memory.ts';
import { useClient } from '#ui/client.tsx';
import { Button } from '#ui/button.tsx';
import { session } from '../../storage.ts';
import type { Kiosk } from './join-flow.ts';
import styles from './kiosk-stage.module.css';
import { GoButton } from '../../go-button.tsx';

interface Props {
  kiosk: Kiosk;
  placeOrder: PlaceOrder;
  /** A new round begins the play anew. */
  round: number;
  preview?: boolean;
}

/** The experience; when it breaks, or its code did not come, a word and two ways on. */
export function ExperienceView({ kiosk, placeOrder, round, preview = false }: Props) {
  const { experience, instance, shop, recipes } = kiosk;
  const [{ Play, attempt }, setLoaded] = useState(() => ({ Play: kiosk.Play ?? lazy(experience.guest), attempt: 0 }));
  const client = useClient();
  const report = ({ message, stack }: Error) => {
    const crash = { experience: experience.id, message: message.slice(0, 300), stack: stack?.slice(0, 2000) };
    void client('POST /api/crash-reports', { body: crash }).catch(() => undefined);
  };
  const retry = () => setLoaded({ Play: kiosk.Play ?? lazy(experience.guest), attempt: attempt + 1 });
  return (
    <CrashBoundary
      key={`${round} ${attempt}`}
      crashed={<Crashed name={experience.name} onRetry={retry} />}
      onCrash={report}
    >
      <Suspense fallback={<Waiting />}>
        <Play
          instance={instance}
          shop={shop}
          recipes={recipes}
          placeOrder={placeOrder}
          preview={preview}
          {...(!preview && { seat: SEAT })}
        />
      </Suspense>
    </CrashBoundary>
  );
}

const SEAT: SeatMemory = {
  get: () => session.get('tableRoom'),
  set: (roomId) => void session.set('tableRoom', roomId),
  remove: () => session.remove('tableRoom'),
};

function Waiting() {
  return (
    <p role="status" className={styles.waiting}>
      <Trans>Loading kiosk data...</Trans>
    </p>
  );
}

function Crashed({ name, onRetry }: { name: string; onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <div className={styles.crashed}>
      <p role="alert" className={styles.crashText}>{t`Something went wrong with ${name} component`}</p>
      <Button kind="main" size="big" onClick={onRetry}>
        <Trans>Try Again</Trans>
      </Button>
      <GoButton to="/" size="big">
        <Trans>Return to Home</Trans>
      </GoButton>
    </div>
  );
}

interface BoundaryProps {
  crashed: ReactNode;
  onCrash: (error: Error) => void;
  children: ReactNode;
}

/** React catches what breaks while drawing in classes only. */
class CrashBoundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.broken ? this.props.crashed : this.props.children;
  }
}
