/** The colours of a gradient, first to last. */
export const coloursIn = (gradient: string): string[] => {
  const found = gradient
    .slice(gradient.indexOf('(') + 1)
    .match(/#[0-9a-f]{3,8}\b|(?:rgb|hsl)a?\([^)]*\)|\b[a-z]{3,30}\b(?![\w(])/gi)
    ?.filter((each) => !DIRECTIONS.has(each.toLowerCase()));
  return found && found.length > 0 ? found : ['#f2a33a'];
};

const DIRECTIONS = new Set(['top', 'bottom', 'left', 'right', 'circle', 'ellipse', 'center', 'deg']);
