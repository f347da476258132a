const PATHS = {
  play: 'M6.500 4.200v11.600l9-5.800z',
  stop: 'M5.500 5.500h9v9h-9z',
  record: 'M10 4.500a5.500 5.500 0 1 0 .01 0z',
  upload: 'M10 13V4.500m0 0L6.500 8M10 4.500 13.500 8M4.500 12.500v3h11v-3',
  delete: 'M4.500 6h11M8 6V4.500h4V6m-6 0 .7 9.500h6.600L14 6M8.500 8.800v4M11.500 8.800v4',
};
const FILLED = ['play', 'stop', 'record'];

export function Icon({ name }: { name: keyof typeof PATHS }) {
  const isFilled = FILLED.includes(name);
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill={isFilled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
