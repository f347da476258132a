/** A loudspeaker, crossed out while it is off. */
export const SpeakerIcon = ({ isOn }: { isOn: boolean }) => (
  <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      <path d="M3 8.5v5h3.5L11 17.5V4.5L6.5 8.5Z" fill="currentColor" />
      {isOn ? <path d="M14.5 8a4 4 0 0 1 0 6M17 5.5a8 8 0 0 1 0 11" /> : <path d="m14.5 8.5 5 5m0-5-5 5" />}
    </g>
  </svg>
);
