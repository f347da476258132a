/**
 * The sounds of a play: off until the guest turns them on, felt where the phone vibrates. How they sound is loaded once
 * they are on. Source: docs/behaviour/sounds.md
 */
import { useSyncExternalStore } from 'react';
import { vibrate } from './vibrate.ts';
import type { SoundName, Strokes } from './sounds.ts';

/** The sound heard last; `nth` tells one from the next. */
export interface Heard {
  name: SoundName;
  nth: number;
}

/** What the guest chose, if they did. */
let choice: 'on' | 'off' | undefined;
let heard: Heard | undefined;
let audio: AudioContext | undefined;
let play: ((audio: AudioContext, name: SoundName, strokes: Strokes) => void) | undefined;

/** A voice answers out loud although sounds are not on: a shop may want it from the start. */
let isSpoken = false;

const listeners = new Set<() => void>();
export const watchSound = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const tell = () => listeners.forEach((listener) => listener());

export const useSoundOn = (): boolean => useSyncExternalStore(watchSound, () => choice === 'on');
export const useHeard = (): Heard | undefined => useSyncExternalStore(watchSound, () => heard);

/** Whether anything may be heard: sounds, or a voice alone. */
export const isAudible = (): boolean => choice === 'on' || isSpoken;
export const useAudible = (): boolean => useSyncExternalStore(watchSound, isAudible);

export function setSpoken(spoken: boolean): void {
  isSpoken = spoken;
  tell();
}

/** Loads the sounds; before the next press nothing is heard. */
export function setSound(on: boolean): void {
  choice = on ? 'on' : 'off';
  if (!on) isSpoken = false;
  heard = undefined;
  const change = on ? addEventListener : removeEventListener;
  // Before any handler of the press, which may sound at once.
  change('click', wake, true);
  change('keydown', wake, true);
  if (on) {
    // What is not loaded is not heard.
    void import('./sound-player.ts').then((player) => (play = player.play)).catch(() => undefined);
  }
  tell();
}

/** Call it in a press: only there may a page begin to sound. */
export function wake(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state !== 'running') void audio.resume().catch(() => undefined);
}

/** Whether the guest has turned sound off, rather than never on. */
export const isSoundRefused = (): boolean => choice === 'off';

/**
 * @param pulsesMs how it is felt, on or off
 * @returns whether it is heard
 */
export function sound(name: SoundName, pulsesMs: number | readonly number[] = 0, strokes: Strokes = {}): boolean {
  if (pulsesMs !== 0) vibrate(pulsesMs);
  if (choice !== 'on' || !play || audio?.state !== 'running') return false;
  play(audio, name, strokes);
  heard = { name, nth: (heard?.nth ?? 0) + 1 };
  tell();
  return true;
}
