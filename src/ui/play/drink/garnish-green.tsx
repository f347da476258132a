/** Herbs, spices and paper garnishes. Those in a drink grow upward from 0 0; floating ones are centred on it. */
import { circle, dealt } from './many.ts';
import { round } from './profile.ts';
import { scatter } from './scatter.ts';

const LEAF = 'M0 0C-10-6-11-20 0-31C11-20 10-6 0 0Z';

export function Mint() {
  const leaves: [number, number, number, number][] = [
    [-64, 1.02, 0, 0],
    [62, 1.02, 0, 0],
    [-34, 1.12, 0, 0],
    [36, 1.12, 0, 0],
    [4, 1.22, 0, 0],
    [-20, 0.82, -3, 4],
    [24, 0.8, 4, 4],
  ];
  return (
    <g>
      <path d="M0 16C1 6 0-2 0-12" fill="none" stroke="#4d7d35" strokeWidth="3" strokeLinecap="round" />
      {leaves.map(([turn, size, x, y], i) => (
        <g key={i} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
          <path
            d={LEAF}
            fill={i > 4 ? '#7cc05a' : i % 2 ? '#4b9a45' : '#5aab4c'}
            stroke="#2c6a31"
            strokeOpacity="0.45"
            strokeWidth="0.8"
          />
          <path
            d="M0-2V-27M0-8L-5-12.500M0-8L5-12.500M0-15L-5-19M0-15L5-19"
            fill="none"
            stroke="#d5f0b4"
            strokeOpacity="0.7"
            strokeWidth="0.9"
            strokeLinecap="round"
          />
        </g>
      ))}
    </g>
  );
}

export function Basil() {
  return (
    <g>
      <path d="M0 14V-8" stroke="#4d7d35" strokeWidth="3" strokeLinecap="round" />
      {[-46, 44, -4].map((turn, i) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path
            d="M0 2C-16-4-17-26 0-40C17-26 16-4 0 2Z"
            fill={i === 2 ? '#58a347' : '#43893d'}
            stroke="#245a2a"
            strokeOpacity="0.4"
            strokeWidth="0.8"
          />
          <path
            d="M0-2V-34M0-12Q-7-14-10-20M0-12Q7-14 10-20M0-22Q-5-24-7-29M0-22Q5-24 7-29"
            fill="none"
            stroke="#d5f0b4"
            strokeOpacity="0.6"
            strokeWidth="0.9"
            strokeLinecap="round"
          />
          <path
            d="M-10-12C-12-20-8-29-3-34"
            fill="none"
            stroke="#fff"
            strokeOpacity="0.35"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </g>
      ))}
    </g>
  );
}

export function Rosemary() {
  return (
    <g transform="rotate(-7)" strokeLinecap="round">
      <path d="M0 20C2 0-1-34 2-64" fill="none" stroke="#6b5a3c" strokeWidth="2.4" />
      {Array.from({ length: 15 }, (_, i) => {
        const y = 4 - i * 4.7;
        const reach = 13 - i * 0.45;
        return (
          <path
            key={i}
            d={`M0 ${round(y)}q${-reach * 0.6}-3 ${-reach}-9M1 ${round(y - 2)}q${reach * 0.6}-3 ${reach}-9`}
            fill="none"
            stroke={i % 2 ? '#58804d' : '#7a9f62'}
            strokeWidth="2.3"
          />
        );
      })}
    </g>
  );
}

export function Flower() {
  return (
    <g>
      {[0, 72, 144, 216, 288].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path
            d="M0 0C-13-6-13-22 0-25C13-22 13-6 0 0Z"
            fill="#e87ba5"
            stroke="#a83a68"
            strokeOpacity="0.35"
            strokeWidth="0.8"
          />
          <path d="M0-3C-3-9-3-15 0-20C3-15 3-9 0-3Z" fill="#fbd3e0" />
        </g>
      ))}
      <circle r="5" fill="#f6c445" />
      <circle r="2.4" cx="-.8" cy="-.8" fill="#fff0b3" />
    </g>
  );
}

export function Cinnamon() {
  return (
    <g transform="rotate(14)">
      <rect x="-5.5" y="-62" width="11" height="100" rx="3" fill="#9a5a2c" />
      <path d="M-2-60V36M2.6-60V36" stroke="#71401e" strokeWidth="1.4" />
      <path d="M-4.2-58V34" stroke="#d09660" strokeWidth="1.6" />
      <path
        d="M-5.5-61C-5.5-66 0-66 0-62C0-66 5.5-66 5.5-61C5.5-58-5.5-58-5.5-61Z"
        fill="#c68a52"
        stroke="#71401e"
        strokeWidth="0.9"
      />
    </g>
  );
}

export function Umbrella() {
  const colours = ['#ff6b57', '#ffe9c9', '#ff6b57', '#ffe9c9', '#ff6b57'];
  const xs = [-34, -21, -7.5, 7.5, 21, 34];
  return (
    <g transform="rotate(-22)">
      <path d="M0 22V-52" stroke="#c79b63" strokeWidth="2.4" strokeLinecap="round" />
      {colours.map((colour, i) => (
        <path
          key={i}
          d={`M0-58Q${xs[i]! * 0.8}-50 ${xs[i]}-28Q${(xs[i]! + xs[i + 1]!) / 2}-33 ${xs[i + 1]}-28Q${xs[i + 1]! * 0.8}-50 0-58Z`}
          fill={colour}
          stroke="#a23526"
          strokeOpacity="0.35"
          strokeWidth="0.9"
          strokeLinejoin="round"
        />
      ))}
      <path
        d="M-27-33Q-21-46-8-52"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.5"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cy="-59" r="2.4" fill="#c79b63" />
    </g>
  );
}

/** A paper straw from inside the drink to above the rim. */
export function Straw({ from, to, wide }: { from: [number, number]; to: [number, number]; wide: boolean }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const turn = (Math.atan2(dx, -dy) * 180) / Math.PI;
  const width = wide ? 11 : 7;
  return (
    <g transform={`translate(${from[0]} ${from[1]}) rotate(${round(turn)})`}>
      <rect x={-width / 2} y={-length} width={width} height={length} rx="1.5" fill="#fff4e6" />
      {Array.from({ length: Math.floor(length / 14) }, (_, i) => (
        <path key={i} d={`M${-width / 2} ${-i * 14 - 2}l${width}-6v6l${-width} 6z`} fill="#ff6b57" />
      ))}
      <rect x={-width / 2} y={-length} width={width * 0.26} height={length} fill="#fff" fillOpacity="0.45" />
      <rect x={width * 0.24} y={-length} width={width * 0.26} height={length} fill="#5a2318" fillOpacity="0.14" />
      <ellipse cy={-length} rx={width / 2} ry={width * 0.2} fill="#8d4638" />
    </g>
  );
}

export function StarAnise() {
  return (
    <g>
      {Array.from({ length: 8 }, (_, i) => (
        <g key={i} transform={`rotate(${i * 45 + 10})`}>
          <path d="M0 0C-4.5-5-4.5-12 0-19C4.5-12 4.5-5 0 0Z" fill="#7c4521" stroke="#4c270f" strokeWidth="0.9" />
          <ellipse cy="-9.5" rx="1.7" ry="3.2" fill="#c98a4e" />
        </g>
      ))}
      <circle r="2.6" fill="#4c270f" />
    </g>
  );
}

export function CoffeeBeans() {
  return (
    <g>
      {[
        [-10, 3, -20],
        [9, 4, 25],
        [0, -9, 80],
      ].map(([x, y, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <ellipse rx="8.5" ry="6" fill="#4a2816" />
          <path d="M-7.5 0C-3-2.5 3 2.5 7.5 0" fill="none" stroke="#1f0e06" strokeWidth="1.5" strokeLinecap="round" />
          <path d="M-5-3.200Q-1-5 3-4" fill="none" stroke="#b98560" strokeWidth="1.2" strokeLinecap="round" />
        </g>
      ))}
    </g>
  );
}

/** Powder on the surface, in an ellipse of the surface's size. */
export function Dust({ rx, ry }: { rx: number; ry: number }) {
  const random = scatter(11);
  const grains = dealt(Array.from({ length: 46 }), DUST.length, () => {
    const [angle, reach] = [random() * Math.PI * 2, Math.sqrt(random()) * 0.78];
    return circle([Math.cos(angle) * reach * rx, Math.sin(angle) * reach * ry], 0.7 + random());
  });
  return (
    <g fill="#7a431e">
      {grains.map((path, i) => (
        <path key={i} d={path} fillOpacity={DUST[i]} />
      ))}
    </g>
  );
}

/** Density of the grains. */
const DUST = [0.5, 0.67, 0.84];
