import { beforeEach, describe, expect, it } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADMIN, open, OWNER, refused, signIn, stubServer, type Answers } from '#test/console-page.tsx';

const person = (id: string, username: string, part: object = {}) => ({
  id,
  username,
  disabled: false,
  created_at: '2026-01-02T00:00:00.000Z',
  own: false,
  ...part,
});
const invitation = (id: string, part: object = {}) => ({
  id,
  role: 'STAFF',
  shops: [{ id: 's1', name: 'Bar' }],
  invited_by: 'admin',
  created_at: '2026-01-02T00:00:00.000Z',
  expires_at: '2026-01-09T00:00:00.000Z',
  ...part,
});

const serve = (answers: Answers = {}) =>
  stubServer({
    'GET /api/administrators': { administrators: [person('a1', 'admin', { own: true }), person('a2', 'ben')] },
    'GET /api/admin/shops': {
      data: [
        { shop_id: 's1', name: 'Bar' },
        { shop_id: 's2', name: 'Tea' },
      ],
    },
    'GET /api/invitations': { invitations: [] },
    'POST /api/invitations': { invitation: invitation('i1'), token: 'the-token' },
    ...answers,
  });
const cardOf = async (name: string) => within(await screen.findByRole('region', { name }));
const inviteCard = async () => {
  const [card] = await screen.findAllByRole('region', { name: 'Invite by link' });
  return within(card!);
};

beforeEach(() => {
  localStorage.clear();
  signIn(ADMIN);
});

it('is no page of an owner', async () => {
  signIn(OWNER);
  serve();
  const at = open('/accounts');
  await waitFor(() => expect(at()).toBe('/landing'));
});

describe('the administrators', () => {
  it('are disabled after a question, and enabled again', async () => {
    let disabled = false;
    const sent = serve({
      'GET /api/administrators': () => ({
        administrators: [person('a1', 'admin', { own: true }), person('a2', 'ben', { disabled })],
      }),
      'PATCH /api/administrators/a2': () => person('a2', 'ben', { disabled: (disabled = !disabled) }),
    });
    open('/accounts');
    const card = await cardOf('Administrators');
    const own = await card.findByRole('row', { name: /^admin/ });
    expect(within(own).queryByRole('button')).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Disable ben' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disable' }));
    expect(await card.findByText('ben is disabled.')).toBeTruthy();
    await userEvent.click(await card.findByRole('button', { name: 'Enable ben' }));
    expect(await card.findByText('ben can sign in again.')).toBeTruthy();
    const bodies = sent.filter(({ route }) => route === 'PATCH /api/administrators/a2').map(({ body }) => body);
    expect(bodies).toEqual([{ disabled: true }, { disabled: false }]);
  });

  it('are told why the last one stays', async () => {
    const message = 'The server needs an administrator who can sign in.';
    serve({ 'PATCH /api/administrators/a2': { status: 409, body: { code: 'last-administrator', message } } });
    open('/accounts');
    const card = await cardOf('Administrators');
    await userEvent.click(await card.findByRole('button', { name: 'Disable ben' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disable' }));
    expect(await card.findByText(`That did not work: ${message}`)).toBeTruthy();
  });

  it('can be loaded again', async () => {
    serve({ 'GET /api/administrators': refused(500) });
    open('/accounts');
    expect(await screen.findByText('Failed to load the administrators.')).toBeTruthy();
  });
});

describe('an invitation', () => {
  it('of an administrator is of no shop, and its link is shown once', async () => {
    const sent = serve();
    open('/accounts');
    const card = await inviteCard();
    await userEvent.click(card.getByRole('button', { name: 'Invite by link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'The invitation is ready' }));
    expect(dialog.getByText(`${location.origin}/invitation#the-token`)).toBeTruthy();
    expect(await dialog.findByRole('img', { name: 'QR code of the invitation' })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'I have passed it on' }));
    expect(screen.queryByText(/the-token/)).toBeNull();
    expect(sent.find(({ route }) => route === 'POST /api/invitations')?.body).toEqual({ role: 'ADMIN', shopIds: [] });
  });

  it('of an owner is of chosen shops, and says at them that none is chosen', async () => {
    const sent = serve({
      'POST /api/invitations': ({ body }: { body: { shopIds: string[] } }) =>
        body.shopIds.length > 0
          ? { invitation: invitation('i1'), token: 'the-token' }
          : {
              status: 422,
              body: {
                code: 'invalid-request',
                message: 'Wrong',
                errors: [{ path: 'shopIds', message: 'Choose a shop.' }],
              },
            },
    });
    open('/accounts');
    const card = await inviteCard();
    await waitFor(() => expect(card.getAllByRole('option')).toHaveLength(3));
    await userEvent.selectOptions(card.getByLabelText('Invite as'), 'Owner');
    await userEvent.click(card.getByRole('button', { name: 'Invite by link' }));
    expect(await card.findByText('Choose a shop.')).toBeTruthy();
    for (const name of ['Bar', 'Tea']) await userEvent.click(card.getByRole('button', { name }));
    expect(card.queryByText('Choose a shop.')).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Invite by link' }));
    await screen.findByRole('dialog', { name: 'The invitation is ready' });
    expect(sent.findLast(({ route }) => route === 'POST /api/invitations')?.body).toEqual({
      role: 'SHOP_OWNER',
      shopIds: ['s1', 's2'],
    });
  });

  it('is listed until it is revoked', async () => {
    let invitations: object[] = [invitation('i1'), invitation('i2', { role: 'ADMIN', shops: [], invited_by: null })];
    serve({
      'GET /api/invitations': () => ({ invitations }),
      'DELETE /api/invitations/i2': () => {
        invitations = [invitation('i1')];
        return { success: true };
      },
    });
    open('/accounts');
    const list = within(await screen.findByRole('list', { name: 'Open invitations' }));
    expect(list.getAllByRole('listitem')[0]?.textContent).toContain('Staff · BarInvited by admin, valid until');
    await userEvent.click(list.getByRole('button', { name: /^Revoke the invitation: Administrator/ }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('The invitation is revoked.')).toBeTruthy();
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  });

  it('of an owner’s own shop is made among its staff, for that shop', async () => {
    signIn(OWNER);
    const sent = serve({
      'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar' },
      'GET /v1/admin/shops/s1/staff': { staff: [] },
    });
    open('/shops/s1/master?tab=staff');
    const card = await inviteCard();
    const roles = within(card.getByLabelText('Invite as')).getAllByRole('option');
    expect(roles.map(({ textContent }) => textContent)).toEqual(['Staff', 'Owner']);
    await userEvent.click(card.getByRole('button', { name: 'Invite by link' }));
    await screen.findByRole('dialog', { name: 'The invitation is ready' });
    expect(sent.find(({ route }) => route === 'POST /api/invitations')?.body).toEqual({
      role: 'STAFF',
      shopIds: ['s1'],
    });
    expect(sent.find(({ route }) => route === 'GET /api/invitations')?.query).toEqual({ shop_id: 's1' });
  });
});
