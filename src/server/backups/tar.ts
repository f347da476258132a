/** Tar files as POSIX.1-1988 (ustar) has them, of plain files alone. Source: docs/decisions/0093. */
import { open } from 'node:fs/promises';

export interface Member {
  name: string;
  /** What it holds, or the path of the file that does. */
  content: Uint8Array | string;
}

const BLOCK = 512;
const NOTHING = new Uint8Array();
const STEP = 256 * 1024;
const OWNER_ONLY = 0o600;
const REGULAR = '0';
/** The largest that eleven octal digits can say; beyond, GNU tar's binary form. */
const OCTAL_MAX = 0o77777777777;

/** Something that is no tar file, or one that ends too early. */
export class BrokenTar extends Error {
  readonly isCut: boolean;
  constructor(message: string, isCut = false) {
    super(message);
    this.isCut = isCut;
  }
}

/**
 * @param members may be named while earlier ones are written
 * @param at time of all of them
 */
export async function* writeTar(
  members: AsyncIterable<Member> | Iterable<Member>,
  at: Date,
  onContent: (name: string, bytes: Uint8Array) => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  for await (const { name, content } of members) {
    if (typeof content !== 'string') {
      yield header(name, content.length, at);
      onContent(name, content);
      yield content;
      yield padding(content.length);
      continue;
    }
    const file = await open(content, 'r');
    try {
      const { size } = await file.stat();
      yield header(name, size, at);
      onContent(name, NOTHING);
      for (let done = 0; done < size;) {
        const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(Math.min(STEP, size - done)));
        if (bytesRead === 0) throw new Error(`${content} became shorter while it was read.`);
        const bytes = buffer.subarray(0, bytesRead);
        onContent(name, bytes);
        yield bytes;
        done += bytesRead;
      }
      yield padding(size);
    } finally {
      await file.close();
    }
  }
  yield Buffer.alloc(2 * BLOCK);
}

function header(name: string, size: number, at: Date): Buffer {
  const block = Buffer.alloc(BLOCK);
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long a name.`);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
  block.write(name, 0);
  block.write(octal(OWNER_ONLY, 7), 100);
  block.write(octal(0, 7), 108);
  block.write(octal(0, 7), 116);
  if (size <= OCTAL_MAX) block.write(octal(size, 11), 124);
  else {
    block[124] = 0x80;
    block.writeBigUInt64BE(BigInt(size), 128);
  }
  block.write(octal(Math.floor(at.getTime() / 1000), 11), 136);
  block.write(REGULAR, 156);
  block.write('ustar\u000000', 257);
  block.write(`${checksum(block).toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** Of a header: its own field counts as spaces. */
const checksum = (block: Buffer): number =>
  block.reduce((sum, byte, i) => sum + (i >= 148 && i < 156 ? 0x20 : byte), 0);

const padding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

export interface ReadMember {
  name: string;
  size: number;
  /** To be read to its end before the next member is asked for. */
  content: AsyncIterable<Buffer>;
}

/** @throws BrokenTar if it is none, or has anything but plain files in it */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<ReadMember> {
  const take = takeFrom(source);
  for (;;) {
    const block = await take.exactly(BLOCK);
    if (block.every((byte) => byte === 0)) return take.rest();
    const member = readHeader(block);
    yield { ...member, content: take.upTo(member.size) };
    await take.exactly(padding(member.size).length);
  }
}

function readHeader(block: Buffer): { name: string; size: number } {
  const text = (from: number, length: number) => block.toString('utf8', from, from + length).split('\0')[0] ?? '';
  if (text(257, 5) !== 'ustar' || Number.parseInt(text(148, 8), 8) !== checksum(block))
    throw new BrokenTar('This is no tar file.');
  const type = text(156, 1);
  if (type !== REGULAR && type !== '') throw new BrokenTar('It holds something that is no plain file.');
  const size = block[124] === 0x80 ? Number(block.readBigUInt64BE(128)) : Number.parseInt(text(124, 12), 8);
  if (!Number.isSafeInteger(size) || size < 0) throw new BrokenTar('It has a member without a size.');
  return { name: text(0, 100), size };
}

function takeFrom(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]();
  let left: Buffer = Buffer.alloc(0);

  async function* upTo(size: number): AsyncGenerator<Buffer> {
    for (let missing = size; missing > 0;) {
      if (left.length === 0) {
        const { value, done } = await chunks.next();
        if (done) throw new BrokenTar('It ends too early.', true);
        left = Buffer.from(value.buffer, value.byteOffset, value.length);
      }
      const bytes = left.subarray(0, missing);
      left = left.subarray(bytes.length);
      missing -= bytes.length;
      if (bytes.length > 0) yield bytes;
    }
  }
  const exactly = async (size: number): Promise<Buffer> => {
    const parts: Buffer[] = [];
    for await (const part of upTo(size)) parts.push(part);
    return Buffer.concat(parts);
  };
  /** The end of the stream says whether what carries the tar file is whole. */
  const rest = async (): Promise<void> => {
    while (!(await chunks.next()).done);
  };
  return { upTo, exactly, rest };
}
