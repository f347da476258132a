/**
 * Plays the cues of a voice for an experience. Any failure results in silence. Source: docs/behaviour/voices.md
 * "Playing".
 */
import { useEffect, useSyncExternalStore } from 'react';
import { cueAddress } from '#domain/kiosk/cue-address.ts';
import { useRead } from '#ui/kit/api/use-read.ts';

export interface VoiceCues {
  /** Muted; true until the guest turns the sound on. */
  muted: boolean;
  setMuted: typeof muteCues;
  /** There is a voice to turn on, as far as known. */
  hasVoice: boolean;
  /**
   * Starts a cue and stops the current one.
   * @returns false if it cannot be heard: show its text and vibrate instead
   */
  play: (cue: string) => boolean;
}

const KIND = 'audio/webm; codecs=opus';

/** The guest's choice lasts until the page is closed: the next round starts with the same setting. */
let isSoundOn = false;
const listeners = new Set<() => void>();
const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** One shared player: a browser that allowed it to play once allows it again without another press. */
let player: HTMLAudioElement | undefined;
const thePlayer = (): HTMLAudioElement => (player ??= new Audio());

/** Call it in a press handler: browsers allow sound to start only there. */
export function muteCues(muted: boolean): void {
  isSoundOn = !muted;
  if (muted) player?.pause();
  else allow(thePlayer());
  for (const listener of listeners) listener();
}

/** @param profileId the kiosk's `config.voiceProfileId`; no cues without one */
export function useVoiceCues(profileId: string | undefined): VoiceCues {
  const muted = !useSyncExternalStore(watch, () => isSoundOn);
  const isAsked = profileId !== undefined && profileId !== '' && thePlayer().canPlayType(KIND) !== '';
  const voice = useRead(
    'GET /api/voice-profiles/:profileId',
    { params: { profileId: profileId ?? '' } },
    { enabled: isAsked && !muted, repeats: 1 },
  );
  const cues = isAsked && !muted ? cuesOf(voice.data) : undefined;

  useEffect(() => (cues ? loadAhead(Object.values(cues)) : undefined), [cues]);
  useEffect(() => () => player?.pause(), []);

  return {
    muted,
    hasVoice: isAsked && !voice.error,
    setMuted: muteCues,
    play: (cue) => {
      const url = cues && Object.hasOwn(cues, cue) ? cues[cue] : undefined;
      if (typeof url !== 'string') return false;
      const audio = thePlayer();
      audio.src = cueAddress(url, location.origin + (document.documentElement.dataset.base ?? ''));
      begin(audio);
      return true;
    },
  };
}

/** Some servers answer the profile itself, others wrap it in `data`. */
function cuesOf(reply: unknown): Record<string, string> | undefined {
  const read = reply as { cues?: Record<string, string>; data?: { cues?: Record<string, string> } } | undefined;
  const cues = read?.cues ?? read?.data?.cues;
  return typeof cues === 'object' && cues !== null ? cues : undefined;
}

/** Without a source nothing plays; but this press is what allows it to play later. */
function allow(audio: HTMLAudioElement): void {
  audio.removeAttribute('src');
  audio.load();
  begin(audio);
}

function begin(audio: HTMLAudioElement): void {
  // Blocked, replaced by the next cue, or not loaded: the game continues without it.
  void audio.play()?.catch(() => undefined);
}

/**
 * Loads a cue ahead, so that it is on its beat.
 * @returns aborts it
 */
function loadAhead(urls: readonly string[]): () => void {
  const base = location.origin + (document.documentElement.dataset.base ?? '');
  const loading = urls.map((url) => {
    const audio = new Audio();
    audio.preload = 'auto';
    audio.src = cueAddress(url, base);
    return audio;
  });
  return () => {
    for (const audio of loading) audio.removeAttribute('src');
  };
}
