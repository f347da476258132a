/** Calls about orders of the demo bar, as its guests and its owner send them. */
import type { LightMyRequestResponse } from 'fastify';
import { newDevice, type TestServer } from './test-services.ts';

export const BAR = '/api/admin/shops/demo-bar';
export const NEGRONI = 'bar-negroni';

type Headers = Record<string, string>;

/** @param owner bearer of whoever calls where no other is given: asked at each call, since it expires */
export function orderCalls(server: TestServer, owner: () => Headers) {
  const submit = (headers: Headers, recipeId = NEGRONI): Promise<LightMyRequestResponse> =>
    server.call('POST', `${BAR}/submit-order`, { headers, body: { targetShopId: 'demo-bar', recipeId, name: 'Ada' } });
  return {
    guest: (device = newDevice()): Headers => ({ 'x-device-id': device, 'x-join-code': server.barCode }),
    submit,
    /** @returns the order's id */
    place: async (headers: Headers, recipeId = NEGRONI): Promise<string> =>
      (await submit(headers, recipeId)).json().orderId,
    act: (orderId: string, action: string, headers = owner()) =>
      server.call('POST', `${BAR}/orders/${orderId}/${action}`, { headers }),
    correct: (orderId: string, headers: Headers, body: object) =>
      server.call('PATCH', `${BAR}/orders/${orderId}`, { headers, body }),
    get: async (orderId: string) => (await server.call('GET', `${BAR}/orders/${orderId}`, { headers: owner() })).json(),
    say: (kind: 'drink' | 'ingredient', id: string, isOut: boolean, headers = owner()) =>
      server.call('PUT', `${BAR}/sold-out`, { headers, body: { kind, id, isOut } }),
  };
}
