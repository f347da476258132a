/**
 * A machine with a program of its own, which the server drives: CocktailBerry as its stand-in has it, with the six faults
 * measured on the real one, power that goes, and a network that loses calls. Source: docs/decisions/0083.
 */
import { pourPlan } from '#domain/machine/pour-plan.ts';
import { NoAnswer, type CallMachine } from '../../../src/server/outbound/call-machine.ts';
import { cocktailBerry } from '../../../src/server/machines/programs/cocktailberry.ts';
import { driveMachine } from '../../../src/server/machines/programs/drive-machine.ts';
import { PACE } from '../../../src/server/machines/programs/drive-machines.ts';
import { listDriven } from '../../../src/server/repos/machines/machine-links.repo.ts';
import { CocktailBerryStandIn } from '../../machines/cocktailberry-stand-in.ts';
import type { Beside } from '../simulated-server.ts';
import type { Stage } from '../stage.ts';
import type { Watch } from '../judge/watch.ts';

export interface ProgramMachine {
  /** In the server: as long as it lives. */
  drive: Beside;
  /** What happens to it while the bar is open. */
  run: () => Promise<void>;
  judge: () => void;
}

const LOST = 0.06;
/** Of what a pump gives more or less. Millilitres. */
const TOLERATED_ML = 3;
/** Letters of a job's id at the end of the name of its recipe. */
const JOB_MARK = 12;

export function createProgram(
  stage: Pick<Stage, 'scheduler' | 'random' | 'ledger' | 'isOpen' | 'note'>,
  watch: Watch,
): ProgramMachine {
  const { scheduler, random, ledger, isOpen, note } = stage;
  const jobOf = (name: string) =>
    [...watch.seen().jobs.values()].find(({ id }) => name.endsWith(String(id).slice(-JOB_MARK)));
  let isOn = true;
  const berry = new CocktailBerryStandIn({
    random: () => random.int(1e6) / 1e6,
    mlPerSecond: random.pick([10, 30, 100]),
    nap: (ms, life) => scheduler.sleep(ms, life),
    clock: () => new Date(scheduler.now()),
    onPour: (name) => {
      note(`program: pours ${name}`);
      const job = jobOf(name);
      if (job) ledger.onPour({ orderId: String(job.order_id), jobId: String(job.id) });
    },
  });

  const call: CallMachine = async (url, { method = 'GET', body } = {}) => {
    const isLost = () => !isOn || (isOpen() && random.chance(LOST));
    await scheduler.sleep(random.between(1, 30));
    const isLostOnTheWay = isLost();
    const reply = isLostOnTheWay ? undefined : berry.ask(method, url, body);
    note(
      `program: ${method} ${new URL(url).pathname} -> ${reply?.status ?? 'lost'} ${JSON.stringify(reply?.body ?? null)}`,
    );
    await scheduler.sleep(random.between(1, 30));
    if (!reply || isLost()) {
      await scheduler.sleep(random.between(10, 5000));
      throw new NoAnswer('machine-silent');
    }
    // As it was then: what it is made of goes on.
    return JSON.parse(JSON.stringify(reply)) as typeof reply;
  };

  const drive: Beside = async (services, isAlive, sleep) => {
    const by = services.newId();
    const connectProgram = (_: unknown, _kind: unknown, { address, keys }: { address: string; keys: object }) =>
      cocktailBerry({
        address,
        keys: { ...keys },
        call: (...asked) => whileAlive(isAlive, call(...asked)),
        isAllowed: () => true,
        wait: sleep,
      });
    while (isAlive()) {
      for (const machine of await listDriven(services.db)) {
        const drive = driveMachine({ services, machine, by, pace: PACE, elapsedMs: scheduler.now, connectProgram });
        for (let pauseMs = await drive.tick(); pauseMs !== undefined && isAlive(); pauseMs = await drive.tick())
          await sleep(pauseMs);
      }
      await sleep(PACE.idleMs);
    }
  };

  const run = async (): Promise<void> => {
    while (isOpen()) {
      await scheduler.sleep(random.between(1000, 12_000));
      const fault = random.weighted({
        none: 4,
        power: 2,
        'by-hand': 1,
        'stop-there': 2,
        'no-glass': 1,
        slow: 1,
        stalls: 1,
        twice: 1,
      });
      note(`program: ${fault}`);
      if (fault === 'power') {
        isOn = false;
        berry.cutPower();
        await scheduler.sleep(random.between(500, 8000));
        berry.restorePower();
        isOn = true;
      }
      if (fault === 'by-hand' && berry.state.status !== 'IN_PROGRESS')
        berry.startByHand('House Punch', random.between(20, 200));
      // Also while nothing runs.
      if (fault === 'stop-there') berry.state.status = 'CANCELED';
      berry.hasGlass = fault !== 'no-glass';
      berry.slowness = fault === 'slow' ? 6 : 1;
      berry.stalled = fault === 'stalls' ? 2 : undefined;
      berry.saysTwice = fault === 'twice';
    }
    Object.assign(berry, { hasGlass: true, slowness: 1, stalled: undefined, saysTwice: false });
  };

  /** No drink has more in it than was ordered, and none is done that was not poured. */
  const judge = () => {
    for (const job of watch.seen().jobs.values()) {
      const order = watch.seen().orders.get(String(job.order_id));
      const { volumeMl } = pourPlan(String(order?.machine_string));
      const [, poured = 0] = [...berry.pouredByName].find(([name]) => jobOf(name) === job) ?? [];
      if (poured > volumeMl + TOLERATED_ML) ledger.fail(`job ${job.id} poured ${poured} of ${volumeMl} ml`);
      if (job.state === 'done' && poured < volumeMl - TOLERATED_ML)
        ledger.fail(`job ${job.id} is done, and poured ${poured} of ${volumeMl} ml`);
    }
  };
  return { drive, run, judge };
}

/** Of a server that was killed nothing goes on. */
const whileAlive = async <T>(isAlive: () => boolean, work: Promise<T>): Promise<T> => {
  const value = await work.catch((cause: unknown) => {
    if (isAlive()) throw cause;
    return undefined;
  });
  return isAlive() ? (value as T) : new Promise<never>(() => undefined);
};
