/** Layout of the scenes and endings of a story on its map: a column for each step, in the order they are reached. */
import { endingOf, MAX_DEPTH, sceneOf, type Story } from '../rules.ts';

export interface MapSpot {
  id: string;
  isEnding: boolean;
  /** From 0. Unreachable ones are before what they lead to, or in the last column. */
  column: number;
  row: number;
}

export interface MapLine {
  from: string;
  to: string;
  choice: number;
}

/** @returns every scene and ending once, and a line for each choice with an existing target */
export function mapOf(story: Story): { spots: MapSpot[]; lines: MapLine[]; columns: number; rows: number } {
  const all = [...Object.keys(story.nodes), ...Object.keys(story.endings)];
  const depths = new Map<string, number>();
  const visit = (id: string, depth: number, above: readonly string[]) => {
    if (!sceneOf(story, id) && !endingOf(story, id)) return;
    if (above.includes(id) || depth > MAX_DEPTH + 1 || (depths.get(id) ?? -1) >= depth) return;
    depths.set(id, depth);
    for (const { to } of sceneOf(story, id)?.choices ?? []) visit(to, depth + 1, [...above, id]);
  };
  visit(story.start, 0, []);

  const last = Math.max(-1, ...depths.values()) + 1;
  const byColumn = new Map<number, string[]>();
  const columnOf = (id: string): number => {
    const ahead = (sceneOf(story, id)?.choices ?? []).flatMap(({ to }) => depths.get(to) ?? []);
    return depths.get(id) ?? (ahead.length > 0 ? Math.max(0, Math.min(...ahead) - 1) : last);
  };
  for (const id of [...depths.keys(), ...all.filter((each) => !depths.has(each))]) {
    const column = columnOf(id);
    byColumn.set(column, [...(byColumn.get(column) ?? []), id]);
  }
  const spots = [...byColumn]
    .sort(([a], [b]) => a - b)
    .flatMap(([column, ids]) =>
      ids.map((id, row) => ({ id, isEnding: endingOf(story, id) !== undefined, column, row })),
    );
  const lines = Object.entries(story.nodes).flatMap(([from, { choices }]) =>
    choices.flatMap(({ to }, choice) => (all.includes(to) ? [{ from, to, choice }] : [])),
  );
  return {
    spots,
    lines,
    columns: Math.max(0, ...spots.map(({ column }) => column)) + 1,
    rows: Math.max(0, ...spots.map(({ row }) => row)) + 1,
  };
}

interface Span {
  top: number;
  bottom: number;
}

/** Room between a line and a box it passes. */
const CLEARANCE = 5;

/**
 * Where a line passes between columns without running behind a box: as near as possible to the height it is drawn to.
 * @param boxes those of the columns it passes
 */
export function laneBetween(boxes: readonly Span[], wanted: number): number {
  const isFree = (y: number) => boxes.every(({ top, bottom }) => y < top - CLEARANCE || y > bottom + CLEARANCE);
  if (isFree(wanted)) return wanted;
  const beside = boxes.flatMap(({ top, bottom }) => [top - CLEARANCE - 1, bottom + CLEARANCE + 1]).filter(isFree);
  return beside.reduce((best, y) => (Math.abs(y - wanted) < Math.abs(best - wanted) ? y : best));
}
