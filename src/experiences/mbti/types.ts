/** The sixteen cards. Titles and lines are our own: nothing is taken from the commercial test. */
import type { BilingualText } from '#domain/recipe/recipe.ts';
import type { TypeCode, TypeText } from './rules.ts';

const card = (title: BilingualText, line: BilingualText): TypeText => ({ title, line, recipeIds: [] });

export const TYPE_TEXTS: Record<TypeCode, TypeText> = {
  INTJ: card(
    { en: 'The Midnight Blueprint', 'zh-HK': '半夜畫則師' },
    {
      en: 'Has a plan for tonight. And one for when that plan works.',
      'zh-HK': '今晚有計劃，計劃成功之後嘅計劃都有埋。',
    },
  ),
  INTP: card(
    { en: 'The Forty Open Tabs', 'zh-HK': '四十個分頁' },
    {
      en: 'Came for a drink, left with eleven theories about ice.',
      'zh-HK': '嚟飲杯嘢，走嗰陣多咗十一個關於冰嘅理論。',
    },
  ),
  ENTJ: card(
    { en: 'The Head of the Table', 'zh-HK': '坐主家席嗰位' },
    {
      en: 'Nobody held an election. Everybody is following the agenda.',
      'zh-HK': '冇人選過，但個個已經跟住佢條流程行。',
    },
  ),
  ENTP: card(
    { en: 'The Devil’s Barstool', 'zh-HK': '拗頸高腳凳' },
    { en: 'Will argue that the cherry is the drink. Will win.', 'zh-HK': '拗到你信粒車厘子先至係主角。' },
  ),
  INFJ: card(
    { en: 'The Lighthouse Keeper', 'zh-HK': '守燈塔嘅人' },
    { en: 'Knew what you would order. Too kind to say so.', 'zh-HK': '一早知你會叫乜，費事講穿啫。' },
  ),
  INFP: card(
    { en: 'The Poem on a Coaster', 'zh-HK': '杯墊上嘅詩' },
    {
      en: 'Wrote you a verse, then steadied the table with it.',
      'zh-HK': '寫咗首詩畀你，最後攞咗嚟墊枱腳。',
    },
  ),
  ENFJ: card(
    { en: 'The Unofficial Host', 'zh-HK': '民間主人家' },
    {
      en: 'Has introduced you to everyone, even the friends you came with.',
      'zh-HK': '介紹晒所有人畀你識，連同你一齊嚟嗰班都有份。',
    },
  ),
  ENFP: card(
    { en: 'The Human Confetti', 'zh-HK': '人肉彩帶' },
    { en: 'Made three best friends between the door and the bar.', 'zh-HK': '由門口行到吧枱，識咗三個知己。' },
  ),
  ISTJ: card(
    { en: 'The Eight o’Clock Sharp', 'zh-HK': '八點正先生小姐' },
    { en: 'Arrived at eight, because eight is what was said.', 'zh-HK': '話八點就八點，零一分都叫遲到。' },
  ),
  ISFJ: card(
    { en: 'The Spare Umbrella', 'zh-HK': '多帶一把遮' },
    {
      en: 'Remembers your allergy, your cat and your third-favourite song.',
      'zh-HK': '記得你敏感啲乜、隻貓叫乜、第三鍾意邊首歌。',
    },
  ),
  ESTJ: card(
    { en: 'The Human Spreadsheet', 'zh-HK': '人肉試算表' },
    { en: 'Had split the bill before the menu arrived.', 'zh-HK': '餐牌未到，條數已經計好。' },
  ),
  ESFJ: card(
    { en: 'The Soul of the Group Chat', 'zh-HK': '群組靈魂' },
    {
      en: 'Booked it, confirmed it twice, brought plasters just in case.',
      'zh-HK': '訂位、覆實兩次，連膠布都帶埋，以防萬一。',
    },
  ),
  ISTP: card(
    { en: 'The Quiet Screwdriver', 'zh-HK': '沉默螺絲批' },
    { en: 'Fixed the wobbly table. Said nothing. Legend.', 'zh-HK': '整好張搖搖下嘅枱，一句冇講，型爆。' },
  ),
  ISFP: card(
    { en: 'The Golden Hour', 'zh-HK': '黃昏收藏家' },
    { en: 'Chose the seat for the light, and the drink to match.', 'zh-HK': '揀位睇光線，揀飲品睇襯唔襯。' },
  ),
  ESTP: card(
    { en: 'The “Watch This”', 'zh-HK': '「睇住嚟喇」' },
    {
      en: 'Said it before anyone was watching. Landed it anyway.',
      'zh-HK': '人哋未望過嚟已經開始，仲要真係畀佢做到。',
    },
  ),
  ESFP: card(
    { en: 'The Encore', 'zh-HK': '安哥之王' },
    { en: 'The playlist ended. They did not.', 'zh-HK': '歌單播完，佢未玩完。' },
  ),
};
