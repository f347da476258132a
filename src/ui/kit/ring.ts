/** A few notes, without a sound file. Source: docs/behaviour/live.md "In the browser". */

const NOTE_S = 0.16;

/**
 * Rings if the browser allows it.
 * @param notes in hertz, one after another
 * @param volume 0 to 1
 */
export function ring(audio: AudioContext, notes: readonly number[], volume: number): void {
  if (audio.state !== 'running') return;
  notes.forEach((hertz, at) => {
    const [note, gain] = [audio.createOscillator(), audio.createGain()];
    const from = audio.currentTime + at * NOTE_S;
    note.frequency.value = hertz;
    gain.gain.setValueAtTime(0.0001, from);
    gain.gain.exponentialRampToValueAtTime(volume, from + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + NOTE_S * 2);
    note.connect(gain).connect(audio.destination);
    note.start(from);
    note.stop(from + NOTE_S * 2);
  });
}
