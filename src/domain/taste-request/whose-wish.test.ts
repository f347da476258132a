import { describe, expect, it } from 'vitest';
import { createTasteParser } from './parse-taste-request.ts';
import { BOTH } from './words/both.ts';

const parse = createTasteParser(BOTH);

describe('wishes of several people', () => {
  it.each([
    ["my mate wants a beer, I'll have something fruity", ['fruity']],
    ['my husband likes whisky, for me something floral', ['floral']],
    ['she likes it sweet but I want it sour', ['sour']],
    ['one for me and a strong one for my friend', ['']],
    ['我同老婆一齊嚟，佢飲甜嘅，我要酸嘅', ['酸']],
    ['朋友想飲有氣嘅，我要辣嘅', ['辣']],
    ['something weak for her, rum and mint for me', ['rum', 'mint']],
    ["he's had enough, give him water. I'd like something bitter", ['bitter']],
  ])('%s: the guest’s own counts', (text, said) => {
    const request = parse(text);
    expect(request.words.map((word) => word.said)).toEqual(said);
    expect(request.isOfOthers).toBe(true);
  });

  it.each([
    ['my boss wants something bitter and my colleague wants it sweet', ['bitter']],
    ['大佬想飲酸嘅，細佬要甜嘅', ['酸']],
  ])('%s: of two others the first', (text, said) => {
    expect(parse(text).words.map((word) => word.said)).toEqual(said);
    expect(parse(text).isOfOthers).toBe(true);
  });

  it.each([
    ["my boss wants it strong and my wife doesn't drink", 'choice'],
    ['my boss wants a beer, my wife wants a mocktail', 'choice'],
    ['老細想飲烈嘅，老婆有咗', 'pregnancy'],
  ])('%s: %s rules alcohol out, whoever it is of', (text, reason) => expect(parse(text).noAlcohol).toBe(reason));

  it.each([
    ['my wife wants gin, she likes it dry', ['gin', 'dry']],
    ['something sweet for my friend', ['sweet']],
    ['my girlfriend likes it sweet', ['sweet']],
    ['peachy and fruity for my mum', ['peachy', 'fruity']],
    ['幫朋友揀杯甜嘅', ['甜']],
    ['I like it sweet and fizzy', ['sweet', 'fizzy']],
  ])('%s: one drink', (text, said) => {
    const request = parse(text);
    expect(request.words.map((word) => word.said)).toEqual(said);
    expect(request.isOfOthers).toBe(false);
  });

  it.each(['my wife is allergic to nuts, I want something sweet', '佢對果仁敏感，我想要甜嘅'])(
    '%s: keeps the allergy',
    (text) => expect(parse(text).words.some(({ isAllergy }) => isAllergy)).toBe(true),
  );

  it.each([
    ["my friend doesn't drink, I want something fruity", undefined],
    ["I don't drink, my friend wants something fruity", 'choice'],
    ['my friend wants a beer, I am pregnant', 'pregnancy'],
    ["my friend doesn't drink", 'choice'],
  ])('%s: alcohol is ruled out by %s', (text, reason) => expect(parse(text).noAlcohol).toBe(reason));
});
