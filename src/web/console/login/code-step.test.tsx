import { beforeEach, expect, it } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, stubServer, type Sent } from '#test/console-page.tsx';

const LOGIN = 'POST /v1/auth/login';
const signedIn = {
  tokens: { access: { token: 'a' }, refresh: { token: 'r' } },
  user: { username: 'bar', role: 'SHOP_OWNER' },
  shop: { id: 's1', name: 'Bar' },
};
const refusal = (status: number, code: string, message: string) => ({ status, body: { code, message } });

/** The right code is 123456. */
async function start() {
  const sent = stubServer({
    [LOGIN]: ({ body }: Sent) => {
      const { code } = body as { code?: string };
      if (code === undefined) return refusal(401, 'second-factor-needed', 'Enter the code of your app too.');
      if (code === 'slow down') return refusal(429, 'too-many-requests', 'Wait a minute.');
      return code === '123456' ? signedIn : refusal(403, 'wrong-code', 'This code is not right.');
    },
  });
  const at = open('/login');
  await userEvent.type(await screen.findByLabelText('Username'), 'bar');
  await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
  const field = await screen.findByLabelText('Code of your app');
  return { sent, at, field };
}

beforeEach(() => localStorage.clear());

it('asks for the code in place, and signs in with it', async () => {
  const { sent, at, field } = await start();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
  await userEvent.keyboard('123456{Enter}');
  await waitFor(() => expect(at()).toBe('/shops/s1'));
  const bodies = sent.filter(({ route }) => route === LOGIN).map(({ body }) => body);
  expect(bodies).toEqual([
    { username: 'bar', password: 'secret' },
    { username: 'bar', password: 'secret', code: '123456' },
  ]);
});

it('says at the field that a code is wrong, and takes another', async () => {
  const { at, field } = await start();
  await userEvent.type(field, '000000{Enter}');
  expect(await screen.findByText('This code is not right.')).toBeTruthy();
  expect([field.getAttribute('aria-invalid'), (field as HTMLInputElement).value]).toEqual(['true', '']);
  await userEvent.type(field, '123456{Enter}');
  await waitFor(() => expect(at()).toBe('/shops/s1'));
});

it('says how long to wait after too many', async () => {
  const { field } = await start();
  await userEvent.type(field, 'slow down{Enter}');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Wait a minute.'));
});

it('takes a recovery code instead', async () => {
  const { sent } = await start();
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const field = screen.getByLabelText('Recovery code');
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('inputmode')).toBe('text');
  await userEvent.keyboard('abcd-efgh-jkmn-2345{Enter}');
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ code: 'abcd-efgh-jkmn-2345' }));
});

it('goes back to another account, without the password', async () => {
  await start();
  await userEvent.click(screen.getByRole('button', { name: 'Use another account' }));
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('bar');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
});
