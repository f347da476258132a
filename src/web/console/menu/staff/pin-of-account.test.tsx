import { beforeEach, expect, it } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, OWNER, signIn, stubServer, type Answers } from '#test/console-page.tsx';

const STAFF = '/v1/admin/shops/s1/staff';
const account = (id: string, username: string, hasPin: boolean) => ({
  id,
  username,
  role: 'STAFF',
  disabled: false,
  created_at: '2026-01-02T00:00:00Z',
  own: id === 'a1',
  has_pin: hasPin,
});

async function start(answers: Answers = {}) {
  let ada = account('a2', 'ada', false);
  const gives = (hasPin: boolean) => () => (ada = account('a2', 'ada', hasPin));
  const sent = stubServer({
    'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar' },
    [`GET ${STAFF}`]: () => ({ staff: [account('a1', 'bar', false), ada] }),
    [`PUT ${STAFF}/a2/pin`]: gives(true),
    [`DELETE ${STAFF}/a2/pin`]: gives(false),
    ...answers,
  });
  open('/shops/s1/master?tab=staff');
  await screen.findByRole('row', { name: /ada/ });
  return sent;
}
const openDialog = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: 'PIN of ada' }));
};
const refusal = (status: number, body: object) => ({ status, body });

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

it('gives somebody a PIN, and takes it away again', async () => {
  const sent = await start();
  const first = await openDialog('Give a PIN to ada');
  expect(document.activeElement).toBe(first.getByLabelText('New PIN'));
  expect(first.queryByRole('button', { name: 'Take the PIN away' })).toBeNull();
  await userEvent.keyboard('4071{Enter}');
  expect(await screen.findByText('ada has a new PIN.')).toBeTruthy();
  expect(sent.find(({ route }) => route === `PUT ${STAFF}/a2/pin`)?.body).toEqual({ pin: '4071' });
  const second = await openDialog('Change PIN of ada');
  expect(second.getByLabelText<HTMLInputElement>('New PIN').value).toBe('');
  await userEvent.click(second.getByRole('button', { name: 'Take the PIN away' }));
  expect(await screen.findByText('ada has no PIN any more.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Give a PIN to ada' })).toBeTruthy();
});

it('lets an owner have one too', async () => {
  await start();
  expect(screen.getByRole('button', { name: 'Give a PIN to bar' })).toBeTruthy();
});

it.each([
  ['too easy', refusal(422, { code: 'invalid-request', errors: [{ path: 'pin', message: 'Too easy.' }] }), 'Too easy.'],
  ['taken', refusal(409, { code: 'pin-taken', message: 'Somebody else has it.' }), 'Somebody else has it.'],
])('says at the field that a PIN is %s', async (_case, answer, message) => {
  await start({ [`PUT ${STAFF}/a2/pin`]: answer });
  const dialog = await openDialog('Give a PIN to ada');
  await userEvent.keyboard('1234{Enter}');
  expect(await dialog.findByText(message)).toBeTruthy();
  const field = dialog.getByLabelText('New PIN');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
});
