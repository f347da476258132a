/** Guests read both languages: every text stands in both, whatever the browser's. Source: docs/decisions/0068. */
import type { MachineDisplay } from '#contract/machines/display.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';

export const WORDS = {
  scan: { en: 'Scan to start your drink', 'zh-HK': '掃碼開始整你嗰杯' },
  orType: { en: 'or type', 'zh-HK': '或者輸入' },
  codeLost: { en: 'No connection: ask at the bar', 'zh-HK': '冇網絡連線，請問吧枱' },
  pouring: { en: 'Pouring', 'zh-HK': '整緊' },
  getsReady: { en: 'Getting ready', 'zh-HK': '準備緊' },
  putGlass: { en: 'Put your glass in its place', 'zh-HK': '放好隻杯' },
  next: { en: 'Next', 'zh-HK': '之後' },
  stop: { en: 'STOP', 'zh-HK': '停止' },
  stopping: { en: 'Stopping…', 'zh-HK': '停緊…' },
  stopped: { en: 'Told to stop', 'zh-HK': '已經叫停' },
  notStopped: {
    en: 'Not stopped. Use the switch on the machine, or call the bar.',
    'zh-HK': '停唔到。撳部機嘅掣，或者搵吧枱。',
  },
  breakTaken: { en: 'The machine takes a break.', 'zh-HK': '部機暫停緊。' },
  inCare: { en: 'The bar is looking after the machine.', 'zh-HK': '吧枱打理緊部機。' },
  fault: { en: 'Somebody has to look at the machine. Ask at the bar.', 'zh-HK': '部機要有人睇一睇，請搵吧枱。' },
  offline: { en: 'The machine does not answer. Ask at the bar.', 'zh-HK': '部機冇反應，請搵吧枱。' },
  noKey: { en: 'This screen has no valid key', 'zh-HK': '呢個屏幕冇有效密鑰' },
  askForLink: {
    en: 'Its key was replaced or revoked, or its address is not complete. The owner can make a new link in the console, under Machines, to open here.',
    'zh-HK': '密鑰已經換咗或者撤銷咗，又或者網址唔完整。店主可以喺管理後台嘅「機器」整條新連結，再喺呢度打開。',
  },
} satisfies Record<string, BilingualText>;

export const STATES: Record<MachineDisplay['machine']['state'], BilingualText> = {
  unpaired: { en: 'Ready', 'zh-HK': '準備好' },
  ready: { en: 'Ready', 'zh-HK': '準備好' },
  busy: { en: 'Busy', 'zh-HK': '用緊' },
  paused: { en: 'Paused', 'zh-HK': '暫停' },
  fault: { en: 'Needs help', 'zh-HK': '要人幫手' },
  offline: { en: 'Offline', 'zh-HK': '離線' },
};

/** Why guests cannot start a drink here now; undefined where they can. A pause is told in the bar's own words. */
export function whyNot({ state, pause, inCare }: MachineDisplay['machine']): BilingualText | undefined {
  if (state === 'offline') return WORDS.offline;
  if (state === 'fault') return WORDS.fault;
  if (inCare) return WORDS.inCare;
  if (state !== 'paused') return undefined;
  const { en = '', 'zh-HK': zh = '' } = pause?.reason ?? {};
  if (`${en}${zh}`.trim() === '') return WORDS.breakTaken;
  return { en: en || zh, 'zh-HK': zh || en };
}
