/** The pump table while it is edited. */
import type { Reply } from '#contract/client.ts';
import type { Pump } from '#domain/machine/machine-string.ts';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { newKey } from '#ui/kit/api/new-key.ts';
import { useVersionedDraft } from '#ui/settings/use-versioned-draft.ts';

const READ = 'GET /api/admin/shops/:shopId/pumps';

export interface PumpRow {
  key: string;
  slot: number | undefined;
  ingredientId: string;
  mlPerSecond: number | undefined;
}

export const MOST_PUMPS = 128;

/** A spirit's pump; what most are. ml per second. */
const USUAL_SPEED = 25;

const rowOf = ({ slot, ingredientId, mlPerSecond }: Pump): PumpRow => ({
  key: `slot-${slot}`,
  slot,
  ingredientId,
  mlPerSecond,
});

export type PumpTable = Reply<typeof READ>;

export interface MachineDraft {
  rows: PumpRow[];
  poursByHand: boolean;
}

const draftOf = (table: PumpTable | undefined): MachineDraft => ({
  rows: (table?.pumps ?? []).map(rowOf),
  poursByHand: table?.poursByHand ?? true,
});

const bodyOf = ({ rows, poursByHand }: MachineDraft) => ({
  poursByHand,
  pumps: rows.map(({ slot, ingredientId, mlPerSecond }) => ({
    slot: slot ?? 0,
    ingredientId,
    mlPerSecond: mlPerSecond ?? 0,
  })),
});

export function usePumps(shopId: string) {
  const params = { shopId };
  const query = useEndpoint(READ, { params });
  const replace = useSend('PUT /api/admin/shops/:shopId/pumps');
  const { draft, change, ...editing } = useVersionedDraft({
    read: READ,
    input: { params },
    saved: query.data,
    draftOf,
    bodyOf,
    send: (body, options) => replace.mutateAsync({ params, body, options }),
  });
  const changeRows = (next: (rows: readonly PumpRow[]) => PumpRow[]) =>
    change((before) => ({ ...before, rows: next(before.rows) }));
  return {
    ...editing,
    query,
    draft,
    change: (key: string, part: Partial<PumpRow>) =>
      changeRows((rows) => rows.map((row) => (row.key === key ? { ...row, ...part } : row))),
    add: () => changeRows((rows) => resized(rows, rows.length + 1)),
    resize: (count: number) => changeRows((rows) => resized(rows, count)),
    clear: () => changeRows(() => []),
    remove: (key: string) => changeRows((rows) => rows.filter((row) => row.key !== key)),
    setPoursByHand: (poursByHand: boolean) => change((before) => ({ ...before, poursByHand })),
  };
}

/** Adds free slots, or takes away the last ones: those without an ingredient first. */
function resized(rows: readonly PumpRow[], count: number): PumpRow[] {
  const next = [...rows];
  while (next.length < count)
    next.push({ key: newKey(), slot: freeSlot(next), ingredientId: '', mlPerSecond: USUAL_SPEED });
  while (next.length > count)
    next.splice(
      next.findLastIndex(({ ingredientId }) => ingredientId === ''),
      1,
    );
  return next;
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
    if (slot === undefined || !Number.isInteger(slot) || slot < 1 || slot > MOST_PUMPS) problems.add(`slot ${key}`);
    else if (rows.find((row) => row.slot === slot)?.key !== key) problems.add(`taken ${key}`);
    if (ingredientId === '') problems.add(`ingredient ${key}`);
    if (mlPerSecond === undefined || mlPerSecond < 0.1 || mlPerSecond > 200) problems.add(`speed ${key}`);
  }
  return problems;
}
