import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { open, OWNER, refused, signIn, stubServer, type Answers, type Sent } from '#test/console-page.tsx';

const AT = '/api/admin/shops/s1/presence';
const LABEL = 'Guests show the code';

function atSettings(more: Answers = {}) {
  let now: { mode: string; isAsked: boolean; displays: number } = { mode: 'auto', isAsked: false, displays: 0 };
  const sent = stubServer({
    'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar' },
    'GET /api/admin/shops/s1/selling': { settings: { hours: null, alcoholHours: null }, now: { pause: null } },
    'GET /api/admin/shops/s1/board-key': { board: null },
    [`GET ${AT}`]: () => now,
    [`PUT ${AT}`]: ({ body }: Sent) => {
      const { mode } = body as { mode: string };
      return (now = { mode, isAsked: mode === 'required', displays: 0 });
    },
    ...more,
  });
  open('/shops/s1/settings');
  return sent;
}
const card = async () => within(await screen.findByRole('region', { name: 'Only at the machine' }));

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

describe('the card of the machine’s code', () => {
  it('says whether guests are asked, and changes when they are', async () => {
    const sent = atSettings();
    const own = await card();
    expect(await own.findByText(/Guests are not asked now/)).toBeTruthy();
    await userEvent.selectOptions(await own.findByLabelText(LABEL), 'Always');
    expect(await own.findByText(/Guests are asked now/)).toBeTruthy();
    expect(own.getByText(/No machine has a screen: only staff can start drinks\./)).toBeTruthy();
    expect(await own.findByText('Saved. It counts from the next drink on.')).toBeTruthy();
    expect(sent.filter(({ route }) => route === `PUT ${AT}`).map(({ body }) => body)).toEqual([{ mode: 'required' }]);
  });

  it('says when nothing was changed', async () => {
    atSettings({ [`PUT ${AT}`]: refused(500) });
    await userEvent.selectOptions(await (await card()).findByLabelText(LABEL), 'Never');
    expect(await (await card()).findByText('That did not work. Try again.')).toBeTruthy();
  });
});
