/** Fruit on picks and at the bottom of the glass, centred on 0 0, about 20 across. */
import { circle, ellipse } from './many.ts';

export function Cherry() {
  return (
    <g>
      <path d="M1-8C3-18 9-25 16-28" fill="none" stroke="#5d3a1e" strokeWidth="1.6" strokeLinecap="round" />
      <circle r="10.5" fill="#9c1226" />
      <circle r="8.4" cx="-1.2" cy="-1.2" fill="#c51d36" fillOpacity="0.7" />
      <ellipse cx="-4" cy="-4.5" rx="2.6" ry="3.6" transform="rotate(35 -4 -4.5)" fill="#fff" fillOpacity="0.75" />
    </g>
  );
}

export function Olive() {
  return (
    <g>
      <ellipse rx="11" ry="9" fill="#7f8f2e" />
      <ellipse rx="9.5" ry="7" cx="-.8" cy="-1.2" fill="#9fae3f" />
      <ellipse cx="8" rx="2.8" ry="3.6" fill="#c8352a" />
      <path
        d="M-6.5-3.500Q-3-6.5 2-5.8"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.65"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </g>
  );
}

export function Lychee() {
  return (
    <g>
      <circle r="11.5" fill="#f6ece6" />
      <path d="M-11.5 0A11.5 11.5 0 0 0 11.5 0C8 5-6 5-11.5 0Z" fill="#e6cfca" fillOpacity="0.8" />
      <path d="M-11 3C-9 11 9 11 11 3C7 6-7 6-11 3Z" fill="#c9485c" fillOpacity="0.85" />
      <ellipse cx="-4" cy="-5" rx="3" ry="4" transform="rotate(35 -4 -5)" fill="#fff" fillOpacity="0.9" />
    </g>
  );
}

export function Berry() {
  const drops = [
    [0, -7],
    [-6, -4],
    [6, -4],
    [-3, 1],
    [4, 1],
    [-7, 3],
    [8, 3],
    [0, 6],
    [-4, 8],
    [4, 8],
    [0, 11],
  ];
  return (
    <g>
      {drops.map(([x, y], i) => (
        <g key={i} transform={`translate(${x} ${y})`}>
          <circle r="4.2" fill={i % 2 ? '#c41f45' : '#a81538'} />
          <circle cx="-1.2" cy="-1.3" r="1.1" fill="#fff" fillOpacity="0.6" />
        </g>
      ))}
      <path d="M-6-9L0-7L6-9L2-11L0-15L-2-11Z" fill="#4f8f3a" />
    </g>
  );
}

/** A salted plum at the bottom. */
export function Plum() {
  return (
    <g>
      <ellipse rx="12" ry="10.5" fill="#6e2f35" />
      <path
        d="M-9-4Q-3 0-8 6M-2-9Q3-2-1 9M5-8Q9-1 6 7"
        fill="none"
        stroke="#4a1a22"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
      <path d="M-7-6Q-4-9 0-9" fill="none" stroke="#fff" strokeOpacity="0.5" strokeWidth="1.6" strokeLinecap="round" />
    </g>
  );
}

/** Tapioca pearls, in rows from the bottom up. */
export function Pearls({ at, size }: { at: readonly (readonly [x: number, y: number])[]; size: number }) {
  const each = (draw: (x: number, y: number) => string) => at.map(([x, y]) => draw(x, y)).join('');
  return (
    <g>
      <path d={each((x, y) => circle([x, y], size))} fill="#241512" />
      <path d={each((x, y) => circle([x + size * 0.12, y + size * 0.14], size * 0.78))} fill="#3d241c" />
      <path
        d={each((x, y) => ellipse([x - size * 0.46, y - size * 0.15], size * 0.26, size * 0.18, -30))}
        fill="#fff"
        fillOpacity="0.7"
      />
    </g>
  );
}
