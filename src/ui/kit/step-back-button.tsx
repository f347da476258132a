import { Trans } from '@lingui/react/macro';
import { Button } from './button.tsx';

interface Props {
  onClick: () => void;
  disabled?: boolean;
}

/** The one way back to a guest's previous step, with an arrow. */
export const StepBackButton = ({ onClick, disabled = false }: Props) => (
  <Button kind="quiet" onClick={onClick} disabled={disabled}>
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
