/** Scenes of boarding and riding the last tram. */
import { Layer, Moon, Night, Puddles, NeonSign, Skyline } from './kit.tsx';
import styles from './scene.module.css';

const WINDOWS = [192, 238, 284, 330, 376];

/** A Hong Kong tram from the side: two decks, one trolley pole. */
const Tram = () => (
  <g className={styles.sway}>
    <path d="M292 112 316 78h6l-20 34Z" fill="#0c2a22" />
    <path d="M-60 76h720" stroke="#3c2c66" strokeWidth="2" />
    <path d="M168 128c0-11 7-18 18-18h244c12 0 20 8 22 20l4 62v140H168Z" fill="#1d7a57" />
    <path d="M168 206h287l1 20H168Z" fill="#f1e2b8" />
    <path d="M168 316h288v16H168Z" fill="#0f4a36" />
    <path d="M162 106h284c6 0 10 4 10 10H160c0-6 0-10 2-10Z" fill="#0f4a36" />
    {WINDOWS.map((x) => (
      <g key={x}>
        <rect x={x} y="134" width="38" height="54" rx="5" fill="#ffd27a" />
        <rect x={x} y="134" width="38" height="20" rx="5" fill="#ffe7b0" />
        <rect x={x} y="240" width="38" height="54" rx="5" fill="#ffc35e" />
      </g>
    ))}
    <path d="M424 132h12l8 58h-20Z" fill="#ffe7b0" />
    <path d="M424 240h26v78h-26Z" fill="#0c2a22" />
    <path d="M428 244h18v46h-18Z" fill="#ffd27a" />
    <path d="M206 188v-16c0-10 6-14 10-14s10 4 10 14v16ZM344 294v-22c0-9 6-13 10-13s10 4 10 13v22Z" fill="#5c2f1b" />
    <circle cx="216" cy="152" r="7" fill="#5c2f1b" />
    <circle cx="354" cy="253" r="7" fill="#5c2f1b" />
    <rect x="244" y="209" width="94" height="15" rx="3" fill="#170c26" />
    <text x="291" y="217" className={styles.sign} fontSize="12" fill="#ffd27a">
      總站 · 尾班
    </text>
    <text x="190" y="308" className={styles.number} fontSize="13" fill="#f1e2b8">
      88
    </text>
    <circle cx="448" cy="306" r="7" fill="#fff3c9" />
    <path d="M455 300 620 276v70l-165-34Z" fill="#fff3c9" opacity=".16" />
    <path d="M196 332h76v8h-76ZM350 332h76v8h-76Z" fill="#0c2a22" />
    {[210, 256, 364, 410].map((x) => (
      <circle key={x} cx={x} cy="342" r="11" fill="#120a1e" stroke="#5a5470" strokeWidth="3" />
    ))}
  </g>
);

export const TramStop = () => (
  <>
    <Layer depth={0}>
      <Night id="night-tram-stop" top="#140f38" bottom="#5a2a6e" />
      <Moon x={176} y={112} />
    </Layer>
    <Layer depth={0.25}>
      <Skyline seed={4} base={352} tall={[120, 236]} fill="#2a1a57" lit="#6a4aa0" />
    </Layer>
    <Layer depth={0.6}>
      <Skyline seed={9} base={352} tall={[70, 170]} wide={[54, 86]} fill="#1c1140" lit="#ffb85a" awake={0.22} />
      <NeonSign x={106} y={188} text="冰室" colour="#53e0d0" />
      <NeonSign x={472} y={160} text="麻雀" colour="#ff6aa6" flickers />
    </Layer>
    <Layer depth={1}>
      <path d="M-80 350h760v130H-80Z" fill="#120a26" />
      <path d="M-80 354h760M-80 372h760" stroke="#6b5b94" strokeWidth="3" />
      <Tram />
      <Puddles
        y={384}
        colours={[
          [132, '#53e0d0'],
          [262, '#ffc35e'],
          [330, '#ffc35e'],
          [492, '#ff6aa6'],
        ]}
      />
    </Layer>
    <Layer depth={1.5}>
      <path d="M128 392v-64c0-18 8-26 18-26s18 8 18 26v64Z" fill="#0b0616" />
      <circle cx="146" cy="290" r="13" fill="#0b0616" />
      <path d="M100 268c4-36 88-36 92 0-12-8-20-8-30 0-10-8-22-8-32 0-10-8-18-8-30 0Z" fill="#e2445c" />
      <path d="M146 238v92" stroke="#0b0616" strokeWidth="3" />
    </Layer>
  </>
);

export const UpperDeck = () => (
  <>
    <Layer depth={0}>
      <Night id="night-upper-deck" top="#1a1145" bottom="#7a2f68" />
    </Layer>
    <Layer depth={0.25}>
      <Skyline seed={13} base={330} tall={[130, 260]} fill="#2d1a5c" lit="#7a58b5" />
    </Layer>
    <Layer depth={0.6}>
      <g className={styles.passing}>
        <Skyline seed={21} base={330} tall={[60, 150]} wide={[60, 90]} fill="#190f3b" lit="#ffb85a" />
        <NeonSign x={140} y={120} text="酒樓" colour="#ffd14f" />
        <NeonSign x={300} y={150} text="金魚" colour="#ff6aa6" />
        <NeonSign x={424} y={106} text="藥行" colour="#53e0d0" flickers />
      </g>
    </Layer>
    <Layer depth={0.9}>
      <path
        fillRule="evenodd"
        d="M-80-40h760v520H-80ZM96 84h116v206H96Zm136 0h136v206H232Zm156 0h116v206H388Z"
        fill="#174f3c"
      />
      <path d="M-80 300h760v20H-80Z" fill="#0e3628" />
      <path d="M-80 44h760v12H-80Z" fill="#c8973f" />
      <path
        d="M90 78h128v218H90ZM226 78h148v218H226ZM382 78h128v218H382Z"
        fill="none"
        stroke="#c8973f"
        strokeWidth="4"
      />
      {[154, 300, 446].map((x) => (
        <g key={x}>
          <path d={`M${x - 12} 44h24l-5 14h-14Z`} fill="#c8973f" />
          <circle cx={x} cy="62" r="9" fill="#fff0c4" />
          <circle cx={x} cy="62" r="24" fill="#fff0c4" opacity=".16" />
        </g>
      ))}
    </Layer>
    <Layer depth={1.15}>
      <path d="M330 470v-166c0-52 26-74 66-74s66 22 66 74v166Z" fill="#3b1c52" />
      <circle cx="392" cy="188" r="38" fill="#b9744a" />
      <path d="M352 190c-6-44 20-62 46-58 28 4 42 28 34 62-6-20-18-30-34-32-16 8-30 12-46 28Z" fill="#1c0f2b" />
      <path
        d="M348 166c10-22 26-30 46-30 24 0 40 14 44 30l14 4c2 6-2 8-8 8-30-6-62-6-96 0-8 0-10-6 0-12Z"
        fill="#e2445c"
      />
      <path d="M374 196q4 4 8 0M398 196q4 4 8 0" stroke="#1c0f2b" strokeWidth="3" strokeLinecap="round" fill="none" />
      <path d="M378 210q10 8 20 0" stroke="#7a3524" strokeWidth="3" strokeLinecap="round" fill="none" />
      <path d="M352 300c-30-6-62-14-96-10l-2 20c32 8 68 18 96 18Z" fill="#52286e" />
      <path d="M262 288c-16-4-30-4-40 4-4 8 0 14 8 14h30Z" fill="#b9744a" />
    </Layer>
    <Layer depth={1.3}>
      <g className={styles.bob}>
        <path d="M182 276a36 36 0 0 1 72 0Z" fill="#ff8a2a" />
        <path d="M182 276a36 9 0 0 0 72 0 36 9 0 0 0-72 0Z" fill="#ffe0ae" />
        <path d="M188 276a30 7 0 0 0 60 0 30 7 0 0 0-60 0Z" fill="#ffa640" />
        <path d="M218 269v14M192 274l52 5M192 279l52-6" stroke="#ffe0ae" strokeWidth="2" />
        <circle cx="218" cy="262" r="62" fill="#ffb14a" opacity=".14" />
      </g>
      <path
        d="M88 440v-70c0-16 8-24 24-24h84c16 0 24 8 24 24v70ZM246 440v-50c0-16 8-24 24-24h84c16 0 24 8 24 24v50Z"
        fill="#6b3d22"
      />
      <path d="M98 372h112M98 392h112M256 392h112M256 410h112" stroke="#8f5732" strokeWidth="6" />
    </Layer>
  </>
);

export const Driver = () => (
  <>
    <Layer depth={0}>
      <Night id="night-driver" top="#120d36" bottom="#47206a" />
    </Layer>
    <Layer depth={0.3}>
      <path d="M-80 300V60l150 60 60 60 60 34v86ZM680 300V40L520 110l-70 70-50 34v86Z" fill="#321d68" />
      <path
        d="M104 232h12v14h-12ZM132 236h12v14h-12ZM104 262h12v14h-12ZM160 212h10v12h-10ZM160 238h10v12h-10ZM186 228h9v11h-9ZM186 252h9v11h-9ZM212 246h7v9h-7ZM488 216h12v14h-12ZM462 224h12v14h-12ZM488 252h12v14h-12ZM432 236h9v11h-9ZM412 250h8v10h-8ZM440 262h9v11h-9Z"
        fill="#ffb85a"
      />
      <NeonSign x={108} y={120} text="押" colour="#ff5e5e" size={30} />
      <NeonSign x={458} y={106} text="茶" colour="#53e0d0" size={30} flickers />
      <NeonSign x={396} y={186} text="粥" colour="#ffd14f" size={16} />
      <path d="M268 292 296 216h8l28 76Z" fill="#0f0823" />
      <path d="M-80 292h760v60H-80Z" fill="#0f0823" />
      <path d="M286 292l10-74M314 292l-10-74" stroke="#cbbcf0" strokeWidth="4" />
      <circle cx="300" cy="212" r="26" fill="#ffe7b0" opacity=".25" />
      <circle cx="300" cy="212" r="6" fill="#fff3c9" />
    </Layer>
    <Layer depth={0.9}>
      <path
        fillRule="evenodd"
        d="M-80-40h760v520H-80ZM92 70q104-20 198-22v246H92ZM310 48q96 2 198 22v224H310Z"
        fill="#143f31"
      />
      <path d="M86 64q108-22 210-22h8q104 0 210 22" fill="none" stroke="#c8973f" strokeWidth="5" />
      <path d="M-80 300h760v20H-80Z" fill="#c8973f" />
      <path d="M-80 320h760v160H-80Z" fill="#0b2b21" />
      <g transform="translate(420 330)">
        <rect x="-26" y="0" width="52" height="90" rx="8" fill="#c8973f" />
        <circle r="34" cy="-4" fill="#e0b45c" />
        <circle r="24" cy="-4" fill="#8a6426" />
        <g className={styles.handle}>
          <rect x="-6" y="-64" width="12" height="66" rx="6" fill="#f3d98f" />
          <circle cy="-66" r="12" fill="#3a1a12" />
        </g>
      </g>
      <circle cx="168" cy="372" r="26" fill="#f1e2b8" />
      <path d="m168 372 10-16" stroke="#b3122b" strokeWidth="4" strokeLinecap="round" />
    </Layer>
    <Layer depth={1.2}>
      <path d="M196 470c0-96 34-130 92-130s92 34 92 130Z" fill="#1c2a52" />
      <path d="M268 330h40v34h-40Z" fill="#a8653f" />
      <path d="M242 280c0-40 20-58 46-58s46 18 46 58-20 66-46 66-46-26-46-66Z" fill="#a8653f" />
      <path d="M242 292c2 34 20 54 46 54s44-20 46-54c-12 12-28 16-46 16s-34-4-46-16Z" fill="#2b2033" />
      <path d="M236 268c2-40 26-56 52-56s50 16 52 56c-34-10-70-10-104 0Z" fill="#22356b" />
      <path d="M234 262c34-12 74-12 108 0l2 12c-36-10-76-10-112 0Z" fill="#c8973f" />
      <path d="M372 376c20-8 36-22 46-52l18 8c-8 42-26 66-58 84Z" fill="#1c2a52" />
    </Layer>
    <Layer depth={1.4}>
      <g className={styles.notes} fill="#ffd98a">
        <path d="M196 214v-42l30-8v38a11 9 0 1 1-6-8v-20l-18 5v35a11 9 0 1 1-6-8Z" />
        <path d="M144 178v-30l6-2c0 8 12 8 10 22-2-6-8-8-10-8v22a9 7 0 1 1-6-4Z" />
        <path d="M176 116v-24l5-2c0 7 10 7 8 18-2-5-6-6-8-6v18a7 6 0 1 1-5-4Z" />
      </g>
    </Layer>
  </>
);
