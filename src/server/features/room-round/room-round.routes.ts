import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import {
  answerRoomRound,
  joinRoomRound,
  leaveRoomRound,
  moveRoomRoundOn,
  nameInRoomRound,
  readHostedRound,
  readRoomRound,
  startRoomRound,
  stopRoomRound,
  type GuestRound,
  type HostedRound,
} from '#contract/shop/room-round.ts';
import { GATHERING, isRoundOver, ROUND_PHONES_AT_MOST, roundNow, takesAnswer } from '#domain/games/room-round.ts';
import { roundSet } from '#domain/games/round-sets.ts';
import { boardName } from '#domain/order/now-serving.ts';
import { whyShut } from '#domain/selling/may-sell.ts';
import { asJudged, guestSelling } from '#server/settings/shop-selling.ts';
import { requireShop, type Caller } from '../../http/caller.ts';
import { RULES } from '../../http/limits/limits.ts';
import { recordBy } from '../../http/record-action.ts';
import { serve } from '../../http/serve.ts';
import { closestOf, namesOf, roundOn, whatAllMayKnow, type RoundOn } from '../../live/room-round-now.ts';
import * as repo from '../../repos/kiosk/room-rounds.repo.ts';
import type { Services } from '../../services.ts';

/** Only the phone itself changes what it has answered, so more conflicts in a row cannot happen. */
const TRIES = 6;

export function roomRoundRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, newId, limits } = services;
  const at = () => clock().toISOString();
  const record = recordBy(services);

  const hosted = async (shopId: string): Promise<{ round: HostedRound | null }> => {
    const on = await roundOn(services, shopId);
    if (!on) return { round: null };
    const answers = await repo.countAnswers(db, on.round.id);
    const sum = (counted: typeof answers) => counted.reduce((all, { phones }) => all + phones, 0);
    const answered = sum(answers.filter(({ given }) => (given[on.now.step] ?? null) !== null));
    return { round: { ...whatAllMayKnow(on, sum(answers)), answered } };
  };

  const seenBy = async (shopId: string, device: string): Promise<{ round: GuestRound | null }> => {
    const on = await roundOn(services, shopId);
    if (!on) return { round: null };
    const [phone, phones, closest] = await Promise.all([
      repo.findPhone(db, on.round.id, device),
      repo.countPhones(db, on.round.id),
      closestOf(db, on),
    ]);
    const seat = closest?.ids.indexOf(device) ?? -1;
    const names = closest ? namesOf(closest) : null;
    return {
      round: {
        ...whatAllMayKnow(on, phones),
        isIn: phone !== undefined,
        answers: [...(phone?.answers ?? Array<null>(on.round.questions).fill(null))],
        closest: closest
          ? {
              agreed: closest.agreed,
              both: closest.both,
              names,
              you: seat < 0 ? null : { said: closest.names[seat] ?? null, other: names?.[1 - seat] ?? null },
            }
          : null,
      },
    };
  };

  /** @throws Refusal round-not-found for another round than the one that is on */
  const requireRound = async (shopId: string, roundId: string): Promise<RoundOn> => {
    const on = await roundOn(services, shopId);
    if (on?.round.id !== roundId) throw new Refusal('round-not-found');
    return on;
  };

  serve(app, services, readHostedRound, async ({ params: { shopId }, caller }) => {
    await requireShop(services, caller, shopId);
    return hosted(shopId);
  });

  serve(app, services, readRoomRound, async ({ params: { shopId }, caller }) => {
    const device = deviceOf(caller);
    limits.take(...RULES.roundCall(device));
    return seenBy(shopId, device);
  });

  serve(app, services, startRoomRound, async ({ params: { shopId }, body: { set, pace }, caller }) => {
    const shop = await requireShop(services, caller, shopId);
    if (whyShut(guestSelling(asJudged(services, shop), clock()), clock(), 'order'))
      throw new Refusal('round-while-shut');
    const before = await repo.findRound(db, shopId);
    if (before && !isRoundOver(roundNow(before, clock().getTime()))) throw new Refusal('round-is-on');
    const round = { id: newId(), shopId, set, pace, step: GATHERING, at: at() };
    if (!(await repo.replaceRound(db, before, round))) throw new Refusal('round-is-on');
    await record(db, caller, 'round-started', shopId, { set, pace });
    return hosted(shopId);
  });

  serve(app, services, moveRoomRoundOn, async ({ params: { shopId }, body: { roundId, step }, caller }) => {
    await requireShop(services, caller, shopId);
    const { round, now } = await requireRound(shopId, roundId);
    if (now.step !== step || isRoundOver(now) || now.phase === 'counting') throw new Refusal('round-moved-on');
    if (!(await repo.changeRound(db, round, { step: step + 1, at: at() }))) throw new Refusal('round-moved-on');
    return hosted(shopId);
  });

  serve(app, services, stopRoomRound, async ({ params: { shopId }, body: { roundId }, caller }) => {
    await requireShop(services, caller, shopId);
    for (let tried = 0; tried < TRIES; tried += 1) {
      const { round, now } = await requireRound(shopId, roundId);
      if (isRoundOver(now)) return hosted(shopId);
      if (await repo.changeRound(db, round, { step: now.step, at: at(), isStopped: true })) {
        await record(db, caller, 'round-stopped', shopId);
        return hosted(shopId);
      }
    }
    throw new Refusal('unavailable', { retryAfterMs: 500 });
  });

  const enter = async ({ round, now }: RoundOn, caller: Caller, device: string): Promise<void> => {
    if (isRoundOver(now)) throw new Refusal('round-over');
    if (await repo.findPhone(db, round.id, device)) return;
    limits.take(...RULES.joinRound(caller.ip));
    if ((await repo.countPhones(db, round.id)) >= ROUND_PHONES_AT_MOST) throw new Refusal('round-full');
    await repo.addPhone(db, round, device, at());
  };

  serve(app, services, joinRoomRound, async ({ params: { shopId }, body: { roundId }, caller }) => {
    const device = deviceOf(caller);
    limits.take(...RULES.roundCall(device));
    await enter(await requireRound(shopId, roundId), caller, device);
    return seenBy(shopId, device);
  });

  serve(app, services, leaveRoomRound, async ({ params: { shopId }, body: { roundId }, caller }) => {
    const device = deviceOf(caller);
    limits.take(...RULES.roundCall(device));
    const { round, now } = await requireRound(shopId, roundId);
    await repo.removePhone(db, round, device, isRoundOver(now));
    return seenBy(shopId, device);
  });

  serve(app, services, answerRoomRound, async ({ params: { shopId }, body, caller }) => {
    const { roundId, question, answer } = body;
    const device = deviceOf(caller);
    limits.take(...RULES.roundCall(device));
    const on = await requireRound(shopId, roundId);
    if (!roundSet(on.round.set).questions[question]?.answers[answer]) throw new Refusal('round-no-such-answer');
    for (let tried = 0; tried < TRIES; tried += 1) {
      if (!takesAnswer(on.now, question, clock().getTime())) throw new Refusal('round-moved-on');
      const phone = await repo.findPhone(db, roundId, device);
      if (!phone) {
        await enter(on, caller, device);
        continue;
      }
      const given = phone.answers[question] ?? null;
      // Sent again because its answer was lost.
      if (given === answer) return seenBy(shopId, device);
      if (given !== null) throw new Refusal('round-already-answered');
      if (await repo.saveAnswer(db, roundId, phone, question, answer)) return seenBy(shopId, device);
    }
    throw new Refusal('unavailable', { retryAfterMs: 500 });
  });

  serve(app, services, nameInRoomRound, async ({ params: { shopId }, body: { roundId, name }, caller }) => {
    const device = deviceOf(caller);
    limits.take(...RULES.roundCall(device));
    const on = await requireRound(shopId, roundId);
    const closest = await closestOf(db, on);
    if (!closest?.ids.includes(device)) throw new Refusal('round-not-closest');
    await repo.saveName(db, on.round, device, boardName(name));
    return seenBy(shopId, device);
  });
}

/** @throws Refusal for a phone without an id */
function deviceOf({ deviceHash }: Caller): string {
  if (deviceHash === null) throw new Refusal('not-joined');
  return deviceHash;
}
