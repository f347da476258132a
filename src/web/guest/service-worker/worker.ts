/**
 * Caches the guest pages, the last menu and its quiz for offline use. Bundled on its own, without imports at run time.
 */
import { isAway, isPage, isWorthShowing, kindOf, storesOf } from './worker-rules.ts';

/** Filled in by the build: the files of the guest pages, and a cache name that changes with any of them. */
declare const __SHELL__: readonly string[];
declare const __VERSION__: string;

/** The used part of the service worker types; TypeScript has either these or the page's. */
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface WorkerScope {
  registration: { scope: string };
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
    (type: 'message', listener: (event: ExtendableEvent & { data: unknown }) => void): void;
  };
}
const worker = globalThis as unknown as WorkerScope;

/** If there is a cached answer, a network slower than this counts as offline. Milliseconds. */
const PATIENCE_MS = 4000;

const scope = worker.registration.scope;
const SHELLS = `${storesOf(scope)}shell-`;
const SHELL = SHELLS + __VERSION__;
const MENU = `${storesOf(scope)}menu`;
const page = `${scope}kiosk/live`;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(SHELL).then((shell) =>
      Promise.all([
        shell.addAll(__SHELL__.map((file) => scope + file)),
        // Requested with a query, the page comes without prerendered content, so it fits any address and language.
        fetch(`${page}?empty`, { cache: 'no-cache' }).then((answer) => {
          if (!answer.ok) throw new Error(`The page answered ${answer.status}`);
          return shell.put(page, answer);
        }),
      ]),
    ),
  );
});

worker.addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(SHELLS) && name !== SHELL);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener('message', (event) => {
  const { data } = event as { data: { type?: string; urls?: string[] } };
  if (data?.type === 'skip-waiting') event.waitUntil(worker.skipWaiting());
  if (data?.type === 'keep') event.waitUntil(keep(data.urls ?? []));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (kindOf(request, scope)) {
    case 'page':
      return event.respondWith(answerPage(request));
    case 'asset':
      return event.respondWith(answerAsset(request));
    case 'menu':
      return event.respondWith(answerMenu(event));
    case 'other':
  }
});

/** Files the page loaded before there was a worker. */
async function keep(urls: readonly string[]): Promise<void> {
  const shell = await caches.open(SHELL);
  for (const url of urls.filter((each) => each.startsWith(`${scope}assets/`))) {
    if (!(await shell.match(url))) await shell.add(url).catch(() => undefined);
  }
}

async function answerPage(request: Request): Promise<Response> {
  const fresh = fetch(request);
  const first = await withinPatience(fresh);
  if (first && !isAway(first.status)) return first;
  return (await caches.match(page, { ignoreVary: true })) ?? first ?? fresh;
}

/** File names contain a content hash: a cached file never changes. */
async function answerAsset(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && !isSignIn(answer)) {
    const copy = answer.clone();
    const shell = await caches.open(SHELL);
    await shell.put(request.url, copy).catch(() => undefined);
  }
  return answer;
}

/** The server's answer if it comes in time; otherwise the last one, marked with the time it was fresh. */
async function answerMenu(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const menu = await caches.open(MENU);
  const fresh = fetch(event.request).then(async (answer) => {
    if (answer.ok && !isSignIn(answer)) await menu.put(url, await stamped(answer.clone())).catch(() => undefined);
    else if (answer.status === 403 || answer.status === 404) await menu.delete(url);
    return answer;
  });
  event.waitUntil(fresh.catch(() => undefined));
  const first = await withinPatience(fresh);
  if (first && !isAway(first.status) && !isSignIn(first)) return first;
  const last = await menu.match(url, { ignoreVary: true });
  if (last && isWorthShowing(last.headers.get('x-last-seen'), Date.now())) return last;
  return first ?? fresh;
}

const isSignIn = ({ headers }: Response): boolean => isPage(headers.get('content-type'));

const stamped = async (answer: Response): Promise<Response> =>
  new Response(await answer.blob(), {
    headers: {
      'content-type': answer.headers.get('content-type') ?? 'application/json',
      // A server without its database says itself how old it is.
      'x-last-seen': answer.headers.get('x-last-seen') ?? new Date().toISOString(),
    },
  });

/** @returns undefined if nothing came in time */
const withinPatience = (answer: Promise<Response>): Promise<Response | undefined> =>
  Promise.race([
    answer.catch(() => undefined),
    new Promise<undefined>((late) => setTimeout(() => late(undefined), PATIENCE_MS)),
  ]);
