import { expect, it } from 'vitest';
import { scrub } from './scrub.ts';

it.each([
  ['an address', 'POST https://llm.example.com/v1?key=1 failed', 'POST … failed'],
  ['a key by its looks', 'Incorrect API key provided: sk-proj-abc123*****xyz.', 'Incorrect API key provided: ….'],
  ['a bearer', 'header Bearer abc.def was refused', 'header … was refused'],
  ['a long token', 'id 0f8fad5bd9cb469fa16570867728950e unknown', 'id … unknown'],
  ['a host by number', 'connect 10.0.0.7:8000 refused', 'connect … refused'],
  ['a whole page', '<html><h1>Bad  Gateway</h1></html>', 'Bad Gateway'],
  ['nothing that is plain', 'The model is overloaded.', 'The model is overloaded.'],
])('takes out %s', (_case, text, expected) => expect(scrub(text)).toBe(expected));

it('takes out the given secrets, whatever they look like', () => {
  expect(scrub('the key hunter2 is wrong', ['hunter2', undefined])).toBe('the key … is wrong');
});

it('is short', () => expect(scrub('long words '.repeat(100)).length).toBeLessThanOrEqual(200));

it('reads no more of a page than it can use', () => {
  expect(scrub(`Bad Gateway ${'<'.repeat(2_000_000)}`)).toContain('Bad Gateway');
  expect(scrub(`the key ${'hunter2'.repeat(2)}`, ['hunter2'])).toBe('the key ……');
});
