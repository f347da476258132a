import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Route } from '#contract/client.ts';
import type { TranslationJob } from '#contract/menu/translations.ts';
import type { LanguageCode } from '#domain/text/languages.ts';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';

/** Source: docs/behaviour/translations.md. */
const POLL_MS = 5000;
const WATCH_MS = 10 * 60_000;
const JOBS_SHOWN = 5;

/** What shows translations, and is out of date once there are new ones. */
export const SHOWS_TRANSLATIONS: readonly Route[] = [
  'GET /api/admin/shops/:shopId/recipes',
  'GET /api/translations/:shopId/recipes',
];

type JobState = 'running' | 'completed' | 'failed';

/** Case, spaces and underscores say nothing; a status nobody has heard of is no end. */
export function stateOf({ status }: { status: string }): JobState {
  const plain = status.toLowerCase().replace(/[\s_]/g, '');
  return plain === 'completed' || plain === 'failed' ? plain : 'running';
}

const isRunning = (job: TranslationJob) => stateOf(job) === 'running';

/** The latest jobs, followed while one of them runs, at most ten minutes from the last start. */
export function useTranslationJobs(shopId: string) {
  const queries = useQueryClient();
  const generate = useSend('POST /api/translations/:shopId/generate');
  const [watch, setWatch] = useState(0);
  const [endedWatch, setEndedWatch] = useState<number>();
  const [isOneRunning, setOneRunning] = useState(false);
  const isWatching = endedWatch !== watch;
  const query = useEndpoint(
    'GET /api/translations/:shopId/jobs',
    { params: { shopId } },
    { refetchInterval: isWatching && isOneRunning ? POLL_MS : false },
  );
  const jobs = query.data?.jobs;
  const isRunningNow = jobs?.some(isRunning) ?? false;
  if (isRunningNow !== isOneRunning) setOneRunning(isRunningNow);

  useEffect(() => {
    const timer = setTimeout(() => setEndedWatch(watch), WATCH_MS);
    return () => clearTimeout(timer);
  }, [watch]);

  /** Jobs whose end is still to be seen. */
  const awaited = useRef(new Set<string>());
  useEffect(() => {
    let hasEnded = false;
    for (const job of jobs ?? [])
      if (isRunning(job)) awaited.current.add(job.id);
      else hasEnded = awaited.current.delete(job.id) || hasEnded;
    if (!hasEnded) return;
    // What a failed job got done before it failed is on the menu too.
    for (const route of SHOWS_TRANSLATIONS) void queries.invalidateQueries({ queryKey: [route] });
  }, [jobs, queries]);

  const follow = async () => {
    setWatch((before) => before + 1);
    await query.refetch();
  };
  const start = async (language: LanguageCode) => {
    const { job } = await generate.mutateAsync({ params: { shopId }, body: { targetLanguage: language } });
    awaited.current.add(job.id);
    await follow();
  };
  return {
    jobs: jobs?.slice(0, JOBS_SHOWN),
    isLoadingError: query.isLoadingError,
    isStarting: generate.isPending,
    /** One still runs, but nobody asks any more how far it is. */
    isLeft: !isWatching && isRunningNow,
    start,
    follow,
  };
}
