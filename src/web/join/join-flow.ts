/** Joining a kiosk as states and events: idle, loading, loaded or error. Source: docs/behaviour/joining.md "States". */
import type { ComponentType } from 'react';
import type { GuestInstance } from '#contract/kiosk/kiosks.ts';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import type { LanguageCode } from '#domain/text/languages.ts';
import { typedJoinCode } from '#domain/kiosk/join-code.ts';
import type { ExperiencePlay, GuestProps } from '#experiences/experience.ts';

export interface Kiosk {
  instance: GuestInstance;
  shop: { shop_id: string; name: string; languages: readonly LanguageCode[] };
  recipes: GuestRecipe[];
  experience: ExperiencePlay;
  /** The experience's component; undefined if its code did not load. */
  Play: ComponentType<GuestProps> | undefined;
}

/** Why a kiosk cannot be shown; worded in join-problems.tsx. Source: docs/behaviour/joining.md "Live Code Mismatch". */
export type JoinProblem =
  | { kind: 'load'; message: string }
  | { kind: 'no-data' }
  | { kind: 'shop'; message: string }
  | { kind: 'join'; message: string }
  | { kind: 'no-shop' }
  | { kind: 'shop-data'; wrong: 'object' | 'id' | 'name' };

/** A kiosk opens without its menu too; a failed read never replaces a displayed menu. */
export type JoinOutcome =
  | { kiosk: Kiosk; isMenuMissing?: boolean }
  /** `isAway`: no answer of the server, so that nothing is known of the code. */
  | { problem: JoinProblem; isGone?: boolean; isAway?: boolean }
  | { unsupported: true };

interface Typing {
  /** Value of the code field; kept through loading and errors. */
  typed: string;
}

export type JoinState =
  | ({ status: 'idle' } & Typing)
  | ({ status: 'loading'; code: string } & Typing)
  | ({ status: 'loaded'; kiosk: Kiosk } & Typing)
  /** `left` is the code of a kiosk that is paused or ended; it may come back. */
  | ({ status: 'error'; problem: JoinProblem; left?: string } & Typing)
  /** The network or the server is away: joining is repeated until an answer comes. */
  | ({ status: 'away'; code: string; problem: JoinProblem } & Typing)
  | ({ status: 'unsupported' } & Typing);

export type JoinEvent =
  | { type: 'typed'; text: string }
  | { type: 'addressed'; code: string | undefined }
  | { type: 'arrived'; code: string; outcome: JoinOutcome }
  /** The displayed kiosk, read again. */
  | { type: 'refreshed'; kiosk: Kiosk }
  /** The server says that a drink cannot be ordered now, whatever the menu says. */
  | { type: 'sold-out'; recipeId: string }
  /** The displayed kiosk is paused or ended. */
  | { type: 'gone'; problem: JoinProblem };

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
      // Ignore an answer that arrives after the guest moved to another code.
      if ((state.status !== 'loading' && state.status !== 'away') || state.code !== event.code) return state;
      if (isAway(event.outcome)) {
        return state.status === 'away' ? state : { ...state, status: 'away', problem: event.outcome.problem };
      }
      return { ...shown(event.outcome, typedJoinCode(event.code)), typed: state.typed };
    case 'refreshed': {
      const { kiosk } = event;
      const { join_code } = kiosk.instance;
      if (state.status === 'error' && state.left === join_code) return { status: 'loaded', kiosk, typed: state.typed };
      if (state.status !== 'loaded' || state.kiosk.instance.join_code !== join_code) return state;
      return { ...state, kiosk: renewed(state.kiosk, kiosk) };
    }
    case 'sold-out': {
      if (state.status !== 'loaded') return state;
      const recipes = state.kiosk.recipes.map((recipe) =>
        recipe.id === event.recipeId ? { ...recipe, available: false } : recipe,
      );
      return { ...state, kiosk: { ...state.kiosk, recipes } };
    }
    case 'gone':
      if (state.status !== 'loaded') return state;
      return { status: 'error', problem: event.problem, left: state.kiosk.instance.join_code, typed: state.typed };
  }
}

export const isAway = (outcome: JoinOutcome): outcome is Extract<JoinOutcome, { problem: JoinProblem }> =>
  'problem' in outcome && outcome.isAway === true;

/** Keep the reference if unchanged, to avoid re-rendering. */
const renewed = (before: Kiosk, now: Kiosk): Kiosk =>
  JSON.stringify(before.recipes) === JSON.stringify(now.recipes) ? { ...now, recipes: before.recipes } : now;

function shown(outcome: JoinOutcome, code: string) {
  if ('kiosk' in outcome) return { status: 'loaded' as const, kiosk: outcome.kiosk };
  if ('problem' in outcome) {
    const { problem, isGone } = outcome;
    return { status: 'error' as const, problem, ...(isGone && { left: code }) };
  }
  return { status: 'unsupported' as const };
}
