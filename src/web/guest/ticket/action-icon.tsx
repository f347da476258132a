const PATHS = {
  another: 'M3 4h11l-5.500 6.500L3 4zM8.500 10.500V17M5.500 17h6M15.500 10v6M12.500 13h6',
  phone:
    'M6.500 2h7a1.500 1.500 0 0 1 1.500 1.500v13a1.500 1.500 0 0 1-1.500 1.500h-7A1.500 1.500 0 0 1 5 16.500v-13A1.500 1.500 0 0 1 6.500 2zM9 15.500h2',
  cancel: 'M5 5l10 10M15 5 5 15',
};

/** Above the words of a quiet action. */
export const ActionIcon = ({ shows }: { shows: keyof typeof PATHS }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[shows]} />
  </svg>
);
