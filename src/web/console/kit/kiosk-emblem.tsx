import styles from './kiosk-emblem.module.css';

/** One line drawing a type, and one spot of amber. 64 by 64. */
const DRAWINGS: Record<string, { lines: string; spot: string }> = {
  // A capsule machine with its knob.
  'toy-kiosk': {
    lines: 'M14 30a18 18 0 1 1 36 0zM16 30h32v24H16zM10 58h44M26 18a6 6 0 1 0 .1 0M38 20a5 5 0 1 0 .1 0',
    spot: 'M32 36a6 6 0 1 0 .1 0z',
  },
  // A question and its answers.
  'ez-pairing': { lines: 'M10 12h44v40H10zM18 22h28M24 34h22M24 43h22', spot: 'M16 31h5v5h-5zM16 40h5v5h-5z' },
  // Posters on a wall.
  'vibes-matching': { lines: 'M8 14h20v36H8zM36 14h20v16H36zM36 36h20v14H36z', spot: 'M18 27a5 5 0 1 0 .1 0z' },
  // A magazine lying open.
  'ordering-terminal': {
    lines:
      'M32 16c-6-5-14-5-22-4v38c8-1 16-1 22 4 6-5 14-5 22-4V12c-8-1-16-1-22 4zM32 16v38M16 38h9M16 44h9M39 38h9M39 44h9',
    spot: 'M16 20h10v11H16zM38 20h10v11H38z',
  },
  // A path that parts, under the moon.
  'story-tree': {
    lines: 'M32 58V38M32 38 16 24M32 38l16-14M16 24v-8M48 24v-8M22 58h20',
    spot: 'M34 8a6 6 0 1 0 6 8 7 7 0 0 1-6-8z',
  },
  // Two doors.
  mbti: {
    lines: 'M10 10h20v46H10zM34 10h20v46H34zM6 56h52',
    spot: 'M25 32a2.500 2.500 0 1 0 .1 0zM39 32a2.500 2.500 0 1 0 .1 0z',
  },
  // A glass that listens.
  'voice-sommelier': {
    lines: 'M20 10h24l-2 14a10 10 0 0 1-20 0zM32 34v18M22 56h20M10 18v12M54 18v12M4 21v6M60 21v6',
    spot: 'M23 18h18l-1 7a8 8 0 0 1-16 0z',
  },
  // An open hand: five, or ten, or none.
  'fifteen-twenty': {
    lines:
      'M20 34V18a4 4 0 0 1 8 0v12V12a4 4 0 0 1 8 0v18V16a4 4 0 0 1 8 0v20l3-4a4 4 0 0 1 6 5L42 54a8 8 0 0 1-6 3h-8c-5 0-8-4-8-9z',
    spot: 'M28 42a5 5 0 1 0 .1 0z',
  },
  // A closed fist, and what is guessed.
  'five-mui': {
    lines:
      'M14 30a5 5 0 0 1 10-2 5 5 0 0 1 9-1 5 5 0 0 1 9 1 5 5 0 0 1 8 4v10a14 14 0 0 1-14 14h-8a14 14 0 0 1-14-14zM24 28v10M33 27v10M42 28v10',
    spot: 'M46 8a5 5 0 1 0 .1 0zM18 8a3 3 0 1 0 .1 0zM32 5a4 4 0 1 0 .1 0z',
  },
};

/** A type of somebody else's has no drawing. */
export function KioskEmblem({ type }: { type: string }) {
  const drawing = DRAWINGS[type];
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={styles.emblem}>
      {drawing && (
        <>
          <path d={drawing.spot} fill="var(--amber)" />
          <path d={drawing.lines} className={styles.emblemLine} />
        </>
      )}
    </svg>
  );
}
