import { Trans, useLingui } from '@lingui/react/macro';
import type { DrinkFeature } from '#domain/recipe/recipe.ts';
import { flavourColour, flavourLabel } from './flavours.ts';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import styles from './flavour-radar-chart.module.css';

interface Props {
  features: readonly DrinkFeature[];
  size?: number;
  radius?: number;
  levels?: number;
  maxValue?: number;
}

/** Maximum number of features drawn. Source: docs/behaviour/flavour.md "Radar". */
const DRAWN = 8;

export function FlavourRadarChart({ features, size = 220, radius = 80, levels = 5, maxValue = 5 }: Props) {
  const { i18n, t } = useLingui();
  const drawn = features.slice(0, DRAWN).map(({ property, value }) => ({
    property,
    label: flavourLabel(i18n, property),
    value: Number.isFinite(value) ? Math.min(5, Math.max(0, value)) : 0,
  }));
  if (drawn.length === 0) {
    return (
      <p className={styles.empty}>
        <Trans>No flavor profile available</Trans>
      </p>
    );
  }

  const at = (axis: number, reach: number): [number, number] => {
    const angle = (axis / drawn.length) * 2 * Math.PI - Math.PI / 2;
    return [rounded(Math.cos(angle) * reach), rounded(Math.sin(angle) * reach)];
  };
  const ring = (reach: number) => drawn.map((_, axis) => at(axis, reach).join(',')).join(' ');
  const reachOf = (value: number) => (Math.min(value, maxValue) / maxValue) * radius;
  // Space for the labels around the chart, at any size.
  const wide = size + 90;
  return (
    <figure className={styles.figure}>
      <svg
        role="img"
        aria-label={t`Flavor profile`}
        width={wide}
        height={size}
        viewBox={`${-wide / 2} ${-size / 2} ${wide} ${size}`}
        className={styles.chart}
      >
        {Array.from({ length: levels }, (_, level) => (
          <polygon key={level} points={ring((radius * (level + 1)) / levels)} className={styles.ring} />
        ))}
        {drawn.map((_, axis) => {
          const [x, y] = at(axis, radius);
          return <line key={axis} x2={x} y2={y} className={styles.ring} />;
        })}
        <polygon
          className={styles.shape}
          data-testid="radar-shape"
          points={drawn.map(({ value }, axis) => at(axis, reachOf(value)).join(',')).join(' ')}
        />
        {drawn.map(({ property, label, value }, axis) => {
          const [x, y] = at(axis, reachOf(value));
          const [textX, textY] = at(axis, radius + 14);
          return (
            <g key={axis}>
              <circle cx={x} cy={y} r="5" fill={flavourColour(property)} className={styles.dot} />
              <text x={textX} y={textY} textAnchor={anchorOf(textX)} dominantBaseline="middle" className={styles.label}>
                {label}
              </text>
            </g>
          );
        })}
      </svg>
      <VisuallyHidden as="div">
        <table>
          <caption>
            <Trans>Flavor profile, 0 to 5</Trans>
          </caption>
          <tbody>
            {drawn.map(({ label, value }, axis) => (
              <tr key={axis}>
                <th scope="row">{label}</th>
                <td>{i18n.number(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}

const rounded = (n: number) => Math.round(n * 100) / 100;
const anchorOf = (x: number) => (Math.abs(x) < 8 ? 'middle' : x > 0 ? 'start' : 'end');
