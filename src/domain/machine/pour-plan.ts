/**
 * A dry run of a machine string for people: pours, amounts and problems. The machine itself reads the string. Source:
 * docs/behaviour/machine-string.md "Try without pouring".
 */
import { brewingTimeMs } from './brewing-time.ts';
import { MAX_POUR_MS, type Pump } from './machine-string.ts';
import type { RecipeIngredient } from '#domain/recipe/recipe.ts';
import { millilitres } from '#domain/recipe/volume.ts';

export interface Pour {
  slot: number;
  ml: number;
  /** All pumps start at the same time. */
  startMs: 0;
  durationMs: number;
}

export type Finding =
  | { kind: 'no-header' }
  | { kind: 'no-pours' }
  /** A segment that is not `pump,ml,duration`. @property place from 1, not counting the header */
  | { kind: 'bad-segment'; place: number; text: string }
  | { kind: 'no-duration'; slot: number }
  | { kind: 'too-long'; slot: number; durationMs: number }
  | { kind: 'unknown-pump'; slot: number }
  | { kind: 'pump-twice'; slot: number }
  /** No pump pours it; added by hand. */
  | { kind: 'without-pump'; ingredientId: string };

export interface PourPlan {
  /** Size in the header, such as sizeM; empty if missing. */
  size: string;
  pours: Pour[];
  volumeMl: number;
  /** Longest pour plus settling time. */
  totalMs: number;
  findings: Finding[];
}

type Poured = Pick<RecipeIngredient, 'id' | 'amount' | 'unit'>;

/**
 * @param pumps those of the machine; if left out, no pump counts as unknown
 * @param ingredients of the drink, to find those without a pump
 */
export function pourPlan(
  machineString: string,
  { pumps, ingredients = [] }: { pumps?: readonly Pump[]; ingredients?: readonly Poured[] } = {},
): PourPlan {
  const [header = '', size = '', ...segments] = machineString.split(';').map((part) => part.trim());
  const findings: Finding[] = [];
  const pours: Pour[] = [];
  if (!/^SW\d+$/.test(header) || size === '') findings.push({ kind: 'no-header' });

  const written = segments.map((text, i) => ({ text, place: i + 1 })).filter(({ text }) => text !== '');
  for (const { text, place } of written) {
    const pour = pourOf(text);
    if (!pour) {
      findings.push({ kind: 'bad-segment', place, text });
      continue;
    }
    const { slot, durationMs } = pour;
    if (durationMs === 0) findings.push({ kind: 'no-duration', slot });
    if (durationMs > MAX_POUR_MS) findings.push({ kind: 'too-long', slot, durationMs });
    if (pumps && !pumps.some((pump) => pump.slot === slot)) findings.push({ kind: 'unknown-pump', slot });
    if (pours.some((other) => other.slot === slot)) findings.push({ kind: 'pump-twice', slot });
    pours.push(pour);
  }
  if (written.length === 0) findings.push({ kind: 'no-pours' });

  for (const { id, amount, unit } of ingredients) {
    const isLiquid = millilitres(amount, unit) > 0;
    if (isLiquid && pumps && !pumps.some(({ ingredientId }) => ingredientId === id))
      findings.push({ kind: 'without-pump', ingredientId: id });
  }
  return {
    size,
    pours,
    volumeMl: pours.reduce((total, { ml }) => total + ml, 0),
    totalMs: brewingTimeMs(machineString),
    findings,
  };
}

/** Exactly three numbers, none negative, the pump an integer. */
function pourOf(segment: string): Pour | undefined {
  const parts = segment.split(',').map((part) => part.trim());
  if (parts.length !== 3 || !parts.every((part) => /^\d{1,9}(\.\d{1,6})?$/.test(part))) return undefined;
  const [slot = 0, ml = 0, durationMs = 0] = parts.map(Number);
  return Number.isInteger(slot) ? { slot, ml, startMs: 0, durationMs } : undefined;
}
