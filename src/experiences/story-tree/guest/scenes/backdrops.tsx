import { memo, type ComponentType } from 'react';
import type { Backdrop } from '../../rules.ts';
import { NeonRain, NightMarket, Street } from './city-scenes.tsx';
import { NightGardener } from './gardener-scene.tsx';
import { Harbour, Rooftop } from './open-scenes.tsx';
import { EmberWalker, NeonRunner, WindowDreamer } from './people-scenes.tsx';
import { Driver, TramStop, UpperDeck } from './tram-scenes.tsx';

const SCENES: Record<Backdrop, ComponentType> = {
  'tram-stop': TramStop,
  'upper-deck': UpperDeck,
  driver: Driver,
  'neon-rain': NeonRain,
  'night-market': NightMarket,
  street: Street,
  harbour: Harbour,
  rooftop: Rooftop,
  'neon-runner': NeonRunner,
  'window-dreamer': WindowDreamer,
  'ember-walker': EmberWalker,
  'night-gardener': NightGardener,
};

interface Props {
  backdrop: Backdrop;
  className?: string | undefined;
}

/** A drawn night scene that fills its frame; decorative. */
export const DrawnBackdrop = memo(function DrawnBackdrop({ backdrop, className }: Props) {
  const Scene = SCENES[backdrop];
  return (
    <svg viewBox="0 0 600 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <Scene />
    </svg>
  );
});
