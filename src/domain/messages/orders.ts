/** Sizes of orders and what became of them, in the words of an export. */
import type { Text } from './text.ts';

export const ORDERS = {
  sizeS: { en: 'Small', 'zh-HK': '小' },
  sizeM: { en: 'Medium', 'zh-HK': '中' },
  sizeL: { en: 'Large', 'zh-HK': '大' },
  'order-waiting': { en: 'Waiting', 'zh-HK': '等候中' },
  'order-being-made': { en: 'Being made', 'zh-HK': '製作中' },
  'order-attention': { en: 'Look at it', 'zh-HK': '要查看' },
  'order-ready': { en: 'Ready, not collected', 'zh-HK': '可取，未取走' },
  'order-collected': { en: 'Collected', 'zh-HK': '已取走' },
  'order-cancelled': { en: 'Cancelled', 'zh-HK': '已取消' },
  'order-cancelled-by-staff': { en: 'Cancelled by staff', 'zh-HK': '由員工取消' },
  'order-cancelled-by-guest': { en: 'Cancelled by the guest', 'zh-HK': '由顧客取消' },
  'order-abandoned': { en: 'Abandoned: never approved', 'zh-HK': '被棄單：一直無人確認' },
} as const satisfies Record<string, Text>;
