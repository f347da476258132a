import { Trans } from '@lingui/react/macro';
import { Button } from './button.tsx';

/** Link back to the previous step, with an arrow. */
export const StepBackButton = ({ onClick }: { onClick: () => void }) => (
  <Button kind="quiet" onClick={onClick}>
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
    <Trans>Back</Trans>
  </Button>
);
