/** What a machine and the server tell each other through an MQTT broker: what is said over HTTP, in envelopes. Source: docs/mqtt.md. */
import { z } from 'zod';
import { heartbeat } from './bridge.ts';
import { MachineEvent } from './job.ts';

/** Repeated in the reply: it tells an answer from one to an earlier time of asking. */
const ask = z.string().max(40);

/** On `evt`. */
export const MqttEvent = MachineEvent.extend({ ask });

/** On `state`: a heartbeat, or its connection has ended. */
export const MqttState = z.discriminatedUnion('online', [
  heartbeat.body.extend({ online: z.literal(true), boot: heartbeat.body.shape.boot.unwrap(), ask }),
  z.object({ online: z.literal(false), boot: heartbeat.body.shape.boot.unwrap() }),
]);

/** On `cmd`: the answer to what was asked, with the status, the code and the fields of the same call over HTTP. */
export const MqttReply = z.looseObject({
  type: z.literal('reply'),
  now: z.string(),
  ask,
  status: z.number(),
  /** Why it was refused. */
  code: z.string().optional(),
});
export type MqttReply = z.infer<typeof MqttReply>;

/** On `cmd`: a reply, or a message of the stream of jobs. */
export const MqttCommand = z.union([MqttReply, z.looseObject({ type: z.string(), now: z.string() })]);
