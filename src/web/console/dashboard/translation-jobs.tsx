import { Trans, useLingui } from '@lingui/react/macro';
import type { TranslationJob } from '#contract/menu/translations.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { stateOf } from './use-translation-jobs.ts';
import styles from './translation.module.css';

interface Props {
  jobs: readonly TranslationJob[];
  labelOf: (code: string) => string;
}

export function TranslationJobs({ jobs, labelOf }: Props) {
  const { t } = useLingui();
  return (
    // Scrolls, and has nothing in it to be focused: so it takes the focus itself.
    <div className={styles.jobs} role="group" aria-label={t`Recent translation jobs`} tabIndex={0}>
      <ul role="list">
        {jobs.map((job) => (
          <Job key={job.id} job={job} language={labelOf(job.metadata_json.target_language)} />
        ))}
      </ul>
    </div>
  );
}

const TONES = { running: 'waiting', completed: 'good', failed: 'bad' } as const;

function Job({ job, language }: { job: TranslationJob; language: string }) {
  const { t, i18n } = useLingui();
  const state = stateOf(job);
  const words = { running: t`In progress`, completed: t`Completed`, failed: t`Failed` };
  const reason = job.error_message?.trim() || t`Unknown error`;
  return (
    <li className={styles.job}>
      <span className={styles.jobHead}>
        <span className={styles.jobLanguage}>{language}</span>
        <span role="status">
          <Badge tone={TONES[state]}>{words[state]}</Badge>
        </span>
        <time className={styles.when} dateTime={job.started_at}>
          {i18n.date(job.started_at, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </span>
      <progress
        className={styles.progress}
        data-state={state}
        max={100}
        value={job.progress_pct}
        aria-label={t`Progress: ${language}`}
      />
      <Counts job={job} />
      {state === 'failed' && (
        <p className={styles.failed} role="status">
          <Trans>Translation failed: {reason}</Trans>
        </p>
      )}
    </li>
  );
}

function Counts({ job }: { job: TranslationJob }) {
  const { completed_items: done, total_items: total, untranslated_items: left } = job;
  if (total === 0)
    return (
      <p className={styles.counts}>
        <Trans>Nothing was missing.</Trans>
      </p>
    );
  return (
    <p className={styles.counts}>
      <Trans>
        {done} of {total} done
      </Trans>
      {left > 0 && (
        <>
          {' · '}
          <Trans>{left} left untranslated</Trans>
        </>
      )}
    </p>
  );
}
