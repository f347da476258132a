/** The mark of a select whose own is taken away. */
export const SelectChevron = ({ className }: { className?: string | undefined }) => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" className={className}>
    <path
      d="m3.5 6 4.5 4.5L12.5 6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
