/** What refuses a thing in English without a "no": by what it does, or by what is to become of it. */

/** No name of anything. */
export const NO_NAME =
  'so|and|but|or|that|the|my|no|not|as|because|cause|since|is|are|was|with|without|today|now|then|sorry|if|i|im|ive|me|you|it|this|what|whats|whatever|which|who|all|any|some|for|of|on|in|to|a|an|your|drinks?|price|work|life|he|she|they|we|one|really|just|like|love|want|have|had|give|also|too|please|last|times?|night|doctors?|ago|always|usually|often|sometimes|only|totally|even|after|before|at|late|can|will|would|something|anything|everything|nothing|someone|people|place|heat|weather|noise|music|traffic|stress|boss|kids?|baby|wife|husband|boyfriend|girlfriend|friends?|flight|jet|sun|crowds?|dancing|sitting|standing|walking|thinking|dating|money|rent|news|phone|hes|shes|theyre|thats|theres|thatll|thatd|itll|itd|wont|wouldnt|doesnt|dont|didnt|cant|isnt|never|antihistamines?|painkillers?|meds|pills?|tablets?|medications?|medicines?|recovery|months?|years?|weeks?|days|ages';
/** One or two words that name something. */
const THING = String.raw`\b((?:(?!(?:${NO_NAME})\b)[a-z]+ )?(?!(?:${NO_NAME})\b)[a-z]+(?: drinks?| stuff| things?)?)`;
const ILL = String.raw`(?:\w+ )?(?:sick|ill|unwell|dizzy|itchy|terrible|awful|nauseous|headaches?|migraines?)`;
const ENDS = String.raw`(?=\W*$|[,.;!?]| (?:and|but|so|because|please|for me|tonight|thanks)\b)`;

const AFTER = new RegExp(
  `${THING} (?:${[
    String.raw`(?:is |are |was |s )?(?:absolutely |strictly |sadly )?(?:banned|forbidden|prohibited|not needed|not necessary|off (?:the table|limits)|an? no ?no|my (?:nemesis|enemy))`,
    String.raw`(?:must|has to|have to|needs to|should) (?:go|leave|be left out|stay out|stay home)(?: out| away)?${ENDS}`,
    String.raw`can (?:go|stay home|stay out|leave)${ENDS}`,
    'and (?:i|me) (?:have )?(?:(?:split|broke|broken) up|(?:ended|parted) (?:badly|ways)|(?:had a )?(?:fell|falling) out)|and (?:i|me) (?:are(?:nt| not| no)|do ?nt|do not|never) (?:friends|mates|get along|get on|mix|agree)',
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
  '(?:sleep|stomach|tummy|belly|guts?|head|skin|nights?|mood|teeth|throat|diet|insides|digestion|reflux|ibs|migraines?|anxiety|eczema|nerves|bowels?)';
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
export const EFFECT_OF_ALCOHOL = new RegExp(String.raw`\b(?:alcohol|booze)\b${WHENEVER} (?:${EFFECTS})`, 'gi');
const SENSED = new RegExp(
  `\\b(?:smell|thought|sight|taste) of (?:the )?${THING} (?:gets me|turns|puts me|sends me|kills me|haunts|makes me ${VERY}(?:${SUFFERS}|${ILL})\\b)`,
  'gi',
);
/** It is what keeps one awake: a drink without it may taste of coffee. */
export const KEEPS_AWAKE = new RegExp(
  String.raw`\b(?:coffees?|espressos?|tea|caffeine)\b${WHENEVER} (?:(?:keeps?|kept) me (?:up|awake|from sleep\w*)|(?:ruin|wreck|spoil|disturb|mess|affect|destroy|kill)(?:e?s)?(?: up| with)? my (?:\w+ )?(?:sleep|nights?)|(?:makes?|gets?|leaves?) me ${VERY}(?:jittery|jumpy|shaky|shake|wired|anxious|nervous|panicky)|gives? me (?:the |an? )?(?:shakes|jitters|palpitations|anxiety|insomnia)|makes? my (?:heart|hands?) ${HURTS})\b`,
  'gi',
);
/** "I bloat with dairy". */
const SUFFERS_FROM =
  /\bi (?:(?:always|usually|really|just|get|feel|go) )*(?:bloat(?:ed)?|blow up(?: like an? \w+)?|balloon|cramp(?: up)?|break out|get (?:gas|jittery|palpitations|cramps|spots)|shake|heave|gag|puke|retch|lie awake|cant sleep|dont sleep) (?:up )?(?:with|from|on|after|at) (?:the (?:smell|thought|sight|taste) of )?(?=[a-z])/gi;
const BEFORE = new RegExp(
  String.raw`\b(?:cutting out(?! sugar)|(?:my |the )?doctors? (?:has )?(?:banned|forbade|forbids)|(?:bad|terrible|nasty) (?:experiences?|history|memories|time|night) with|(?:once |always )?(?:got|get|gets|became|become|was|been|feel|felt|fell) ${ILL} (?:once )?(?:from|of|on|after|with)|break out (?:in \w+ )?from|do(?:nt| not) digest|hard pass on|not for me,?(?= the )|my (?:stomach|tummy|head) (?:is|gets|goes|feels) (?:\w+ )?(?:bad|upset|sick|funny) (?:with|from|after|on)|(?<=^|[.!?] ?)(?:yuck|ew+),?|(?:please|just) forget(?= the )|not a drop of|my (?:teeth|tooth|gums|throat|head|stomach|tummy) (?:(?:is|are|gets?|goes|feels?|really|very|so|all) )*(?:hurt(?:s|ing)?|aches?|aching|sensitive|sore) (?:from|with|to|after|because of)|(?:scarred|traumatised|traumatized)(?: for life)? by|(?:rather|sooner) (?:die|starve|go thirsty|drink bleach|lick \w+) than (?:drink|have|taste|touch)|lifes too short for|(?:my |the )?(?:diet[ic]+ian|nutritionist|trainer|coach|doctor) (?:has )?(?:crossed out|ruled out|cut out|took away|wont allow|said no to|says no to))(?: the)? (?!(?:${NO_NAME}|alcohol|drinking|booze)\b)`,
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

/** Each names one thing, and is said before or behind it; in this order. */
export const REFUSES_THING: readonly RegExp[] = [SENSED, EFFECT, AFTER, ...BETWEEN];
/** What is refused stands behind them. */
export const REFUSES_NEXT: readonly RegExp[] = [SUFFERS_FROM, BEFORE];
