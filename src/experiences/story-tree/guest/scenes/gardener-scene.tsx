/** The scene of the night gardener and her orchids. */
import { Layer, Moon, Night, Skyline, SPARKS } from './kit.tsx';
import styles from './scene.module.css';

export const NightGardener = () => (
  <>
    <Layer depth={0}>
      <Night id="night-night-gardener" top="#071f33" bottom="#1f6a5a" />
      <Moon x={392} y={126} r={40} />
    </Layer>
    <Layer depth={0.3}>
      <Skyline seed={111} base={360} tall={[60, 150]} fill="#0d3344" lit="#e8d27a" awake={0.1} />
    </Layer>
    <Layer depth={0.6}>
      <path d="M-80 350c60-40 120-20 180-10s120-30 190-6 120-10 190-4 120-14 200 10v140H-80Z" fill="#0a3a34" />
      <Orchid x={140} y={190} turn={-14} />
      <Orchid x={470} y={240} turn={16} />
    </Layer>
    <Layer depth={1}>
      <g className={styles.bob}>
        <path d="M206 470c0-92 30-150 96-154 66-4 98 56 98 154Z" fill="#2c6f4f" />
        <path d="M258 330h88l10 140H246Z" fill="#e6d3a8" />
        <path d="M258 330l-10-26M346 330l10-26" stroke="#e6d3a8" strokeWidth="9" />
        <path d="M276 282h50v44c-16 12-34 12-50 0Z" fill="#c9906b" />
        <path d="M254 226c0-46 20-70 48-70s48 24 48 70c0 42-20 68-48 68s-48-26-48-68Z" fill="#e3ad87" />
        <path
          d="M250 240c-14-58 14-96 52-96s66 38 52 96c-6-10-10-26-12-42-28-2-52-10-62-22-6 22-18 44-30 64Z"
          fill="#3a2431"
        />
        <path d="M212 178c30-26 148-26 180 0 10 10-4 18-20 14-44-12-96-12-140 0-16 4-30-4-20-14Z" fill="#e8c77a" />
        <path d="M252 164c4-40 24-56 50-56s46 16 50 56c-30-8-70-8-100 0Z" fill="#f3d98f" />
        <path d="M252 158c30-8 70-8 100 0v10c-30-8-70-8-100 0Z" fill="#b3122b" />
        <path
          d="M276 230q8 6 15 0M312 230q8 6 15 0"
          stroke="#3a2431"
          strokeWidth="4"
          strokeLinecap="round"
          fill="none"
        />
        <path d="M288 260q13 10 26 0" stroke="#a5503f" strokeWidth="4" strokeLinecap="round" fill="none" />
        <circle cx="272" cy="246" r="9" fill="#ff9a8a" opacity=".5" />
        <circle cx="330" cy="246" r="9" fill="#ff9a8a" opacity=".5" />
        <path
          d="M222 390c6-30 22-44 44-44l30 28-12 22-30-10-14 26ZM382 390c-6-30-22-44-44-44l-30 28 12 22 30-10 14 26Z"
          fill="#37855f"
        />
        <path d="M264 350h76c0 34-14 50-38 50s-38-16-38-50Z" fill="#f4f0e6" />
        <path d="M270 366h64" stroke="#3f7fbf" strokeWidth="4" />
        <path d="M340 358c20-4 20 26-6 24" fill="none" stroke="#f4f0e6" strokeWidth="7" />
        <path d="M254 374c-8 4-8 20 4 24l22-2v-16ZM348 376c8 4 8 18-4 22l-22-2v-16Z" fill="#e3ad87" />
      </g>
      <g transform="translate(302 352)">
        <path d="M0 0C-4-26 6-40 18-58" stroke="#3fa45c" strokeWidth="5" fill="none" />
        <path d="M0 0c-22-6-34-2-44 8 16 4 32 2 44-8ZM0 0c22-8 36-4 46 4-16 6-32 4-46-4Z" fill="#3fa45c" />
      </g>
      <Orchid x={322} y={290} turn={4} size={0.62} bare />
    </Layer>
    <Layer depth={1.4}>
      <path
        d="M60 470c-6-80 10-120 44-150-4 34 0 56 12 76 6-30 22-48 46-58-2 50-20 96-60 132ZM540 470c6-80-10-120-44-150 4 34 0 56-12 76-6-30-22-48-46-58 2 50 20 96 60 132Z"
        fill="#062722"
      />
      <g fill="#fff3ad" className={styles.sparks}>
        {SPARKS.slice(0, 16).map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
    </Layer>
  </>
);

interface OrchidProps {
  x: number;
  y: number;
  turn: number;
  size?: number;
  /** A blossom without its own stem. */
  bare?: boolean;
}

const Orchid = ({ x, y, turn, size = 1, bare = false }: OrchidProps) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
    {!bare && <path d="M0 10C6 70-10 110 0 190" stroke="#2f8a5c" strokeWidth="6" fill="none" />}
    {[0, 72, 144, 216, 288].map((angle) => (
      <path key={angle} d="M0 0c-26-12-24-46 0-52 24 6 26 40 0 52Z" fill="#f2c9f5" transform={`rotate(${angle})`} />
    ))}
    <path d="M0 0c-34-20-52-4-50 14 18 12 40 6 50-14ZM0 0c34-20 52-4 50 14-18 12-40 6-50-14Z" fill="#fbe6ff" />
    <path d="M0-6c-14 10-14 32 0 38 14-6 14-28 0-38Z" fill="#d3409a" />
    <circle r="6" cy="2" fill="#ffd95a" />
  </g>
);
