/** Scenes of city streets at night. */
import { Layer, Moon, Night, Puddles, Rain, NeonSign, Skyline, Steam } from './kit.tsx';
import styles from './scene.module.css';

export const NeonRain = () => (
  <>
    <Layer depth={0}>
      <Night id="night-neon-rain" top="#0d1238" bottom="#6a1f66" />
    </Layer>
    <Layer depth={0.25}>
      <Skyline seed={31} base={350} tall={[150, 280]} fill="#231756" lit="#6d4bb0" />
    </Layer>
    <Layer depth={0.6}>
      <path d="M-80 350V40h190v56h34v254ZM680 350V30H494v70h-40v250Z" fill="#170e36" />
      <path d="M112 96h100v7H112ZM388 132h110v7H388Z" fill="#39285f" />
      <NeonSign x={112} y={106} text="大酒樓" colour="#ff5aa5" size={30} />
      <g className={styles.flicker}>
        <path
          d="M226 92c-30 0-46 14-46 36 12-6 22-4 28 4-16 22-8 50 18 58 26-8 34-36 18-58 6-8 16-10 28-4 0-22-16-36-46-36Z"
          fill="#170c26"
          stroke="#3ff0b8"
          strokeWidth="4"
        />
        <text x="226" y="156" className={styles.sign} fontSize="34" fill="#3ff0b8">
          押
        </text>
      </g>
      <NeonSign x={344} y={94} text="夜總會" colour="#ffd14f" size={22} />
      <NeonSign x={424} y={142} text="麻雀" colour="#49d6ff" size={34} />
      <NeonSign x={312} y={214} text="雲吞" colour="#ff8a4a" size={18} flickers />
      <g strokeWidth="5" strokeLinecap="round" className={styles.drip}>
        <path d="M122 222v44M142 222v22" stroke="#ff5aa5" />
        <path d="M212 196v40M240 196v22" stroke="#3ff0b8" />
        <path d="M352 200v30M370 200v52" stroke="#ffd14f" />
        <path d="M438 234v30M458 234v56" stroke="#49d6ff" />
      </g>
    </Layer>
    <Layer depth={1}>
      <path d="M-80 338h760v140H-80Z" fill="#0d0820" />
      <Puddles
        y={346}
        colours={[
          [140, '#ff5aa5'],
          [226, '#3ff0b8'],
          [330, '#ff8a4a'],
          [368, '#ffd14f'],
          [450, '#49d6ff'],
        ]}
      />
    </Layer>
    <Layer depth={1.3}>
      <g fill="#07040f">
        <path d="M246 404v-46c0-14 8-20 16-20s16 6 16 20v46Z" />
        <circle cx="262" cy="328" r="10" />
        <path d="M286 404v-40c0-12 7-18 14-18s14 6 14 18v40Z" />
        <circle cx="300" cy="338" r="9" />
      </g>
      <path d="M216 316c6-40 102-40 108 0-14-8-24-8-36 0-12-8-24-8-36 0-12-8-22-8-36 0Z" fill="#5a4bd6" />
      <path d="M270 284v64" stroke="#07040f" strokeWidth="3" />
      <Rain seed={5} />
    </Layer>
  </>
);

export const NightMarket = () => (
  <>
    <Layer depth={0}>
      <Night id="night-market" top="#170f33" bottom="#8a3a2c" />
    </Layer>
    <Layer depth={0.3}>
      <Skyline seed={44} base={330} tall={[110, 250]} fill="#2a1740" lit="#8a5a6a" />
    </Layer>
    <Layer depth={0.6}>
      <path d="M-80 92Q110 150 300 96T680 100" fill="none" stroke="#4c2c48" strokeWidth="3" />
      {[96, 150, 204, 258, 312, 366, 420, 474, 528].map((x, at) => (
        <g key={x} transform={`translate(${x} ${[117, 122, 117, 106, 96, 98, 106, 114, 116][at]})`}>
          <circle cy="12" r="22" fill="#ffc65e" opacity=".18" />
          <path d="M-3 0h6l4 14a7 7 0 1 1-14 0Z" fill="#ffe3a1" />
        </g>
      ))}
      <g className={styles.sway}>
        <path d="M286 132h28v8h-28ZM286 176h28v8h-28Z" fill="#7a1a24" />
        <ellipse cx="300" cy="158" rx="26" ry="21" fill="#e2343f" />
        <path d="M288 139v38M300 137v42M312 139v38" stroke="#b01f2c" strokeWidth="2.500" />
      </g>
    </Layer>
    <Layer depth={1}>
      <path d="M-80 352h760v130H-80Z" fill="#1b0f22" />
      <path d="M268 352 292 262h16l24 90Z" fill="#34202f" />
      <Stall x={86} colours={['#e2343f', '#fff1dc']} />
      <Stall x={352} colours={['#2b6fd1', '#fff1dc']} />
      <path d="M100 292h146v60H100Z" fill="#4a2a22" />
      <path d="M104 282h138v14H104Z" fill="#241518" />
      <path d="M110 284h126v6H110Z" fill="#ff7a2a" className={styles.glow} />
      {[120, 146, 172, 198, 222].map((x) => (
        <g key={x}>
          <path d={`M${x} 296V256`} stroke="#d8b98a" strokeWidth="3" />
          <path d={`M${x - 6} 262h12v8h-12ZM${x - 6} 273h12v8h-12Z`} fill="#a5482a" />
        </g>
      ))}
      <g>
        {[372, 408, 444, 478].map((x, at) => (
          <g key={x}>
            <path d={`M${x - 15} 310h30l-4 42h-22Z`} fill={['#3f7f8f', '#6a7f3f', '#8f5a3f', '#3f5f8f'][at]} />
            <path
              d={`M${x} 312q-8-24-14-32M${x} 312v-38M${x} 312q8-22 14-30`}
              stroke="#3fa45c"
              strokeWidth="4"
              fill="none"
            />
            {[-14, 0, 14].map((dx, i) => (
              <circle
                key={dx}
                cx={x + dx}
                cy={[280, 270, 282][i]}
                r="9"
                fill={['#ff8ab0', '#ffd95a', '#f4f0ff', '#d48cff'][at]}
              />
            ))}
          </g>
        ))}
      </g>
      <Steam x={140} y={250} />
      <Steam x={194} y={246} />
    </Layer>
    <Layer depth={1.35}>
      <g fill="#0d0714">
        <path d="M274 420v-52c0-18 12-26 26-26s26 8 26 26v52Z" />
        <circle cx="300" cy="326" r="17" />
        <path d="M284 326c0-24 32-24 32 0 4 6 4 12 0 16-2-8-6-12-16-12s-14 4-16 12c-4-4-4-10 0-16Z" />
      </g>
    </Layer>
  </>
);

/** A striped awning on two poles. */
const Stall = ({ x, colours }: { x: number; colours: readonly [string, string] }) => (
  <g>
    <path d={`M${x + 8} 226v126M${x + 154} 226v126`} stroke="#120a18" strokeWidth="5" />
    {[0, 1, 2, 3, 4, 5].map((at) => (
      <path
        key={at}
        d={`M${x + 10 + at * 24} 190h24l${(at - 2.5) * 2 + 2} 36a13 9 0 0 1-27 0Z`}
        fill={colours[at % 2]}
      />
    ))}
  </g>
);

export const Street = () => (
  <>
    <Layer depth={0}>
      <Night id="night-street" top="#10123a" bottom="#4a2a6a" />
      <Moon x={206} y={84} r={18} />
    </Layer>
    <Layer depth={0.3}>
      <Skyline seed={52} base={350} tall={[150, 260]} fill="#241a55" lit="#7059a8" />
    </Layer>
    <Layer depth={0.7}>
      <path d="M96 350V120h196v230ZM304 350V90h220v260Z" fill="#1a1238" />
      <path d="M96 120h196v16H96ZM304 90h220v16H304Z" fill="#33245c" />
      {[160, 214].flatMap((y) =>
        [112, 172, 232].map((x) => (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width="42"
            height="36"
            fill={x === 172 && y === 160 ? '#ffd27a' : '#2b1f52'}
          />
        )),
      )}
      {[130, 190].flatMap((y) =>
        [322, 392, 462].map((x) => (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width="46"
            height="40"
            fill={x === 462 && y === 130 ? '#ffb95a' : '#2b1f52'}
          />
        )),
      )}
      <path d="M104 270h180v80H104Z" fill="#2f4a46" />
      <path d="M104 282h180M104 296h180M104 310h180M104 324h180M104 338h180" stroke="#233834" strokeWidth="4" />
      <path d="M316 262h196v88H316Z" fill="#ffcf7a" />
      <path d="M330 276h70v74h-70ZM414 276h84v48h-84Z" fill="#6b3a20" />
      <path d="M336 282h58v68h-58ZM420 282h72v36h-72Z" fill="#ffe6ad" />
      <NeonSign x={318} y={236} text="士多辦館" colour="#53e0d0" size={16} across />
      <NeonSign x={272} y={150} text="裁縫" colour="#ff6aa6" />
    </Layer>
    <Layer depth={1}>
      <path d="M-80 348h760v130H-80Z" fill="#120b26" />
      <path d="M-80 348h760v8H-80Z" fill="#3a2f5e" />
      <g className={styles.sway}>
        <path
          d="M104 372c6-28 24-40 54-40h42c24 0 38 14 50 36l36 6c12 2 16 12 16 26H92c0-16 2-24 12-28Z"
          fill="#d3293c"
        />
        <path d="M126 368c6-18 16-26 36-26h8v26ZM180 342h20c16 0 26 10 34 26h-54Z" fill="#cfe6ff" />
        <path d="M164 322h28v10h-28Z" fill="#fff3c9" />
        <path d="M92 384h212v6H92Z" fill="#e9e4f2" />
        <circle cx="136" cy="402" r="17" fill="#0b0616" />
        <circle cx="256" cy="402" r="17" fill="#0b0616" />
        <circle cx="136" cy="402" r="7" fill="#a8a3b8" />
        <circle cx="256" cy="402" r="7" fill="#a8a3b8" />
        <circle cx="298" cy="384" r="6" fill="#fff3c9" />
        <path d="M300 378l120-16v48l-120-20Z" fill="#fff3c9" opacity=".16" />
      </g>
      <Puddles
        y={392}
        colours={[
          [340, '#ffcf7a'],
          [404, '#53e0d0'],
          [470, '#ffcf7a'],
        ]}
      />
    </Layer>
    <Layer depth={1.3}>
      <path d="M88 440V150h8v290Z" fill="#090414" />
      <path d="M92 152q40-24 74 0" fill="none" stroke="#090414" strokeWidth="6" />
      <path d="M150 150h32l8 14h-48Z" fill="#090414" />
      <ellipse cx="166" cy="166" rx="18" ry="6" fill="#ffe7b0" />
      <path d="M150 168h32l40 200H110Z" fill="#ffe7b0" opacity=".1" />
    </Layer>
  </>
);
