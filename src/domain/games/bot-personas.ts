/** The bots of the hand games. Source: docs/behaviour/table-games.md "Opponents". */
import type { Habit } from './bot-strategy.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';

export interface HouseCharacter {
  id: 'mei' | 'kit' | 'sing';
  name: BilingualText;
  /** A hint at its strategy. */
  about: BilingualText;
  /** Before the first show, when the bot wins a point, and when the guest does. */
  says: Record<'hello' | 'wins' | 'loses', BilingualText>;
  habit: Habit;
}

export const HOUSE_CHARACTERS: readonly HouseCharacter[] = [
  {
    id: 'mei',
    name: { en: 'Auntie Mei', 'zh-HK': '美姨' },
    about: { en: 'Mostly closed.', 'zh-HK': '少開手。' },
    says: {
      hello: { en: 'Sit, sit. Eaten yet?', 'zh-HK': '食咗飯未呀？' },
      wins: { en: 'Thirty years, dear.', 'zh-HK': '三十年功力，乖。' },
      loses: { en: 'Aiya! Beginner’s luck.', 'zh-HK': '哎吔！畀你撞中。' },
    },
    habit: { open: 0.4, repeats: 0, expects: 'last' },
  },
  {
    id: 'kit',
    name: { en: 'DJ Kit', 'zh-HK': '阿傑' },
    about: { en: 'Mostly open.', 'zh-HK': '多開手。' },
    says: {
      hello: { en: 'Quick one before my set?', 'zh-HK': '開場前玩返鋪？' },
      wins: { en: 'That’s the drop!', 'zh-HK': '呢下夠晒勁！' },
      loses: { en: 'Okay, okay. Respect.', 'zh-HK': '好嘢，寫個服字。' },
    },
    habit: { open: 0.7, repeats: 0, expects: 'open' },
  },
  {
    id: 'sing',
    name: { en: 'Uncle Sing', 'zh-HK': '成叔' },
    about: { en: 'Same again.', 'zh-HK': '照版煮碗。' },
    says: {
      hello: { en: 'My seat’s still warm.', 'zh-HK': '張凳仲暖㗎。' },
      wins: { en: 'Slowly does it.', 'zh-HK': '慢慢嚟，比較快。' },
      loses: { en: 'You young people…', 'zh-HK': '而家啲後生仔…' },
    },
    habit: { open: 0.5, repeats: 0.5, expects: 'closed' },
  },
];
