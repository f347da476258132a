import type { ReactNode } from 'react';

interface Props {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Degrees around the middle of the box. */
  turn?: number;
  /** A drawing that fills its box. */
  children: ReactNode;
}

/** A drawing in a box of the card. */
export const Placed = ({ x, y, width, height, turn, children }: Props) => (
  <g transform={turn === undefined ? undefined : `rotate(${turn} ${x + width / 2} ${y + height / 2})`}>
    <svg x={x} y={y} width={width} height={height} viewBox={`0 0 ${width} ${height}`} overflow="visible">
      {children}
    </svg>
  </g>
);
