/** Reads QR codes from pictures, in a worker or with the browser's own detector. */
import { admitOwnWorkers } from '#web/shell/trusted-worker.ts';
import { evenLight } from './even-light.ts';
import type { Rect } from './looks.ts';

export interface View {
  from: Rect;
  /** Longer side of the scanned picture. Pixels. */
  side: number;
  isEvened: boolean;
}

export interface CodeReader {
  /** @returns undefined if no code is found; a scan that takes longer than 10 s is aborted */
  read: (picture: CanvasImageSource, view: View) => Promise<string | undefined>;
  close: () => void;
}

/** Loads the library; throws if it cannot be loaded. */
export async function openReader(): Promise<CodeReader> {
  const { default: QrScanner } = await import('qr-scanner');
  admitOwnWorkers();
  type Engine = Awaited<ReturnType<typeof QrScanner.createQrEngine>>;
  let engine: Engine | undefined;
  const drop = () => {
    if (engine && 'terminate' in engine) engine.terminate();
    engine = undefined;
  };
  const drawn = document.createElement('canvas');
  const canvas = document.createElement('canvas');
  return {
    read: async (picture, view) => {
      draw(picture, view, drawn);
      try {
        engine ??= await QrScanner.createQrEngine();
        const found = await QrScanner.scanImage(drawn, { qrEngine: engine, canvas, returnDetailedScanResult: true });
        return found.data;
      } catch (error) {
        // An engine that failed or timed out is not used again.
        if (!String(error).includes(QrScanner.NO_QR_CODE_FOUND)) drop();
        return undefined;
      }
    },
    close: drop,
  };
}

function draw(picture: CanvasImageSource, { from, side, isEvened }: View, canvas: HTMLCanvasElement): void {
  const scale = side / Math.max(from.width, from.height);
  const width = Math.max(1, Math.round(from.width * scale));
  const height = Math.max(1, Math.round(from.height * scale));
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return;
  context.drawImage(picture, from.x, from.y, from.width, from.height, 0, 0, width, height);
  if (!isEvened) return;
  const image = context.getImageData(0, 0, width, height);
  evenLight(image.data);
  context.putImageData(image, 0, 0);
}
