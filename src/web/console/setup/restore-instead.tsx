import { useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Backup } from '#contract/shop/backups.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { useClient } from '#ui/kit/api/client.tsx';
import { Button } from '#ui/kit/button.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { untilBack } from '#web/console/kit/backups/until-back.ts';
import { useCountsInWords } from '#web/console/kit/backups/use-counts-in-words.ts';
import styles from './set-up.module.css';

/** Of a large file, or a large database. */
const LONG_MS = 60 * 60 * 1000;

interface Props {
  /** With the token of the set-up link. */
  headers: Record<string, string>;
}

/** For a new machine in the place of an old one: begins with a backup. Source: docs/behaviour/set-up.md "Restoring". */
export function RestoreInstead({ headers }: Props) {
  const { t, i18n } = useLingui();
  const client = useClient();
  const [, navigate] = useLocation();
  const inWords = useCountsInWords();
  const receive = useSend('POST /v1/setup/backups');
  const restore = useSend('POST /v1/setup/backups/:name/restore');
  const input = useRef<HTMLInputElement>(null);
  const heading = useId();
  const [received, setReceived] = useState<{ fileName: string; backup: Pick<Backup, 'name' | 'content'> }>();
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();
  const [isRestoring, setRestoring] = useState(false);
  const options = { headers, timeoutMs: LONG_MS };
  const sayWhy = (failure: unknown) => setSaid({ text: (failure as Error).message, tone: 'bad' });

  const upload = async () => {
    const [file] = input.current?.files ?? [];
    if (!file || receive.isPending) return;
    setSaid(undefined);
    setReceived(undefined);
    try {
      const body = new Blob([file], { type: 'application/gzip' });
      const { backup } = await receive.mutateAsync({ body, options });
      setReceived({ fileName: file.name, backup });
      setSaid({ text: t`${file.name} is uploaded, and whole.`, tone: 'good' });
    } catch (failure) {
      sayWhy(failure);
    }
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
  };
  const begin = async (name: string) => {
    setRestoring(true);
    setSaid({ text: t`The data is being restored. This page goes on by itself.`, tone: 'good' });
    try {
      await restore.mutateAsync({ params: { name }, options });
    } catch (failure) {
      setRestoring(false);
      return sayWhy(failure);
    }
    if (await untilBack(() => client('GET /api/health', {})))
      return navigate('/login', { state: { isRestored: true } });
    setSaid({ text: t`The server does not answer. Its log says why.`, tone: 'bad' });
  };

  const content = received?.backup.content;
  const holds = content ? inWords(content) : '';
  const madeAt = content ? i18n.date(content.madeAt, { dateStyle: 'medium', timeStyle: 'short' }) : '';
  return (
    <section className={styles.instead} aria-labelledby={heading}>
      <h2 id={heading}>
        <Trans>Moving from another machine?</Trans>
      </h2>
      <p>
        <Trans>
          Begin with a backup of it: shops, menus, orders, accounts and pictures are then as they were, and you sign in
          with the password of then.
        </Trans>
      </p>
      <input
        ref={input}
        hidden
        type="file"
        accept=".gz,application/gzip"
        aria-label={t`File of a backup`}
        onChange={() => void upload()}
      />
      {!isRestoring && !received && (
        <div className={styles.both}>
          <Button busy={receive.isPending} onClick={() => input.current?.click()}>
            <Trans>Restore a backup…</Trans>
          </Button>
        </div>
      )}
      <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />
      {!isRestoring && received && (
        <div className={styles.received}>
          <h3>{received.fileName}</h3>
          <p>
            <Trans>
              Made on {madeAt}. It holds {holds}.
            </Trans>
          </p>
          <div className={styles.both}>
            <Button onClick={() => void begin(received.backup.name)}>
              <Trans>Restore it</Trans>
            </Button>
            <Button kind="quiet" onClick={() => input.current?.click()}>
              <Trans>Choose another file</Trans>
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
