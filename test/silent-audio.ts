/** For screen tests: a browser with Web Audio that makes no sound, and counts what it began to play. */
import { vi } from 'vitest';

export interface SilentAudio {
  /** Tones and noises begun so far. */
  begun: () => number;
}

/** @param isAllowed whether the browser lets the page sound once somebody has pressed */
export function stubAudio({ isAllowed = true } = {}): SilentAudio {
  const start = vi.fn();
  const param = () => ({ value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined });
  const node = () => ({
    gain: param(),
    frequency: param(),
    Q: param(),
    connect: (next: unknown) => next,
    start,
    stop: () => undefined,
  });
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'suspended';
      currentTime = 0;
      sampleRate = 8000;
      destination = node();
      resume() {
        if (isAllowed) this.state = 'running';
        return Promise.resolve();
      }
      createGain = node;
      createBiquadFilter = node;
      createOscillator = node;
      createBufferSource = node;
      createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
    },
  );
  return { begun: () => start.mock.calls.length };
}
