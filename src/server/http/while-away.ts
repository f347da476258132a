/**
 * What guests of a kiosk were answered last, told again while PostgreSQL does not answer, for at most five minutes. While
 * it does nothing is told from here. Source: docs/behaviour/reliability.md "Without the database";
 * docs/decisions/0158.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Db } from '../db/database.ts';
import { engineOf } from '../db/engine.ts';
import { isUnavailable } from '../db/is-unavailable.ts';
import { kioskMarks, type KioskMark } from '../repos/kiosk/kiosk-marks.repo.ts';
import { hashOfGuestId } from './guest-id.ts';
import { KeptReply, PreparedReply, textOf } from './kept-reply.ts';
import { addressKey } from './limits/address-key.ts';
import type { Brakes } from './limits/brakes.ts';
import { guessCode } from './limits/guess-code.ts';

/** After the database was last seen. Milliseconds. */
const TOLD_MS = 5 * 60_000;

interface Bounds {
  /** A monotonic clock, in milliseconds. */
  now: () => number;
  kiosksAtMost: number;
  /** Of answers. What kiosks share is counted for each. */
  bytesAtMost: number;
}
const BOUNDS: Bounds = { now: () => performance.now(), kiosksAtMost: 1000, bytesAtMost: 32 * 1024 * 1024 };

/** When an answer was right: ISO 8601. A phone's own store says it in the same way. */
const LAST_SEEN = 'x-last-seen';
/** What a handler of these may add. */
const OWN_HEADER = 'x-shop-seq';

interface Answer {
  output: PreparedReply | KeptReply;
  ownHeader: number | string | undefined;
  bytes: number;
}

/** Of a kiosk that can be joined. */
interface Memory {
  /** Is another one after any change of what guests read: no answer in here is older. */
  mark: string;
  answers: Map<string, Answer>;
}

export interface WhileAway {
  /** Begins to look whether the database is there; nothing is kept before. @returns stops it */
  watch: () => () => Promise<void>;
  /**
   * What `anew` answers to a guest, or what it answered before while the database is away.
   * @throws Refusal unavailable, and what `anew` throws
   */
  answer: <T>(
    endpoint: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
    anew: () => Promise<T>,
  ) => Promise<T | PreparedReply | KeptReply>;
}

/** A guest's request that may be answered from memory. */
interface Asked {
  code: string;
  /** What is asked of that kiosk. */
  what: string;
  ip: string;
  deviceHash: string | null;
}

interface Needed {
  db: Db;
  clock: () => Date;
  brakes: Brakes;
}

export function createWhileAway(
  { db, clock, brakes }: Needed,
  { now, kiosksAtMost, bytesAtMost }: Bounds = BOUNDS,
): WhileAway {
  const { lookout } = engineOf(db);
  if (!lookout) return { watch: () => () => Promise.resolve(), answer: (_endpoint, _request, _reply, anew) => anew() };

  /** By join code; last the one that was answered last. */
  const kiosks = new Map<string, Memory>();
  let bytes = 0;
  let lastSeen: { at: number; time: Date } | undefined;

  const forget = (code: string): void => {
    for (const one of kiosks.get(code)?.answers.values() ?? []) bytes -= one.bytes;
    kiosks.delete(code);
  };

  const keep = (code: string, memory: Memory, what: string, answer: Answer): void => {
    // A change was seen meanwhile.
    if (kiosks.get(code) !== memory) return;
    bytes += answer.bytes - (memory.answers.get(what)?.bytes ?? 0);
    memory.answers.set(what, answer);
    kiosks.delete(code);
    kiosks.set(code, memory);
    for (const oldest of kiosks.keys()) {
      if (bytes <= bytesAtMost && kiosks.size <= kiosksAtMost) break;
      forget(oldest);
    }
  };

  /** @returns undefined for a kiosk that cannot be joined, or if nobody knows */
  const begin = async (code: string): Promise<Memory | undefined> => {
    const rows = (await lookout.ask(kioskMarks(db, [code]))) as readonly KioskMark[] | undefined;
    const [row] = rows ?? [];
    if (!row) return undefined;
    const known = kiosks.get(code);
    if (known) return known;
    const memory = { mark: row.mark, answers: new Map<string, Answer>() };
    kiosks.set(code, memory);
    return memory;
  };

  const answerAnew = async <T>(
    endpoint: Endpoint,
    { code, what }: Asked,
    reply: FastifyReply,
    anew: () => Promise<T>,
  ): Promise<T | Answer['output']> => {
    const known = kiosks.get(code);
    const first = await anew();
    // Only what was read after the mark is sure to be no older: of a kiosk that was not known it is read again.
    const memory = known ?? (await begin(code));
    if (!memory) return first;
    const output = asKept(known ? first : await anew());
    const ownHeader = reply.getHeader(OWN_HEADER) as Answer['ownHeader'];
    keep(code, memory, what, { output, ownHeader, bytes: bytesOf(endpoint, output) });
    return output;
  };

  const answerAgain = async ({ code, what, ip, deviceHash }: Asked, reply: FastifyReply): Promise<Answer['output']> => {
    // What this server wrote last it has not seen: better nothing than what was before.
    const isUnsure = !lastSeen || lastSeen.at < lookout.touchedAt();
    if (!lastSeen || isUnsure || now() - lastSeen.at > TOLD_MS) throw away();
    // Whoever guesses learns here which codes are right: what is not known counts as wrong.
    const memory = await guessCode(brakes, { ip, deviceHash }, code, () => Promise.resolve(kiosks.get(code)));
    const answer = memory?.answers.get(what);
    if (!answer) throw away();
    const { output, ownHeader } = answer;
    void reply.header(LAST_SEEN, lastSeen.time.toISOString()).header('warning', '110 - "Response is Stale"');
    if (ownHeader !== undefined) void reply.header(OWN_HEADER, ownHeader);
    return output instanceof PreparedReply ? new PreparedReply(output.variants, undefined) : output.asNow();
  };

  return {
    watch: () => {
      let codes: string[] = [];
      let askedAt = { at: now(), time: clock() };
      return lookout.watch({
        question: () => {
          codes = [...kiosks.keys()];
          askedAt = { at: now(), time: clock() };
          return kioskMarks(db, codes);
        },
        onAnswer: (rows = []) => {
          lastSeen = askedAt;
          const marks = new Map((rows as readonly KioskMark[]).map(({ join_code, mark }) => [join_code, mark]));
          for (const code of codes) if (kiosks.get(code)?.mark !== marks.get(code)) forget(code);
        },
      });
    },
    answer: async (endpoint, request, reply, anew) => {
      const asked = askedOf(endpoint, request);
      if (!asked) return anew();
      if (lookout.isAway()) return answerAgain(asked, reply);
      try {
        return await answerAnew(endpoint, asked, reply, anew);
      } catch (cause) {
        if (!isUnavailable(cause) || !(await lookout.isAwayNow())) throw cause;
        return answerAgain(asked, reply);
      }
    },
  };
}

const away = () => new Refusal('unavailable', { retryAfterMs: 2000 });

/** @returns undefined for whoever signs in, who may be more than a guest: nobody can tell while the database is away */
function askedOf(
  { path, access, isToldWhileAway }: Endpoint,
  { headers, ip, params, url }: FastifyRequest,
): Asked | undefined {
  if (!isToldWhileAway || headers.authorization !== undefined || url.includes('?')) return undefined;
  const { code: named, ...others } = params as Record<string, string>;
  const code = named ?? headers['x-join-code'];
  if (typeof code !== 'string' || !/^[A-Za-z0-9]{1,6}$/.test(code)) return undefined;
  const deviceHash = hashOfGuestId(headers['x-device-id']);
  if (access.guest === 'device' && deviceHash === null) return undefined;
  return { code: code.toUpperCase(), what: [path, ...Object.values(others)].join(' '), ip: addressKey(ip), deviceHash };
}

const asKept = (output: unknown): PreparedReply | KeptReply =>
  output instanceof PreparedReply || output instanceof KeptReply ? output : new KeptReply(output as object);

function bytesOf({ response, guestResponse }: Endpoint, output: PreparedReply | KeptReply): number {
  if (output instanceof KeptReply) return textOf(guestResponse ?? response, output).length;
  return output.variants.reduce((sum, { bytes }) => sum + bytes.length, 0);
}
