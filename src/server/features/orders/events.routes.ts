import type { FastifyInstance } from 'fastify';
import { EVENT_STREAM } from '#contract/endpoint.ts';
import { followShop, type GuestMachines, type Queue } from '#contract/shop/live.ts';
import { EventStream } from '../../http/send-events.ts';
import { serve } from '../../http/serve.ts';
import type { Batch, WhoseOrders } from '../../live/live.ts';
import type { Services } from '../../services.ts';
import { isRoundOn } from '../../live/room-round-now.ts';
import { createGuestMachines } from './guest-machines.ts';
import { newsReply, readerOf, type Reader } from './news-replies.ts';
import { createQueues, movesQueue } from './queues.ts';

interface Following {
  shopId: string;
  reader: Reader;
  /** The last event told. */
  seq: number;
  /** What was told of it. */
  queue: Queue | undefined;
  machines: GuestMachines | undefined;
}

function whoseOrders({ isStaff, deviceHash }: Reader): WhoseOrders {
  if (isStaff) return 'all';
  return deviceHash === null ? 'none' : { deviceHash };
}

export function eventRoutes(app: FastifyInstance, services: Services): void {
  const { live } = services;
  const queues = createQueues(services, (err) => app.log.error({ err }, 'a queue was not told'));

  const guestMachines = createGuestMachines(services, (err) => app.log.error({ err }, 'machines were not told'));

  /** Apart from the request, which a stream of minutes need not remember. */
  const follow =
    ({ shopId, reader, seq: after, queue, machines }: Following): EventStream['follow'] =>
    (send) => {
      let seq = after;
      const { deviceHash, isStaff } = reader;
      const deliver = (batch: Batch) => {
        const { value, isEmpty, reply } = newsReply(reader, batch, seq);
        seq = value.seq;
        if (!isEmpty) send(reply);
      };
      const leave = live.follow(shopId, after, deliver, whoseOrders(reader));
      if (isStaff || deviceHash === null) return leave;
      const tell = (now: Queue) => send({ seq, reset: false, events: [], queue: now });
      const leaveQueue = queues.follow(shopId, after, { deviceHash, told: queue, tell });
      const tellMachines = (now: GuestMachines) => send({ seq, reset: false, events: [], machines: now });
      const leaveMachines = guestMachines.follow(shopId, after, { told: machines, tell: tellMachines });
      return () => {
        leave();
        leaveQueue();
        leaveMachines();
      };
    };

  serve(app, services, followShop, async ({ params: { shopId }, query, caller, request }) => {
    const reader = readerOf(caller);
    const waits = reader.isStaff ? null : reader.deviceHash;
    const batch = await live.since(shopId, query.after, whoseOrders(reader));
    const first = newsReply(reader, batch, query.after ?? 0);
    const queue = waits !== null && movesQueue(batch) ? await queues.of(shopId, waits) : undefined;
    const machines = waits === null ? undefined : await guestMachines.of(shopId);
    const round = waits !== null && (await isRoundOn(services, shopId));
    const start =
      queue || machines || round
        ? { ...first.value, ...(queue && { queue }), ...(machines && { machines }), ...(round && { round }) }
        : first.reply;
    if (!request.headers.accept?.includes(EVENT_STREAM)) return start;
    return new EventStream(start, follow({ shopId, reader, seq: first.value.seq, queue, machines }), {
      accountId: caller.account?.id,
    });
  });

  // A commit of this process is told at once; those of others are found by looking.
  app.addHook('onResponse', (request, _reply, next) => {
    next();
    if (request.method === 'GET') return;
    const { machine, instance } = request.caller ?? {};
    const { shopId = machine?.shopId ?? instance?.shopId } = request.params as { shopId?: string };
    if (shopId === undefined) return;
    live.poke(shopId).catch((err: unknown) => request.log.error({ err }, 'news were not read'));
  });
}
