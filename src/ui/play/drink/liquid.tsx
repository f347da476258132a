/** The liquid: its colours from the bottom up, surface, bubbles and foam. */
import { memo } from 'react';
import type { DrinkDrawing } from '#domain/recipe/drawing.ts';
import { circle, dealt } from './many.ts';
import { AXIS, round } from './profile.ts';
import { scatter } from './scatter.ts';
import type { Vessel } from './vessels.ts';
import styles from './drink.module.css';

/** Splits a colour, #rrggbb or #rrggbbaa, into colour and opacity. */
export const paintOf = (colour: string): { colour: string; opacity: number } => ({
  colour: colour.slice(0, 7),
  opacity: colour.length === 9 ? round(Number.parseInt(colour.slice(7), 16) / 255) : 1,
});

interface StopsProps {
  layers: DrinkDrawing['layers'];
  vessel: Vessel;
  /** Surface of the full drink. */
  full: number;
}

/** Gradient stops of the layers, from the bottom to the surface of the full drink; neighbours blend. */
export const LayerStops = memo(function LayerStops({ layers, vessel: { inner }, full }: StopsProps) {
  const span = inner.bottom - full;
  let filled = 0;
  return layers.flatMap(({ colour, share }, i) => {
    const at = (volume: number) => (inner.bottom - inner.heightOf(volume, full)) / span;
    const [low, high] = [at(filled), at(filled + share)];
    filled += share;
    const blend = Math.min(0.05, (high - low) * 0.3);
    const paint = paintOf(colour);
    const stop = (key: string, offset: number) => (
      <stop key={key} offset={round(offset)} stopColor={paint.colour} stopOpacity={paint.opacity} />
    );
    return [stop(`${i} low`, low + (i > 0 ? blend : 0)), stop(`${i} high`, high - (i < layers.length - 1 ? blend : 0))];
  });
});

interface SurfaceProps {
  y: number;
  rx: number;
  ry: number;
  colour: string;
}

export function Surface({ y, rx, ry, colour }: SurfaceProps) {
  const paint = paintOf(colour);
  return (
    <g data-poured>
      <ellipse cx={AXIS} cy={y} rx={rx} ry={ry} fill={paint.colour} fillOpacity={Math.max(0.55, paint.opacity)} />
      <ellipse cx={AXIS} cy={y} rx={rx} ry={ry} fill="#fff" fillOpacity="0.2" />
      <ellipse cx={AXIS - rx * 0.2} cy={y - ry * 0.1} rx={rx * 0.62} ry={ry * 0.52} fill="#fff" fillOpacity="0.13" />
      <ellipse
        cx={AXIS}
        cy={y}
        rx={rx - 0.7}
        ry={Math.max(1, ry - 0.7)}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.5"
        strokeWidth="1.3"
      />
    </g>
  );
}

interface BubblesProps {
  count: number;
  vessel: Vessel;
  surface: number;
  animated: boolean;
}

/** Bubbles rise in groups: a phone animates a handful of elements without effort, but not forty. */
const SWARM = { bubbles: 6, most: 5 };

/** Shortest rise, and how much longer the longest takes. Seconds. */
const RISE_S = { least: 2.1, more: 0.8 };

/** How far a bubble rises above its drawn position, and how far below it starts (as in the styles). */
const RISE = { above: 26, below: 14 };

export function Bubbles({ count, vessel: { inner }, surface, animated }: BubblesProps) {
  const random = scatter(13);
  const height = inner.bottom - surface;
  if (count <= 0 || height < 12) return null;
  const bubbles = Array.from({ length: Math.round(count * 9) });
  const hands = Math.min(SWARM.most, Math.ceil(bubbles.length / SWARM.bubbles));
  const swarms = dealt(bubbles, hands, () => {
    const y = surface + 5 + random() * (height - 14);
    const narrowest = Math.min(
      inner.halfWidth(y - RISE.above),
      inner.halfWidth(Math.min(inner.bottom, y + RISE.below)),
    );
    const room = Math.max(0, narrowest - 5);
    const size = 0.9 + random() * 1.9;
    return circle([AXIS + (random() * 2 - 1) * room, y], size);
  });
  return (
    <g fill="#fff" fillOpacity="0.3" stroke="#fff" strokeOpacity="0.75" strokeWidth="0.7">
      {swarms.map((path, i) => (
        <path
          key={i}
          d={path}
          className={animated ? styles.bubble : undefined}
          style={
            animated
              ? {
                  animationDelay: `${round((-i / hands) * RISE_S.least)}s`,
                  animationDuration: `${round(RISE_S.least + random() * RISE_S.more)}s`,
                }
              : undefined
          }
        />
      ))}
    </g>
  );
}

interface FoamProps {
  colour: string;
  vessel: Vessel;
  /** Bottom of the liquid. */
  surface: number;
  height: number;
  clip: string;
}

/** A head of foam: its side seen through the glass, its top, and the fine bubbles in it. */
export function Foam({ colour, vessel, surface, height, clip }: FoamProps) {
  const { inner, tilt } = vessel;
  const top = surface - height;
  const rx = inner.halfWidth(top);
  const ry = rx * tilt;
  const low = inner.halfWidth(surface);
  const random = scatter(17);
  const domed = height > 16 ? 5 : 1.5;
  const fine = Array.from({ length: 22 }, () => {
    const y = top + ry * 0.6 + random() * (height + ry * 0.4);
    return circle([AXIS + (random() * 2 - 1) * (rx - 3), y], 0.8 + random() * 1.6);
  });
  return (
    <g>
      <g clipPath={clip}>
        <path
          d={`M${AXIS - rx} ${top}H${AXIS + rx}L${AXIS + low} ${surface}A${low} ${low * tilt} 0 0 1 ${AXIS - low} ${surface}Z`}
          fill={colour}
        />
        <path
          d={`M${AXIS - low} ${surface}A${low} ${low * tilt} 0 0 0 ${AXIS + low} ${surface}`}
          fill="none"
          stroke="#8a5a20"
          strokeOpacity="0.16"
          strokeWidth="4"
        />
        <path
          d={fine.join('')}
          fill="#fff"
          fillOpacity="0.55"
          stroke="#8a6a3a"
          strokeOpacity="0.14"
          strokeWidth="0.6"
        />
      </g>
      <path
        d={`M${AXIS - rx} ${top}C${AXIS - rx} ${top - ry - domed * 1.6} ${AXIS + rx} ${top - ry - domed * 1.6} ${AXIS + rx} ${top}A${rx} ${ry} 0 0 1 ${AXIS - rx} ${top}Z`}
        fill={colour}
      />
      <ellipse
        cx={AXIS - rx * 0.12}
        cy={top - domed * 0.6}
        rx={rx * 0.78}
        ry={ry * 0.62}
        fill="#fff"
        fillOpacity="0.5"
      />
    </g>
  );
}
