/** How the guest feels, by their words. */
import type { TasteRequest } from '#domain/taste-request/taste-request.ts';
import type { Mood } from '#domain/taste-request/words/meanings.ts';

/** "Not happy" is sad; of what they are not else, nothing is known. */
export function moodIn({ words }: Pick<TasteRequest, 'words'>): { mood: Mood; said: string } | undefined {
  const heard = words.find(({ word, factor }) => word.mood && (factor > 0 || word.mood === 'happy'));
  return heard && { mood: heard.factor > 0 ? heard.word.mood! : 'sad', said: heard.said };
}
