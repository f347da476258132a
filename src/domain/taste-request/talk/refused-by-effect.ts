/**
 * Writes refusals that name what is refused first, or by what it does, as "no" of it: "grapefruit is banned", "red wine
 * gives me a headache", 飲親紅酒就面紅, "taking the year off drinking". Source: docs/behaviour/taste-requests.md "Refused
 * in other words".
 */
import { rememberByList } from '../remember-by-list.ts';
import { respelled, type Spelling } from '../word-forms.ts';
import { wordsIn, type Lexicon } from '../words/lexicon.ts';

/** No name of anything. */
const OTHER =
  'so|and|but|or|that|the|my|no|not|as|because|cause|since|is|are|was|with|without|today|now|then|sorry|if|i|im|ive|me|you|it|this|what|whats|whatever|which|who|all|any|some|for|of|on|in|to|a|an|your|drinks?|price|work|life|he|she|they|we|one|really|just|like|love|want|have|had|give|also|too|please|last|times?|night|doctors?|ago|always|usually|often|sometimes|only|totally|even|after|before|at|late|can|will|would|something|anything|everything|nothing|someone|people|place|heat|weather|noise|music|traffic|stress|boss|kids?|baby|wife|husband|boyfriend|girlfriend|friends?|flight|jet|sun|crowds?|dancing|sitting|standing|walking|thinking|dating|money|rent|news|phone|hes|shes|theyre|thats|theres|thatll|thatd|itll|itd|wont|wouldnt|doesnt|dont|didnt|cant|isnt|never|antihistamines?|painkillers?|meds|pills?|tablets?|medications?|medicines?|recovery|months?|years?|weeks?|days|ages';
/** One or two words that name something. */
const THING = String.raw`\b((?:(?!(?:${OTHER})\b)[a-z]+ )?(?!(?:${OTHER})\b)[a-z]+(?: drinks?| stuff| things?)?)`;
const ILL = String.raw`(?:\w+ )?(?:sick|ill|unwell|dizzy|itchy|terrible|awful|nauseous|headaches?|migraines?)`;
const ENDS = String.raw`(?=\W*$|[,.;!?]| (?:and|but|so|because|please|for me|tonight|thanks)\b)`;

const AFTER = new RegExp(
  `${THING} (?:${[
    String.raw`(?:is |are |was |s )?(?:absolutely |strictly |sadly )?(?:banned|forbidden|prohibited|not needed|not necessary|off (?:the table|limits)|an? (?:deal ?breaker|no ?no)|my (?:nemesis|enemy))`,
    String.raw`(?:must|has to|have to|needs to|should) (?:go|leave|be left out|stay out|stay home)(?: out| away)?${ENDS}`,
    String.raw`can (?:go|stay home|stay out|leave)${ENDS}`,
    'and (?:i|me) (?:have )?(?:(?:split|broke|broken) up|(?:ended|parted) (?:badly|ways)|(?:had a )?(?:fell|falling) out)|and (?:i|me) (?:are(?:nt| not| no)|do ?nt|do not|never) (?:friends|mates|get along|get on|mix|agree)',
    '(?:really )?(?:wrecks?|kills?|upsets?) my (?:stomach|head|tummy|belly|skin)',
    'sets? (?:me|it) off|triggers? me|tempts? me|hates? me|(?:does|do)(?:nt| not) like me|triggers? my|turns? my stomach|ruins? it(?: for me)?|(?:really )?puts? me off|disgusts? me|grosses me out',
    String.raw`(?:once |just )?(?:made|got) me ${ILL}\b`,
    // Of alcohol as a whole it asks for a weaker drink.
    String.raw`(?<!\b(?:alcohol|drinking|booze) )(?:always |just )?makes? my (?:\w+ ){1,2}red\b`,
    String.raw`(?:makes?|sends?) me (?:run|rush|running) to the \w+`,
  ].join('|')})`,
  'gi',
);
/** Between a thing and what it does: "coffee after noon", "gin always". */
const WHENEVER = String.raw`(?: (?:after|before|in|at|past) (?:the )?\w+| this late)?(?: (?:always|usually|often|really|sometimes|just|only|totally|even|can|will|would|tends? to))*`;
const VERY = String.raw`(?:(?:feel|go|get|a bit|a little|so|very|really|super|quite|all|too|rather|kind of|kinda|want to|wanna) )*`;
/** What body, mind and night suffer. What tells of an allergy has words of its own: english.json. */
const SUFFERS = `(?:jittery|jumpy|shaky|shake|twitchy|wired|anxious|nervous|panicky|gassy|bloat|gag|retch|heave|hurl|puke|vomit|barf|throw up|burp|belch|cough|choke|cramp|cringe|shudder|pull (?:a |that )?face|sweat|sweaty|queasy|rough|weird|foggy|groggy|drowsy|faint|break out|blotchy|cry|die|weepy|sad|angry|aggressive|nasty|depressed|miserable)`;
const AILMENT = String.raw`(?:(?:the|an?|such|terrible|bad|awful|horrible|nasty|really|huge|killer|instant) )*(?:shakes|jitters|sweats|squits|trots|ick|fear|cramps?|gas|wind|bloating|reflux|indigestion|palpitations|insomnia|nightmares|acne|pimples|zits|hiccups|heartburn|(?:stomach|tummy|belly|tooth) ?aches?|anxiety|hangovers)`;
const PART =
  '(?:sleep|stomach|tummy|guts?|head|skin|nights?|mood|teeth|throat|diet|insides|digestion|reflux|ibs|migraines?|anxiety|eczema|nerves|bowels?)';
const HURTS = '(?:race|pound|spin|hurt|ache|churn|burn|shake|tremble|turn|cramp|flutter|jump|throb|bloat|rumble)';
const EX = String.raw`(?:my (?:ex\b|divorce|exams?)|(?:the )?(?:hospitals?|dentist)|(?:cough )?(?:syrup|medicine)|toothpaste|mouthwash|soap|detergent|petrol|perfume|nail polish|bad (?:times|nights?))`;
/** What is said of alcohol as a whole is said of the guest. */
const NOT_ALCOHOL = String.raw`\b(?!(?:alcohol|booze|drinking|liquor|spirits|ethanol)\b)`;
const EFFECTS = [
  String.raw`(?:makes?|gets?|leaves?|sends?|turns?|had|made|got|left) me (?:${VERY}${SUFFERS}|feel ${ILL})\b`,
  String.raw`(?:gives?|brings?|gave) me ${AILMENT}\b`,
  String.raw`(?:keeps?|kept) me (?:up|awake|from sleep\w*)\b(?! to date)`,
  String.raw`(?:ruin|wreck|spoil|disturb|mess|affect|destroy|kill|upset|irritate|trigger|aggravate|bother)(?:e?s)?(?: up| with)? my (?:\w+ )?${PART}\b`,
  String.raw`makes? my (?:heart|head|stomach|tummy|belly|skin|hands?|teeth|chest|throat|eyes|joints|guts?) (?:\w+ )?${HURTS}\b`,
  '(?:goes|go|went) (?:right|straight) through me|(?:repeats?|backs? up) on me|comes? (?:(?:right|straight) )?back up|sits? (?:heavy|badly) (?:on|with) me|(?:does|do)(?:nt| not) sit (?:right|well|easy)|never sits? (?:right|well)',
  '(?:ends?|ended|goes|went) (?:(?:so|very|really) )?(?:badly|in tears|in disaster|horribly)(?: (?:for|with) me)?|(?:is|are|s|means?|spells?) (?:bad news|trouble) for me',
  String.raw`(?:wrecks|ruins|destroys|floors|finishes|messes) me(?: up| off)?${ENDS}|(?:knocks|knocked) me (?:out|flat|sideways|for six)\b`,
  `reminds? me of ${EX}`,
  'made me regret',
  '(?:(?:blows?|puffs?) me up|bloats me)',
  String.raw`(?:hurts?|burns?) my (?:\w+ )?${PART}\b`,
  String.raw`tastes? (?:of|like) ${EX}(?!.*\b(?:right|true|does it|is it)\b)`,
  String.raw`(?:is|are|was|s) (?:such )?(?:an? )?(?:(?:really |very )?bad idea|(?:big |huge )?mistake)(?: for me)?\b|(?:(?:is|are|s) )?my (?:downfall|undoing)`,
  '(?:can )?(?:do one|get lost|jog on|get stuffed|sod off)',
].join('|');
const EFFECT = new RegExp(`${NOT_ALCOHOL}${THING}${WHENEVER} (?:${EFFECTS})`, 'gi');
const EFFECT_OF_ALCOHOL = new RegExp(String.raw`\b(?:alcohol|booze)\b${WHENEVER} (?:${EFFECTS})`, 'gi');
const SENSED = new RegExp(
  `\\b(?:smell|thought|sight|taste) of (?:the )?${THING} (?:gets me|turns|puts me|sends me|kills me|haunts|makes me ${VERY}(?:${SUFFERS}|${ILL})\\b)`,
  'gi',
);
/** It is what keeps one awake: a drink without it may taste of coffee. */
const KEEPS_AWAKE = new RegExp(
  String.raw`\b(?:coffees?|espressos?|tea|caffeine)\b${WHENEVER} (?:(?:keeps?|kept) me (?:up|awake|from sleep\w*)|(?:ruin|wreck|spoil|disturb|mess|affect|destroy|kill)(?:e?s)?(?: up| with)? my (?:\w+ )?(?:sleep|nights?)|(?:makes?|gets?|leaves?) me ${VERY}(?:jittery|jumpy|shaky|shake|wired|anxious|nervous|panicky)|gives? me (?:the |an? )?(?:shakes|jitters|palpitations|anxiety|insomnia)|makes? my (?:heart|hands?) ${HURTS})\b`,
  'gi',
);
/** "I bloat with dairy". */
const SUFFERS_FROM =
  /\bi (?:(?:always|usually|really|just|get|feel|go) )*(?:bloat(?:ed)?|blow up(?: like an? \w+)?|balloon|cramp(?: up)?|break out|get (?:gas|jittery|palpitations|cramps|spots)|shake|heave|gag|puke|retch|lie awake|cant sleep|dont sleep) (?:up )?(?:with|from|on|after|at) (?:the (?:smell|thought|sight|taste) of )?(?=[a-z])/gi;
const BEFORE = new RegExp(
  String.raw`\b(?:cutting out(?! sugar)|(?:my |the )?doctors? (?:has )?(?:banned|forbade|forbids)|(?:bad|terrible|nasty) (?:experiences?|history|memories|time|night) with|(?:once |always )?(?:got|get|gets|became|become|was|been|feel|felt|fell) ${ILL} (?:once )?(?:from|of|on|after|with)|break out (?:in \w+ )?from|do(?:nt| not) digest|hard pass on|not for me,?(?= the )|my (?:stomach|tummy|head) (?:is|gets|goes|feels) (?:\w+ )?(?:bad|upset|sick|funny) (?:with|from|after|on)|(?<=^|[.!?] ?)(?:yuck|ew+),?|(?:please|just) forget(?= the )|not a drop of|my (?:teeth|tooth|gums|throat|head|stomach|tummy) (?:(?:is|are|gets?|goes|feels?|really|very|so|all) )*(?:hurt(?:s|ing)?|aches?|aching|sensitive|sore) (?:from|with|to|after|because of)|(?:scarred|traumatised|traumatized)(?: for life)? by|(?:rather|sooner) (?:die|starve|go thirsty|drink bleach|lick \w+) than (?:drink|have|taste|touch)|lifes too short for|(?:my |the )?(?:diet[ic]+ian|nutritionist|trainer|coach|doctor) (?:has )?(?:crossed out|ruled out|cut out|took away|wont allow|said no to|says no to))(?: the)? (?!(?:${OTHER}|alcohol|drinking|booze)\b)`,
  'gi',
);
const BETWEEN = [
  `${THING} ?[-–—:=]* ?(?:(?:is|are) )?(?:an? |the |my )?deal ?breakers?\\b`,
  `\\b(?:gave|given|giving) ${THING} up\\b(?! to)`,
  `\\b(?:anything|everything|stuff|drinks?) with ${THING} (?:goes in the bin|gets binned|is out|is a no|can stay|goes back)\\b`,
  `\\b(?:too much|so much|enough|plenty of) ${NOT_ALCOHOL}${THING} (?:lately|recently|already|this week|today|for (?:one|an?) (?:night|day|week|lifetime))\\b`,
  `\\b(?:can ?not|cant|couldnt|could not) (?:look at|face|bear|handle the smell of) (?:the )?${THING}`,
  `\\b(?:trying|need|have|told|supposed|want) to (?:cut (?:down|back) on|go easy on|lay off) (?:the )?${THING}(?! at all)`,
  // "Keep tequila away from me", "I never want to see gin again".
  String.raw`\bkeep (?:the )?${THING} (?:(?:far |well )?away|off)(?: from me| from us)?${ENDS}`,
  String.raw`\b(?:(?:never|(?:do|can|could)(?:nt| not)(?: ever)?) (?:want|wish|need|care|bear|stand|face) to (?:see|smell|taste|hear of|look at)|(?:do|please do)(?:nt| not) (?:ever )?(?:show|offer|give|bring) me) (?:any |a |another )?${THING} (?:(?:ever )?again|any ?more|for a (?:while|long time))\b`,
  String.raw`\b(?:take|get|leave) (?:the )?${THING} out\b(?: of it)?(?! of (?:my|the) (?!drink|glass))`,
  String.raw`(?<=^|[,.;!?] ?|\b(?:also|and|but) )${THING} i (?:really )?(?:dont|do not|cant|never) (?:like|want|drink|eat|stand)${ENDS}`,
  String.raw`\b(?:when(?:ever)?|if|every time) i (?:have|drink|eat|taste) ${THING},? i (?:feel|get|am|become|end up) ${ILL}\b`,
  `${THING}\\? ?(?:no way|hard pass|never(?! (?:had|tried|been|heard|drunk|drank))|nope|god no|hell no|absolutely not)\\b`,
].map((pattern) => new RegExp(pattern, 'gi'));

/** 醫生話西柚唔掂得: of what the doctor names. */
/** Half of what is said in Cantonese names drinks in English, with a space around it or without. */
const LATIN_NAME = `(?!(?:${OTHER}|too|much|many)\\b)[a-z][a-z&'-]+(?: (?!(?:${OTHER})\\b)[a-z&'-]+){0,2}`;
const HAN_THING = ` ?(${LATIN_NAME}|(?!醫生|營養師|佢)[^，。,.!！?？;；\\s我就都會即唔冇親少咗到要想同]{1,6}?) ?`;
const HAN_NAME = `(?:${LATIN_NAME}|(?!醫生|營養師|佢)[^，。,.!！?？;；\\s我你就都會即唔冇少咗到要想同、和今而以千真總亦]{1,6})`;
const BEGINS = '(?<=^|[，。,.!！;；\\s]|我|因為|但係|不過|(?:醫生|營養師|佢)[話講])';
const HAN_SUFFERS =
  '(?:手震|心[慌跳]|(?<!咖啡|茶)(?:瞓唔著|失眠)|脹氣|肚脹|胃[痛脹]|反胃|作[悶嘔]|頂[住心胃]|打[嗝噎]|標汗|燒心|胃酸|頭[痛暈]|嘔|谷住|滯)';
/** What suffers, and when, is nothing to drink. */
const HAN_NOT = '(?![完咗得飲食]|個?[胃肚]|晚飯|今|琴|尋|頭先|成[日晚]|日日|烈?酒|[驚怕])';
const HAN = [
  `(?:[飲食]親?|一[飲食])${HAN_NOT}${HAN_THING}(?:就|都|會|即)*${HAN_SUFFERS}`,
  `${BEGINS}${HAN_NOT}${HAN_THING}(?:太|會|好)(?:滯|反胃|頂[心胃]|谷[住胃]|嘔心|倒胃)`,
  `${BEGINS}${HAN_NOT}${HAN_THING}(?:頂[心胃]|倒胃|敬而遠之)`,
  `${BEGINS}${HAN_NOT}${HAN_THING}(?:我)?(?:已經|真係)?(?:[飲食]到(?:驚|怕|厭|膩|悶)|戒咗(?!烈?酒)|敬而遠之|唔受得|受唔[得住]|唔關我事)`,
  `${BEGINS}${HAN_NOT}${HAN_THING}(?:水|呢樣嘢)?(?:我|都|就|真係)*覺得(?:太[苦甜酸辣濃淡嗆腥]|好(?:難飲|難頂|苦|嗆|腥|怪|核突))`,
  `(?:見到|聞到|諗起)${HAN_NOT}${HAN_THING}(?:就|都|即)+(?:想)?(?:怕|驚|走|嘔|暈|頭[痛暈])`,
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
  // Vodka 唔好再畀我見到, 冧酒今晚唔好搵我.
  `${BEGINS} ?(${HAN_NAME}(?: ?(?:同埋?|、|和|and) ?${HAN_NAME})*) ?(?:今[晚日次]|而家|以後)?(?:就|都|真係)*(?:千祈)?唔(?:好|准)(?:再|嚟)?(?:(?:畀|俾|比)我(?:再)?(?:[見望睇撞遇聞飲掂食][到親見]?)?|[嚟再]?搵我|出現[^，。,.]{0,6}|(?:再)?(?:接近|行近|埋)我[^，。,.]{0,2})佢?(?=$|[，。,.!！呀喇啦嘅㗎])`,
].map((pattern) => new RegExp(pattern, 'gi'));
/** An allergy. */
const HAN_TOUCH = new RegExp(
  `(?:一掂|掂[到親]|碰到|一碰|沾到)${HAN_THING}(?:就|都|會|即)+(?:成身|周身|塊面)?(?:痕|腫|紅|起|出疹)`,
  'g',
);
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

/** In the order in which they are written: first what says more than "no" of a thing. */
const WRITTEN: readonly Spelling[] = [
  [TOO_EARLY, 'no alcohol'],
  [BANNED, '$1 says no alcohol'],
  [BANNED_HAN, '醫生話唔飲得酒'],
  [ABSTAINS, 'i dont drink alcohol'],
  [ABSTAINS_HAN, '$&，我唔飲酒'],
  [HAN_TOUCH, '我對$1敏感'],
  [HAN_TOILET, '我對$1敏感'],
  [HAN_MEDICINE, '唔要$1，我食緊藥'],
  [KEEPS_AWAKE, 'no caffeine'],
  [EFFECT_OF_ALCOHOL, 'no alcohol'],
];
/** Each names one thing. */
const REFUSES: readonly [RegExp, 'no' | '唔要'][] = [
  ...HAN.map((pattern) => [pattern, '唔要'] as [RegExp, '唔要']),
  ...[SENSED, EFFECT, AFTER, ...BETWEEN].map((pattern) => [pattern, 'no'] as [RegExp, 'no']),
];
/** The thing stands behind them. */
const BEGINS_REFUSAL: readonly Spelling[] = [
  [SUFFERS_FROM, 'no '],
  [BEFORE, 'no '],
];

/** Words that say something of a person, which is never taken back: "breastfeeding keeps me up". */
const wordsOfPersons = rememberByList(
  (lexicons: readonly Lexicon[]) =>
    new Set(lexicons.flatMap(({ persons = {} }) => Object.values(persons).flatMap((lines) => wordsIn(lines)))),
);
const isOfPerson = (thing: string, persons: ReadonlySet<string>): boolean =>
  [thing, ...thing.split(' ')].some((word) => persons.has(word) || persons.has(word.replace(/(?:ing|s)$/, '')));

export function refusedByEffect(text: string, lexicons: readonly Lexicon[]): string {
  const refused = REFUSES.reduce(
    (so, [pattern, no]) =>
      pattern.test(so)
        ? so.replace(pattern, (all, thing: string) =>
            isOfPerson(thing, wordsOfPersons(lexicons)) ? all : no === 'no' ? `no ${thing}` : `唔要${thing}`,
          )
        : so,
    respelled(text, WRITTEN),
  );
  return respelled(refused, BEGINS_REFUSAL);
}
