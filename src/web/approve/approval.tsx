import { useReducer } from 'react';
import { approveFlow, START } from './approve-flow.ts';
import { BrewingStep } from './brewing-step.tsx';
import { CheersStep } from './cheers-step.tsx';
import { ChooseStep } from './choose-step.tsx';
import { FindTicket } from './find-ticket.tsx';
import { MachineStep } from './machine-step.tsx';
import { MachineBusy } from './machine-busy.tsx';
import { LookingForOrders, NoOrders, UnknownMachine } from './no-orders.tsx';
import { PrepareStep } from './prepare-step.tsx';
import { areMachinesOut, MachinesBeforehand } from '#ui/play/machines/machines-beforehand.tsx';
import { ShowCode } from './show-code.tsx';
import { useMachineNews } from './use-machine-news.ts';
import { useMachinesNow } from './use-machines-now.ts';
import { usePendingOrders } from './use-pending-orders.ts';
import { usePouringNow } from './use-pouring-now.ts';
import { usePresence } from './use-presence.ts';

/** Approval at the machine: from its code to the finished drink. */
export function Approval({ shopId, scanned }: { shopId: string; scanned: string | undefined }) {
  const [state, dispatch] = useReducer(approveFlow, START);
  usePendingOrders(shopId, dispatch);
  const beforehand = state.step === 'choose' || state.step === 'prepare' ? shopId : undefined;
  const pouring = usePouringNow(beforehand);
  const machines = useMachinesNow(beforehand);
  const presence = usePresence(shopId, scanned);
  const note = (
    <>
      <MachineBusy pouring={pouring} />
      <MachinesBeforehand machines={machines} />
      {machines?.asksForCode && !areMachinesOut(machines) && !presence.isShown && <ShowCode presence={presence} />}
    </>
  );
  const isMade = state.step === 'brewing' || state.step === 'machine';
  const lostSince = useMachineNews(shopId, isMade ? state.order.orderId : undefined, dispatch);
  const findTicket = <FindTicket shopId={shopId} onFound={(orders) => dispatch({ type: 'claimed', orders })} />;

  switch (state.step) {
    case 'loading':
      return <LookingForOrders />;
    case 'none':
      return <NoOrders shopId={shopId}>{findTicket}</NoOrders>;
    case 'unknown-machine':
      return <UnknownMachine shopId={shopId} />;
    case 'choose':
      return (
        <ChooseStep
          orders={state.orders}
          note={note}
          isOut={areMachinesOut(machines)}
          onMake={(orderId) => dispatch({ type: 'make', orderId })}
        >
          {findTicket}
        </ChooseStep>
      );
    case 'prepare':
      return (
        <PrepareStep
          order={state.order}
          note={note}
          isOut={areMachinesOut(machines)}
          onReady={() => dispatch({ type: 'glass-ready' })}
          onBack={() => dispatch({ type: 'back' })}
        />
      );
    case 'brewing':
      return (
        <BrewingStep
          key={`${state.order.orderId} ${state.attempt}`}
          shopId={shopId}
          order={state.order}
          approval={state.approval}
          asksForCode={state.asksForCode}
          presence={presence}
          isDone={state.timeUp}
          dispatch={dispatch}
        />
      );
    case 'machine':
      return (
        <MachineStep
          shopId={shopId}
          order={state.order}
          machine={state.machine}
          lostSince={lostSince}
          dispatch={dispatch}
        />
      );
    case 'cheers':
      return (
        <CheersStep
          order={state.order}
          hasMore={state.orders.length > 0}
          onAnother={() => dispatch({ type: 'another' })}
        />
      );
  }
}
