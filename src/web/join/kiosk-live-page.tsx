import { lazy, Suspense, useReducer } from 'react';
import { useSearchParams } from 'wouter';
import { joinFlow, startJoin } from './join-flow.ts';
import { JoinForm } from './join-form.tsx';
import { JoinLoading } from './join-loading.tsx';
import { LiveCodeMismatch, UnsupportedType } from './join-problems.tsx';
import { NoConnection } from './no-connection.tsx';
import { loadJoining, loadStage, useKiosk } from './use-kiosk.ts';

// Its code is loaded with the kiosk (load-kiosk.ts).
const KioskStage = lazy(() => loadStage().then((stage) => ({ default: stage.KioskStage })));

export function KioskLivePage() {
  const [address, setAddress] = useSearchParams();
  const code = address.get('joinCode')?.trim() || undefined;
  const [state, dispatch] = useReducer(joinFlow, code, startJoin);
  const { refresher, retry } = useKiosk(code, dispatch);

  const backToCode = () => setAddress({}, { replace: true });

  switch (state.status) {
    case 'idle':
      return (
        <JoinForm
          typed={state.typed}
          onType={(text) => {
            loadJoining().catch(() => undefined);
            dispatch({ type: 'typed', text });
          }}
          onJoin={(joinCode) => setAddress({ joinCode })}
        />
      );
    case 'loading':
      return <JoinLoading code={state.typed} />;
    case 'error':
      return (
        <LiveCodeMismatch
          problem={state.problem}
          isUnknownCode={state.left !== undefined}
          code={state.typed}
          onBack={backToCode}
        />
      );
    case 'away':
      return <NoConnection problem={state.problem} code={state.typed} onRetry={retry} onBack={backToCode} />;
    case 'unsupported':
      return <UnsupportedType />;
    case 'loaded':
      return (
        <Suspense fallback={<JoinLoading code={state.typed} />}>
          <KioskStage key={state.kiosk.instance.join_code} kiosk={state.kiosk} refresher={refresher} />
        </Suspense>
      );
  }
}
