/** A room reads both languages: every text stands in both, whatever the browser's. Source: docs/decisions/0068. */
import type { BoardRound } from '#contract/shop/room-round.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';

export const WORDS = {
  preparing: { en: 'Preparing', 'zh-HK': '製作中' },
  ready: { en: 'Ready', 'zh-HK': '可以取喇' },
  scan: { en: 'Scan to order', 'zh-HK': '掃碼落單' },
  rare: { en: 'A rare one!', 'zh-HK': '抽中稀有款！' },
  rareTonight: { en: 'Rare capsules', 'zh-HK': '稀有扭蛋' },
  league: { en: 'League of the night', 'zh-HK': '今晚猜枚榜' },
  round: { en: 'A round for everyone', 'zh-HK': '全場齊玩' },
  scanToJoin: { en: 'Scan to join in', 'zh-HK': '掃碼一齊玩' },
  scanToPlay: { en: 'Scan the code and answer on your phone', 'zh-HK': '掃碼，用電話答題' },
  whoIsClosest: { en: 'Who is the closest?', 'zh-HK': '邊兩位最夾？' },
  nobodyClose: { en: 'Everybody here has a taste of their own', 'zh-HK': '個個都有自己口味' },
  lookAtPhone: { en: 'Is it you? Look at your phone', 'zh-HK': '係咪你？睇下電話' },
  noKey: { en: 'This board has no valid key', 'zh-HK': '呢個叫號屏幕冇有效密鑰' },
  askForLink: {
    en: 'Its key was replaced or revoked, or its address is not complete. The owner can make a new link in the console, under Settings, to open here.',
    'zh-HK': '密鑰已經換咗或者撤銷咗，又或者網址唔完整。店主可以喺管理後台嘅「設定」整條新連結，再喺呢度打開。',
  },
} satisfies Record<string, BilingualText>;

export const phonesWords = (phones: number): BilingualText => ({
  en: phones === 1 ? '1 phone' : `${phones} phones`,
  'zh-HK': `${phones} 部電話`,
});

export function closestWords({ agreed, both, names }: NonNullable<BoardRound['closest']>): BilingualText {
  const [one, other] = names ?? [];
  const who = names ? `${one} and ${other}` : 'Two people in this room';
  return {
    en: `${who} are the closest: ${agreed} of ${both}`,
    'zh-HK': `${names ? `${one} 同 ${other} ` : '場內有兩位'}最夾： ${both} 題夾中 ${agreed} 題`,
  };
}
