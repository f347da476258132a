/** Plays a described sound with Web Audio: nothing is recorded, so nothing is downloaded but its description. */
import { SOUNDS, type Layer, type SoundName, type Strokes } from './sounds.ts';

const VOLUME = 0.6;
/** Gain falls exponentially, and so never to zero. */
const SILENCE = 0.0001;
const STROKE_S = 0.002;

/** Sounds the strokes from now on. */
export function play(audio: BaseAudioContext, name: SoundName, { times = 1, everyS = 0.1 }: Strokes): void {
  const out = audio.createGain();
  out.gain.value = VOLUME;
  out.connect(audio.destination);
  for (let nth = 0; nth < times; nth++) {
    for (const layer of SOUNDS[name]) sound(audio, out, layer, audio.currentTime + nth * everyS);
  }
}

function sound(audio: BaseAudioContext, out: AudioNode, layer: Layer, from: number): void {
  const { of, at, lasts, hertz, q = 1, loud, rises = STROKE_S, holds = 0 } = layer;
  const [start, end] = [from + at, from + at + lasts];
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + rises);
  gain.gain.setValueAtTime(loud, start + rises + holds);
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  gain.connect(out);
  const moves = (pitch: AudioParam) => {
    pitch.setValueAtTime(hertz[0], start);
    pitch.exponentialRampToValueAtTime(hertz[1], end);
  };
  if (of === 'noise') {
    const [source, band] = [audio.createBufferSource(), audio.createBiquadFilter()];
    source.buffer = noiseOf(audio);
    source.loop = true;
    band.type = 'bandpass';
    band.Q.value = q;
    moves(band.frequency);
    source.connect(band).connect(gain);
    source.start(start);
    return source.stop(end);
  }
  const tone = audio.createOscillator();
  tone.type = of;
  moves(tone.frequency);
  tone.connect(gain);
  tone.start(start);
  tone.stop(end);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of white noise, the same each time. */
function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const known = noises.get(audio);
  if (known) return known;
  const noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    // Numerical Recipes' linear congruential generator.
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    samples[i] = seed / 2 ** 31 - 1;
  }
  noises.set(audio, noise);
  return noise;
}
