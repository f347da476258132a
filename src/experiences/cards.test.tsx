/** What stands on the cards of the plays. Source: docs/behaviour/cards.md. */
import { describe, expect, it } from 'vitest';
import type { CardArt } from '#ui/play/card/card-art.ts';
import { CARD } from '#ui/play/card/card-art.ts';
import { cardWords, textsOn } from '#test/card-words.ts';
import fifteenTwenty from './fifteen-twenty/content.ts';
import { fourHands } from './fifteen-twenty/guest/card/four-hands.tsx';
import { winningCall } from './five-mui/guest/card/winning-call.tsx';
import { quizPortrait } from './ez-pairing/guest/card/quiz-portrait.tsx';
import mbti from './mbti/content.ts';
import { typePortrait } from './mbti/guest/card/type-portrait.tsx';
import { GROUPS } from './mbti/guest/groups.ts';
import { magazinePage } from './ordering-terminal/guest/card/magazine-page.tsx';
import story from './story-tree/content.ts';
import { filmStill } from './story-tree/guest/card/film-still.tsx';
import toyKiosk from './toy-kiosk/content.ts';
import { capsuleSticker } from './toy-kiosk/guest/card/capsule-sticker.tsx';
import { filmTicket } from './vibes-matching/guest/card/film-ticket.tsx';
import { noteOf } from './voice-sommelier/guest/card/note.tsx';
import { notedOf, type WishChip } from './voice-sommelier/guest/wish-list.ts';

const both = (text: string) => ({ en: text, 'zh-HK': text });
const mood = (id: string) => ({ id, label: both(id), light: '#ff0000', poster: null });
const wish = (text: string, more: Partial<WishChip> = {}): WishChip => ({ key: text, text: both(text), ...more });
const ending = Object.values(story.endings)[0]!;

const ARTS: Record<string, CardArt> = {
  'toy-kiosk': capsuleSticker({ series: toyKiosk.series[0]!, number: 3, sticker: null }),
  'ez-pairing': quizPortrait([{ emoji: '🥭', drawing: undefined }]),
  'vibes-matching': filmTicket(both('Celebrating, a dash of Flirty'), [mood('Celebrating'), mood('Flirty')]),
  'ordering-terminal': magazinePage,
  'story-tree': filmStill({ ending, scene: null, stops: 3 }),
  mbti: typePortrait({ type: 'INTP', text: mbti.types.INTP, group: GROUPS.NT, emblem: null }),
  'voice-sommelier': noteOf(notedOf([wish('sour', { axis: 'acidity' })])),
  'fifteen-twenty': fourHands({
    sum: 15,
    call: fifteenTwenty.calls[15],
    title: fifteenTwenty.resultMap[15].title,
    style: both('bold hands'),
    hands: [],
  }),
  'five-mui': winningCall(5, { en: 'Top five!', 'zh-HK': '五魁首' }, { yours: 2, theirs: 3, pictures: [] }),
};
const SAYS: Record<keyof typeof ARTS, string[]> = {
  'toy-kiosk': ['Citrus Pop', 'Pull the pin. Mind your eyebrows.', 'No. 3 of 7'],
  'ez-pairing': ['A portrait in your answers', 'Gin, Yuzu juice, Syrup'],
  'vibes-matching': ['Celebrating, a dash of Flirty', 'Starring Celebrating  ·  With Flirty'],
  'ordering-terminal': ['Gin', 'Yuzu juice', 'Syrup', 'Egg white', 'Bright and tart.'],
  'story-tree': [ending.title.en, ending.text.en],
  mbti: ['INTP', 'The Forty Open Tabs', '16-type inspired, just for fun.'],
  'voice-sommelier': ['You said', 'sour', 'I poured', 'Gin, Yuzu juice, Syrup'],
  'fifteen-twenty': ['Bold hands'],
  'five-mui': ['五', '魁', '首', 'Top five!', '2 and 3 made 5'],
};

describe.each(Object.entries(ARTS))('the card of %s', (type, art) => {
  it('says the drink in both languages, what led to it, the shop and the day', () => {
    const texts = textsOn(art, cardWords());
    for (const text of ['Yuzu Sour', '柚子酸酒', 'The Brass Monkey', '23 November 2026', ...SAYS[type]!])
      expect(texts).toContain(text);
  });

  it('says the drink once if it has one name', () => {
    const texts = textsOn(art, cardWords({ otherName: undefined }));
    expect(texts.filter((text) => text === 'Yuzu Sour')).toHaveLength(1);
  });

  it('has the guest’s name only if it is given', () => {
    const named = 'Poured for Ada';
    expect(textsOn(art, cardWords()).join()).not.toContain('Ada');
    expect(textsOn(art, cardWords({ guest: named }))).toContain(named);
  });

  it('boasts of no strength, and counts no drinks', () => {
    expect(textsOn(art, cardWords()).join(' ')).not.toMatch(/%|ABV|drinks/);
  });

  it('has its texts on the card, large enough to read on a phone', () => {
    for (const { x, y, width, blocks } of art.texts(cardWords())) {
      expect(x).toBeGreaterThanOrEqual(60);
      expect(x + width).toBeLessThanOrEqual(CARD.width - 60);
      expect(y).toBeLessThan(CARD.height - 40);
      for (const { size } of blocks) expect(size).toBeGreaterThanOrEqual(29);
    }
  });
});

describe('the sommelier’s note', () => {
  it('tells tastes, and nothing of allergies, alcohol or who somebody is', () => {
    const chips = [
      wish('no nuts', { key: 'nuts' }),
      wish('no alcohol', { key: 'zero-proof' }),
      wish('strong', { axis: 'strength' }),
      wish('weaker than a beer', { key: 'below' }),
      wish('not like the Negroni', { key: 'not negroni' }),
      wish('fizzy', { axis: 'fizzy' }),
      wish('like the Mojito', { key: 'like' }),
    ];
    const texts = textsOn(noteOf(notedOf(chips)), cardWords());
    expect(texts).toEqual(expect.arrayContaining(['fizzy', 'like the Mojito']));
    expect(texts.join()).not.toMatch(/nuts|alcohol|strong|weaker|Negroni/);
  });
});

describe('the winning call in Chinese', () => {
  it('is written on the scroll, and not again below', () => {
    const chinese = { ...cardWords(), lang: 'zh-Hant-HK' };
    expect(textsOn(ARTS['five-mui']!, chinese)).not.toContain('Top five!');
  });
});
