import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CareEntry } from '#contract/machines/care.ts';
import type { Machine } from '#contract/machines/console.ts';
import { open, OWNER, refused, signIn, stubServer, type Answers, type Sent } from '#test/console-page.tsx';
import { newsStream } from '#test/news-stream.ts';

const AT = '/api/admin/shops/s1/machines';
const KEY = `${AT}/m1/display-key`;
const CARE = `${AT}/m1/care`;
const NOW = '2026-11-22T12:00:00.000Z';
const machine = (more: Partial<Machine> = {}) => ({
  id: 'm1',
  name: 'By the window',
  state: 'ready',
  isPaired: true,
  codeExpiresAt: null,
  lastSeenAt: NOW,
  firmware: null,
  says: 'idle',
  levels: [],
  pause: null,
  fault: null,
  cleaningRequired: false,
  job: null,
  care: null,
  createdAt: NOW,
  ...more,
});
const entry = (more: Partial<CareEntry> = {}): CareEntry => ({
  careId: 'c1',
  kind: 'calibrate',
  slot: 2,
  runMs: 5000,
  pulses: 1,
  state: 'done',
  progress: 100,
  code: null,
  message: '',
  by: 'ada',
  issuedAt: NOW,
  endedAt: NOW,
  measured: null,
  ...more,
});
const LINES = [
  { slot: 1, ingredient: 'Gin', ingredientTranslations: {}, mlPerSecond: 10 },
  { slot: 2, ingredient: 'Lime juice', ingredientTranslations: {}, mlPerSecond: 12 },
];

function atMachines(more: Answers = {}, now: Partial<Machine> = {}) {
  let display: object | null = null;
  const sent = stubServer({
    'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar' },
    'GET /api/admin/shops/s1/events': newsStream().answer,
    [`GET ${AT}`]: { now: NOW, machines: [machine(now)] },
    [`GET ${KEY}`]: () => ({ display }),
    [`PUT ${KEY}`]: () => {
      display = { createdAt: NOW, lastSeenAt: null, isOn: false };
      return { display, key: 'new-key' };
    },
    [`DELETE ${KEY}`]: () => ({ display: (display = null) }),
    [`GET ${CARE}`]: { care: [], lines: LINES },
    ...more,
  });
  open('/shops/s1/machines');
  return sent;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const bodies = (sent: Sent[], route: string) => sent.filter((one) => one.route === route).map(({ body }) => body);

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

describe('the screen of a machine', () => {
  it('is opened by a link that is told once, and revoked', async () => {
    atMachines();
    await press('Screen');
    await press('Make a link');
    const own = await dialog('Screen of By the window');
    expect(await own.findByText(`${location.origin}/shops/s1/machines/m1/display#key=new-key`)).toBeTruthy();
    expect(await own.findByRole('img', { name: 'QR code of the screen’s link' })).toBeTruthy();
    expect(own.getByText('The link has not been opened yet.')).toBeTruthy();
    await press('Revoke');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
    expect(await own.findByRole('button', { name: 'Make a link' })).toBeTruthy();
    expect(own.queryByText(/#key=/)).toBeNull();
  });
});

describe('the care of a machine', () => {
  it('primes, cleans in pulses and calibrates the line that is chosen', async () => {
    const sent = atMachines({ [`POST ${CARE}`]: { care: entry({ state: 'issued' }) } });
    await press('Care');
    const care = await dialog('Care of By the window');
    await userEvent.selectOptions(await care.findByLabelText('Pump'), 'Pump 2: Lime juice, 12 ml/s');
    for (const name of ['Prime', 'Clean', 'Calibrate']) await userEvent.click(care.getByRole('button', { name }));
    expect(bodies(sent, `POST ${CARE}`)).toEqual([
      { kind: 'prime', slot: 2, durationMs: 5000 },
      { kind: 'clean', slot: 2, durationMs: 3000, pulses: 5, restMs: 1000 },
      { kind: 'calibrate', slot: 2, durationMs: 5000 },
    ]);
  });

  it('says why the machine cannot be cared for now', async () => {
    atMachines({ [`POST ${CARE}`]: refused(409, 'The machine is pouring another drink.') });
    await press('Care');
    await userEvent.click(await (await dialog('Care of By the window')).findByRole('button', { name: 'Prime' }));
    expect(await screen.findByText('The machine is pouring another drink.')).toBeTruthy();
  });

  it('shows what runs, stops it, and begins nothing else meanwhile', async () => {
    const running = { careId: 'c1', kind: 'clean' as const, slot: 1, progress: 40 };
    const sent = atMachines(
      {
        [`GET ${CARE}`]: { care: [entry({ ...running, state: 'dispensing' })], lines: LINES },
        [`POST ${AT}/m1/stop`]: {},
      },
      { state: 'busy', care: running },
    );
    await press('Care');
    const care = await dialog('Care of By the window');
    const bar = await care.findByRole('progressbar', { name: 'Progress of the care' });
    expect(bar.getAttribute('value')).toBe('40');
    expect((await care.findByRole<HTMLButtonElement>('button', { name: 'Prime' })).disabled).toBe(true);
    await userEvent.click(care.getByRole('button', { name: 'Stop' }));
    expect(bodies(sent, `POST ${AT}/m1/stop`)).toHaveLength(1);
  });

  it('proposes the rate of what was measured before it saves it', async () => {
    let measured: CareEntry['measured'] = null;
    const sent = atMachines({
      [`GET ${CARE}`]: () => ({ care: [entry({ measured })], lines: LINES }),
      [`PUT ${CARE}/c1/measured`]: () => {
        measured = { ml: 48, mlPerSecond: 9.6 };
        return { care: entry({ measured }) };
      },
    });
    await press('Care');
    const care = await dialog('Care of By the window');
    await userEvent.click(await care.findByRole('button', { name: 'Save the rate' }));
    expect(await care.findByText('Type what stands in the glass.')).toBeTruthy();
    await userEvent.type(care.getByLabelText('Millilitres in the glass'), '48');
    expect(await care.findByText('12 ml/s becomes 9.6 ml/s.')).toBeTruthy();
    await userEvent.click(care.getByRole('button', { name: 'Save the rate' }));
    expect(await care.findByText(/48 ml → 9.6 ml\/s/)).toBeTruthy();
    await waitFor(() => expect(care.queryByLabelText('Millilitres in the glass')).toBeNull());
    expect(bodies(sent, `PUT ${CARE}/c1/measured`)).toEqual([{ ml: 48 }]);
  });

  it('keeps a log of who did what, and how it ended', async () => {
    const failed = entry({ careId: 'c2', kind: 'prime', slot: 1, state: 'failed', code: 'pump_fault', by: 'bea' });
    atMachines({ [`GET ${CARE}`]: { care: [failed], lines: LINES } });
    await press('Care');
    const log = within(await (await dialog('Care of By the window')).findByRole('region', { name: 'What was done' }));
    expect(await log.findByText(/Failed: A pump does not work\./)).toBeTruthy();
    expect(log.getByText(/Pump 1 \(Gin\)/)).toBeTruthy();
    expect(log.getByText(/bea/)).toBeTruthy();
  });
});
