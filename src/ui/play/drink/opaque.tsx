/** Opaque vessels: the body first, then the opening in which the drink shows. */
import { AXIS } from './profile.ts';
import type { Vessel } from './vessels.ts';

interface Props {
  vessel: Vessel;
  id: string;
  plain: boolean;
}

const PAINT = {
  copper: { dark: '#8f4a26', main: '#d0814d', light: '#f7c79b', edge: '#6d3417', inside: '#a65c31' },
  porcelain: { dark: '#cfc7bb', main: '#f7f3ea', light: '#ffffff', edge: '#9d9486', inside: '#efe9dd' },
  tiki: { dark: '#6a3b22', main: '#a8653b', light: '#d79a68', edge: '#472413', inside: '#55301c' },
} as const;

export function OpaqueBody({ vessel, id, plain }: Props) {
  const { outer, handle, material = 'porcelain' } = vessel;
  const paint = PAINT[material];
  return (
    <g>
      <defs>
        <linearGradient id={`${id}-body`}>
          <stop offset="0" stopColor={paint.dark} />
          <stop offset="0.16" stopColor={paint.main} />
          <stop offset="0.34" stopColor={paint.light} />
          <stop offset="0.55" stopColor={paint.main} />
          <stop offset="1" stopColor={paint.dark} />
        </linearGradient>
      </defs>
      {material === 'porcelain' && <Saucer />}
      {handle && (
        <g transform={`translate(${AXIS} 0)`}>
          <path
            d={handle}
            fill={paint.main}
            stroke={paint.edge}
            strokeWidth={plain ? 2.4 : 1.1}
            strokeLinejoin="round"
          />
          {!plain && <Gleam material={material} colour={paint.light} />}
        </g>
      )}
      <path
        d={outer.path}
        fill={`url(#${id}-body)`}
        stroke={paint.edge}
        strokeWidth={plain ? 2.6 : 1.2}
        strokeLinejoin="round"
      />
      {material === 'copper' && !plain && <Hammered />}
      {material === 'porcelain' && <Glaze />}
      {material === 'tiki' && <Face />}
    </g>
  );
}

export function OpaqueOpening({ vessel, plain }: Omit<Props, 'id'>) {
  const { outer, inner, tilt, material = 'porcelain' } = vessel;
  const paint = PAINT[material];
  const rx = outer.halfWidth(outer.top);
  const inside = inner.halfWidth(inner.top);
  return (
    <g>
      <ellipse
        cx={AXIS}
        cy={outer.top}
        rx={rx}
        ry={rx * tilt}
        fill={paint.light}
        stroke={paint.edge}
        strokeWidth={plain ? 2.4 : 1}
      />
      <ellipse cx={AXIS} cy={outer.top + 0.6} rx={inside} ry={inside * tilt} fill={paint.inside} />
      <ellipse
        cx={AXIS}
        cy={outer.top + 0.6}
        rx={inside}
        ry={inside * tilt}
        fill="none"
        stroke={paint.edge}
        strokeOpacity="0.5"
        strokeWidth="1.2"
      />
    </g>
  );
}

function Gleam({ material, colour }: { material: string; colour: string }) {
  const path = material === 'copper' ? 'M72 158C94 166 98 198 94 212' : 'M74 198C86 198 90 210 86 222';
  return <path d={path} fill="none" stroke={colour} strokeWidth="2.6" strokeLinecap="round" />;
}

function Saucer() {
  return (
    <g>
      <ellipse cx={AXIS} cy="272" rx="88" ry="13" fill="#d8d0c3" />
      <ellipse cx={AXIS} cy="269.5" rx="88" ry="13" fill="#faf7f0" stroke="#9d9486" strokeWidth="1.1" />
      <ellipse cx={AXIS} cy="269.5" rx="78" ry="10.6" fill="none" stroke="#3f7d6a" strokeWidth="1.8" />
      <ellipse cx={AXIS} cy="269.5" rx="50" ry="6.4" fill="#e6dfd2" />
      <path d="M40 266Q60 258 92 257" fill="none" stroke="#fff" strokeWidth="2.2" strokeLinecap="round" />
    </g>
  );
}

/** The two green lines and the flower of a tea-shop cup. */
function Glaze() {
  return (
    <g fill="none" strokeLinecap="round">
      <path d="M55.6 204C58 207 84 214 120 214S182 207 184.4 204" stroke="#3f7d6a" strokeWidth="3.2" />
      <path d="M57 210.5C62 214 88 219.5 120 219.500S178 214 183 210.5" stroke="#3f7d6a" strokeWidth="1.2" />
      <g transform="translate(108 235)">
        {[0, 72, 144, 216, 288].map((turn) => (
          <ellipse key={turn} rx="4" ry="6" cy="-6.5" transform={`rotate(${turn})`} fill="#d9584c" />
        ))}
        <circle r="3" fill="#f4c95a" />
        <path d="M10 4Q20 2 24-6M12 5Q18 9 26 7" stroke="#3f7d6a" strokeWidth="2" />
      </g>
      <path d="M68 196C69 216 76 232 86 241" stroke="#fff" strokeWidth="5" strokeOpacity="0.9" />
    </g>
  );
}

function Hammered() {
  const dents = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => ({ x: 74 + column * 15 + (row % 2) * 7, y: 172 + row * 19 })),
  ).flat();
  return (
    <g>
      {dents.map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <ellipse cx={x} cy={y} rx="5.6" ry="7" fill="#7a3b1b" fillOpacity="0.1" />
          <path
            d={`M${x - 3.5} ${y - 3}Q${x} ${y - 6.5} ${x + 3} ${y - 4}`}
            fill="none"
            stroke="#ffe3c8"
            strokeOpacity="0.32"
            strokeWidth="1"
            strokeLinecap="round"
          />
        </g>
      ))}
      <path
        d="M79 158C84 190 84 226 80 252"
        fill="none"
        stroke="#fff1e2"
        strokeOpacity="0.6"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M66.5 148C82 157 158 157 173.5 148" fill="none" stroke="#6d3417" strokeOpacity="0.4" strokeWidth="1.2" />
    </g>
  );
}

/** A carved face with a slight smile. */
function Face() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d="M67 122Q120 140 173 122" fill="none" stroke="#472413" strokeOpacity="0.55" strokeWidth="3" />
      <path d="M70 248Q120 264 170 248" fill="none" stroke="#472413" strokeOpacity="0.55" strokeWidth="3" />
      <path d="M78 150Q96 138 112 152M162 150Q144 138 128 152" fill="none" stroke="#472413" strokeWidth="6" />
      <path
        d="M80 166Q95 154 109 167Q95 178 80 166ZM160 166Q145 154 131 167Q145 178 160 166Z"
        fill="#f3dcb2"
        stroke="#472413"
        strokeWidth="2.2"
      />
      <circle cx="95" cy="166" r="4.6" fill="#23110a" />
      <circle cx="145" cy="166" r="4.6" fill="#23110a" />
      <path d="M113 168L106 198Q120 207 134 198L127 168" fill="#b97548" stroke="#472413" strokeWidth="2.2" />
      <path d="M84 212Q120 224 156 212Q154 242 120 244Q86 242 84 212Z" fill="#381a0e" />
      <path d="M90 216Q120 225 150 216L147 226Q120 233 93 226Z" fill="#f3dcb2" />
      <path d="M102 220V229M114 222V231M126 222V231M138 220V229" stroke="#472413" strokeWidth="1.6" />
      <path d="M72 132C75 170 75 214 71 244" fill="none" stroke="#f2c79b" strokeOpacity="0.5" strokeWidth="4" />
    </g>
  );
}
