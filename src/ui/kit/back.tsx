import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import styles from './back.module.css';

interface Props {
  onClick: () => void;
  disabled?: boolean;
  /** Where it leads, if that is not the step before. */
  children?: ReactNode;
}

/** The one way back: a chevron of 44 px in the head of a page, a step or a dialog. */
export const BackButton = ({ onClick, disabled = false, children }: Props) => (
  <button type="button" className={backClass} data-back onClick={onClick} disabled={disabled}>
    <BackMark />
    {children ?? <Trans>Back</Trans>}
  </button>
);

/** For a link of the router, with `data-back` and the mark inside. */
export const backClass = styles.back;

export const BackMark = () => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
    <path
      d="m12 4-6 6 6 6"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
