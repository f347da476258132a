/** What a guest may have of what is left out otherwise, and what a drink is called by its place. */
import { describe, expect, it } from 'vitest';
import { answerTo } from '#test/answer-to.ts';

const heard = (said: string) => answerTo(said).understood;

describe('coconut beside an allergy to nuts', () => {
  it.each([
    'I’m allergic to nuts, except coconut. Piña Colada please',
    'nut allergy but coconut is fine, a Piña Colada',
    '堅果敏感，椰子食得，要椰林飄香',
    '我對果仁敏感，但椰子冇事，想飲椰子味',
  ])('%s: is poured, and no nut', (said) => {
    expect(answerTo(said).drinks[0]).toBe('Piña Colada');
    expect(answerTo(said).drinks).not.toContain('Repulse Bay Mai Tai');
    expect(heard(said).avoid).toEqual(expect.arrayContaining(['tree-nuts', 'peanuts']));
  });
  it.each([
    'allergic to nuts, something with coconut',
    'allergic to nuts and coconut, something tropical',
    'allergic to nuts, is coconut ok?',
    'allergic to nuts, no coconut ok',
    'allergic to nuts, coconut too',
    'allergic to nuts, I can’t have coconut, fine?',
    'allergic to nuts, not coconut either',
    '果仁敏感，椰子都唔得',
    '果仁敏感，椰子得唔得？',
    '果仁敏感，椰子可以嗎',
    '果仁同椰子都敏感，其他冇事',
    '果仁敏感，唔要椰子，其他可以',
  ])('%s: is left out', (said) => {
    expect(answerTo(said).drinks).not.toContain('Piña Colada');
    expect(answerTo(said).drinks).not.toContain('Pomelo Sago Colada');
  });
});

describe('a drink by the place in its name', () => {
  it.each([
    ['the Wan Chai one, is it sour?', 'Wan Chai Plum Highball is sour'],
    ['Temple Street 嗰杯入面係咪有 honey？', 'Temple Street G&T has Honey syrup'],
    ['what’s in the Repulse Bay one?', 'Repulse Bay Mai Tai: Aged rum'],
  ])('%s', (said, answer) => expect(answerTo(said).reply).toContain(answer));
  it.each(['the new one', 'the sunrise one without rum', 'a dark one'])('%s: names none', (said) =>
    expect(heard(said).like).not.toBe('bar-new-york-sour'),
  );
});

describe('a taste of medicine', () => {
  it.each(['not like cough medicine please', 'nothing that tastes like mouthwash', '唔好似飲藥水咁'])(
    '%s: less of herbs, and no illness',
    (said) => {
      expect(heard(said).taste.herbal).toBeLessThan(0);
      expect(heard(said).noAlcohol).toBeNull();
    },
  );
  it.each(['no alcohol because of cough medicine', 'I take cough medicine, nothing strong', '我食緊咳藥水，唔好太甜'])(
    '%s: of an illness',
    (said) => expect(heard(said).noAlcohol).not.toBeNull(),
  );
});
