import type { BilingualText } from '#domain/recipe/recipe.ts';

/** @param since milliseconds since 1970, told as people at the bar read it: 21:04 */
export function lostSinceWords(since: number): BilingualText {
  const time = new Date(since).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return { en: `No connection since ${time}`, 'zh-HK': `由 ${time} 起冇網絡連線` };
}
