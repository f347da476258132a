/** Bulk deletions are undone as a whole; and no owner can reach another's shop. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usePeople } from '../browser.ts';
import { PASSWORDS, startServer, type RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';

describe('an administrator deletes everything', () => {
  const people = usePeople();
  let server: RunningServer;
  let admin: Page;
  beforeAll(async () => {
    server = await startServer();
    admin = await people.desktop();
    await signIn(admin, server, 'admin');
    await admin.getByRole('heading', { name: 'Select a Shop' }).waitFor();
  });
  afterAll(async () => void (await server.stop()));

  const nuke = async (name: string, counts: string) => {
    await admin.getByRole('button', { name }).click();
    const question = admin.getByRole('alertdialog', { name: `${name}?` });
    await question.getByText(counts).waitFor();
    expect(await question.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true);
    await question.getByRole('textbox').fill('NUKE');
    await question.getByRole('textbox').press('Enter');
    await question.waitFor({ state: 'detached' });
  };

  it('all kiosk instances, and undoes it', async () => {
    const guest = await people.phone();
    const kiosk = `${server.origin}/kiosk/live?joinCode=${server.codes['ez-pairing']}`;
    await nuke('Nuke All Kiosk Instances', 'Delete 9 kiosks of all shops.');
    await admin.getByText('9 kiosks were deleted.').waitFor();
    await admin.getByText('No active kiosk').nth(1).waitFor();
    await guest.goto(kiosk);
    await guest.getByText(/Live code mismatch with active instance/).waitFor();

    await admin.getByRole('button', { name: 'Undo' }).click();
    await admin.getByText('9 kiosks are back.').waitFor();
    await admin.getByText('7 active kiosks').waitFor();
    await guest.goto(kiosk);
    await guest.getByRole('button', { name: 'Start Quiz' }).waitFor();
  });

  it('all shops, and undoes it', async () => {
    await nuke('Nuke All Shops', 'Delete 2 shops and 9 kiosks.');
    await admin.getByText('2 shops and 9 kiosks were deleted.').waitFor();
    await admin.getByRole('heading', { name: 'No shops yet' }).waitFor();

    await admin.getByRole('button', { name: 'Undo' }).click();
    await admin.getByText('2 shops and 9 kiosks are back.').waitFor();
    await admin.getByText('7 active kiosks').waitFor();
    await admin.getByText('2 active kiosks').waitFor();
  });

  it('an owner deletes the kiosks of one shop only', async () => {
    const owner = await people.desktop();
    await signIn(owner, server, 'bar');
    await owner.getByRole('row').nth(7).waitFor();
    await owner.getByRole('button', { name: 'Delete All Kiosk Instances' }).click();
    const question = owner.getByRole('alertdialog', { name: 'Delete All Kiosk Instances?' });
    await question.getByText(/^Delete 7 kiosks of /).waitFor();
    await question.getByRole('button', { name: 'Delete' }).click();
    await owner.getByRole('heading', { name: 'No kiosks yet' }).waitFor();
    await admin.goto(`${server.origin}/shop-admin`);
    await admin.getByText('2 active kiosks').waitFor();
    await owner.getByRole('button', { name: 'Undo' }).click();
    await owner.getByText('7 kiosks are back.').waitFor();
    await owner.getByRole('row').nth(7).waitFor();
  });

  it('an owner opens another’s shop by address and by call, and gets nothing', async () => {
    const owner = await people.desktop();
    await signIn(owner, server, 'bar');
    await owner.getByRole('heading', { name: /Admin Dashboard/ }).waitFor();
    for (const path of ['/shops/demo-tea', '/shops/demo-tea/master', '/shop-admin']) {
      await owner.goto(server.origin + path);
      await owner.waitForURL('**/landing');
      expect(await owner.getByText('Admin Dashboard').count()).toBe(0);
    }

    const login = await owner.request.post(`${server.origin}/v1/auth/login`, {
      data: { username: 'bar', password: PASSWORDS.DEMO_OWNER_PASSWORD },
    });
    const headers = { authorization: `Bearer ${(await login.json()).tokens.refresh.token}` };
    const call = async (method: string, path: string, data?: object) => {
      const reply = await owner.request.fetch(server.origin + path, { method, headers, ...(data && { data }) });
      return { status: reply.status(), text: await reply.text() };
    };
    const nowhere = await call('GET', '/api/admin/shops/nowhere');
    const calls: [method: string, path: string, data?: object][] = [
      ['GET', '/api/admin/shops/demo-tea'],
      ['GET', '/v1/admin/shops/demo-tea'],
      ['GET', '/api/admin/shops/demo-tea/recipes'],
      ['GET', '/api/admin/shops/demo-tea/orders'],
      ['GET', '/api/kiosk-instances?shop_id=demo-tea'],
      ['PATCH', '/api/admin/shops/demo-tea/order-defaults', { quantity: 9 }],
      ['PATCH', '/api/admin/shops/demo-tea/recipes', { recipes: [] }],
      ['POST', '/api/admin/shops/demo-tea/fetch-and-update-recipes'],
      ['POST', '/api/kiosk-instances', { shop_id: 'demo-tea', kiosk_type_identifier: 'mbti', name: 'Mine now' }],
      ['DELETE', '/api/kiosk-instances/bulk-delete?shop_id=demo-tea'],
    ];
    for (const one of calls) expect([one, await call(...one)]).toEqual([one, nowhere]);
    expect(nowhere.status).toBe(403);
    for (const [method, path] of [
      ['DELETE', '/api/admin/shops/nuke'],
      ['POST', '/api/admin/shops/seed'],
      ['POST', '/api/admin/kiosk-types/reseed'],
    ] as const)
      expect((await call(method, path)).status).toBe(403);

    await admin.goto(`${server.origin}/shop-admin`);
    await admin.getByText('2 active kiosks').waitFor();
    await admin.getByText('7 active kiosks').waitFor();
  });
});
