/**
 * CocktailPi over its HTTP interface and its socket. Its progress names the recipe, and a recipe that is named after the
 * job stands for a job id. Source: docs/decisions/0084.
 */
import { z } from 'zod';
import type { JobCode } from '#domain/machine/job.ts';
import type { TheirIngredient } from '#domain/machine/match-ingredients.ts';
import type { Incoming, Outgoing } from '#server/outbound/call-machine.ts';
import { isEnd, openSocket, type CocktailPiSocket, type Making } from './cocktailpi-socket.ts';
import { Trouble, type Begun, type Program, type Reach, type Whereabouts } from './program.ts';

const Version = z.object({ version: z.string() });
const SignedIn = z.object({ accessToken: z.string(), user: z.object({ id: z.number() }) });
const Pump = z.object({
  id: z.number(),
  type: z.string(),
  state: z.string(),
  fillingLevelInMl: z.number(),
  currentIngredient: z.object({ id: z.number(), name: z.string(), bottleSize: z.number().nullish() }).nullish(),
});
const Pumps = z.array(Pump);
const Recipe = z.object({ id: z.number(), name: z.string() });
const Recipes = z.object({ content: z.array(Recipe) });
const Feasibility = z.object({
  feasible: z.boolean(),
  failNoGlass: z.boolean(),
  requiredIngredients: z.array(z.object({ amountMissing: z.number() })),
});
const Refused = z.object({ message: z.string() });

/** How our recipe's name begins there; the job follows. */
const OURS = 'Sipwell ';
/** Its refusals in its own words. */
const REFUSALS: readonly [words: RegExp, code: JobCode][] = [
  [/already being fabricated|occupied/i, 'busy'],
  [/enough liquids/i, 'no_ingredient'],
];
const NO_RECIPE = 0;

export function cocktailPi({ address, keys, call, isAllowed }: Reach): Program {
  let session: { token: string; userId: number } | undefined;
  let socket: CocktailPiSocket | undefined;

  const signIn = async () => {
    const body = { username: keys.username ?? '', password: keys.password ?? '', remember: false };
    const reply = await call(`${address}/api/auth/login`, { method: 'POST', body });
    if ([400, 401].includes(reply.status)) throw new Trouble('machine-login-wrong');
    const read = SignedIn.safeParse(reply.body);
    if (reply.status !== 200 || !read.success) throw new Trouble('machine-not-cocktailpi');
    session = { token: read.data.accessToken, userId: read.data.user.id };
    return session;
  };
  const signedIn = async () => session ?? (await signIn());
  /** Once more with a new token, where the one it had is over: nothing was done then. */
  const ask = async (path: string, outgoing: Outgoing = {}): Promise<Incoming> => {
    const send = async () => {
      const headers = { authorization: `Bearer ${(await signedIn()).token}` };
      return call(address + path, { ...outgoing, headers });
    };
    const reply = await send();
    if (reply.status !== 401) return reply;
    session = undefined;
    return send();
  };
  const read = async <T>(path: string, schema: z.ZodType<T>): Promise<T> => {
    const reply = await ask(path);
    const body = schema.safeParse(reply.body);
    if (reply.status !== 200 || !body.success) throw new Trouble('machine-not-cocktailpi');
    return body.data;
  };
  const making = (): Promise<Making | null> => {
    socket ??= openSocket({ address, isAllowed, token: async () => (await signedIn()).token });
    return socket.now();
  };

  const pumps = () => read('/api/pump/', Pumps);
  const look = async () => {
    const version = await call(`${address}/api/system/version`);
    const known = Version.safeParse(version.body);
    if (!known.success) throw new Trouble('machine-not-cocktailpi');
    const ingredients = ingredientsOf(await pumps());
    return { version: `CocktailPi ${known.data.version}`, ingredients, isBusy: (await making()) !== null };
  };

  const formOf = async (name: string, steps: object[]): Promise<FormData> => {
    const recipe = {
      name,
      ownerId: (await signedIn()).userId,
      description: '',
      productionSteps: steps,
      categoryIds: [],
      defaultGlassId: null,
    };
    const form = new FormData();
    form.append('recipe', new Blob([JSON.stringify(recipe)], { type: 'application/json' }));
    return form;
  };
  const writeRecipe = async (name: string, steps: object[], known: number | null): Promise<number | undefined> => {
    const { content } = await read(`/api/recipe/?searchName=${encodeURIComponent(OURS.trim())}`, Recipes);
    const ours = content.filter((one) => one.name.startsWith(OURS));
    const id = (ours.find((one) => one.id === known) ?? ours[0])?.id;
    const body = await formOf(name, steps);
    if (id !== undefined) {
      const reply = await ask(`/api/recipe/${id}`, { method: 'PUT', body });
      return reply.status === 200 ? id : undefined;
    }
    const reply = await ask('/api/recipe/', { method: 'POST', body });
    return reply.status === 201 ? Recipe.safeParse(reply.body).data?.id : undefined;
  };

  return {
    check: async () => {
      const seen = await look();
      // Changes nothing: there is no recipe 0. Without the right it is not looked for.
      const body = await formOf('-', [{ type: 'writtenInstruction', message: '-' }]);
      const reply = await ask(`/api/recipe/${NO_RECIPE}`, { method: 'PUT', body });
      if (reply.status !== 404) throw new Trouble('machine-role-too-low');
      return seen;
    },
    look,

    prepare: async ({ name, pours, recipeId: known }) => {
      if ((await making()) !== null) return { kind: 'refused', code: 'busy', message: '' };
      const stepIngredients = pours.map(({ ingredientId, ml }) => ({
        ingredientId,
        amount: ml,
        scale: false,
        boostable: false,
      }));
      const recipeId = await writeRecipe(name, [{ type: 'addIngredients', stepIngredients }], known);
      if (recipeId === undefined) return { kind: 'refused', code: 'other', message: 'It did not take the recipe.' };
      const reply = await ask(`/api/cocktail/${recipeId}/feasibility`, { method: 'PUT', body: orderOf(pours) });
      const report = Feasibility.safeParse(reply.body).data;
      if (reply.status !== 200 || !report) return { kind: 'refused', ...refusalOf(reply) };
      if (report.failNoGlass) return { kind: 'refused', code: 'no_glass', message: '' };
      if (!report.feasible) return { kind: 'refused', code: 'no_ingredient', message: '' };
      const levels = Object.fromEntries(ingredientsOf(await pumps()).map(({ id, leftMl }) => [String(id), leftMl]));
      return { kind: 'ready', recipeId, levels, eventId: 0 };
    },

    start: async ({ recipeId, pours }): Promise<Begun> => {
      try {
        // Not by `ask`: a start is posted once.
        const headers = { authorization: `Bearer ${(await signedIn()).token}` };
        const body = orderOf(pours);
        const reply = await call(`${address}/api/cocktail/${recipeId}`, { method: 'PUT', body, headers });
        if (reply.status === 202) return { kind: 'started' };
        if (reply.status >= 500 || reply.status < 400) return { kind: 'unknown' };
        return { kind: 'refused', ...refusalOf(reply) };
      } catch {
        return { kind: 'unknown' };
      }
    },

    follow: async ({ name }): Promise<Whereabouts> => {
      const now = await making();
      const ours = socket?.endOf(name) ?? (now?.recipe.name === name ? now : undefined);
      if (!ours) return { at: 'nowhere' };
      if (!isEnd(ours)) return { at: 'pouring', progress: Math.min(99, Math.max(0, ours.progress)) };
      if (ours.state === 'FINISHED') return { at: 'done' };
      if (ours.state === 'CANCELLED') return { at: 'cancelled' };
      return { at: 'failed', code: 'pump_fault', message: 'CocktailPi says that something failed.' };
    },

    stop: async () => {
      await ask('/api/cocktail/', { method: 'DELETE' });
    },

    care: async (what, places) => {
      // Its pumps run until somebody stops them: nobody is sure to.
      if (what === 'clean') throw new Trouble('machine-no-such-care');
      const of = (await pumps()).filter(({ id }) => what === 'initialize' || places.includes(id));
      for (const { id, type, currentIngredient } of of) {
        const reply =
          what === 'initialize'
            ? await ask(`/api/pump/${id}/pumpup`, { method: 'PUT' })
            : await ask(`/api/pump/${id}`, {
                method: 'PATCH',
                body: { type, fillingLevelInMl: currentIngredient?.bottleSize ?? 0 },
              });
        if (reply.status >= 400) throw new Trouble('machine-refused-care');
      }
    },

    close: () => socket?.close(),
  };
}

/** Amounts as they stand in the recipe. A boost that is left out would be 0, which such a recipe refuses. */
const orderOf = (pours: readonly { ml: number }[]) => ({
  amountOrderedInMl: pours.reduce((total, { ml }) => total + ml, 0),
  ingredientGroupReplacements: [],
  customisations: { boost: 100, additionalIngredients: [] },
});

function refusalOf({ body }: Incoming): { code: JobCode; message: string } {
  const message = Refused.safeParse(body).data?.message ?? '';
  return { code: REFUSALS.find(([words]) => words.test(message))?.[1] ?? 'other', message };
}

/** What is at several pumps counts as one. */
function ingredientsOf(pumps: z.infer<typeof Pumps>): TheirIngredient[] {
  const byId = new Map<number, TheirIngredient>();
  for (const { id: place, state, fillingLevelInMl, currentIngredient } of pumps) {
    if (!currentIngredient || state !== 'READY') continue;
    const { id, name, bottleSize } = currentIngredient;
    const known = byId.get(id) ?? { id, name, place, leftMl: 0, sizeMl: 0 };
    const leftMl = known.leftMl + fillingLevelInMl;
    byId.set(id, { ...known, leftMl, sizeMl: known.sizeMl + (bottleSize ?? 0) });
  }
  return [...byId.values()];
}
