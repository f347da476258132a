/** A correction changes what it names. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NEGRONI, BAR, orderCalls } from '#test/server/order-calls.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { OWNER, useTestServer } from '#test/server/test-services.ts';

const DAY = 24 * 60 * 60_000;
const ALLERGIES = { allergens: ['milk'], note: '' };
const RECIPE = `/v1/admin/shops/demo-bar/recipes`;

describe.each(testEngines)('a correction on %s', (_engine, open) => {
  const server = useTestServer(open);
  let owner: Record<string, string>;
  const { guest, place, act, correct, get } = orderCalls(server, () => owner);
  const sell = (body: object) => server.call('PATCH', `${BAR}/selling`, { headers: owner, body });
  const charge = (sizeS: number, sizeL: number) =>
    server.call('PUT', `${BAR}/recipes/${NEGRONI}/prices`, { headers: owner, body: { sizeS, sizeM: null, sizeL } });
  const served = async () => {
    const ordered = await place(guest());
    for (const step of ['approve', 'complete']) await act(ordered, step);
    return ordered;
  };

  beforeEach(async () => {
    server.pass(DAY);
    owner = await server.signIn(OWNER);
    await sell({ prices: true });
    await charge(8800, 12_000);
  });
  afterEach(() => sell({ prices: false, alcoholDuty: false }));

  it('of the name leaves the price and the pour as they were ordered', async () => {
    const ordered = await place(guest());
    const { version: _, ...before } = await get(ordered);
    await charge(9900, 13_000);
    expect((await correct(ordered, owner, { name: 'Bo', size: 'sizeS', recipeId: NEGRONI })).statusCode).toBe(200);
    expect(await get(ordered)).toEqual({ ...before, name: 'Bo', version: 2 });
    await sell({ prices: false });
    await correct(ordered, owner, { allergies: ALLERGIES });
    expect(await get(ordered)).toEqual({ ...before, name: 'Bo', allergies: ALLERGIES, version: 3 });
  });

  it('of a size sets the price anew', async () => {
    const ordered = await place(guest());
    expect((await correct(ordered, owner, { size: 'sizeL' })).json().price.amount).toBe(12_000);
  });

  it('charges nothing for what is made again in place of a served drink', async () => {
    const { orderId } = (await act(await served(), 'remake')).json();
    expect((await correct(orderId, owner, { name: 'Bo' })).json().price.amount).toBe(0);
    expect((await correct(orderId, owner, { size: 'sizeL' })).json().price.amount).toBe(0);
  });

  it('charges for what is made again in place of a cancelled drink', async () => {
    const failed = await place(guest());
    await act(failed, 'cancel');
    const { orderId } = (await act(failed, 'remake')).json();
    expect((await correct(orderId, owner, { name: 'Bo' })).json().price.amount).toBe(8800);
    expect((await correct(orderId, owner, { size: 'sizeL' })).json().price.amount).toBe(12_000);
  });

  it('confirms the guest’s age by another drink with alcohol alone', async () => {
    const ordered = await place(guest());
    await sell({ alcoholDuty: true });
    for (const change of [{ name: 'Bo' }, { allergies: ALLERGIES }, { size: 'sizeL' }])
      expect((await correct(ordered, owner, change)).json()).toMatchObject({
        staffApproves: 'alcohol-duty',
        adultConfirmedAt: null,
      });
    const another = await correct(ordered, owner, { recipeId: 'bar-daiquiri' });
    expect(another.json().adultConfirmedAt).toEqual(expect.any(String));
  });

  it('says what a guest must not have of a drink that has left the menu', async () => {
    const ordered = await place(guest());
    const { batchId } = (await server.call('DELETE', `${RECIPE}/${NEGRONI}`, { headers: owner })).json();
    const said = { recipeId: NEGRONI, size: 'sizeS', name: 'Bo', allergies: ALLERGIES };
    expect((await correct(ordered, owner, said)).json()).toMatchObject({ name: 'Bo', allergies: ALLERGIES });
    expect((await correct(ordered, owner, { size: 'sizeL' })).json().code).toBe('recipe-not-found');
    await server.call('POST', `/v1/admin/shops/demo-bar/deleted-recipes/${batchId}/restore`, { headers: owner });
  });
});
