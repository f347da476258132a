/** Scenes with a wide view: the harbour and the roofs. */
import { chanceFrom, Layer, Moon, Night, Skyline, Steam } from './kit.tsx';
import styles from './scene.module.css';

const STARS = (() => {
  const chance = chanceFrom(77);
  return Array.from({ length: 46 }, () => `M${Math.round(chance() * 600)} ${Math.round(chance() * 190)}h2v2h-2Z`).join(
    '',
  );
})();

export const Harbour = () => (
  <>
    <Layer depth={0}>
      <Night id="night-harbour" top="#0a1440" bottom="#3f3b86" />
      <path d={STARS} fill="#dfe6ff" opacity=".8" />
      <Moon x={420} y={108} r={24} />
    </Layer>
    <Layer depth={0.2}>
      <path d="M-80 270 60 170l70 34 90-78 96 66 80-40 110 60 174-50v108Z" fill="#18225a" />
    </Layer>
    <Layer depth={0.5}>
      <Skyline seed={63} base={282} tall={[30, 110]} wide={[24, 46]} fill="#101845" lit="#ffd27a" awake={0.4} />
      <path d="M196 282V128l16-20 16 20v154ZM356 282V96l10-26 10 26v186Z" fill="#1c2763" />
      <path d="M212 108V72M366 70V44" stroke="#8fa3ff" strokeWidth="2" />
      <path
        d="M204 140h16v6h-16ZM204 160h16v6h-16ZM204 180h16v6h-16ZM204 200h16v6h-16ZM204 220h16v6h-16Z"
        fill="#ff6aa6"
      />
      <path d="M360 104h12v170h-12Z" fill="#53e0d0" opacity=".75" />
    </Layer>
    <Layer depth={0.8}>
      <path d="M-80 280h760v200H-80Z" fill="#0d1c52" />
      <g className={styles.shimmer} strokeLinecap="round" strokeWidth="5">
        <path d="M180 296h44M190 310h28M182 324h40" stroke="#ff6aa6" />
        <path d="M344 296h44M352 310h30M346 326h40" stroke="#53e0d0" />
        <path d="M404 300h40M410 316h28M400 332h46M412 348h24" stroke="#ffe9bd" />
        <path d="M100 300h30M270 304h36M500 306h30M120 330h40" stroke="#6f86e8" />
      </g>
    </Layer>
    <Layer depth={1.1}>
      <g className={styles.bob}>
        <path d="M150 330h232l-22 44H178Z" fill="#1f6b4a" />
        <path d="M146 322h240v10H146Z" fill="#f4efe0" />
        <path d="M172 286h190v36H172ZM196 256h140v30H196Z" fill="#f4efe0" />
        <path d="M188 252h156v8H188ZM164 284h206v6H164Z" fill="#1f6b4a" />
        {[184, 210, 236, 262, 288, 314, 338].map((x) => (
          <rect key={x} x={x} y="296" width="16" height="16" fill="#ffcf7a" />
        ))}
        {[206, 234, 262, 290, 314].map((x) => (
          <rect key={x} x={x} y="264" width="16" height="14" fill="#ffcf7a" />
        ))}
        <path d="M252 222h26v32h-26Z" fill="#1a1433" />
        <path d="M252 230h26v8h-26Z" fill="#f4efe0" />
        <Steam x={260} y={216} colour="#c7cdf2" />
      </g>
    </Layer>
    <Layer depth={1.4}>
      <path d="M-80 386q40-14 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0v100H-80Z" fill="#081238" />
    </Layer>
  </>
);

export const Rooftop = () => (
  <>
    <Layer depth={0}>
      <Night id="night-rooftop" top="#141042" bottom="#a5486a" />
      <path d={STARS} fill="#ffe9f2" opacity=".7" />
      <Moon x={170} y={116} />
    </Layer>
    <Layer depth={0.3}>
      <Skyline seed={71} base={340} tall={[90, 200]} fill="#33205f" lit="#c27a9a" />
    </Layer>
    <Layer depth={0.6}>
      <Skyline seed={78} base={350} tall={[50, 120]} wide={[50, 80]} fill="#22154a" lit="#ffcf7a" awake={0.18} />
      <path d="M424 250v-92M404 172h40M410 186h28M416 200h16" stroke="#150c30" strokeWidth="4" />
      <path d="M118 254v-62M100 200h36M106 212h24" stroke="#150c30" strokeWidth="4" />
    </Layer>
    <Layer depth={1}>
      <path d="M-80 330h760v150H-80Z" fill="#2b1a36" />
      <path d="M-80 316h760v18H-80Z" fill="#4a2f52" />
      <path d="M400 316v-70h90v70Z" fill="#5a4a7a" />
      <path d="M396 236h98v12h-98ZM412 316v26M478 316v26" fill="#3a2c58" stroke="#3a2c58" strokeWidth="6" />
      <path d="M104 178Q300 236 520 168" fill="none" stroke="#170c26" strokeWidth="3" />
      {[
        [140, 187],
        [186, 198],
        [232, 204],
        [278, 207],
        [324, 205],
        [370, 200],
        [416, 192],
        [462, 182],
      ].map(([x, y], at) => (
        <g key={x}>
          <circle cx={x} cy={y! + 10} r="17" fill={['#ffd27a', '#ff8ab0', '#7ad8ff'][at % 3]} opacity=".2" />
          <circle cx={x} cy={y! + 10} r="7" fill={['#ffe3a1', '#ffb3cc', '#b5e8ff'][at % 3]} />
        </g>
      ))}
      <path d="M130 296h110" stroke="#170c26" strokeWidth="3" />
      <g className={styles.sway}>
        <path d="M146 296h26l4 34h-34ZM182 296h18v28h-18ZM210 296h24v22h-24Z" fill="#e9e4f2" />
        <path d="M182 296h18v28h-18Z" fill="#53b6e0" />
      </g>
    </Layer>
    <Layer depth={1.3}>
      <g>
        <path d="M238 420l18-58h78l18 58h-12l-10-30h-70l-10 30Z" fill="#120a1e" />
        <path d="M246 366l-30-64 10-4 40 62h70v10Z" fill="#e2445c" />
        <path d="M92 400c-4-24 0-44 22-60-2 18 0 30 6 42 6-16 18-26 32-30-4 20-12 34-28 48Z" fill="#2f8a5c" />
        <path d="M90 396h48l-8 40H98Z" fill="#a5482a" />
        <path d="M470 404c-6-22 0-36 12-48 2 14 6 22 12 28 4-10 10-16 20-20 0 18-6 30-18 40Z" fill="#3fa45c" />
        <path d="M462 400h50l-8 40h-34Z" fill="#2b6f8f" />
      </g>
    </Layer>
  </>
);
