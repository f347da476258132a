import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guestRecipe } from '#test/guest-recipe.ts';
import { Around } from '#test/ui-around.tsx';
import { CardStandOf } from '../card-offer/card-offer.ts';
import { KeepACard } from '../card-offer/keep-a-card.tsx';
import { GuestNameOf } from '../guest-name.ts';
import type { CardArt } from './card-art.ts';
import { signedBy, namesOf } from './blocks.ts';

/** There is no canvas here: the pixels are judged in e2e/guest/cards.spec.ts. */
const drawCard = vi.hoisted(() => vi.fn());
vi.mock('./draw-card.ts', () => ({ drawCard }));

const ART: CardArt = {
  name: 'test',
  theme: 'dark',
  picture: () => <rect width="1080" height="1350" />,
  texts: (words) => [
    { x: 0, y: 0, width: 900, blocks: namesOf(words, { size: 60, colour: '#fff' }) },
    ...signedBy(words, { x: 0, y: 900, width: 900, colour: '#fff', faint: '#ccc' }),
  ],
};

interface Given {
  name?: string;
  guestName?: string;
  isShared?: boolean;
  load?: () => Promise<CardArt>;
}

async function open({ name = '', guestName, isShared = false, load = () => Promise.resolve(ART) }: Given = {}) {
  const stand = { shopName: 'The Brass Monkey', isShared, artOf: load };
  render(
    <CardStandOf value={stand}>
      <GuestNameOf value={{ name }}>
        <KeepACard offer={{ recipe: guestRecipe(), guestName, played: {} }} />
      </GuestNameOf>
    </CardStandOf>,
    { wrapper: Around },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Keep a card' }));
}
const picture = () => screen.findByRole('img', { name: /^Card: Yuzu Sour · 柚子酸酒 · The Brass Monkey/ });
const shareWith = (share: unknown, canShare: unknown) => {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'canShare', { value: canShare, configurable: true });
};

beforeEach(() => {
  drawCard.mockResolvedValue(new Blob(['png'], { type: 'image/png' }));
  let nth = 0;
  URL.createObjectURL = vi.fn(() => `blob:http://localhost/${(nth += 1)}`);
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => {
  shareWith(undefined, undefined);
  vi.restoreAllMocks();
  drawCard.mockReset();
});

describe('a card to keep', () => {
  it('is shown with all it says, and says that nothing is uploaded', async () => {
    await open();
    const dialog = await screen.findByRole('dialog', { name: 'A card to keep' });
    expect((await picture()).getAttribute('src')).toBe('blob:http://localhost/1');
    expect(within(dialog).getByText('Made on this phone. Nothing is uploaded.')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:http://localhost/1');
  });

  it('has no name unless the guest puts it on', async () => {
    await open({ name: 'Ada' });
    expect((await picture()).getAttribute('alt')).not.toContain('Ada');
    const named = screen.getByRole<HTMLInputElement>('switch', { name: 'Put my name on it (Ada)' });
    expect(named.checked).toBe(false);
    await userEvent.click(named);
    await waitFor(async () => expect((await picture()).getAttribute('alt')).toContain('Poured for Ada'));
    await userEvent.click(named);
    await waitFor(async () => expect((await picture()).getAttribute('alt')).not.toContain('Ada'));
  });

  it('takes the name a play already knows', async () => {
    await open({ name: 'Ada', guestName: 'Grace' });
    expect(await screen.findByRole('switch', { name: 'Put my name on it (Grace)' })).toBeTruthy();
  });

  it.each([undefined, 'Guest'])('asks for no name if none is known (%s)', async (guestName) => {
    await open({ ...(guestName !== undefined && { guestName }) });
    await picture();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('is saved as a picture where there is no share sheet', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await open();
    await picture();
    expect(screen.queryByRole('button', { name: 'Share the card' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save picture' }));
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('test.png');
    expect(screen.getByText('The picture is saved.')).toBeTruthy();
  });

  it('is shared as a file by the system’s sheet; closing the sheet changes nothing', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const share = vi.fn((_what: { files: File[] }) => Promise.reject(new DOMException('closed', 'AbortError')));
    shareWith(share, () => true);
    await open();
    await picture();
    await userEvent.click(screen.getByRole('button', { name: 'Share the card' }));
    const [file] = share.mock.calls[0]![0].files;
    expect([file!.name, file!.type]).toEqual(['test.png', 'image/png']);
    expect(click).not.toHaveBeenCalled();
  });

  it('says what it says in words if this phone cannot draw it', async () => {
    drawCard.mockResolvedValue(undefined);
    await open({ name: 'Ada' });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This phone could not draw the card.');
    expect(alert.textContent).toContain('Yuzu Sour · 柚子酸酒 · The Brass Monkey');
    expect(screen.queryByRole('button', { name: 'Save picture' })).toBeNull();
  });

  it('is only to be photographed on a screen of the shop, without a name', async () => {
    await open({ name: 'Ada', isShared: true });
    await picture();
    expect(screen.getByText(/your own phone\. Nothing is kept on this screen/)).toBeTruthy();
    for (const name of ['Save picture', 'Share the card']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('says so if it cannot be loaded, and can be tried again', async () => {
    const load = vi.fn<() => Promise<CardArt>>(() => Promise.reject(new Error('offline')));
    await open({ load });
    expect(await screen.findByText('The card could not be loaded. Try again when you are online.')).toBeTruthy();
    load.mockResolvedValue(ART);
    await userEvent.click(screen.getByRole('button', { name: 'Keep a card' }));
    expect(await picture()).toBeTruthy();
  });

  it('is not offered where there is no shop to take it from', () => {
    render(<KeepACard offer={{ recipe: guestRecipe(), played: {} }} />, { wrapper: Around });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
