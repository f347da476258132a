/** Shapes used by the posters, as SVG paths. */

/** Every second wedge of a fan around a point. */
export const fan = (x: number, y: number, wedges: number, radius: number): string =>
  Array.from({ length: wedges }, (_, i) => {
    const [from, to] = [2 * i, 2 * i + 1].map((edge) => (edge * Math.PI) / wedges);
    const at = (angle: number) =>
      `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
    return `M${x} ${y}L${at(from!)} ${at(to!)}Z`;
  }).join('');

/** A star of `points` tips between two radii. */
export const star = (x: number, y: number, points: number, outer: number, inner: number): string => {
  const tips = Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (i * Math.PI) / points - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${tips.join('L')}Z`;
};
