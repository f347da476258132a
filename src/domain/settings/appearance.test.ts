import { describe, expect, it } from 'vitest';
import { isGradient, isOwnPhoto, isPictureAddress } from './appearance.ts';

describe('isGradient', () => {
  it.each([
    ['linear-gradient(90deg, #f2a33a, #ff6b57)', true],
    ['linear-gradient(to right, rgb(1, 2, 3) 0%, hsl(10 20% 30% / 50%) 100%)', true],
    ['radial-gradient(circle, red, blue 60%)', true],
    ['linear-gradient(red, blue)', true],
    ['linear-gradient(red)', false],
    ['linear-gradient(red, url(https://x.test/a))', false],
    ['linear-gradient(red, blue), url(x)', false],
    ['linear-gradient(red, blue); background: url(x)', false],
    ['expression(alert(1))', false],
    ['', false],
  ])('%s is %s', (text, expected) => expect(isGradient(text)).toBe(expected));
});

describe('isPictureAddress', () => {
  it.each([
    ['https://bar.example/logo.png', true],
    ['http://192.168.1.5/a.jpg?x=1', true],
    ['/uploads/a.webp', true],
    ['//evil.example/a.png', false],
    ['javascript:alert(1)', false],
    ['data:image/svg+xml,x', false],
    ['https://x.test/a.png") ; x', false],
  ])('%s is %s', (address, expected) => expect(isPictureAddress(address)).toBe(expected));
});

describe('isOwnPhoto', () => {
  const file = `uploads/photos/${'0a'.repeat(32)}`;
  it.each([
    [`/${file}.webp`, true],
    [`/bar/drinks/${file}.png`, true],
    [`https://evil.example/${file}.png`, false],
    [`//evil.example/${file}.png`, false],
    [`/${file}.svg`, false],
    [`/${file}.png?x`, false],
    ['/uploads/photos/a.png', false],
    ['', false],
  ])('%s is %s', (address, expected) => expect(isOwnPhoto(address)).toBe(expected));
});
