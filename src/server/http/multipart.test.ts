import { describe, expect, it } from 'vitest';
import { readFormFile } from './multipart.ts';

const form = (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'), 'latin1');
const TYPE = 'multipart/form-data; boundary=b';
const filePart = (name: string, content = 'sound') =>
  `--b\nContent-Disposition: form-data; name="${name}"; filename="a.webm"\nContent-Type: Audio/WebM;codecs=opus\n\n${content}\n`;
const field = (name: string) => `--b\nContent-Disposition: form-data; name="${name}"\n\nvalue\n`;
const read = async (body: Uint8Array<ArrayBuffer>, type = TYPE) => {
  const file = await readFormFile(body, type);
  return file && { type: file.type, text: Buffer.from(file.bytes).toString('latin1') };
};

it('reads multipart bodies as browsers send them', async () => {
  const data = new FormData();
  data.append('note', 'the first take');
  data.append(
    'file',
    new Blob([Uint8Array.of(0, 13, 10, 45, 45, 255)], { type: 'audio/webm;codecs=opus' }),
    'cue.webm',
  );
  const sent = new Response(data);
  const file = await readFormFile(new Uint8Array(await sent.arrayBuffer()), sent.headers.get('content-type') ?? '');
  expect(file?.type).toBe('audio/webm');
  expect([...(file?.bytes ?? [])]).toEqual([0, 13, 10, 45, 45, 255]);
});

describe('a form', () => {
  it.each([
    ['with the file alone', form(`${filePart('file')}--b--\n`), TYPE],
    ['under any name', form(`${filePart('cue')}--b--`), TYPE],
    ['with a quoted boundary', form(`${filePart('file')}--b--`), 'multipart/form-data; boundary="b"'],
    ['with four fields', form(`${['1', '2', '3', '4'].map(field).join('')}${filePart('file')}--b--`), TYPE],
  ])('%s', async (_what, body, type) => {
    expect(await read(body, type)).toEqual({ type: 'audio/webm', text: 'sound' });
  });

  it('may have an empty file', async () => {
    expect(await read(form(`${filePart('file', '')}--b--`))).toEqual({ type: 'audio/webm', text: '' });
  });
});

describe('refuses', () => {
  it.each([
    ['nothing', form('')],
    ['no form', form('hello')],
    ['no file', form(`${field('a')}--b--`)],
    ['two files', form(`${filePart('a')}${filePart('b')}--b--`)],
    ['five fields', form(`${['1', '2', '3', '4', '5'].map(field).join('')}${filePart('file')}--b--`)],
    ['one that breaks off', form(filePart('file').trimEnd())],
    ['one that is never closed', form(filePart('file'))],
    [
      'a part without an end to its headers',
      form('--b\nContent-Disposition: form-data; name="a"; filename="a"\n--b--'),
    ],
    ['a boundary again and again', form('--b'.repeat(700_000))],
    ['a header that is none', form('--b\nnonsense\n\nsound\n--b--')],
    [
      'seventeen headers',
      form(`--b\n${'x: y\n'.repeat(16)}Content-Disposition: form-data; name="a"; filename="a"\n\ns\n--b--`),
    ],
    [
      'long headers',
      form(`--b\nx: ${'y'.repeat(9000)}\nContent-Disposition: form-data; name="a"; filename="a"\n\ns\n--b--`),
    ],
  ])('%s', async (_what, body) => {
    expect(await readFormFile(body, TYPE)).toBeUndefined();
  });

  it.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=c', 'audio/webm'])(
    'the type %s',
    async (type) => {
      expect(await readFormFile(form(`${filePart('file')}--b--`), type)).toBeUndefined();
    },
  );
});
