/** The way between callers and the server: what is sent may be lost, late, doubled, or overtaken, either way. */
import type { Random } from '../time/random.ts';
import type { Scheduler } from '../time/scheduler.ts';
import type { Reply, Request, SimulatedServer } from '../simulated-server.ts';
import type { Trace } from '../time/trace.ts';

export interface Network {
  /** @returns undefined if no answer came */
  ask: (who: string, request: Request) => Promise<Reply | undefined>;
  /** From now on nothing goes wrong any more. */
  heal: () => void;
  /** Messages of people, and answers to them. */
  underWay: () => number;
  /** How often what went wrong. */
  faults: Record<Fault, number>;
}
export type Fault = 'lost-request' | 'lost-answer' | 'late-request' | 'late-answer' | 'doubled';

interface Around {
  server: SimulatedServer;
  scheduler: Scheduler;
  random: Random;
  trace: Trace;
  /** From 0, a perfect network, to 1. */
  badness: number;
  /** Is told of every answer, heard or not, and of what was asked. */
  onAnswer: (who: string, request: Request, reply: Reply) => void;
}

const WEIGHTS: Record<Fault | 'none', number> = {
  none: 0,
  'lost-request': 3,
  'lost-answer': 4,
  'late-request': 3,
  'late-answer': 2,
  doubled: 3,
};
/** How long somebody waits who gets no answer, and for how long a message may be under way. Milliseconds. */
const NOTICED_MS = [200, 15_000] as const;
const LATE_MS = [500, 40_000] as const;

export function createNetwork({ server, scheduler, random, trace, badness, onAnswer }: Around): Network {
  const faults: Network['faults'] = {
    'lost-request': 0,
    'lost-answer': 0,
    'late-request': 0,
    'late-answer': 0,
    doubled: 0,
  };
  let isBad = badness > 0;
  let underWay = 0;

  const trip = (isLate: boolean) => scheduler.sleep(isLate ? random.between(...LATE_MS) : random.between(1, 60));
  const deliver = async (who: string, request: Request): Promise<Reply | undefined> => {
    const reply = await server.ask(request);
    trace.note(`${who} ${request.method} ${request.url} ${textOf(request.body)} -> ${reply?.status ?? 'none'}`);
    if (!reply) return undefined;
    trace.note(`  ${reply.text}`);
    onAnswer(who, request, reply);
    return reply;
  };
  const noAnswer = async () => {
    await scheduler.sleep(random.between(...NOTICED_MS));
    return undefined;
  };

  return {
    faults,
    heal: () => (isBad = false),
    underWay: () => underWay,
    ask: async (who, request) => {
      const fault = isBad && random.chance(badness) ? random.weighted(WEIGHTS) : 'none';
      if (fault !== 'none') {
        faults[fault]++;
        trace.note(`${who} ${request.method} ${request.url} is ${fault}`);
      }
      if (fault === 'lost-request') return noAnswer();
      if (fault === 'doubled') {
        underWay++;
        void trip(true)
          .then(() => deliver(who, request))
          .then(() => underWay--);
      }
      await trip(fault === 'late-request');
      const reply = await deliver(who, request);
      if (!reply || fault === 'lost-answer') return noAnswer();
      await trip(fault === 'late-answer');
      return reply;
    },
  };
}

const textOf = (body: unknown): string => (body === undefined ? '' : JSON.stringify(body));
