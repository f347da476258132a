/** Each of the experiences, from joining to the placed order, by the shortest way. */
import { expect } from 'vitest';
import { DISPLAY_ID, WORDS } from '../../words.ts';
import { inChinese } from '../chinese.ts';
import { openTable } from '../friend.ts';
import type { Guest } from '../guest.ts';
import type { Journey } from './journey.ts';
import { join, joinInChinese, orderInDialog, orderMatched, playQuiz, prepareRecommended } from './steps.ts';

export const EXPERIENCES: Record<string, Journey> = {
  'EZ Pairing, to the brewed drink': async (guest, { codes }) => {
    await guest.open('/kiosk/live');
    await guest.see('Enter Kiosk Code');
    await guest.picture('join');
    expect(await guest.has('button', 'Join Kiosk')).toBe(false);
    await guest.write(codes['ez-pairing']!.toLowerCase());
    await guest.tap('button', 'Join Kiosk');
    await guest.see(WORDS.startQuiz);
    await guest.picture('name');
    await playQuiz(guest, 'Ada');
    await guest.picture('recommendation');
    await prepareRecommended(guest);
    await guest.picture('prepare-glass');
    await guest.tap('button', WORDS.ready);
    const id = await guest.orderId();
    await guest.see(id);
    await guest.picture('placed');
    await guest.tap('link', "I'm at the machine");
    await brewAtMachine(guest, id);
  },

  'Toy Kiosk': async (guest, house) => {
    await join(guest, house, 'toy-kiosk');
    await guest.see('2 of 30');
    await guest.picture('capsules');
    await guest.tap('button', 'Turn the knob');
    await guest.tap('button', 'Open the capsule');
    await guest.see(/Turn again/);
    await guest.picture('capsule');
    await guest.tap('button', 'I’ll take this one');
    await guest.tap('button', 'Close');
    await guest.tap('button', 'Keep a card');
    const card = await guest.cardShown();
    expect(card).toMatchObject({ width: 1080, height: 1350 });
    expect(card.colours).toBeGreaterThan(1000);
    await guest.picture('card');
    await guest.tap('button', 'Close');
    await orderMatched(guest, 'Ada');
  },

  'Vibes Matching': async (guest, house) => {
    await join(guest, house, 'vibes-matching');
    for (const mood of ['Flirty', 'Zen', 'Rebellious']) await guest.tap('checkbox', new RegExp(mood));
    await guest.picture('posters');
    await guest.tap('button', 'That’s the mood');
    await guest.tap('button', 'Fully charged');
    await guest.tap('button', 'Just me');
    await guest.picture('scene');
    await guest.tap('button', 'Roll the film');
    await guest.see('Your vibe: Flirty, a dash of Zen, a hint of Rebellious');
    await orderMatched(guest, 'Ada');
  },

  'Ordering Terminal': async (guest, house) => {
    await join(guest, house, 'ordering-terminal');
    await guest.tap('button', 'Fizzy');
    await guest.tap('searchbox');
    await guest.write('yuzu', { role: 'searchbox' });
    await guest.picture('terminal');
    await guest.tap('button', /Butterfly Yuzu Soda/);
    await guest.see('Allergens');
    await guest.tap('radio', 'Medium');
    await guest.picture('sheet');
    await orderInDialog(guest, 'Ada');
  },

  'Story Tree, in Chinese': async (guest, house) => {
    await joinInChinese(guest, house, 'story-tree');
    await guest.see('企喺司機隔籬');
    await guest.picture('tram');
    for (const choice of ['企喺司機隔籬', '問佢以前嘅事', '跟住花香行']) await guest.tap('button', new RegExp(choice));
    await guest.see('夜園丁');
    await guest.tap('button', inChinese('Show my drink'));
    await guest.picture('chinese-result');
    await guest.tap('button', inChinese('Keep a card'));
    expect(await guest.cardShown()).toMatchObject({ width: 1080, height: 1350 });
    await guest.picture('chinese-card');
    await guest.tap('button', inChinese('Close'));
    await orderMatched(guest, '阿寶', inChinese);
  },

  'MBTI, in Chinese': async (guest, house) => {
    await joinInChinese(guest, house, 'mbti');
    for (let number = 1; number <= 8; number += 1) {
      await guest.meet('progressbar', inChinese('Question {number} of {count}', { number, count: 8 }));
      if (number === 1) await guest.picture('doors');
      // After the first question the way back comes before the doors.
      await guest.tap('button', undefined, { within: { role: 'main' }, nth: number === 1 ? 0 : 1 });
    }
    await guest.see('人肉試算表');
    await guest.picture('type');
    await guest.tap('button', inChinese('Show my drink'));
    await orderMatched(guest, '阿明', inChinese);
  },

  'Voice Sommelier, typed': async (guest, house) => {
    await join(guest, house, 'voice-sommelier');
    await guest.see('Hello. Tell me what you feel like.');
    // An engine without speech recognition says so, and the rest works.
    const canListen = guest.engine === 'chromium';
    expect(await guest.has('button', 'Hold to talk')).toBe(canListen);
    expect(await guest.sees('This browser cannot listen. Tap a phrase or type.')).toBe(!canListen);
    await guest.tap('button', 'I’m driving');
    await guest.see('no alcohol');
    await guest.write('not too sweet, and a zorblax', { role: 'textbox', name: 'Type what you feel like' });
    await guest.tap('button', 'Say it');
    await guest.see('Not understood: “zorblax”');
    await guest.picture('sommelier');
    await guest.tap('button', 'Take away: zorblax');
    await guest.seeNoMore('zorblax');
    await guest.tap('button', 'Show my drink');
    await guest.tap('button', 'The orchard');
    await guest.see('Then this is the one for you.');
    await orderMatched(guest, 'Ada');
  },

  'Fifteen-Twenty, two with one phone': async (guest, house) => {
    await join(guest, house, 'fifteen-twenty');
    await sitDownTogether(guest);
    // Ten every time, with one hand each: whoever called first is right again.
    for (let show = 0; show < 2; show += 1) {
      await guest.tap('button', /chooses first/);
      await playHand(guest, 1, 2);
      await guest.tap('button', /^I am/);
      if (show === 0) await guest.picture('fifteen-twenty');
      await playHand(guest, 1, 2);
      await guest.see(/Sum 10/i);
    }
    await guest.tap('button', 'To the drink');
    await orderMatched(guest, 'Two');
  },

  'Five Mui, two with one phone': async (guest, house) => {
    await join(guest, house, 'five-mui');
    await sitDownTogether(guest);
    // Two fingers and three: the first player calls five and is right, then the other one who holds the phone.
    await guest.tap('button', /chooses first/);
    await playHand(guest, 2, 3);
    await guest.tap('button', /^I am/);
    await guest.picture('five-mui');
    await playHand(guest, 3, 1);
    await guest.see(/Sum 5/i);
    await guest.tap('button', /chooses first/);
    await playHand(guest, 3, 0);
    await guest.tap('button', /^I am/);
    await playHand(guest, 2, 3);
    await guest.see(/Sum 5/i);
    await guest.tap('button', 'To the drink');
    await guest.picture('calls');
    await orderMatched(guest, 'Two');
  },

  'Five Mui, with a friend’s phone': async (guest, house) => {
    const friend = await openTable(house.address, house.codes['five-mui']!);
    await join(guest, house, 'five-mui');
    await guest.tap('button', 'A friend, two phones');
    await guest.write(friend.number);
    await guest.tap('button', 'Sit down');
    await guest.see('Both call at once.');
    const played = friend.play([
      { hand: 5, call: 5 },
      { hand: 4, call: 4 },
    ]);
    await guest.tap('button', 'Ready');
    // Two fingers and five are seven, and nobody else calls it.
    await playHand(guest, 2, 5);
    await guest.see('You: 2. Friend: 5. Sum 7. You called 7. Friend called 5. Your point.');
    await guest.picture('two-phones');
    await guest.tap('button', 'Ready');
    await playHand(guest, 2, 4);
    await guest.tap('button', 'To the drink');
    await played;
    await orderMatched(guest, 'Ada');
  },
};

/** From the machine's page to the drink, with the machine's id typed: these engines have no camera. */
async function brewAtMachine(guest: Guest, id: string): Promise<void> {
  expect(id).toMatch(DISPLAY_ID);
  await guest.see(/No camera found on this device.|Camera permission denied/);
  await guest.picture('scanner');
  await guest.tap('button', WORDS.byHand);
  await guest.write('demo-bar');
  await guest.press('Enter');
  await guest.see(WORDS.choose);
  await guest.see(id);
  await guest.picture('choose');
  await guest.tap('button', WORDS.make);
  await guest.see(WORDS.glass);
  await guest.picture('machine');
  await guest.tap('button', WORDS.brew);
  await guest.see(WORDS.brewing);
  await guest.picture('brewing');
  await guest.see(WORDS.cheers, 60_000);
  await guest.picture('cheers');
}

async function sitDownTogether(guest: Guest): Promise<void> {
  await guest.tap('switch', 'Timer');
  await guest.tap('button', /A friend, one phone/);
}

/**
 * @param hand index of the hand
 * @param call index of the call, if this player calls
 */
async function playHand(guest: Guest, hand: number, call: number): Promise<void> {
  await guest.tap('button', undefined, { within: { role: 'group', name: 'Your hand' }, nth: hand });
  if (await guest.has('group', 'Your call'))
    await guest.tap('button', undefined, { within: { role: 'group', name: 'Your call' }, nth: call });
}
