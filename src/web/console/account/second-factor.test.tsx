import { beforeEach, expect, it, vi } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, OWNER, signIn, stubServer, type Answers } from '#test/console-page.tsx';

const CODES = ['abcd-efgh-jkmn-2345', 'bbbb-cccc-dddd-eeee'];
const AT = '/api/me/second-factor';
const refusal = (code: string, message: string) => ({ status: 403, body: { code, message } });

/** @param left recovery codes; null while it is off */
function serve(left: number | null, answers: Answers = {}) {
  let recoveryCodesLeft = left;
  return stubServer({
    'GET /api/me': () => ({
      id: 'a1',
      username: 'bar',
      role: 'SHOP_OWNER',
      secondFactor: recoveryCodesLeft === null ? null : { recoveryCodesLeft },
    }),
    'GET /api/me/sessions': { sessions: [] },
    [`POST ${AT}`]: { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Sipwell:bar?secret=GEZDGNBVGY3TQOJQ' },
    [`PUT ${AT}`]: () => {
      recoveryCodesLeft = 8;
      return { recoveryCodes: CODES };
    },
    [`POST ${AT}/off`]: () => {
      recoveryCodesLeft = null;
      return { success: true };
    },
    ...answers,
  });
}
const card = async () => within(await screen.findByRole('region', { name: 'Codes of an app' }));
const openDialog = async (button: string, name: string) => {
  await userEvent.click(await (await card()).findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name }));
};
const setUp = () => openDialog('Set up…', 'Set up codes of an app');

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

it('is set up by password, QR code and first code, and shows the recovery codes once', async () => {
  const sent = serve(null);
  open('/account');
  const dialog = await setUp();
  expect(document.activeElement).toBe(dialog.getByLabelText('Present password'));
  await userEvent.keyboard('secret{Enter}');
  expect(await dialog.findByRole('img', { name: 'QR code for an authenticator app' })).toBeTruthy();
  expect(dialog.getByText('GEZD GNBV GY3T QOJQ')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('The code the app shows'), '123456{Enter}');
  const codes = within(await screen.findByRole('dialog', { name: 'Recovery codes' }));
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
  await userEvent.click(codes.getByRole('button', { name: 'I have kept them' }));
  expect(screen.queryByText(CODES[0]!)).toBeNull();
  expect(await (await card()).findByText('8 recovery codes are left.')).toBeTruthy();
  expect(sent.find(({ route }) => route === `PUT ${AT}`)?.body).toEqual({ code: '123456' });
});

it('says at the field that the password, or the code, is wrong', async () => {
  let isWrong = true;
  serve(null, {
    [`POST ${AT}`]: () =>
      isWrong ? refusal('wrong-password', 'Not your password.') : { secret: 'GEZD', uri: 'otpauth://totp/x' },
    [`PUT ${AT}`]: refusal('wrong-code', 'This code is not right.'),
  });
  open('/account');
  const dialog = await setUp();
  await userEvent.keyboard('wrong{Enter}');
  expect(await dialog.findByText('Not your password.')).toBeTruthy();
  isWrong = false;
  await userEvent.keyboard('right{Enter}');
  await userEvent.type(await dialog.findByLabelText('The code the app shows'), '000000{Enter}');
  expect(await dialog.findByText('This code is not right.')).toBeTruthy();
});

it('prints the recovery codes, and nothing else', async () => {
  serve(null);
  open('/account');
  const dialog = await setUp();
  await userEvent.keyboard('secret{Enter}');
  await userEvent.type(await dialog.findByLabelText('The code the app shows'), '123456{Enter}');
  const codes = within(await screen.findByRole('dialog', { name: 'Recovery codes' }));
  const printed = vi.fn(() => document.querySelector('[data-active]')?.textContent);
  vi.stubGlobal('print', printed);
  await userEvent.click(codes.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printed).toHaveBeenCalled());
  expect(printed.mock.results[0]?.value).toContain(CODES[1]);
  expect(printed.mock.results[0]?.value).toContain('Recovery codes of bar');
  vi.unstubAllGlobals();
});

it('is turned off by password and code', async () => {
  const sent = serve(2);
  open('/account');
  expect(await (await card()).findByText(/Turn the codes off and on again for new ones/)).toBeTruthy();
  const dialog = await openDialog('Turn off…', 'Turn the codes off?');
  await userEvent.keyboard('secret');
  await userEvent.type(dialog.getByLabelText('Code'), '123456{Enter}');
  expect(await (await card()).findByText('You sign in with your password alone.')).toBeTruthy();
  expect(await (await card()).findByRole('button', { name: 'Set up…' })).toBeTruthy();
  expect(sent.find(({ route }) => route === `POST ${AT}/off`)?.body).toEqual({
    presentPassword: 'secret',
    code: '123456',
  });
});

it('says at its field that a code is wrong when it is to be turned off', async () => {
  serve(8, { [`POST ${AT}/off`]: refusal('wrong-code', 'This code is not right.') });
  open('/account');
  const dialog = await openDialog('Turn off…', 'Turn the codes off?');
  await userEvent.keyboard('secret{Enter}');
  expect(await dialog.findByText('This code is not right.')).toBeTruthy();
});
