import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { open, OWNER, refused, signIn, stubServer, type Answers, type Sent } from '#test/console-page.tsx';

const AT = '/api/admin/shops/s1/board-key';
const board = (more: object = {}) => ({
  showsNames: true,
  joinCode: null,
  createdAt: '2026-11-22T12:00:00.000Z',
  ...more,
});

/** A server with, or without, a key. */
function atSettings(before: object | null, more: Answers = {}): Sent[] {
  let now = before;
  const sent = stubServer({
    'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar' },
    'GET /api/admin/shops/s1/selling': { settings: { hours: null, alcoholHours: null }, now: { pause: null } },
    'GET /api/kiosk-instances': { data: [{ join_code: 'ABC123', name: 'By the door' }] },
    [`GET ${AT}`]: () => ({ board: now }),
    [`PUT ${AT}`]: ({ body }: Sent) => {
      const { renew, ...change } = body as { renew?: boolean };
      const key = now === null || renew ? 'new-key' : null;
      now = { ...board(), ...now, ...change };
      return { board: now, key };
    },
    [`DELETE ${AT}`]: () => ({ board: (now = null) }),
    ...more,
  });
  open('/shops/s1/settings');
  return sent;
}
const card = async () => within(await screen.findByRole('region', { name: 'Now-serving board' }));
const press = async (name: string) => userEvent.click(await (await card()).findByRole('button', { name }));
const answer = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const bodies = (sent: Sent[], method: string) =>
  sent.filter(({ route }) => route === `${method} ${AT}`).map(({ body }) => body);

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

describe('the card of the board', () => {
  it('shows a new link once, to copy and to scan', async () => {
    atSettings(null);
    await press('Make a link');
    expect(await (await card()).findByText(`${location.origin}/shops/s1/board#key=new-key`)).toBeTruthy();
    expect((await card()).getByRole('button', { name: 'Copy the board’s link' })).toBeTruthy();
    expect(await (await card()).findByRole('img', { name: 'QR code of the board’s link' })).toBeTruthy();
  });

  it('changes what the board shows without a new link', async () => {
    const sent = atSettings(board());
    await userEvent.click(await (await card()).findByRole('switch', { name: 'First names' }));
    await waitFor(async () =>
      expect((await card()).getByRole<HTMLInputElement>('switch', { name: 'First names' }).checked).toBe(false),
    );
    await (await card()).findByRole('option', { name: 'By the door · ABC123' });
    await userEvent.selectOptions((await card()).getByLabelText('Code to order with'), 'ABC123');
    await waitFor(() => expect(bodies(sent, 'PUT')).toEqual([{ showsNames: false }, { joinCode: 'ABC123' }]));
    expect(screen.queryByText(/#key=/)).toBeNull();
  });

  it('asks before it makes a new link or revokes the one there is', async () => {
    const sent = atSettings(board());
    await press('Make a new link');
    expect(bodies(sent, 'PUT')).toEqual([]);
    await answer('Make a new link');
    expect(await (await card()).findByText(/#key=new-key/)).toBeTruthy();
    expect(bodies(sent, 'PUT')).toEqual([{ renew: true }]);
    await press('Revoke');
    await answer('Revoke');
    expect(await (await card()).findByRole('button', { name: 'Make a link' })).toBeTruthy();
    expect(screen.queryByText(/#key=/)).toBeNull();
    expect(bodies(sent, 'DELETE')).toHaveLength(1);
  });

  it('says when nothing was changed', async () => {
    atSettings(null, { [`PUT ${AT}`]: refused(500) });
    await press('Make a link');
    expect(await (await card()).findByText('That did not work. Try again.')).toBeTruthy();
  });
});
