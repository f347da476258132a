import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, open, refused, signIn, stubServer, type Answers, type Sent } from '#test/console-page.tsx';

const AT = '/api/admin/backups';
const counts = (more: object = {}) => ({ shops: 2, recipes: 85, orders: 7, lastOrderAt: null, ...more });
const NAME = 'sipwell-20261122T040000.000Z-nightly.tar.gz';
const backup = (more: object = {}) => ({
  name: NAME,
  at: '2026-11-22T04:00:00.000Z',
  reason: 'nightly',
  bytes: 1_300_000,
  content: { ...counts(), madeAt: '2026-11-22T04:00:00.000Z', version: '1.0.0' },
  check: { at: '2026-11-22T04:00:01.000Z', problem: null },
  offsite: null,
  ...more,
});
const list = (backups: object[], more: object = {}) => ({
  backups,
  now: counts({ orders: 9 }),
  hour: 4,
  keptNightly: 14,
  trouble: null,
  offsite: null,
  version: '0.1.0',
  isBusy: false,
  ...more,
});
const NO_TROUBLE = { [`GET ${AT}/trouble`]: { trouble: null } };

function atBackups(answers: Answers): Sent[] {
  const sent = stubServer({ ...NO_TROUBLE, ...answers });
  open('/admin/backups');
  return sent;
}
const routes = (sent: Sent[], method: string) => sent.map(({ route }) => route).filter((one) => one.startsWith(method));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  signIn(ADMIN);
});

describe('the page of backups', () => {
  it('shows that it is loading, then that there is none', async () => {
    let answer = (): void => undefined;
    const slow = new ReadableStream({
      start: (body) =>
        void (answer = () => {
          body.enqueue(new TextEncoder().encode(JSON.stringify(list([]))));
          body.close();
        }),
    });
    atBackups({ [`GET ${AT}`]: () => new Response(slow) });
    expect(await screen.findByRole('heading', { name: 'Backups' })).toBeTruthy();
    expect(screen.queryByText('No backups yet')).toBeNull();
    answer();
    expect(await screen.findByText('No backups yet')).toBeTruthy();
    expect(screen.getByText(/Every night at 4:00 one is made/)).toBeTruthy();
  });

  it('says that it failed to load, and tries again', async () => {
    let isUp = false;
    atBackups({ [`GET ${AT}`]: () => (isUp ? list([backup()], { hour: null }) : refused(500)) });
    expect(await screen.findByText('Failed to load the backups.')).toBeTruthy();
    isUp = true;
    await press('Try Again');
    expect(await screen.findByText('Whole')).toBeTruthy();
    expect(screen.getByText('No backup is made by itself.')).toBeTruthy();
    expect(screen.getByText('This server runs Sipwell 0.1.0.')).toBeTruthy();
    expect(screen.queryByText('Failed to load the backups.')).toBeNull();
  });

  it('lists what each holds and how it was checked last', async () => {
    const damaged = { at: '2026-11-22T05:00:00.000Z', problem: 'This backup is damaged.' };
    atBackups({
      [`GET ${AT}`]: list([
        backup(),
        backup({ name: 'b', reason: 'asked', check: null }),
        backup({ name: 'c', reason: 'received', check: damaged, content: null }),
      ]),
    });
    await screen.findByText('Whole');
    const [first, second, third] = screen.getAllByRole('listitem').slice(-3);
    expect(first?.textContent).toMatch(/WholeMade at night · 1\.3 MB2 shops, 85 drinks, 7 orders/);
    expect(second?.textContent).toMatch(/Not checked.*Asked for/);
    expect(third?.textContent).toMatch(
      /Cannot be restored.*Uploaded.*What it holds cannot be read\.This backup is damaged\./,
    );
    const restore = within(third!).getByRole<HTMLButtonElement>('button', { name: /^Restore the backup of/ });
    expect(restore.disabled).toBe(true);
  });

  it('makes one, and says in place why it was refused', async () => {
    let isBusy = true;
    const backups: object[] = [];
    atBackups({
      [`GET ${AT}`]: () => list(backups),
      [`POST ${AT}`]: () => {
        if (isBusy) return refused(409, 'A backup or a restore is under way.');
        backups.push(backup({ reason: 'asked' }));
        return { backup: backups[0] };
      },
    });
    await press('Back up now');
    expect(await screen.findByText('A backup or a restore is under way.')).toBeTruthy();
    isBusy = false;
    await press('Back up now');
    expect(await screen.findByText('The backup is made, and whole.')).toBeTruthy();
    expect(await screen.findByText(/Asked for/)).toBeTruthy();
    expect(screen.queryByText('A backup or a restore is under way.')).toBeNull();
  });

  it('keeps what was there if an upload is refused', async () => {
    atBackups({
      [`GET ${AT}`]: list([backup()]),
      [`POST ${AT}/upload`]: refused(422, 'This backup ends too early.'),
    });
    await screen.findByText('Whole');
    await userEvent.upload(
      screen.getByLabelText('File of a backup'),
      new File(['half'], 'half.tar.gz', { type: 'application/gzip' }),
    );
    expect(await screen.findByText('This backup ends too early.')).toBeTruthy();
    expect(screen.getByText('Whole')).toBeTruthy();
  });

  it('asks for a word before it restores, with both sides counted; then the sign-in says why it is there', async () => {
    const at = `POST ${AT}/${NAME}/restore`;
    const sent = stubServer({
      ...NO_TROUBLE,
      [`GET ${AT}`]: list([backup()]),
      [at]: { success: true, before: 'b' },
      'GET /api/health': { status: 'ok' },
    });
    const place = open('/admin/backups');
    await press(/^Restore the backup of/);
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/It holds 2 shops, 85 drinks, 7 orders\..*2 shops, 85 drinks, 9 orders\./)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(routes(sent, 'POST')).toEqual([]);

    await press(/^Restore the backup of/);
    const again = within(await screen.findByRole('alertdialog'));
    const confirm = again.getByRole<HTMLButtonElement>('button', { name: 'Restore' });
    expect(confirm.disabled).toBe(true);
    await userEvent.type(again.getByRole('textbox'), 'restore');
    await userEvent.click(confirm);
    expect(await screen.findByText('The data is being replaced. This page goes on by itself.')).toBeTruthy();
    expect(routes(sent, 'POST')).toEqual([at]);
    await waitFor(() => expect(place()).toBe('/login'), { timeout: 5000 });
    expect(await screen.findByText('The backup is restored. Sign in again, with the password of then.')).toBeTruthy();
  }, 15_000);
});

describe('copies in a bucket', () => {
  const offsite = (more: object = {}) => ({
    target: 's3.example.com/bar',
    isBusy: false,
    lookedAt: '2026-11-22T05:00:00.000Z',
    trouble: null,
    onlyThere: [],
    ...more,
  });
  const trouble = { since: '2026-11-21T04:00:00.000Z', problem: 'There is no such bucket.' };
  const there = { offsite: { at: '2026-11-22T04:05:00.000Z' } };
  const notThere = { offsite: { at: null } };

  it.each([
    ['there', there, {}, /Also at s3\.example\.com\/bar since Nov 22, 2026/],
    ['to come', notThere, {}, /Not yet at s3\.example\.com\/bar: waiting/],
    ['under way', notThere, { isBusy: true }, /Not yet at s3\.example\.com\/bar: being copied/],
    ['refused', notThere, { trouble }, /Not at s3\.example\.com\/bar: copying has failed since Nov 21, 2026/],
    ['not wanted', { offsite: null, reason: 'received' }, {}, undefined],
  ])('says of each that its copy is %s', async (_case, one, more, words) => {
    atBackups({ [`GET ${AT}`]: list([backup(one)], { offsite: offsite(more) }) });
    const row = (await screen.findByText('Whole')).closest('li');
    if (words) expect(row?.textContent).toMatch(words);
    else expect(row?.textContent).not.toMatch(/s3\.example/);
  });

  it('are not spoken of where no bucket is set', async () => {
    atBackups({ [`GET ${AT}`]: list([backup()]) });
    await screen.findByText('Whole');
    expect(screen.queryByRole('heading', { name: 'Off-site copies' })).toBeNull();
  });

  it('say why they fail, and are tried again', async () => {
    let isWell = false;
    const sent = atBackups({
      [`GET ${AT}`]: () => list([backup(isWell ? there : notThere)], { offsite: offsite(isWell ? {} : { trouble }) }),
      [`POST ${AT}/offsite`]: () => ((isWell = true), { success: true }),
    });
    const alert = await screen.findByText(/Copying has failed since Nov 21, 2026.*There is no such bucket\./);
    expect(alert.getAttribute('role')).toBe('alert');
    await press('Try Again');
    expect(await screen.findByText('The bucket is being compared with this server.')).toBeTruthy();
    expect(await screen.findByText(/Also at s3/)).toBeTruthy();
    expect(screen.queryByText(/Copying has failed/)).toBeNull();
    expect(routes(sent, 'POST')).toEqual([`POST ${AT}/offsite`]);
  });

  it('that are only there are brought back, or said why not', async () => {
    let isWhole = false;
    const one = { name: NAME, at: '2026-11-20T04:00:00.000Z', reason: 'nightly', bytes: 2_000_000 };
    const at = `POST ${AT}/offsite/${NAME}/bring`;
    atBackups({
      [`GET ${AT}`]: () =>
        isWhole ? list([backup(there)], { offsite: offsite() }) : list([], { offsite: offsite({ onlyThere: [one] }) }),
      [at]: () => {
        if (!isWhole) return refused(422, 'This backup ends too early.');
        return { backup: backup(there) };
      },
    });
    await screen.findByRole('heading', { name: 'Only there' });
    await press(/^Bring back the backup of Nov 20, 2026/);
    expect(await screen.findByText('This backup ends too early.')).toBeTruthy();
    isWhole = true;
    await press(/^Bring back the backup of Nov 20, 2026/);
    expect(await screen.findByText('The backup is on this server again, and whole.')).toBeTruthy();
    expect(await screen.findByText('Whole')).toBeTruthy();
    expect(screen.queryByText('Only there')).toBeNull();
  });
});

describe('a night without a backup', () => {
  const trouble = { at: '2026-11-22T04:00:00.000Z', problem: 'The server has no space left.' };

  it('is told to administrators on every page, with the way to the backups, and there with its cause', async () => {
    stubServer({
      [`GET ${AT}/trouble`]: { trouble },
      [`GET ${AT}`]: list([], { trouble }),
      'GET /api/admin/shops': { data: [] },
    });
    const place = open('/shop-admin');
    const alert = within(await screen.findByText(/Last night’s backup failed\./));
    await userEvent.click(alert.getByRole('link', { name: 'Look at the backups' }));
    expect(place()).toBe('/admin/backups');
    expect(await screen.findByText('Last night’s backup failed: The server has no space left.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Look at the backups' })).toBeNull();
  });

  it('is no news if there was a good one', async () => {
    const sent = stubServer({ ...NO_TROUBLE, 'GET /api/admin/shops': { data: [] } });
    open('/shop-admin');
    await waitFor(() => expect(routes(sent, 'GET')).toContain(`GET ${AT}/trouble`));
    expect(screen.queryByText(/Last night’s backup failed/)).toBeNull();
  });
});
