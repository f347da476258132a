import { describe, expect, it } from 'vitest';
import type { MachineCare } from '#contract/machines/care.ts';
import { doCare, type Caring } from './do-care.ts';
import type { Said, Word } from './make-drink.ts';

const NOW = Date.parse('2026-03-14T12:00:00.000Z');
const cleaning: MachineCare = {
  v: 1,
  jobId: 'c1',
  shopId: 's1',
  machineId: 'm1',
  kind: 'clean',
  slot: 3,
  durationMs: 2000,
  pulses: 3,
  restMs: 1000,
  estimateMs: 8000,
  issuedAt: new Date(NOW).toISOString(),
  expiresAt: new Date(NOW + 30_000).toISOString(),
};

/** A machine whose time passes by sleeping; how long its pump ran each time. */
async function run(care: Partial<MachineCare> = {}, more: Partial<Caring> & { answer?: (word: Word) => Said } = {}) {
  const words: Word[] = [];
  const slept: number[] = [];
  let runs = 0;
  const { answer = () => 'taken' as const, ...rest } = more;
  const end = await doCare({
    care: { ...cleaning, ...care },
    fault: undefined,
    speed: 1,
    say: async (word) => {
      words.push(word);
      return answer(word);
    },
    serverNow: () => NOW + 100,
    sleep: async (ms) => void slept.push(ms),
    off: new AbortController().signal,
    stop: new AbortController().signal,
    onRun: () => runs++,
    ...rest,
  });
  return { end, slept, runs, states: words.map(({ state }) => state), last: words.at(-1) };
}

describe('care at a simulated machine', () => {
  it('runs a pump in pulses, with rests between, and says so', async () => {
    expect(await run()).toMatchObject({
      end: 'over',
      runs: 3,
      slept: [2000, 1000, 2000, 1000, 2000],
      states: ['accepted', 'dispensing', 'dispensing', 'dispensing', 'done'],
    });
  });

  it('never runs a pump longer than the limit, whatever it is told', async () => {
    expect((await run({ durationMs: 600_000, pulses: 1 })).slept).toEqual([30_000]);
  });

  it('runs nothing before it was let', async () => {
    expect(await run({}, { answer: () => 'refused' })).toMatchObject({ runs: 0, states: ['accepted'] });
    expect(await run({}, { answer: () => 'lost' })).toMatchObject({ runs: 0 });
  });

  it.each([
    ['that is too old', NOW + 30_000],
    ['without the server’s clock', undefined],
  ])('rejects care %s', async (_what, at) => {
    expect(await run({}, { serverNow: () => at })).toMatchObject({
      runs: 0,
      last: { state: 'rejected', code: 'expired' },
    });
  });

  it('stops at once, and says so', async () => {
    const stop = new AbortController();
    const sleep = async () => stop.abort();
    expect(await run({}, { stop: stop.signal, sleep })).toMatchObject({
      runs: 1,
      last: { state: 'cancelled', code: 'stopped' },
    });
  });

  it('goes no further once it is refused', async () => {
    const answer = ({ progress }: Word): Said => (progress === 33 ? 'refused' : 'taken');
    expect(await run({}, { answer })).toMatchObject({ runs: 1 });
  });

  it('loses its power', async () => {
    expect(await run({}, { fault: 'power_loss' })).toMatchObject({ end: 'power-lost', runs: 1 });
  });
});
