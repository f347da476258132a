import { afterEach, expect, it, vi } from 'vitest';
import { loadAgain, loadPart } from './load-again.ts';

const FAILED = new TypeError('error loading dynamically imported module');
const answers = (status: number | undefined) =>
  vi.stubGlobal('fetch', () =>
    status === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response('', { status })),
  );
const settled = async (loading: Promise<unknown>) => {
  let state = 'open';
  void loading.then(
    () => (state = 'loaded'),
    () => (state = 'rejected'),
  );
  await new Promise((done) => setTimeout(done));
  return state;
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each<[string, number | undefined, boolean]>([
  ['no server answers', undefined, false],
  ['a proxy answers for it', 502, false],
  ['the server answers', 200, true],
])('asks for a new page only where the server answers: %s', async (_case, status, isReloaded) => {
  answers(status);
  const reload = vi.fn();
  expect(await settled(loadAgain(() => Promise.reject(FAILED), reload))).toBe(isReloaded ? 'open' : 'rejected');
  expect(reload).toHaveBeenCalledTimes(isReloaded ? 1 : 0);
});

it('asks for no new page where the browser asks again', async () => {
  answers(200);
  const reload = vi.fn();
  expect(await loadAgain(() => Promise.resolve('here'), reload)).toBe('here');
  expect(reload).not.toHaveBeenCalled();
});

it('rejects the first time, so that the guest is told, and asks again at the guest’s request', async () => {
  answers(undefined);
  const load = vi.fn(() => Promise.reject(FAILED));
  const asked = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', asked);
  await expect(loadPart(load)).rejects.toBe(FAILED);
  expect(asked).not.toHaveBeenCalled();
  await expect(loadPart(load)).rejects.toBe(FAILED);
  expect(asked).toHaveBeenCalledOnce();
  load.mockResolvedValueOnce('here' as never);
  expect(await loadPart(load)).toBe('here');
});
