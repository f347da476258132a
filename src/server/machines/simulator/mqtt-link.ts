/** A simulated machine's calls through an MQTT broker, in the shape of the HTTP client. Source: docs/mqtt.md "The device". */
import { randomUUID } from 'node:crypto';
import { NO_ANSWER, type Client } from '#contract/client.ts';
import { MqttCommand, MqttReply } from '#contract/machines/mqtt.ts';
import { Refusal } from '#contract/refusal.ts';
import { connectBroker, type Broker } from '../mqtt/broker.ts';
import type { Power } from './simulated-machine.ts';
import { sleep } from './sleep.ts';

export interface MqttAccount {
  url: string;
  username: string;
  /** Its topic, without the channel. */
  topic: string;
  /** Its token. */
  password: string;
}

export interface MqttLink {
  call: Client;
  /** Without power the connection breaks off, and the broker tells the last will. */
  power: Power;
}

/** An answer that takes longer is to be asked for again: it may be old. Milliseconds. */
const ANSWER_MS = 5000;

interface Sent {
  query?: { wait?: number };
  body?: object;
}
type Told = Record<string, unknown>;

interface LinkOptions {
  onNews?: (line: string) => void;
  /** Milliseconds. */
  answerMs?: number;
}

export function mqttLink(
  { topic, ...account }: MqttAccount,
  { onNews, answerMs = ANSWER_MS }: LinkOptions = {},
): MqttLink {
  const asking = new Map<string, (reply: MqttReply) => void>();
  let inbox: Told[] = [];
  let arrived = (): void => undefined;
  let broker: Broker | undefined;
  /** The broker has known it before, and does not any more. */
  let isOut = false;
  let wasIn = false;

  const hear = (_topic: string, payload: Buffer) => {
    const told = MqttCommand.safeParse(JSON.parse(payload.toString()));
    if (!told.success) return;
    const reply = MqttReply.safeParse(told.data);
    // A reply to an earlier time of asking permits nothing.
    if (reply.success) return asking.get(reply.data.ask)?.(reply.data);
    inbox.push(told.data);
    arrived();
  };

  const askFor = async (channel: 'evt' | 'state', body: object, signal: AbortSignal): Promise<Told> => {
    if (isOut) throw new Refusal('machine-token-invalid', { status: 401 });
    if (!broker?.isConnected()) throw new Refusal(NO_ANSWER);
    const ask = randomUUID();
    const isState = channel === 'state';
    const answered = new AbortController();
    let reply: MqttReply | undefined;
    asking.set(ask, (heard) => {
      reply = heard;
      answered.abort();
    });
    // A heartbeat is soon followed by the next: sent late it would only be wrong.
    broker.publish(`${topic}/${channel}`, { ...body, ask }, { isRetained: isState, isRepeatable: !isState });
    await sleep(answerMs, AbortSignal.any([signal, answered.signal]));
    asking.delete(ask);
    if (!reply) throw new Refusal(NO_ANSWER);
    if (reply.status !== 200) throw new Refusal(reply.code ?? 'server-error', { status: reply.status });
    return reply;
  };
  const next = async (waitS: number, signal: AbortSignal): Promise<Told> => {
    const came = new AbortController();
    arrived = () => came.abort();
    if (inbox.length === 0) await sleep(waitS * 1000, AbortSignal.any([signal, came.signal]));
    const told = inbox.shift();
    if (!told) throw new Refusal(NO_ANSWER);
    return { job: null, stop: null, ...told };
  };

  const call = (route: string, { query, body = {} }: Sent, { signal = new AbortController().signal } = {}) => {
    if (route.endsWith('/jobs/next')) return next(query?.wait ?? 0, signal);
    if (route.endsWith('/heartbeat')) return askFor('state', { ...body, online: true }, signal);
    return askFor('evt', body, signal);
  };

  return {
    call: call as Client,
    power: {
      up: async () => {
        const boot = randomUUID();
        inbox = [];
        broker = await connectBroker({
          ...account,
          clientId: account.username,
          listensTo: [`${topic}/cmd`],
          lastWill: { topic: `${topic}/state`, message: { online: false, boot } },
          hear,
          onConnected: () => (wasIn = true),
          onRefused: () => (isOut = wasIn),
          onLost: (why) => onNews?.(`No connection to the broker: ${why}.`),
        });
        return boot;
      },
      down: async () => broker?.cut(),
    },
  };
}
