import { describe, expect, it } from 'vitest';
import { message, type Message } from '#domain/messages/message.ts';
import { readStoredMessage, storedMessage } from './stored-message.ts';

const service = message('translation-service');

describe('a stored message', () => {
  it.each<[string, Message]>([
    ['without gaps', message('shop-gone')],
    ['with figures', message('texts-untranslated', { failed: 3, total: 20 })],
    ['with a message in it', message('service-failed', { service, status: 500, said: 'Oops' })],
    ['with a list', message('wanted-one-of', { known: ['a', 'b'] })],
    ['with a place', message('at-place', { place: { place: 'a.2.b' }, problem: message('text-empty') })],
  ])('is read as it was written: %s', (_case, said) => expect(readStoredMessage(storedMessage(said))).toEqual(said));

  it.each<[string, Message]>([
    ['This shop no longer exists.', message('written-before', { words: 'This shop no longer exists.' })],
    ['', message('written-before', { words: '' })],
    ['{"code":"said-by-a-later-version"}', message('internal-error')],
    ['{"code":"shop-gone","params":{"name":true}}', message('internal-error')],
    ['null', message('internal-error')],
  ])('is never an error: %s', (stored, expected) => expect(readStoredMessage(stored)).toEqual(expected));
});
