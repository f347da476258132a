/** A crusted rim, and the steam of a hot drink. */
import { circle, dealt } from './many.ts';
import { AXIS } from './profile.ts';
import { scatter } from './scatter.ts';
import type { Vessel } from './vessels.ts';
import styles from './drink.module.css';

export function Rim({ colour, vessel, plain }: { colour: string; vessel: Vessel; plain: boolean }) {
  const { outer, tilt } = vessel;
  const rx = outer.halfWidth(outer.top);
  const ry = rx * tilt;
  const random = scatter(29);
  const grains = dealt(Array.from({ length: plain ? 0 : 170 }), 3, () => {
    const angle = random() * Math.PI * 2;
    const [x, y] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
    return circle([AXIS + x + (random() - 0.5) * 5, outer.top + 1 + y + (random() - 0.4) * 7], 0.5 + random() * 0.9);
  });
  return (
    <g>
      <ellipse
        cx={AXIS}
        cy={outer.top + 1}
        rx={rx}
        ry={ry}
        fill="none"
        stroke="#5a4632"
        strokeOpacity="0.42"
        strokeWidth="6.6"
      />
      <ellipse cx={AXIS} cy={outer.top + 1} rx={rx} ry={ry} fill="none" stroke={colour} strokeWidth="5" />
      {!plain && (
        <g stroke="#5a4632" strokeOpacity="0.2" strokeWidth="0.4">
          {grains.map((path, i) => (
            <path key={i} d={path} fill={i === 0 ? '#fff' : colour} />
          ))}
        </g>
      )}
    </g>
  );
}

export function Steam({ y, animated }: { y: number; animated: boolean }) {
  return (
    <g className={styles.steam} strokeWidth="4">
      {[-20, 2, 22].map((x, i) => (
        <path
          key={x}
          className={animated ? styles.rising : undefined}
          d={`M${AXIS + x} ${y}C${AXIS + x - 12} ${y - 14} ${AXIS + x + 12} ${y - 24} ${AXIS + x} ${y - 38 - i * 3}`}
        />
      ))}
    </g>
  );
}
