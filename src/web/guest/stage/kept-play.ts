/** The answers of this tab's play, for 30 minutes. Source: docs/behaviour/joining.md "Kept answers", docs/decisions/0069. */
import type { GuestInstance } from '#contract/kiosk/kiosks.ts';
import type { PlayMemory } from '#ui/play/play-memory.ts';
import { session } from '#web/shell/start/storage.ts';

export interface KeptPlay extends PlayMemory {
  /** The answers led nowhere: the play begins anew. */
  forget: () => void;
  /** The play led to an order: from now on nothing is kept. */
  end: () => void;
}

interface Stored {
  /** Of the kiosk, its settings and this build: answers to other questions are worth nothing. */
  id: string;
  /** Of the last answer, milliseconds since 1970. */
  keptAt: number;
  parts: Record<string, unknown>;
}

const LIFE_MS = 30 * 60_000;

/** @param isNew a new round: what was kept is forgotten */
export function keepPlay(
  instance: GuestInstance,
  { isNew, now = Date.now }: { isNew: boolean; now?: () => number },
): KeptPlay {
  const { join_code, kiosk_type_identifier, config } = instance;
  const id = checksum(JSON.stringify([import.meta.url, join_code, kiosk_type_identifier, config?.experience ?? {}]));
  let isOver = false;
  let parts = isNew ? {} : stored(id, now());
  const forget = () => {
    parts = {};
    session.remove('play');
  };
  if (isNew) forget();
  return {
    get: (part) => parts[part],
    set: (part, value) => {
      if (isOver || JSON.stringify(parts[part]) === JSON.stringify(value)) return;
      parts = { ...parts, [part]: value };
      session.set('play', JSON.stringify({ id, keptAt: now(), parts } satisfies Stored));
    },
    forget,
    end: () => {
      isOver = true;
      forget();
    },
  };
}

function stored(id: string, nowMs: number): Stored['parts'] {
  try {
    const kept = JSON.parse(session.get('play') ?? '{}') as Partial<Stored>;
    const isFresh = kept.id === id && nowMs - (kept.keptAt ?? 0) < LIFE_MS;
    return isFresh && typeof kept.parts === 'object' ? kept.parts : {};
  } catch {
    return {};
  }
}

/** FNV-1a, 32 bits. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${text.length}-${(hash >>> 0).toString(16)}`;
}
