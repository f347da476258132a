/** Eight posters in flat colours, as if printed in three; each on 120 by 180, its lowest 40 reserved for the name. */
import type { ReactNode } from 'react';
import type { Poster } from '../rules.ts';
import { fan, star } from './poster-shapes.ts';

const Fireworks = (
  <>
    <path d={fan(60, 120, 14, 190)} fill="#ff7f52" />
    <path d={star(96, 26, 12, 17, 5)} fill="#ffd84d" />
    <path d={star(20, 40, 10, 13, 4)} fill="#fff3df" />
    <path d={star(104, 72, 9, 8, 3)} fill="#fff3df" />
    <g transform="rotate(-14 60 104)">
      <path d="M53 40h14v26c0 9 13 11 13 28v62H40V94c0-17 13-19 13-28Z" fill="#0d4a41" />
      <path d="M53 40h14v20H53Z" fill="#ffd84d" />
      <path d="M40 104h40v30H40Z" fill="#fff3df" />
      <path d={star(60, 119, 8, 11, 6)} fill="#e4334c" />
      <path d="M46 98c0-8 4-11 7-14v62h-7Z" fill="#3b8572" />
      <path d="M50 40c-9-2-9-12-2-13-3-9 9-13 13-6 6-6 15 1 10 8 7 2 5 11-2 11Z" fill="#fff" />
      <path d="M54 3h12l2 12H52Z" fill="#c98a4b" />
    </g>
    {[
      [14, 78, 24, '#ffd84d'],
      [30, 16, 70, '#0d4a41'],
      [100, 104, 12, '#0d4a41'],
      [64, 10, 48, '#ffd84d'],
      [12, 114, 60, '#fff3df'],
      [84, 52, 30, '#e4334c'],
      [26, 62, 8, '#e4334c'],
      [110, 128, 50, '#ffd84d'],
    ].map(([x, y, turn, colour]) => (
      <rect key={`${x}`} x={x} y={y} width="4" height="9" fill={`${colour}`} transform={`rotate(${turn} ${x} ${y})`} />
    ))}
  </>
);

const TornHeart = (
  <>
    <circle cx="92" cy="26" r="13" fill="#ffe9bd" />
    <circle cx="87" cy="23" r="12" fill="#111c46" />
    <path
      d="M12 6-4 46M34-6 4 66M60-8 44 30M118 40 92 104M126 84l-26 64M20 92-2 146M112-2l-8 20M40 118l-14 34"
      stroke="#31499b"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
    <g transform="rotate(-9 60 124) translate(-5 0)">
      <path d="M60 56 50 71l14 14-12 16 8 23C32 103 14 84 14 62c0-16 12-26 24-26 10 0 18 8 22 20Z" fill="#e4334c" />
      <path d="M24 60c0-8 5-14 13-15" stroke="#ff9aa0" strokeWidth="5" strokeLinecap="round" fill="none" />
    </g>
    <g transform="rotate(11 60 124) translate(7 2)">
      <path d="M60 56c4-12 12-20 22-20 12 0 24 10 24 26 0 22-18 41-46 62l-8-23 12-16-14-14Z" fill="#b01c40" />
    </g>
    <path d="M62 128c5 7 7 10 7 13a7 7 0 0 1-14 0c0-3 2-6 7-13Z" fill="#8fc4ff" />
  </>
);

const NightShift = (
  <>
    <circle cx="22" cy="20" r="9" fill="#ffd95a" />
    <path d="M14 34h92v146H14Z" fill="#061b21" />
    <path d="M92 20h6v14h-6Zm4-14h1.500v14h-1.500Z" fill="#061b21" />
    <g fill="#123f49">
      {[44, 58, 116, 130].flatMap((y) =>
        [21, 37, 53, 69, 85].map((x) => <path key={`${x} ${y}`} d={`M${x} ${y}h11v9H${x}Z`} />),
      )}
      <path d="M21 74h8v32h-8ZM91 74h8v32h-8Z" />
    </g>
    <path d="M85 44h11v9H85ZM37 130h11v9H37Z" fill="#ffd95a" />
    <path d="M32 70h56v42H32Z" fill="#ffd95a" />
    <path d="M34 112V92l-18 88h88L86 92v20Z" fill="#ffd95a" opacity=".12" />
    <path d="M60 112c-14 0-18-4-18-8 0-6 8-9 18-9s18 3 18 9c0 4-4 8-18 8Z" fill="#f7f2e6" />
    <path d="M57 96h6l2 16h-10Z" fill="#d92b49" />
    <path d="M47 84c0-8 6-12 13-12s13 4 13 12c0 9-5 15-13 15s-13-6-13-15Z" fill="#b9793f" />
    <path d="M48 76c-6-1-9 5-8 15 5 3 9-1 10-8ZM72 76c6-1 9 5 8 15-5 3-9-1-10-8Z" fill="#6d4020" />
    <path d="M54 91c0-4 3-6 6-6s6 2 6 6-3 7-6 7-6-3-6-7Z" fill="#f3dcbc" />
    <ellipse cx="60" cy="88" rx="3" ry="2.200" fill="#23140b" />
    <path d="M51 82h6M63 82h6" stroke="#23140b" strokeWidth="2" strokeLinecap="round" />
    <path d="M50 86c2 2 4 2 6 0M64 86c2 2 4 2 6 0" stroke="#6d4020" strokeWidth="1" fill="none" />
    <path d="M76 103h8v8h-8Z" fill="#fff" />
    <path d="M78 100c-2-3 2-4 0-7M82 100c-2-3 2-4 0-7" stroke="#fff" strokeWidth="1.400" fill="none" />
  </>
);

const StillWater = (
  <>
    <circle cx="60" cy="62" r="37" fill="#e4572e" />
    <path d="M0 96h120v84H0Z" fill="#2c6b68" />
    <path
      d="M30 108h60M20 116h34M72 116h30M34 124h50M14 134h24M82 134h28"
      stroke="#e8845c"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path d="M-4 96c10-9 18-9 28 0ZM98 96c6-14 20-16 30-4v4Z" fill="#48806f" />
    <g fill="#2b2a33">
      <ellipse cx="60" cy="128" rx="33" ry="10" />
      <ellipse cx="57" cy="112" rx="24" ry="8" />
      <ellipse cx="62" cy="99" rx="17" ry="6.500" />
      <ellipse cx="59" cy="88.500" rx="11" ry="5" />
      <ellipse cx="60" cy="80.500" rx="6" ry="3.600" />
    </g>
    <path
      d="M36 124c8-4 20-5 30-4M40 109c6-3 12-3 18-3"
      stroke="#6d6b78"
      strokeWidth="2"
      strokeLinecap="round"
      fill="none"
    />
    <g fill="none" stroke="#9fd0c0" strokeWidth="1.400">
      <ellipse cx="60" cy="136" rx="45" ry="7" />
      <ellipse cx="60" cy="138" rx="58" ry="11" />
    </g>
  </>
);

const Wink = (
  <>
    <g fill="#ff6f9f">
      {[0, 1, 2, 3, 4, 5, 6].flatMap((row) =>
        [0, 1, 2, 3, 4].map((column) => (
          <circle key={`${row} ${column}`} cx={66 + column * 14 + (row % 2) * 7} cy={74 + row * 12} r={1 + row * 0.6} />
        )),
      )}
    </g>
    <path d="M0 0h120v30C98 14 74 16 58 34 40 54 26 56 0 56Z" fill="#3d1040" />
    <path
      d="M20 46c18 2 26-8 36-18M4 46c8-1 10-2 14-4"
      stroke="#7b2f7a"
      strokeWidth="3"
      strokeLinecap="round"
      fill="none"
    />
    <path
      d="M18 66c8-7 20-8 30-3M72 58c10-6 22-5 30 2"
      stroke="#3d1040"
      strokeWidth="4"
      strokeLinecap="round"
      fill="none"
    />
    <path d="M14 86c8-12 28-13 38 0-10 9-28 9-38 0Z" fill="#fff" />
    <circle cx="34" cy="84" r="8" fill="#2b6fb3" />
    <circle cx="34" cy="84" r="4" fill="#1a0a1c" />
    <circle cx="37" cy="81" r="2" fill="#fff" />
    <path
      d="M14 86c8-12 28-13 38 0M16 82l-6-4M22 76l-4-6M31 73v-7"
      stroke="#3d1040"
      strokeWidth="3.500"
      strokeLinecap="round"
      fill="none"
    />
    <path
      d="M70 80c8 9 26 9 34-2M75 84l-3 6M84 87v7M94 86l3 6M101 82l6 4"
      stroke="#3d1040"
      strokeWidth="3.500"
      strokeLinecap="round"
      fill="none"
    />
    <path d="M58 92c-3 6-3 9 3 10" stroke="#d9487c" strokeWidth="3" strokeLinecap="round" fill="none" />
    <path d="M34 122c10-2 15-9 21-9 3 0 4 2 7 2s4-2 7-2c6 0 11 5 19 5-5 13-14 19-26 19s-22-5-28-15Z" fill="#d3122f" />
    <path d="M40 122c14 2 30 2 44-2" stroke="#8a0a25" strokeWidth="2.500" strokeLinecap="round" fill="none" />
    <path d="M50 130c6 3 14 3 20 0" stroke="#ff7d8c" strokeWidth="3" strokeLinecap="round" fill="none" />
    <circle cx="94" cy="108" r="2.600" fill="#3d1040" />
  </>
);

const Lightning = (
  <>
    <path d={star(58, 74, 15, 74, 40)} fill="#e3222f" />
    <path d={star(58, 74, 15, 50, 28)} fill="#8e0f23" />
    <path d="M74 0 20 86h30l-20 66 72-92H68L96 0Z" fill="#17121d" />
    <path d="M72-2 26 80h30l-16 60 56-74H60L90-2Z" fill="#ffe14a" />
    <path d="M72-2 26 80h12L84-2Z" fill="#fff3ad" />
    <path
      d="M8 20 22 34M22 20 8 34M98 104l14 14M112 104l-14 14"
      stroke="#ffe14a"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M0 144l10-12 10 12 10-12 10 12 10-12 10 12 10-12 10 12 10-12 10 12 10-12 10 12v36H0Z" fill="#b9b4c4" />
    <path d="M10 132v12H0ZM30 132v12H20ZM50 132v12H40ZM70 132v12H60ZM90 132v12H80ZM110 132v12h-10Z" fill="#f3f0f8" />
  </>
);

const Mixtape = (
  <>
    <g fill="none" strokeWidth="13">
      <circle cx="120" cy="150" r="132" stroke="#f4bf5f" />
      <circle cx="120" cy="150" r="119" stroke="#e8883a" />
      <circle cx="120" cy="150" r="106" stroke="#c8512a" />
      <circle cx="120" cy="150" r="93" stroke="#7a3418" />
    </g>
    <path d="M74 104c4 20 26 12 22 28s-30 6-34 20" stroke="#2c1d1a" strokeWidth="2.500" fill="none" />
    <g transform="rotate(-9 58 74)">
      <rect x="12" y="46" width="94" height="60" rx="6" fill="#2c1d1a" />
      <rect x="19" y="52" width="80" height="36" rx="3" fill="#fff2d6" />
      <path d="M19 62h80v6H19Z" fill="#c8512a" />
      <path d="M19 70h80v4H19Z" fill="#e8883a" />
      <path d="M26 58h44" stroke="#7a3418" strokeWidth="1.600" strokeLinecap="round" />
      <rect x="32" y="66" width="54" height="18" rx="9" fill="#2c1d1a" />
      {[43, 75].map((x) => (
        <g key={x}>
          <circle cx={x} cy="75" r="7" fill="#f6dfae" />
          <path d={star(x, 75, 6, 5, 2.4)} fill="#2c1d1a" />
        </g>
      ))}
      <path d="M34 106l5-12h40l5 12Z" fill="#4a342e" />
      <circle cx="46" cy="100" r="2" fill="#f6dfae" />
      <circle cx="72" cy="100" r="2" fill="#f6dfae" />
    </g>
    <path d="M30 28c-8-12-22 0-14 10l12 12 14-10c10-8 0-22-12-12Z" fill="#c8512a" transform="rotate(8 28 36)" />
  </>
);

const Keyhole = (
  <>
    <path d={fan(60, 68, 18, 150)} fill="#5a3bc4" />
    <path d="M60 10c32 0 54 24 54 58 0 26-14 40-22 52v34H28v-34C20 108 6 94 6 68c0-34 22-58 54-58Z" fill="#f1b43c" />
    <path d="M60 17c28 0 47 21 47 51 0 24-13 36-21 49v32H34v-32C26 104 13 92 13 68c0-30 19-51 47-51Z" fill="#c9861f" />
    <path d="M60 30a36 36 0 0 1 20 66l10 58H30l10-58a36 36 0 0 1 20-66Z" fill="#140a36" />
    <path d="M28 66c14-21 50-21 64 0-14 19-50 19-64 0Z" fill="#fff" />
    <circle cx="66" cy="65" r="13.500" fill="#28b7c4" />
    <circle cx="66" cy="65" r="7" fill="#140a36" />
    <circle cx="70.500" cy="60.500" r="3" fill="#fff" />
    <path d="M28 66c14-21 50-21 64 0" stroke="#f1b43c" strokeWidth="3" fill="none" />
    <path d={star(22, 30, 4, 9, 2.4)} fill="#fff" />
    <path d={star(102, 118, 4, 8, 2)} fill="#fff" />
  </>
);

export const DRAWINGS: Record<Exclude<Poster, 'lettered'>, ReactNode> = {
  fireworks: Fireworks,
  'torn-heart': TornHeart,
  'night-shift': NightShift,
  'still-water': StillWater,
  wink: Wink,
  lightning: Lightning,
  mixtape: Mixtape,
  keyhole: Keyhole,
};
