import { useReducer } from 'react';
import { approveFlow, START } from './approve-flow.ts';
import { BrewingStep } from './brewing-step.tsx';
import { CheersStep } from './cheers-step.tsx';
import { ChooseStep } from './choose-step.tsx';
import { LookingForOrders, NoOrders } from './no-orders.tsx';
import { PrepareStep } from './prepare-step.tsx';
import { usePendingOrders } from './use-pending-orders.ts';

/** Approval at the machine: from its code to the finished drink. */
export function Approval({ shopId }: { shopId: string }) {
  const [state, dispatch] = useReducer(approveFlow, START);
  usePendingOrders(shopId, dispatch);

  switch (state.step) {
    case 'loading':
      return <LookingForOrders />;
    case 'none':
      return <NoOrders />;
    case 'choose':
      return <ChooseStep orders={state.orders} onMake={(orderId) => dispatch({ type: 'make', orderId })} />;
    case 'prepare':
      return (
        <PrepareStep
          order={state.order}
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
