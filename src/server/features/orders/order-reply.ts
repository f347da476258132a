import type { StaffOrder } from '#contract/orders.ts';
import type { StoredOrder } from '../../repos/orders.repo.ts';

export const orderReply = (order: StoredOrder): StaffOrder => ({
  id: order.id,
  orderId: order.id,
  shopId: order.shopId,
  recipeId: order.recipeId,
  recipeName: order.recipeName,
  name: order.name,
  size: order.size,
  quantity: order.quantity,
  displayId: order.displayId,
  status: order.status,
  glasswareParams: { glassType: order.glassName, name: order.glassName },
  machineString: order.machineString,
  brewingTimeMs: order.brewingMs,
  timestamp: order.createdAt,
  allergies: order.allergies,
  kioskInstanceCode: order.instanceCode,
  version: order.version,
});
