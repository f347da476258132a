import { memo, useId } from 'react';
import type { DrinkDrawing } from '#domain/recipe/drawing.ts';
import { RimGarnishes, SunkGarnishes, TopGarnishes } from './garnishes.tsx';
import { GlassBack, GlassFront } from './glass.tsx';
import { IcePieces } from './ice.tsx';
import { Bubbles, Foam, LayerStops, paintOf, Surface } from './liquid.tsx';
import { OpaqueBody, OpaqueOpening } from './opaque.tsx';
import { AXIS, round } from './profile.ts';
import { Rim, Steam } from './rim.tsx';
import { VESSELS, type Vessel } from './vessels.ts';
import styles from './drink.module.css';

interface Props {
  drawing: DrinkDrawing;
  /** Side of its square, in pixels; 'fill' takes the available space. */
  size?: number | 'fill';
  /** Accessible name; empty if the name is shown beside it. */
  title: string;
  /** Fill level, 0 to 1. The garnish appears when it is full. */
  level?: number;
  /** Bubbles rise and steam drifts, unless reduced motion is set. */
  animated?: boolean;
  /** Framed as the glass alone, so that it stands where it stood before its garnish: that is drawn beyond the frame. */
  framedBare?: boolean;
}

/** Small details are left out below this size. Pixels. */
const PLAIN_BELOW = 72;

/** Memoised: a glass has about a hundred shapes. */
export const DrinkPicture = memo(function DrinkPicture({
  drawing,
  size = 'fill',
  title,
  level = 1,
  animated = false,
  framedBare = false,
}: Props) {
  const id = useId();
  const vessel = VESSELS[drawing.glass];
  const plain = size !== 'fill' && size < PLAIN_BELOW;
  const { x, y, width, height } = frameOf(vessel, framedBare ? { garnishes: [], steam: false } : drawing, plain);
  return (
    <svg
      className={size === 'fill' ? `${styles.picture} ${styles.fill}` : styles.picture}
      {...(size !== 'fill' && { width: size, height: size })}
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMax meet"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <Contents
        drawing={drawing}
        vessel={vessel}
        level={Math.min(1, Math.max(0, level))}
        plain={plain}
        animated={animated && !plain}
        id={id}
      />
    </svg>
  );
});

/** The view box: as much of the table as glass and garnish need, so that a shot fills the picture as well. */
function frameOf(
  { outer, stem, handle, material }: Vessel,
  { garnishes, steam }: Pick<DrinkDrawing, 'garnishes' | 'steam'>,
  plain: boolean,
) {
  const above = garnishes.length > 0 || steam ? 62 : plain ? 6 : 22;
  const half = Math.max(
    outer.halfWidth(outer.top) + (garnishes.length > 0 ? 22 : 8),
    (stem?.foot ?? 0) + 10,
    outer.halfWidth(180) + 10,
    handle ? 92 : 0,
    material === 'porcelain' ? 94 : 0,
    plain ? 0 : 62,
  );
  const y = Math.max(0, outer.top - above);
  return { x: AXIS - half, y, width: half * 2, height: (plain ? 286 : 296) - y };
}

interface ContentsProps {
  drawing: DrinkDrawing;
  vessel: Vessel;
  level: number;
  plain: boolean;
  animated: boolean;
  id: string;
}

function Contents({ drawing, vessel, level, plain, animated, id }: ContentsProps) {
  const { inner, outer, tilt, material } = vessel;
  const { layers, garnishes } = drawing;
  const foamHeight = drawing.foam ? (drawing.glass === 'beer' ? 24 : 12) * Math.min(1, level * 2) : 0;
  const full = vessel.fillY + (drawing.foam ? foamHeight * 0.7 : 0);
  const surface = material
    ? inner.top + 4 + (1 - level) * inner.halfWidth(inner.top) * tilt
    : inner.heightOf(level, full);
  const rx = inner.halfWidth(surface) * (material ? 0.97 : 1);
  const ry = rx * tilt;
  const top = surface - (material ? 0 : foamHeight);
  const seen = layers.reduce<{ colour: string; below: number }>(
    (found, layer) => (found.below < level ? { colour: layer.colour, below: found.below + layer.share } : found),
    { colour: layers[0]?.colour ?? '#d5e8ea80', below: 0 },
  ).colour;
  const light = paintOf(layers[0]?.colour ?? seen).colour;
  // Through coffee comes no light: it would be a smudge on the table.
  const isDark = /^#([0-5].){3}/.test(light);
  const shown = level >= 1;
  const url = (name: string) => `url(#${id}-${name})`;
  const rimRx = inner.halfWidth(inner.top);
  const place = { vessel, garnishes, top };
  return (
    <>
      <defs>
        <radialGradient id={`${id}-shadow`}>
          <stop offset="0" className={styles.shadow} />
          <stop offset="1" className={styles.shadow} stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}-caustic`}>
          <stop offset="0" stopColor={light} stopOpacity={isDark ? 0 : 0.5} />
          <stop offset="1" stopColor={light} stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}-liquid`} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={inner.bottom} y2={full}>
          <LayerStops layers={layers} vessel={vessel} full={full} />
        </linearGradient>
        <linearGradient id={`${id}-sides`}>
          <stop offset="0" stopColor="#fff" stopOpacity="0.75" />
          <stop offset="0.26" stopColor="#fff" stopOpacity="0.12" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
          <stop offset="0.78" stopColor="#fff" stopOpacity="0.12" />
          <stop offset="1" stopColor="#fff" stopOpacity="0.65" />
        </linearGradient>
        <mask id={`${id}-edges`} maskUnits="userSpaceOnUse" x="0" y="0" width="240" height="300">
          <rect x={AXIS - rx} y="0" width={rx * 2} height="300" fill={url('sides')} />
        </mask>
        <radialGradient id={`${id}-glow`} cx="0.58" cy="0.66" r="0.56">
          <stop offset="0" stopColor="#fff" stopOpacity="0.95" />
          <stop offset="0.6" stopColor="#fff" stopOpacity="0.3" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}-shine`} x2="0" y2="1">
          <stop offset="0" className={styles.shineStop} stopOpacity="0.35" />
          <stop offset="0.12" className={styles.shineStop} />
          <stop offset="0.7" className={styles.shineStop} stopOpacity="0.8" />
          <stop offset="1" className={styles.shineStop} stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`${id}-ice`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.72" />
          <stop offset="0.5" stopColor="#e6f4fb" stopOpacity="0.26" />
          <stop offset="1" stopColor="#cfe6f2" stopOpacity="0.44" />
        </linearGradient>
        <clipPath id={`${id}-inside`}>
          {material ? (
            <path
              d={`M${AXIS - rimRx} 0H${AXIS + rimRx}V${outer.top}A${rimRx} ${rimRx * tilt} 0 0 1 ${AXIS - rimRx} ${outer.top}Z`}
            />
          ) : (
            <path d={`${inner.path}M${AXIS - rimRx} 0H${AXIS + rimRx}V${inner.top + 0.5}H${AXIS - rimRx}Z`} />
          )}
        </clipPath>
        <clipPath id={`${id}-under`}>
          <path d={`M${AXIS - rx} ${surface}A${rx} ${ry} 0 0 0 ${AXIS + rx} ${surface}H240V300H0V${surface}Z`} />
        </clipPath>
      </defs>

      {material ? (
        <>
          <ellipse cx={AXIS + 8} cy="281" rx={material === 'porcelain' ? 112 : 84} ry="13" fill={url('shadow')} />
          <OpaqueBody vessel={vessel} id={id} plain={plain} />
          <OpaqueOpening vessel={vessel} plain={plain} />
        </>
      ) : (
        <GlassBack
          vessel={vessel}
          plain={plain}
          light={level > 0 ? light : undefined}
          shadow={`${id}-shadow`}
          caustic={`${id}-caustic`}
        />
      )}

      {level > 0 && !material && (
        <g clipPath={url('inside')} className={styles.liquid}>
          <g data-poured>
            <rect x="0" y={surface} width="240" height="300" className={styles.backlight} />
            <rect x="0" y={surface} width="240" height="300" fill={url('liquid')} />
            <rect
              x="0"
              y={surface}
              width="240"
              height="300"
              fill={url('liquid')}
              mask={url('edges')}
              className={styles.deeper}
            />
            <rect
              x={AXIS - rx}
              y={surface}
              width={rx * 2}
              height={Math.max(1, inner.bottom - surface)}
              fill={url('glow')}
              className={styles.glow}
            />
          </g>
        </g>
      )}
      <g clipPath={url('inside')}>
        {!material && level > 0 && <SunkGarnishes {...place} />}
        {level > 0 && (
          <Surface
            y={round(surface)}
            rx={round(rx)}
            ry={round(ry)}
            colour={material && drawing.foam ? drawing.foam : seen}
          />
        )}
        <IcePieces
          kind={drawing.ice}
          vessel={vessel}
          surface={material ? inner.top + 4 : full}
          // Only a large cube floats up; small ice is not redrawn while the glass fills.
          afloat={drawing.ice === 'large' ? surface : full}
          floor={inner.bottom - (garnishes.includes('boba') || garnishes.includes('plum') ? 34 : 0)}
          paint={url('ice')}
        />
        {level > 0 && !material && drawing.ice !== 'none' && (
          <g clipPath={url('under')}>
            <rect x="0" y={surface} width="240" height="300" fill={url('liquid')} fillOpacity="0.42" />
          </g>
        )}
      </g>
      {/* Outside the clip: an animation inside one is clipped again in every frame. */}
      {!plain && !material && <Bubbles count={drawing.bubbles} vessel={vessel} surface={surface} animated={animated} />}
      {drawing.foam && level > 0 && !material && (
        <Foam colour={drawing.foam} vessel={vessel} surface={surface} height={foamHeight} clip={url('inside')} />
      )}
      {shown && material && <SunkGarnishes {...place} />}
      {shown && (
        <g data-garnish>
          <TopGarnishes {...place} />
        </g>
      )}
      {!material && <GlassFront vessel={vessel} plain={plain} tint={level > 0 ? light : undefined} id={id} />}
      {drawing.rim && <Rim colour={drawing.rim} vessel={vessel} plain={plain} />}
      {shown && (
        <g data-garnish>
          <RimGarnishes vessel={vessel} garnishes={garnishes} />
        </g>
      )}
      {drawing.steam && shown && !plain && <Steam y={outer.top - 6} animated={animated} />}
    </>
  );
}
