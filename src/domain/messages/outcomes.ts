/** How an action went, why a job ended, what a service outside said. */
import type { Text } from './text.ts';

export const OUTCOMES = {
  'shops-synced': { en: 'Synced {n} shops.', one: 'Synced {n} shop.', 'zh-HK': '已同步 {n} 間店舖。' },
  'kiosk-types-reseeded': {
    en: 'Reseeded {n} kiosk types.',
    one: 'Reseeded {n} kiosk type.',
    'zh-HK': '已重新建立 {n} 種自助機。',
  },
  'shops-deleted': { en: 'Deleted {shops} and {kiosks}.', 'zh-HK': '已刪除 {shops}及 {kiosks}。' },
  'kiosks-deleted': {
    en: 'Deleted {n} kiosks.',
    one: 'Deleted {n} kiosk.',
    'zh-HK': '已刪除 {n} 部自助機。',
  },
  'shops-restored': { en: 'Restored {shops} and {kiosks}.', 'zh-HK': '已復原 {shops}及 {kiosks}。' },
  'kiosks-restored': {
    en: 'Restored {n} kiosks.',
    one: 'Restored {n} kiosk.',
    'zh-HK': '已復原 {n} 部自助機。',
  },
  'drink-restored': { en: 'Restored {name}.', 'zh-HK': '已復原「{name}」。' },
  'import-taken-back': { en: 'Took back {n} drinks.', one: 'Took back {n} drink.', 'zh-HK': '已撤回 {n} 款飲品。' },
  'import-kept': {
    en: '{n} drinks changed since stay.',
    one: '{n} drink changed since stays.',
    'zh-HK': '其後曾更改的 {n} 款飲品會保留。',
  },
  'drinks-imported': { en: 'Imported {n} drinks.', one: 'Imported {n} drink.', 'zh-HK': '已匯入 {n} 款飲品。' },
  'shop-count': { en: '{n} shops', one: '{n} shop', 'zh-HK': '{n} 間店舖' },
  'kiosk-count': { en: '{n} kiosks', one: '{n} kiosk', 'zh-HK': '{n} 部自助機' },
  'shop-not-in-address': { en: 'Name the shop in the address: ?shop_id=…', 'zh-HK': '請在網址中指明店舖：?shop_id=…' },
  'shop-gone': { en: 'This shop no longer exists.', 'zh-HK': '此店舖已不存在。' },
  'texts-untranslated': {
    en: '{failed} of {total} texts could not be translated.',
    'zh-HK': '{total} 段文字中，有 {failed} 段未能翻譯。',
  },
  'translation-limit-reached': {
    en: 'This hour’s limit for translations is reached. Generate again later for the rest.',
    'zh-HK': '本小時的翻譯限額已滿。其餘內容請稍後再產生。',
  },
  'translation-service': { en: 'translation service', 'zh-HK': '翻譯服務' },
  'language-model': { en: 'language model', 'zh-HK': '語言模型' },
  'service-answer-unusable': { en: 'The {service} gave no usable answer.', 'zh-HK': '{service}沒有給予可用的回應。' },
  'service-too-slow': { en: 'The {service} did not answer in time.', 'zh-HK': '{service}未有及時回應。' },
  'service-unreachable': { en: 'The {service} cannot be reached.', 'zh-HK': '未能連接{service}。' },
  'service-failed': { en: 'The {service} failed ({status}): {said}', 'zh-HK': '{service}出錯（{status}）：{said}' },
  'service-refused': {
    en: 'The {service} refused ({status}): {said}',
    'zh-HK': '{service}拒絕了要求（{status}）：{said}',
  },
  'main-api-not-json': {
    en: 'The main server answered something that is not JSON.',
    'zh-HK': '主伺服器的回應不是 JSON。',
  },
  'main-api-shops-invalid': {
    en: 'Invalid shop data: missing or invalid name, or missing or invalid shop_id/id.',
    'zh-HK': '店舖資料無效：欠缺名稱或 shop_id/id，或其內容無效。',
  },
  'main-api-shop-reserved': {
    en: 'The main server has a shop with the reserved id {id}.',
    'zh-HK': '主伺服器有店舖使用了保留的識別碼 {id}。',
  },
  'main-api-recipe-invalid': {
    en: 'The main server sent a recipe that cannot be read: {place}.',
    'zh-HK': '主伺服器傳來的飲品未能讀取：{place}。',
  },
  'order-failed': { en: 'Failed to submit order. Please try again.', 'zh-HK': '未能落單，請再試一次。' },
  'bar-paused-for': { en: 'The bar takes no orders for a moment: {reason}', 'zh-HK': '吧枱暫時唔接單：{reason}' },
  'job-of-another-address': { en: 'jobId is not the job of this address.', 'zh-HK': 'jobId 並非此網址的工作。' },
  'machine-address-invalid': {
    en: 'This is no address of a machine. Such as http://192.168.1.40:8000.',
    'zh-HK': '這不是機器的網址。例如 http://192.168.1.40:8000。',
  },
  'machine-address-private': {
    en: "This server may not call private addresses. Whoever runs it lists the machine's in LAN_HOSTS.",
    'zh-HK': '此伺服器不可連接私人網址。請負責伺服器的人把機器的網址加入 LAN_HOSTS。',
  },
  'machine-unreachable': {
    en: 'Nothing answers at this address. Is the machine on, and in the same network?',
    'zh-HK': '此網址沒有回應。機器開了嗎？是否在同一網絡？',
  },
  'machine-silent': { en: 'The machine took too long to answer.', 'zh-HK': '機器太久沒有回應。' },
  'machine-unreadable': { en: 'The machine answered far too much.', 'zh-HK': '機器的回應過長。' },
  'machine-not-cocktailberry': {
    en: 'Something answers there, but not as CocktailBerry does. Its interface is usually at port 8000.',
    'zh-HK': '該處有回應，但不是 CocktailBerry。它的介面通常在連接埠 8000。',
  },
  'machine-maker-key-wrong': {
    en: 'CocktailBerry refuses the maker key. Type the maker password of its options.',
    'zh-HK': 'CocktailBerry 拒絕 maker 鎖匙。請輸入其選項中的 maker 密碼。',
  },
  'machine-master-key-wrong': {
    en: 'CocktailBerry refuses the master key, which its log needs. Type the master password of its options.',
    'zh-HK': 'CocktailBerry 拒絕 master 鎖匙，讀取其紀錄需要它。請輸入其選項中的 master 密碼。',
  },
  'machine-not-cocktailpi': {
    en: 'Something answers there, but not as CocktailPi does.',
    'zh-HK': '該處有回應，但不是 CocktailPi。',
  },
  'machine-login-wrong': {
    en: 'CocktailPi refuses the username or the password.',
    'zh-HK': 'CocktailPi 拒絕使用者名稱或密碼。',
  },
  'machine-role-too-low': {
    en: 'This account of CocktailPi may not keep recipes: give it the role "Recipe creator" or higher.',
    'zh-HK': '此 CocktailPi 帳戶不可儲存飲品：請給予「RECIPE_CREATOR」或以上的角色。',
  },
  'machine-no-such-care': {
    en: 'The machine can do this at its own screen only.',
    'zh-HK': '此操作只可在機器本身的畫面進行。',
  },
  'machine-keys-lost': {
    en: 'The keys can no longer be read: type them again.',
    'zh-HK': '鎖匙已無法讀取：請重新輸入。',
  },
  'machine-refused-care': {
    en: 'The machine did not take this: it may be busy.',
    'zh-HK': '機器沒有接受：它可能正在工作。',
  },
  'presence-scan-only': {
    en: 'Too many wrong codes were typed here. Scan the code on the machine instead.',
    'zh-HK': '呢度打錯咗太多次碼，改為掃部機上面個碼。',
  },
  'machine-paused-for': { en: 'The machine takes a break: {reason}', 'zh-HK': '部機暫停緊：{reason}' },
  'setup-begun-by': {
    en: '{who} is setting up a bar at the moment. Wait until it is done, or take it over.',
    'zh-HK': '{who} 正在設定店舖。請等候完成，或由你接手。',
  },
  'kiosk-paused-for': { en: 'This kiosk takes a break: {reason}', 'zh-HK': '呢部自助機暫停緊：{reason}' },
  'bar-closed-until': { en: 'The bar is closed. It opens {opens}.', 'zh-HK': '吧枱收咗工，{opens}再開。' },
  'alcohol-from': { en: 'No alcohol is sold until {opens}.', 'zh-HK': '{opens}先開始賣酒。' },
  'size-sold-out': {
    en: 'There is not enough left for this size. A smaller one can still be made.',
    'zh-HK': '材料唔夠整呢個份量，細杯啲仲整到。',
  },
  'past-allowance': {
    en: 'You have had a good few: staff start this one. Show them your ticket.',
    'zh-HK': '你飲咗唔少喇，呢杯要由職員開始，畀張單佢哋睇。',
  },
  'recording-not-found': { en: 'There is no such recording.', 'zh-HK': '沒有此錄音。' },
} as const satisfies Record<string, Text>;
