/** Steps shared by several journeys. */
import { WORDS } from '../../words.ts';
import { inChinese } from '../chinese.ts';
import type { Guest } from '../guest.ts';
import type { House } from '../house.ts';

/** The interface texts in this guest's language. */
export type Say = (english: string) => string;

export const inEnglish: Say = (english) => english;

export const join = (guest: Guest, { codes }: House, type: string): Promise<void> =>
  guest.open(`/kiosk/live?joinCode=${codes[type]!}`);

/** Chooses Chinese on the join screen, and joins. */
export async function joinInChinese(guest: Guest, house: House, type: string): Promise<void> {
  await guest.open('/kiosk/live');
  await guest.tap('button', '中文');
  await guest.see(inChinese('Enter Kiosk Code'));
  await join(guest, house, type);
}

/** From the join address to the last question's answer. */
export async function playQuiz(guest: Guest, name: string): Promise<void> {
  await guest.write(name);
  await guest.tap('button', WORDS.startQuiz);
  for (const [i, choice] of [0, 1, 0, 2, 2].entries()) {
    await guest.see(`Question ${i + 1} of 5`);
    await guest.tap('button', undefined, { within: { role: 'list', within: { role: 'main' } }, nth: choice });
  }
  await guest.see(WORDS.recommended);
}

/** From the recommendation to the last tap before the order is sent. */
export async function prepareRecommended(guest: Guest): Promise<void> {
  await guest.tap('button', WORDS.details);
  await guest.tap('button', WORDS.order);
  await guest.see(WORDS.prepare);
}

/**
 * From the result of a play to the placed order.
 * @returns its display id
 */
export async function orderMatched(guest: Guest, name: string, say = inEnglish): Promise<string> {
  await guest.tap('button', say(WORDS.seeDetails));
  return orderInDialog(guest, name, say);
}

/**
 * From the open dialog of a drink to the placed order.
 * @returns its display id
 */
export async function orderInDialog(guest: Guest, name: string, say = inEnglish): Promise<string> {
  await guest.write(name);
  await guest.tap('button', say(WORDS.order));
  await guest.tap('button', say(WORDS.ready));
  return guest.orderId();
}
