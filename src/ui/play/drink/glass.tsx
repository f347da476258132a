/** The glass: its back behind the drink, and its front over it. */
import { memo } from 'react';
import { AXIS, round, strip } from './profile.ts';
import type { Vessel } from './vessels.ts';
import styles from './drink.module.css';

interface Props {
  vessel: Vessel;
  plain: boolean;
}

interface BackProps extends Props {
  /** Colour of the light through the drink onto the table. */
  light: string | undefined;
  shadow: string;
  caustic: string;
}

export const GlassBack = memo(function GlassBack({ vessel, plain, light, shadow, caustic }: BackProps) {
  const { outer, stem, handle, tilt } = vessel;
  const foot = stem?.foot ?? outer.halfWidth(outer.bottom - 12);
  const rx = outer.halfWidth(outer.top);
  return (
    <g>
      <ellipse cx={AXIS + 8} cy="280" rx={foot * 1.5} ry={foot * 0.22} fill={`url(#${shadow})`} />
      {light && !plain && (
        <ellipse cx={AXIS + foot * 0.7} cy="281" rx={foot * 1.05} ry={foot * 0.17} fill={`url(#${caustic})`} />
      )}
      {handle && <Handle path={handle} plain={plain} />}
      {stem && <Stem vessel={vessel} plain={plain} />}
      <path d={outer.path} className={styles.body} />
      <path
        d={`M${AXIS - rx} ${outer.top}A${rx} ${rx * tilt} 0 0 1 ${AXIS + rx} ${outer.top}Z`}
        className={styles.body}
      />
      <path
        d={`M${AXIS - rx} ${outer.top}A${rx} ${rx * tilt} 0 0 1 ${AXIS + rx} ${outer.top}`}
        className={styles.edge}
        strokeWidth="1"
      />
    </g>
  );
});

function Handle({ path, plain }: { path: string; plain: boolean }) {
  return (
    <g transform={`translate(${AXIS} 0)`}>
      <path d={path} className={styles.body} />
      <path d={path} className={styles.edge} strokeWidth={plain ? 2.6 : 1.3} strokeLinejoin="round" />
      {!plain && (
        <path d="M70 152C88 160 92 186 88 206" className={styles.shineLine} strokeWidth="2.4" strokeLinecap="round" />
      )}
    </g>
  );
}

function Stem({ vessel, plain }: Props) {
  const { from, foot } = vessel.stem!;
  const thick = plain ? 4.4 : 3.1;
  const knee = from + Math.min(24, (268 - from) * 0.34);
  const left = `M${AXIS - 11} ${from - 3}C${AXIS - 5} ${from + 5} ${AXIS - thick} ${from + 8} ${AXIS - thick} ${knee}V252C${AXIS - thick} 262 ${AXIS - 9} 267 ${AXIS - foot * 0.55} 270`;
  const right = `${AXIS + foot * 0.55} 270C${AXIS + 9} 267 ${AXIS + thick} 262 ${AXIS + thick} 252V${knee}C${AXIS + thick} ${from + 8} ${AXIS + 5} ${from + 5} ${AXIS + 11} ${from - 3}`;
  return (
    <g>
      <ellipse cx={AXIS} cy="273.6" rx={foot} ry={foot * 0.15} className={styles.body} />
      <ellipse
        cx={AXIS}
        cy="273.6"
        rx={foot}
        ry={foot * 0.15}
        className={styles.edge}
        strokeWidth={plain ? 2.6 : 1.3}
      />
      <path
        d={`M${AXIS - foot * 0.92} 275.4A${foot} ${foot * 0.15} 0 0 0 ${AXIS + foot * 0.92} 275.4`}
        className={styles.shineLine}
        strokeWidth="1.4"
      />
      <path d={`${left}L${right}Z`} className={styles.body} />
      <path d={`${left}M${right}`} className={styles.edge} strokeWidth={plain ? 1.6 : 0.9} />
      {!plain && (
        <path
          d={`M${AXIS - 1} ${from + 10}V256`}
          className={styles.shineLine}
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      )}
      {!plain && <ellipse cx={AXIS - foot * 0.42} cy="272" rx={foot * 0.3} ry="1.5" className={styles.shine} />}
    </g>
  );
}

interface FrontProps extends Props {
  /** Colour of the drink seen in the thick bottom. */
  tint: string | undefined;
  id: string;
}

/** Walls, thick bottom and reflections. */
export const GlassFront = memo(function GlassFront({ vessel, plain, tint, id }: FrontProps) {
  const { outer, inner, tilt, stem } = vessel;
  const rx = outer.halfWidth(outer.top);
  const ry = rx * tilt;
  const [top, bottom] = [inner.top + ry + 2, inner.bottom - (stem ? (inner.bottom - inner.top) * 0.24 : 4)];
  const wall = `${outer.path}${inner.path}`;
  return (
    <g>
      <path d={wall} fillRule="evenodd" className={styles.body} />
      {!stem && !plain && <ThickBottom vessel={vessel} tint={tint} id={id} />}
      {!plain && (
        <g fill={`url(#${id}-shine)`}>
          <path d={strip(inner, -0.92, -0.72, top, bottom)} fillOpacity="0.5" />
          <path d={strip(inner, -0.65, -0.6, top, top + (bottom - top) * 0.75)} fillOpacity="0.32" />
          <path d={strip(inner, 0.8, 0.92, top + (bottom - top) * 0.08, bottom)} fillOpacity="0.26" />
        </g>
      )}
      <path d={outer.openPath} className={styles.edge} strokeWidth={plain ? 3.4 : 1.5} strokeLinejoin="round" />
      <ellipse cx={AXIS} cy={outer.top} rx={rx} ry={ry} className={styles.edge} strokeWidth={plain ? 2.6 : 1.1} />
      {!plain && (
        <path
          d={`M${AXIS - rx * 0.86} ${outer.top + ry * 0.5}A${rx} ${ry} 0 0 0 ${AXIS + rx * 0.3} ${outer.top + ry * 0.95}`}
          className={styles.shineLine}
          strokeWidth="1.7"
          strokeLinecap="round"
        />
      )}
    </g>
  );
});

/** The heavy base shows the drink's colour and reflects light upward. */
function ThickBottom({ vessel: { outer, inner }, tint, id }: { vessel: Vessel; tint: string | undefined; id: string }) {
  const depth = outer.bottom - inner.bottom;
  const half = outer.halfWidth(inner.bottom);
  const at = (share: number) => round(inner.bottom + depth * share);
  return (
    <g>
      <defs>
        <clipPath id={`${id}-base`}>
          <path d={`${outer.path}${inner.path}`} clipRule="evenodd" />
        </clipPath>
        <linearGradient id={`${id}-base-light`} x2="0" y2="1">
          <stop offset="0" stopColor={tint ?? '#fff'} stopOpacity={tint ? 0.46 : 0.1} />
          <stop offset="0.55" stopColor={tint ?? '#fff'} stopOpacity="0.12" />
          <stop offset="1" stopColor="#fff" stopOpacity="0.34" />
        </linearGradient>
      </defs>
      <g clipPath={`url(#${id}-base)`}>
        <rect
          x={AXIS - half - 4}
          y={inner.bottom - 10}
          width={half * 2 + 8}
          height={depth + 12}
          fill={`url(#${id}-base-light)`}
        />
        <path
          d={`M${AXIS - half * 0.8} ${at(0.5)}Q${AXIS} ${at(0.86)} ${AXIS + half * 0.8} ${at(0.5)}`}
          className={styles.shineLine}
          strokeOpacity="0.5"
          strokeWidth={Math.max(1, depth * 0.1)}
          strokeLinecap="round"
        />
        <path
          d={`M${AXIS - half * 0.7} ${at(0.72)}Q${AXIS - half * 0.2} ${at(0.98)} ${AXIS + half * 0.3} ${at(0.92)}`}
          className={styles.shineLine}
          strokeWidth={Math.max(1.4, depth * 0.09)}
          strokeLinecap="round"
        />
      </g>
    </g>
  );
}
