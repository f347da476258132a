import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { element, track, webm } from '#test/webm.ts';
import { readWebmAudio } from './webm.ts';

/** Empty elements of two bytes. */
const tiny = (count: number): Uint8Array => new Uint8Array(count * 2).map((_byte, i) => (i % 2 === 0 ? 0xec : 0x80));

const read = (bytes: Uint8Array) => readWebmAudio(new Uint8Array(bytes));

describe('a recording', () => {
  it.each([
    ['as a browser makes it, its size left open', webm({ durationMs: 2500 }), 2500],
    ['of one block', webm({ durationMs: 20 }), 20],
    ['that says its length itself', webm({ durationMs: 1000, stated: 1200 }), 1200],
    ['that says it is shorter than it is', webm({ durationMs: 9000, stated: 100 }), 9000],
    ['in Vorbis', webm({ tracks: [track('A_VORBIS')] }), 1000],
    ['with room left in it', webm({ padding: 500 }), 1000],
  ])('%s', (_what, bytes, durationMs) => {
    expect(read(bytes)).toEqual({ durationMs });
  });

  it('is read from a Buffer with an offset', () => {
    const file = webm({ durationMs: 3000, stated: 3100 });
    const longer = Buffer.concat([Buffer.from('before'), file]);
    expect(readWebmAudio(longer.subarray(6))).toEqual({ durationMs: 3100 });
  });
});

describe('not a recording', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['another format', Buffer.from('OggS and more')],
    ['the first four bytes alone', webm().subarray(0, 4)],
    ['Matroska', webm({ docType: 'matroska' })],
    ['a film', webm({ tracks: [track('V_VP8', 1)] })],
    ['a film that calls itself sound', webm({ tracks: [track('V_VP8', 2)] })],
    ['sound of another codec', webm({ tracks: [track('A_AAC')] })],
    ['sound and film', webm({ tracks: [track(), track('V_VP9', 1)] })],
    ['two voices', webm({ tracks: [track(), track()] })],
    ['no track', webm({ tracks: [] })],
    ['no sound in it', webm({ durationMs: 0 })],
    ['an endless length', webm({ stated: Number.POSITIVE_INFINITY })],
    ['a length that is no number', webm({ stated: Number.NaN })],
    ['one that breaks off', webm().subarray(0, -3)],
    ['one with something behind it', Buffer.concat([webm(), Buffer.from('<script>')])],
    ['more elements than ten seconds have', Buffer.concat([webm(), tiny(30_000)])],
    ['a track of more', webm({ tracks: [track(), tiny(30_000)] })],
    ['a header that is too long', Buffer.concat([element(0x1a45dfa3, Buffer.alloc(5000)), webm()])],
  ])('%s', (_what, bytes) => {
    expect(read(bytes)).toBeUndefined();
  });

  it('is told quickly, however large', () => {
    const files = [Buffer.concat([webm(), tiny(1_000_000)]), webm({ tracks: [track(), tiny(1_000_000)] })];
    const started = performance.now();
    for (const file of files) expect(read(file)).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(300);
  });

  it('never accepts noise and never throws', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (noise) => read(noise) === undefined));
    const good = webm({ durationMs: 100 });
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.nat(255), fc.nat(good.length), (at, byte, length) => {
        const spoilt = Buffer.from(good.subarray(0, length));
        if (at < length) spoilt[at] = byte;
        const result = read(spoilt);
        return result === undefined || (result.durationMs > 0 && Number.isFinite(result.durationMs));
      }),
      { numRuns: 2000 },
    );
  });
});
