import type { ComponentProps } from 'react';

/** Heard, not seen: its words stand beside the button that plays it. */
export function CuePlayer(props: ComponentProps<'audio'>) {
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- the words that are spoken stand on the page
  return <audio {...props} hidden />;
}
