import { describe, expect, it } from 'vitest';
import { settingsDifferences, type Words } from './settings-differences.ts';

const WORDS: Words = {
  text: ({ en, 'zh-HK': zh }) => `${en} ${zh}`.trim(),
  value: (key, value) => (key === 'fizzy' ? `Fizzy ${value}` : String(value)),
  nothing: '–',
};
const zen = { id: 'zen', label: { en: 'Zen', 'zh-HK': '放空' }, want: { herbal: 4 } };
const loud = { id: 'loud', label: { en: 'Loud', 'zh-HK': '嘈' }, want: { fizzy: 3 } };
const differ = (theirs: object, mine: object) => settingsDifferences(theirs, mine, WORDS);

describe('what differs between two settings', () => {
  it.each<[string, object, object, [string, string, string][]]>([
    ['nothing', { moods: [zen], maxPicks: 3 }, { moods: [zen], maxPicks: 3 }, []],
    ['a number', { maxPicks: 3 }, { maxPicks: 2 }, [['maxPicks', '3', '2']]],
    [
      'a text in one language',
      { greeting: { en: 'Hello', 'zh-HK': '你好' } },
      { greeting: { en: 'Hello', 'zh-HK': '喂' } },
      [['greeting', 'Hello 你好', 'Hello 喂']],
    ],
    [
      'a taste, by whose it is',
      { moods: [zen, loud] },
      { moods: [zen, { ...loud, want: { fizzy: 5 } }] },
      [['moods', 'Loud 嘈: Fizzy 3', 'Loud 嘈: Fizzy 5']],
    ],
    [
      'a taste that one of them lacks',
      { moods: [{ ...loud, want: {} }] },
      { moods: [loud] },
      [['moods', 'Loud 嘈: –', 'Loud 嘈: Fizzy 3']],
    ],
    [
      'a name and a taste, each under its own name',
      { moods: [loud] },
      { moods: [{ ...loud, label: { en: 'Noisy', 'zh-HK': '嘈' }, want: { fizzy: 5 } }] },
      [['moods', 'Loud 嘈\nLoud 嘈: Fizzy 3', 'Noisy 嘈\nNoisy 嘈: Fizzy 5']],
    ],
    ['one that is gone', { moods: [zen, loud] }, { moods: [zen] }, [['moods', 'Loud 嘈', '–']]],
    [
      'another order',
      { moods: [zen, loud] },
      { moods: [loud, zen] },
      [['moods', 'Zen 放空, Loud 嘈', 'Loud 嘈, Zen 放空']],
    ],
    ['a part that one of them lacks', {}, { maxPicks: 2 }, [['maxPicks', '–', '2']]],
    ['a text that was emptied', { sticker: '/a.png' }, { sticker: '' }, [['sticker', '/a.png', '–']]],
    [
      'something by its key',
      { nodes: { n1: { text: { en: 'Rain', 'zh-HK': '雨' }, image: '' } } },
      { nodes: { n1: { text: { en: 'Rain', 'zh-HK': '雨' }, image: '/r.png' } } },
      [['nodes', 'Rain 雨: –', 'Rain 雨: /r.png']],
    ],
  ])('%s', (_what, theirs, mine, expected) => {
    expect(differ(theirs, mine).map((one) => [one.part, one.theirs, one.mine])).toEqual(expected);
  });

  it('lists only the first few of many differences', () => {
    const many = (text: string) => ({
      phrases: Array.from({ length: 20 }, (_, i) => ({ id: `p${i}`, text: `${text}${i}` })),
    });
    const [found] = differ(many('a'), many('b'));
    expect(found?.mine.split('\n')).toEqual([...Array.from({ length: 8 }, (_, i) => `b${i}`), '…']);
  });
});
