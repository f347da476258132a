/** Machines with a program of their own, before one answers. What they do then: src/server/machines/programs. */
import { describe, expect, it } from 'vitest';
import { DRIVEN, drivenMachine, placedOrder } from '#test/server/paired-machine.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { useTestServer } from '#test/server/test-services.ts';

const AT = '/api/admin/shops/demo-bar/machines';

describe.each(testEngines)('machines with a program of their own on %s', (_engine, open) => {
  const server = useTestServer(open);
  const read = async (id: string) => server.call('GET', `${AT}/${id}/link`, { headers: server.owner });
  const change = (id: string, body: object) =>
    server.call('PATCH', `${AT}/${id}/link`, { headers: server.owner, body });

  it('one that never answered keeps no order waiting, and has no pairing code', async () => {
    const { id } = await drivenMachine(server, 'demo-bar');
    const { machines } = (await server.call('GET', AT, { headers: server.owner })).json();
    const added = machines.find((one: { id: string }) => one.id === id);
    expect(added).toMatchObject({ kind: 'cocktailberry', state: 'unpaired', isPaired: false, codeExpiresAt: null });
    const order = await placedOrder(server);
    const approved = (await order.approve()).json();
    expect([approved.status, approved.machine]).toEqual(['IN_PROGRESS', undefined]);
    const code = await server.call('POST', `${AT}/${id}/pairing-code`, { headers: server.owner });
    expect(code.json()).toMatchObject({ code: 'machine-not-found' });
  });

  it('keeps keys that are left out, takes away empty ones, and forgets them with the machine', async () => {
    const { id } = await drivenMachine(server, 'demo-bar', {
      ...DRIVEN,
      keys: { makerKey: '12', masterKey: '48151623' },
    });
    expect((await read(id)).json().link.keysSet).toEqual(['makerKey', 'masterKey']);
    await change(id, { address: 'http://10.0.0.1:8000' });
    expect((await change(id, { keys: { makerKey: '' } })).json().link).toMatchObject({
      address: 'http://10.0.0.1:8000',
      keysSet: ['masterKey'],
    });
    const rows = () =>
      server.services.db.selectFrom('machine_links').selectAll().where('machine_id', '=', id).execute();
    expect(JSON.stringify(await rows())).not.toContain('48151623');
    await server.call('DELETE', `${AT}/${id}`, { headers: server.owner });
    expect(await rows()).toEqual([]);
    expect((await read(id)).json()).toMatchObject({ code: 'machine-not-found' });
  });

  it('says what it cannot make, as long as it is known of no ingredient', async () => {
    const { id } = await drivenMachine(server, 'demo-bar');
    const { matches, notMakeable } = (await read(id)).json().link;
    expect(matches.every((one: { canPour: boolean }) => !one.canPour)).toBe(true);
    expect(notMakeable).toContainEqual({
      recipeId: 'bar-negroni',
      name: 'Negroni',
      missing: ['London dry gin', 'Campari', 'Sweet vermouth'],
    });
  });

  it.each([
    [
      'no address',
      { address: 'berry' },
      'address',
      'This is no address of a machine. Such as http://192.168.1.40:8000.',
    ],
    ['an address of another kind', { address: 'file:///etc/passwd' }, 'address', 'This is no address of a machine.'],
    ['no name', { name: ' ' }, 'name', 'Give the machine a name.'],
  ])('refuses %s, at its field', async (_case, body, path, words) => {
    const reply = await server.call('POST', `${AT}/driven`, { headers: server.owner, body: { ...DRIVEN, ...body } });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toMatchObject([{ path, message: expect.stringContaining(words) }]);
  });

  it('knows no machine of another shop, and none of our own protocol', async () => {
    const { id } = await drivenMachine(server, 'demo-tea');
    expect((await read(id)).statusCode).toBe(404);
    const own = await server.call('POST', AT, { headers: server.owner, body: { name: 'Own' } });
    expect((await read(own.json().machine.id)).statusCode).toBe(404);
  });
});
