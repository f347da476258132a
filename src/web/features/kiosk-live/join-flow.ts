/** Joining a kiosk as states and events: idle, loading, loaded or error. Source: spec §4 "Guest join". */
import type { ComponentType } from 'react';
import type { GuestInstance } from '#contract/kiosks.ts';
import type { GuestRecipe } from '#contract/recipes.ts';
import { typedJoinCode } from '#domain/join-code.ts';
import type { Experience, GuestProps } from '#experiences/experience.ts';

export interface Kiosk {
  instance: GuestInstance;
  shop: { shop_id: string; name: string };
  recipes: GuestRecipe[];
  experience: Experience;
  /** The play itself; undefined when its code did not arrive. */
  Play: ComponentType<GuestProps> | undefined;
}

/** Why a kiosk cannot be shown; its text is in join-error.tsx. Source: spec §5, §8. */
export type JoinProblem =
  | { kind: 'load'; message: string }
  | { kind: 'no-data' }
  | { kind: 'shop'; message: string }
  | { kind: 'join'; message: string }
  | { kind: 'no-shop' }
  | { kind: 'shop-data'; wrong: 'object' | 'id' | 'name' };

export type JoinOutcome = { kiosk: Kiosk } | { problem: JoinProblem } | { unsupported: true };

interface Typing {
  /** What the code field holds; kept through loading and errors. */
  typed: string;
}

export type JoinState =
  | ({ status: 'idle' } & Typing)
  | ({ status: 'loading'; code: string } & Typing)
  | ({ status: 'loaded'; kiosk: Kiosk } & Typing)
  | ({ status: 'error'; problem: JoinProblem } & Typing)
  | ({ status: 'unsupported' } & Typing);

export type JoinEvent =
  | { type: 'typed'; text: string }
  | { type: 'addressed'; code: string | undefined }
  | { type: 'arrived'; code: string; outcome: JoinOutcome }
  /** A newer menu for the kiosk that is shown. */
  | { type: 'refreshed'; kiosk: Kiosk };

export const startJoin = (code: string | undefined): JoinState => joinFlow(IDLE, { type: 'addressed', code });

const IDLE: JoinState = { status: 'idle', typed: '' };

export function joinFlow(state: JoinState, event: JoinEvent): JoinState {
  switch (event.type) {
    case 'typed':
      return { ...state, typed: typedJoinCode(event.text) };
    case 'addressed':
      if (event.code === undefined) return { status: 'idle', typed: state.typed };
      return { status: 'loading', code: event.code, typed: typedJoinCode(event.code) };
    case 'arrived':
      // An answer that comes after the guest went on to another code is not for this screen.
      if (state.status !== 'loading' || state.code !== event.code) return state;
      return { ...shown(event.outcome), typed: state.typed };
    case 'refreshed': {
      const isSame = state.status === 'loaded' && state.kiosk.instance.join_code === event.kiosk.instance.join_code;
      return isSame ? { ...state, kiosk: event.kiosk } : state;
    }
  }
}

function shown(outcome: JoinOutcome) {
  if ('kiosk' in outcome) return { status: 'loaded' as const, kiosk: outcome.kiosk };
  if ('problem' in outcome) return { status: 'error' as const, problem: outcome.problem };
  return { status: 'unsupported' as const };
}
