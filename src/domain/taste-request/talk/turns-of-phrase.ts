/**
 * Turns of phrase, and what they are written out as before words are heard: each replaces what would be heard as something
 * else. Applied in this order. Source: docs/behaviour/taste-requests.md.
 */
const SAYS = String.raw`\b(?:(?:my|the|a|an|our|some) (?:(?!doctor|gp\b|dentist|midwife|nurse|physician|surgeon)\w+ ?){1,2}|someone|somebody|people|everyone|he|she|they|i|google|reddit) (?:once |always |just )?(?:says?|said|told me|tells me|reckons?|thinks?|claims?|swears?|heard|read|believes?)(?: that)? `;
const IS_IT_SO = String.raw`[,.]? ?(?:and )?(?:(?:is|are|was) (?:that|it|this|s?he|they) (?:true|right|so|correct|the case|really)|(?:is|are) (?:it|they|that)|true|right|correct|yes)\W*(?:\?|$)`;

export const TURNS: readonly (readonly [RegExp, string])[] = [
  // "My husband he drives", as many who learn English say it.
  [
    /\b((?:my|our|his|her|the) (?:\w+ )?(?:husband|wife|(?:boy|girl)?friend|mother|father|mum|mom|dad|sister|brother|son|daughter|boss|colleague|partner|aunt|uncle|cousin|grand(?:ma|pa|mother|father))),? s?he (?!is\b|has\b)(?=[a-z]+\b)/gi,
    '$1 ',
  ],
  // "I wouldn't say no to something strong".
  [/\b(?:(?:would|could|can|do|wo|ca)(?:nt| not|not)|never) (?:ever )?say no to\b/gi, 'want'],
  // "My wife says the Paloma is bitter, is that true?", 朋友話麻辣騾子好似番梘，係咪真㗎: asked of the drink.
  [
    new RegExp(
      String.raw`${SAYS}(?:(?:the|your|that) )+(?!(?:\w+ )?(?:kids?|child|son|daughter|girl|boy|baby|driver|doctor)\b)([^,.;!?\d]{3,30}?) (?:tastes?|smells?|is|are) (?:\w+ )?(?:like|of)\b[^,.;!?]*${IS_IT_SO}`,
      'gi',
    ),
    'what does the $1 taste like?',
  ],
  [
    new RegExp(
      String.raw`${SAYS}(?:(?:the|your|that) )+(?!(?:\w+ )?(?:kids?|child|son|daughter|girl|boy|baby|driver|doctor)\b)([^,.;!?\d]{3,30}?) (?:is|are) ([^,.;!?]{3,24}?)${IS_IT_SO}`,
      'gi',
    ),
    'is the $1 $2?',
  ],
  [
    /(?:朋友|網上|人哋|同事|有人|佢|老[公婆]|聽講|聽聞|個?friend)(?:[話講]過?)?([^，。,.]{2,8}?)(?:好|有啲|飲落)?(?:似|好大陣|成陣|有陣)[^，。,.]{1,8}[，,] ?(?:係咪|係唔係|真唔真|真係)[真咁㗎嘅架呀]*[?？]?/g,
    '$1係咩味？',
  ],
  [
    /(?:朋友|網上|人哋|同事|有人|佢|老[公婆]|聽講|聽聞|個?friend)(?:[話講]過?)?([^，。,.]{2,8}?)好([^，。,.]{1,4})[，,] ?(?:係咪|係唔係|真唔真|真係)[真咁㗎嘅架呀]*[?？]?/g,
    '$1係咪好$2？',
  ],
  // "Vegan here, which ones have honey or egg?", to keep from them.
  [
    /\b(vegan|vegetarian)\b([^.!?]{0,24}[,.;:] ?)(?:so |and )?which (?:ones?|drinks?|cocktails?|of (?:them|these|those|your \w+)) (?:have|has|contains?|includes?|(?:is|are) made with|got)\b/gi,
    '$1$2no',
  ],
  // "Is there milk in the Nightcap? I'm allergic": to what is asked of.
  [
    /\b(?:is|are) there (?:any )?([a-z ]{3,20}?) in (?:the |that |your |this )?[^,.?!]{3,30}[,.?! ]+(?:because |cause |as )?(?:im|i am) allergic(?=\W*$)/gi,
    '$& to $1',
  ],
  // 我食小辣咋: no more than that.
  [/(?:我)?(?:只|淨係)?(?:食|飲)(?:得)?(?:小小|小|微|少少)辣(?:[咋㗎啫]+)?/g, '唔好太辣'],
  // 唔要氣泡，一飲就打嗝: why.
  [/一飲就(?:會)?(?:打[嗝噎]|胃脹|肚脹|谷氣)/g, ''],
  // 飲一杯甜嘅就走, 飲完就走: leaves, and leaves nothing out; not 食到花生就走.
  [/飲完(?=[^，。,.有]{1,12}就走)/g, '飲'],
  [
    /((?:飲|坐|食|hea|chill|relax|嘆|歎|休息|唞)[^，。,.有到親見]{0,12}?)就(?:會|要)?走(?:人)?(?=[喇啦咯㗎]*(?:$|[，。,.]))/gi,
    '$1',
  ],
  // "Worried I can't handle it", 驚自己頂唔順: weaker.
  [
    /\b(?:worried|worry|scared|afraid|fear|not sure|unsure|doubt|dont know|dont think|nervous)(?: that| if| whether)? (?:i|we) (?:can|could|cant|couldnt|wont be able to|will be able to|ll be able to)(?: really)? (?:handle|take|manage|cope with|stomach|finish) (?:it|that|one|them)(?: all)?(?! (?:home|away|with|to)\b)/gi,
    'not too strong',
  ],
  [
    /\b(?:it|that|this|its)? ?(?:might|may|could|would|will|can|is probably|probably|s probably|is maybe)(?: be)? (?:a (?:bit|little) |way )?too much for (?:me|us)\b/gi,
    'not too strong',
  ],
  [
    /(?:[驚怕](?:自己|我)?|唔知(?:自己)?)(?:頂|受|捱|食)唔(?:順|住|起|到|掂)(?![^，。,.]{0,4}[酸甜苦辣凍熱])/g,
    '唔好太烈',
  ],
  // "To go with my green jumper", 配我條紅裙: the colour of it.
  [
    /\b(?:(?:that |to )?go(?:es|ing)? (?:well )?with|(?:that |to )?(?:match(?:es|ing)?|suits?)|in the colou?r of) (?:the colou?r of )?my (?:new |favou?rite )?(red|pink|green|blue|yellow|purple|black|white)(?: coloured)? (?!wine|label|tea)(?=[a-z]+)/gi,
    '$1 in colour, to suit my ',
  ],
  [
    /([夾襯配][到埋返]?我?(?:呢|嗰)?[條件對支個套頂身])([紅藍綠黃紫黑白橙粉])色?(?=[裙衫褲裇鞋帽袋領眼唇指])/g,
    '$1$2色',
  ],
  [
    /(?:著|着|戴|搽)(?:住|咗|緊)?(?:一)?[條件套支頂身對]([紅藍綠黃紫黑白橙粉])色?[裙衫褲裇鞋帽袋領眼唇指][^，。,.]{0,2}[，,]([^。,.]{0,8}[襯夾配])/g,
    '要$1色嘅，$2',
  ],
  // "It makes two months I don't drink caipirinha": misses it, and has given up nothing.
  [
    /\b(?:(?:it )?(?:makes|is|has been|been|its been) )?(?:(?:a|such a|very) )?(?:long time|(?:\w+ )?(?:months?|years?|weeks?|ages))(?: that| since)? i (?:dont|didnt|do not|did not|havent|have not) (?:drink|drank|drunk|have|had|eat|eaten|ate|taste|tasted)(?: an?| any| the| some)? (?!(?:alcohol|booze|drinks?|drinking|wine|beers?|spirits?|liquor|anything|because|since|so|and|now|at|one|it|for|milk|dairy|eggs?|nuts?|gluten|meat|fish)\b)(?=\w{3})/gi,
    'i want ',
  ],
  // 口都苦晒, "my mouth is bitter": of the mouth.
  [/口(?:都|好|又)?(?:好)?苦(?:晒|到死)?(?=[，。,.]|$)/g, '唔要苦'],
  [
    /\b(?:my |the )?mouth (?:is|tastes?|feels?) (?:\w+ )?bitter\b|\bthe bitterness of (?:\w+ ?){1,4}(?=\W*$|[,.;])/gi,
    'not too bitter',
  ],
  // 冰溶咗都唔會淡, "ice melts slowly".
  [
    /(?:啲)?冰溶(?:咗|晒|埋)?(?:之後)?(?:都)?唔(?:會|好)?(?:變)?(?:得|到|咁)?(?:好)?(?:似)?(?:淡|水)[^，。,.]{0,3}/g,
    '慢慢飲',
  ],
  [/\b(?:(?:the|its) )?ice (?:that )?(?:melts?|melting) slow(?:ly)?\b/gi, 'slow sipper'],
  // 掛住日本啲梅酒: no sorrow; 飲過杯…，成日掛住.
  [/(飲[過咗]杯?[^。，,]{2,12}[，,][^。佢你]{0,8})掛住(?!佢|你)/g, '$1想飲返類似'],
  [/掛住(?![佢你屋家個我前阿爸媽人])(?=[^，。,.佢你]{0,8}(?:酒|茶|咖啡|飲|味|[A-Za-z]{4}))/g, '想飲'],
  // "I'm Muslim, I want a glass that looks like theirs".
  [
    /\blooks? (?:the )?(?:same |just |exactly )*(?:like|as) (?:them|theirs|(?:everyone|everybody|the others?|the rest|my friends|the other)(?: ?elses?| ones?| drinks?)?)\b(?<=\b(?:muslim|dont drink|do not drink|not drinking|no alcohol|pregnant|driving|drive|sober|alcohol free|without alcohol|mocktail)\b.*)/gi,
    'looks grown up',
  ],
  // "The man behind me smells of whisky".
  [
    /\b(?:man|woman|guy|girl|lady|bloke|couple|people|person|table|one)(?: (?:behind|beside|next to|near|opposite|in front of) (?:me|us))? (?:smells?|reeks?|stinks?) (?:of|like) \w+/gi,
    'person',
  ],
  // "Not like cough medicine", 唔好似藥水: a taste of herbs, and no illness.
  [
    /\b(?:not|nothing|no|dont want|doesnt|without|never)(?: (?:it|to|be|anything|something|one|that|which|too|please|tast(?:es?|ing)|smell(?:s|ing)?|reminds?|me|flavou?r))* (?:like|of) (?:an? |the )?(?:cough (?:medicine|syrup|mixture|drops?)|mouth ?wash|tooth ?paste|pharmacy|medicine cabinet)\b/gi,
    'not too herbal',
  ],
  [/唔(?:好|要|想)[^，。,.]{0,3}(?:有|似)(?:飲)?(?:咳)?(?:藥水|漱口水|牙膏)(?:味)?(?:咁)?/g, '唔好太草本'],
  // 食緊咳藥水: medicine, of whatever it is.
  [/[食服飲]緊(?!避孕|維他)[^，。,.酒杯唔冇無要想]{1,5}藥(?![酒店草膳材房])/g, '食緊藥'],
  // "Nothing against rum".
  [/\b(?:nothing|(?:dont|do not) have anything) against\b/gi, 'fine with'],
  // "I don't want anything but a Negroni", "nothing but gin", 除咗 gin 乜都唔飲.
  [
    /\b(?:(?:dont|do not|wont|cant|never|didnt) (?:\w+ ){0,3}?(?:anything|a thing)|nothing)(?: else)? (?:but|except|other than)\b/gi,
    'only',
  ],
  [/除[咗了]([^，。,.]{1,12}?)(?:之外|以外)?[，, ]?(?:其他)?(?:乜嘢?|咩)都唔(?:想?[飲要]|鍾意)/g, '淨係要$1'],
  // "It doesn't have to be strong": a matter of degree.
  [
    /\b(?:(?:(?:does|do)(?:nt| not) (?:have|need)|no need) to be|need(?:nt| not) be)\b(?! \w*(?:alcohol|booz))/gi,
    'not too',
  ],
  // "Not your typical gin and tonic".
  [/\bnot (?:your|the|a) (?:typical|usual|average|standard) /gi, 'unusual '],
  // "No beer of ginger": ginger beer, as many who learn English say it.
  [
    /\b(beer|ale|juice|syrup|liqueur|water|soda|milk) of (?!(?:the|a|an|my|our|your|this|that|some|any|choice|no|it)\b)(\w+)/gi,
    '$2 $1',
  ],
  // "One with gin, one without".
  [/\bone with (\w+(?: \w+)?),?(?: and)? (?:the other|one) without(?=[,.;!?]|\W*$| please)/gi, '$& $1'],
  [/一[杯個]要?有([^，。一冇無]{1,4})[，、]?(?:同|另外?)?一[杯個]要?[冇無](?=[，。,.]|$)/g, '$&$1'],
  // "Maybe something without".
  [/\b(?:something|anything|one|a version) without(?=[,.;!?]|\W*$)/gi, '$& alcohol'],
  // "With or without alcohol": no wish for either.
  [
    /\b(?:with or without (?:alcohol|booze)|alcohol(?:ic)? (?:yes or no|or no(?:t|ne)?)|(?:no )?alcohol or (?:no|not))\b(?:,? i (?:dont|do not) (?:mind|care))?/gi,
    ' ',
  ],
  // "Apart from the spirit, how do they differ?", and not "apart from alcohol, what do you have?"
  [/\b(?:apart|aside) from the (?:spirits?|base)\b,?/gi, ' '],
  [/\b(?:apart|aside) from (?:the )?(?:alcohol|booze)\b(?:,?(?=.*\bdiffer)|(?<=\bdiffer.*))/gi, ' '],
  // "Taking the year off, no drama".
  [/\bno (?:drama|big deal|biggie)\b/gi, ' '],
  // "That last one was gorgeous": it is had, and not the last of the night.
  [/\b(that|the|my|your) last one(?= (?:was|with|had|you|i|we|is)\b)/gi, '$1 last drink i had'],
  // "I want to hold a stylish glass": leaves nothing out.
  [/(?<=\b(?:to|can|could|me|my hand) )hold\b(?! (?:the|on|off|my|your|her|his|their)\b)/gi, ' '],
  // "Do I at least get some theatre?"
  [/\bat least\b(?! (?:an? )?\w* ?(?:sweet|strong|alcohol))/gi, ' '],
  // "I don't see olives anywhere": asks for them.
  [
    /\bi (?:dont|do not|cant|cannot) see (?:any |an? |the )?((?:\w+ ){0,2}\w+?)(?: anywhere| on (?:the|your) (?:menu|list)| here| listed)(?=[,.?!;]|\W*$)/gi,
    'do you have $1',
  ],
  // "I've been walking all day".
  [/\bbeen \w+ing (?:\w+ )?all (?:day|night|morning|afternoon)\b/gi, 'long day'],
  // "I like better the sour than the sweet", "I prefer sour to sweet".
  [/\blikes? better (?:the )?(\w+) than (?:the )?(\w+)(?=[,.;!?]|\W*$)/gi, 'more $1 than $2'],
  [/\b(?:like|prefer)s? (?:the )?(\w+) (?:better than|over) (?:the )?(\w+)(?=[,.;!?]|\W*$)/gi, 'more $1 than $2'],
  // "Half marathon": half of nothing.
  [/\bhalf[ -]?marathon\b/gi, 'marathon'],
  // 我啲牙好敏感: no allergy.
  [/(?<=牙(?:齒|肉)?)(?:好|有啲|都)?敏感/g, ''],
  // 唔係幾識飲酒.
  [/唔(?:係)?(?:幾|太|點|多)識飲酒/g, '酒量唔好'],
  // 唔好咁快溶晒冰.
  [/唔(?:好|想)(?:咁|太)?快溶(?:晒)?(?:冰)?/g, '大冰'],
  // "Bubbles!"
  [/^\W*(?:some |a (?:glass|bit) of |more )?bubbles(?: please)?\W*$/gi, 'sparkling wine'],
  // "The rest is open", "pretty wobbly": no rest, and nothing pretty.
  [/\bthe rest\b(?! of)/gi, 'the others'],
  [/\bpretty (?=(?:drunk|wobbly|tipsy|sure|much|hungry|thirsty|hungover)\b)/gi, ''],
  // "Not so aggressive".
  [/\b((?:not|nothing) (?:so|too|very|that)|less|without being) aggressive\b/gi, '$1 strong'],
  // "Sugar, barely".
  [/\b(sugar|ice|salt|sweetness|alcohol|booze), (?:barely|hardly(?: any)?)\b/gi, 'hardly any $1'],
  // "My son of nine years".
  [
    /\b(son|daughter|kid|child|boy|girl|brother|sister|nephew|niece|cousin|grandson|granddaughter) of (\d{1,2}|\w+) years\b/gi,
    '$1 is $2 years old and',
  ],
  // "Giving milk to my baby".
  [
    /\bgiving (?:the )?(?:breast )?milk to (?:my|our|the) (?:baby|son|daughter|child)\b|\bnursing (?:my|our|a) (?:baby|newborn|son|daughter)\b/gi,
    'breastfeeding',
  ],
  // "If the Mai Tai's got almonds I can't go near it".
  [
    /\bgot (?:any )?(\w+),? i (?:cant|cannot|can not|wont|mustnt) (?:go near|touch|have|eat|drink) (?:it|them|that|one)\b/gi,
    'is not for me, i am allergic to $1',
  ],
  // "Skip anything pretending to be booze", 唔好扮酒味.
  [
    /\b(?:skip|no|not|nothing|avoid|without|dont want) (?:anything |something |any )?(?:(?:that(?:s| is)? )?(?:pretend(?:s|ing)?(?: to be)?|imitat(?:es|ing)|mimic(?:s|king)?|fak(?:es|ing)|fake|imitation)) (?:like )?(?:booze|alcohol|spirits?|liquor|gin|wine|whisk(?:e?y))\b/gi,
    'no imitation spirit',
  ],
  [/唔(?:好|要|想)(?:要)?[扮似](?:真)?酒(?:味|嗰[啲種隻])?嘅?(?:嗰啲)?/g, '唔要仿酒'],
  // 唔想似小朋友咁飲汽水: says no age.
  [
    /(?<=唔(?:想|好|要|會))(?:好)?似(?:個)?(?:小朋友|細路仔?|細蚊仔)(?:咁(?:飲(?:汽水|果汁|嘢)?)?|(?=[，。,.]|$))/g,
    '幼稚',
  ],
  // 飲到 spirits 嗰浸味.
  [/[飲食試]到 ?(?:spirits?|alcohol|酒精) ?嗰?[浸陣]味/gi, '酒味'],
  // 唔會蓋過啲味: of the food.
  [/唔(?:會|好)(?:蓋過?|搶|遮|壓住|搶走|蓋住)(?:晒)?(?:啲|食物|食嘢)*(?:嘅)?味(?:道)?/g, ''],
  // 甜到漏嗰啲更加唔要.
  [/更加(?=唔[要好想得])/g, ''],
  // 有冇 alcohol 都得.
  [/有[冇無] ?(?:酒精?|alcohol) ?都(?:得|ok|可以|冇所謂|無所謂)/gi, ''],
  // 杜松子味: of gin.
  [/杜松子(?!酒)(?:味)?/g, '氈酒'],
  [/\bjuniper(?: berr(?:y|ies))?\b/gi, 'gin'],
  // 我唔食得辣，芒果嗰杯辣唔辣: asked, and never a wish for what is refused.
  [/([甜酸苦辣])唔\1(?<=(?:唔[食飲]得|怕|唔要|唔食)\1.*\1唔\1)/g, ''],
  // 有汽、果味唔好太重: of the last alone.
  [/([一-鿿]{1,2}味)唔好太[重濃多勁]/g, '唔好太多$1'],
  [/甜到(?:漏|懵|爆|死|嘔|飛起)(?=[^，。]{0,4}唔[要好想])/g, '太甜'],
  // 煙味太heavy.
  [/(?<![好要使])太 ?(?:heavy|overpowering|dominant|much)\b/gi, '太重'],
  // "I draw the line at gin".
  [/\b(?:(?:but|although|though) )?(?:i(?:d|ll)? |we )?(?:do |would |will )?draw the line at /gi, 'no '],
  // "Straight tequila".
  [/\bstraight (?=(?:gin|vodka|rum|tequila|mezcal|whisk(?:e)?y|bourbon|scotch|brandy)\b)/gi, 'neat '],
  [/淨飲 ?shot/gi, 'shot'],
  // "Half lager half stout", 一半啤酒一半黑啤.
  [
    /\bhalf (lager|beer|stout|ale|cider|guinness|porter|bitter)[, ]+(?:and )?half (lager|beer|stout|ale|cider|guinness|porter|bitter)\b/gi,
    '$1 and $2',
  ],
  [/一半([^，。,一]{0,3}(?:啤酒?|lager))[，,、]?一半([^，。,]{0,3}(?:黑啤|啤酒?|stout))/gi, '$1同$2'],
  // 第二甜嗰杯.
  [/第([二三四234])(?=[甜酸苦辣烈勁強淡輕])/g, '第$1最'],
  // 邊杯度數最低.
  [/度數(?=係?最)/g, '酒精度'],
  // 唔記得叫咩名: refuses nothing.
  [/[唔不](?:係好|太)?記得(?:[咗個叫嘅]*(?:咩|乜)?名)?/g, '，'],
  // 唔會一口就醉, 唔想太快 high.
  [/(唔[會想好]|怕)(?:[一兩]?[口杯啖樽飲]?就(?:即刻|會)?[醉暈]|[太咁]?快 ?(?:high|tipsy))/gi, '$1飲醉'],
  // 飲過杯好香嘅: had, and not too much of it.
  [/飲過(?=[一嗰]?[杯隻款支])/g, '飲咗'],
  // 酒味要出.
  [/酒味要?(?:出|夠|行先|突出)/g, '酒味重'],
  // 有無酒精嘅莫吉托: free of it, and not whether there is any.
  [/(?<![沒冇未])有無酒精嘅?(?=[^，。,.？?嗎呢都得冇所謂])/g, '有冇無酒精嘅'],
  // "No soft drinks".
  [/\b(no|not|without|hate|dont (?:want|like)(?: any)?) soft drinks?\b/gi, '$1 cola'],
  // "Is there real medicine in the Penicillin?", "this Penicillin, it has medicine inside?"
  [/\b(?:is there|it has) (?:real |any )?medicine(?: inside| (?=in (?:the|an?|your|that|this)\b))/gi, 'what is '],
  [/唔(?:掂得酒|(?:可以|好|想)有酒氣)/g, '唔飲得酒'],
  [/一律都?/g, '都'],
  // "All day I was meeting": no drink to have all day.
  [/\ball day(?=,? (?:i|we)\b)/gi, 'today'],
  [/\b((?:been|was|were|working|meetings?|walking|standing|feet)[^.,;]{0,20}) all day\b/gi, '$1'],
  [/\b(?:the )?most (?:sell|sold)\b|\bsells? (?:the )?most\b/gi, 'best seller'],
  // "My friend he drink already three whisky".
  [/\bdr[iau]nk already (?=(?:\d|two|three|four|five|six|some|many)\b)/gi, 'already had '],
  // 好驚辣, and not 今日好驚.
  [/好驚(?=[^，。,.!！…呀喎呢啊會唔佢])/g, '好怕'],
  // 愛爾蘭咖啡走忌廉: no 啡走.
  [/(?<=咖啡)走(?=忌廉|奶[油泡]|cream)/gi, '，走'],
  [/麻麻辣辣/g, '麻辣'],
  // 上次飲咗杯紐約酸酒，酸到眼都眯埋.
  [/([甜酸苦辣])到(?<=(?:上次|頭先|啱啱|尋[日晚])[^。]{0,16}(?:[，,] ?|杯).到)[^，。,.]{1,8}/g, '太$1'],
  // 酸到五官扭曲.
  [/([酸苦辣]|sour|bitter) ?到(?:五官|皺|成塊面|眼)(?<!食.{0,16}).{0,4}?(?=$|[嗰嘅呀，。,. ])/gi, '好$1'],
  [/([一-鿿\w]{1,12}) ?就 ?no(?: way)?(?=\s*(?:$|[，。,.]))/gi, '唔要$1'],
  // 啱啱杯 Bloody Mary 鹹過頭.
  [/([甜酸苦辣鹹淡烈])得?過(?:頭|龍)/g, '太$1'],
  [/個巴仙/g, '巴仙'],
  [/\buntil (?=\S+ ?(?:percent|per cent|%))/gi, 'up to '],
  // "My sister she have fifteen years".
  [
    /\b(s?he|i|sister|brother|son|daughter|kid|child|boy|girl|friend|cousin|nephew|niece) ha(?:s|ve) (\d{1,2}|(?:thir|four|fif|six|seven|eigh|nine)teen|eight|nine|ten|eleven|twelve) years\b(?! (?:of|in|ago|experience|without|sober))/gi,
    '$1 is $2 years old',
  ],
  // 盤尼西林入面真係有抗生素？
  [/(入面[^，。]{0,4})有冇?(?:抗生素|藥)/g, '$1有咩'],
  // "I'm allergic to strawberries is the Clover Club ok".
  [/\b(allergic to \w+(?: \w+)?) (?=can i\b|(?:is|are|does) the\b)/gi, '$1, '],
  // "If the milk punch has real tea in it then no".
  [
    /\bif (?:the |your )?(?:\w+ ){1,3}?(?:has|have|contains?|got) (?:any |real |actual )?(\w+)(?: in it)?,? (?:then )?(?:no(?! \w)|not for me|forget it|skip it|i (?:cant|can not|wont)(?! say no))/gi,
    'no $1',
  ],
  // "Is it the egg white? If yes I can not".
  [
    /\bis (?:it|there|that) (?:the |an? |any )?((?:\w+ )?\w+)(?: in (?:it|there))?\?+ ?if (?:yes|so|it is|there is),? (?:then )?i (?:can ?not|cant|wont)\b/gi,
    'no $1',
  ],
  // "Nothing squeezed into it".
  [/\b(?:no|nothing|not) (?:fruit |juice )?squeezed (?:in|into)(?: (?:it|there))?(?=\W*$|[,.;])/gi, 'no citrus'],
  [/甜甜[哋地]/g, '甜'],
  [/百分之([一二兩三四五六七八九十\d]+)/g, '$1度'],
  // 唔要威士忌……唉都係要啦.
  [/唔要([^，。…,. ]{1,8})[…，。,. ]*[唉哎咦]?[，, ]*都係要[啦喇返]/g, '要$1'],
  // 我唔飲又唔食辣: two clauses.
  [/唔飲又(?=[想要唔怕])/g, '唔飲，又'],
  // 唔好 tequila，飲親都嘔: of it, and not of tonight.
  [/[，,] ?我?飲親(?<=唔[好要飲想] ?[^，。,.]{1,12}[，,] ?我?飲親)[都就]?[會想]?嘔/g, ''],
  [/\b(?<!\b(?:too|so|that|not) )(?:many|much) ice\b/gi, 'extra ice'],
  [/\bweak (?:for|with|to) (?:the )?(?:alcohol|drinks?)\b/gi, 'a lightweight'],
  [/\b(dont|do not|cant|can not) support\b/gi, '$1 like'],
  [
    /\bhow (?:it )?is (?:it )?different (?:the )?(\S+) (?:from|and|than|to) (?:the )?(\S+)/gi,
    'what is the difference between $1 and $2',
  ],
  [/\bfrom (?:the |your )?tap\b/gi, 'on tap'],
  [/\bvirgin (\w+) ?有[冇無]/gi, '有冇無酒精嘅$1'],
  // "No passion fruit? Then cucumber".
  [
    /(?<=^|[.?!] ?)no (?!milk|egg|nut|dairy|gluten|peanut|alcohol|booze|sugar|ice)(\w+(?: \w+)?)\?+ (?:ok(?:ay)? )?then (?!fine|good|great|ok|perfect|i|that|it|yes|sure|no)/gi,
    '$1, otherwise ',
  ],
  // "I come out in hives from lemon".
  [
    /\b(?:come|break) out in (?:hives|welts|a rash|spots) (?:from|with|after|when i (?:have|eat|drink))\b/gi,
    'am allergic to',
  ],
  // "Allergic to vodka and lime": two things, and no drink.
  [
    /\b(allerg(?:ic|y|ies)(?: to| of| against)?|intolerant (?:to|of)|react (?:badly )?to|(?:cant|cannot|can not) (?:have|eat|drink|touch)) (?:the )?(\w+) and (?=(?:cream|limes?|lemons?|ginger|oranges?|coke|cola|soda|tonic)\b)/gi,
    '$1 $2 or ',
  ],
  [/都唔[掂碰沾]得/g, '都唔要'],
  [/(?<=[，,但] ?)(?:但|個|啲)*([一-鿿a-z][一-鿿a-z ]{0,9}?) ?走咗佢/gi, '唔要$1'],
  // "It have milk inside the Piña Colada?"
  [/(?<=^|[.?!,] ?)it (?:have|has) (?:the )?(\w+) (?:inside|in) (?:of )?the (?=\w)/gi, 'is there $1 in the '],
  // "I don't like whisky smell".
  [/\b((?:dont|do not) like (?:the )?(?!the\b|its?\b|your\b|that\b)\w+) (?:smell|taste|flavou?r)\b(?! of)/gi, '$1'],
  [
    /,? ?\b(?:but|though|although) (?:you|they) (?:dont|do not) (?:seem to )?(?:do|have|make|serve) (?:one|it|that|them)\b/gi,
    '',
  ],
  // "Is the Nojito just a Mojito without the rum".
  [
    /\bis (?:the|a) (\w+) (?:just|only|basically) (?:the|a) (\w+) (?:without|minus)\b[^.,;!?]*/gi,
    'what is the difference between $1 and $2',
  ],
  [/飲唔得太([凍熱辣酸甜苦])/g, '唔好太$1'],
  [/唔[好要]俾[^，。,]{1,8}(?:sugar water|糖水)/gi, '唔好太甜'],
  // 慢慢飲杯冇酒精嘅.
  [/慢慢(?=[飲嘆歎][^，。]{0,3}杯)/g, ''],
];
