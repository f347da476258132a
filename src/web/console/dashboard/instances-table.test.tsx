import { beforeEach, describe, expect, it, vi } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, OWNER, refused, signIn, type Answers, type Sent } from '#test/console-page.tsx';
import { instance, serve } from '#test/dashboard-fixtures.ts';

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

describe('the kiosks', () => {
  it('stand in a table of five columns', async () => {
    serve();
    open('/shops/s1');
    const headers = await screen.findAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Instance Join Code',
      'Kiosk Type',
      'Status',
      'Launched At',
      'Actions',
    ]);
    const row = within(screen.getByRole('row', { name: /FGH567/ }));
    expect(row.getByText('Paused')).toBeTruthy();
    expect(row.getByRole('link', { name: 'FGH567' }).getAttribute('href')).toBe('/kiosk/admin/FGH567');
    expect(row.getByRole('button', { name: 'Copy code FGH567' })).toBeTruthy();
  });

  it.each([
    ['its button', () => screen.getAllByRole('button', { name: 'Open Admin' })[0]!],
    ['its row', () => within(screen.getByRole('row', { name: /BCD234/ })).getByText('EZ Pairing')],
  ])('open from %s', async (_case, find) => {
    serve();
    const at = open('/shops/s1');
    await screen.findByRole('row', { name: /BCD234/ });
    await userEvent.click(find());
    expect(at()).toBe('/kiosk/admin/BCD234');
  });

  it('are deleted after a question only, and come back', async () => {
    let list = [instance('BCD234'), instance('FGH567')];
    const sent = serve({
      'GET /api/kiosk-instances': () => ({ data: list }),
      'DELETE /api/kiosk-instances/code/BCD234': () => {
        list = list.slice(1);
        return { success: true, batchId: 'b1' };
      },
      'POST /api/undo/b1': () => {
        list = [instance('BCD234'), instance('FGH567')];
        return { success: true, restoredShops: 0, restoredInstances: 1, restoredRecipes: 0, message: '' };
      },
    });
    const at = open('/shops/s1');
    const deletions = () => sent.filter(({ route }) => route.startsWith('DELETE')).length;
    await screen.findByRole('row', { name: /BCD234/ });
    await userEvent.click(screen.getAllByRole('button', { name: 'Delete' })[0]!);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(deletions()).toBe(0);
    await userEvent.click(screen.getAllByRole('button', { name: 'Delete' })[0]!);
    const question = await screen.findByRole('alertdialog', { name: 'Delete kiosk BCD234?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /BCD234/ })).toBeNull());
    expect(screen.getByText('Kiosk BCD234 was deleted.')).toBeTruthy();
    expect(at()).toBe('/shops/s1');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1 kiosk is back.')).toBeTruthy();
    expect(await screen.findByRole('row', { name: /BCD234/ })).toBeTruthy();
  });

  it('alert when one could not be deleted', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    serve({ 'DELETE /api/kiosk-instances/code/BCD234': refused(500) });
    open('/shops/s1');
    await screen.findByRole('row', { name: /BCD234/ });
    await userEvent.click(screen.getAllByRole('button', { name: 'Delete' })[0]!);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    const text = 'Failed to delete kiosk instance. Please check the console for details.';
    expect(await screen.findByRole('alertdialog', { name: text })).toBeTruthy();
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  it('show how guests join, to print', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    serve();
    open('/shops/s1');
    await screen.findByRole('row', { name: /BCD234/ });
    await userEvent.click(screen.getAllByRole('button', { name: 'Join QR' })[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Join Kiosk BCD234' }));
    expect(dialog.getByText(`${location.origin}/kiosk/live?joinCode=BCD234`)).toBeTruthy();
    expect([dialog.getByText('BCD'), dialog.getByText('234')]).toHaveLength(2);
    expect(await dialog.findByRole('img', { name: 'QR code to join kiosk BCD234' })).toBeTruthy();
    expect(document.documentElement.dataset.print).toBe('poster');
    await userEvent.click(dialog.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
    expect(document.documentElement.dataset.print).toBeUndefined();
    print.mockRestore();
  });

  it('start with the first when there are none', async () => {
    serve({ 'GET /api/kiosk-instances': { data: [] } });
    open('/shops/s1');
    await userEvent.click(await screen.findByRole('button', { name: 'Launch your first kiosk' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Kiosk type'));
  });
});

describe('many kiosks', () => {
  const LIST = 'GET /api/kiosk-instances';
  const DELETE = 'POST /api/kiosk-instances/delete';
  const codes = Array.from({ length: 60 }, (_, i) => `K${String(i).padStart(5, '0')}`);

  /** A shop of sixty, answered a page at a time as the server does. */
  const serveMany = (answers: Answers = {}) => {
    let all = codes.map((code) => instance(code));
    const sent = serve({
      [LIST]: ({ query }: Sent) => {
        const found = all.filter(({ join_code }) => join_code.includes(query.search ?? ''));
        const [page, size] = [Number(query.page), Number(query.pageSize)];
        return { data: found.slice((page - 1) * size, page * size), total: found.length, page };
      },
      [DELETE]: ({ body }: Sent) => {
        const { joinCodes } = body as { joinCodes: string[] };
        all = all.filter(({ join_code }) => !joinCodes.includes(join_code));
        return { success: true, deletedInstances: joinCodes.length, message: '', batchId: 'b1' };
      },
      'POST /api/undo/b1': () => {
        all = codes.map((code) => instance(code));
        return { success: true, restoredShops: 0, restoredInstances: 3, restoredRecipes: 0, message: '' };
      },
      ...answers,
    });
    return { sent, asked: () => sent.filter(({ route }) => route === LIST).map(({ query }) => query) };
  };
  const choose = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

  it('come a page at a time, and the address says which', async () => {
    const { asked } = serveMany();
    const at = open('/shops/s1');
    await screen.findByRole('row', { name: /K00000/ });
    expect(screen.getAllByRole('row')).toHaveLength(26);
    expect(screen.getByText('1–25 of 60 rows').closest('[role=status]')).toBeTruthy();
    expect(asked()).toEqual([{ shop_id: 's1', page: '1', pageSize: '25', sort: '-launched' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(at()).toBe('/shops/s1?page=2');
    expect(await screen.findByRole('row', { name: /K00049/ })).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Rows on a page'), '50');
    expect(at()).toBe('/shops/s1?rows=50');
  });

  it('are found by name or code, and sorted by their columns', async () => {
    const { asked } = serveMany();
    const at = open('/shops/s1?page=2');
    await screen.findByRole('row', { name: /K00030/ });
    await userEvent.type(screen.getByLabelText('Find a kiosk by name or code'), 'K0005{Enter}');
    expect(at()).toBe('/shops/s1?search=K0005');
    expect(await screen.findByText('1–10 of 10 rows')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Kiosk Type' }));
    expect(at()).toBe('/shops/s1?search=K0005&sort=type');
    expect(screen.getByRole('columnheader', { name: 'Kiosk Type' }).getAttribute('aria-sort')).toBe('ascending');
    await waitFor(() =>
      expect(asked().at(-1)).toEqual({ shop_id: 's1', search: 'K0005', page: '1', pageSize: '25', sort: 'type' }),
    );
  });

  it('say when none fits, and all are counted whatever is looked for', async () => {
    serveMany();
    const at = open('/shops/s1?search=nothing');
    expect(await screen.findByText('No kiosk has “nothing” in its name or code.')).toBeTruthy();
    const all = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete All Kiosk Instances' });
    await waitFor(() => expect(all.disabled).toBe(false));
    await userEvent.click(all);
    expect(await screen.findByText(/^Delete 60 kiosks of Bar\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show all kiosks' }));
    expect(at()).toBe('/shops/s1');
  });

  it('chosen here and on another page go together, and come back', async () => {
    const { sent } = serveMany();
    open('/shops/s1');
    await screen.findByRole('row', { name: /K00000/ });
    await choose('Choose kiosk K00001');
    await choose('Choose kiosk K00002');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByRole('row', { name: /K00030/ });
    await choose('Choose kiosk K00030');
    expect(screen.getByText('3 kiosks chosen').textContent).toContain('(2 on other pages)');
    await userEvent.click(screen.getByRole('button', { name: 'Delete chosen' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 3 kiosks?' }));
    expect(question.getByText(/^Delete 3 chosen kiosks of Bar\./)).toBeTruthy();
    expect(sent.some(({ route }) => route === DELETE)).toBe(false);
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('3 kiosks were deleted.')).toBeTruthy();
    expect(sent.find(({ route }) => route === DELETE)?.body).toEqual({
      shop_id: 's1',
      joinCodes: ['K00001', 'K00002', 'K00030'],
    });
    expect(await screen.findByText('26–50 of 57 rows')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete chosen' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('3 kiosks are back.')).toBeTruthy();
    expect(await screen.findByText('26–50 of 60 rows')).toBeTruthy();
  });

  it('are chosen by the page, and an empty last page gives way to the one before', async () => {
    serveMany();
    const at = open('/shops/s1?page=3');
    await screen.findByRole('row', { name: /K00059/ });
    await choose('Choose all on this page');
    expect(screen.getByText('10 kiosks chosen')).toBeTruthy();
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').every(({ checked }) => checked)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Delete chosen' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('26–50 of 50 rows')).toBeTruthy();
    expect(at()).toBe('/shops/s1?page=2');
  });

  it('stay chosen when the answer is no, and when it fails', async () => {
    const { sent } = serveMany({ [DELETE]: refused(429, 'Too many requests.') });
    const at = open('/shops/s1');
    await screen.findByRole('row', { name: /K00000/ });
    await choose('Choose kiosk K00001');
    expect(at()).toBe('/shops/s1');
    await userEvent.click(screen.getByRole('button', { name: 'Delete chosen' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(sent.some(({ route }) => route === DELETE)).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Delete chosen' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete kiosk instances: Too many requests.')).toBeTruthy();
    expect(screen.getByText('1 kiosk chosen')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Choose none' }));
    expect(screen.queryByText('1 kiosk chosen')).toBeNull();
  });
});
