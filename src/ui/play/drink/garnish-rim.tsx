/** Fruit on the rim, centred on 0 0, about 46 across. */
import { moved } from './many.ts';

interface Citrus {
  rind: string;
  pith: string;
  flesh: string;
  light: string;
}

const CITRUS = {
  lemon: { rind: '#f0bd17', pith: '#fff6cf', flesh: '#ffdc4f', light: '#fff0a0' },
  lime: { rind: '#4f9230', pith: '#f0f7d4', flesh: '#9fce4e', light: '#d3ec98' },
  orange: { rind: '#ee7d12', pith: '#fff0d6', flesh: '#ff9d2e', light: '#ffc879' },
  grapefruit: { rind: '#f09a4a', pith: '#fff0e2', flesh: '#f0675f', light: '#ffa595' },
} satisfies Record<string, Citrus>;

const around = (path: string) => Array.from({ length: 8 }, (_, i) => moved(path, [0, 0], i * 45 + 6)).join('');

const SEGMENTS = {
  flesh: around(
    'M0 -3.4C2.6 -8 6.4 -14.5 7 -17.2C7.2 -18.8 3.6 -19.8 0 -19.8C-3.6 -19.8 -7.2 -18.8 -7 -17.2C-6.4 -14.5 -2.6 -8 0 -3.4Z',
  ),
  light: around('M-2.6 -16.8L-0.8 -8.5M1.2 -17.5L0.6 -11M4 -16.6L2 -11'),
};

export function Wheel({ fruit }: { fruit: keyof typeof CITRUS }) {
  const { rind, pith, flesh, light } = CITRUS[fruit];
  return (
    <g>
      <circle r="24" fill={rind} />
      <circle r="21.6" fill={pith} />
      <path d={SEGMENTS.flesh} fill={flesh} />
      <path d={SEGMENTS.light} stroke={light} strokeWidth="1.2" strokeLinecap="round" />
      <circle r="2" fill={pith} />
      <path
        d="M-19-11A22 22 0 0 1-3-21.8"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.55"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <circle r="23.6" fill="none" stroke="#3a2408" strokeOpacity="0.16" strokeWidth="0.8" />
    </g>
  );
}

/** A spiral of peel over the rim: the coloured side in front, the pith at the turns. */
export function Twist({ fruit }: { fruit: 'lemon' | 'orange' }) {
  const { rind } = CITRUS[fruit];
  const turns = [0, 1, 2];
  return (
    <g fill="none" strokeLinecap="round" transform="rotate(8)">
      <path d="M-20-6C-14-22 4-24 9-9" stroke="#3a2408" strokeOpacity="0.18" strokeWidth="9.6" />
      <path d="M-20-6C-14-22 4-24 9-9" stroke={rind} strokeWidth="8.4" />
      <path d="M-17-9C-11-20 2-21 7-11" stroke="#fff" strokeOpacity="0.45" strokeWidth="1.8" />
      {turns.map((i) => (
        <path
          key={`back ${i}`}
          d={`M10 ${-8 + i * 15}C14 ${0 + i * 15}-4 ${0 + i * 15}-4 ${7 + i * 15}`}
          stroke="#f2d9a0"
          strokeWidth={7 - i * 0.8}
        />
      ))}
      {turns.map((i) => (
        <g key={`front ${i}`}>
          <path
            d={`M-4 ${7 + i * 15}C-5 ${12 + i * 15} 10 ${4 + i * 15} 10 ${-8 + (i + 1) * 15}`}
            stroke="#3a2408"
            strokeOpacity="0.18"
            strokeWidth={8 - i * 0.8}
          />
          <path
            d={`M-4 ${7 + i * 15}C-5 ${12 + i * 15} 10 ${4 + i * 15} 10 ${-8 + (i + 1) * 15}`}
            stroke={rind}
            strokeWidth={7.2 - i * 0.8}
          />
        </g>
      ))}
    </g>
  );
}

export function Pineapple() {
  return (
    <g>
      {[-26, -8, 10, 28].map((turn) => (
        <path
          key={turn}
          d="M0-14C-5-24-5-36 0-46C5-36 5-24 0-14Z"
          transform={`rotate(${turn} 0 -10)`}
          fill={turn % 4 ? '#4f8f3f' : '#3c7a35'}
          stroke="#2b5c28"
          strokeOpacity="0.4"
          strokeWidth="0.8"
        />
      ))}
      <path d="M-24 14A30 30 0 0 1 2-18L22 6C14 18-10 22-24 14Z" fill="#c98b22" />
      <path d="M-19 11.500A25 25 0 0 1 2-12.500L17.5 6C11 14-8 17.5-19 11.500Z" fill="#ffd84a" />
      <path d="M-12 9L2-8M-4 11L6-3M4 10.500L11 1" stroke="#eab52c" strokeWidth="1.5" strokeLinecap="round" />
      <path d="M-22 10A28 28 0 0 1-6-12" fill="none" stroke="#8a5a12" strokeWidth="1.4" strokeDasharray="2.5 3" />
    </g>
  );
}

export function Cucumber() {
  return (
    <g>
      <circle r="22" fill="#3e7d35" />
      <circle r="20" fill="#d9ecb4" />
      <circle r="14.5" fill="#eaf5cf" />
      {Array.from({ length: 9 }, (_, i) => (
        <ellipse key={i} rx="1.4" ry="3.2" cy="-9" transform={`rotate(${i * 40})`} fill="#c3db94" />
      ))}
      <circle r="3.4" fill="#dcecb8" />
      <path
        d="M-18-9A20 20 0 0 1-4-19.5"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.6"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </g>
  );
}

export function Apple() {
  return (
    <g>
      {[26, 4, -18].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 0 22)`}>
          <path d="M-9 20C-15 4-11-16 0-26C11-16 15 4 9 20C4 24-4 24-9 20Z" fill="#cf3236" />
          <path d="M-7 19C-12 4-8-13 0-22.500C8-13 12 4 7 19C3 22-3 22-7 19Z" fill="#fbf3d4" />
          <path d="M0-8C-3-4-3 4 0 9C3 4 3-4 0-8Z" fill="#eadfae" />
        </g>
      ))}
    </g>
  );
}

export function Mango() {
  return (
    <g>
      <path d="M-22 8C-22-14-2-26 18-20C26-4 14 18-6 20C-14 20-20 16-22 8Z" fill="#e26d2b" />
      <path d="M-18 7C-18-11-1-21.5 15.5-17C21.5-3 11.5 14 -5 16C-12 16-17 13-18 7Z" fill="#ffb428" />
      <path d="M-14-3L8 13M-8-11L14 5M-2-16L17-3M-15 8L4-17M-6 14L13-13M4 14L18-7" stroke="#f0951c" strokeWidth="1.4" />
      <path
        d="M-15-2C-13-10-6-15.5 1-17"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.6"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </g>
  );
}

export function Ginger() {
  return (
    <g>
      {[
        [7, 5, 15],
        [-5, -5, -20],
      ].map(([x, y, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path d="M-16 3C-19-8-8-15 2-13C12-17 20-7 16 3C15 13 4 14-3 12C-10 14-15 10-16 3Z" fill="#c79a54" />
          <path
            d="M-13 2.500C-15.5-6-7-12 2-10C10-13.5 16.5-6 13 2.500C12 10 4 11-3 9C-9 11-12 8-13 2.500Z"
            fill="#f7e3a1"
          />
          <path
            d="M-8 1C-7-5 4-8 9-2M-4 4C0-1 5-1 7 3"
            fill="none"
            stroke="#dfc377"
            strokeWidth="1.2"
            strokeLinecap="round"
          />
        </g>
      ))}
    </g>
  );
}

export function Chilli() {
  return (
    <g strokeLinecap="round">
      <path
        d="M-3-19C10-18 15-2 10 16C8 25 2 32-5 35C0 24 0 14-3 4C-6-6-11-15-3-19Z"
        fill="#d22c22"
        stroke="#8c1712"
        strokeOpacity="0.4"
        strokeWidth="1"
      />
      <path d="M2-12C8-5 9 5 6 16" fill="none" stroke="#fff" strokeOpacity="0.6" strokeWidth="2" />
      <path d="M-8-16C-4-22 4-22 6-17C1-15-4-14-8-16Z" fill="#4f8f3a" />
      <path d="M-1-20C-2-26-6-29-10-30" fill="none" stroke="#4f8f3a" strokeWidth="3" />
    </g>
  );
}
