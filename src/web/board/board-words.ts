/** A room reads both languages: every text stands in both, whatever the browser's. Source: docs/decisions/0068. */
import type { BilingualText } from '#domain/recipe/recipe.ts';

export const WORDS = {
  preparing: { en: 'Preparing', 'zh-HK': '製作中' },
  ready: { en: 'Ready', 'zh-HK': '可以取喇' },
  scan: { en: 'Scan to order', 'zh-HK': '掃碼落單' },
  rare: { en: 'A rare one!', 'zh-HK': '抽中稀有款！' },
  rareTonight: { en: 'Rare capsules', 'zh-HK': '稀有扭蛋' },
  league: { en: 'League of the night', 'zh-HK': '今晚猜枚榜' },
  noKey: { en: 'This board has no valid key', 'zh-HK': '呢個叫號屏幕冇有效密鑰' },
  askForLink: {
    en: 'Its key was replaced or revoked, or its address is not complete. The owner can make a new link in the console, under Settings, to open here.',
    'zh-HK': '密鑰已經換咗或者撤銷咗，又或者網址唔完整。店主可以喺管理後台嘅「設定」整條新連結，再喺呢度打開。',
  },
} satisfies Record<string, BilingualText>;
