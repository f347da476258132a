import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byTurns, runsOf } from '#test/by-turns.ts';
import { FLAVOUR_WORDS } from '#test/flavour-words.ts';
import { BOTH } from './words/both.ts';
import type { FlavourMeaning } from './words/meanings.ts';
import { createTasteParser } from './parse-taste-request.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';

const parse = createTasteParser(BOTH, { names: [{ id: 'mojito', said: 'mojito' }] });

/** The parsed sentence on one line: tastes with their sign, exclusions, and whether alcohol is excluded. */
function heard(sentence: string): string {
  const { words, names, noAlcohol } = parse(sentence);
  const signs = words.flatMap(({ said, factor, isRefused, word }) =>
    word.zeroProof ? [] : `${isRefused && word.allergens ? 'no ' : factor < 0 ? '-' : factor > 0 ? '+' : '0'}${said}`,
  );
  return [
    ...signs,
    ...names.map(({ id, isRefused }) => (isRefused ? `-${id}` : `+${id}`)),
    ...(noAlcohol ? ['dry'] : []),
  ].join(' ');
}

describe('a refusal after its word', () => {
  it.each([
    ['tequila我一聞就想嘔，千祈唔好', '-tequila'],
    ['tequila我一諗起就想嘔', '-tequila'],
    ['tequila makes me want to puke, never', '-tequila'],
    ['gin? please no', '-gin'],
    ['gin, please no. something sweet', '-gin +sweet'],
    ['gin，唔該唔好', '-gin'],
    ['薄荷就免了', '-薄荷'],
    ['薄荷就算啦', '-薄荷'],
    ['薄荷唔該走', '-薄荷'],
    ['milk? please no', 'no milk'],
    ['mojito? please no', '-mojito'],
    ['青瓜我真係唔要', '-青瓜'],
    // No refusals
    ['整杯甜嘅就算啦', '+甜'],
    ['有冇mojito，冇就算啦', '+mojito'],
    ['sweet or not', '+sweet'],
    ['sweet, no?', '+sweet'],
    ['我要gin，朋友唔飲', '+gin'],
    ['gin好唔好', '+gin'],
    ['想試吓威士忌但又怕', '+威士忌'],
    ['mojito就算貴啲都得', '+貴啲 +都得 +mojito'],
  ])('%s: %s', (sentence, expected) => expect(heard(sentence)).toBe(expected));

  it.each([
    ['tequila我一聞就想嘔，千祈唔好', false],
    ['gin makes me vomit', false],
    ['飲完gin就想嘔', true],
    ['飲咗好多gin，而家想嘔', true],
    ['想嘔，要杯gin', true],
  ])('%s: drunk is %s', (sentence, isDrunk) => expect(parse(sentence).isDrunk).toBe(isDrunk));
});

describe('the scope of a negation', () => {
  it.each([
    // English: before the word
    ['not sweet', '-sweet'],
    ['no bubbles', '-bubbles'],
    ['without alcohol', '-alcohol dry'],
    ['0 alcohol', '-alcohol dry'],
    ['alcohol 0%', '-alcohol dry'],
    ['fruity and not alcoholic', '+fruity -alcoholic dry'],
    ['sweet and not containing nuts', '+sweet no nuts'],
    ['neither sweet nor fizzy', '-sweet -fizzy'],
    ['neither sweet, sour nor fizzy', '-sweet -sour -fizzy'],
    ['neither sweet or fizzy pls', '-sweet -fizzy'],
    ['sweet but not fizzy', '+sweet -fizzy'],
    ['sweet, not fizzy', '+sweet -fizzy'],
    ['not sweet, fizzy', '-sweet +fizzy'],
    ['not sweet but sour', '-sweet +sour'],
    ['not sweet or sour', '-sweet -sour'],
    ['no mint, ginger or basil', '-mint -ginger -basil'],
    ['not sweet, fruity and fizzy', '-sweet +fruity +fizzy'],
    ["I don't want anything sweet", '-sweet'],
    ["I don't want it to be sweet", '-sweet'],
    ["don't make it sweet", '-sweet'],
    ["I don't like ginger and mint", '-ginger -mint'],
    ['hate gin and rum', '-gin -rum'],
    ['I hate gin, rum and vodka', '-gin -rum -vodka'],
    ["I don't like mint, ginger and basil, something sweet", '-mint -ginger -basil +sweet'],
    ["can't stand fruity, sweet and fizzy", '-fruity -sweet -fizzy'],
    ['I hate mint, cucumber and anything spicy', '-mint -cucumber -spicy'],
    ['no mint, ginger or anything herbal', '-mint -ginger -herbal'],
    ['no milk, nuts or anything with egg', 'no milk no nuts no egg'],
    ['anything but rum, sour and fruity', '-rum +sour +fruity'],
    ["sour I don't like", '-sour'],
    ["something light, gin I don't drink", '+light -gin'],
    ['salty but leave tomato out of it', '+salty -tomato'],
    ['gin wrecks my stomach', '-gin'],
    ['not too sweet', '-sweet'],
    ['nothing too sweet', '-sweet'],
    ['not very strong', '-strong'],
    ["it shouldn't be strong", '-strong'],
    ['not with any of those horrible little bubbles', '-bubbles'],
    ['without even the tiniest trace of milk', 'no milk'],
    ['no milk and nuts', 'no milk no nuts'],
    ['no milk, nuts or eggs', 'no milk no nuts no eggs'],
    ['no milk, nuts, eggs', 'no milk no nuts no eggs'],
    ['without dairy and fruity please', 'no dairy +fruity'],
    ['no milk or sugar', 'no milk -sugar'],
    ['no sugar and alcohol', '-sugar -alcohol dry'],
    ['no sugar, lemon please', '-sugar +lemon'],
    ['no have alcohol please', '-alcohol dry'],
    ['i no want sweet', '-sweet'],
    ['want no sweet', '-sweet'],
    ["can't have too much dairy", 'no dairy'],
    ['not a mojito', '-mojito'],
    ['sweet and not a mojito', '+sweet -mojito'],
    ['anything but a mojito', '-mojito'],
    ['rather than sweet something sour', '-sweet +sour'],
    // English: after the word
    ['milk is out', 'no milk'],
    ['nuts and dairy are out', 'no nuts no dairy'],
    ['dairy free', 'no dairy'],
    ['sweet and dairy free', '+sweet no dairy'],
    ['nut and dairy free', 'no nut no dairy'],
    ['cream, it upsets my stomach', 'no cream'],
    ['sweetness not too high', '-sweetness'],
    // English: no negation at all
    ['not just sweet', '+sweet'],
    ['nothing but gin', '+gin'],
    ["can't go wrong with mint", '+mint'],
    ["wouldn't mind something sweet", '+sweet'],
    ['no, I want it sweet', '+sweet'],
    ['no i want it sweet', '+sweet'],
    ['no problem, sweet', '+sweet'],
    // English: double negation
    ["I don't want no alcohol", '-alcohol dry'],
    ["don't want nothing sweet", '-sweet'],
    ['not less strong', '0strong'],
    ['not without alcohol', '-alcohol dry'],
    ["I don't want alcohol-free", '-alcohol dry'],
    ['not a mocktail', ''],
    // Cantonese: before the word
    ['唔要甜', '-甜'],
    ['唔甜', '-甜'],
    ['冇氣泡嘅', '+冇氣泡'],
    ['冇酒精嘅', '-酒精 dry'],
    ['走奶', 'no 奶'],
    ['唔好酸', '-酸'],
    ['唔好太酸', '-酸'],
    ['唔好咁酸', '-酸'],
    ['唔想飲甜嘢', '-甜嘢'],
    ['唔要甜同酸', '-甜 -酸'],
    ['唔要甜或者酸', '-甜 -酸'],
    ['又唔要甜又唔要酸', '-甜 -酸'],
    ['甜但唔要酸', '+甜 -酸'],
    ['甜啲但係唔好有氣', '+甜 -氣'],
    ['唔要甜，要酸', '-甜 +酸'],
    ['唔要甜要酸', '-甜 +酸'],
    ['唔好落奶同花生', 'no 奶 no 花生'],
    ['走奶走蛋', 'no 奶 no 蛋'],
    ['唔食得花生、果仁、奶', 'no 花生 no 果仁 no 奶'],
    ['唔飲得酒', '-酒 dry'],
    ['唔要酒', '-酒 dry'],
    ['果味，唔要酒精', '+果味 -酒精 dry'],
    ['不太能喝酒', '-酒'],
    ['千祈唔好落花生', 'no 花生'],
    ['少甜', '-甜'],
    ['唔要 sweet 嘅', '-sweet'],
    ['no 奶 please', 'no 奶'],
    ['唔要 mojito', '-mojito'],
    ['唔好甜唔好酸', '-甜 -酸'],
    ['唔甜唔酸唔苦', '-甜 -酸 -苦'],
    ['唔要甜嘅、要酸嘅', '-甜 +酸'],
    ['唔好咁甜，酸啲', '-甜 +酸'],
    ['唔鍾意薄荷', '-薄荷'],
    ['最憎椰子', '-椰子'],
    ['除咗氈酒乜都得', '-氈酒 +乜都得'],
    ['唔好係伏特加', '-伏特加'],
    ['唔想要有氣', '-有氣'],
    ['唔係好甜嗰啲', '-甜'],
    ['唔好太烈', '-烈'],
    ['冇咁甜', '-甜'],
    ['唔要果仁同埋奶', 'no 果仁 no 奶'],
    ['冇奶冇蛋', 'no 奶 no 蛋'],
    ['不要酒精', '-酒精 dry'],
    ['不想要太甜', '-甜'],
    ['没有酒精的', '-酒精 dry'],
    ['唔好落咁多酒', '-酒'],
    ['唔要鬼馬嘢，唔要氣', '-氣'],
    ['完全唔要薑味', '-薑味'],
    ['咪落奶', 'no 奶'],
    ['唔飲得牛奶', 'no 牛奶'],
    ['戒奶', 'no 奶'],
    ['怕苦', '-苦'],
    ['避免花生', 'no 花生'],
    ['唔含麩質', 'no 麩質'],
    // Cantonese: after the word
    ['甜嘅唔要', '-甜'],
    ['甜同酸都唔要', '-甜 -酸'],
    ['花生果仁我都食唔得', 'no 花生 no 果仁'],
    ['花生同奶唔食得', 'no 花生 no 奶'],
    ['奶就免', 'no 奶'],
    ['酒味唔好太重', '-酒味'],
    ['甜度低啲', '-甜度'],
    ['mojito 唔要', '-mojito'],
    // Cantonese: no negation at all, and double negation
    ['唔止甜', '+甜'],
    ['要熱帶，走甜', '+熱帶 -甜'],
    ['唔好意思，想要甜', '+甜'],
    ['唔該，甜', '+甜'],
    ['唔係我要甜', '+甜'],
    ['唔可以冇薄荷', '+薄荷'],
    ['唔係唔要勁', '0勁'],
    ['唔係唔要酒', '0酒'],
    ['唔可以冇酒精', '0酒精'],
    ['唔要無酒精', '0酒精'],
  ])('%s', (sentence, expected) => expect(heard(sentence)).toBe(expected));
});

/** With the words of a pattern these form other phrases: "no go", "not bad", 走氣, 冇酒精, 要熱. */
const isIdiom = (word: string): boolean =>
  /^(go easy|go gentle|bad day|(im|am|its|so) |氣泡?酒|酒量|酒精濃度高|熱$)/.test(word);

const isTaste = ({ delta, zeroProof, ignore, isDiet, ...rest }: FlavourMeaning): boolean =>
  !zeroProof && !ignore && !isDiet && (Object.keys(delta ?? {}).length > 0 || Boolean(rest.allergens));
const TASTES = FLAVOUR_WORDS.filter(isTaste);
const wordsIn = (language: 'en' | 'zh-HK') =>
  TASTES.flatMap((meaning) =>
    meaning[language].filter((word) => !isIdiom(word)).map((word) => ({ word, meaning: meaning as FlavourMeaning })),
  );
const ENGLISH = wordsIn('en');
const CHINESE = wordsIn('zh-HK').filter(({ word }) => /\p{Script=Han}/u.test(word));
type Word = (typeof ENGLISH)[number];

/** What a sentence asks for, by axis. */
function asked(sentence: string) {
  const { words, noAlcohol } = parse(sentence);
  const delta = Object.fromEntries(FLAVOUR_AXES.map((axis) => [axis, 0]));
  for (const { word, factor, isRefused } of words)
    if (!(word.alcohol && isRefused) && !(word.allergens && isRefused))
      for (const axis of FLAVOUR_AXES) delta[axis]! += (word.delta?.[axis] ?? 0) * factor;
  const avoid = words.flatMap(({ word, isRefused }) => (isRefused ? (word.allergens ?? []) : []));
  return { delta, avoid, noAlcohol };
}

const askedAlone = new Map<string, ReturnType<typeof asked>>();
/** What a word asks for by itself, looked up once. */
function alone({ word }: Word): ReturnType<typeof asked> {
  const known = askedAlone.get(word) ?? asked(word);
  askedAlone.set(word, known);
  return known;
}

/** Half a million of these take a fraction of the time that as many of the library's take. */
function must(isSo: boolean, what: () => string): void {
  if (!isSo) expect.fail(what());
}

/** With the word refused, the sentence must ask for its opposite or for nothing; for a risky word, for nothing. */
function expectRefused(
  { word, meaning }: Word,
  sentence: string,
  beside: Partial<Record<string, number>> = {},
  { delta, avoid, noAlcohol } = asked(sentence),
) {
  const isLess = /not too|太/.test(sentence);
  for (const allergen of isLess ? [] : (meaning.allergens ?? []))
    must(avoid.includes(allergen), () => `“${sentence}” keeps ${allergen}`);
  if (meaning.alcohol && !isLess) must(noAlcohol === 'choice', () => `“${sentence}” keeps alcohol`);
  for (const axis of FLAVOUR_AXES) {
    const change = delta[axis]! - (beside[axis] ?? 0);
    const plain = meaning.delta?.[axis] ?? 0;
    if (plain !== 0 && !meaning.allergens) must(change * plain <= 0, () => `“${sentence}” asks for ${axis}`);
    if (plain > 0 && axis === 'strength') must(change <= 0, () => `“${sentence}” makes ${word} stronger`);
  }
}

describe('every word of both lexicons', () => {
  const isOfRisk = ({ meaning }: Word): boolean => Boolean(meaning.alcohol ?? meaning.allergens);
  const listed = (...patterns: readonly string[]) => patterns.map((pattern, turn) => [pattern, turn] as const);
  it.each(
    listed(
      'no X',
      'not X',
      'without X',
      'not containing X',
      'fine, not X',
      "I don't want X",
      "I really don't want any X in it",
      'I dont want it X',
      'not too X',
      'something not X',
      'nothing X please',
      "I'd rather not have X",
      'please no X',
      'never X',
    ),
  )('is refused by: %s', (pattern, turn) => {
    for (const each of byTurns(ENGLISH, turn, isOfRisk)) expectRefused(each, pattern.replace('X', each.word));
  });

  it.each(
    listed(
      '唔要X',
      '唔好X',
      '唔想要X',
      '我唔鍾意X',
      '唔好落X',
      '唔好太X',
      'X唔要',
      'X嘅唔要',
      'X我唔要',
      '千祈唔好X',
      '完全唔要X',
    ),
  )('is refused by: %s', (pattern, turn) => {
    for (const each of byTurns(CHINESE, turn, isOfRisk)) expectRefused(each, pattern.replace('X', each.word));
  });

  const [english, chinese] = [
    [
      ['X and not Y', 'X', 'Y'],
      ['X but no Y', 'X', 'Y'],
      ['X but not Y', 'X', 'Y'],
      ['X, not Y', 'X', 'Y'],
      ['X without Y', 'X', 'Y'],
      ['not Y but X', 'X', 'Y'],
      ['not Y, X', 'X', 'Y'],
      ['neither X nor Y', '', 'XY'],
      ['not X or Y', '', 'XY'],
      ['neither Y nor X please', '', 'XY'],
    ],
    [
      ['X但唔要Y', 'X', 'Y'],
      ['X，唔要Y', 'X', 'Y'],
      ['要X，走Y', 'X', 'Y'],
      ['又唔要X又唔要Y', '', 'XY'],
      ['唔要X同Y', '', 'XY'],
      ['唔要X或者Y', '', 'XY'],
      ['X同Y都唔要', '', 'XY'],
      ['唔要X，唔要Y', '', 'XY'],
    ],
  ] as const;

  const check = (
    all: readonly Word[],
    turn: number,
    [pattern, kept, refused]: (typeof english | typeof chinese)[number],
  ) => {
    // Every word stands once on each side, beside a word of a sample.
    const words = byTurns(all, turn, isOfRisk);
    const partners = all.filter((_, at) => at % 97 === 0);
    const said = ({ word: x }: Word, { word: y }: Word) => pattern.replace('X', x).replace('Y', y);
    for (const [at, each] of words.entries()) {
      const partner = partners[at % partners.length]!;
      for (const [x, y] of [
        [each, partner],
        [partner, each],
      ] as const) {
        if (x.meaning === y.meaning) continue;
        const sentence = said(x, y);
        const heard = asked(sentence);
        const beside = kept ? (alone(x).delta as Record<string, number>) : {};
        if (refused.includes('Y') && !shares(x, y)) expectRefused(y, sentence, beside, heard);
        if (refused.includes('X') && !shares(x, y)) expectRefused(x, sentence, {}, heard);
        // "Not milk, nuts" is a list, of which nothing may be in the drink.
        const isList = pattern === 'not Y, X' && isOfRisk(x) && isOfRisk(y);
        if (kept && !isList) expectKept(x, y, sentence, heard);
      }
    }
  };
  const shares = (x: Word, y: Word) =>
    FLAVOUR_AXES.some((axis) => (x.meaning.delta?.[axis] ?? 0) !== 0 && (y.meaning.delta?.[axis] ?? 0) !== 0);
  /** The other word must be understood as it is alone. */
  const expectKept = (x: Word, y: Word, sentence: string, { delta, avoid }: ReturnType<typeof asked>) => {
    const kept = alone(x).delta;
    for (const axis of FLAVOUR_AXES)
      if (!y.meaning.delta?.[axis]) must(delta[axis] === kept[axis], () => `“${sentence}” does not keep ${axis}`);
    for (const allergen of x.meaning.allergens ?? [])
      if (!y.meaning.allergens?.includes(allergen))
        must(!avoid.includes(allergen), () => `“${sentence}” refuses ${allergen}`);
  };

  it.each([...english.entries()])('%d, %s', (turn, frame) => check(ENGLISH, turn, frame));
  it.each([...chinese.entries()])('%d, %s', (turn, frame) => check(CHINESE, turn, frame));

  it('never makes a drink stronger by a double negation', () => {
    const strong = [...ENGLISH, ...CHINESE].filter(({ meaning }) => (meaning.delta?.strength ?? 0) > 0);
    for (const { word } of strong)
      for (const pattern of [
        "I don't want no X",
        'not not X',
        'not without X',
        'never no X',
        '唔係唔要X',
        '唔可以冇X',
        '唔好唔X',
        '不是不要X',
      ]) {
        const sentence = pattern.replace('X', word);
        must(asked(sentence).delta.strength! <= 0, () => `“${sentence}” is stronger`);
      }
  });

  it('hears every refusal of a sentence', () => {
    const pair = fc
      .tuple(fc.constantFrom(...NAMED), fc.constantFrom(...NAMED))
      .filter(([x, y]) => x !== y && !x.includes(y) && !y.includes(x));
    fc.assert(
      fc.property(pair, fc.constantFrom(...TWO_REFUSALS), ([x, y], frame) => {
        const { words } = parse(frame.replace('X', x).replace('Y', y));
        expect(words.filter(({ isRefused, factor }) => !isRefused || factor >= 0).map(({ said }) => said)).toEqual([]);
        expect(words.length).toBeGreaterThanOrEqual(2);
      }),
      { numRuns: runsOf(1500) },
    );
  });

  it('understands the same pair in any wording', () => {
    const pair = fc.tuple(fc.constantFrom(...ENGLISH), fc.constantFrom(...ENGLISH)).filter(([x, y]) => !shares(x, y));
    fc.assert(
      fc.property(pair, fc.constantFrom('X and not Y', 'X but no Y', 'X, not Y'), ([x, y], pattern) => {
        expectRefused(y, pattern.replace('X', x.word).replace('Y', y.word), alone(x).delta);
      }),
      { numRuns: runsOf(2000) },
    );
  });
});

/** Plain ingredients in both languages. */
const NAMED =
  'mint,cucumber,ginger,basil,lychee,coffee,gin,vodka,tequila,rum,pineapple,coconut,honey,薄荷,青瓜,薑,羅勒,荔枝,咖啡,氈酒,伏特加,龍舌蘭,冧酒,菠蘿,椰子,蜜糖'.split(
    ',',
  );
const TWO_REFUSALS = [
  'not X, and no Y',
  'no X and no Y',
  'not X and please no Y',
  "I don't like X, nor Y",
  'no X, or Y',
  "I don't like X. or Y",
  'not X. Or anything with Y',
  '唔要X，或者Y',
  "I don't like X, nor do I want Y",
  '唔要X，又唔要Y',
  '唔鍾意X，亦都唔好Y',
  '唔要X，亦都唔要Y',
  '唔要X，都唔要Y',
  '唔好X都唔好Y',
  '唔要X，連Y都唔好',
  'X唔好，都唔好Y',
  'X我唔要，Y又唔好',
];
