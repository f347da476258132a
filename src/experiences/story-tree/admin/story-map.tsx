import { Trans, useLingui } from '@lingui/react/macro';
import type { Story, StoryProblem } from '../rules.ts';
import { laneBetween, mapOf, type MapSpot } from './map-layout.ts';
import { usePlaceName } from './place-name.ts';
import styles from './story-admin.module.css';

interface Props {
  story: Story;
  problems: readonly StoryProblem[];
  /** Shows and focuses the card of a scene or an ending. */
  onGo: (id: string) => void;
}

/** Drawn at 16 units per rem, so that a box grows with its text. */
const scaled = (units: number): string => `${units / 16}rem`;
const BOX = { width: 128, height: 68 } as const;
/** Above and below: as much as a line needs that passes outside. */
const MARGIN = 14;
const GAP = { x: 36, y: 16 } as const;

const left = ({ column }: MapSpot) => 4 + column * (BOX.width + GAP.x);
const top = ({ row }: MapSpot, rowsHere: number, rows: number) =>
  MARGIN + (row + (rows - rowsHere) / 2) * (BOX.height + GAP.y);

/** Map of the story: its scenes, its endings and the choices between them. */
export function StoryMap({ story, problems, onGo }: Props) {
  const { t } = useLingui();
  const placeName = usePlaceName(story);
  const { spots, lines, columns, rows } = mapOf(story);
  const at = new Map(
    spots.map((spot) => {
      const rowsHere = spots.filter(({ column }) => column === spot.column).length;
      return [spot.id, { x: left(spot), y: top(spot, rowsHere, rows) }];
    }),
  );
  const columnOf = (id: string) => spots.find((spot) => spot.id === id)!.column;
  const isBroken = (id: string) =>
    problems.some((each) => ('scene' in each ? each.scene : 'id' in each && each.id) === id);
  const [width, height] = [columns * (BOX.width + GAP.x) - GAP.x + 8, rows * (BOX.height + GAP.y) - GAP.y + 2 * MARGIN];
  return (
    <div className={styles.map} role="group" aria-label={t`Map of the story`}>
      <div className={styles.mapArea} style={{ width: scaled(width), height: scaled(height) }}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {lines.map(({ from, to, choice }) => {
            const [a, b] = [at.get(from)!, at.get(to)!];
            const [x, y] = [a.x + BOX.width, a.y + BOX.height / 2 + (choice - 0.5) * 12];
            const [endX, endY] = [b.x - 6, b.y + BOX.height / 2];
            const passed = spots.filter(({ column }) => column > columnOf(from) && column < columnOf(to));
            return (
              <g key={`${from} ${choice}`} className={isCircle(problems, from, choice) ? styles.badWay : styles.way}>
                <path
                  d={
                    passed.length > 0
                      ? pathPast(
                          passed.map(({ id }) => at.get(id)!),
                          { x, y },
                          { x: endX, y: endY },
                        )
                      : pathTo({ x, y }, { x: endX, y: endY })
                  }
                />
                <path d={`M${endX - 6} ${endY - 5}l7 5-7 5`} />
              </g>
            );
          })}
        </svg>
        {spots.map((spot) => {
          const { x, y } = at.get(spot.id)!;
          return (
            <button
              key={spot.id}
              type="button"
              className={styles.spot}
              data-kind={spot.isEnding ? 'ending' : 'scene'}
              data-broken={isBroken(spot.id) || undefined}
              style={{ left: scaled(x), top: scaled(y), width: scaled(BOX.width), height: scaled(BOX.height) }}
              onClick={() => onGo(spot.id)}
            >
              <span className={styles.spotKind}>
                {spot.isEnding ? (
                  <Trans>Ending</Trans>
                ) : spot.id === story.start ? (
                  <Trans>Beginning</Trans>
                ) : (
                  <Trans>Scene</Trans>
                )}
                {isBroken(spot.id) && (
                  <>
                    {' '}
                    · <Trans>problem</Trans>
                  </>
                )}
              </span>
              <span className={styles.spotName}>{placeName(spot.id)}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

interface Point {
  x: number;
  y: number;
}

function pathTo({ x, y }: Point, end: Point): string {
  const bend = Math.max(24, Math.abs(end.x - x) / 2);
  return `M${x} ${y}C${x + bend} ${y} ${end.x - bend} ${end.y} ${end.x} ${end.y}`;
}

/** Past the boxes of the columns between, never behind one. @param boxes their upper left corners */
function pathPast(boxes: readonly Point[], { x, y }: Point, end: Point): string {
  const lane = laneBetween(
    boxes.map(({ y: upper }) => ({ top: upper, bottom: upper + BOX.height })),
    (y + end.y) / 2,
  );
  const [first, last] = [Math.min(...boxes.map((box) => box.x)), Math.max(...boxes.map((box) => box.x)) + BOX.width];
  const [half, rest] = [(first - x) / 2, (end.x - last) / 2];
  return `M${x} ${y}C${x + half} ${y} ${first - half} ${lane} ${first} ${lane}H${last}C${last + rest} ${lane} ${end.x - rest} ${end.y} ${end.x} ${end.y}`;
}

const isCircle = (problems: readonly StoryProblem[], scene: string, choice: number): boolean =>
  problems.some((each) => each.kind === 'circle' && each.scene === scene && each.choice === choice);
