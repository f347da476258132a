/** The pump table: as saved, as drafted, and what happens when two people save. */
import { useState } from 'react';
import type { Pump } from '#domain/machine/machine-string.ts';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { newKey } from '#ui/kit/api/new-key.ts';

export interface PumpRow {
  key: string;
  slot: number | undefined;
  ingredientId: string;
  mlPerSecond: number | undefined;
}

/** A spirit's pump; what most are. ml per second. */
const USUAL_SPEED = 25;

const rowOf = ({ slot, ingredientId, mlPerSecond }: Pump): PumpRow => ({
  key: `slot-${slot}`,
  slot,
  ingredientId,
  mlPerSecond,
});

export function usePumps(shopId: string) {
  const params = { shopId };
  const saved = useEndpoint('GET /api/admin/shops/:shopId/pumps', { params });
  const send = useSend('PUT /api/admin/shops/:shopId/pumps', ['GET /api/admin/shops/:shopId/pumps']);
  const [draft, setDraft] = useState<{ rows: PumpRow[]; version: number }>();
  const rows = draft?.rows ?? (saved.data?.pumps ?? []).map(rowOf);
  const version = draft?.version ?? saved.data?.version ?? 0;
  const write = (next: PumpRow[]) => setDraft({ rows: next, version });

  return {
    saved,
    rows,
    isDirty: draft !== undefined,
    isSaving: send.isPending,
    change: (key: string, part: Partial<PumpRow>) =>
      write(rows.map((row) => (row.key === key ? { ...row, ...part } : row))),
    add: () => write([...rows, { key: newKey(), slot: freeSlot(rows), ingredientId: '', mlPerSecond: USUAL_SPEED }]),
    remove: (key: string) => write(rows.filter((row) => row.key !== key)),
    discard: () => setDraft(undefined),
    /** What is saved now. @throws Refusal */
    reread: async () => (await saved.refetch({ throwOnError: true })).data ?? { pumps: [], version },
    /** @param onto the version that it replaces: the one seen last */
    save: async (onto = version) => {
      await send.mutateAsync({
        params,
        body: {
          pumps: rows.map(({ slot, ingredientId, mlPerSecond }) => ({
            slot: slot ?? 0,
            ingredientId,
            mlPerSecond: mlPerSecond ?? 0,
          })),
        },
        options: { headers: { 'if-match': `"${onto}"` } },
      });
      setDraft(undefined);
    },
  };
}

function freeSlot(rows: readonly PumpRow[]): number {
  let slot = 1;
  while (rows.some((row) => row.slot === slot)) slot++;
  return slot;
}

export type PumpProblem = `${'slot' | 'taken' | 'ingredient' | 'speed'} ${string}`;

/** What the server would refuse, found before it is asked. */
export function pumpProblems(rows: readonly PumpRow[]): ReadonlySet<PumpProblem> {
  const problems = new Set<PumpProblem>();
  for (const { key, slot, ingredientId, mlPerSecond } of rows) {
    if (slot === undefined || !Number.isInteger(slot) || slot < 1 || slot > 128) problems.add(`slot ${key}`);
    else if (rows.find((row) => row.slot === slot)?.key !== key) problems.add(`taken ${key}`);
    if (ingredientId === '') problems.add(`ingredient ${key}`);
    if (mlPerSecond === undefined || mlPerSecond < 0.1 || mlPerSecond > 200) problems.add(`speed ${key}`);
  }
  return problems;
}
