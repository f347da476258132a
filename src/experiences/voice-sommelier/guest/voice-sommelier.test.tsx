import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '#contract/client.ts';
import { ACTIVITY } from '#ui/kit/activity.ts';
import { NO_ALLERGIES } from '#domain/recipe/allergies.ts';
import { GuestAllergiesOf } from '#ui/play/allergens/guest-allergies.ts';
import { GuestPersonOf } from '#ui/play/guest-person.ts';
import { ApiProvider } from '#ui/kit/api/client.tsx';
import { setSound } from '#ui/play/sound/sound.ts';
import { Around } from '#test/ui-around.tsx';
import { guestRecipe, guestSoda } from '#test/guest-recipe.ts';
import { serveWords } from '#test/serve-words.ts';
import type { GuestProps } from '../../experience.ts';
import { prepareToHear } from './interpreter.ts';
import VoiceSommelier from './voice-sommelier.tsx';
import { placed } from '#test/placed.ts';

/** A stub of the browser API of this name, driven by the test. */
class FakeRecognition extends EventTarget {
  static last: FakeRecognition;
  static unknownTags: string[] = [];
  lang = '';
  continuous = false;
  interimResults = false;
  maxAlternatives = 0;
  start = vi.fn(() => {
    FakeRecognition.last = this;
    if (FakeRecognition.unknownTags.includes(this.lang)) this.fail('language-not-supported');
  });
  stop = vi.fn(() => this.dispatchEvent(new Event('end')));
  abort = vi.fn();
  hear(transcript: string) {
    this.dispatchEvent(
      Object.assign(new Event('result'), { results: [Object.assign([{ transcript }], { isFinal: false })] }),
    );
  }
  fail(error: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }));
    this.dispatchEvent(new Event('end'));
  }
}

beforeEach(async () => {
  serveWords();
  await prepareToHear(['en', 'zh-HK']);
});

afterEach(() => {
  setSound(false);
  vi.unstubAllGlobals();
  vi.useRealTimers();
  FakeRecognition.unknownTags = [];
});

/** What other plays are told of the guest's person. */
const sayPerson = vi.fn();

function open(props: Partial<GuestProps> = {}, cues: Record<string, string> = {}, declare = vi.fn()) {
  const placeOrder = vi.fn(() => Promise.resolve(placed('A07')));
  const given = {
    instance: { join_code: 'BCD234', config: {} },
    shop: { shop_id: 'bar', name: 'Bar' },
    recipes: [guestRecipe(), guestSoda()],
    placeOrder,
    ...props,
  } as unknown as GuestProps;
  const client = createClient({
    mainBase: '',
    kioskBase: '',
    headers: () => ({}),
    onUnauthorised: () => false,
    fetch: () => Promise.resolve(new Response(JSON.stringify({ id: 'v1', cues }))),
  });
  render(
    <ApiProvider client={client}>
      <GuestAllergiesOf value={{ allergies: NO_ALLERGIES, declare }}>
        <GuestPersonOf value={{ isAlcoholFree: false, say: sayPerson }}>
          <VoiceSommelier {...given} />
        </GuestPersonOf>
      </GuestAllergiesOf>
    </ApiProvider>,
    { wrapper: Around },
  );
  return placeOrder;
}

const say = async (sentence: string) => {
  await userEvent.type(screen.getByLabelText('Type what you feel like'), `${sentence}{Enter}`);
};
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const wishes = () => within(screen.getByRole('list', { name: 'What you asked for' }));

describe('the sommelier', () => {
  it('greets, understands typed text, and repeats it', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello. Tell me what you feel like.');
    await say('sour, not too sweet');
    expect(wishes().getByText('sour')).toBeTruthy();
    expect(wishes().getByText('not too sweet')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('Sour, not too sweet.');
  });

  it('shows what it did not understand, and lets the guest remove it', async () => {
    open();
    await say('fizzy zebra');
    expect(screen.getByText('Not understood: “zebra”')).toBeTruthy();
    await click('Take away: zebra');
    expect(screen.queryByText(/zebra/)).toBeNull();
    await say('wombat');
    expect(screen.getByRole('status').textContent).toContain('Sorry');
  });

  it('lets a wish be changed and removed', async () => {
    open();
    await say('sweet');
    await click('Change: sweet');
    await userEvent.click(screen.getByRole('radio', { name: 'very sweet' }));
    await click('Done');
    expect(wishes().getByText('very sweet')).toBeTruthy();
    await click('Take away: very sweet');
    expect(screen.queryByText('very sweet')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show my drink' })).toBeNull();
  });

  it('asks at most two questions, with "either" as an answer, and pours', async () => {
    const placeOrder = open();
    await click('I’m driving');
    await click('Show my drink');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Closer to an orchard, or to a herb garden?');
    await click('Either is fine');
    await click('Bubbles');
    expect(screen.getByText('Then this is the one for you.')).toBeTruthy();
    expect(screen.getByText('Ginger Fizz')).toBeTruthy();
    await click('See details and order');
    await userEvent.type(screen.getByLabelText('Your name (for the order):'), 'Ada');
    await click('Order This Drink');
    await click('Ready - Place Order');
    expect(placeOrder).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ key: expect.any(String), recipeId: 'soda', name: 'Ada' }),
    );
  });

  it('finds a drink like one on the menu, and lets the guest rephrase', async () => {
    open();
    await say('something like a yuzu sour');
    await click('Show my drink');
    expect(screen.getByRole('heading', { level: 2, name: /Yuzu Sour/ })).toBeTruthy();
    await click('Say it differently');
    expect(wishes().getByText('like Yuzu Sour')).toBeTruthy();
  });

  it('asks to tell the bar about an allergy', async () => {
    open();
    await say('allergic to nuts');
    expect(screen.getByText(/tell the bar about the allergy/)).toBeTruthy();
  });

  it('declares an allergy for the order, and no wish', async () => {
    const declare = vi.fn();
    open({}, {}, declare);
    await say('no milk please');
    expect(declare).not.toHaveBeenCalled();
    await say('I am allergic to nuts and kiwi');
    expect(declare).toHaveBeenLastCalledWith({ allergens: ['tree-nuts', 'peanuts'], note: 'kiwi' });
    for (const name of ['no tree nuts', 'no peanuts', 'no kiwi'])
      await userEvent.click(screen.getByRole('button', { name: `Take away: ${name}` }));
    expect(declare).toHaveBeenLastCalledWith(NO_ALLERGIES);
  });

  it('finds what was named, and says what the menu lacks', async () => {
    open();
    await say('yuzu, and a mango if you have it');
    expect(wishes().getByText('yuzu')).toBeTruthy();
    expect(wishes().getByText('mango (not on this menu)')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('No mango on this menu; I will find the nearest.');
    await click('Show my drink');
    expect(screen.getByRole('heading', { level: 2, name: /Yuzu Sour/ })).toBeTruthy();
  });

  it('works without a microphone: it says that this browser cannot listen', () => {
    open();
    expect(screen.queryByRole('button', { name: 'Hold to talk' })).toBeNull();
    expect(screen.getByText('This browser cannot listen. Tap a phrase or type.')).toBeTruthy();
  });
});

describe('statements about a person', () => {
  const zeroProofChip = () => wishes().getByText('no alcohol');
  const takeAway = () => screen.queryByRole('button', { name: 'Take away: no alcohol' });

  it('locks "no alcohol" for a minor, kindly, for the rest of the play', async () => {
    open();
    await say("I'm 17, the strongest you have");
    expect(screen.getByRole('status').textContent).toContain('Then something lovely without alcohol, I promise.');
    expect(zeroProofChip()).toBeTruthy();
    expect(takeAway()).toBeNull();
    await say("actually I'm 30, vodka please");
    expect(takeAway()).toBeNull();
    await say('surprise me');
    await click('Show my drink');
    expect(screen.getByText('Ginger Fizz')).toBeTruthy();
    await click('The whole menu');
    expect(screen.queryByText('Yuzu Sour')).toBeNull();
    await click('Back');
    await click('Start Over');
    expect(zeroProofChip()).toBeTruthy();
    expect(takeAway()).toBeNull();
  });

  it('are known to the other plays, until the next guest plays', async () => {
    open();
    expect(sayPerson).toHaveBeenLastCalledWith(false);
    await say('sweet, no alcohol please');
    expect(sayPerson).toHaveBeenLastCalledWith(false);
    await say("I'm 17");
    expect(sayPerson).toHaveBeenLastCalledWith(true);
  });

  it('starts clean for the next guest after an order', async () => {
    open();
    await say('我十七歲，酸酸甜甜');
    await click('Show my drink');
    await click('See details and order');
    await userEvent.type(screen.getByLabelText('Your name (for the order):'), 'Ada');
    await click('Order This Drink');
    await click('Ready - Place Order');
    await userEvent.click((await screen.findAllByRole('button', { name: 'Start Over' }))[0]!);
    expect(screen.queryByRole('list', { name: 'What you asked for' })).toBeNull();
  });

  it.each([
    ["I'm pregnant, surprise me"],
    ["I'm driving, surprise me"],
    ["I'm on antibiotics, surprise me"],
    ["I'm Muslim, surprise me"],
  ])('asks once before alcohol is allowed again: %s', async (sentence) => {
    open();
    await say(sentence);
    await userEvent.click(takeAway()!);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shall I leave out the alcohol, to be safe?');
    await click('No alcohol');
    expect(zeroProofChip()).toBeTruthy();
    await userEvent.click(takeAway()!);
    await click('Alcohol is fine');
    expect(screen.queryByText('no alcohol')).toBeNull();
  });

  it('removes "no alcohol" without a question if it was only a preference', async () => {
    open();
    await say('no alcohol, sweet');
    await userEvent.click(takeAway()!);
    expect(wishes().queryByText('no alcohol')).toBeNull();
    expect(wishes().getByText('sweet')).toBeTruthy();
  });

  it('asks before pouring after a statement about a person it did not understand, and shows no chip for it', async () => {
    open();
    await say('sweet and sour please, I have porphyria');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shall I leave out the alcohol, to be safe?');
    expect(screen.getByText('You said: “I have porphyria”')).toBeTruthy();
    await click('Back');
    expect(screen.queryByText(/Not understood/)).toBeNull();
    await click('Show my drink');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shall I leave out the alcohol, to be safe?');
    await click('No alcohol');
    expect(zeroProofChip()).toBeTruthy();
    await click('Show my drink');
    expect(screen.getByText('Ginger Fizz')).toBeTruthy();
  });

  it('pours when alcohol is fine', async () => {
    open();
    await say('like a yuzu sour, my doctor says moderation');
    await click('Alcohol is fine');
    await click('Show my drink');
    expect(screen.getByRole('heading', { level: 2, name: /Yuzu Sour/ })).toBeTruthy();
  });

  it('is gentle with a drunk guest, and offers water', async () => {
    open();
    await say("I'm drunk, give me the strongest you have");
    expect(screen.getByRole('status').textContent).toContain(
      'And a glass of water first: the bar has one for you. If you feel unwell, tell the staff now.',
    );
    expect(zeroProofChip()).toBeTruthy();
    await say('whatever');
    await click('Show my drink');
    expect(
      screen.getByText('And a glass of water first: the bar has one for you. If you feel unwell, tell the staff now.'),
    ).toBeTruthy();
    expect(screen.getByText('Ginger Fizz')).toBeTruthy();
  });

  it('keeps the drink weak for a guest who gets drunk easily, until they change it themselves', async () => {
    open();
    await say('I get drunk easily');
    expect(wishes().getByText('light')).toBeTruthy();
    await say('strong please');
    expect(wishes().getByText('light')).toBeTruthy();
    await click('Change: light');
    await userEvent.click(screen.getByRole('radio', { name: 'a little kick' }));
    await click('Done');
    expect(wishes().getByText('a little kick')).toBeTruthy();
  });
});

describe('hold to talk', () => {
  const tapOn = (button: HTMLElement) => {
    fireEvent.pointerDown(button, { button: 0 });
    fireEvent.pointerUp(button);
    fireEvent.click(button, { detail: 1 });
  };
  const openWithEar = async () => {
    vi.stubGlobal('webkitSpeechRecognition', FakeRecognition);
    open();
    const button = screen.getByRole('button', { name: 'Hold to talk' });
    tapOn(button);
    const notice = screen.queryByRole('dialog');
    if (notice) await userEvent.click(within(notice).getByRole('button', { name: 'All right' }));
    return button;
  };

  it('says first who listens, and listens only then', async () => {
    vi.stubGlobal('webkitSpeechRecognition', FakeRecognition);
    open();
    const button = screen.getByRole('button', { name: 'Hold to talk' });
    fireEvent.pointerDown(button, { button: 0 });
    // The click that ends the press would close it at once.
    expect(screen.queryByRole('dialog')).toBeNull();
    tapOn(button);
    expect(screen.getByText(/its maker may process the sound/)).toBeTruthy();
    await click("I'd rather type");
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows live what it recognises, counts as activity, and understands it', async () => {
    const active = vi.fn();
    window.addEventListener(ACTIVITY, active);
    const button = await openWithEar();
    fireEvent.pointerDown(button, { button: 0 });
    act(() => FakeRecognition.last.hear('something fizzy'));
    expect(screen.getByRole('status').textContent).toBe('something fizzy');
    expect(active).toHaveBeenCalled();
    act(() => void fireEvent.pointerUp(button));
    expect(wishes().getByText('bubbles')).toBeTruthy();
    window.removeEventListener(ACTIVITY, active);
  });

  it('stops by itself after eight seconds', async () => {
    const button = await openWithEar();
    vi.useFakeTimers();
    fireEvent.pointerDown(button, { button: 0 });
    act(() => FakeRecognition.last.hear('sweet'));
    act(() => void vi.advanceTimersByTime(7900));
    expect(FakeRecognition.last.stop).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(200));
    expect(FakeRecognition.last.stop).toHaveBeenCalled();
    expect(wishes().getByText('sweet')).toBeTruthy();
  });

  it('listens while Space is down', async () => {
    const button = await openWithEar();
    fireEvent.keyDown(button, { key: ' ' });
    act(() => FakeRecognition.last.hear('herbal'));
    fireEvent.keyUp(button, { key: ' ' });
    expect(wishes().getByText('herbal')).toBeTruthy();
  });

  it.each([
    ['not-allowed', /not allowed/],
    ['no-speech', /I heard nothing/],
    ['network', /needs the internet/],
    ['audio-capture', /No microphone/],
    ['bad-grammar', /Listening failed/],
  ])('tells %s apart', async (error, text) => {
    const button = await openWithEar();
    fireEvent.pointerDown(button, { button: 0 });
    act(() => FakeRecognition.last.fail(error));
    expect(screen.getByRole('alert').textContent).toMatch(text);
  });

  it('recognises Cantonese by the best tag the browser supports', async () => {
    FakeRecognition.unknownTags = ['yue-Hant-HK'];
    const button = await openWithEar();
    await click('廣東話');
    fireEvent.pointerDown(button, { button: 0 });
    expect(FakeRecognition.last.lang).toBe('zh-HK');
    act(() => FakeRecognition.last.hear('唔好太甜'));
    fireEvent.pointerUp(button);
    expect(wishes().getByText('not too sweet')).toBeTruthy();
  });
});

describe('spoken answers', () => {
  it('are off until the guest turns them on, and always shown as text', async () => {
    const speak = vi.fn();
    vi.stubGlobal('speechSynthesis', { speak, cancel: vi.fn(), getVoices: () => [] });
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        lang = '';
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    );
    open();
    await say('sweet');
    expect(speak).not.toHaveBeenCalled();
    act(() => setSound(true));
    await say('fizzy');
    expect(speak.mock.lastCall?.[0]).toMatchObject({ text: expect.stringContaining('Bubbles.'), lang: 'en-GB' });
    expect(screen.getByRole('status').textContent).toContain('Bubbles.');
  });

  it('use the shop’s recorded cues if there are any, otherwise the browser’s voice', async () => {
    const [speak, played] = [vi.fn(), [] as string[]];
    vi.stubGlobal('speechSynthesis', { speak, cancel: vi.fn(), getVoices: () => [] });
    vi.stubGlobal('SpeechSynthesisUtterance', vi.fn());
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('probably');
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
    vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
      if (this.src.includes('/uploads/')) played.push(this.src);
      return Promise.resolve();
    });
    const instance = { join_code: 'BCD234', config: { voiceProfileId: 'v1' } } as GuestProps['instance'];
    open({ instance }, { sorry: '/uploads/voice-cues/sorry.webm' });
    act(() => setSound(true));
    await vi.waitFor(async () => {
      await say('zebra');
      expect(played).toEqual([`${location.origin}/uploads/voice-cues/sorry.webm`]);
    });
    speak.mockClear();
    await say('sweet');
    expect(speak).toHaveBeenCalled();
  });
});
