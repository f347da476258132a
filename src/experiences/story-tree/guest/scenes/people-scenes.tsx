/** Scenes with the characters of the endings. */
import { chanceFrom, Layer, Night, Puddles, Rain, Skyline, SPARKS } from './kit.tsx';
import styles from './scene.module.css';

export const NeonRunner = () => (
  <>
    <Layer depth={0}>
      <Night id="night-neon-runner" top="#0b1040" bottom="#8a1f78" />
    </Layer>
    <Layer depth={0.3}>
      <Skyline seed={81} base={360} tall={[130, 290]} fill="#241757" lit="#8a5bd0" />
    </Layer>
    <Layer depth={0.7}>
      <path d="M-80 352h760v130H-80Z" fill="#0d0722" />
      <Puddles
        y={360}
        colours={[
          [150, '#ff5aa5'],
          [236, '#49d6ff'],
          [400, '#ffd14f'],
          [470, '#3ff0b8'],
        ]}
      />
    </Layer>
    <Layer depth={1}>
      <g fill="none" strokeLinecap="round" className={styles.trails}>
        <path d="M-60 214C80 150 180 250 292 190" stroke="#ff5aa5" strokeWidth="12" />
        <path d="M-60 262C70 214 170 288 286 230" stroke="#ffd14f" strokeWidth="10" />
        <path d="M-60 310C90 276 170 322 290 272" stroke="#49d6ff" strokeWidth="12" />
        <path d="M-40 240C80 180 190 270 290 210" stroke="#fff" strokeWidth="3" opacity=".8" />
      </g>
      <g className={styles.bob}>
        <path d="M262 262l-54 34-46 34 12 18 62-30 62-34Z" fill="#1b2a6b" />
        <path d="M160 326l-16 26 26 10 8-18Z" fill="#fff" />
        <path d="M300 268l46 34 6 62-22 4-14-50-54-34Z" fill="#24378a" />
        <path d="M328 362h48v14h-50Z" fill="#fff" />
        <path d="M262 180c30-20 66-8 70 18l-14 74c-24 16-48 12-62-8Z" fill="#ff5aa5" />
        <path d="M272 198c-20 16-28 38-30 62l20 4c4-20 12-34 26-44Z" fill="#ffd14f" />
        <path d="M242 258l-22 22 14 14 28-28Z" fill="#f0b187" />
        <path d="M318 202l40 30 42-26 12 16-52 42-54-34Z" fill="#49d6ff" />
        <path d="M398 206l20-14 10 14-18 16Z" fill="#f0b187" />
        <path d="M310 186l4-22 24 6-8 24Z" fill="#e09f74" />
        <circle cx="342" cy="144" r="31" fill="#f0b187" />
        <path
          d="M312 152c-12-40 20-56 48-42 10 4 18 10 22 16-16 2-22 6-36 4-8 8-10 16-10 26-8-6-16-6-24-4Z"
          fill="#160c2b"
        />
        <path d="M314 136c-30-4-52 8-68 26 26-6 44 4 70-8Z" fill="#160c2b" />
        <path d="M352 150q6-5 11-1" stroke="#160c2b" strokeWidth="3.500" strokeLinecap="round" fill="none" />
        <path d="M350 162q12 6 18-6c2 12-10 18-18 6Z" fill="#fff" stroke="#8a3524" strokeWidth="1.500" />
      </g>
    </Layer>
    <Layer depth={1.4}>
      <path
        d="M130 378l-16-14M148 382l-4-20M346 394l14-16M366 396l18-6"
        stroke="#a9e4ff"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <Rain seed={12} colour="#c7b8ff" />
    </Layer>
  </>
);

export const WindowDreamer = () => (
  <>
    <Layer depth={0}>
      <Night id="night-window-dreamer" top="#123058" bottom="#5a4a9a" />
    </Layer>
    <Layer depth={0.25}>
      <Skyline seed={92} base={360} tall={[100, 240]} fill="#1d3a70" lit="#7fb0e0" awake={0.2} />
      <circle cx="180" cy="150" r="30" fill="#ff8ab0" opacity=".4" />
      <circle cx="240" cy="230" r="20" fill="#ffd98a" opacity=".4" />
      <circle cx="140" cy="270" r="24" fill="#7fe0d0" opacity=".35" />
    </Layer>
    <Layer depth={0.6}>
      <path d="M-80-40h760v520H-80Z" fill="#bcd6f5" opacity=".13" />
      <path d="M150 330V190c0-34 20-54 48-54s48 20 48 54v140Z" fill="#fff0c4" opacity=".3" />
      <path
        d="M150 332V190c0-34 20-54 48-54s48 20 48 54v142Z"
        fill="none"
        stroke="#fff7df"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <circle cx="230" cy="246" r="5" fill="#fff7df" />
      <path d="M198 136v196" stroke="#fff7df" strokeWidth="2" opacity=".6" />
      <path d="M160 332l-30 40M236 332l20 34" stroke="#fff0c4" strokeWidth="16" opacity=".18" />
      <g fill="#e3f1ff" opacity=".75">
        {DROPS.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <path
        d="M118 90v60M272 84v96M98 220v50M290 262v44"
        stroke="#e3f1ff"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".6"
      />
    </Layer>
    <Layer depth={1}>
      <path d="M-80-40h150v520H-80ZM520-40h160v520H520ZM-80-40h760V50H-80ZM-80 366h760v120H-80Z" fill="#1b1440" />
      <path d="M70 50h450v316H70Z" fill="none" stroke="#c8973f" strokeWidth="7" />
    </Layer>
    <Layer depth={1.15}>
      <g className={styles.bob}>
        <path d="M296 470c0-90 30-134 100-140 76-4 116 44 120 140Z" fill="#7a3f8f" />
        <path d="M370 296h56v52c-18 16-40 16-56 0Z" fill="#e0a27c" />
        <path
          d="M322 226c-2-62 32-96 76-96 46 0 74 32 72 80-2 60-28 100-72 100-26 0-52-14-64-34l-14-6c-6-4-4-8-2-14Z"
          fill="#f3bb95"
        />
        <path
          d="M330 176c10-50 50-68 92-58 50 12 74 60 62 114-6 30-20 56-40 66 6-30 6-52-2-74-10-6-22-18-26-34-26 4-58 2-86-14Z"
          fill="#241338"
        />
        <circle cx="474" cy="112" r="34" fill="#241338" />
        <path d="M450 126c12 6 26 2 34-8" stroke="#ff8ab0" strokeWidth="8" strokeLinecap="round" fill="none" />
        <path d="M336 216q12 8 24 0" stroke="#241338" strokeWidth="4.500" strokeLinecap="round" fill="none" />
        <path d="M340 222l-7 5M349 225l-3 7" stroke="#241338" strokeWidth="3" strokeLinecap="round" />
        <path d="M336 258c6 8 16 8 24 2" stroke="#b0503f" strokeWidth="4" strokeLinecap="round" fill="none" />
        <circle cx="362" cy="244" r="11" fill="#ff8a8a" opacity=".5" />
        <path d="M296 416c-6-60-30-96-54-132l20-16c34 34 64 66 76 120Z" fill="#8f55a5" />
        <path d="M246 290c-12-14-22-30-20-50l8-2 6 18 14-8 6 8-2 26Z" fill="#f3bb95" />
      </g>
    </Layer>
  </>
);

const DROPS: readonly (readonly [number, number, number])[] = (() => {
  const chance = chanceFrom(15);
  return Array.from(
    { length: 40 },
    () => [Math.round(80 + chance() * 230), Math.round(60 + chance() * 290), Math.round(1 + chance() * 3)] as const,
  );
})();

export const EmberWalker = () => (
  <>
    <Layer depth={0}>
      <Night id="night-ember-walker" top="#1f0c26" bottom="#d0512a" />
      <circle cx="300" cy="250" r="130" fill="#ff9a3c" opacity=".28" />
      <circle cx="300" cy="250" r="88" fill="#ffc45e" opacity=".32" />
    </Layer>
    <Layer depth={0.4}>
      <Skyline seed={101} base={370} tall={[70, 190]} wide={[46, 76]} fill="#3a1426" lit="#ff9a4a" awake={0.14} />
    </Layer>
    <Layer depth={0.7}>
      <g fill="none" stroke="#6b2a33" strokeWidth="26" strokeLinecap="round" opacity=".5" className={styles.steam}>
        <path d="M130 360c-30-50 30-80 0-130s20-80 0-120" />
        <path d="M470 360c30-50-30-80 0-130s-20-80 0-120" />
      </g>
      <path d="M-80 366h760v120H-80Z" fill="#1a0a16" />
      <ellipse cx="300" cy="386" rx="170" ry="16" fill="#ff8a3c" opacity=".35" />
    </Layer>
    <Layer depth={1}>
      <g className={styles.bob}>
        <path d="M270 330l-26 62 30 4 30-58ZM316 330l22 62h30l-20-72Z" fill="#120812" />
        <path d="M232 392h42v12h-46ZM338 388h40v14h-38Z" fill="#5a1f1c" />
        <path d="M250 190c20-22 76-24 98 0l34 150c-26 14-52 6-62-14-16 20-60 34-110 16Z" fill="#8f2424" />
        <path d="M298 186l4 150M298 190l-26 20 20 30Z" stroke="#5f1418" strokeWidth="4" fill="#a83230" />
        <path d="M252 196c-28 24-38 62-34 104l24-2c0-34 8-58 26-76Z" fill="#a83230" />
        <path d="M220 300c-6 12 2 22 14 20 10-2 14-12 8-22Z" fill="#c98257" />
        <path d="M346 200c28 12 50 2 68-22l18 14c-20 38-52 52-86 38Z" fill="#a83230" />
        <path d="M412 184c-2-14 8-24 20-20 10 4 12 16 4 26Z" fill="#c98257" />
        <path d="M432 210V84" stroke="#e9c891" strokeWidth="5" strokeLinecap="round" />
        <rect x="417" y="92" width="30" height="20" rx="7" fill="#b5502a" />
        <rect x="417" y="116" width="30" height="20" rx="7" fill="#7a2f1a" />
        <rect x="417" y="140" width="30" height="20" rx="7" fill="#b5502a" />
        <path d="M424 98h14M424 122h14M424 146h14" stroke="#ffcf8a" strokeWidth="3" strokeLinecap="round" />
        <path d="M278 168h44v30c-14 10-30 10-44 0Z" fill="#b06c45" />
        <circle cx="300" cy="140" r="40" fill="#c98257" />
        <path
          d="M260 150c-8-50 22-66 46-64 30 2 42 30 36 66-8-6-12-22-14-34-20 8-44 6-56 2-2 12-4 22-12 30Z"
          fill="#1a0c14"
        />
        <path
          d="M262 152c2 36 20 46 38 46s36-10 38-46c-6 16-14 20-20 18-10-6-26-6-36 0-6 2-16-2-20-18Z"
          fill="#1a0c14"
        />
        <path
          d="M280 140q6-5 11 0M310 140q6-5 11 0"
          stroke="#1a0c14"
          strokeWidth="4"
          strokeLinecap="round"
          fill="none"
        />
        <path d="M288 174q12 9 24 0" stroke="#ffd9ae" strokeWidth="4" strokeLinecap="round" fill="none" />
        <path d="M254 184c28 22 64 22 94 0l4 16c-34 24-70 24-102 0Z" fill="#ffb23e" />
      </g>
    </Layer>
    <Layer depth={1.4}>
      <g fill="#ffd27a" className={styles.sparks}>
        {SPARKS.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
    </Layer>
  </>
);
