/**
 * Checks that a file is a WebM voice recording, and measures it. Source: docs/behaviour/voices.md "Recordings"; RFC
 * 8794, RFC 9559.
 */

const EBML = 0x1a45dfa3;
const DOC_TYPE = 0x4282;
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TIMESTAMP_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const TRACKS = 0x1654ae6b;
const TRACK_ENTRY = 0xae;
const TRACK_TYPE = 0x83;
const CODEC_ID = 0x86;
const CLUSTER = 0x1f43b675;
const CLUSTER_TIMESTAMP = 0xe7;
const SIMPLE_BLOCK = 0xa3;
const BLOCK_GROUP = 0xa0;
const BLOCK = 0xa1;

/** Containers that are descended into: live recorders often leave their size open. */
const OPEN = new Set([SEGMENT, CLUSTER, BLOCK_GROUP]);
const HEADER_MAX_BYTES = 4096;
const AUDIO = 2;
const CODECS = ['A_OPUS', 'A_VORBIS'];
/** Ten seconds are some thousand; more are there to keep the reader busy. */
const MOST_ELEMENTS = 20_000;
/** Duration of an Opus frame; added for the last block. Milliseconds. */
const FRAME_MS = 20;

interface Element {
  id: number;
  start: number;
  /** undefined if the size is open. */
  end: number | undefined;
}

/** Elements that may still be read. */
interface Budget {
  left: number;
}

/**
 * @returns its duration, or undefined unless it is a complete WebM file with one Opus or Vorbis track and sound in it
 */
export function readWebmAudio(bytes: Uint8Array): { durationMs: number } | undefined {
  const budget: Budget = { left: MOST_ELEMENTS };
  const header = elementAt(bytes, 0);
  if (header?.id !== EBML || header.end === undefined || header.end > HEADER_MAX_BYTES) return undefined;
  if (
    textOf(
      bytes,
      childrenOf(bytes, header, budget)?.find(({ id }) => id === DOC_TYPE),
    ) !== 'webm'
  )
    return undefined;

  const found = { tracks: 0, blocks: 0, msPerUnit: 1, stated: 0, cluster: 0, last: 0 };
  for (let at = header.end; at < bytes.length;) {
    const element = elementAt(bytes, at);
    if (!element || --budget.left < 0) return undefined;
    if (OPEN.has(element.id)) {
      at = element.start;
      continue;
    }
    if (element.end === undefined || element.end > bytes.length) return undefined;
    if (element.id === INFO) readInfo(bytes, element, { found, budget });
    if (element.id === TRACKS && (!isOneVoice(bytes, element, budget) || ++found.tracks > 1)) return undefined;
    if (element.id === CLUSTER_TIMESTAMP) found.cluster = numberOf(bytes, element) ?? 0;
    if (element.id === SIMPLE_BLOCK || element.id === BLOCK) {
      found.blocks++;
      found.last = Math.max(found.last, found.cluster + blockTime(bytes, element));
    }
    at = element.end;
  }
  const durationMs = Math.max(found.stated * found.msPerUnit, found.last * found.msPerUnit + FRAME_MS);
  if (found.tracks !== 1 || found.blocks === 0 || found.msPerUnit === 0 || !Number.isFinite(durationMs))
    return undefined;
  return { durationMs: Math.round(durationMs) };
}

function readInfo(
  bytes: Uint8Array,
  info: Element,
  { found, budget }: { found: { msPerUnit: number; stated: number }; budget: Budget },
): void {
  for (const child of childrenOf(bytes, info, budget) ?? []) {
    if (child.id === TIMESTAMP_SCALE) found.msPerUnit = (numberOf(bytes, child) ?? 1_000_000) / 1_000_000;
    if (child.id === DURATION) found.stated = floatOf(bytes, child);
  }
}

function isOneVoice(bytes: Uint8Array, tracks: Element, budget: Budget): boolean {
  const entries = childrenOf(bytes, tracks, budget)?.filter(({ id }) => id === TRACK_ENTRY);
  const [entry] = entries ?? [];
  if (!entry || entries?.length !== 1) return false;
  const fields = childrenOf(bytes, entry, budget) ?? [];
  const type = fields.find(({ id }) => id === TRACK_TYPE);
  const codec = textOf(
    bytes,
    fields.find(({ id }) => id === CODEC_ID),
  );
  return type !== undefined && numberOf(bytes, type) === AUDIO && CODECS.includes(codec);
}

/** @returns undefined if a child reaches past its parent, or if there are too many */
function childrenOf(bytes: Uint8Array, { start, end = 0 }: Element, budget: Budget): Element[] | undefined {
  const children: Element[] = [];
  for (let at = start; at < end;) {
    const child = elementAt(bytes, at);
    if (child?.end === undefined || child.end > end || --budget.left < 0) return undefined;
    children.push(child);
    at = child.end;
  }
  return children;
}

function elementAt(bytes: Uint8Array, at: number): Element | undefined {
  const idLength = lengthAt(bytes, at, 4);
  if (idLength === undefined) return undefined;
  const sizeLength = lengthAt(bytes, at + idLength, 8);
  if (sizeLength === undefined) return undefined;
  const start = at + idLength + sizeLength;
  const marker = 0x80 >> (sizeLength - 1);
  const first = (bytes[at + idLength] ?? 0) ^ marker;
  const rest = bytes.subarray(at + idLength + 1, start);
  const isLeftOpen = first === marker - 1 && rest.every((byte) => byte === 0xff);
  const size = unsigned(Uint8Array.of(first, ...rest));
  return { id: unsigned(bytes.subarray(at, at + idLength)), start, end: isLeftOpen ? undefined : start + size };
}

/** Length in bytes of a variable-length number: its leading zero bits. */
function lengthAt(bytes: Uint8Array, at: number, max: number): number | undefined {
  const first = bytes[at];
  if (first === undefined || first === 0) return undefined;
  const length = Math.clz32(first) - 23;
  return length <= max && at + length <= bytes.length ? length : undefined;
}

/** A sum instead of shifts, because it may exceed 32 bits. Beyond 2^53 it is inexact, but such files are refused. */
const unsigned = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0);

function numberOf(bytes: Uint8Array, { start, end = 0 }: Element): number | undefined {
  return end - start <= 8 ? unsigned(bytes.subarray(start, end)) : undefined;
}

function floatOf(bytes: Uint8Array, { start, end = 0 }: Element): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, end - start);
  if (view.byteLength === 4) return view.getFloat32(0);
  return view.byteLength === 8 ? view.getFloat64(0) : Number.NaN;
}

function textOf(bytes: Uint8Array, element: Element | undefined): string {
  if (!element || (element.end ?? 0) - element.start > 64) return '';
  return String.fromCharCode(...bytes.subarray(element.start, element.end)).replace(/\0+$/, '');
}

/** A block starts with its track number and its time within the cluster: two bytes, signed. */
function blockTime(bytes: Uint8Array, { start, end = 0 }: Element): number {
  const time = start + (lengthAt(bytes, start, 8) ?? 1);
  if (time + 2 > end) return 0;
  return new DataView(bytes.buffer, bytes.byteOffset + time, 2).getInt16(0);
}
