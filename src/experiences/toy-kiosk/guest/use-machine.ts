/** The capsule machine: the shop's own, drawn from on the server; or, in a preview, a simulation. */
import { useRef, useState } from 'react';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import type { CapsuleMachine } from '#contract/kiosk/toy-kiosk.ts';
import { useClient } from '#ui/kit/api/client.tsx';
import { newKey } from '#ui/kit/api/new-key.ts';
import { useRead } from '#ui/kit/api/use-read.ts';
import { drawCapsule, drumOf, oddsOf, type ToySettings } from '../rules.ts';

export type Drawn = CapsuleMachine['capsules'][number];

export interface MachineControls {
  /** Undefined while loading, and after a failure. */
  state: CapsuleMachine | undefined;
  hasFailed: boolean;
  reload: () => void;
  /**
   * Draws one capsule. Idempotent after a failure: the same capsule comes.
   * @throws if none came
   */
  turn: (zeroProof: boolean) => Promise<Drawn>;
  /**
   * Lets the shop's board tell of a rare capsule; without a name where it is empty.
   * @throws if it was not told
   */
  tell: (capsule: Drawn, name: string) => Promise<void>;
}

/** Timeout of a turn. Milliseconds. */
const ANSWER_WITHIN_MS = 12_000;

export function useServerMachine(joinCode: string, enabled: boolean): MachineControls {
  const client = useClient();
  const params = { code: joinCode };
  const pending = useRef<{ key: string; zeroProof: boolean }>(undefined);
  // Never cached: capsules drawn before an order must not reappear after it.
  const { data, error, reload, setData } = useRead(
    'GET /api/toy-kiosk/instances/:code/machine',
    { params },
    { enabled, timeoutMs: ANSWER_WITHIN_MS },
  );

  const turn = async (zeroProof: boolean) => {
    const known = pending.current;
    const { key } = (pending.current = known?.zeroProof === zeroProof ? known : { key: newKey(), zeroProof });
    const { capsule, ...state } = await client(
      'POST /api/toy-kiosk/instances/:code/turns',
      { params, body: { zeroProof } },
      { headers: { 'Idempotency-Key': key }, timeoutMs: ANSWER_WITHIN_MS },
    );
    pending.current = undefined;
    setData(state);
    return capsule;
  };
  const tell = async ({ id: capsuleId }: Drawn, name: string) =>
    setData(
      await client('POST /api/toy-kiosk/instances/:code/capsules/:capsuleId/tell', {
        params: { ...params, capsuleId },
        body: { name },
      }),
    );
  return { state: data, hasFailed: error !== undefined && !data, reload, turn, tell };
}

/** @param random uniform in [0, 1) */
export function useLocalMachine(
  { series, rerolls }: ToySettings,
  recipes: readonly GuestRecipe[],
  random: () => number,
): MachineControls {
  const [capsules, setCapsules] = useState<Drawn[]>([]);
  const oddsFor = (filters: { zeroProof: true } | undefined) =>
    oddsOf(series, drumOf(series, recipes, capsules, filters).capsules);
  const state: CapsuleMachine = {
    any: oddsFor(undefined),
    zeroProof: oddsFor({ zeroProof: true }),
    refilled: false,
    turnsLeft: Math.max(0, 1 + rerolls - capsules.length),
    capsules,
    collected: [...new Set(capsules.map(({ seriesId }) => seriesId))],
    board: null,
  };
  const turn = (zeroProof: boolean) => {
    const found = drawCapsule(series, recipes, capsules, { zeroProof }, (below) => Math.floor(random() * below));
    if (!found) return Promise.reject(new Error('no drink is left'));
    const { seriesId, number, recipeId } = found;
    const drawn = { id: `preview-${capsules.length}`, seriesId, number, recipeId, zeroProof, isTold: false };
    setCapsules([...capsules, drawn]);
    return Promise.resolve(drawn);
  };
  return { state, hasFailed: false, reload: () => setCapsules([]), turn, tell: () => Promise.resolve() };
}
