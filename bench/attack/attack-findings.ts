/** What held a server up, broke it or locked somebody out once. Each says what is wrong, or nothing. */
import { performance } from 'node:perf_hooks';

export interface Asked {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** The address it comes from. */
  from?: string;
}
export type Ask = (asked: Asked) => Promise<{ status: number; text: string }>;
interface Around {
  ask: Ask;
  owner: Record<string, string>;
  admin: Record<string, string>;
  code: string;
}
interface Finding {
  name: string;
  run: (around: Around) => Promise<string | undefined>;
}

const device = (n: number): string => `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`;
const PREVIEW = '/v1/admin/shops/demo-bar/menu/preview';
const unless = (isFine: boolean, said: unknown): string | undefined => (isFine ? undefined : String(said));

/** Statuses that are answers to something wrong. */
const refused = (name: string, asked: (around: Around) => Asked, status: number): Finding => ({
  name,
  run: async (around) => {
    const answer = await around.ask(asked(around));
    return unless(answer.status === status, `${answer.status} instead of ${status}`);
  },
});
const file = (name: string, text: string): Finding => ({
  name,
  run: async ({ ask, admin }) => {
    const body = { files: [{ name: 'a', text }] };
    const { status } = await ask({ method: 'POST', path: PREVIEW, headers: admin, body });
    return unless([200, 422].includes(status), status);
  },
});

export const findings: readonly Finding[] = [
  {
    name: 'names of 31 000 marks from a stranger',
    run: async ({ ask, code }) => {
      const started = performance.now();
      const name = '\u0301\u0316'.repeat(15_500);
      const all = await Promise.all(
        Array.from({ length: 18 }, (_, n) =>
          ask({
            method: 'POST',
            path: '/api/admin/shops/demo-bar/submit-order',
            headers: { 'x-join-code': code, 'x-device-id': device(n) },
            body: { recipeId: 'x', name, size: 'sizeM', targetShopId: 'demo-bar' },
          }),
        ),
      );
      const tookMs = performance.now() - started;
      return unless(all.every(({ status }) => status === 422) && tookMs < 1000, `${all[0]?.status}, ${tookMs} ms`);
    },
  },
  {
    name: '40 logins at once',
    run: async ({ ask }) => {
      const all = await Promise.all(
        Array.from({ length: 40 }, (_, n) =>
          ask({
            method: 'POST',
            path: '/v1/auth/login',
            body: { username: 'tea', password: `guess ${n}` },
            from: '203.0.113.1',
          }),
        ),
      );
      const tried = all.filter(({ status }) => status === 401).length;
      return unless(tried === 5, `${tried} tried`);
    },
  },
  {
    name: 'a phone joins after 200 wrong codes from its address',
    run: async ({ ask, code }) => {
      const from = '203.0.113.2';
      const join = (tried: string, n: number) =>
        ask({ path: `/api/kiosk-instances/code/${tried}`, headers: { 'x-device-id': device(n) }, from });
      await join(code, 0);
      // Past the limit all but a few wait for their turn: not waited for.
      const wrong = Array.from({ length: 200 }, (_, n) => join(`ZZ${1000 + n}`, n + 1));
      await Promise.race(wrong);
      const started = performance.now();
      const { status } = await join(code, 999);
      const tookMs = performance.now() - started;
      return unless(status === 200 && tookMs < 2000, `${status}, ${tookMs} ms`);
    },
  },
  refused(
    'zero in a name',
    ({ admin }) => ({
      method: 'POST',
      path: '/api/kiosk-instances',
      headers: admin,
      body: { shop_id: 'demo-bar', kiosk_type_identifier: 'mbti', name: 'a\u0000b' },
    }),
    422,
  ),
  refused(
    'half a character',
    ({ admin }) => ({
      method: 'POST',
      path: '/api/kiosk-instances',
      headers: admin,
      body: { shop_id: 'demo-bar', kiosk_type_identifier: 'mbti', name: '\ud83c' },
    }),
    422,
  ),
  refused('zero in a query', ({ admin }) => ({ path: '/api/kiosk-instances?search=a%00', headers: admin }), 422),
  refused('a host that is none', () => ({ path: '/api/health', headers: { host: '[' } }), 400),
  refused('a picture that is no address', () => ({ path: '/api/uploads/proxy?url=http%3A%2F%2F%5B' }), 400),
  refused('an address of half an escape', () => ({ path: '/api/admin/recipes/%' }), 400),
  refused('a parameter of 300 letters', () => ({ path: `/api/admin/recipes/${'x'.repeat(300)}` }), 414),
  refused('metrics through a proxy', () => ({ path: '/metrics' }), 403),
  refused(
    'a script for a picture',
    ({ admin }) => ({
      method: 'POST',
      path: '/api/admin/recipes/cache',
      headers: admin,
      body: { recipes: [{ id: 'x', shopId: 'demo-bar', name: 'X', image: 'data:text/html,x' }] },
    }),
    422,
  ),
  file('columns × rows', `line,name${',x'.repeat(9000)}\n${'recipe,a\n'.repeat(9000)}`),
  file('quotes', '"'.repeat(900_000)),
  file('empty recipes', `[${Array.from({ length: 300_000 }, () => '{}').join(',')}]`),
  file(
    'a measure of brackets',
    JSON.stringify({ drinks: [{ strDrink: 'A', strIngredient1: 'Gin', strMeasure1: '('.repeat(20_000) }] }),
  ),
];
