/** What the sommelier says of a sentence beside its wishes. Phones load this file with the parser. */
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import type { MenuIndex } from '#domain/taste-request/menu-index.ts';
import type { TasteRequest } from '#domain/taste-request/parse-taste-request.ts';
import type { TasteWord } from '#domain/taste-request/taste-word.ts';
import { isHan } from '#domain/taste-request/word-forms.ts';
import { wordOf, ZERO_PROOF } from '../words.ts';

const text = (en: string, zhHK: string): BilingualText => ({ en, 'zh-HK': zhHK });

export function notesOf({ isOfOthers, ofOthers, glasses }: TasteRequest, menu: MenuIndex): BilingualText[] {
  if (isOfOthers) return [nextGlass(ofOthers, menu)];
  return glasses === undefined ? [] : [severalGlasses(glasses)];
}

/** "My wife sweet, I bitter": whose is next, and what it shall be. */
function nextGlass({ words, names, person }: TasteRequest['ofOthers'], menu: MenuIndex): BilingualText {
  const wishes = [
    ...names.flatMap((id) => menu.nameOf(id) ?? []).map((name) => text(name, name)),
    ...words.flatMap(wordsOf),
  ];
  if (wishes.length === 0)
    return text('One drink at a time: this one first, the other after.', '一杯一杯嚟：呢杯先，跟住到第二杯。');
  const [en, zh] = [wishes.map((wish) => wish.en).join(', '), wishes.map((wish) => wish['zh-HK']).join('、')];
  const [whose, whoseZh] = [
    person === undefined || isHan(person) ? 'the other' : `your ${person}’s`,
    person !== undefined && isHan(person) ? `${person}嗰杯` : '另一杯',
  ];
  return text(
    `One drink at a time: this one first, then ${whose}: ${en}.`,
    `一杯一杯嚟：呢杯先，跟住${whoseZh}：${zh}。`,
  );
}

function wordsOf({ word, said, named, factor, isRefused }: TasteWord): BilingualText[] {
  if (word.zeroProof || (word.alcohol && isRefused)) return [ZERO_PROOF];
  const [no, noZh] = isRefused ? ['no ', '唔要'] : factor < 0 ? ['less ', '少啲'] : ['', ''];
  if (named || word.alcohol) return [text(no + (isHan(said) ? (named?.id ?? 'alcohol') : said), noZh + said)];
  return FLAVOUR_AXES.flatMap((axis) =>
    word.delta?.[axis] ? [wordOf(axis, { [axis]: word.delta[axis] * factor })] : [],
  );
}

/** The order sheet is for one; its ticket takes further ones. */
const severalGlasses = (glasses: number): BilingualText =>
  text(
    `${glasses} glasses: order this one first, then tap “Order another” on its ticket.`,
    `${glasses} 杯：先落一杯單，再喺票上撳「再叫一杯」。`,
  );
