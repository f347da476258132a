/** A drink from its recipe to the machine: the owner enters it and sees it drawn, a guest finds it and orders it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';

describe('an owner makes a drink', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  it('which a guest sees drawn, and orders', async () => {
    const owner = await people.desktop();
    await signIn(owner, server, 'tea');
    await owner.waitForURL('**/shops/demo-tea');
    await owner.getByRole('button', { name: 'Shop Master Page' }).click();
    await owner.getByRole('link', { name: 'New drink' }).click();

    await owner.getByLabel('Name, English').fill('Harbour Dusk');
    await owner.getByLabel('Name, Chinese').fill('維港暮色');
    await owner.getByRole('button', { name: 'How it is served' }).click();
    await owner.getByLabel('Glass, English').fill('Hurricane Glass');
    const preview = owner.getByRole('complementary', { name: 'The drink as it is drawn' });
    const plain = await preview.getByRole('img').innerHTML();
    const row = owner.getByRole('listitem', { name: 'ingredient 1' });
    await row.getByLabel('Ingredient, English').fill('Plum cordial');
    const plum = owner.getByRole('listitem', { name: 'Plum cordial' });
    await plum.getByLabel('Amount').fill('150');
    await plum.getByLabel('Colours the drink').check();
    await plum.getByLabel('Colour', { exact: true }).fill('#6a1b4d');
    expect(await preview.getByRole('img').innerHTML()).not.toBe(plain);
    await owner.getByText(/2 things to look at$/).waitFor();
    await owner.getByRole('group', { name: 'Parts of the drink' }).getByRole('button', { name: 'Machine' }).click();
    await owner.getByText('Plum cordial stands on no pump: it is added by hand.').waitFor();
    await owner.getByRole('button', { name: 'Save', exact: true }).click();
    await owner.waitForURL(/\/master\/[0-9a-f-]{36}$/);

    await owner.goto(`${server.origin}/shops/demo-tea/master?tab=pumps`);
    await owner.getByRole('button', { name: 'Add a pump' }).click();
    await owner
      .getByLabel(/^Ingredient in slot/)
      .last()
      .selectOption({ label: 'Plum cordial' });
    await owner.getByRole('button', { name: 'Save pumps' }).click();
    await owner.getByText('Saved. The next order is poured this way.').waitFor();

    const guest = await people.phone();
    await guest.goto(`${server.origin}/kiosk/live?joinCode=${server.codes['ordering-terminal']}`);
    await guest.getByLabel('Search drinks and ingredients').fill('harbour');
    const card = guest.getByRole('button', { name: /Harbour Dusk/ });
    await card.locator('svg').first().waitFor();
    await card.click();
    await guest.getByLabel('Your name (for the order):').fill('Ada');
    await guest.getByRole('button', { name: 'Order This Drink' }).click();
    const submitted = guest.waitForResponse((reply) => reply.url().endsWith('/submit-order'));
    await guest.getByRole('button', { name: 'Ready - Place Order' }).click();
    const order = (await (await submitted).json()) as { machineString: string };
    expect(order.machineString).toMatch(/^SW1;size[SML];\d+,\d+,\d+$/);
    await guest
      .getByText(/Display ID: \w+/)
      .first()
      .waitFor();

    await owner.goto(`${server.origin}/shops/demo-tea/master?q=harbour`);
    await owner.getByRole('button', { name: 'More actions for Harbour Dusk' }).click();
    await owner.getByRole('button', { name: 'Delete Harbour Dusk' }).click();
    await owner.getByRole('button', { name: 'Delete', exact: true }).click();
    await owner.getByText('Harbour Dusk is deleted.').waitFor();
    await guest.goto(`${server.origin}/approve?shopId=demo-tea`);
    await guest.getByText('Harbour Dusk').first().waitFor();
  });
});
