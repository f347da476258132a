/**
 * The same wish in other words is heard alike: a taste beside a thing in each order, and both in what guests say around
 * them. Compared with the wish by itself, so that no answer stands here twice.
 */
import { describe, expect, it } from 'vitest';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import { BOTH } from '#domain/taste-request/words/both.ts';
import { DEMO_BAR } from '#test/demo-bar.ts';
import { interpret } from './hearing/interpret.ts';

interface Heard {
  taste: Record<string, number>;
  named: string[];
}
function hear(sentence: string): Heard {
  const { taste, named } = interpret(sentence, BOTH, [], DEMO_BAR);
  return {
    taste: Object.fromEntries(FLAVOUR_AXES.flatMap((axis) => (taste[axis] ? [[axis, Math.sign(taste[axis])]] : []))),
    named: named.map(({ id, isRefused }) => `${isRefused ? 'no ' : ''}${id}`).toSorted(),
  };
}
const both = (one: Heard, other: Heard): Heard => ({
  taste: { ...one.taste, ...other.taste },
  named: [...new Set([...one.named, ...other.named])].toSorted(),
});
const pairs = (tastes: string, things: string) =>
  tastes.split(' ').flatMap((taste) => things.split(' ').map((thing) => [taste, thing] as const));

describe('a taste and a thing', () => {
  it.each(pairs('strong light sweet sour fizzy mild refreshing', 'gin vodka lime peach ginger'))('%s, %s', (m, t) => {
    const [taste, thing] = [hear(`something ${m}`), hear(`something with ${t}`)];
    for (const said of [
      `a ${m} ${t} drink`,
      `something ${m} with ${t}`,
      `${t}, ${m}`,
      `I'd like a ${t} drink that's ${m}`,
      `something with ${t}, and ${m}`,
    ])
      expect(hear(said), said).toEqual(both(thing, taste));
    const less = both(thing, hear(`not too ${m}`));
    for (const said of [`a ${t} drink that's not too ${m}`, `a not too ${m} ${t} drink`])
      expect(hear(said), said).toEqual(less);
    expect(hear(`something ${m} without ${t}`)).toEqual(both(hear(`no ${t}`), taste));
  });
  it.each(pairs('甜 烈 輕 酸 有氣 清爽', '氈酒 冧酒 青檸 桃 薑'))('%s、%s', (m, t) => {
    const [taste, thing] = [hear(`想要${m}嘅`), hear(`想要${t}`)];
    for (const said of [`${m}嘅${t}雞尾酒`, `有${t}嘅，${m}啲`, `${t}，${m}嘅`, `${m}啲嘅${t}`])
      expect(hear(said), said).toEqual(both(thing, taste));
    for (const said of [`${t}，唔好太${m}`, `唔太${m}嘅${t}`])
      expect(hear(said), said).toEqual(both(thing, hear(`唔好太${m}`)));
    expect(hear(`唔要${t}，要${m}嘅`)).toEqual(both(hear(`唔要${t}`), taste));
  });
});

const WISHED =
  'could I get @|I am in the mood for @|@ would be nice|how about @|got @?|looking for @|I fancy @|hit me with @|as long as it is @|@ sounds good|I usually go for @|big fan of @|can’t go wrong with @|I would kill for @|any chance of @?|I have a weakness for @|nothing beats @';
const REFUSED =
  'I hate @|not a fan of @|anything but @|hold the @|skip the @|I’d rather not have @|not into @|keep the @ out|leave out @|minus the @|stay away from @|I am sick of @|@ disgusts me|I don’t care for @';
const WISHED_HAN =
  '俾杯@我|有冇@|我最愛@|最好係@|@就啱|想試下@|心思思想飲@|我係@控|冇@就唔得|如果有@就好|不如@啦|一定要@';
const REFUSED_HAN = '我憎@|走@|我怕@|@唔得|除咗@|@就唔好喇|我對@冇興趣|頂唔順@|避開@|@免問|千祈唔好@';
describe('what is said around a wish', () => {
  it.each(WISHED.split('|'))('%s', (frame) => {
    for (const wish of ['something sour', 'a peach drink', 'a fizzy drink'])
      expect(hear(frame.replace('@', wish)), wish).toEqual(hear(wish.replace('a fizzy', 'something fizzy')));
  });
  it.each(REFUSED.split('|'))('%s', (frame) => {
    for (const thing of ['gin', 'peach', 'mint']) expect(hear(frame.replace('@', thing))).toEqual(hear(`no ${thing}`));
  });
  it.each(WISHED_HAN.split('|'))('%s', (frame) => {
    for (const thing of ['氈酒', '桃', '薑']) expect(hear(frame.replace('@', thing))).toEqual(hear(`想要${thing}`));
  });
  it.each(REFUSED_HAN.split('|'))('%s', (frame) => {
    for (const thing of ['氈酒', '桃', '薄荷']) expect(hear(frame.replace('@', thing))).toEqual(hear(`唔要${thing}`));
  });
});

/** Named first, and declined behind it. */
const DECLINED =
  '@, no thanks|@ no thanks|@? No thank you|@, thanks but no|@... no|@, nope|@? Nah|@, please no|@, hard no|@, no way|@ - pass|@, I’ll pass|@, not tonight|@? Not for me|@, not my thing|@, yuck|@ never again|@ out please|yuck, @|@ is not allowed|@ is a hard no|not if it has @|quitting @|my body rejects @';
const DECLINED_HAN = '@，唔要|@，唔使|@就 no|@ say no|@ no thanks|@我唔 ok|@零容忍|咪加@|唔准有@|好驚@';
describe('declined', () => {
  const isDeclined = (said: string, of: string) => {
    const { noAlcohol, avoid, named, notLike } = interpret(said, BOTH, [], DEMO_BAR);
    if (/alcohol|酒精/.test(of)) return noAlcohol !== undefined;
    if (/milk|奶/.test(of)) return avoid.includes('milk');
    if (/gin|氈酒/.test(of))
      return (
        named.filter(({ id }) => id === 'gin').every(({ isRefused }) => isRefused) &&
        hear(said).named.includes('no gin')
      );
    return notLike.includes(`bar-${of.toLowerCase()}`);
  };
  it.each(DECLINED.split('|'))('%s', (frame) => {
    for (const thing of ['milk', 'gin', 'Negroni', ...(frame === 'yuck, @' ? [] : ['alcohol'])])
      for (const said of [frame, `${frame}, something sour`])
        expect(isDeclined(said.replace('@', thing), thing), `${said} (${thing})`).toBe(true);
  });
  it.each(DECLINED_HAN.split('|'))('%s', (frame) => {
    for (const thing of ['奶', '氈酒', 'Negroni', '酒精'])
      for (const said of [frame, `${frame}，想要酸啲`])
        expect(isDeclined(said.replace('@', thing), thing), `${said} (${thing})`).toBe(true);
  });
  it.each([
    'my boss always has the Negroni, so not that one',
    'The Negroni is my dad’s, so anything but that',
    'my friend has the Negroni and I don’t want the same',
    'my ex always ordered the Negroni, so no thanks',
    '我 ex 次次 order Negroni，所以嗰杯 no thanks，但嗰種 bitter 我又有啲掛住。',
    '我老細成日飲 Negroni，嗰杯我唔要',
    '我朋友飲 Negroni，我唔要同佢一樣',
    '我唔想撞我女朋友杯 Negroni',
  ])('%s: another', (said) => expect(isDeclined(said, 'Negroni')).toBe(true));
  it.each([
    'A Mojito please. Snacks? No thanks',
    'The Mojito is sweet, no?',
    'Mojito, no way I am leaving without one',
    'I want a Mojito but my wife say no, so a weak one',
    'A Mojito now? No, a Mojito later',
    "if you have a Mojito I can't resist",
    "if you have a Mojito I can't say no",
    '我要 Mojito，其他唔使',
    'Mojito 一杯，飲管唔要',
  ])('%s: not declined', (said) => expect(isDeclined(said, 'Mojito')).toBe(false));
});

/** Named first, or by what it does: heard as wished for by whoever listens for "no". */
const BY_EFFECT =
  '@ not needed|@ is banned|@ must go out|the @ has to go|@ and I split up|@ and I don’t get along|@ hates me|@ is off the table|I’m cutting out @|@? hard pass|take the @ out|@ triggers my migraine|@ makes my face red|last time @ made me sick|I once got very sick from @|whenever I have @ I feel ill|bad history with @|my doctor banned @|@ turns my stomach|yuck, @|not a drop of @';
const BY_EFFECT_HAN =
  '飲親@就頭痛|一飲@就嘔|@令我唔舒服|我同@唔夾|@碰唔得|唔掂@|@可以走|@係禁忌|拒絕@|聞到@都驚|@收皮|@飲唔慣|@太嗆我唔要|上次飲@飲到嘔|@嗰杯千祈唔好';
describe('refused in other words', () => {
  it.each(BY_EFFECT.split('|'))('%s', (frame) => {
    for (const thing of ['peach', 'gin', 'red wine']) {
      const { named } = hear(`${frame.replace('@', thing)}, something sour`);
      expect(named, thing).toContain(`no ${thing}`);
      expect(named, thing).not.toContain(thing);
    }
  });
  it.each(BY_EFFECT_HAN.split('|'))('%s', (frame) => {
    for (const thing of ['桃', '氈酒', '椰子']) {
      const { named } = hear(`${frame.replace('@', thing)}，想要酸嘅`);
      expect(named, thing).toEqual(expect.arrayContaining(hear(`唔要${thing}`).named));
      expect(named, thing).not.toEqual(expect.arrayContaining(hear(`想要${thing}`).named));
    }
  });
  it.each([
    ...'taking the year off drinking|I no longer drink|I haven’t had a drink in two years|I’m cutting out alcohol|alcohol and I broke up|one year clean|I put drinking behind me|drinking isn’t for me'.split(
      '|',
    ),
    ...'停咗酒|斷酒中|初一食齋|同酒精分咗手'.split('|'),
  ])('%s: no alcohol', (said) => {
    for (const sentence of [said, `${said}, something bitter like a Negroni`])
      expect(interpret(sentence, BOTH, [], DEMO_BAR).noAlcohol, sentence).toBeDefined();
  });
  it.each(['飲親牛奶就要搵廁所，想要滑啲', 'Lactose and I split up in 2019. A Piña Colada?'])(
    '%s: no milk',
    (sentence) => expect(interpret(sentence, BOTH, [], DEMO_BAR).avoid).toContain('milk'),
  );
  it.each([
    'I love gin, it can go with anything',
    'the gin must be good',
    'gin made me happy last time, again please',
    'lemon, gin, champagne. I forget the name',
    '飲咗杯氈酒好開心，再嚟杯氈酒',
  ])('%s: refuses nothing', (sentence) =>
    expect(hear(sentence).named.filter((each) => each.startsWith('no '))).toEqual([]),
  );
  it.each([
    '想要咖啡同酒',
    '好耐冇飲過酒，今晚想飲返杯烈嘅',
    'I haven’t had a drink in weeks, something strong please',
    'I never drink any beer, a gin please',
    'Alcohol makes my face red, something light',
    'Nothing is off limits, surprise me',
    'My boss hates me, something strong',
  ])('%s: alcohol is not given up', (sentence) =>
    expect(interpret(sentence, BOTH, [], DEMO_BAR).noAlcohol).toBeUndefined(),
  );
  it('takes for no refusal that a drink is not known yet', () =>
    expect(interpret('Mojito? Never had one, is it good?', BOTH, [], DEMO_BAR).notLike ?? []).toEqual([]));
  it('pours less to whoever has had some', () =>
    expect(interpret('Two Martinis in, what next?', BOTH, [], DEMO_BAR).weaker).toBe(true));
});
