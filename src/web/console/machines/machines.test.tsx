import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Machine } from '#contract/machines/console.ts';
import { open, OWNER, refused, signIn, stubServer, type Answers, type Sent } from '#test/console-page.tsx';
import { newsStream } from '#test/news-stream.ts';

const AT = '/api/admin/shops/s1/machines';
const NOW = '2026-11-22T12:00:00.000Z';
const machine = (more: Partial<Machine> = {}): Machine => ({
  id: 'm1',
  name: 'By the window',
  kind: 'own',
  state: 'ready',
  isPaired: true,
  codeExpiresAt: null,
  lastSeenAt: NOW,
  firmware: 'mixer 1.4',
  says: 'idle',
  levels: [],
  pause: null,
  fault: null,
  cleaningRequired: false,
  simulatedFault: null,
  job: null,
  care: null,
  createdAt: NOW,
  ...more,
});

function atMachines(before: Machine[], more: Answers = {}) {
  let machines = before;
  const news = newsStream();
  let isFollowed = false;
  let seq = 1;
  const change = (id: string, to: Partial<Machine>) => {
    machines = machines.map((one) => (one.id === id ? { ...one, ...to } : one));
    return { machine: machines.find((one) => one.id === id) };
  };
  const pairing = { code: 'BCDF-GHJK', expiresAt: new Date(Date.now() + 600_000).toISOString() };
  const sent = stubServer({
    'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar' },
    'GET /api/admin/shops/s1/events': () => {
      isFollowed = true;
      return news.answer();
    },
    [`GET ${AT}`]: () => ({ now: NOW, machines }),
    [`POST ${AT}`]: ({ body }: Sent) => {
      const { name } = body as { name: string };
      const added = machine({ name, state: 'unpaired', isPaired: false, codeExpiresAt: pairing.expiresAt });
      machines = [...machines, added];
      return { machine: added, pairing };
    },
    [`POST ${AT}/m1/pairing-code`]: () => ({ ...change('m1', { codeExpiresAt: pairing.expiresAt }), pairing }),
    [`POST ${AT}/m1/stop`]: () => change('m1', {}),
    [`POST ${AT}/m1/clear-fault`]: () => change('m1', { fault: null, state: 'ready' }),
    [`PUT ${AT}/m1/pause`]: ({ body }: Sent) => {
      const { paused, reason } = body as { paused: boolean; reason?: { en: string; 'zh-HK': string } };
      const pause = paused ? { since: NOW, reason: reason ?? { en: '', 'zh-HK': '' } } : null;
      return change('m1', { pause, state: paused ? 'paused' : 'ready' });
    },
    [`PATCH ${AT}/m1`]: ({ body }: Sent) => change('m1', body as Partial<Machine>),
    [`DELETE ${AT}/m1`]: () => {
      machines = [];
      return { success: true };
    },
    ...more,
  });
  open('/shops/s1/machines');
  return {
    sent,
    change,
    isFollowed: () => isFollowed,
    say: () => {
      seq++;
      return news.say({ seq, reset: false, events: [{ seq, kind: 'machine' }] });
    },
  };
}
const card = async (name = 'By the window') => within(await screen.findByRole('region', { name }));
const press = async (name: string) => userEvent.click(await (await card()).findByRole('button', { name }));
const answer = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

describe('the page of the machines', () => {
  it('says what it means to have none, and connects one by a code that is shown once', async () => {
    const { change, say, isFollowed } = atMachines([]);
    expect(await screen.findByRole('heading', { name: 'No machine is connected' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Add a machine' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show its pairing code' }));
    expect(await screen.findByText('Give the machine a name.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'By the window');
    await userEvent.click(screen.getByRole('button', { name: 'Show its pairing code' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pair By the window' }));
    expect(dialog.getByText('BCDF-GHJK')).toBeTruthy();
    expect(dialog.getByText(`npm run machine -- --server ${location.origin} --code BCDF-GHJK`)).toBeTruthy();
    await waitFor(() => expect(isFollowed()).toBe(true));
    change('m1', { state: 'ready', isPaired: true, codeExpiresAt: null });
    await say();
    expect(await dialog.findByText('The machine is connected.')).toBeTruthy();
  });

  it('adds a simulator in one tap, says what it is, and has it fail by name', async () => {
    let machines: Machine[] = [];
    const { sent } = atMachines([], {
      [`GET ${AT}`]: () => ({ now: NOW, machines }),
      [`POST ${AT}/simulator`]: ({ body }: Sent) => {
        machines = [machine({ kind: 'simulator', ...(body as { name: string }) })];
        return { machine: machines[0] };
      },
      [`PUT ${AT}/m1/simulator`]: ({ body }: Sent) => {
        machines = [{ ...machines[0]!, simulatedFault: (body as { fault: 'no_glass' | null }).fault }];
        return { machine: machines[0] };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a simulator' }));
    const added = await card('Simulator');
    expect(added.getByText(/pours nothing: what it makes is not counted/)).toBeTruthy();
    expect(added.queryByRole('button', { name: 'Pairing code' })).toBeNull();
    await userEvent.selectOptions(added.getByRole('combobox', { name: 'With each drink' }), 'It sees no glass');
    await waitFor(() =>
      expect(added.getByRole<HTMLSelectElement>('combobox', { name: 'With each drink' }).value).toBe('no_glass'),
    );
    await userEvent.selectOptions(added.getByRole('combobox', { name: 'With each drink' }), 'Everything works');
    const faults = sent.filter(({ route }) => route === `PUT ${AT}/m1/simulator`).map(({ body }) => body);
    await waitFor(() => expect(faults).toEqual([{ fault: 'no_glass' }, { fault: null }]));
  });

  it('adds a second one by a name', async () => {
    const { sent } = atMachines([machine()], {
      [`POST ${AT}/simulator`]: () => ({ machine: machine({ id: 'm2', kind: 'simulator' }) }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a machine' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Trial');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What it speaks' }), 'simulator');
    await userEvent.click(screen.getByRole('button', { name: 'Add it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.find(({ route }) => route === `POST ${AT}/simulator`)?.body).toEqual({ name: 'Trial' });
  });

  it('keeps what was typed where it cannot be added', async () => {
    atMachines([], { [`POST ${AT}`]: refused(422, 'Give the machine a name.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a machine' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
    await userEvent.type(field, 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Show its pairing code' }));
    expect(await screen.findByText('Give the machine a name.')).toBeTruthy();
    expect(field.value).toBe('x');
  });

  it('shows what it pours as it pours, and stops it', async () => {
    const job: NonNullable<Machine['job']> = {
      jobId: 'j1',
      orderId: 'o1',
      displayId: 'A17',
      state: 'dispensing' as const,
      progress: 40,
      step: '2/5',
      message: '',
      stoppable: true,
      issuedAt: NOW,
      estimateMs: 20_000,
    };
    const { change, say, sent, isFollowed } = atMachines([machine({ state: 'busy', job })]);
    expect(await (await card()).findByText('A17')).toBeTruthy();
    const bar = (await card()).getByRole('progressbar', { name: 'Progress of A17' });
    expect(bar.getAttribute('value')).toBe('40');
    await waitFor(() => expect(isFollowed()).toBe(true));
    change('m1', { job: { ...job, progress: 80 } });
    await say();
    await waitFor(() => expect(bar.getAttribute('value')).toBe('80'));
    await press('Stop');
    expect(await (await card()).findByText('Told to stop.')).toBeTruthy();
    expect(sent.filter(({ route }) => route === `POST ${AT}/m1/stop`)).toHaveLength(1);
  });

  it('says what is the matter, and gives it orders again once somebody has looked', async () => {
    atMachines([machine({ state: 'fault', fault: { code: 'over_current', at: NOW } })]);
    expect(await (await card()).findByText(/A pump drew too much current/)).toBeTruthy();
    await press('I have looked at it');
    await waitFor(async () => expect((await card()).queryByText(/too much current/)).toBeNull());
    expect((await card()).getByText('Ready')).toBeTruthy();
  });

  it('pauses with the words guests read, and goes on', async () => {
    const { sent } = atMachines([machine()]);
    await press('Pause');
    const dialog = within(await screen.findByRole('dialog', { name: 'Pause By the window' }));
    await userEvent.type(dialog.getByLabelText('Reason, English'), 'Being cleaned');
    await userEvent.click(dialog.getByRole('button', { name: 'Pause' }));
    expect(await (await card()).findByText(/Being cleaned/)).toBeTruthy();
    await press('Give it orders again');
    const again = within(await screen.findByRole('dialog', { name: 'Pause By the window' }));
    await userEvent.click(again.getByRole('button', { name: 'Give it orders again' }));
    await waitFor(async () => expect((await card()).queryByText(/Being cleaned/)).toBeNull());
    expect(sent.filter(({ route }) => route === `PUT ${AT}/m1/pause`).map(({ body }) => body)).toEqual([
      { paused: true, reason: { en: 'Being cleaned', 'zh-HK': '' } },
      { paused: false },
    ]);
  });

  it('asks before a device is let go or the machine removed', async () => {
    const { sent } = atMachines([machine()]);
    await press('Pairing code');
    expect(sent.some(({ route }) => route === `POST ${AT}/m1/pairing-code`)).toBe(false);
    await answer('Make a new code');
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Pair By the window' })).getByRole('button', { name: 'Done' }),
    );
    await press('Remove');
    await answer('Remove');
    expect(await screen.findByRole('heading', { name: 'No machine is connected' })).toBeTruthy();
  });

  it('shows that a machine has fallen silent, and what is done to keep it well', async () => {
    const { change, say, isFollowed } = atMachines([machine()]);
    expect(await (await card()).findByText('Ready')).toBeTruthy();
    await waitFor(() => expect(isFollowed()).toBe(true));
    change('m1', { state: 'offline' });
    await say();
    expect(await (await card()).findByText('Offline')).toBeTruthy();
    change('m1', { state: 'busy', care: { careId: 'c1', kind: 'clean', slot: 1, progress: null } });
    await say();
    expect(await (await card()).findByText('Being cared for')).toBeTruthy();
  });

  it('shows what is left, and what runs out', async () => {
    atMachines([
      machine({
        levels: [
          { slot: 1, pct: 80 },
          { slot: 2, pct: 9.6 },
        ],
      }),
    ]);
    const list = within(await (await card()).findByRole('list', { name: 'What is left, by pump' }));
    expect(list.getByText('Pump 1: 80 %')).toBeTruthy();
    expect(list.getByText('Pump 2: 10 %').closest('li')?.hasAttribute('data-low')).toBe(true);
  });

  it('offers to try again where they cannot be read', async () => {
    const { sent } = atMachines([], { [`GET ${AT}`]: refused(422, 'No.') });
    await userEvent.click(await screen.findByRole('button', { name: /try again/i }, { timeout: 5000 }));
    await waitFor(() => expect(sent.filter(({ route }) => route === `GET ${AT}`).length).toBeGreaterThan(1));
  });
});
