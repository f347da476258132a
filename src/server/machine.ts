/** `npm run machine`: a simulated machine at a server's bridge. Source: docs/machines.md "The simulator". */
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { Refusal } from '#contract/refusal.ts';
import { httpLink } from './machines/simulator/http-link.ts';
import { mqttLink } from './machines/simulator/mqtt-link.ts';
import { FAULTS } from '#domain/machine/simulated-fault.ts';
import { runMachine, type SimulatedMachine } from './machines/simulator/simulated-machine.ts';
import { sleep } from './machines/simulator/sleep.ts';

const TRANSPORTS = ['http', 'mqtt'] as const;
type Transport = (typeof TRANSPORTS)[number];

const HELP = `npm run machine -- [--code CODE] [--shop ID] [--server URL] [--speed N] [--fault NAME] [--name NAME]

  --code CODE        the one-time code that Machines in the console shows; needed the first time
  --shop ID          whose machine, if this computer holds the tokens of several
  --server URL       http://localhost:8080 by default
  --transport NAME   ${TRANSPORTS.join(' or ')}; http by default. mqtt needs a server with a broker
  --speed N          pours N times faster than real pumps; 1 by default
  --fault NAME       every job has it: ${FAULTS.join(', ')}
  --name NAME        what the console calls the machine
  --token FILE       where its token is kept; data/machine.json by default`;

const OWNER_ONLY = 0o600;
const Token = z.object({
  machineId: z.string(),
  shopId: z.string(),
  token: z.string(),
  server: z.string(),
  mqtt: z.object({ url: z.string(), username: z.string(), topic: z.string() }).nullable().default(null),
});
type Token = z.infer<typeof Token>;
const Kept = z.array(Token);

type Link = Pick<SimulatedMachine, 'call' | 'power'>;

/** A wrong option: said in one line. */
class Wrong extends Error {}

async function start(): Promise<void> {
  const { values } = parseArgs({
    options: {
      code: { type: 'string' },
      shop: { type: 'string' },
      server: { type: 'string', default: 'http://localhost:8080' },
      speed: { type: 'string', default: '1' },
      fault: { type: 'string' },
      transport: { type: 'string', default: 'http' },
      name: { type: 'string' },
      token: { type: 'string', default: 'data/machine.json' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const server = values.server.replace(/\/+$/, '');
  const speed = Number(values.speed);
  if (!(speed > 0)) throw new Wrong('--speed is not a number above 0.');
  const fault = oneOf('--fault', FAULTS, values.fault);
  const transport = oneOf('--transport', TRANSPORTS, values.transport) ?? 'http';

  const kept = readKept(values.token);
  const mine = values.code
    ? await paired(server, values.code, values.name)
    : kept.find((one) => one.server === server && (values.shop === undefined || one.shopId === values.shop));
  if (!mine)
    throw new Wrong('This machine is not paired. Add one under Machines in the console, and give --code CODE.');
  if (values.code) keep(values.token, [...kept.filter(({ shopId }) => shopId !== mine.shopId), mine]);

  const ended = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ended.abort());
  const link = linkOf(transport, mine);
  console.log(
    `A simulated machine of ${mine.shopId} at ${server} over ${transport}${fault ? `, with the fault ${fault}` : ''}.`,
  );
  await runMachine(
    {
      call: link.call,
      power: link.power,
      machineId: mine.machineId,
      speed,
      faultOf: () => fault,
      now: () => Date.now(),
      sleep,
      onNews: (line) => console.log(line),
    },
    ended.signal,
  );
}

function oneOf<T extends string>(option: string, names: readonly T[], name: string | undefined): T | undefined {
  if (name === undefined) return undefined;
  const known = names.find((one) => one === name);
  if (!known) throw new Wrong(`${option} ${name} is none of ${names.join(', ')}.`);
  return known;
}

function linkOf(transport: Transport, { server, token, mqtt }: Token): Link {
  if (transport === 'http') return httpLink(server, token);
  if (!mqtt)
    throw new Wrong('The server named no broker when this machine was paired: pair it again with --code CODE.');
  return mqttLink({ ...mqtt, password: token }, { onNews: (line) => console.log(line) });
}

async function paired(server: string, code: string, name: string | undefined): Promise<Token> {
  const body = { code, ...(name !== undefined && { name }), firmware: 'simulator' };
  const reply = await httpLink(server).call('POST /api/machines/pair', { body });
  return { ...reply, server };
}

function readKept(file: string): Token[] {
  if (!existsSync(file)) return [];
  const read = Kept.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new Wrong(`${file} holds no tokens of machines.`);
  return read.data;
}

function keep(file: string, tokens: readonly Token[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(tokens, null, 2), { mode: OWNER_ONLY });
  chmodSync(file, OWNER_ONLY);
}

start().catch((failure: unknown) => {
  const isToldInALine = failure instanceof Wrong || failure instanceof Refusal || failure instanceof TypeError;
  console.error(isToldInALine ? failure.message : failure);
  process.exit(1);
});
