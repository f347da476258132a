/** How the sommelier words what it understood: on chips, in replies, for the owner. */
import type { Allergen, BilingualText, FlavourAxis } from '#domain/recipe/recipe.ts';
import type { AskedBack } from '#domain/taste-request/talk/asked-back.ts';
import type { NamedWish } from '#domain/taste-request/named-wishes.ts';
import { isHan } from '#domain/taste-request/word-forms.ts';
import type { Superlative } from '#domain/flavour/wish-order.ts';
import type { Taste } from '#domain/flavour/taste.ts';
import { listOf, text } from '#domain/text/bilingual.ts';

export type TasteAmount = 'less' | 'fewer' | 'little' | 'plain' | 'much';
export const AMOUNTS = ['less', 'fewer', 'little', 'plain', 'much'] as const satisfies readonly TasteAmount[];

/** The change of an axis for each amount a guest can choose. */
export const CHANGE_OF: Record<TasteAmount, number> = { less: -2, fewer: -1, little: 1, plain: 2, much: 3 };

export const amountOf = (change: number): TasteAmount =>
  change <= -1.5 ? 'less' : change < 0 ? 'fewer' : change < 1.5 ? 'little' : change < 2.5 ? 'plain' : 'much';

export const TASTE_WORDS: Record<FlavourAxis, Record<Exclude<TasteAmount, 'fewer'>, BilingualText>> = {
  strength: {
    less: text('light', '酒味輕'),
    little: text('a little kick', '少少酒勁'),
    plain: text('strong', '夠勁'),
    much: text('very strong', '超勁'),
  },
  acidity: {
    less: text('not sour', '唔酸'),
    little: text('a little sour', '微酸'),
    plain: text('sour', '酸'),
    much: text('very sour', '好酸'),
  },
  sweet: {
    less: text('not sweet', '唔甜'),
    little: text('a little sweet', '微甜'),
    plain: text('sweet', '甜'),
    much: text('very sweet', '好甜'),
  },
  spicy: {
    less: text('not spicy', '唔辣'),
    little: text('a little spice', '少少辛香'),
    plain: text('spicy', '辛香'),
    much: text('very spicy', '勁辣'),
  },
  fruity: {
    less: text('not fruity', '唔要果味'),
    little: text('a little fruit', '少少果味'),
    plain: text('fruity', '果味'),
    much: text('very fruity', '果味濃'),
  },
  fizzy: {
    less: text('no bubbles', '唔要氣'),
    little: text('a few bubbles', '少少氣'),
    plain: text('bubbles', '有氣'),
    much: text('lots of bubbles', '好多氣'),
  },
  herbal: {
    less: text('not herbal', '唔要草本'),
    little: text('a little herb', '少少草本'),
    plain: text('herbal', '草本'),
    much: text('very herbal', '草本濃郁'),
  },
  bitter: {
    less: text('not bitter', '唔苦'),
    little: text('a little bitter', '少少苦'),
    plain: text('bitter', '苦'),
    much: text('very bitter', '好苦'),
  },
};

/** "Not too sweet" is a matter of degree. */
export function amountWord(axis: FlavourAxis, amount: TasteAmount): BilingualText {
  if (amount !== 'fewer') return TASTE_WORDS[axis][amount];
  const { en, 'zh-HK': zh } = TASTE_WORDS[axis].plain;
  return text(`not too ${axis === 'fizzy' ? axis : en}`, `唔好太${zh.replace('夠', '')}`);
}
export const wordOf = (axis: FlavourAxis, taste: Taste): BilingualText => amountWord(axis, amountOf(taste[axis] ?? 0));

export const ZERO_PROOF = text('no alcohol', '冇酒精');
export const ANYTHING = text('anything goes', '乜都得');
export const likeOf = ({ en, 'zh-HK': zh }: BilingualText): BilingualText => text(`like ${en}`, `似${zh}`);
export const comparedOf = ({ en, 'zh-HK': zh }: BilingualText): BilingualText =>
  text(`compared with ${en}`, `同${zh}比`);
export const betweenOf = (names: readonly string[]): BilingualText =>
  text(`between ${names.join(' and ')}`, `${names.join('同')}之間`);
export const notLikeOf = ({ en, 'zh-HK': zh }: BilingualText): BilingualText => text(`not ${en}`, `唔要${zh}`);

export const utmostOf = ({ axis, direction }: Superlative): BilingualText => {
  const { en, 'zh-HK': zh } = TASTE_WORDS[axis].plain;
  if (axis === 'strength')
    return direction === 'most'
      ? text('the strongest you have', '最烈嗰杯')
      : text('the lightest you have', '最輕嗰杯');
  return direction === 'most'
    ? text(`${en}: the most you have`, `${zh}：最高嗰杯`)
    : text(`${en}: the least you have`, `${zh}：最低嗰杯`);
};

type Named = Pick<
  NamedWish,
  'id' | 'said' | 'isRefused' | 'drinks' | 'isLacking' | 'isQuality' | 'plain' | 'isImplied'
>;

/** In Chinese, what wishes are called that follow from another word: by refusing its opposite, by an occasion, by the weather. */
const NAMES = new Map(
  `hot drink:熱飲
cold drink:凍飲
frozen:沙冰
crushed ice:碎冰
large ice cube:大冰
room temperature:室溫
no ice:走冰
less ice:少冰
not too cold:唔好太凍
ice:加冰
no garnish:唔要裝飾
no salt rim:唔要鹽邊
tall glass:高身杯
short glass:矮身杯
small drink:細杯
large drink:大杯
light-bodied:輕身
full-bodied:厚身
clean finish:收口乾淨
simple:簡單
grown-up:成熟
low sugar:少糖
sugar:糖
soft drink:汽水、果汁
celebration:慶祝
comforting:暖心
calming:放鬆
decaf:低因`
    .split('\n')
    .map((line) => line.split(':') as [string, string]),
);
export const plainNameOf = (id: string): BilingualText | undefined =>
  NAMES.has(id) ? text(id, NAMES.get(id)!) : undefined;

/** The guest's own word, in English the ingredient's English name; of what follows from it that one's. */
const nameOf = ({ id, said, isLacking, plain, isImplied }: Named): BilingualText =>
  plain && (isImplied || said === id)
    ? plain
    : text(isHan(said) ? (isLacking ? `${id} of that brand` : id) : said, said);

export function namedOf(wish: Named): BilingualText {
  const { en, 'zh-HK': zh } = nameOf(wish);
  if (wish.isRefused) return text(`no ${en}`, `唔要${zh}`);
  if (wish.id === 'cheap') return text(`${en}: something simple`, `${zh}：簡單一杯`);
  return wish.isQuality || (wish.drinks.length > 0 && !wish.isLacking)
    ? text(en, zh)
    : text(`${en} (not on this menu)`, `${zh}（餐牌冇）`);
}

/** Not "freezing outside", but what follows from it. */
const plainly = (wish: Named): BilingualText => wish.plain ?? plainNameOf(wish.id) ?? nameOf(wish);

/** What the menu has not, and what none of its drinks is like. */
function lackOf(wishes: readonly Named[]): BilingualText {
  const things = wishes.filter(({ isQuality }) => !isQuality).map(plainly);
  const qualities = listOf(wishes.filter(({ isQuality }) => isQuality).map(plainly));
  const en = things.map((name) => name.en).join(', no ');
  const zh = things.map((name) => name['zh-HK']).join('同');
  return text(
    [en && `No ${en} on this menu`, qualities.en && `Nothing here fits “${qualities.en}”`].filter(Boolean).join('. '),
    [zh && `餐牌冇${zh}`, qualities.en && `冇飲品啱「${qualities['zh-HK']}」`].filter(Boolean).join('，'),
  );
}

/** For what the menu lacks. */
export function missingOf(wishes: readonly Named[]): BilingualText {
  const { en, 'zh-HK': zh } = lackOf(wishes);
  return text(`${en}; I will find the nearest.`, `${zh}，幫你搵杯最近嘅。`);
}

/** For ingredients that no drink has together. */
export function neverTogetherOf(wishes: readonly Named[]): BilingualText {
  const names = wishes.map(plainly);
  return text(
    `No drink here has ${names.map((name) => name.en).join(' and ')} together; I will find the nearest.`,
    `呢度冇一杯同時有${names.map((name) => name['zh-HK']).join('同')}，幫你搵杯最近嘅。`,
  );
}

/** For whoever must not have sugar, where all of a kind have some. */
export function onlySugaredOf(wishes: readonly Named[]): BilingualText {
  const { en, 'zh-HK': zh } = listOf(wishes.map(plainly));
  return text(
    `Everything here with “${en}” has sugar, so I leave it out. Please ask the bar for one without.`,
    `呢度嘅「${zh}」全部有糖，幫你避開咗。想要無糖嘅，麻煩問吧枱。`,
  );
}

/** For ice and the like, which no screen of ours sets. */
export function askBarFor(wishes: readonly Named[]): BilingualText {
  const { en, 'zh-HK': zh } = listOf(wishes.map(plainly));
  return text(`The bar sets that, not I: please tell them “${en}”.`, `「${zh}」要吧枱先校到，麻煩同佢哋講聲。`);
}

/** "A hot Mojito", where the Mojito is served cold. */
export function notServedAs(drink: BilingualText, wishes: readonly Named[]): BilingualText {
  const { en, 'zh-HK': zh } = listOf(wishes.map(plainly));
  return text(
    `Our ${drink.en} is not served like that (${en}): please ask the bar whether it can be.`,
    `我哋嘅${drink['zh-HK']}本身冇「${zh}」呢種做法，得唔得請問吧枱。`,
  );
}

/** "Half sugar": the recipe says how much. */
export const SUGAR_AS_IS = text(
  'I cannot change the sugar in a recipe: please ask the bar.',
  '糖份跟配方，我校唔到，請問吧枱得唔得。',
);
export const NO_REPEAT = text(
  'You have had nothing here yet, so there is nothing to repeat. What do you feel like?',
  '你喺度仲未叫過嘢飲，未有得再嚟一杯。想飲啲咩？',
);
export const REPEAT_GONE = text(
  'What you had last is not on the menu any more. What else do you feel like?',
  '你上一杯已經唔喺餐牌上，想試啲咩？',
);
const ASK_FOR_WISH = text('What do you feel like?', '想飲啲咩？');
/** What only the guest or the bar can answer, and what a guest is asked then who has wished for nothing. */
export const ASKED_BACK: Readonly<Record<AskedBack, { said: BilingualText; ask?: BilingualText }>> = {
  allergy: {
    said: text(
      'What are you allergic to? Name it, and I keep it out. Where you cannot be sure, ask the bar before you drink.',
      '你對乜嘢敏感？講出嚟我就避開。講唔清楚嘅話，飲之前請問吧枱。',
    ),
  },
  whose: {
    said: text(
      'I cannot see that glass from here. What is it called, or what is in it?',
      '我睇唔到嗰杯係咩。佢叫咩名，或者有啲咩味？',
    ),
  },
  price: {
    said: text(
      'Prices stand on the menu where the bar shows them; else please ask the bar.',
      '有價錢嘅話會寫喺餐牌，冇嘅話請問吧枱。',
    ),
    ask: ASK_FOR_WISH,
  },
  water: {
    said: text('The bar has water for you: just ask.', '水問吧枱攞就得。'),
    ask: text('Anything to drink with it?', '仲想飲啲咩？'),
  },
  bar: {
    said: text('Only the bar knows that: please ask them.', '呢樣要問吧枱先知。'),
    ask: ASK_FOR_WISH,
  },
  chat: { said: text('Good to have you here.', '歡迎歡迎。'), ask: ASK_FOR_WISH },
  looking: { said: text('Take your time. I am here when you are thirsty.', '慢慢睇，想飲嘢隨時話我知。') },
};
/** With the drink that is poured for what the menu lacks. */
export function nearestInstead(wishes: readonly Named[]): BilingualText {
  const { en, 'zh-HK': zh } = lackOf(wishes);
  return text(`${en}: this comes nearest.`, `${zh}，呢杯最似。`);
}

export const ALLERGEN_WORDS: Record<Allergen, BilingualText> = {
  gluten: text('gluten', '麩質'),
  crustaceans: text('crustaceans', '甲殼類'),
  eggs: text('egg', '蛋'),
  fish: text('fish', '魚'),
  milk: text('milk', '奶'),
  molluscs: text('molluscs', '貝類'),
  'tree-nuts': text('tree nuts', '果仁（花生除外）'),
  peanuts: text('peanuts', '花生'),
  soybeans: text('soy', '大豆'),
  sulphites: text('sulphites', '亞硫酸鹽'),
};
export function avoided(allergen: Allergen): BilingualText {
  const { en, 'zh-HK': zh } = ALLERGEN_WORDS[allergen];
  return text(`no ${en}`, `冇${zh}`);
}
const held = (allergens: readonly Allergen[]): BilingualText => listOf(allergens.map((one) => ALLERGEN_WORDS[one]));

/** A drink that was named, and has what the guest must not have. */
export function notWithout(drink: BilingualText, allergens: readonly Allergen[]): BilingualText {
  const { en, 'zh-HK': zh } = held(allergens);
  return text(
    `${drink.en} has ${en} in it: not for you. I will find the nearest without.`,
    `${drink['zh-HK']}有${zh}，唔啱你，幫你搵杯最近嘅。`,
  );
}

/** The same, where its recipe does not say. */
export function notStatedOf(drink: BilingualText, allergens: readonly Allergen[]): BilingualText {
  const { en, 'zh-HK': zh } = held(allergens);
  return text(
    `Nobody has stated whether ${drink.en} has ${en} in it, so I leave it out.`,
    `未有人寫明${drink['zh-HK']}有冇${zh}，幫你避開咗。`,
  );
}

/** For screen readers and speech: "Sweet, bubbles, no alcohol." */
export function inOneSentence(parts: readonly BilingualText[]): BilingualText {
  const { en, 'zh-HK': zh } = listOf(parts);
  return text(`${en.slice(0, 1).toUpperCase()}${en.slice(1)}.`, `${zh}。`);
}

/** Openings before the understood wishes, used in turn so that replies vary. */
export const NODS: readonly BilingualText[] = [
  text('Right you are.', '收到。'),
  text('Lovely.', '好呀。'),
  text('Good taste.', '識飲喎。'),
  text('Noted.', '明白晒。'),
];
export const NOTHING_HEARD = text(
  'Sorry, that one went past me. Tell me a taste, a mood, or a drink you like.',
  '唔好意思，呢句我聽唔明。講個味道、心情，或者你鍾意飲開嘅酒都得。',
);
/** An allergy to what the sommelier does not know. */
export const unsureOf = (said: readonly string[]): BilingualText =>
  text(
    `I don’t know which drinks contain ${said.join(', ')}: ask the bar before you drink.`,
    `我唔知邊杯有${said.join('、')}：飲之前請先問吧枱。`,
  );
export const strongerThan = (said: string): BilingualText => text(`stronger than ${said}`, `勁過${said}`);
/** @param said "12%", or a range, which is "about" by itself: "5–10%" */
export const aboutAs = (said: string): BilingualText =>
  said.includes('–') ? text(said, said) : text(`about ${said}`, `${said}左右`);
export const weakerThan = (said: string): BilingualText => text(`weaker than ${said}`, `輕過${said}`);
export const PARTLY_HEARD = text('One thing I did not get; it stands below.', '有啲我聽唔明，寫咗喺下面。');
/** Replies to guests who are too young, pregnant, driving, on medicine and the like. */
export const PROMISE = text('Then something lovely without alcohol, I promise.', '咁就幫你揀杯冇酒精嘅。');
export const WATER = text(
  'And a glass of water first: the bar has one for you. If you feel unwell, tell the staff now.',
  '飲杯水先啦，吧枱有。唔舒服就即刻同職員講。',
);
export const CHECK = text('Shall I leave out the alcohol, to be safe?', '穩陣啲，幫你走酒精好唔好？');
export const CHECK_NO_ALCOHOL = text('No alcohol', '無酒精');
export const CHECK_ALCOHOL = text('Alcohol is fine', '有酒精都得');
export const NOW_WHAT = text('Anything else, or shall I pour?', '仲有冇？冇就斟喇。');
export const EITHER = text('Either is fine', '兩樣都得');
export const POURING = text('Then this is the one for you.', '咁就呢杯啱你。');
export const LISTENING = text('Go on, I am listening.', '講啦，我聽緊。');
