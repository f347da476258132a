/** Records one take after another from the microphone, which stays open until the screen that records is left. */
import { useEffect, useRef, useState } from 'react';
import { RECORDING_MAX_MS } from '#domain/kiosk/voice-cues.ts';
import { deviceProblem, mayUseDevice, type DeviceProblem } from '#web/shell/device-problem.ts';

export type RecorderProblem = DeviceProblem | 'no-webm' | 'empty';

export type Take =
  | { at: 'idle' }
  | { at: 'asking' }
  | { at: 'recording'; stop: () => void; analyser: AnalyserNode | undefined }
  | { at: 'done'; blob: Blob; url: string }
  | { at: 'problem'; problem: RecorderProblem };

const KIND = 'audio/webm;codecs=opus';
/** Plenty for a voice, and a cue stays under 70 KB. */
const BITS_PER_SECOND = 64_000;

interface Microphone {
  stream: MediaStream;
  context: AudioContext | undefined;
  analyser: AnalyserNode | undefined;
}

export function useRecorder() {
  const [take, setTake] = useState<Take>({ at: 'idle' });
  const microphone = useRef<Microphone>(undefined);
  const running = useRef<MediaRecorder>(undefined);
  const hasLeft = useRef(false);
  const url = useRef<string>(undefined);

  const forget = () => {
    if (url.current !== undefined) URL.revokeObjectURL(url.current);
    url.current = undefined;
  };

  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      if (running.current?.state === 'recording') running.current.stop();
      close(microphone.current);
      microphone.current = undefined;
      forget();
    };
  }, []);

  const start = async () => {
    const problem = recorderProblem();
    if (problem) return setTake({ at: 'problem', problem });
    forget();
    setTake({ at: 'asking' });
    try {
      if (!isOpen(microphone.current)) {
        close(microphone.current);
        microphone.current = await openMicrophone();
      }
    } catch (error) {
      if (!hasLeft.current) setTake({ at: 'problem', problem: deviceProblem(error) });
      return;
    }
    if (hasLeft.current) return close(microphone.current);
    try {
      record(microphone.current);
    } catch {
      setTake({ at: 'problem', problem: 'other' });
    }
  };

  const record = ({ stream, analyser }: Microphone) => {
    const recorder = new MediaRecorder(stream, { mimeType: KIND, audioBitsPerSecond: BITS_PER_SECOND });
    const parts: Blob[] = [];
    const limit = setTimeout(() => stop(), RECORDING_MAX_MS);
    const stop = () => {
      clearTimeout(limit);
      if (recorder.state === 'recording') recorder.stop();
    };
    recorder.addEventListener('dataavailable', ({ data }) => void (data.size > 0 && parts.push(data)));
    recorder.addEventListener('stop', () => {
      clearTimeout(limit);
      if (hasLeft.current) return;
      if (parts.length === 0) return setTake({ at: 'problem', problem: 'empty' });
      const blob = new Blob(parts, { type: KIND });
      url.current = URL.createObjectURL(blob);
      setTake({ at: 'done', blob, url: url.current });
    });
    running.current = recorder;
    recorder.start();
    setTake({ at: 'recording', stop, analyser });
  };

  const reset = () => {
    forget();
    setTake({ at: 'idle' });
  };
  return { take, start, reset };
}

/** Why this browser cannot record at all. */
function recorderProblem(): RecorderProblem | undefined {
  if (!mayUseDevice(location) || !('mediaDevices' in navigator)) return 'needs-https';
  if (typeof MediaRecorder === 'undefined' || !MediaRecorder.isTypeSupported(KIND)) return 'no-webm';
  return undefined;
}

async function openMicrophone(): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });
  if (typeof AudioContext === 'undefined') return { stream, context: undefined, analyser: undefined };
  const context = new AudioContext();
  // It may be left, and so closed, before it runs.
  void context.resume().catch(() => undefined);
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  return { stream, context, analyser };
}

const isOpen = (microphone: Microphone | undefined): microphone is Microphone =>
  microphone?.stream.getTracks().some(({ readyState }) => readyState === 'live') ?? false;

function close(microphone: Microphone | undefined): void {
  for (const track of microphone?.stream.getTracks() ?? []) track.stop();
  void microphone?.context?.close();
}
