/** Reads made before the service worker was ready, to be repeated once it can store them. */

const reads = new Map<string, Record<string, string>>();

/** Like fetch, and remembers reads that are marked to be stored. */
export const fetchAndNote: typeof fetch = (asked, init) => {
  const headers = init?.headers as Record<string, string>;
  if (typeof asked === 'string' && headers['x-keep'] === 'last') reads.set(asked, headers);
  return fetch(asked, init);
};

/** Sends them all again, now through the worker; the page already has its answers. */
export const readAgain = (): Promise<unknown> =>
  Promise.allSettled([...reads].map(([url, headers]) => fetch(url, { headers })));
