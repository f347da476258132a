import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import type { Order } from '#contract/order/orders.ts';
import { useKeptState } from '#ui/play/play-memory.ts';
import { MatchedResult } from '#ui/play/result/matched-result.tsx';
import { WholeMenu } from '#ui/play/result/whole-menu.tsx';
import type { GuestProps } from '../../experience.ts';
import { mergeDefaultSettings } from '#domain/settings/merge-default-settings.ts';
import PACK from '../content.ts';
import { isRare, outcomeOfCapsule, type Series } from '../rules.ts';
import { CapsuleStep } from './capsule-step.tsx';
import { MachineStep } from './machine-step.tsx';
import { StickerCard } from './sticker-card.tsx';
import { DrawnSticker } from './sticker.tsx';
import { TellRoom } from './tell-room.tsx';
import { useLocalMachine, useServerMachine, type Drawn } from './use-machine.ts';

type Step = { name: 'machine' | 'menu' } | { name: 'closed' | 'opened' | 'taken'; capsule: Drawn };

/** A capsule machine: turn the knob and a capsule with a drink rolls out. */
export default function ToyKiosk({ instance, recipes, placeOrder, preview = false }: GuestProps) {
  const settings = mergeDefaultSettings(PACK, instance.config?.experience);
  const server = useServerMachine(instance.join_code, !preview);
  const local = useLocalMachine(settings, recipes, Math.random);
  const machine = preview ? local : server;
  const [chosen, setStep] = useKeptState<Step | undefined>('step', undefined);
  const [placed, setPlaced] = useState<Order>();
  const [isJustTaken, setJustTaken] = useState(false);

  const capsules = machine.state?.capsules ?? [];
  const board = machine.state?.board;
  const last = capsules.at(-1);
  // Capsules drawn before the page was reloaded still belong to the guest.
  const step: Step = chosen ?? (last ? { name: 'opened', capsule: last } : { name: 'machine' });
  const seriesOf = ({ seriesId }: Drawn) => settings.series.find(({ id }) => id === seriesId) ?? settings.series[0]!;
  const drinkIn = ({ recipeId }: Drawn) => recipes.find(({ id }) => id === recipeId);

  switch (step.name) {
    case 'machine':
      return (
        <MachineStep
          settings={settings}
          machine={machine}
          onTurn={() => setStep({ name: 'machine' })}
          onDrawn={(capsule) => setStep({ name: 'closed', capsule })}
          onCapsules={last && (() => setStep({ name: 'opened', capsule: last }))}
          onMenu={() => setStep({ name: 'menu' })}
        />
      );
    case 'menu':
      return (
        <WholeMenu
          recipes={recipes}
          placeOrder={placeOrder}
          onOrdered={setPlaced}
          onBack={() => setStep({ name: 'machine' })}
        />
      );
    case 'closed':
    case 'opened':
      return (
        <CapsuleStep
          key={step.capsule.id}
          capsule={step.capsule}
          isOpen={step.name === 'opened'}
          capsules={capsules.some(({ id }) => id === step.capsule.id) ? capsules : [...capsules, step.capsule]}
          series={settings.series}
          collected={machine.state?.collected ?? []}
          turnsLeft={machine.state?.turnsLeft ?? 0}
          drinkIn={drinkIn}
          onOpen={() => setStep({ name: 'opened', capsule: step.capsule })}
          onShow={(capsule) => setStep({ name: 'opened', capsule })}
          onTake={() => {
            setJustTaken(true);
            setStep({ name: 'taken', capsule: step.capsule });
          }}
          onTurnAgain={() => setStep({ name: 'machine' })}
        >
          {board && isRare(seriesOf(step.capsule), settings.series) && (
            <TellRoom
              key={step.capsule.id}
              isTold={capsules.some(({ id, isTold }) => id === step.capsule.id && isTold)}
              asksName={board.showsNames}
              onTell={(name) => machine.tell(step.capsule, name)}
            />
          )}
        </CapsuleStep>
      );
    case 'taken': {
      const { capsule } = step;
      const others = capsules.filter(({ id }) => id !== capsule.id);
      const recipeIds = [...new Set([capsule, ...others].map(({ recipeId }) => recipeId))];
      const series = seriesOf(capsule);
      return (
        <MatchedResult
          heading={placed ? <Trans>Your capsule</Trans> : <Trans>Out of your capsule</Trans>}
          outcome={outcomeOfCapsule(series, recipeIds, drinkIn(capsule))}
          recipes={recipes}
          count={recipeIds.length}
          placeOrder={placeOrder}
          // Drink, name and strength were shown with the capsule: only where another drink comes is there news.
          startsOpen={isJustTaken && drinkIn(capsule) !== undefined}
          onStartOver={() => setStep({ name: 'opened', capsule })}
          card={({ id }) => {
            const drawn = capsules.find(({ recipeId }) => recipeId === id) ?? capsule;
            return { series: seriesOf(drawn), number: drawn.number };
          }}
        >
          <StickerCard series={series} number={capsule.number} />
        </MatchedResult>
      );
    }
  }
}

export async function artOf({ series, number }: { series: Series; number: number }) {
  const { capsuleSticker } = await import('./card/capsule-sticker.tsx');
  return capsuleSticker({ series, number, sticker: <DrawnSticker {...series} /> });
}
