/** For tests: a WebM file assembled element by element, as a browser records one. Its sound data is arbitrary. */

const size = (length: number): Uint8Array =>
  Uint8Array.of(0x08, ...[24, 16, 8, 0].map((shift) => (length >>> shift) & 0xff).flatMap((byte) => [byte]));
const LEFT_OPEN = Uint8Array.of(0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff);

const joined = (parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));
const idOf = (id: number): Uint8Array => {
  const hex = id.toString(16);
  return new Uint8Array(Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex'));
};

export const element = (id: number, ...content: Uint8Array[]): Uint8Array => {
  const body = joined(content);
  return joined([idOf(id), size(body.length), body]);
};
const open = (id: number, ...content: Uint8Array[]): Uint8Array => joined([idOf(id), LEFT_OPEN, ...content]);
const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const bytes = (...values: number[]): Uint8Array => Uint8Array.of(...values);

export const track = (codec = 'A_OPUS', type = 2): Uint8Array =>
  element(0xae, element(0xd7, bytes(1)), element(0x83, bytes(type)), element(0x86, text(codec)));

interface Options {
  docType?: string;
  tracks?: Uint8Array[];
  /** Milliseconds. */
  durationMs?: number;
  /** Duration declared in the file, if any. Milliseconds. */
  stated?: number;
  /** Makes the content different. */
  seed?: number;
  padding?: number;
}

/** A block every 20 ms, in clusters of a second. */
export function webm({
  docType = 'webm',
  tracks = [track()],
  durationMs = 1000,
  stated,
  seed = 1,
  padding = 0,
}: Options = {}): Buffer {
  const clusters: Uint8Array[] = [];
  for (let at = 0; at < durationMs; at += 1000) {
    const blocks: Uint8Array[] = [];
    for (let ms = 0; ms < 1000 && at + ms < durationMs; ms += 20)
      blocks.push(element(0xa3, bytes(0x81, ms >> 8, ms & 0xff, 0x80, seed & 0xff, seed >> 8, ms & 0xff)));
    clusters.push(open(0x1f43b675, element(0xe7, bytes(at >> 8, at & 0xff)), ...blocks));
  }
  const float = Buffer.alloc(8);
  float.writeDoubleBE(stated ?? 0);
  const info = [element(0x2ad7b1, bytes(0x0f, 0x42, 0x40)), ...(stated === undefined ? [] : [element(0x4489, float)])];
  return Buffer.from(
    joined([
      element(0x1a45dfa3, element(0x4286, bytes(1)), element(0x4282, text(docType))),
      open(
        0x18538067,
        element(0x1549a966, ...info),
        element(0x1654ae6b, ...tracks),
        ...(padding > 0 ? [element(0xec, new Uint8Array(padding))] : []),
        ...clusters,
      ),
    ]),
  );
}

/** A recording as a browser's form sends it. */
export async function recordingForm(
  file: Uint8Array = webm(),
  declared = 'audio/webm;codecs=opus',
): Promise<{ body: Buffer; type: string }> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)], { type: declared }), 'cue.webm');
  const sent = new Response(form);
  return { body: Buffer.from(await sent.arrayBuffer()), type: sent.headers.get('content-type') ?? '' };
}
