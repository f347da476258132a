/**
 * Finds what a guest is allergic to. When in doubt a substance is excluded. Source: docs/behaviour/taste-requests.md
 * "Allergies and diets".
 */
import { isAnything, isDenied, isListAhead, isOneOf, isThing, isWord, type Sign } from './negation.ts';
import { flavourOf, spell, type Piece } from './phrase-tokenizer.ts';

export interface DetectedAllergies {
  /** The guest mentioned an allergy, even if its substance was not understood. */
  isAllergic: boolean;
  /** Indexes of pieces the guest is allergic to. */
  to: ReadonlySet<number>;
  /** Indexes of pieces in clauses about what the guest can't have; what they refuse is as strict as an allergy. */
  forbidden: ReadonlySet<number>;
  /** Indexes of pieces the guest is explicitly not allergic to; they are not wishes either. */
  notTo: ReadonlySet<number>;
}

export function detectAllergies(pieces: readonly Piece[], signs: readonly Sign[] = []): DetectedAllergies {
  const [to, notTo] = [new Set<number>(), new Set<number>()];
  let isAllergic = false;
  pieces.forEach((piece, at) => {
    if (!isOneOf(piece, 'allergy')) return;
    const denied = isDenied(clauseBefore(pieces, at));
    const found = [...itemsFrom(pieces, at, 1, denied), ...itemsFrom(pieces, at, -1, denied)];
    for (const item of found) (item.isDenied ? notTo : to).add(item.at);
    isAllergic ||= !denied && (NAMES_ALLERGY.test(piece.said) || found.length > 0);
    // "Hold the celery, I'm allergic to it."
    const meant = IS_THAT.test(pieces[at + 1]?.said ?? '') ? pieces.slice(0, at).findLastIndex(isWord) : -1;
    if (found.length === 0 && !denied && meant >= 0) to.add(meant);
    const refused = found.length === 0 && !denied && meant < 0 ? refusedBefore(pieces, signs, at) : -1;
    if (refused >= 0) to.add(refused);
  });
  for (const at of to) notTo.delete(at);
  return { isAllergic: isAllergic || to.size > 0, to, notTo, forbidden: forbiddenIn(pieces) };
}

/**
 * "Nuts, but coconut is fine", 果仁敏感，椰子食得: indexes of the coconut that a guest tells from nuts, and does not wish for.
 * None where it is asked, or refused too.
 */
export function coconutAllowed(pieces: readonly Piece[]): number[] {
  if (COCONUT_BARRED.test(spell(pieces))) return [];
  return pieces.flatMap((piece, at) => {
    if (piece.kind !== 'flavour' || piece.named?.id !== 'coconut') return [];
    const [before, after] = [
      spell(pieces.slice(Math.max(0, at - NEAR), at)),
      spell(pieces.slice(at + 1, at + 1 + NEAR)),
    ];
    return ALLOWED_BEFORE.test(before) || ALLOWED_BEHIND.test(after) ? [at] : [];
  });
}
const NEAR = 5;
const ALLOWED_BEFORE =
  /\b(?:except|excluding|apart from|other than|but not)(?: (?:for|to|the))*$|\bi (?:can|do) (?:have|eat|drink)$|除咗(?:係)?$/i;
const ALLOWED_BEHIND =
  /^(?:milk |cream |water )?(?:is|are|s)? ?(?:totally |all |perfectly |just )?(?:fine|ok(?:ay)?|alright|right|safe|no problem|allowed)\b(?! ?\?)|^though\b|^(?:就|係|都)*(?:[冇無](?:事|問題)|[食飲]得|可以|ok|唔敏感|唔會敏感)(?![嗎㗎?？唔])/i;
const COCONUT_BARRED =
  /\b(?:no|not ok\w*|without|avoid|hate|allergic to|cant (?:have|eat|drink)|is|are|and|or)(?: the| any)? coconut(?! (?:is|are)? ?(?:totally |all )?(?:fine|ok|alright|right|safe|no problem)\b(?! ?\?))|\bcoconut (?:too|either|as well)\b|\b(?:no|not|is|are|if) (?:the )?coconut (?:ok|fine|safe|alright)|[唔冇無走怕]椰|椰[子漿汁]?(?:都|亦)?(?:唔|敏感|過敏|得唔得|可唔可以|[食飲]唔)/i;

/** "No honey please, allergic", 菊花唔得，我敏感: what was refused last; none of "I have allergies". */
function refusedBefore(pieces: readonly Piece[], signs: readonly Sign[], at: number): number {
  if (!/^(?:im |i am )?allergic$|敏感$/i.test(pieces[at]!.said) || HAS_SOME.test(pieces[at - 1]?.said ?? '')) return -1;
  const from = pieces.slice(0, at).findLastIndex(({ end }) => end);
  return pieces.findLastIndex((piece, i) => i > from && i < at && signs[i] === 'refused' && isThing(piece));
}
const HAS_SOME = /有|食物|皮膚|鼻/;

/** "I can't eat beans", 豆類我唔食得. */
function forbiddenIn(pieces: readonly Piece[]): Set<number> {
  const forbidden = new Set<number>();
  let clause: number[] = [];
  const close = () => {
    if (CANT_HAVE.test(spell(clause.map((at) => pieces[at]!)))) for (const at of clause) forbidden.add(at);
    clause = [];
  };
  pieces.forEach((piece, at) => {
    if (isOneOf(piece, 'clause') && !/^(?:[,，]|and|plus|also|係)$/i.test(piece.said)) close();
    else clause.push(at);
  });
  close();
  return forbidden;
}
const CANT_HAVE =
  /\b(?:cant|cannot|can not|mustnt|must not|not allowed(?: to)?|not supposed to|forbidden to|shouldnt) (?:\w+ )?(?:have|eat|digest|consume|tolerate|stomach|ingest|go near|touch)\b|(?:唔可以|不能|不可以?|唔可|唔准|唔能夠)(?:食|吃|掂|有)|[食吃掂]唔得|唔[食掂]得/i;

/**
 * The text before a piece within its clause. A taste word ends it, so that "no nuts, allergic" does not deny the
 * allergy.
 */
function clauseBefore(pieces: readonly Piece[], at: number): string {
  let from = at;
  while (from > 0 && !isOneOf(pieces[from - 1], 'clause', 'flavour', 'name', 'person', 'unknown', 'allergy')) from -= 1;
  return spell(pieces.slice(from, at)).toLowerCase();
}

interface Item {
  at: number;
  isDenied: boolean;
}

/** "Hives after prawns". */
const CAUSED_BY = /^(?:after|because(?: of)?|due to|when(?:ever)?|if|once|from)$/i;

/** Collects the items in one direction from an allergy word: its clause, and a list of allergens next to it. */
function itemsFrom(pieces: readonly Piece[], anchor: number, step: 1 | -1, isAnchorDenied: boolean): Item[] {
  const items: Item[] = [];
  let denied = isAnchorDenied;
  /** After a comma or "but" only allergens still belong to the allergy. */
  let onlyAllergens = step < 0 && POINTS_AHEAD.test(pieces[anchor]!.said);
  /** Items found from this index on are dropped if a wish follows: "I love milk, nut allergy". */
  let sure: number | undefined;
  /** A question stands before the allergy. */
  let isAsked = false;
  let isNext = step > 0 || !onlyAllergens;
  const isCaused = step > 0 && CAUSED_BY.test(pieces[anchor + 1]?.said ?? '');
  for (let at = anchor + step; at >= 0 && at < pieces.length; at += step) {
    const piece = pieces[at]!;
    const { said } = piece;
    if (isAnything(piece) || (isCaused && at === anchor + 1)) continue;
    // "Not allergic to nuts, only milk".
    if (denied && items.length > 0 && ONLY.test(said)) {
      denied = false;
      onlyAllergens = true;
      continue;
    }
    if (isWord(piece)) {
      // "Is there egg in the whisky sour? I'm allergic": not to the drink.
      if (isAsked && !flavourOf(piece)?.allergens) continue;
      if (onlyAllergens && !flavourOf(piece)?.allergens) break;
      items.push({ at, isDenied: denied });
      isNext = false;
    } else if (piece.kind === 'unknown') {
      if (isNext && NAMES_ALLERGY.test(pieces[anchor]!.said)) items.push({ at, isDenied: denied });
    } else if (step < 0 && items.length === 0 && piece.kind === 'person' && /child|concern/.test(piece.person)) {
      // "Is there egg in it? My son is allergic."
      continue;
    } else if (piece.end || isOneOf(piece, 'person', 'allergy')) {
      // "Are there nuts in it? I'm allergic."
      if (step > 0 || items.length > 0 || !/^[?？]$/.test(said)) break;
      onlyAllergens = isAsked = true;
    } else if (piece.kind === 'wish') {
      if (CONTAINS.test(said) || (step < 0 && items.length === 0)) continue;
      // 有冇蛋白㗎，我敏感: asked, and not wished for.
      return step < 0 && !ASKS.test(said) ? items.slice(0, sure) : items;
    } else if (piece.kind === 'no') {
      // "No milk, no egg? I'm allergic."
      if (step < 0 && (denied || isAsked)) continue;
      // "allergic to nuts but not to milk".
      if (step < 0 || pieces[at + 1]?.said !== 'to') break;
      denied = true;
      isNext = true;
    } else if (step < 0 && items.length === 0 && ENDS_QUESTION.test(said)) {
      onlyAllergens = isAsked = true;
    } else if (piece.kind === 'clause') {
      if (/^[,，]$/.test(said)) {
        // "Hives after prawns, give me a milk punch".
        if (isCaused && (items.length === 0 || !flavourOf(pieces[at + 1])?.allergens)) break;
        onlyAllergens ||= step < 0 || !(isListAhead(pieces, at) || (items.length > 1 && isLastAhead(pieces, at)));
        sure = items.length;
      } else if (BUT.test(said) && step > 0 && (denied || isOneOf(pieces[at + 1], 'no'))) {
        // "not allergic to milk but nuts".
        denied = false;
        onlyAllergens = true;
      } else if (step < 0 && items.length === 0 && /^(it|they|them|that|佢)$/i.test(pieces[at + 1]!.said)) {
        // "I love peanuts but they make me swell".
        return itemsFrom(pieces, at, step, denied).slice(0, 1);
      } else if (!/^(and|[就:：])$/i.test(said)) break;
      else isNext = true;
    } else if (piece.kind !== 'flavour') isNext = piece.kind === 'link' || (isNext && step > 0);
  }
  return items;
}

/** The last of a list, as many write it: "kiwi, walnuts, and stone fruit". */
const isLastAhead = (pieces: readonly Piece[], comma: number): boolean => {
  const last = pieces[comma + 2];
  return (
    /^(?:and|or|&)$/i.test(pieces[comma + 1]?.said ?? '') && last?.kind === 'flavour' && !!(last.named ?? last.family)
  );
};

const IS_THAT = /^(?:it|that|them|those|these|佢)$/i;
/** Words that name an allergy by themselves; others ("could kill me") only count next to a substance. */
const NAMES_ALLERGY = /allerg|intoleran|sensitiv|anaphyl|epi ?pen|hives|敏|不耐|疹|癩|忌口|戒口/i;
/** The substance follows these. */
const POINTS_AHEAD = /^(allergic|anaphylactic)|(to|from)$/i;
const CONTAINS = /^(with|have|has|got|like|[有帶加落放食飲喝])$/i;
/** As a question mark does. */
const ENDS_QUESTION = /^[㗎呀啊嗎咩架]$/;
const ASKS = /^(?:有[冇無]|會唔會有)/;
const ONLY = /^(?:only|just|淨係|只係|係)$/i;
const BUT = /^(but|但係?|不過)$/i;
