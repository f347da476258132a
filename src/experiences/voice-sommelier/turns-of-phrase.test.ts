/** What would be heard as something else: turns of phrase, other days, and whose drink it is. */
import { describe, expect, it } from 'vitest';
import { answerTo } from '#test/answer-to.ts';

describe('turns of phrase', () => {
  it.each([
    ['麻麻辣辣先過癮', 'Numbing Mule', '麻辣'],
    ['Negroni, no orange', 'Negroni', 'tell them “no orange”'],
    ['話梅嗰隻係咪好鹹㗎？', 'Wan Chai Plum Highball', '話梅糖漿'],
    ['楊枝甘露嗰個係咪冇alcohol㗎？', 'Pomelo Sago Colada', '甘露椰林冇酒精'],
    ['奶茶嗰杯係咪好甜㗎?', 'Sheung Wan Milk Punch', '好甜'],
    ['杏仁嗰杯，少甜', 'Repulse Bay Mai Tai', '淺水灣邁泰'],
    ['the milk tea one, but with coconut milk', 'Sheung Wan Milk Punch', 'tell them “coconut milk”'],
    ['I liked the Cosmo, hated the lychee one', 'Cosmopolitan', 'not Lychee Martini'],
    ['有冇creamy嗰隻texture嘅', 'Piña Colada', 'creamy'],
    ['G&T but make it interesting', 'Temple Street G&T', 'Temple Street G&T'],
    ['Here have baijiu or not?', 'Numbing Mule', 'With baijiu'],
    ['馬天尼走橄欖', 'Dry Martini', '走橄欖'],
    ['allergic to orange, a Negroni', undefined, 'Like Negroni, no orange'],
    ['either a cosmo or a lychee martini, whichever’s less sweet', 'Cosmopolitan', 'less sweet'],
    ['Dealer’s choice, but if an umbrella turns up I’m walking out', undefined, 'No umbrella'],
    ['Something I can nurse for half an hour that won’t turn to water', 'Sheung Wan Milk Punch', 'Nurse for'],
    ['aircon’s bust at home, give me the coldest thing you’ve got', 'Mojito', 'Coldest'],
    ['Can I become a hot drink with rum or so?', 'Tangerine Peel Mulled Wine', 'Hot drink'],
    ['my grandmother was putting rose everywhere', undefined, 'rose'],
    ['甜過初戀，濃過奶昔', 'Sheung Wan Milk Punch', '奶昔咁'],
    ['我要辣到流眼水，但酒精免問', 'Dragon’s Breath', '勁辣'],
    ['想佢試啲外面飲唔到、好香港嘅嘢', 'Mid-Autumn Sour', '香港特色'],
    ['麻甩佬飲得㗎嗰種', 'Chenpi Old Fashioned', '好man'],
    ['Aperol Spritz嗰種feel，但係要大力d', 'Negroni', '夠勁'],
    ['唔好凍親個胃，要杯甜嘅', 'Irish Coffee', '熱飲'],
    ['got a new job!', 'French 75', 'Right you are. Cheers to that'],
    ['唔好一飲就醉', 'White Peach Bellini', '酒味輕'],
    ['唔想太快 high', 'White Peach Bellini', '酒味輕'],
    ['sour 到五官扭曲 please', undefined, '好酸'],
    ['今晚想一個人靜靜哋坐喺度飲', 'Penicillin', '一個人靜靜哋'],
    ['birthday girl 要一 shot 過', 'B-52', 'shot過'],
    ['tequila okay,shot 就 no way,長飲啦', 'Paloma', '唔要shot'],
    ['gin I don’t drink, whisky I love', 'Wan Chai Plum Highball', 'no gin'],
    ['Sulphites wreck my head', undefined, 'No sulphites'],
    ['I’m allergic to nuts can I have the Mai Tai', 'Hand-Shaken Daiquiri', 'not for you'],
    ['the color must be as the sea', 'Harbour at Dusk', 'As the sea'],
    ['gimme something that’ll knock me on my arse', undefined, 'Strong'],
    ['海鮮類我一律敏感', undefined, '冇魚、冇甲殼類、冇貝類'],
    ['有無酒精嘅莫吉托嗎', 'Nojito', '冇酒精'],
    ['is there any gin in the blue one?', 'Harbour at Dusk', 'No gin in Harbour at Dusk'],
    ['Is there caffeine in the milk tea one?', 'Sheung Wan Milk Punch', 'Yes'],
    ['你哋無酒精嘅總共有幾多款', 'Nojito', '冇酒精：'],
    ['One gin tonic please, with many ice', 'Temple Street G&T', 'tell them “extra ice”'],
    ['Sorry 想 complain 少少，啱啱杯 Bloody Mary 鹹過頭，換杯 refreshing 但冇鹽嘅得嗎？', 'Mojito', '唔要鹹'],
    ['圓潤啲、完全冇檸檬青檸', undefined, '唔要檸檬、唔要青檸'],
    ['只要唔超過九個巴仙，有氣又唔甜，邊杯都得。', 'Temple Street G&T', '輕過9%'],
    ['I can drink until eight percent, with fruit.', 'White Peach Bellini', 'weaker than 8%'],
    ['熱帶果味我都 fine，coconut 就 no。', 'Monastery Swizzle', '唔要coconut'],
    ['成張餐牌有幾多杯係唔含酒精㗎？', 'Nojito', '冇酒精：'],
    ['No passion fruit? Then cucumber.', 'Calamansi Cloud', 'passion fruit'],
    ['No milk? then fine', undefined, 'No milk'],
    ['B-52 係 shot 定 long drink 嚟？', 'B-52', '係，B-52 轟炸機：shot'],
    ['is the nojito just a mojito without the rum', undefined, 'Mojito is stronger'],
    ['zero alcohol,不過唔好俾杯細路仔sugar water我,要bitter同grown-up', 'No-groni Fizz', '唔好太甜'],
    ['佢飲唔得太凍，想要試吓新嘢', undefined, '唔好太凍'],
    ['a mocktail is fine for me', 'Nojito', 'No alcohol'],
    ['無酒精咁多款，邊啲有氣？', 'Nojito', '冇酒精'],
    ['Vodka唔要，rum又唔要，whisky驚too heavy，想有少少kick', 'Clover Club', '唔要whisky'],
    ["It's a bit early for booze, but I'd like a hot drink.", 'Orchard by the Fire', 'no alcohol'],
    ["I liked the Cosmo, hated the lychee one and couldn't finish the Clover Club", 'Cosmopolitan', 'not Clover Club'],
    ["One Bloody Mary, ice don't put.", 'Bloody Mary, Sham Shui Po Style', 'no ice'],
    ["If inside the Irish Coffee is alcohol I can't, then other hot one", 'Ginger Milk Nightcap', 'no alcohol'],
    ['I have a blood test tomorrow, something hot', 'Orchard by the Fire', 'no alcohol'],
    ['聞到氈酒想嘔，乜都飲', 'Lychee Martini', '唔要氈酒'],
    ['All day I was meeting and meeting, I need make relax.', 'Temple Street G&T', 'Calming'],
    ['Which one is the most sell here?', 'Mojito', 'best seller'],
    ['乾馬天尼要乾到盡，橙味苦精唔好落', 'Clover Club', '唔要橙味、唔要苦精'],
    ['橙味嘅，苦精唔要', 'Tequila Sunrise', '橙味、唔要苦精'],
    ['奶唔好落，要甜', 'Lychee Martini', '冇奶'],
    ['sugar no need, sour please', undefined, 'No sugar'],
    ["don't put sugar, sour please", undefined, 'No sugar'],
    ['anything with gin is fine with me', undefined, 'Gin'],
    ['我唔飲又唔食辣', 'Nojito', '冇酒精'],
    ['a whisky that has twelve years', 'Wan Chai Plum Highball', 'Whisky'],
    ['they brought me a beer, can you change it to a Mojito', 'Mojito', 'Mojito'],
    ['I got the wrong drink, change it for a Negroni', 'Negroni', 'Negroni'],
    ['唔要薄荷氈酒底嘅', 'Temple Street G&T', '氈酒底'],
    ['virgin colada 有冇呀', 'Pomelo Sago Colada', '冇酒精'],
    ['奶茶嗰杯係咪好甜㗎?', 'Sheung Wan Milk Punch', '奶茶'],
    ['有冇啲甜甜哋嘅？', 'Lychee Martini', '甜。'],
    ['咖啡味嗰啲有咩？', 'Espresso Martini', 'B-52 轟炸機。'],
    ['上次飲咗杯紐約酸酒，酸到眼都𥄫埋，今次想圓潤啲但都係要威士忌', undefined, '唔好太酸'],
    ['上次杯 Penicillin 太 smoky 喇，今次要 ginger 但係唔要煙味', undefined, '收到。ginger'],
    ['唔要威士忌……唉都係要啦，不過要有煙燻味', 'Penicillin', '威士忌'],
    ['百分之十以下，有冧酒，唔好椰子', 'Mojito', '輕過10%'],
    ['唔好 tequila，飲親都嘔', undefined, '收到。唔要tequila'],
    [
      'If the milk punch has real tea in it then no, I won’t sleep. Find me another nightcap',
      'Chenpi Old Fashioned',
      'no tea',
    ],
    [
      'In the foam is it the egg white? If yes I can not, then give me other one with flower smell',
      'Temple Street G&T',
      'no egg',
    ],
    ['Have you a beer from the tap?', 'Black & Tan', 'Yes'],
    ['not strong please, I am weak for alcohol', undefined, 'Right you are. Light.'],
    ['How it is different the Nojito from the Mojito?', undefined, 'Mojito is stronger'],
    ['唔使fancy，凍、大杯', 'Harbour at Dusk', '凍飲、大杯'],
    ['食全素，即係蛋奶蜜糖都唔掂，但係又貪口感綿綿滑滑，咁都有？', 'Piña Colada', '冇奶、冇蛋'],
    ['Penicillin好飲㗎，但面頭陣煙味太heavy，可唔可以唔落Islay嗰層再嚟一杯？', 'Moscow Mule', '少啲煙味'],
    ['tonic啲quinine唔掂得，想飲gin', 'French 75', '唔要quinine'],
    ['食緊血壓藥唔掂得西柚', 'Nojito', '唔要西柚'],
    ['I want to hold a stylish glass', undefined, 'stylish'],
    ['Can you do that Martini dirty? I don’t see olives anywhere.', 'Dry Martini', 'olives'],
    ['I like better the sour than the sweet, with whisky please.', 'New York Sour', 'sour'],
    ['I would like to taste one Chinese alcohol.', 'Numbing Mule', 'Chinese alcohol'],
    ['有酒精嗰堆入面邊杯度數最低？', 'Black & Tan', '最輕：黑白啤'],
    ['上次嚟飲過杯好香桂花味嘅，唔記得叫咩名，想再飲多次。', 'Mid-Autumn Sour', '好香、桂花味'],
    ['我平時淨係飲紅酒，有冇味道近啲、又唔會一口就醉嘅？', 'Tangerine Peel Mulled Wine', '酒味輕'],
    ['琴晚嗰杯竹影夠晒乾身，今晚想要差唔多咁乾但烈多幾分嘅。', 'Dry Martini', '夠勁'],
    ['The Daiquiri I had last week was perfect; same flavours, but taller?', 'Mojito', 'taller'],
  ])('%s', (sentence, drink, told) => {
    const { reply, chinese, drinks } = answerTo(sentence);
    if (drink !== undefined) expect(drinks[0]).toBe(drink);
    expect(reply + chinese).toContain(told);
  });

  it.each([
    'is there real medicine in the Penicillin?',
    'Apart from the spirit, how does the Moscow Mule differ from the Dark & Stormy one, and which is lighter?',
    'Yesterday I have drunk here the beer, very good, today I want also the layers but with fruit.',
    '龍舌蘭我大學嗰陣飲到嘔，以後都唔掂，但又好想飲西柚味',
  ])('%s: alcohol is not ruled out', (sentence) => expect(answerTo(sentence).understood.noAlcohol).toBeNull());

  it.each(['食緊抗生素，醫生話唔掂得酒', '一陣仲要返差館開工，唔可以有酒氣'])(
    '%s: none, and nothing is asked',
    (sentence) => {
      const { noAlcohol, unsure } = answerTo(sentence).understood;
      expect(noAlcohol).not.toBeNull();
      expect(unsure).toEqual([]);
    },
  );

  it.each([
    ['食緊頭孢，想要杯凍嘅，有啲苦味更好。', 'medicine'],
    ['I’m on cefuroxime, something cold', 'medicine'],
    ['我食齋兼守酒戒，想捧住杯熱嘅。', 'recovery'],
    ['For my sister she have fifteen years, something cute', 'age'],
  ])('%s: none', (sentence, reason) => expect(answerTo(sentence).understood.noAlcohol).toBe(reason));

  it.each([
    ['I come out in hives from lemon and lime, oranges are ok so far. And I want rum.', ['Mojito', 'Piña Colada']],
    ['I’m allergic to lemon and lime, something with rum', ['Mojito', 'Piña Colada', 'Repulse Bay Mai Tai']],
    ['allergic to vodka and lime', ['Mojito', 'Moscow Mule', 'Cosmopolitan']],
    ['I’m allergic to peaches and cream', ['White Peach Bellini', 'Irish Coffee']],
    ['my stomach is bad with gin, something floral', ['Mid-Autumn Sour', 'Temple Street G&T']],
    [
      'I was served the Espresso Martini and it tasted burnt. Could I swap it for something green?',
      ['Espresso Martini'],
    ],
    ['檸檬青檸橙都唔掂得，想要凍嘅', ['Mojito', 'Hand-Shaken Daiquiri']],
  ])('%s: none of it is poured', (sentence, barred) => {
    const { drinks, reply } = answerTo(sentence);
    expect(drinks.filter((each) => barred.includes(each))).toEqual([]);
    expect(reply).not.toContain('I don’t know which drinks contain');
  });

  it('takes for one who is allergic what comes in between', () => {
    const { avoid } = answerTo('if it’s got mezcal i’m out, if it’s got egg i’m dead (yes, allergic)').understood;
    expect(avoid).toContain('eggs');
  });

  it.each([
    ['大肚四個月，成日想嘔，要酸酸哋', false],
    ['大肚四個月，飲咗兩杯想嘔', true],
    ['想飲杯狠嘅，但係聽朝九點要開會唔可以斷片', false],
    ['I don’t like the taste of alcohol but I want to get tipsy', false],
  ])('%s: drunk is %s', (sentence, isDrunk) => expect(answerTo(sentence).understood.isDrunk).toBe(isDrunk));

  it.each([
    ['cucumber?', 'Only drinks without alcohol have cucumber here.', 'Peak Garden'],
    ['It have milk inside the Piña Colada?', 'No milk in Piña Colada', 'Piña Colada'],
    [
      'I’d normally have a Manhattan but you don’t seem to do one, so what’s closest?',
      'No Manhattan on this menu',
      'Chenpi Old Fashioned',
    ],
    ['I don’t like whisky smell', 'Right you are. No whisky.', 'Mojito'],
  ])('%s: told and poured so', (sentence, told, drink) => {
    const { reply, drinks } = answerTo(sentence);
    expect(reply).toContain(told);
    expect(drinks[0]).toBe(drink);
  });

  it.each([
    '盤尼西林入面唔通真係有抗生素？',
    'I have ten years of experience in bars, surprise me',
    'Before in your bar I have drunk one with the red on top, it was too much sour',
  ])('%s: nothing is ruled out', (sentence) => expect(answerTo(sentence).understood.noAlcohol).toBeNull());

  it.each(['Could we get the bill, mate', '埋單唔該'])('%s: of the bar', (sentence) =>
    expect(answerTo(sentence).reply).toContain('Only the bar knows'),
  );

  it.each(['我而家飲到嘔', 'I have drunk too much', 'I have drunk beers all night', '今晚飲到嘔，上次都係'])(
    '%s: drunk',
    (sentence) => expect(answerTo(sentence).understood.isDrunk).toBe(true),
  );
});

it('keeps orange liqueur from who cannot stand orange', () => {
  const { drinks } = answerTo('about 8 percent, citrusy, but I can’t stand orange');
  expect(drinks).not.toContain('Harbour at Dusk');
  expect(drinks[0]).toBe('Paloma');
});

describe('whose it is', () => {
  const nextIn = (sentence: string) => /then (.+?)\./.exec(answerTo(sentence).reply)?.[1];
  it.each([
    ['I’m driving, my wife wants a Negroni', 'your wife’s: Negroni', 'driving'],
    ['I’m pregnant and my husband wants something smoky', 'your husband’s: smoky', 'pregnancy'],
    ['我仲feed緊人奶，老公就想飲whisky，幫我哋各order一杯。', 'the other: whisky', 'pregnancy'],
  ])('%s: mine without alcohol, the other after', (sentence, next, reason) => {
    expect(answerTo(sentence).understood.noAlcohol).toBe(reason);
    expect(nextIn(sentence)).toBe(next);
  });
  it.each([
    ['my friend turns red after one sip, me I want something strong', 'your friend’s: no alcohol', null],
    ['我朋友飲親酒都面紅，我就要烈啲', 'the other: alcohol, no alcohol', null],
    ['我朋友係穆斯林，我自己要氈酒', 'the other: no alcohol', null],
    ['我個friend信回教，佢唔飲酒，我要杯gin', 'your friend’s: no alcohol', null],
  ])('%s: what is said of another is no limit of mine', (sentence, next, reason) => {
    const { understood } = answerTo(sentence);
    expect([understood.noAlcohol, understood.weaker]).toEqual([reason, false]);
    expect(nextIn(sentence)).toBe(next);
  });
  it('gives the bubbles to whom they are for', () =>
    expect(
      nextIn('My husband drives, so he takes without alcohol and with bubbles, and for me something with peach.'),
    ).toBe('the other: no alcohol, bubbles'));
  it.each(['我酒量好差，我朋友要杯烈嘅', 'I turn red after one sip, my friend wants whisky'])(
    '%s: mine is weak',
    (sentence) => expect(answerTo(sentence).understood.weaker).toBe(true),
  );
  it.each([
    ['Something sweet, no egg, for my wife, and a strong one for me', 'your wife’s: sweet, no egg', 'Dry Martini'],
    ['我哋三條友一個要烈、一個要甜、一個要酸', 'one: sweet; one: sour', 'Dry Martini'],
  ])('%s', (sentence, next, drink) => {
    expect(nextIn(sentence)).toBe(next);
    expect(answerTo(sentence).drinks[0]).toBe(drink);
  });
});

describe('what is asked', () => {
  it.each([
    ['Almonds would put me in hospital, so what should I steer clear of?', 'Not for you: Repulse Bay Mai Tai.'],
    ['Which ones come in a copper mug?', 'That would be Moscow Mule, Numbing Mule, Dragon’s Breath.'],
    ['今晚凍到騰騰震，熱嘅嘢有咩飲？', '有陳皮熱紅酒、愛爾蘭咖啡'],
    ['大肚婆飲得嘅係邊幾杯呀？', '照配方啱你嘅：無酒莫吉托'],
    ['用yuzu整嘅有冇？', '有yuzu嘅：中秋桂花酸。'],
    ['我citrus過敏，成個menu係咪淨返杯martini？', '照配方啱你嘅：特濃咖啡馬天尼'],
    ['How much it cost the Negroni?', 'Prices stand on the menu'],
    ['老細請客，最貴嗰杯係邊杯呀？', '有價錢嘅話會寫喺餐牌'],
  ])('%s', (sentence, told) => {
    const { reply, chinese } = answerTo(sentence);
    expect(reply + chinese).toContain(told);
  });
  it('does not say that there is none with alcohol where it named who has it', () =>
    expect(answerTo('Anything with passion fruit?').reply).toBe(
      'With passion fruit: Calamansi Cloud. Anything else, or shall I pour?',
    ));
  it.each(['Yesterday company dinner, I drank too much. Is there something for it?', '我十六歲，有咩飲？'])(
    '%s: says no to nobody who asks for no alcohol',
    (sentence) => expect(answerTo(sentence).reply).not.toContain('No: nothing with alcohol'),
  );
});

describe('what keeps from harm', () => {
  it.each([
    ['我唔食得辣，芒果嗰杯辣唔辣㗎？', 'Pomelo Sago Colada'],
    ['個胃今日有啲嬲我，酸嘅一落肚就痛，但又想飲返少少酒', 'White Peach Bellini'],
    ['我信佛食長齋，蛋奶蜜糖魚都唔掂，酒就更加唔得，咁有咩係我飲到嘅？', 'Ten-Year Salty Lime Soda'],
    ['內格羅尼嗰三樣嘢入面邊樣係苦㗎？我鍾意苦，但好怕杜松子味。', 'Harbourfront Spritz'],
    ['If the Mai Tai’s got almonds I can’t go near it, so what else is rummy and tropical?', 'Piña Colada'],
    ['My friend gets red and heart goes fast after one sip, what is pretty for her?', 'Sunrise on Zero'],
    ['grapefruit interacts with my pills so please none of that', 'Nojito'],
  ])('%s', (sentence, drink) => expect(answerTo(sentence).drinks[0]).toBe(drink));

  it.each(['蛋白泡嗰隻texture我唔buy，sour類仲有咩？', '蛋奶蜜糖魚都唔掂'])('%s: no egg', (sentence) =>
    expect(answerTo(sentence).understood.avoid).toContain('eggs'),
  );
  it.each([
    '我戒咗酒三年，想要杯唔好扮酒味嘅。',
    'Fourteen months sober, please skip anything pretending to be booze.',
  ])('%s: nothing that imitates a spirit', (sentence) => {
    const { drinks, understood } = answerTo(sentence);
    expect(understood.noAlcohol).toBe('recovery');
    for (const imitating of ['Peak Garden', 'Smoked Rosemary & Tonic', 'Calamansi Cloud', 'No-groni Fizz'])
      expect(drinks).not.toContain(imitating);
  });
  it('hears the age of a son of nine years', () =>
    expect(
      answerTo('Is it true the blue one changes colour? My son of 9 years wants to see it.').understood.noAlcohol,
    ).toBe('age'));
  it('names nothing while it is not clear whether somebody may have alcohol', () =>
    expect(answerTo('Is it true the blue one changes colour? My son wants to see it.').reply).not.toContain(
      'Harbour at Dusk',
    ));
  it('lets a Muslim friend have none, and the guest their gin', () => {
    const { drinks, reply } = answerTo('my friend is Muslim, no alcohol for him, and a strong gin for me');
    expect(drinks[0]).toBe('Dry Martini');
    expect(reply).toContain('the other: no alcohol');
    expect(answerTo('my friend is Muslim so no alcohol please').understood.noAlcohol).not.toBeNull();
  });
  it('is no child that a guest does not want to look like', () =>
    expect(answerTo('我first date呀，唔想似小朋友咁飲汽水，有冇classy少少嘅？').understood.noAlcohol).toBeNull());
  it.each([
    [
      'Is there alcohol in the blue one?',
      'Yes, Harbour at Dusk has alcohol: 8% ABV. Blue Hour Lemonade has no alcohol.',
    ],
    ['Is there caffeine in the milk tea one?', 'Yes, Sheung Wan Milk Punch has Silk-stocking milk tea in it.'],
    ['話梅嗰隻有幾多度？', 'Wan Chai Plum Highball is middling in strength: 10% ABV.'],
    ['What’s in that green herby one?', 'Basil Smash: Basil-infused gin'],
    ['Vegan here, so what’s off limits?', 'Not for you: '],
    ['How many degrees has the Negroni?', 'Negroni is very strong: 19.8% ABV.'],
    ['what’s that blue one called?', 'That would be Harbour at Dusk, Blue Hour Lemonade.'],
    ['有把遮仔嗰杯叫咩', 'That would be Piña Colada.'],
    ['is the lychee one worth it?', 'Lychee Martini: very fruity, very sweet; 11.3% ABV.'],
    ['藍色嗰杯好唔好飲㗎', 'Harbour at Dusk: very fruity, sweet, fizzy, sour; 8% ABV.'],
    ['does anyone order the Bamboo?', 'Only the bar knows that: please ask them.'],
    ['the playlist is killing me, can you turn it down? Something with tequila', 'please ask them.'],
  ])('%s', (sentence, told) => expect(answerTo(sentence).reply).toContain(told));
  it.each(['勁過長島有冇', '咪住先，有冇花生？我花生敏感㗎'])('%s: does not name all there are', (sentence) =>
    expect(answerTo(sentence).reply).not.toContain('and 44 more'),
  );
});

describe('what is said by its opposite', () => {
  it.each([
    ["I can't go home without a Mojito", 'Mojito'],
    ["can't live without coffee", 'Espresso Martini'],
    ["you can't have a party without bubbles", 'Paloma'],
    ["I can't stop thinking about that lychee drink", 'Lychee Martini'],
    ["you can't beat a Negroni", 'Negroni'],
    ["if you have whisky I can't say no", 'Wan Chai Plum Highball'],
    ['唔飲 Mojito 唔走得', 'Mojito'],
    ['唔可以冇咖啡', 'Espresso Martini'],
  ])('%s: is wanted', (sentence, first) => expect(answerTo(sentence).drinks[0]).toBe(first));
  it.each([
    ["I can't do alcohol without getting a headache", 'No alcohol'],
    ["can't drink gin without tonic", 'no gin'],
    ['所以我就 no alcohol', 'no alcohol'],
    ["I don't drink, don't go on without me", 'alcohol'],
  ])('%s: is not', (sentence, told) => expect(answerTo(sentence).reply.toLowerCase()).toContain(told.toLowerCase()));
  it.each([
    "she mustn't have much alcohol",
    "a small one that won't have me giggling",
    'one calming drink, nothing that makes me slur',
    'keep me company without knocking me over',
    'nothing strong before the show',
    '酒可以有一啲啲',
    '我唔係唔飲得，係唔想咁快醉',
  ])('%s: light, and not without alcohol', (sentence) => {
    const { understood, reply } = answerTo(sentence);
    expect(understood).toMatchObject({ noAlcohol: null, isDrunk: false });
    expect(reply).toMatch(/light|酒味輕/i);
  });
  it.each(['What do you recommend? I never drink cocktail before.', 'She not drink the beer and not drink the sweet'])(
    '%s: is no abstainer',
    (sentence) => expect(answerTo(sentence).understood.noAlcohol).toBeNull(),
  );
});

describe('what is refused with it', () => {
  it.each([
    ["no cream, I'm wearing white", 'Piña Colada'],
    ["I'd rather not have anything that pretends to be a spirit, no alcohol", 'No-groni Fizz'],
    ['凍嘢會痠，有冇暖暖哋嘅', 'Mojito'],
    ['I am allergic to, ok listen: kiwi, tree nuts, and most stone fruit', 'White Peach Bellini'],
    ['Milk punch 嗰杯係咪熱㗎？如果係凍就唔要，俾杯熱嘅我', 'Sheung Wan Milk Punch'],
    ['有冇啲落火嘅？唔好再熱氣', 'Espresso Martini'],
    ['麵筋唔得，但 baijiu 同 Worcestershire 嗰啲有冇 gluten？', 'Bloody Mary, Sham Shui Po Style'],
  ])('%s: not %s', (sentence, drink) => {
    const { drinks } = answerTo(sentence);
    expect(drinks).not.toContain(drink);
  });
  it.each([
    ['something to match my red dress', 'Bloody Mary, Sham Shui Po Style'],
    ["I'm wearing pink and want a drink to match", 'Cosmopolitan'],
    ["I couldn't get over how sweet it was, something dry", 'Bamboo'],
    ['怕佢太濃', 'White Peach Bellini'],
    ['我驚自己飲太勁', 'White Peach Bellini'],
  ])('%s: %s', (sentence, first) => expect(answerTo(sentence).drinks[0]).toBe(first));
  it.each(['I never turn down a whisky', 'smoke is a turn off'])('%s: asks the bar nothing', (sentence) =>
    expect(answerTo(sentence).reply).not.toContain('Only the bar knows'),
  );
  it.each(["I'm wearing white", 'my white dress, so nothing red', 'menopause hot flushes so nothing hot'])(
    '%s: wishes for nothing of the kind',
    (sentence) => {
      const { understood, reply } = answerTo(sentence);
      expect(understood.weaker).toBe(false);
      expect(reply).not.toContain('White');
    },
  );
});

describe('asked about, and kept from', () => {
  it.each([
    ["Is there egg in the Mid-Autumn one? I'm allergic.", 'eggs', 'has egg in it'],
    ["are there almonds in the Repulse Bay one? I'm allergic", 'tree-nuts', 'not for you'],
  ])('%s: is answered, and is an allergy to %s', (sentence, allergen, said) => {
    const { understood, reply } = answerTo(sentence);
    expect(understood.allergies).toContain(allergen);
    expect(reply).toContain(said);
  });
  it('keeps a vegan from what they ask for, to keep from it', () => {
    const { understood, drinks } = answerTo('vegan here, which ones have honey or egg or milk in them?');
    expect(understood.wishes.map(({ wish }) => wish)).not.toContain('wanted');
    expect(drinks).not.toContain('Ginger Milk Nightcap');
  });
  it.each([
    ['唔要氣泡，一飲就打嗝', 'fizzy'],
    ['我食小辣咋', 'spicy'],
    ['呢杯 Typhoon 係咪好spicy㗎？我食小辣咋', 'spicy'],
  ] as const)('%s: less %s, never more', (sentence, axis) =>
    expect(answerTo(sentence).understood.taste[axis]).toBeLessThan(0),
  );
  it('refuses what somebody finds too bitter', () =>
    expect(answerTo('Tonic水我覺得好苦，mojito就ok').understood.wishes).toContainEqual(
      expect.objectContaining({ name: 'tonic', wish: 'refused' }),
    ));
  it('gives nothing cold to teeth that cold hurts', () =>
    expect(answerTo('My teeth are hurting from cold things').drinks).not.toContain('Mojito'));
});
