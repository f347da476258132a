import { memo } from 'react';
import type { Ice as IceKind } from '#domain/recipe/recipe.ts';
import { AXIS, round } from './profile.ts';
import { scatter } from './scatter.ts';
import { grains, SmallIce, type IcePiece } from './small-ice.tsx';
import type { Vessel } from './vessels.ts';
import styles from './drink.module.css';

interface Props {
  kind: IceKind;
  vessel: Vessel;
  /** Surface of the full drink: small ice does not move while the glass fills. */
  surface: number;
  /** Current surface: a large cube floats up with it. */
  afloat: number;
  /** Lower limit. */
  floor: number;
  paint: string;
}

/** Ice in a glass, drawn inside the clip of the inner wall. */
export const IcePieces = memo(function IcePieces({ kind, vessel, surface, afloat, floor, paint }: Props) {
  if (kind === 'none') return null;
  if (kind === 'large')
    return <LargeCube vessel={vessel} surface={surface} afloat={afloat} floor={floor} paint={paint} />;
  if (kind !== 'cubed') return <SmallIce kind={kind} pieces={grains(vessel, surface, floor, kind)} />;
  return (
    <g>
      {cubes(vessel, surface, floor).map(({ x, y, size, turn }, i) => (
        <g key={i} transform={`translate(${round(x)} ${round(y)}) rotate(${round(turn)})`}>
          <Cube size={size} paint={paint} />
        </g>
      ))}
    </g>
  );
});

function Cube({ size, paint }: { size: number; paint: string }) {
  const half = size / 2;
  const inner = half * 0.62;
  return (
    <>
      <rect
        x={-half}
        y={-half}
        width={size}
        height={size}
        rx={size * 0.2}
        fill={paint}
        className={styles.iceEdge}
        strokeWidth="1"
      />
      <rect
        x={-inner}
        y={-inner * 0.9}
        width={inner * 2}
        height={inner * 2}
        rx={size * 0.16}
        fill="#fff"
        fillOpacity="0.12"
      />
      <path
        d={`M${-half * 0.72} ${half * 0.1}V${-half * 0.45}Q${-half * 0.72} ${-half * 0.74} ${-half * 0.4} ${-half * 0.74}H${half * 0.2}`}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.85"
        strokeWidth={size * 0.055}
        strokeLinecap="round"
      />
      <path
        d={`M${half * 0.76} ${-half * 0.2}V${half * 0.5}Q${half * 0.76} ${half * 0.76} ${half * 0.5} ${half * 0.76}`}
        fill="none"
        stroke="#46667a"
        strokeOpacity="0.16"
        strokeWidth={size * 0.06}
        strokeLinecap="round"
      />
    </>
  );
}

function LargeCube({ vessel: { inner }, surface, afloat, floor, paint }: Omit<Props, 'kind'>) {
  const room = floor - surface;
  const width = Math.min(66, inner.halfWidth(Math.min(surface + 50, floor - 16)) * 1.4);
  const spear = width < 48 && room > 110;
  const height = spear ? Math.min(room * 0.88, width * 2.7) : Math.min(width * 0.98, room * 0.94);
  const left = AXIS - width / 2 + (spear ? 0 : 3);
  const top = Math.min(afloat - height * (spear ? 0.06 : 0.2), floor - height - 3);
  const [right, low] = [left + width, top + height];
  return (
    <g transform={`rotate(${spear ? 2 : -7} ${AXIS} ${top + height / 2})`}>
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        rx="9"
        fill={paint}
        className={styles.iceEdge}
        strokeWidth="1.4"
      />
      <path
        d={`M${left + 3} ${top + 9}L${left + 12} ${top + 17}H${right - 12}L${right - 3} ${top + 9}Q${right - 4} ${top + 2} ${right - 11} ${top + 2}H${left + 11}Q${left + 4} ${top + 2} ${left + 3} ${top + 9}Z`}
        fill="#fff"
        fillOpacity="0.62"
      />
      <path
        d={`M${right - 12} ${top + 17}L${right - 3} ${top + 9}V${low - 9}Q${right - 4} ${low - 3} ${right - 12} ${low - 8}Z`}
        fill="#5f8aa3"
        fillOpacity="0.16"
      />
      <path
        d={`M${left + 12} ${top + 17}V${low - 9}M${right - 12} ${top + 17}V${low - 8}M${left + 12} ${top + 17}H${right - 12}`}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.5"
        strokeWidth="1.2"
      />
      <path
        d={`M${left + 6.5} ${top + 22}V${low - 20}`}
        stroke="#fff"
        strokeOpacity="0.9"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx={left + width * 0.6} cy={top + height * 0.62} r="1.8" fill="#fff" fillOpacity="0.7" />
      <circle cx={left + width * 0.52} cy={top + height * 0.7} r="1.1" fill="#fff" fillOpacity="0.6" />
    </g>
  );
}

/** Cubes from the surface down, at irregular angles. */
function cubes({ inner }: Vessel, surface: number, floor: number): IcePiece[] {
  const random = scatter(7);
  const pieces: IcePiece[] = [];
  const base = Math.min(31, inner.halfWidth(surface) * 0.86);
  for (let y = surface + base * 0.02, row = 0; y < floor - base * 0.42; y += base * (0.72 + random() * 0.22), row++) {
    const room = Math.min(inner.halfWidth(y + base * 0.4), inner.halfWidth(y)) - base * 0.5;
    if (room < 0) break;
    const count = Math.max(1, Math.round((room * 2) / (base * 1.05)) + (row % 2));
    for (let i = 0; i < count; i++) {
      const size = base * (0.84 + random() * 0.24);
      const spread = count === 1 ? (row % 2 ? 0.5 : -0.5) * room : -room + (2 * room * i) / (count - 1);
      pieces.push({
        x: AXIS + spread * (0.86 + random() * 0.14),
        y: y + (random() - 0.4) * base * 0.5,
        size,
        turn: (random() - 0.5) * 80,
      });
    }
  }
  return pieces.toReversed();
}
