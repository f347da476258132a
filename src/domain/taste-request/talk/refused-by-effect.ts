/**
 * Writes refusals that name what is refused first, or by what it does, as "no" of it: "grapefruit is banned", "red wine
 * gives me a headache", 飲親紅酒就面紅, "taking the year off drinking". Source: docs/behaviour/taste-requests.md "Refused
 * in other words".
 */
import { respelled, type Spelling } from '../word-forms.ts';

/** No name of anything. */
const OTHER =
  'so|and|but|or|that|the|my|no|not|as|because|cause|since|is|are|was|with|without|today|now|then|sorry|if|i|im|ive|me|you|it|this|what|whats|whatever|which|who|all|any|some|for|of|on|in|to|a|an|your|drinks?|price|work|life|he|she|they|we|one|really|just|like|love|want|have|had|give|also|too|please|last|times?|night|doctors?|ago';
/** One or two words that name something. */
const THING = String.raw`\b((?:(?!(?:${OTHER})\b)[a-z]+ )?(?!(?:${OTHER})\b)[a-z]+)`;
const ILL = String.raw`(?:\w+ )?(?:sick|ill|unwell|dizzy|itchy|terrible|awful|nauseous|headaches?|migraines?)`;
const ENDS = String.raw`(?=\W*$|[,.;!?]| (?:and|but|so|because|please|for me|tonight|thanks)\b)`;

const AFTER = new RegExp(
  `${THING} (?:${[
    String.raw`(?:is |are |was |s )?(?:absolutely |strictly |sadly )?(?:banned|forbidden|prohibited|not needed|not necessary|off (?:the table|limits)|an? (?:deal ?breaker|no ?no)|my (?:nemesis|enemy))`,
    String.raw`(?:must|has to|have to|needs to|should) (?:go|leave|be left out|stay out|stay home)(?: out| away)?${ENDS}`,
    String.raw`can (?:go|stay home|stay out|leave)${ENDS}`,
    'and (?:i|me) (?:have )?(?:split|broke|broken) up|and (?:i|me) (?:are(?:nt| not| no)|do ?nt|do not|never) (?:friends|mates|get along|get on|mix|agree)',
    '(?:really )?(?:wrecks?|kills?|upsets?) my (?:stomach|head|tummy|belly|skin)',
    'sets? (?:me|it) off|triggers? me|tempts? me|hates? me|(?:does|do)(?:nt| not) like me|triggers? my|turns? my stomach|ruins? it(?: for me)?|(?:really )?puts? me off|disgusts? me|grosses me out',
    String.raw`(?:once |just )?(?:made|got) me ${ILL}\b`,
    // Of alcohol as a whole it asks for a weaker drink.
    String.raw`(?<!\b(?:alcohol|drinking|booze) )(?:always |just )?makes? my (?:\w+ ){1,2}red\b`,
    String.raw`(?:makes?|sends?) me (?:run|rush|running) to the \w+`,
  ].join('|')})`,
  'gi',
);
const BEFORE = new RegExp(
  String.raw`\b(?:cutting out(?! sugar)|(?:my |the )?doctors? (?:has )?(?:banned|forbade|forbids)|(?:bad|terrible|nasty) (?:experiences?|history|memories|time|night) with|(?:once |always )?(?:got|get|gets|became|become|was|been|feel|felt|fell) ${ILL} (?:once )?(?:from|of|on|after|with)|break out (?:in \w+ )?from|do(?:nt| not) digest|hard pass on|not for me,?(?= the )|my (?:stomach|tummy|head) (?:is|gets|goes|feels) (?:\w+ )?(?:bad|upset|sick|funny) (?:with|from|after|on)|(?<=^|[.!?] ?)(?:yuck|ew+),?|(?:please|just) forget(?= the )|not a drop of)(?: the)? (?!(?:${OTHER}|alcohol|drinking|booze)\b)`,
  'gi',
);
const BETWEEN = [
  String.raw`\b(?:take|get|leave) (?:the )?${THING} out\b(?: of it)?(?! of (?:my|the) (?!drink|glass))`,
  String.raw`(?<=^|[,.;!?] ?|\b(?:also|and|but) )${THING} i (?:really )?(?:dont|do not|cant|never) (?:like|want|drink|eat|stand)${ENDS}`,
  String.raw`\b(?:when(?:ever)?|if|every time) i (?:have|drink|eat|taste) ${THING},? i (?:feel|get|am|become|end up) ${ILL}\b`,
  `${THING}\\? ?(?:no way|hard pass|never(?! (?:had|tried|been|heard|drunk|drank))|nope|god no|hell no|absolutely not)\\b`,
].map((pattern) => new RegExp(pattern, 'gi'));

/** 醫生話西柚唔掂得: of what the doctor names. */
const HAN_THING = '((?!醫生|營養師|佢)[^，。,.!！?？;；\\s我就都會即唔冇親少咗到要想同]{1,6}?)';
const BEGINS = '(?<=^|[，。,.!！;；\\s]|我|因為|但係|不過|(?:醫生|營養師|佢)[話講])';
const HAN = [
  `(?:(?:一|每次)?[飲食]親|一[飲食]|聞到|[飲食](?=[^，。,.]{1,6}會))(?![完咗]|烈?酒精?[就都會即])${HAN_THING}(?:就|都|會|即|想)+[^，。,.]{0,2}(?:頭[痛暈]|面紅|流鼻水|流眼水|標汗|嘔|唔舒服|作悶|驚|失眠|瞓唔著)`,
  `${BEGINS}${HAN_THING}(?:會)?(?:令|搞到|整到|搞)我(?:好|會)?(?:唔舒服|頭[痛暈]|嘔|失眠|瞓唔著)`,
  `同${HAN_THING}(?:唔夾|[冇無]緣|八字唔夾|合唔嚟)`,
  `${BEGINS}${HAN_THING}(?:我)?(?:都)?(?:[碰掂沾]唔得|唔[碰掂沾]得(?=[嘅㗎呀喇啦]*(?:$|[，。,.])))`,
  `唔[掂碰沾]得?(?!酒|得|[嘅㗎呀喇啦]*(?:$|[，。,.]))([^，。,.!！?？呀喇啦呢嘅]{1,6})`,
  `${BEGINS}${HAN_THING}(?:就|都)?(?:可以走|攞走|拎走|收皮|拜拜|bye ?bye|[係是]大?禁忌|[飲食]唔慣(?!烈?酒)| ?唔 ?work)`,
  `${BEGINS}${HAN_THING}(?:太.)?我(?:就)?唔要(?=$|[，。,.!！])`,
  `${BEGINS}${HAN_THING}(?:我)?(?:以前|大學|細個|後生|上次|嗰次|有次|試過)[^，。,.]{0,6}飲(?:到|完|親)(?:嘔|斷片|暈|反胃)`,
  `${BEGINS}${HAN_THING}(?:嘅|嘢)*一?落肚就?(?:會)?(?:痛|唔舒服|作悶|嘔)`,
  `${BEGINS}${HAN_THING}(?:嗰[隻種陣]?(?: ?[a-z]+)?|[嘅味])? ?我(?:真係|就)?唔 ?(?:buy|like|fancy|enjoy|into|dig)`,
  `(?:話|覺得|嫌)${HAN_THING}(?:好|太|會)(?:膩|滯|濃|難飲|嘔心)`,
  `(?:上次|以前|試過|曾經)[^，。,.]{0,3}飲${HAN_THING}飲到(?:嘔|斷片)`,
  `${BEGINS}${HAN_THING}[嗰果][杯隻款](?:就|都)?(?:千祈|一定|絕對|千萬)(?:唔好|唔要|免|唔得)`,
  '[拒謝]絕([^，。,.!！?？]{1,6})',
].map((pattern) => new RegExp(pattern, 'gi'));
/** An intolerance. */
const HAN_TOILET = new RegExp(`(?:[飲食]親|一[飲食])${HAN_THING}(?:就|都|會|即|要)+(?:搵|去|衝)(?:洗手間|廁所)`, 'g');
const HAN_MEDICINE =
  /([^，。,.!！?？\s我]{1,6}?)同(?:我)?(?:啲|隻|嘅|食緊嘅)*藥(?:有)?(?:衝突|相沖|相撞|撞|夾唔埋|唔夾)/g;

/** Of alcohol as a whole. */
const ABSTAINS =
  /\b(?:taking|took|having|on) (?:the|an?|this|my) (?:\w+ )?(?:off|break) (?:from )?(?:drinking|drinks?|the booze|booze|alcohol)\b|\b(?:no longer|never) drink(?: alcohol)?(?=\W*$|[,.;!?]| (?:so|but|and)\b)|\bhave ?nt had (?:a|one) (?:drink|drop) (?:in|for) (?:\w+ )?(?:years?|months)\b|\bcutting out (?:the )?(?:alcohol|booze|drink)\b|\bretired from drinking\b|\bstraight edge\b|\byears? clean\b|\b(?:put|left|leaving) (?:the )?(?:drinking|drink|booze|alcohol) behind(?: me)?|\bhard stuff is behind me\b|\bdrinking (?:isnt|is not) for me\b|\b(?:drinking|alcohol|booze|drink) and i (?:split|broke) up\b|\bliver needs an? (?:rest|break|holiday)\b/gi;
const ABSTAINS_HAN =
  /停(?:咗|緊)?酒|斷(?:咗)?酒|封(?:咗)?酒(?!店)|同酒精?分(?:咗)?手|告別酒|[持守]齋|(?:初一|十五)[^，。,.]{0,3}(?:食|守|持)?齋/g;

const TOO_EARLY =
  /\b(?:(?:too|bit|little|rather) early|still (?:the )?morning) (?:\w+ ){0,2}?for (?:me for )?(?:any |the )?(?:booze|alcohol|drinking|an? (?:proper |real )?drink)\b/gi;
const BANNED =
  /\b(doctors?|doc|gp|surgeon|dentist|cardiologist|psychiatrist) (?:has |have )?(?:banned|bans|forbade|forbids|forbidden|stopped) (?:me )?(?:from )?(?:all |the )?(?:alcohol|booze|drink(?:ing|s)?)\b/gi;
const BANNED_HAN = /(?:醫生|醫師|大夫)[^，。,.]{0,3}禁[^，。,.]{0,2}酒/g;

/** In the order in which they are written. */
const WRITTEN: readonly Spelling[] = [
  [TOO_EARLY, 'no alcohol'],
  [BANNED, '$1 says no alcohol'],
  [BANNED_HAN, '醫生話唔飲得酒'],
  [ABSTAINS, 'i dont drink alcohol'],
  [ABSTAINS_HAN, '$&，我唔飲酒'],
  [HAN_TOILET, '我對$1敏感'],
  [HAN_MEDICINE, '唔要$1，我食緊藥'],
  ...HAN.map((pattern) => [pattern, '唔要$1'] as const),
  ...[AFTER, ...BETWEEN].map((pattern) => [pattern, 'no $1'] as const),
  [BEFORE, 'no '],
];

export const refusedByEffect = (text: string): string => respelled(text, WRITTEN);
