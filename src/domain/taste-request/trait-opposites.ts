/** What a refusal asks for instead of leaving drinks out. */
const OPPOSITES: Readonly<Record<string, string>> = {
  ice: 'no ice',
  'no ice': 'ice',
  'cold drink': 'hot drink',
  garnish: 'no garnish',
  'tall glass': 'short glass',
  'short glass': 'tall glass',
  'small drink': 'large drink',
  'large drink': 'small drink',
  'full-bodied': 'light-bodied',
  bold: 'light-bodied',
  'light-bodied': 'full-bodied',
  rich: 'clean finish',
  elegant: 'simple',
  playful: 'grown-up',
  'grown-up': 'playful',
  unusual: 'classic',
  weird: 'classic',
  classic: 'unusual',
  simple: 'unusual',
  photogenic: 'simple',
  thick: 'light-bodied',
  'spirit-forward': 'light-bodied',
};

/** @param isLess less of it, and not none */
export const oppositeOf = (id: string, isLess: boolean): string | undefined =>
  isLess && id === 'ice' ? 'less ice' : isLess && id === 'cold drink' ? 'not too cold' : OPPOSITES[id];
