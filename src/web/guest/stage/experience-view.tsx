import { lazy, Suspense, useState } from 'react';
import type { PlaceOrder } from '#ui/play/order/order-answer.ts';
import { PlayMemoryOf } from '#ui/play/play-memory.ts';
import { loadPart } from '#ui/kit/load-again.ts';
import { useClient } from '#ui/kit/api/client.tsx';
import { CrashBoundary } from '#web/shell/crash-boundary.tsx';
import { CrashedPlay } from './crashed-play.tsx';
import type { KeptPlay } from './kept-play.ts';
import type { Kiosk } from '#web/join/join-flow.ts';
import { PlayLoading } from './play-loading.tsx';

interface Props {
  kiosk: Kiosk;
  placeOrder: PlaceOrder;
  /** A new key restarts the experience. */
  round: number;
  /** Left out where nothing is kept. */
  memory?: KeptPlay | undefined;
  preview?: boolean;
}

const playOf = ({ Play, experience }: Kiosk) => Play ?? lazy(() => loadPart(experience.guest));

/** The experience; if it crashes or fails to load, a message and three ways on. */
export function ExperienceView({ kiosk, placeOrder, round, memory, preview = false }: Props) {
  const { experience, instance, shop, recipes } = kiosk;
  const [{ Play, attempt }, setLoaded] = useState(() => ({ Play: playOf(kiosk), attempt: 0 }));
  const client = useClient();
  const report = ({ message, stack }: Error) => {
    // What was kept may be why.
    memory?.forget();
    const crash = { experience: experience.id, message: message.slice(0, 300), stack: stack?.slice(0, 2000) };
    void client('POST /api/crash-reports', { body: crash }).catch(() => undefined);
  };
  const retry = () => setLoaded({ Play: playOf(kiosk), attempt: attempt + 1 });
  return (
    <CrashBoundary
      key={`${round} ${attempt}`}
      crashed={
        <CrashedPlay
          name={experience.name}
          recipes={recipes}
          placeOrder={placeOrder}
          onRetry={retry}
          onCrash={report}
        />
      }
      onCrash={report}
    >
      <Suspense fallback={<PlayLoading />}>
        <PlayMemoryOf value={memory}>
          <Play instance={instance} shop={shop} recipes={recipes} placeOrder={placeOrder} preview={preview} />
        </PlayMemoryOf>
      </Suspense>
    </CrashBoundary>
  );
}
