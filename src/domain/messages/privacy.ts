/** What a guest reads of what the bar keeps, each sentence where it is true. Source: docs/behaviour/guest-data.md "Privacy page". */
import type { Text } from './text.ts';

export const PRIVACY = {
  'privacy-order': {
    en: 'With an order the bar keeps the name you typed, the drink, its size, and when it was ordered, made and collected.',
    'zh-HK': '落單之後，酒吧會保留你輸入嘅名、飲品、大細，以及落單、整好同取走嘅時間。',
  },
  'privacy-prices': { en: 'It keeps what the drink cost.', 'zh-HK': '亦會保留飲品嘅價錢。' },
  'privacy-allergies': {
    en: 'What you say you must not have goes to the bar with your order and is kept with it.',
    'zh-HK': '你講明唔可以食嘅嘢，會同張單一齊交畀吧枱，並同張單一齊保留。',
  },
  'privacy-device': {
    en: 'Your phone makes up a number by chance. The bar keeps only a fingerprint of it, from which the number cannot be told, so that you see your own orders, and nobody else does but the phones you give a ticket’s link.',
    'zh-HK':
      '你部電話會隨機產生一個號碼。酒吧只會保留由佢計出嚟嘅指紋，還原唔到個號碼，等你睇到自己嘅單；除咗攞到你張單條連結嘅手機，其他人都睇唔到。',
  },
  'privacy-visits': {
    en: 'One visit is counted for each phone, kiosk and day: when it joined, and when it first ordered.',
    'zh-HK': '每部電話、每部自助機、每日計一次到訪：幾時加入，同埋第一次落單嘅時間。',
  },
  'privacy-adult': {
    en: 'For drinks with alcohol it is kept when you, or staff for you, confirmed that you are 18 or over.',
    'zh-HK': '有酒精嘅飲品，會保留你（或員工代你）確認年滿 18 歲嘅時間。',
  },
  'privacy-allowance': {
    en: 'The alcohol of your orders of a night is added up: past a limit staff start the drink.',
    'zh-HK': '你當晚所有單嘅酒精量會加埋計，超過上限就由員工開始製作。',
  },
  'privacy-presence': {
    en: 'After you have shown the code of a machine it is kept for 10 minutes that your phone may start drinks there.',
    'zh-HK': '掃描機器上嘅碼之後，會保留 10 分鐘，等你部電話可以開始製作飲品。',
  },
  'privacy-capsules': {
    en: 'The capsules you have drawn are kept with the fingerprint of your phone.',
    'zh-HK': '你扭過嘅扭蛋會同你部電話嘅指紋一齊保留。',
  },
  'privacy-tables': {
    en: 'A game of two phones is kept until 15 minutes after its last move.',
    'zh-HK': '兩部電話嘅遊戲，會保留到最後一步之後 15 分鐘。',
  },
  'privacy-round': {
    en: 'What you answer in a round for everyone is kept with the fingerprint of your phone until the next round, at most for the night; so is a first name you give there. If the other of the two who are closest gives one as well, both are shown to the phones of the round and on the screen in the room.',
    'zh-HK':
      '你喺「全場齊玩」嘅答案，會同你部電話嘅指紋一齊保留到下一局，最長一晚；你喺嗰度留嘅名都一樣。如果最夾嘅另一位都有留名，兩個名會顯示喺今局嘅電話同店內嘅屏幕上。',
  },
  'privacy-board': {
    en: 'Your name stands on the screen in the room while your drink is made and waits for you. A first name that you give it for what you play is dropped after the night.',
    'zh-HK': '飲品製作中同等你取嘅時候，你個名會顯示喺店內嘅屏幕上。玩遊戲時你畀屏幕顯示嘅名，當晚之後就會刪除。',
  },
  'privacy-days': {
    en: 'After {n} days the name, what you must not have and the fingerprints are dropped by themselves. What was ordered stays, as nobody’s.',
    one: 'After {n} day the name, what you must not have and the fingerprints are dropped by themselves. What was ordered stays, as nobody’s.',
    'zh-HK': '{n} 日之後，你個名、唔可以食嘅嘢同指紋會自動刪除。訂單內容會保留，但唔再屬於任何人。',
  },
  'privacy-nightly-copies': {
    en: 'A copy of everything is made every night, and the last {n} are kept: what is dropped or erased is in them until they are dropped too.',
    one: 'A copy of everything is made every night, and the last {n} is kept: what is dropped or erased is in it until the next one.',
    'zh-HK': '每晚會製作一份備份，保留最近 {n} 份：已刪除嘅資料會留喺備份入面，直至備份都被刪除。',
  },
  'privacy-copies': {
    en: 'The bar may keep copies of everything: what is dropped or erased stays in a copy that was made before.',
    'zh-HK': '酒吧可能會保留備份：已刪除嘅資料會留喺之前製作嘅備份入面。',
  },
  'privacy-storage': {
    en: 'No cookies are set. Your phone keeps its number, your language and your orders under way in its own storage, until you clear it.',
    'zh-HK': '唔會設定 cookie。你部電話會將佢嘅號碼、你嘅語言同進行中嘅單存喺電話度，直至你清除。',
  },
  'privacy-nobody': { en: 'Nothing about you is sent to anybody else.', 'zh-HK': '唔會將任何關於你嘅資料交畀其他人。' },
  'privacy-listening': {
    en: 'Where a kiosk listens to you, your browser turns what you say into words; its maker may do so on servers of its own. The words are read on your phone, and the bar does not get them.',
    'zh-HK':
      '喺識聽你講嘢嘅自助機，由你個瀏覽器將說話變成文字，瀏覽器公司可能會用佢哋嘅伺服器處理。文字只會喺你部電話上解讀，酒吧唔會收到。',
  },
  'privacy-model': {
    en: 'A language model at {host} reads the texts of the menu and the quiz. It is told nothing of you.',
    'zh-HK': '位於 {host} 嘅語言模型會讀餐牌同測驗嘅文字，唔會收到任何關於你嘅資料。',
  },
  'privacy-pictures': {
    en: 'Some pictures are loaded from {hosts}: whoever runs these servers sees the address of your phone’s connection.',
    'zh-HK': '部分圖片由 {hosts} 載入：該等伺服器會見到你部電話嘅網絡位址。',
  },
  'privacy-webhooks': {
    en: 'Other programs of the bar are told the number, the drink and the times of an order, never your name or what you must not have.',
    'zh-HK': '酒吧嘅其他程式會收到訂單嘅號碼、飲品同時間，但唔會收到你個名或者你唔可以食嘅嘢。',
  },
  'privacy-machines': {
    en: 'A machine is told the number and the drink of an order, never your name.',
    'zh-HK': '機器會收到訂單嘅號碼同飲品，但唔會收到你個名。',
  },
  'privacy-yours': {
    en: 'Below you can read, save and erase what the bar keeps of this phone. An order under way is made or cancelled first.',
    'zh-HK': '你可以喺下面查看、儲存及刪除酒吧對呢部電話嘅記錄。進行中嘅單要先完成或者取消。',
  },
  'privacy-ask': { en: 'For anything else ask at {shop}.', 'zh-HK': '其他查詢，請向 {shop} 提出。' },
  'privacy-ask-at': {
    en: 'For anything else ask at {shop}, {address}.',
    'zh-HK': '其他查詢，請向 {shop}（{address}）提出。',
  },
} as const satisfies Record<string, Text>;
