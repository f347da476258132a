/** What was asked for to be kept on this phone, so that it can be asked for once more when there is a worker to keep it. */

const reads = new Map<string, Record<string, string>>();

/** As fetch, and remembers the reads that are marked to be kept. */
export const fetchAndNote: typeof fetch = (asked, init) => {
  const headers = init?.headers as Record<string, string>;
  if (typeof asked === 'string' && headers['x-keep'] === 'last') reads.set(asked, headers);
  return fetch(asked, init);
};

/** Sends them all again, through the worker by now; the page has its answers already. */
export const readAgain = (): Promise<unknown> =>
  Promise.allSettled([...reads].map(([url, headers]) => fetch(url, { headers })));
