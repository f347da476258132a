/** What a guest must not have, before and behind figures, superlatives, lists and turns of phrase: nothing takes it back. */
import { describe, expect, it } from 'vitest';
import { answerTo } from '#test/answer-to.ts';
import { byTurns } from '#test/by-turns.ts';

const ENGLISH = {
  statements: [
    "I'm driving",
    "I'm pregnant",
    "I'm 16",
    "I'm on antibiotics",
    "I don't drink",
    "I'm drunk",
    "I've had five beers",
    'my son is 12',
    "I'm Muslim so no alcohol",
    'I get drunk easily',
    "I'm allergic to nuts",
    "I'm vegan",
    "I can't have egg",
  ],
  wishes: [
    'about 20 percent',
    'at least 20%',
    'over 15%',
    'between 15 and 25 percent',
    '20% or so',
    'your three strongest',
    'the second strongest',
    'show me everything with gin',
    'what do you have over 20%',
    'whisky neat',
    'half lager half stout',
    'Mojito x2',
    'apart from the spirit',
    'with or without alcohol',
    'straight tequila',
    "don't bring me sweet juice",
    'I hate gin, rum and vodka',
    'is the nojito just a mojito without the rum',
    'how it is different the Nojito from the Mojito?',
    'is there gin in the blue one?',
    'my friend turns red after one sip',
    'No passion fruit? Then cucumber',
    'I was served the Mojito, could I swap it for something green',
  ],
  orders: [
    (said: string, wish: string) => `${said}, ${wish}`,
    (said: string, wish: string) => `${wish}, ${said}`,
    (said: string, wish: string) => `${wish}. ${said}`,
    (said: string, wish: string) => `${said} and ${wish}`,
  ],
};
const CANTONESE = {
  statements: [
    '我揸車',
    '我大肚',
    '我十六歲',
    '我食緊抗生素',
    '我戒咗酒',
    '我飲咗五杯',
    '我唔飲酒',
    '我飲醉咗',
    '個仔十二歲',
    '我好易醉',
    '醫生話唔飲得酒',
    '我對果仁敏感',
    '我食全素',
    '我唔食得蛋',
  ],
  wishes: [
    '二十度左右',
    '十五度以上',
    '起碼二十度',
    '十五至二十五度',
    '最烈嗰三杯',
    '第二烈嗰杯',
    '有咩係用gin整',
    '威士忌淨飲',
    '一半lager一半stout',
    '酒味要出',
    '大人版檸檬茶',
    '邊杯度數最高',
    '甜到漏嗰啲唔要',
    'coconut就no',
    '內格羅尼同竹影差咩',
    '上次杯 Penicillin 太煙',
    '我朋友飲親酒都面紅',
    'virgin colada有冇',
    '唔要威士忌……唉都係要啦',
    '佢飲唔得太凍',
  ],
  orders: [
    (said: string, wish: string) => `${said}，${wish}`,
    (said: string, wish: string) => `${wish}，${said}`,
    (said: string, wish: string) => `${wish}。${said}`,
  ],
};

describe.each([ENGLISH, CANTONESE])('beside any wish', ({ statements, wishes, orders }) => {
  it.each([...statements.entries()])('%d, %s: nothing of it is lost', (turn, said) => {
    const alone = answerTo(said).understood;
    const sentences = wishes.flatMap((wish) => orders.map((order) => order(said, wish)));
    for (const sentence of byTurns(sentences, turn)) {
      const { understood } = answerTo(sentence);
      const { noAlcohol, weaker, isDrunk, avoid } = understood;
      if (alone.noAlcohol) expect(noAlcohol, sentence).not.toBeNull();
      if (alone.weaker) expect(weaker || noAlcohol !== null, sentence).toBe(true);
      if (alone.isDrunk) expect(isDrunk, sentence).toBe(true);
      expect(avoid, sentence).toEqual(expect.arrayContaining([...alone.avoid]));
    }
  });
});
