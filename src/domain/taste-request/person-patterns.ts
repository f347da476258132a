/**
 * Patterns for clauses about persons, in both languages. A clause is encoded as one line: ` @driving` is a statement
 * about a person, `#sweet` a word of taste or drink (`#` alone for a Chinese one), `-#` a negated one, `?` precedes an
 * unknown word, `^` an unknown word written like a name.
 */

/** "I get drunk easily", "drunk after one". */
export const EASILY = /^@drunk (?:(?:so|too|very|really)[ _])?(?:eas|fast|quick|after)/;
/** "my kid wants one", "I'm a kid", and not "my kids are asleep". */
export const CHILD_DRINKS = /\b(?:i?m|i am|for|wants?|wanna|drinks?|one|too|serve)\b|[飲叫要想係幫畀俾]/;
/** "tastes like medicine". */
export const IS_LIKENED = /like(?: an?)? $|似[^@]{0,4}$/;
/** "my husband is driving": says nothing about the guest. */
export const IS_ANOTHER =
  /(?:\b(?:husband|wife|\w*friend|partner|mate|s?hes?|they)\b|佢|老[公婆]|朋友)(?!.*(?:\bim?\b|我))/;
/** "I shouldn't drink tonight", "never drink", 我唔飲得. */
const ABSTAINS = String.raw`\b(?:no|not(?:_\w+)?|never|(?:do|does|wo|should|must|ai|is)nt|cant|cannot|dont_want|rather_not|quit|g[ai]ven?_up|stopped)(?: (?!an?\b|the\b|th[ai][ts]|wh|my\b|your|any)[a-z_]+){0,4}`;
export const NEVER = new RegExp(
  `${ABSTAINS} (?:to[ _])?drink(?:ing)?(?!(?: [a-z]+)? -?#(?!(?:sweet|sour|fruity|fizzy|spicy|light|strong|bitter|fresh))| (?:some|any)thing| (?:with|like) )\\b(?!er)|唔想?飲得?$|飲唔[得到]$|不喝$`,
);
export const HAS_QUIT = /quit|_up|stopped/;
export const SELDOM = new RegExp(
  `${ABSTAINS} (?:an? )?(?:\\S+ )?drink(?:er|(?:ing)? (?:much|a lot|often|too|so|that|heavily))|\\bhad (?:\\S+ ){1,3}#?(?:drink|beer|shot|pint)s\\b`,
);
/**
 * Not understood, but about a person: "I'm …", "I have …", "I'm on …", "because of my …", "my … says", 我有…. Moods and
 * activities ("I'm celebrating", "I'm bored"), names ("I'm Ada") and orders ("can I have a …") are excluded.
 */
const FILLED = String.raw`(?: (?:an?|my|some|very|so|really|still|also|been|\?\w+ly))*`;
export const UNCLEAR = new RegExp(
  [
    String.raw`\b(?:i?m|am|s?hes|were)${FILLED} \?(?!\S+(?:ing|ed|ly)\b)`,
    String.raw`(?:\b(?:im|am|ive|s?hes?)|^ ?i|[^ndoy ] i)${FILLED} (?:have|has|got|on|tak(?:e|es|ing)|took|suffer from)${FILLED} [?^]`,
    String.raw`\b(?:of|to) my [?^]|\bmy (?:\w+ )?[?^]\S+ (?:says|said|told|would|wont)`,
    '[我佢](?:有(?!啲)|患有?|[食服打用]緊)[^想要飲]{0,4} \\?',
  ].join('|'),
);
/** Medicines by the endings of their names, except the cocktail Penicillin. */
export const MEDICINE =
  /[?^](?!penicillin)[a-z]{3,}(?:cillin|cycline|mycin|oxacin|azole|statin|olol|pril|[sz]epam|zolam|alopram|oxetine|raline|pentin|profen|farin|formin)\b/;
