import { beforeEach, describe, expect, it, vi } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, OWNER, refused, signIn, type Answers } from '#test/console-page.tsx';
import { instance, section, serve, TYPES } from '#test/dashboard-fixtures.ts';

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

describe('launching a kiosk', () => {
  const launch = async (answers: Answers, typeId?: string) => {
    const sent = serve(answers);
    open('/shops/s1');
    const form = await section('Launch New Kiosk');
    await form.findByRole('option', { name: 'EZ Pairing' });
    if (typeId) await userEvent.selectOptions(form.getByLabelText('Kiosk type'), typeId);
    return { sent, form, press: () => userEvent.click(form.getByRole('button', { name: 'Launch Kiosk' })) };
  };

  const expectUnknownType = async (form: Awaited<ReturnType<typeof section>>) => {
    const alert = await screen.findByRole('alertdialog', {
      name: 'Failed to launch kiosk instance: Unknown kiosk type.',
    });
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    const field = form.getByLabelText('Kiosk type');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(form.getByText('Unknown kiosk type.')).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  };

  it('wants a kiosk type', async () => {
    const { press } = await launch({});
    await press();
    expect(await screen.findByRole('alertdialog', { name: 'Please select a kiosk type.' })).toBeTruthy();
  });

  it('proposes a name and wants one', async () => {
    const { sent, form, press } = await launch({}, 'ez-pairing');
    const name = form.getByLabelText('Kiosk name') as HTMLInputElement;
    expect(name.value).toBe('New EZ Pairing');
    await userEvent.clear(name);
    await press();
    expect(await form.findByText('Kiosk name is required.')).toBeTruthy();
    expect(sent.some(({ route }) => route.startsWith('POST'))).toBe(false);
  });

  it('shows the new kiosk, tells it apart and says so', async () => {
    Element.prototype.scrollIntoView = vi.fn();
    const list = [instance('BCD234')];
    const { sent, press } = await launch(
      {
        'GET /api/kiosk-instances': () => ({ data: list }),
        'POST /api/kiosk-instances': () => {
          const made = instance('XYZ789', { name: 'New EZ Pairing' });
          list.unshift(made);
          return made;
        },
      },
      'ez-pairing',
    );
    await press();
    const row = await screen.findByRole('row', { name: /XYZ789/ });
    expect(row.hasAttribute('data-new')).toBe(true);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
    expect(
      screen.getByText('New EZ Pairing is live. Guests join with the code XYZ789.').closest('[role=status]'),
    ).toBeTruthy();
    expect(sent.find(({ route }) => route === 'POST /api/kiosk-instances')?.body).toEqual({
      shop_id: 's1',
      kiosk_type_identifier: 'ez-pairing',
      name: 'New EZ Pairing',
    });
  });

  it.each([
    ['a refusal', refused(422, 'Unknown kiosk type.'), 'Failed to launch kiosk instance: Unknown kiosk type.'],
    ['a reply without a code', { name: 'x' }, 'Failed to launch kiosk instance: The server sent no join code.'],
  ])('alerts on %s', async (_case, reply, text) => {
    const { press } = await launch({ 'POST /api/kiosk-instances': reply }, 'ez-pairing');
    await press();
    expect(await screen.findByRole('alertdialog', { name: text })).toBeTruthy();
  });

  it('alerts on a type that is no longer there', async () => {
    let types = TYPES.data;
    const { sent, form, press } = await launch({ 'GET /api/admin/kiosk-types': () => ({ data: types }) }, 'ez-pairing');
    types = [];
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(form.queryByRole('option', { name: 'EZ Pairing' })).toBeNull());
    await press();
    await expectUnknownType(form);
    expect(sent.some(({ route }) => route.startsWith('POST'))).toBe(false);
  });

  it('alerts on a type the server does not know, and marks the field', async () => {
    const unknown = { status: 422, body: { code: 'unknown-kiosk-type', message: 'Unknown kiosk type.' } };
    const { form, press } = await launch({ 'POST /api/kiosk-instances': unknown }, 'ez-pairing');
    await press();
    await expectUnknownType(form);
  });

  it('reads the types without a wrapper too', async () => {
    await launch({ 'GET /api/admin/kiosk-types': TYPES.data });
  });

  it('refuses types that are no array', async () => {
    serve({ 'GET /api/admin/kiosk-types': { data: { a: 1 } } });
    open('/shops/s1');
    expect(await screen.findByText('Invalid response format: expected array of kiosk types.')).toBeTruthy();
  });
});
