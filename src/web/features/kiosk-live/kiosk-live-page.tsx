import { useReducer } from 'react';
import { useSearchParams } from 'react-router';
import { joinFlow, startJoin } from './join-flow.ts';
import { JoinForm } from './join-form.tsx';
import { JoinLoading } from './join-loading.tsx';
import { LiveCodeMismatch, UnsupportedType } from './join-problems.tsx';
import { KioskStage } from './kiosk-stage.tsx';
import { useKiosk } from './use-kiosk.ts';

export default function KioskLivePage() {
  const [address, setAddress] = useSearchParams();
  const code = address.get('joinCode')?.trim() || undefined;
  const [state, dispatch] = useReducer(joinFlow, code, startJoin);
  useKiosk(code, dispatch);

  switch (state.status) {
    case 'idle':
      return (
        <JoinForm
          typed={state.typed}
          onType={(text) => dispatch({ type: 'typed', text })}
          onJoin={(joinCode) => setAddress({ joinCode })}
        />
      );
    case 'loading':
      return <JoinLoading code={state.typed} />;
    case 'error':
      return (
        <LiveCodeMismatch problem={state.problem} code={state.typed} onBack={() => setAddress({}, { replace: true })} />
      );
    case 'unsupported':
      return <UnsupportedType />;
    case 'loaded':
      return <KioskStage key={state.kiosk.instance.join_code} kiosk={state.kiosk} />;
  }
}
