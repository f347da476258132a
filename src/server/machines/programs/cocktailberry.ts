/**
 * CocktailBerry over its HTTP interface. It has no job ids: a recipe that is named after the job stands for one, since
 * its log names the recipe at the end. Source: docs/decisions/0084.
 */
import { z } from 'zod';
import { judgePour, type Levels } from '#domain/machine/judge-pour.ts';
import type { JobCode } from '#domain/machine/job.ts';
import type { Incoming, Outgoing } from '#server/outbound/call-machine.ts';
import { Trouble, type Begun, type Program, type Reach, type Sight, type Whereabouts } from './program.ts';

const Info = z.object({ project_name: z.literal('CocktailBerry'), version: z.string() });
const Ingredients = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    bottle: z.number().nullish(),
    fill_level: z.number(),
    bottle_volume: z.number(),
  }),
);
const Status = z.object({ status: z.string(), progress: z.number().catch(0), message: z.string().nullish() });
const Refused = z.object({ status: z.string().optional(), detail: z.unknown() });
const Events = z.object({
  data: z.object({
    events: z.array(z.object({ id: z.number(), event_type: z.string(), additional_info: z.string().nullish() })),
  }),
});
const Recipes = z.array(z.object({ id: z.number(), name: z.string() }));
const Created = z.object({ data: z.object({ id: z.number() }) });

/** How our recipe's name begins there; the job follows. */
const OURS = 'Sipwell ';
const PREPARED = 'COCKTAIL_PREPARATION';
const CANCELED = 'COCKTAIL_CANCELED';
const REFUSALS: Record<string, JobCode> = {
  IN_PROGRESS: 'busy',
  NOT_ENOUGH_INGREDIENTS: 'no_ingredient',
  NO_GLASS_DETECTED: 'no_glass',
};
const NO_RECIPE = 0;
const AFTER_STOP_MS = 1500;
/** Whether the master key still counts is asked with each of so many looks. */
const LOOKS_A_KEY = 12;

export function cocktailBerry({ address, keys, call, wait }: Reach): Program {
  const headers = {
    ...(keys.makerKey !== undefined && { 'x-maker-key': keys.makerKey }),
    ...(keys.masterKey !== undefined && { 'x-master-key': keys.masterKey }),
  };
  const ask = (path: string, outgoing: Outgoing = {}) => call(address + path, { headers, ...outgoing });
  const read = async <T>(path: string, schema: z.ZodType<T>): Promise<T> => {
    const reply = await ask(path);
    if (reply.status === 403) throw new Trouble('machine-master-key-wrong');
    const body = schema.safeParse(reply.body);
    if (reply.status !== 200 || !body.success) throw new Trouble('machine-not-cocktailberry');
    return body.data;
  };

  let looks = 0;
  const ingredients = async () =>
    (await read('/ingredients', Ingredients)).map(({ id, name, bottle, fill_level, bottle_volume }) => ({
      id,
      name,
      place: bottle ?? null,
      leftMl: fill_level,
      sizeMl: bottle_volume,
    }));
  const levels = async (): Promise<Levels> =>
    Object.fromEntries((await ingredients()).map(({ id, leftMl }) => [String(id), leftMl]));
  const status = () => read('/cocktails/prepare/status', Status);
  const events = async () => (await read('/options/events', Events)).data.events;

  const look = async (): Promise<Sight> => {
    const { version } = await read('/info', Info);
    // The whole log of years is much to ask for each time.
    if (looks++ % LOOKS_A_KEY === 0) await events();
    const [known, now] = [await ingredients(), await status()];
    return { version: `CocktailBerry ${version}`, ingredients: known, isBusy: isRunning(now.status) };
  };

  /** Calls that change nothing, whatever the key: there is no recipe 0, and none without a name. */
  const checkKeys = async () => {
    const nothing = { volume: 1, alcohol_factor: 1 };
    const replies = [
      await ask(`/cocktails/prepare/${NO_RECIPE}`, { method: 'POST', body: nothing }),
      await ask('/cocktails', { method: 'POST', body: {} }),
    ];
    if (replies.some((reply) => reply.status === 403)) throw new Trouble('machine-maker-key-wrong');
    await events();
  };

  /** Our one recipe there, which takes the name of each job in turn. @returns undefined if it refused */
  const writeRecipe = async (recipe: object, known: number | null): Promise<number | undefined> => {
    const all = await read('/cocktails?only_possible=false&scale=false', Recipes);
    const id = all.find((one) => one.id === known)?.id ?? all.find(({ name }) => name.startsWith(OURS))?.id;
    const reply =
      id === undefined
        ? await ask('/cocktails', { method: 'POST', body: recipe })
        : await ask(`/cocktails/${id}`, { method: 'PUT', body: recipe });
    if (reply.status === 403) throw new Trouble('machine-maker-key-wrong');
    const written = Created.safeParse(reply.body);
    return reply.status === 200 && written.success ? written.data.data.id : undefined;
  };

  return {
    check: async () => {
      const seen = await look();
      await checkKeys();
      return seen;
    },
    look,

    prepare: async ({ name, pours, recipeId: known }) => {
      // Pumps run on for a moment after a stop, and a start within it would let them go on.
      if ((await status()).status === 'CANCELED') await wait(AFTER_STOP_MS);
      const running = await status();
      if (isRunning(running.status)) return { kind: 'refused', code: 'busy', message: running.message ?? '' };
      const recipe = {
        name,
        enabled: false,
        price_per_100_ml: 0,
        virgin_available: false,
        ingredients: pours.map(({ ingredientId, ml }) => ({ id: ingredientId, amount: ml, recipe_order: 1 })),
      };
      const recipeId = await writeRecipe(recipe, known);
      if (recipeId === undefined) return { kind: 'refused', code: 'other', message: 'It did not take the recipe.' };
      const eventId = Math.max(0, ...(await events()).map(({ id }) => id));
      return { kind: 'ready', recipeId, levels: await levels(), eventId };
    },

    start: async ({ recipeId, pours }) => {
      const volume = pours.reduce((total, { ml }) => total + ml, 0);
      const body = { volume, alcohol_factor: 1, is_virgin: false };
      try {
        const reply = await ask(`/cocktails/prepare/${recipeId}`, { method: 'POST', body });
        const begun = begunOf(reply);
        if (begun === 'payment') {
          await ask('/cocktails/prepare/payment/cancel', { method: 'POST' });
          return { kind: 'refused', code: 'other', message: 'It asks for a payment: turn payments off there.' };
        }
        return begun;
      } catch {
        return { kind: 'unknown' };
      }
    },

    follow: async ({ name, eventId, pours, levels: before }): Promise<Whereabouts> => {
      const ended = (await events()).filter(
        ({ id, event_type }) => id > eventId && [PREPARED, CANCELED].includes(event_type),
      );
      // What pours no alcohol may get "(Virgin)" behind its name.
      const isOurs = ({ additional_info }: (typeof ended)[number]) => additional_info?.startsWith(name) === true;
      const ours = ended.filter(isOurs).toSorted((a, b) => a.id - b.id)[0];
      const { status: now, progress } = await status();
      if (!ours && isRunning(now)) return { at: 'pouring', progress: Math.min(99, Math.max(0, progress)) };
      if (ended.some((one) => !isOurs(one) && (!ours || one.id < ours.id)))
        return { at: 'failed', code: 'other', message: 'Another drink was started at the machine meanwhile.' };
      if (!ours) return { at: 'nowhere' };
      if (ours.event_type === CANCELED) return { at: 'cancelled' };
      switch (judgePour(before, await levels(), pours)) {
        case 'as-ordered':
          return { at: 'done' };
        case 'less':
          return { at: 'failed', code: 'partial', message: 'Less was poured than ordered.' };
        default:
          return { at: 'failed', code: 'other', message: 'The levels do not fit what was ordered.' };
      }
    },

    stop: async () => {
      const reply = await ask('/cocktails/prepare/stop', { method: 'POST' });
      if (reply.status === 403) throw new Trouble('machine-maker-key-wrong');
    },

    care: async (what, places) => {
      const reply =
        what === 'refill'
          ? await ask('/bottles/refill', { method: 'POST', body: places })
          : await ask(CARE_PATHS[what], { method: 'POST' });
      if (reply.status === 403)
        throw new Trouble(what === 'refill' ? 'machine-maker-key-wrong' : 'machine-master-key-wrong');
      if (reply.status !== 200) throw new Trouble('machine-refused-care');
    },
    close: () => undefined,
  };
}

const CARE_PATHS = { clean: '/options/clean', initialize: '/options/initialize-bottles' };

/** Also while somebody is asked to pay there. */
const isRunning = (status: string): boolean => status === 'IN_PROGRESS' || status === 'WAITING_FOR_PAYMENT';

/** Only what says plainly that nothing began counts as a refusal. */
function begunOf({ status, body }: Incoming): Begun | 'payment' {
  if (status === 200) {
    const said = Status.safeParse(body);
    return said.success && said.data.status === 'WAITING_FOR_PAYMENT' ? 'payment' : { kind: 'started' };
  }
  if (status < 400 || status >= 500) return { kind: 'unknown' };
  const refused = Refused.safeParse(body);
  const said = refused.success ? refused.data : { status: undefined, detail: undefined };
  const message = typeof said.detail === 'string' ? said.detail : '';
  // Without a status it is a recipe whose bottle was taken away.
  const code = said.status === undefined && status === 400 ? 'no_ingredient' : (REFUSALS[said.status ?? ''] ?? 'other');
  return { kind: 'refused', code, message };
}
