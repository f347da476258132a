import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { isSafari, platformOf, type Prompt } from '#domain/settings/install-prompt.ts';
import { Button } from '#ui/kit/button.tsx';
import { buttonClass } from '#ui/kit/button-class.ts';
import { InstallSteps } from './install-steps.tsx';
import styles from './install-prompt.module.css';
import { promptNatively } from './use-due-prompt.ts';

interface Props {
  prompt: Prompt;
  onDismiss: () => void;
}

/** The Safari and install prompts at the bottom of a guest screen. Source: docs/behaviour/install-prompts.md. */
export function InstallPrompt({ prompt, onDismiss }: Props) {
  return prompt === 'safari' ? <SafariPrompt onDismiss={onDismiss} /> : <HomeScreenPrompt onDismiss={onDismiss} />;
}

function SafariPrompt({ onDismiss }: Pick<Props, 'onDismiss'>) {
  const [isTried, setTried] = useState(false);
  const inSafari = isSafari(navigator.userAgent);
  return (
    <Card
      title={<Trans>At its best in Safari</Trans>}
      actions={
        <>
          {inSafari ? (
            <Button onClick={onDismiss}>
              <Trans>Open in Safari</Trans>
            </Button>
          ) : (
            <a className={buttonClass()} href={`x-safari-${location.href}`} onClick={() => setTried(true)}>
              <Trans>Open in Safari</Trans>
            </a>
          )}
          <Button kind="quiet" onClick={onDismiss}>
            <Trans>Continue Anyway</Trans>
          </Button>
        </>
      }
    >
      <p role="status">
        {isTried ? (
          <Trans>If nothing happened, open this app's menu and choose Open in Safari.</Trans>
        ) : (
          <Trans>There it fills the whole screen and can stay on your home screen.</Trans>
        )}
      </p>
    </Card>
  );
}

function HomeScreenPrompt({ onDismiss }: Pick<Props, 'onDismiss'>) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const platform = platformOf(navigator);
  const install = async () => {
    const outcome = await promptNatively();
    if (outcome === undefined) setShown(true);
    else onDismiss();
  };
  return (
    <Card
      title={<Trans>Keep it on your home screen</Trans>}
      actions={
        <>
          <Button onClick={() => void install()}>
            <Trans>Install App</Trans>
          </Button>
          <Button kind="quiet" onClick={onDismiss}>
            <Trans>Maybe Later</Trans>
          </Button>
        </>
      }
    >
      <ol className={styles.steps} aria-label={t`How to install`}>
        <Steps platform={platform} />
      </ol>
      <p>
        <Trans>Without installation, your settings and preferences may not be saved.</Trans>
      </p>
      <InstallSteps open={isShown} onClose={() => setShown(false)} platform={platform} />
    </Card>
  );
}

function Steps({ platform }: { platform: ReturnType<typeof platformOf> }) {
  switch (platform) {
    case 'ios':
      return (
        <>
          <li>
            <Trans>Share</Trans>
          </li>
          <li>
            <Trans>Add to Home Screen</Trans>
          </li>
          <li>
            <Trans>Add</Trans>
          </li>
        </>
      );
    case 'android':
      return (
        <>
          <li>
            <Trans>Menu ⋮</Trans>
          </li>
          <li>
            <Trans>Add to Home screen</Trans>
          </li>
          <li>
            <Trans>Install</Trans>
          </li>
        </>
      );
    case 'other':
      return (
        <>
          <li>
            <Trans>Browser menu</Trans>
          </li>
          <li>
            <Trans>Install</Trans>
          </li>
        </>
      );
  }
}

function Card({ title, actions, children }: { title: ReactNode; actions: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.card} aria-labelledby="install-prompt">
      <div className={styles.words}>
        <h2 id="install-prompt" className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
