/** What a guest meets first on each screen: it can be read, lies in front, and stands where it stood on the last one. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, ownersBearer } from '../api.ts';
import { PHONE, usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { answerQuiz, joinAs, orderRecommended, startBrewing } from '../steps.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const bottomOf = ({ y, height }: Box): number => y + height;
const boxOf = async (one: Locator): Promise<Box> => (await one.first().boundingBox())!;

/** Phones, a tablet both ways, and a small desktop. */
const SIZES = [
  [390, 844],
  [360, 640],
  [320, 568],
  [768, 1024],
  [1024, 768],
  [1280, 800],
] as const;
const LYING = [
  [1024, 768],
  [1280, 800],
] as const;

describe('first sight', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  const someone = async (more: object = {}): Promise<Page> => {
    const page = await people.browser.newPage({
      ...PHONE,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...more,
    });
    page.setDefaultTimeout(15_000);
    return page;
  };
  const join = (page: Page, type: string) => page.goto(`${server.origin}/kiosk/live?joinCode=${server.codes[type]}`);

  it.each(['light', 'dark'] as const)('sets the words of the header on the colour of its scene, %s', async (scheme) => {
    const page = await someone({ colorScheme: scheme });
    const scenes: [string, () => Promise<void>][] = [
      ['story-tree', () => page.getByText('Stop 1 of 3').waitFor()],
      ['toy-kiosk', () => page.getByRole('button', { name: 'Turn the knob' }).waitFor()],
      ['fifteen-twenty', () => page.getByRole('button', { name: /DJ Kit/ }).click()],
    ];
    for (const [type, arrive] of scenes) {
      await join(page, type);
      await arrive();
      await page.locator('[data-scene]').waitFor();
      const contrasts = await page.locator('[data-side=guest] > header').evaluate(contrastsIn);
      expect.soft(contrasts.length, type).toBeGreaterThanOrEqual(3);
      for (const { text, contrast } of contrasts)
        expect.soft(contrast, `${type}: “${text}”`).toBeGreaterThanOrEqual(4.5);
    }
    await page.context().close();
  });

  it('paints nothing over the install card of a screen that lies', async () => {
    const page = await someone({ isMobile: false, viewport: { width: 1024, height: 768 } });
    for (const [width, height] of LYING) {
      await page.setViewportSize({ width, height });
      await page.goto(`${server.origin}/kiosk/live`);
      await page.mouse.click(width - 5, 5);
      await page.getByRole('button', { name: 'Maybe Later' }).waitFor();
      const card = page.locator('[data-prompt] section');
      // Without the corners, which are round.
      const { x, y, width: across, height: tall } = await boxOf(card);
      const clip = { x: x + 24, y: y + 2, width: across - 48, height: tall - 4 };
      const seen = await page.screenshot({ clip, animations: 'disabled' });
      await page.locator('[data-alcove]').evaluate((half: HTMLElement) => (half.style.visibility = 'hidden'));
      const alone = await page.screenshot({ clip, animations: 'disabled' });
      expect(seen.equals(alone), `${width} × ${height}`).toBe(true);
    }
    await page.context().close();
  });

  it('keeps the way back of short and long pages at one height below the header', async () => {
    const page = await someone({ isMobile: false });
    const back = page.locator('[data-back]');
    const screens: [string, () => Promise<unknown>][] = [
      ['the notice of no bar', () => page.goto(`${server.origin}/privacy/nowhere`)],
      ['the notice', () => page.goto(`${server.origin}/privacy/demo-bar`)],
      [
        'no connection',
        async () => {
          await page.route('**/code/*', (route) => route.abort());
          await join(page, 'mbti');
          await page.getByRole('heading', { name: 'No connection' }).waitFor();
          await page.unroute('**/code/*');
        },
      ],
      [
        'no questions',
        async () => {
          await page.route('**/questions', (route) => route.fulfill({ status: 500, json: {} }));
          await joinAs(page, server, server.codes['ez-pairing']!, 'Ada');
          await page.getByRole('button', { name: 'Try Again' }).waitFor();
          await page.unroute('**/questions');
        },
      ],
      [
        'a question',
        async () => {
          await page.reload();
          await page.getByText('Question 1 of 5').first().waitFor();
        },
      ],
      [
        'two phones',
        async () => {
          await join(page, 'fifteen-twenty');
          await page.getByRole('button', { name: /two phones/ }).click();
        },
      ],
      [
        'moods',
        async () => {
          await join(page, 'vibes-matching');
          await page.getByRole('checkbox', { name: 'Zen' }).check();
          await page.getByRole('button', { name: 'That’s the mood' }).click();
          await page.getByRole('button', { name: 'Roll the film' }).waitFor();
        },
      ],
    ];
    for (const [name, go] of screens) {
      await go();
      await back.first().waitFor();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        const [way, header] = [await boxOf(back), await boxOf(page.locator('[data-side=guest] > header'))];
        const below = way.y - bottomOf(header);
        expect.soft(below, `${name} at ${width} × ${height}`).toBeGreaterThanOrEqual(-1);
        expect.soft(below, `${name} at ${width} × ${height}`).toBeLessThanOrEqual(16);
        const heading = page.getByRole('main').getByRole('heading', { level: 1 });
        if ((await heading.count()) === 0) continue;
        const words = await boxOf(heading);
        const isClear = words.y >= bottomOf(way) - 1 || words.x >= way.x + way.width;
        expect.soft(isClear, `${name} at ${width} × ${height}: clear of the heading`).toBe(true);
      }
    }
    await page.context().close();
  });

  it('draws what failed, or is not there, large, with one large way on', async () => {
    const page = await someone({ isMobile: false });
    const main = page.getByRole('main');
    const screens: [string, string, () => Promise<unknown>][] = [
      ['no such bar', 'Back to Join', () => page.goto(`${server.origin}/privacy/nowhere`)],
      [
        'no questions',
        'Try Again',
        async () => {
          await page.route('**/questions', (route) => route.fulfill({ status: 500, json: {} }));
          await joinAs(page, server, server.codes['ez-pairing']!, 'Ada');
        },
      ],
      [
        'no answer of the machine',
        'Try Again',
        async () => {
          await page.route('**/machine', (route) => route.abort());
          await join(page, 'toy-kiosk');
        },
      ],
      [
        'nothing found',
        'Show everything',
        async () => {
          await page.unroute('**/machine');
          await join(page, 'ordering-terminal');
          await page.getByRole('searchbox').fill('zzzz');
        },
      ],
      ['no page', 'Go to the start', () => page.goto(`${server.origin}/no/such/page`)],
    ];
    for (const [name, way, go] of screens) {
      await go();
      const button = page.getByRole('button', { name: way });
      await button.waitFor();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const at = `${name} at ${width} × ${height}`;
        const glass = await main.locator('svg').evaluateAll((all) => {
          const boxes = all.map((one) => one.getBoundingClientRect());
          return boxes.toSorted((one, other) => other.height - one.height)[0]!.toJSON() as DOMRect;
        });
        const on = await boxOf(button);
        // With the light about it.
        const least = height < 740 ? 96 : width < 640 ? 120 : 240;
        expect.soft(glass.height, `${at}: drawn`).toBeGreaterThanOrEqual(least);
        expect.soft(on.height, `${at}: the way on`).toBeGreaterThanOrEqual(56);
        if (name !== 'no page') {
          const middle = (Math.min(glass.x, on.x) + Math.max(glass.right, on.x + on.width)) / 2;
          expect.soft(Math.abs(middle - width / 2), `${at}: in the middle`).toBeLessThan(width * 0.1);
        }
        if (name === 'no questions' && width > height)
          expect.soft(glass.y + glass.height / 2, `${at}: not at its head`).toBeGreaterThan(height * 0.4);
        if (height >= 640) expect.soft(bottomOf(on), `${at}: the way on in sight`).toBeLessThanOrEqual(height);
      }
    }
    for (const [width, height] of LYING) {
      await page.setViewportSize({ width, height });
      const { x, y, width: across } = await boxOf(page.locator('[data-alcove]'));
      expect.soft([x, y, across], `no page at ${width}: its half`).toEqual([0, 0, width / 2]);
    }
    await page.context().close();
  });

  it('shows the table while two phones look for each other, and keeps a button beside its field', async () => {
    const page = await someone({ isMobile: false });
    for (const type of ['fifteen-twenty', 'five-mui']) {
      await page.setViewportSize({ width: 390, height: 844 });
      await join(page, type);
      await page.getByRole('button', { name: /two phones/ }).click();
      const field = page.getByLabel('I have a number');
      const sit = page.getByRole('button', { name: 'Sit down' });
      await field.waitFor();
      const table = page.locator('main [class*=stage] > svg').first();
      const check = async (state: string) => {
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          const at = `${type}, ${state}, ${width} × ${height}`;
          const picture = await boxOf(table);
          expect.soft(picture.height / height, `${at}: the table`).toBeGreaterThanOrEqual(width > height ? 0.6 : 0.2);
          const [typed, button] = [await boxOf(field), await boxOf(sit)];
          expect.soft(button.y, `${at}: beside the field`).toBeCloseTo(typed.y, 0);
          if (height >= 640) expect.soft(bottomOf(button), `${at}: in sight`).toBeLessThanOrEqual(height);
          const opens = await boxOf(page.getByRole('button', { name: 'Open a table' }));
          const isBeside = picture.x + picture.width <= opens.x;
          expect.soft(isBeside || bottomOf(picture) <= opens.y, `${at}: clear of the table`).toBe(true);
          if (width > height) expect.soft(isBeside, `${at}: two halves`).toBe(true);
        }
      };
      await check('empty');
      await sit.click();
      await page.getByText('A table has a number of three digits.').waitFor();
      await check('refused');
    }
    await page.context().close();
  });

  it('lets the street of a capsule fill the screen, its words in the sky', async () => {
    const page = await someone({ isMobile: false });
    await join(page, 'toy-kiosk');
    await page.getByRole('button', { name: 'Turn the knob' }).click();
    const street = page.getByRole('button', { name: 'Open the capsule' });
    await street.waitFor();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const at = `${width} × ${height}`;
      const [whole, header] = [await boxOf(street), await boxOf(page.locator('[data-side=guest] > header'))];
      expect.soft([whole.x, whole.width], `${at}: from edge to edge`).toEqual([0, width]);
      expect.soft(whole.y, `${at}: below the header`).toBeCloseTo(bottomOf(header), 0);
      expect.soft(bottomOf(whole), `${at}: down to the foot`).toBeGreaterThanOrEqual(height - 1);
      const ball = await boxOf(street.locator('span:has(> svg)'));
      const words = await boxOf(page.getByRole('main').getByRole('heading', { level: 1 }));
      expect.soft(bottomOf(words), `${at}: above the capsule`).toBeLessThanOrEqual(ball.y);
      expect.soft(bottomOf(ball), `${at}: the capsule in sight`).toBeLessThanOrEqual(height);
    }
    await page.context().close();
  });

  it('gives the questions of a round the screen, and what it leads to its room where a name is missing', async () => {
    const headers = await ownersBearer(server);
    const host = async (path: string, body: object): Promise<string> => {
      const reply = await callApi(server, 'POST', `/api/admin/shops/demo-bar/round${path}`, { headers, body });
      return (reply.body as { round: { roundId: string } }).round.roundId;
    };
    const roundId = await host('', { set: 'four-corners', pace: 'host' });
    const stranger = { 'x-device-id': randomUUID(), 'x-join-code': server.codes['mbti']! };
    const agree = (question: number) =>
      callApi(server, 'POST', '/api/admin/shops/demo-bar/round/answers', {
        headers: stranger,
        body: { roundId, question, answer: 0 },
      });
    const page = await someone({ isMobile: false });
    await join(page, 'mbti');
    await page.getByRole('button', { name: 'Join in' }).click();
    const leave = page.getByRole('button', { name: 'Leave the round' });
    const standsAtFoot = async (name: string) => {
      for (const [width, height] of [
        [390, 844],
        [768, 1024],
        [1024, 768],
      ] as const) {
        await page.setViewportSize({ width, height });
        const below = height - bottomOf(await boxOf(leave));
        expect.soft(below, `${name} at ${width} × ${height}: the way out in sight`).toBeGreaterThanOrEqual(0);
        expect.soft(below, `${name} at ${width} × ${height}: the way out at the foot`).toBeLessThanOrEqual(72);
      }
    };
    await page.getByRole('heading', { name: 'You are in' }).waitFor();
    await standsAtFoot('gathering');
    await host('/next', { roundId, step: -1 });
    await page.getByRole('progressbar', { name: 'Question 1 of 4' }).waitFor();
    await standsAtFoot('a question');
    await page.setViewportSize({ width: 390, height: 844 });
    const answers = page.getByRole('main').getByRole('list').last();
    expect((await boxOf(answers)).height / 844, 'the answers').toBeGreaterThanOrEqual(0.5);
    for (const question of [0, 1, 2, 3]) {
      await page.getByRole('progressbar', { name: `Question ${question + 1} of 4` }).waitFor();
      await answers.getByRole('button').first().click();
      await page.getByText('Noted. The next question comes by itself.').waitFor();
      await agree(question);
      await host('/next', { roundId, step: question });
    }
    await page.getByText('You and somebody in this room are the closest: 4 of 4').waitFor();
    const tell = page.getByRole('button', { name: 'Tell my name' });
    await tell.click();
    const order = page.getByRole('button', { name: 'See details and order' });
    const isWhole = async (name: string) => {
      const [field, button] = [await boxOf(page.getByLabel('Who is it?')), await boxOf(tell)];
      expect.soft(button.y, `${name}: the button beside its field`).toBeCloseTo(field.y, 0);
      for (const tile of await page.getByRole('list', { name: 'Recommendations' }).getByRole('button').all())
        expect.soft(bottomOf(await boxOf(tile)), `${name}: an alternative`).toBeLessThanOrEqual((await boxOf(order)).y);
    };
    await isWhole('asked');
    await tell.click();
    await page.getByText('Which first name shall be told?').waitFor();
    await isWhole('without a name');
    await page.context().close();
  });

  it('keeps the seconds that are left in one line while it brews', async () => {
    const page = await someone({ isMobile: false });
    await joinAs(page, server, server.codes['ez-pairing']!, 'Ada');
    await answerQuiz(page, [2, 0, 2, 3, 3]);
    await orderRecommended(page);
    await page.goto(`${server.origin}/approve?shopId=demo-bar`);
    await page.clock.install();
    await startBrewing(page);
    const timer = page.getByRole('timer');
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const lines = await timer.evaluate((one) => {
        one.firstChild!.textContent = one.textContent.replace(/\d+/, '59');
        while (one.childNodes.length > 1) one.lastChild!.remove();
        const range = document.createRange();
        range.selectNodeContents(one);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect.soft(lines, `${width} × ${height}`).toBe(1);
    }
    await page.context().close();
  });
});

/** In the page. @returns each text of the header, and its contrast with what the header's scene is painted in */
function contrastsIn(header: Element): { text: string; contrast: number }[] {
  const channels = (colour: string) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const luminance = (colour: string) => {
    const [red, green, blue] = channels(colour).map((byte) => {
      const share = byte / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const ground = luminance(getComputedStyle(header, '::before').backgroundColor);
  const holders = [...header.querySelectorAll('*')].filter(
    (one) =>
      !one.closest('[class*=logo]') &&
      [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
  );
  return holders.map((one) => {
    const ink = luminance(getComputedStyle(one).color);
    const [light, dark] = ink > ground ? [ink, ground] : [ground, ink];
    return { text: one.textContent ?? '', contrast: (light + 0.05) / (dark + 0.05) };
  });
}
