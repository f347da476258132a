/** How an action went, why a job ended, what a service outside said: what is written besides the texts of problem codes. */
import type { Entries } from './template.ts';

export const OUTCOMES: Entries = [
  // Actions on many things at once
  ['Synced {shops, text}.', '已同步 {shops}。'],
  ['Reseeded {types, text}.', '已重新建立 {types}。'],
  ['Deleted {shops, text} and {kiosks, text}.', '已刪除 {shops}及 {kiosks}。'],
  ['Deleted {kiosks, text}.', '已刪除 {kiosks}。'],
  ['Restored {shops, text} and {kiosks, text}.', '已復原 {shops}及 {kiosks}。'],
  ['Restored {kiosks, text}.', '已復原 {kiosks}。'],
  ['Restored {name}.', '已復原「{name}」。'],
  ['Took back {drinks, text}.', '已撤回 {drinks}。'],
  ['{drinks, text} changed since stays.', '其後曾更改的 {drinks}會保留。'],
  ['{drinks, text} changed since stay.', '其後曾更改的 {drinks}會保留。'],
  ['Imported {drinks, text}.', '已匯入 {drinks}。'],
  ['{n, number} shop', '{n} 間店舖'],
  ['{n, number} shops', '{n} 間店舖'],
  ['{n, number} kiosk type', '{n} 種自助機'],
  ['{n, number} kiosk types', '{n} 種自助機'],
  ['{n, number} kiosk instance', '{n} 部自助機'],
  ['{n, number} kiosk instances', '{n} 部自助機'],
  ['{n, number} drink', '{n} 款飲品'],
  ['{n, number} drinks', '{n} 款飲品'],
  ['Name the shop in the address: ?shop_id=…', '請在網址中指明店舖：?shop_id=…'],
  // Jobs
  ['This shop no longer exists.', '此店舖已不存在。'],
  ['{failed, number} of {total, number} texts could not be translated.', '{total} 段文字中，有 {failed} 段未能翻譯。'],
  [
    'This hour’s limit for translations is reached. Generate again later for the rest.',
    '本小時的翻譯限額已滿。其餘內容請稍後再產生。',
  ],
  ['Something went wrong on the server.', '伺服器出錯。'],
  // Services outside; what they said themselves stays as they said it
  ['translation service', '翻譯服務'],
  ['language model', '語言模型'],
  ['The {service, text} gave no usable answer.', '{service}沒有給予可用的回應。'],
  ['The {service, text} did not answer in time.', '{service}未有及時回應。'],
  ['The {service, text} cannot be reached.', '未能連接{service}。'],
  ['The {service, text} failed ({status, number}): {said}', '{service}出錯（{status}）：{said}'],
  ['The {service, text} refused ({status, number}): {said}', '{service}拒絕了要求（{status}）：{said}'],
  ['The main server answered something that is not JSON.', '主伺服器的回應不是 JSON。'],
  [
    'Invalid shop data: missing or invalid name, or missing or invalid shop_id/id.',
    '店舖資料無效：欠缺名稱或 shop_id/id，或其內容無效。',
  ],
  ['The main server has a shop with the reserved id {id}.', '主伺服器有店舖使用了保留的識別碼 {id}。'],
  ['The main server sent a recipe that cannot be read: {place}.', '主伺服器傳來的飲品未能讀取：{place}。'],
  // Refusals that say more than their code
  ['Failed to submit order. Please try again.', '未能落單，請再試一次。'],
  ['There is no such recording.', '沒有此錄音。'],
];
