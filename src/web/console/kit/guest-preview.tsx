import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { InstanceConfig } from '#contract/kiosk/kiosks.ts';
import { Button } from '#ui/kit/button.tsx';
import { FoldingSection } from '#ui/kit/fold/folding-section.tsx';
import { useIsPhone } from '#ui/kit/fold/use-is-phone.ts';
import { basePath } from '#web/shell/base-path.ts';
import { isPreviewMessage, type PreviewConfig } from '#web/shell/preview-message.ts';
import styles from './guest-preview.module.css';

interface Props {
  joinCode: string;
  /** The settings as they stand in the form, saved or not. */
  config: InstanceConfig;
}

/** Typing should not start the play anew with every letter. Milliseconds. */
const SETTLED_MS = 400;

/** A guest's phone with the real guest screen in it, playing the settings as they stand. Nothing is ordered there. */
export function GuestPreview({ joinCode, config }: Props) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const [round, setRound] = useState(0);
  const text = JSON.stringify(config);

  const tell = useEffectEvent(() => {
    const message: PreviewConfig = { type: 'preview-config', config: JSON.parse(text) as InstanceConfig };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  });
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return;
      if (isPreviewMessage(event, 'preview-ready')) tell();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => tell(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const isPhone = useIsPhone();
  const preview = (
    <figure className={styles.preview}>
      <div className={styles.phone}>
        {/* oxlint-disable react/iframe-missing-sandbox -- it is our own page: all the sandbox keeps it from is leading this one away */}
        <iframe
          key={round}
          ref={frame}
          title={t`What guests see`}
          sandbox="allow-scripts allow-same-origin allow-forms"
          src={`${basePath}/kiosk/preview?joinCode=${encodeURIComponent(joinCode)}`}
          className={styles.screen}
          loading={isPhone ? 'lazy' : 'eager'}
        />
      </div>
      <figcaption className={styles.caption}>
        <Trans>What guests see. Try it: nothing is ordered from here.</Trans>
        <Button kind="quiet" onClick={() => setRound(round + 1)}>
          <Trans>Start again</Trans>
        </Button>
      </figcaption>
    </figure>
  );
  if (!isPhone) return preview;
  return (
    <FoldingSection title={t`What guests see`} summary={t`Nothing is ordered from here.`}>
      {preview}
    </FoldingSection>
  );
}
