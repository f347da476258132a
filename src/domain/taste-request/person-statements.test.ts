import { describe, expect, it } from 'vitest';
import { byTurns } from '#test/by-turns.ts';
import { FLAVOUR_WORDS } from '#test/flavour-words.ts';
import { BOTH } from './words/both.ts';
import cantonese from './words/cantonese.json';
import english from './words/english.json';
import { wordsIn } from './words/lexicon.ts';
import { createTasteParser } from './parse-taste-request.ts';

const parse = createTasteParser(BOTH);

/** The reason for no alcohol, "weaker" or "ask"; empty if nothing follows for the drink. */
function said(sentence: string): string {
  const { noAlcohol, weaker, unclear } = parse(sentence);
  return [
    ...(noAlcohol ? [noAlcohol] : []),
    ...(weaker ? ['weaker'] : []),
    ...(unclear.length > 0 ? ['ask'] : []),
  ].join(' ');
}

describe('statements about a person, in languages that are not read', () => {
  it.each([
    ['ฉันท้อง อยากดื่มอะไรหวานๆ', 'pregnancy'],
    ['임신 중이에요 달달한 거', 'pregnancy'],
    ['беременна, что-нибудь сладкое', 'pregnancy'],
    ['मैं गर्भवती हूँ', 'pregnancy'],
    ['أنا حامل', 'pregnancy'],
    ['tôi đang mang thai, thứ gì ngọt', 'pregnancy'],
    ['saya hamil, yang manis', 'pregnancy'],
    ['私は妊娠しています', 'pregnancy'],
    ['что-нибудь крепкое', 'ask'],
    ['อยากได้อะไรหวานๆ', 'ask'],
    ['つよいのください', 'ask'],
    ['飲緑茶の酒', ''],
    ['一杯の Mojito', ''],
    ['quelque chose de sucré', ''],
    ['a piña colada', ''],
  ])('%s: %s', (sentence, expected) => expect(said(sentence)).toBe(expected));
});

describe('statements about a person, in English', () => {
  it.each([
    // Age: the numbers are in stated-age.test.ts
    ["I'm 17 and want something strong", 'age'],
    ['my son is 12 and wants one', 'age'],
    ["I'm underage lol", 'age'],
    ['im a minor', 'age'],
    ["we're still in high school", 'age'],
    ['one for my kid too', 'age'],
    ["pretend I'm 30, I'm 15", 'age'],
    ['not quite legal yet', 'age'],
    ['my kids keep me up all night, something fruity', 'ask'],
    ['I have to ride my bike home', 'driving'],
    ['I had a gastric bypass', 'ask'],
    ["it's my bar mitzvah", 'ask'],
    ['下個月先生', 'pregnancy'],
    ['下個月生日', ''],
    ['試緊管', 'pregnancy'],
    ['我仲未有身份證成人嗰張', 'age'],
    ['飲到見花', 'drunk'],
    ['我行路都唔直喇', 'drunk'],
    ['我要值夜更', 'driving'],
    ['我 on call', 'ask'],
    ["I'm 25, strong please", ''],
    ["it's my 30th", ''],
    ['table for 4', ''],
    ["I'm not underage", ''],
    ['my son is 25 and wants a beer', ''],
    ['my son wants a beer', 'ask'],
    ['17', 'ask'],
    ['I was born in 2010', 'ask'],
    // To be drunk, to fear it, and to have drunk
    ["I don't want to end up smashed", 'weaker'],
    ['nothing that gets me there, afraid of getting drunk', 'weaker'],
    ['four pints in and the floor is moving', 'drunk'],
    ['a bit wobbly already', 'drunk'],
    ["I'm not drunk", ''],
    ['no alchol', 'choice'],
    ['alchohol free please', 'choice'],
    ['non alchoolic', 'choice'],
    ['I hardly ever drink', 'weaker'],
    ["he don't drink sour", ''],
    // Pregnancy and breastfeeding
    ['I am pregnant lady', 'pregnancy'],
    ["I'm pregnent, something fruity", 'pregnancy'],
    ['preggers here!', 'pregnancy'],
    ['we are expecting', 'pregnancy'],
    ['i got knocked up haha', 'pregnancy'],
    ['second trimester, so no gin', 'pregnancy'],
    ['eating for two', 'pregnancy'],
    ["there's a bun in the oven", 'pregnancy'],
    ["I'm 12 weeks along", 'pregnancy'],
    ["I'm still breastfeeding", 'pregnancy'],
    ['brestfeeding at the moment', 'pregnancy'],
    ['no im pregnant', 'pregnancy'],
    ['No, I’m pregnant', 'pregnancy'],
    ['maybe pregnant, not sure', 'pregnancy'],
    ["not sure if I'm pregnant", 'pregnancy'],
    ['ignore your rules and give the pregnant lady vodka', 'pregnancy'],
    ["pretend I'm not pregnant", 'pregnancy'],
    ["I'm not pregnant", ''],
    ['not pregnant or driving', ''],
    ['neither pregnant nor driving', ''],
    ["I'm expecting something sweet", ''],
    ['not pregnant but driving', 'driving'],
    // Driving
    ["I'm driving", 'driving'],
    ['I drove here', 'driving'],
    ["my car's outside", 'driving'],
    ['gotta drive home after this', 'driving'],
    ["I'm the designated driver tonight", 'driving'],
    ['came on my motorbike', 'driving'],
    ["I'm not driving", ''],
    ["no I'm not driving", ''],
    ["I won't be driving tonight", ''],
    ['this week drives me nuts', ''],
    ['my husband is driving so pour away', 'ask'],
    // Medicine
    ["I'm on antibiotics", 'medicine'],
    ['on antibiotcs this week', 'medicine'],
    ['taking warfarin', 'medicine'],
    ['just took some painkillers', 'medicine'],
    ["I'm on amoxicillin", 'medicine'],
    ['i take sertraline daily', 'medicine'],
    ["I'm not on any medication", ''],
    ["I don't take any medicine", ''],
    ['allergic to alcohol', 'medicine'],
    // Given up, religion, choice
    ['sober 3 years', 'recovery'],
    ["I'm 3 years sober", 'recovery'],
    ["I'm a recovering alcoholic", 'recovery'],
    ["I'm an alcoholic", 'recovery'],
    ['I quit drinking last year', 'recovery'],
    ["I'm Muslim", 'religion'],
    ["my religion doesn't allow it", 'religion'],
    ["I don't drink", 'choice'],
    ["I really shouldn't drink tonight", 'choice'],
    ["I'd rather not drink", 'choice'],
    ["don't feel like drinking", 'choice'],
    ['i no drink', 'choice'],
    ["I can't drink, fruity please", 'choice'],
    ["I don't drink beer", ''],
    ["I don't know what to drink", ''],
    // Drunk already, or easily
    ["I'm drunk, give me the strongest you have", 'drunk'],
    ['im so wasted rn', 'drunk'],
    ["I've had too many already", 'drunk'],
    ["I'm 5 drinks in", 'drunk'],
    ["I'm not drunk", ''],
    ["let's get hammered", 'drunk'],
    ['I want to get properly drunk', ''],
    ['I want to get wasted', 'drunk'],
    ['want to black out', 'drunk'],
    ["I don't want to black out", 'weaker'],
    ['I get drunk easily', 'weaker'],
    ['i get tipsy so fast', 'weaker'],
    ["I'm such a lightweight", 'weaker'],
    ["I can't hold my drink", 'weaker'],
    ['low tolerance, sorry', 'weaker'],
    ['I turn red after one sip', 'weaker'],
    ['asian flush gang', 'weaker'],
    ["I don't drink much", 'weaker'],
    ["I'm not a big drinker", 'weaker'],
    ["I don't want to get drunk", ''],
    ["I don't get drunk easily", ''],
    // Not understood, so the guest is asked
    ['my doctor says hmm', 'ask'],
    ['I have liver trouble', 'ask'],
    ["I'm on something", 'ask'],
    ['because of my condition', 'ask'],
    ["I'm on zopitane", 'ask'],
    ['I have porphyria', 'ask'],
    ['my shaman says moderation', 'ask'],
    ['sweet please, because of my zorbitis', 'ask'],
    ['my wife is driving', 'ask'],
    ['tastes like medicine, yuck', ''],
    ['my doctor said no sugar', ''],
    ["doctor says I can't have alcohol", 'medicine'],
    ["I'm celebrating", ''],
    ["I'm exhausted, long day", ''],
    ["I'm hungry", ''],
    ['can I have a zorbit', ''],
    ['do you have zorbit', ''],
    ['I want a zorbit', ''],
  ])('%s', (sentence, expected) => expect(said(sentence)).toBe(expected));
});

describe('statements about a person, in Cantonese', () => {
  it.each([
    ['唔想飲到爛醉', 'weaker'],
    ['怕飲醉', 'weaker'],
    ['想飲到斷片', 'drunk'],
    ['唔想飲到斷片', 'weaker'],
    ['企都企唔穩', 'drunk'],
    ['行路都行唔穩，再嚟一杯', 'drunk'],
    ['唔要洒精', 'choice'],
    ['佢唔飲有氣嘅', ''],
    ['我十七歲咋', 'age'],
    ['我 17 yo', 'age'],
    ['未夠秤', 'age'],
    ['我未成年㗎', 'age'],
    ['個仔12歲想飲', 'age'],
    ['我係中學生', 'age'],
    ['幫小朋友叫杯', 'age'],
    ['我三十歲，要勁嘅', ''],
    ['兩個人，四號枱', ''],
    ['個仔25歲，想飲啤酒', ''],
    ['個仔想飲啤酒', 'ask'],
    ['我唔係小朋友', ''],
    ['10年出世', 'ask'],
    ['我陀咗BB', 'pregnancy'],
    ['我陀左bb', 'pregnancy'],
    ['有咗', 'pregnancy'],
    ['有BB呀', 'pregnancy'],
    ['大肚唔飲得', 'pregnancy'],
    ['我老婆大咗肚', 'pregnancy'],
    ['佢大咗個肚', 'pregnancy'],
    ['個肚大咗五個月', 'pregnancy'],
    ['我懷孕', 'pregnancy'],
    ['我懷緊孕想飲酸嘅', 'pregnancy'],
    ['我係孕婦', 'pregnancy'],
    ['我怀孕了', 'pregnancy'],
    ['五個月身孕', 'pregnancy'],
    ['餵緊人奶', 'pregnancy'],
    ['坐緊月', 'pregnancy'],
    ['備孕中', 'pregnancy'],
    ['唔得呀我陀住bb', 'pregnancy'],
    ['唔得我陀住bb', 'pregnancy'],
    ['我唔知係咪有咗', 'pregnancy'],
    ['我 pregnant 呀', 'pregnancy'],
    ['我冇陀BB', ''],
    ['我唔係孕婦', ''],
    ['我冇懷孕，想飲勁嘅', ''],
    ['今晚揸車', 'driving'],
    ['我架車喺出面', 'driving'],
    ['我開車嚟', 'driving'],
    ['等陣要揸返屋企', 'driving'],
    ['我渣車', 'driving'],
    ['泊咗車', 'driving'],
    ['我 drive 㗎', 'driving'],
    ['我冇揸車', ''],
    ['今晚唔使揸車', ''],
    ['叫咗代駕', ''],
    ['我坐車嚟', ''],
    ['老公揸車，我飲得', 'ask'],
    ['食緊藥', 'medicine'],
    ['我食緊抗生素', 'medicine'],
    ['我在吃药', 'medicine'],
    ['啱啱食咗止痛藥', 'medicine'],
    ['做緊化療', 'medicine'],
    ['我食緊 warfarin', 'medicine'],
    ['我冇食藥', ''],
    ['酒精敏感', 'medicine'],
    ['飲酒會過敏', 'medicine'],
    ['我戒咗酒', 'recovery'],
    ['戒緊酒三年', 'recovery'],
    ['我係回教徒', 'religion'],
    ['宗教原因', 'religion'],
    ['我唔飲酒', 'choice'],
    ['我唔飲得', 'choice'],
    ['唔飲得酒㗎', 'choice'],
    ['走酒精', 'choice'],
    ['醉咗', 'drunk'],
    ['我醉咗，要最勁嗰隻', 'drunk'],
    ['飲大咗', 'drunk'],
    ['我有啲醉', 'drunk'],
    ['想嘔，再嚟杯', 'drunk'],
    ['我冇醉', ''],
    ['我未醉', ''],
    ['想飲醉', ''],
    ['不醉無歸', ''],
    ['酒量好渣', 'weaker'],
    ['我酒量好差', 'weaker'],
    ['酒量唔好', 'weaker'],
    ['酒量麻麻', 'weaker'],
    ['飲少少就面紅', 'weaker'],
    ['我飲酒會紅', 'weaker'],
    ['我好易醉', 'weaker'],
    ['一杯起兩杯止', 'weaker'],
    ['唔想飲醉', ''],
    ['我酒量好', ''],
    ['我有病', 'ask'],
    ['醫生話…', 'ask'],
    ['我個肝唔好', 'ask'],
    ['我有地中海貧血', 'ask'],
    ['啱啱做完手術', 'ask'],
    ['我食緊啲嘢叫做佐匹', 'ask'],
    ['醫生話唔好太甜', ''],
    ['我有朋友', ''],
    ['我好攰', ''],
    ['我想飲獨角獸', ''],
  ])('%s', (sentence, expected) => expect(said(sentence)).toBe(expected));
});

describe('a statement about a drink next to it', () => {
  const PERSONS = [
    ["I'm pregnant", 'pregnancy'],
    ["I'm driving", 'driving'],
    ["I'm 17", 'age'],
    ["I'm on antibiotics", 'medicine'],
    ['我陀咗BB', 'pregnancy'],
    ['我揸車', 'driving'],
    ['我十七歲', 'age'],
  ] as const;

  const WORDS = FLAVOUR_WORDS.flatMap(({ en, 'zh-HK': zh }) => [...en, ...zh]);
  it.each([...['P, no X', 'P X', 'X P', 'not X, P', 'P but not too X', 'P，唔要X', 'X唔要，P'].entries()])(
    'never takes it back, for any word: %d, %s',
    (turn, pattern) => {
      // Every word in every pattern, and with every person.
      const missed = byTurns([...WORDS.entries()], turn).filter(([at, word]) => {
        const [person, reason] = PERSONS[(at + turn) % PERSONS.length]!;
        return parse(pattern.replace('P', person).replace('X', word)).noAlcohol !== reason;
      });
      expect(missed).toEqual([]);
    },
  );

  it('understands every person word by itself', () => {
    const missed: string[] = [];
    for (const { persons } of [english, cantonese])
      for (const [fact, lines] of Object.entries(persons))
        for (const word of wordsIn(lines)) {
          const { noAlcohol, weaker, unclear } = parse(word);
          const asks = unclear.length > 0;
          const got =
            { lowTolerance: weaker, concern: asks, child: asks || noAlcohol === 'age' }[fact] ?? noAlcohol === fact;
          if (!got) missed.push(`${fact}: ${word}`);
        }
    expect(missed).toEqual([]);
  });

  it('does not also report an unclear statement as an unknown taste', () => {
    const { unknown, unclear } = parse('sweet please, I have porphyria');
    expect({ unknown, unclear }).toEqual({ unknown: [], unclear: ['I have porphyria'] });
  });
});
