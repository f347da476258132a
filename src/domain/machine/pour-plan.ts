/** What a machine string would do: who pours when, how much, and what is wrong with it. For people to look at; the machine reads the string. */
import { brewingTimeMs } from './brewing-time.ts';
import { MAX_POUR_MS, type Pump } from './machine-string.ts';
import type { RecipeIngredient } from '#domain/recipe/recipe.ts';
import { millilitres } from '#domain/recipe/volume.ts';

export interface Pour {
  slot: number;
  ml: number;
  /** All pumps start together. */
  startMs: 0;
  durationMs: number;
}

export type Finding =
  | { kind: 'no-header' }
  | { kind: 'no-pours' }
  /** A part that is not `pump,ml,duration` in numbers. @property place from 1, the header's two not counted */
  | { kind: 'bad-segment'; place: number; text: string }
  | { kind: 'no-duration'; slot: number }
  | { kind: 'too-long'; slot: number; durationMs: number }
  | { kind: 'unknown-pump'; slot: number }
  | { kind: 'pump-twice'; slot: number }
  /** Poured by no pump: somebody adds it by hand. */
  | { kind: 'without-pump'; ingredientId: string };

export interface PourPlan {
  /** What the header names, such as sizeM; empty when there is none. */
  size: string;
  pours: Pour[];
  volumeMl: number;
  /** The longest pour and the time to settle; spec §9 "Brewing time". */
  totalMs: number;
  findings: Finding[];
}

type Poured = Pick<RecipeIngredient, 'id' | 'amount' | 'unit'>;

/**
 * @param pumps those the machine has; without them no pump is unknown
 * @param ingredients what the drink is made of, to tell which of it no pump pours
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

/** Exactly the three numbers a pour is; none of them negative, the pump a whole one. */
function pourOf(segment: string): Pour | undefined {
  const parts = segment.split(',').map((part) => part.trim());
  if (parts.length !== 3 || !parts.every((part) => /^\d{1,9}(\.\d{1,6})?$/.test(part))) return undefined;
  const [slot = 0, ml = 0, durationMs = 0] = parts.map(Number);
  return Number.isInteger(slot) ? { slot, ml, startMs: 0, durationMs } : undefined;
}
