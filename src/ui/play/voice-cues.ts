/** The cues of a voice, for an experience to play. Whatever is missing or fails only means silence (spec §7). */
import { useEffect, useSyncExternalStore } from 'react';
import { cueAddress } from '#domain/kiosk/cue-address.ts';
import { useRead } from '#ui/kit/api/use-read.ts';

export interface VoiceCues {
  /** Nothing is heard while this is true, as it is until the guest turns the sound on. */
  muted: boolean;
  /** To be called where the guest presses: browsers let sound begin only there. */
  setMuted: (muted: boolean) => void;
  /** There is a voice to turn on, as far as is known. */
  hasVoice: boolean;
  /** Begins a cue, in place of the one under way. @returns false when it is not heard: show its text, and let the phone vibrate */
  play: (cue: string) => boolean;
}

const KIND = 'audio/webm; codecs=opus';

/** What the guest chose holds for as long as the page is open: another round begins with the same sound. */
let isSoundOn = false;
const listeners = new Set<() => void>();
const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** One player for all: a phone that let it speak once lets it speak again without another press. */
let player: HTMLAudioElement | undefined;
const thePlayer = (): HTMLAudioElement => (player ??= new Audio());

/** @param profileId the kiosk's `config.voiceProfileId`; without one there are no cues */
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
    setMuted: (wanted) => {
      isSoundOn = !wanted;
      if (wanted) player?.pause();
      else allow(thePlayer());
      for (const listener of listeners) listener();
    },
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

/** Some servers answer the profile itself, some as `data`. */
function cuesOf(reply: unknown): Record<string, string> | undefined {
  const read = reply as { cues?: Record<string, string>; data?: { cues?: Record<string, string> } } | undefined;
  const cues = read?.cues ?? read?.data?.cues;
  return typeof cues === 'object' && cues !== null ? cues : undefined;
}

/** Emptied, it plays nothing now; but this is the press that lets it play later. */
function allow(audio: HTMLAudioElement): void {
  audio.removeAttribute('src');
  audio.load();
  begin(audio);
}

function begin(audio: HTMLAudioElement): void {
  // Refused, overtaken by the next cue, or not loading: a game goes on without it.
  void audio.play()?.catch(() => undefined);
}

/** So that a cue is there on its beat. @returns what ends it */
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
