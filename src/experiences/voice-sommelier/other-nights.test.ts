/** What was drunk on another night is over; what goes on from it, or was drunk tonight too, is not. */
import { describe, expect, it } from 'vitest';
import { answerTo } from '#test/answer-to.ts';

const heard = (said: string) => answerTo(said).understood;
const refusedIn = (said: string) => heard(said).wishes.flatMap(({ name, wish }) => (wish === 'refused' ? [name] : []));

describe('what was drunk on another night', () => {
  it.each([
    'Last night I was completely drunk, so today something easy',
    'I got wasted at a wedding on Saturday, taking it slow tonight',
    'yesterday we drunk a lot, now only one light',
    '琴日飲大咗，今日輕手啲',
    '尋晚飲到爛醉，今日想飲啲清嘅',
    '前晚飲咗成支威士忌，今日飲返杯輕嘅',
  ])('%s: with alcohol, and weaker', (said) => {
    expect(heard(said).noAlcohol).toBeNull();
    expect(heard(said).weaker).toBe(true);
  });
  it.each([
    'still drunk from last night',
    'I’m drunk, last night too',
    'Got drunk last night and again tonight',
    'I’ve been drinking since yesterday, keep them coming',
    'Last night I was drunk, and I am drunk again now',
    'Yesterday I had three, tonight I had six beers',
    '琴晚飲到今朝，而家仲未醒',
    '我醉咗，琴晚都係',
    '尋晚飲咗五杯，今日又飲咗六杯',
    '尋晚飲咗五杯，今日又五杯',
    '尋晚飲到爛醉，今晚又飲大咗',
    '飲到嘔喇我，再嚟',
    '頭先嘔完，再嚟一杯',
  ])('%s: drunk now', (said) => expect(heard(said).noAlcohol).toBe('drunk'));
});

describe('a drink that made somebody ill on another night', () => {
  it.each([
    ['gin 唔好啦，前日飲到嘔', ['gin']],
    ['冧酒唔好畀我，尋晚飲到嘔', ['rum']],
    ['whisky同vodka今晚唔好搵我，琴晚斷片', ['whisky', 'vodka']],
    ['龍舌蘭同氈酒唔好再出現喺我面前', ['tequila', 'gin']],
    ['伏特加唔好再俾我望到', ['vodka']],
    ['Keep tequila away from me, I threw up on it yesterday', ['tequila']],
    ['I never want to smell rum again after last weekend', ['rum']],
  ])('%s: refused', (said, things) => {
    expect(refusedIn(said)).toEqual(expect.arrayContaining(things));
    expect(heard(said).noAlcohol).toBeNull();
  });
  it.each([
    ['總之唔好俾我飲到氈酒', ['gin']],
    ['唔好俾 vodka 我，亦唔好俾 tequila', ['vodka', 'tequila']],
  ])('%s: what is named behind is refused too', (said, things) =>
    expect(refusedIn(said)).toEqual(expect.arrayContaining(things)),
  );
});
