/** A phone that follows another phone's ticket by its link, and the link on the phone that has it. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atKiosk, order, orderOf } from '#test/at-kiosk.ts';
import { refused } from '#test/console-page.tsx';

const CLAIM = 'POST /api/admin/shops/bar/claim-ticket';
const LEAVE = 'POST /api/admin/shops/bar/unfollow-ticket';
const LIST = 'GET /api/admin/shops/bar/followed-orders';
const LINK = '/kiosk/live?joinCode=BCD234#claim=A17';
/** Of this evening: what is older is not shown. */
const followed = (more: object = {}) =>
  orderOf('A17', { isFollowed: true, timestamp: new Date(Date.now() - 60_000).toISOString(), ...more });
const told = (more: object) => ({ events: [{ seq: 9, kind: 'order', order: followed(more) }] });
const WHOSE = "You follow Ada's order. It is started and changed on Ada's phone.";

const vibrate = vi.fn();
beforeEach(() => void Object.assign(navigator, { vibrate }));
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vibrate.mockReset();
});

describe('a phone that has opened the link of another’s ticket', () => {
  const openLink = (more: object = {}) => atKiosk({}, LINK, { [CLAIM]: { orders: [followed(more)] } });

  it('sees whose it is and how far, and can do nothing with it', async () => {
    const { sent, say, sayQueue } = openLink();
    expect(await screen.findByText(WHOSE)).toBeTruthy();
    expect(sent.find(({ route }) => route === CLAIM)?.body).toEqual({ orderId: 'A17' });
    expect(screen.getByText('Waiting for Ada at the machine')).toBeTruthy();
    expect(screen.queryByText(/scan its QR code/)).toBeNull();
    const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
    const offered = () => buttons().filter((text) => /cancel|have it|follow|another|yourself/i.test(text ?? ''));
    expect(offered()).toEqual(['Order one yourself', 'Stop following']);
    expect(screen.queryByRole('link', { name: "I'm at the machine" })).toBeNull();
    await sayQueue({ places: [{ orderId: 'A17', ahead: 2 }], pouring: ['A10'] });
    expect(await screen.findByText('A10 is pouring now.')).toBeTruthy();
    await say(told({ status: 'IN_PROGRESS', stage: 'being-made', version: 2 }));
    expect(await screen.findByText('Being made')).toBeTruthy();
    await say(told({ status: 'COMPLETED', stage: 'ready', version: 3 }));
    expect(await screen.findByText('Ready: collect A17 at the bar.')).toBeTruthy();
    expect(vibrate).toHaveBeenCalledTimes(1);
    expect(document.title).toBe('Ready: A17');
    expect(offered()).toEqual(['Order one yourself', 'Stop following']);
    await say(told({ status: 'COMPLETED', stage: 'collected', version: 4 }));
    expect(await screen.findByText('Collected')).toBeTruthy();
  });

  it('reads how many are before it, and who ended it', async () => {
    const { say, sayQueue } = openLink({ staffApproves: 'allowance' });
    await screen.findByText(WHOSE);
    expect(screen.queryByText(/Show this to the staff/)).toBeNull();
    await sayQueue({ places: [{ orderId: 'A17', ahead: 2 }] });
    expect(await screen.findByText('2 orders before this one.')).toBeTruthy();
    await sayQueue({ places: [{ orderId: 'A17', ahead: 0 }] });
    expect(await screen.findByText('This order is next.')).toBeTruthy();
    await say(told({ status: 'CANCELLED', stage: 'cancelled', cancelledBy: 'guest', version: 2 }));
    expect(await screen.findByText('Cancelled by Ada')).toBeTruthy();
  });

  it('reads that the drink has just sold out, and cannot swap it', async () => {
    openLink({ recipeId: 'smash' });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Gin Smash is made differently now. Ada can choose something else.');
    expect(screen.queryByRole('button', { name: /instead$/ })).toBeNull();
  });

  it('has it above the play beside its own, with the name, and after a reload', async () => {
    localStorage.setItem('followedAt', new Date().toISOString());
    localStorage.setItem('orderedAt', new Date().toISOString());
    const own = orderOf('A18', { name: 'Bea', timestamp: new Date().toISOString() });
    atKiosk({}, '/kiosk/live?joinCode=BCD234', {
      [LIST]: { data: [followed()] },
      'GET /api/admin/shops/bar/orders': { data: [own] },
    });
    const cards = await screen.findByRole('list', { name: 'Your tickets' });
    await waitFor(() => expect(within(cards).getAllByRole('button')).toHaveLength(2));
    const [first, second] = within(cards).getAllByRole('button');
    expect(first!.textContent).toContain('A17 Yuzu Sourfor Ada');
    expect(second!.textContent).not.toContain('for Bea');
    await userEvent.click(first!);
    expect(await screen.findByText(WHOSE)).toBeTruthy();
    expect(screen.queryByText('A18')).toBeNull();
    expect(localStorage.getItem('pendingOrders') ?? '').not.toContain('A17');
  });

  it('stops following, and shows it no more', async () => {
    const { sent } = atKiosk({}, LINK, { [CLAIM]: { orders: [followed()] }, [LEAVE]: { success: true } });
    await userEvent.click(await screen.findByRole('button', { name: 'Stop following' }));
    expect(await screen.findByRole('button', { name: /Yuzu Sour/ })).toBeTruthy();
    expect(sent.find(({ route }) => route === LEAVE)?.body).toEqual({ ticketId: 'A17' });
    expect(screen.queryByRole('list', { name: 'Your tickets' })).toBeNull();
  });

  it('learns in every tab that it follows, and that it does not any more', async () => {
    let data = [followed()];
    const { say } = atKiosk({}, '/kiosk/live?joinCode=BCD234', { [LIST]: () => ({ data }) });
    await screen.findByRole('button', { name: /Ginger Fizz/ });
    expect(screen.queryByRole('list', { name: 'Your tickets' })).toBeNull();
    await say({ events: [{ seq: 9, kind: 'follower' }] });
    await userEvent.click(await screen.findByRole('button', { name: /A17/ }));
    expect(await screen.findByText(WHOSE)).toBeTruthy();
    data = [];
    await say({ events: [{ seq: 10, kind: 'follower' }] });
    await waitFor(() => expect(screen.queryByText(WHOSE)).toBeNull());
    expect(screen.queryByRole('list', { name: 'Your tickets' })).toBeNull();
  });

  it('reads why it may not', async () => {
    atKiosk({}, LINK, { [CLAIM]: refused(409, 'Eight phones follow this ticket already.') });
    const alert = await screen.findByRole('alertdialog');
    expect(alert.textContent).toContain('This ticket could not be opened. Eight phones follow this ticket already.');
  });
});

describe('the phone that has a ticket', () => {
  const openSheet = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Follow on another phone' }));
    return within(await screen.findByRole('dialog', { name: 'Follow on another phone' }));
  };
  const address = (orderId: string) => `${location.origin}/kiosk/live?joinCode=BCD234#claim=${orderId}`;

  it('shows its link as a code, and copies it', async () => {
    atKiosk();
    await order(/Yuzu Sour/, 'Ada');
    const user = userEvent.setup();
    const sheet = await openSheet();
    expect(sheet.getByText(/^Whoever opens this link follows A01:/)).toBeTruthy();
    expect(await sheet.findByRole('img', { name: 'QR code: follow A01' })).toBeTruthy();
    await user.click(sheet.getByRole('button', { name: 'Copy the link' }));
    expect(await sheet.findByText('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(address('A01'));
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog', { name: 'Follow on another phone' })).toBeNull();
  });

  it('says how to copy it where the browser has no clipboard', async () => {
    atKiosk();
    await order(/Yuzu Sour/, 'Ada');
    const sheet = await openSheet();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await userEvent.click(sheet.getByRole('button', { name: 'Copy the link' }));
    expect(await sheet.findByText('Could not copy. Select the text and copy it by hand.')).toBeTruthy();
    expect(sheet.getByText(address('A01'))).toBeTruthy();
  });

  it('sends it where the browser can, and says nothing when its guest changes their mind', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    Object.assign(navigator, { share });
    try {
      atKiosk();
      await order(/Yuzu Sour/, 'Ada');
      const sheet = await openSheet();
      await userEvent.click(sheet.getByRole('button', { name: 'Send the link' }));
      expect(share).toHaveBeenCalledWith({ url: address('A01') });
      share.mockRejectedValueOnce(new DOMException('changed their mind', 'AbortError'));
      await userEvent.click(sheet.getByRole('button', { name: 'Send the link' }));
      expect(sheet.queryByText(/cop/i, { selector: '[role=status] *' })).toBeNull();
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });

  it('asks which ticket where it shows several', async () => {
    atKiosk();
    await order(/Yuzu Sour/, 'Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Order another' }));
    await order(/Ginger Fizz/, 'Bea');
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('radio', { name: 'A01 Ada' }));
    expect(sheet.getByText(address('A01'))).toBeTruthy();
    await userEvent.click(sheet.getByRole('radio', { name: 'A02 Bea' }));
    expect(sheet.getByText(address('A02'))).toBeTruthy();
    expect(await sheet.findByRole('img', { name: 'QR code: follow A02' })).toBeTruthy();
  });

  it('offers it neither once the drink is collected nor on a shared screen', async () => {
    const { say } = atKiosk();
    await order(/Yuzu Sour/, 'Ada');
    const collected = orderOf('A01', { status: 'COMPLETED', stage: 'collected', version: 4 });
    await say({ events: [{ seq: 9, kind: 'order', order: collected }] });
    await screen.findByText('Collected');
    expect(screen.queryByRole('button', { name: 'Follow on another phone' })).toBeNull();
    cleanup();
    atKiosk({}, '/kiosk/live?joinCode=BCD234&screen=shared');
    await order(/Yuzu Sour/, 'Ada');
    expect(screen.getByRole('button', { name: 'Done, next guest' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Follow on another phone' })).toBeNull();
  });
});
