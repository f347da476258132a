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
    en: 'Deleted {n} kiosk instances.',
    one: 'Deleted {n} kiosk instance.',
    'zh-HK': '已刪除 {n} 部自助機。',
  },
  'shops-restored': { en: 'Restored {shops} and {kiosks}.', 'zh-HK': '已復原 {shops}及 {kiosks}。' },
  'kiosks-restored': {
    en: 'Restored {n} kiosk instances.',
    one: 'Restored {n} kiosk instance.',
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
  'kiosk-count': { en: '{n} kiosk instances', one: '{n} kiosk instance', 'zh-HK': '{n} 部自助機' },
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
  'recording-not-found': { en: 'There is no such recording.', 'zh-HK': '沒有此錄音。' },
} as const satisfies Record<string, Text>;
