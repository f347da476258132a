import { useEffect, useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from './button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Props {
  text: string;
  /** Accessible name, for users who cannot see the context: "Copy code ABC123". */
  label: string;
}

export function CopyButton({ text, label }: Props) {
  const [copied, setCopied] = useState<boolean>();

  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), 2500);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <>
      <Button kind="quiet" aria-label={label} title={label} onClick={() => void copy()}>
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path
            d={copied ? 'm3.5 9.5 3.6 3.600L14.5 5.5' : 'M6.5 6.500h8v8h-8zM4.5 11.500h-1v-8h8v1'}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.7"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </Button>
      <VisuallyHidden role="status">
        {copied === true && <Trans>Copied</Trans>}
        {copied === false && <Trans>Could not copy. Select the text and copy it by hand.</Trans>}
      </VisuallyHidden>
    </>
  );
}
