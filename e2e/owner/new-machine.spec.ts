/** A backup of one machine, restored on the first page of another. Source: docs/behaviour/set-up.md "Restoring". */
import { mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { usePeople } from '../browser.ts';
import { startServer } from '../server.ts';
import { joinAs, signIn } from '../steps.ts';

describe('a new machine', () => {
  const people = usePeople();

  it('begins with the backup of the old one', async () => {
    const old = await startServer();
    const folder = mkdtempSync(join(tmpdir(), 'sipwell-e2e-moving-'));
    const file = join(folder, 'old-bar.tar.gz');
    const page = await people.desktop();
    await signIn(page, old, 'admin');
    await page.getByRole('link', { name: 'Backups' }).click();
    await page.getByRole('button', { name: 'Back up now' }).click();
    await page.getByText('The backup is made, and whole.').waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download the backup/ }).click();
    await (await saved).saveAs(file);
    await old.stop();
    const cut = join(folder, 'cut.tar.gz');
    writeFileSync(cut, readFileSync(file));
    truncateSync(cut, 20_000);

    const fresh = await startServer({ env: { SEED: 'none', ADMIN_PASSWORD: '' } });
    const phone = await people.phone();
    await phone.goto(fresh.setUpLink ?? 'no link was printed');
    await phone.getByRole('heading', { name: 'Moving from another machine?' }).waitFor();
    await phone.getByLabel('File of a backup').setInputFiles(cut);
    await phone.getByText('This backup ends too early').waitFor();
    await phone.getByLabel('File of a backup').setInputFiles(file);
    await phone.getByText(/It holds 2 shops, 85 drinks, 0 orders\./).waitFor();
    await phone.getByRole('button', { name: 'Restore it' }).tap();
    await phone.waitForURL('**/login');
    await phone.getByText('The backup is restored. Sign in again, with the password of then.').waitFor();
    await signIn(phone, fresh, 'admin');
    await phone.getByRole('heading', { name: 'Select a Shop' }).waitFor();

    // The cards on the tables go on as they are.
    const guest = await people.phone();
    await joinAs(guest, fresh, old.codes['ez-pairing']!, 'Ada');
    await guest.getByText('Question 1 of 5').first().waitFor();
    const headers = { 'x-setup-token': fresh.setUpLink?.split('#')[1] ?? '' };
    expect((await fetch(`${fresh.origin}/v1/setup/link`, { headers })).status).toBe(403);
    await fresh.stop();
  });
});
