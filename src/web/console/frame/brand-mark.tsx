/** The product's sign: a glass, a drink, a cherry. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <path d="M11 15h42L36 37v13h9v5H19v-5h9V37z" fill="currentColor" />
      <path d="M18.500 20h27L32 36z" fill="var(--amber)" />
      <circle cx="48" cy="12" r="7" fill="var(--bright-coral)" />
    </svg>
  );
}
