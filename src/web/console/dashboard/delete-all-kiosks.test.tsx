import { beforeEach, describe, expect, it } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, OWNER, refused, signIn, type Answers } from '#test/console-page.tsx';
import { instance, serve } from '#test/dashboard-fixtures.ts';

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

describe('Delete All Kiosk Instances', () => {
  const bulkDelete = 'DELETE /api/kiosk-instances/bulk-delete';
  const name = 'Delete All Kiosk Instances';
  const start = async (answers: Answers) => {
    const sent = serve(answers);
    open('/shops/s1');
    await screen.findByRole('row', { name: /BCD234/ });
    await userEvent.click(screen.getByRole('button', { name }));
    const question = within(await screen.findByRole('alertdialog', { name: `${name}?` }));
    return { sent, question, sure: () => userEvent.click(question.getByRole('button', { name: 'Delete' })) };
  };

  it('asks with the count, deletes this shop’s alone, and can be undone', async () => {
    const all = [instance('BCD234'), instance('FGH567')];
    let list = all;
    const { sent, question, sure } = await start({
      'GET /api/kiosk-instances': () => ({ data: list }),
      [bulkDelete]: () => {
        list = [];
        return { success: true, deletedInstances: 2, message: '', batchId: 'b1' };
      },
      'POST /api/undo/b1': () => {
        list = all;
        return { success: true, restoredShops: 0, restoredInstances: 2, message: '' };
      },
    });
    expect(question.getByText(/^Delete 2 kiosks of Bar\./)).toBeTruthy();
    expect(sent.some(({ route }) => route === bulkDelete)).toBe(false);
    await sure();
    expect(await screen.findByText('2 kiosks were deleted.')).toBeTruthy();
    expect(sent.find(({ route }) => route === bulkDelete)?.query).toEqual({ shop_id: 's1' });
    await waitFor(() => expect(screen.queryByRole('row', { name: /BCD234/ })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 kiosks are back.')).toBeTruthy();
    expect(await screen.findByRole('row', { name: /BCD234/ })).toBeTruthy();
  });

  it('deletes nothing when the answer is no', async () => {
    const { sent, question } = await start({});
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(sent.every(({ route }) => route.startsWith('GET'))).toBe(true);
  });

  it.each([
    [refused(429, 'Too many requests.'), 'Failed to delete kiosk instances: Too many requests.'],
    [{ success: false, message: 'Kiosks are in use.' }, 'Kiosks are in use.'],
  ])('says how it failed: %j', async (reply, text) => {
    const { sure } = await start({ [bulkDelete]: reply });
    await sure();
    expect((await screen.findByText(text)).closest('p')!.className).toContain('bad');
  });

  it('has nothing to do without kiosks', async () => {
    serve({ 'GET /api/kiosk-instances': { data: [] } });
    open('/shops/s1');
    await screen.findByRole('heading', { name: 'No kiosks yet' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  });
});
