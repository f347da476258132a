import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { open, OWNER, refused, signIn, stubServer, type Answers, type Sent } from '#test/console-page.tsx';

const AT = '/api/admin/shops/s1/webhooks';
const webhook = (more: object = {}) => ({
  id: 'w1',
  url: 'https://till.test/hook?token=hidden',
  types: ['order.placed'],
  createdAt: '2026-11-22T12:00:00.000Z',
  messages: [] as object[],
  ...more,
});
const message = (more: object = {}) => ({
  id: 'm1',
  type: 'order.placed',
  happenedAt: new Date().toISOString(),
  state: 'told',
  tries: 1,
  status: 200,
  nextAt: null,
  ...more,
});

function atSettings(first: object[], more: Answers = {}): Sent[] {
  let webhooks = first;
  const sent = stubServer({
    'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar' },
    'GET /api/admin/shops/s1/selling': { settings: { hours: null, alcoholHours: null }, now: { pause: null } },
    [`GET ${AT}`]: () => ({ webhooks }),
    [`POST ${AT}`]: ({ body }: Sent) => {
      const made = webhook({ ...(body as object), id: 'w2' });
      webhooks = [...webhooks, made];
      return { webhook: made, secret: 'whsec_c2VjcmV0' };
    },
    [`PATCH ${AT}/w1`]: ({ body }: Sent) => {
      webhooks = [webhook(body as object)];
      return { webhook: webhooks[0] };
    },
    [`DELETE ${AT}/w1`]: () => {
      webhooks = [];
      return { success: true };
    },
    [`POST ${AT}/w1/messages/m1/retry`]: () => {
      webhooks = [webhook({ messages: [message()] })];
      return { success: true };
    },
    ...more,
  });
  open('/shops/s1/settings');
  return sent;
}
const card = async () => within(await screen.findByRole('region', { name: 'Tills and programs' }));
const press = async (name: string) => userEvent.click(await (await card()).findByRole('button', { name }));
const answer = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const bodies = (sent: Sent[], route: string) => sent.filter((one) => one.route === route).map(({ body }) => body);

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

describe('the card of the webhooks', () => {
  it('adds one, and shows its secret once, to copy', async () => {
    const sent = atSettings([]);
    await press('Connect a program');
    await userEvent.type((await card()).getByLabelText('Address'), 'https://till.test/hook');
    await press('Order ready');
    await press('Order cancelled');
    await press('Add');
    expect(await (await card()).findByText('whsec_c2VjcmV0')).toBeTruthy();
    expect((await card()).getByRole('button', { name: 'Copy the secret' })).toBeTruthy();
    expect((await card()).getByText('till.test')).toBeTruthy();
    expect(bodies(sent, `POST ${AT}`)).toEqual([
      { url: 'https://till.test/hook', types: ['order.placed', 'order.ready', 'order.collected'] },
    ]);
  });

  it('says what is wrong in its place, and keeps what was typed', async () => {
    atSettings([], {
      [`POST ${AT}`]: {
        status: 422,
        body: { code: 'invalid', message: 'Invalid', errors: [{ path: 'url', message: 'Give a web address.' }] },
      },
    });
    await press('Connect a program');
    await userEvent.type((await card()).getByLabelText('Address'), 'till');
    await press('Add');
    expect(await (await card()).findByText('Give a web address.')).toBeTruthy();
    expect((await card()).getByLabelText<HTMLInputElement>('Address').value).toBe('till');
  });

  it('changes what is told', async () => {
    const sent = atSettings([webhook()]);
    await press('Change the program at till.test');
    await press('Stock low');
    await press('Save');
    await waitFor(() => expect(bodies(sent, `PATCH ${AT}/w1`)).toHaveLength(1));
    expect(await (await card()).findByText('Order placed · Stock low')).toBeTruthy();
  });

  it('shows what was not told and why, and tries it again', async () => {
    const lost = message({ state: 'given-up', status: null, tries: 11 });
    atSettings([webhook({ messages: [lost] })]);
    await userEvent.click(await (await card()).findByText('Last messages'));
    expect((await card()).getByText('Given up')).toBeTruthy();
    expect((await card()).getByText('No answer')).toBeTruthy();
    await press('Try again now');
    expect(await (await card()).findByText('Answered 200')).toBeTruthy();
    expect((await card()).queryByRole('button', { name: 'Try again now' })).toBeNull();
  });

  it('asks before it removes one', async () => {
    const sent = atSettings([webhook()]);
    await press('Disconnect the program at till.test');
    expect(bodies(sent, `DELETE ${AT}/w1`)).toEqual([]);
    await answer('Remove');
    expect(await (await card()).findByText('The program is disconnected.')).toBeTruthy();
    expect((await card()).queryByText('till.test')).toBeNull();
  });

  it('can be tried again when it does not load', async () => {
    let reply: unknown = refused(500);
    atSettings([], { [`GET ${AT}`]: () => reply });
    expect(await (await card()).findByText('Failed to load the programs.')).toBeTruthy();
    reply = { webhooks: [webhook()] };
    await press('Try Again');
    expect(await (await card()).findByText('till.test')).toBeTruthy();
  });
});
