/** The words around a wish: what turns it round, weakens or strengthens it, and what says nothing. Lower case, no apostrophes. */

export type Particle =
  /** "no", "唔要": turns round what follows. */
  | 'no'
  /** "less", "too", "太": turns round what follows, without forbidding it. */
  | 'less'
  /** "a little", "少少". */
  | 'soft'
  /** "very", "超". */
  | 'very'
  /** "want", "要": a wish begins anew, unless a "no" stands right before. */
  | 'wish'
  /** "or", "或": what follows shares the "no" of what came before. */
  | 'link'
  /** "allergic", "敏感": what is named in the same sentence is kept out. */
  | 'allergy'
  /** "free" behind a word, "免": keeps out what it stands behind. */
  | 'free'
  /** "like", "似": a drink follows. */
  | 'like'
  /** "but", "please": nothing reaches over it. */
  | 'clause'
  /** Says nothing of taste. */
  | 'plain';

const said = (words: string): string[] => words.split(',').map((word) => word.trim());

export const PARTICLES: Readonly<Record<Particle, readonly string[]>> = {
  no: said(`
    no, not, without, never, nothing, hardly, non, hate, avoid, skip, hold, dont, doesnt, isnt, arent, cant, cannot, wont,
    wouldnt, shouldnt, aint, didnt, wasnt, nope, nah, minus, sans, zero, dislike, instead of, rather than, the opposite of, opposite of, over, anything but,
    except, except for, apart from, stay away from, keep away from, lay off, go without, leave out, leave off, sick of,
    tired of, fed up with, bored of, not a fan of, not a big fan of, no fan of, not into, not keen on, not big on, not for,
    not feeling, not in the mood for, no more, not any, not a lot of, not interested in, cant stand, cant have, cant do,
    cant eat, cant take, cant handle, cant drink, dont want, dont like, dont fancy, dont need, dont give me, dont put,
    dont add, do not want, do not like, wont have, rather not, never liked, off, isnt my thing, ban, free from, free of,
    aside from, none of, hates, hating, avoiding, wary of, afraid of, scared of, allergic reaction to,
    唔好, 唔要, 唔想, 唔想要, 唔想飲, 唔使, 唔鍾意, 唔中意, 唔食, 唔飲, 唔食得, 唔啱, 唔愛, 唔係, 唔落, 唔加, 唔放, 唔可以, 唔可以有,
    唔含, 唔, 不要, 不想, 不喜歡, 不能, 不, 無, 冇, 沒有, 沒, 走, 戒, 怕, 驚, 討厭, 憎, 頂唔順, 受唔到, 受唔住, 避, 避免, 免, 除咗,
    非, 零, 咪落, 咪放, 咪俾, 唔好俾, 唔好落, 唔好放, 唔好加, 唔好有, 飲唔到, 食唔到, 飲唔慣, 唔慣, 唔得, 唔多鍾意, 唔係好鍾意,
    麻麻, 千祈唔好, 千祈唔好有, 最憎, 唔好畀, 完全唔要, 完全冇, 接受唔到, 唔接受, 別, 別放, 不加, 不含, 唔想有, 唔沾, 抗拒, 飲厭咗,
    食厭咗, 飲厭, 厭`),
  less: said(`
    less, too, overly, not too, not so, not that, not very, not really, not overly, not super, not much, not too much,
    not as, not all that, not crazy, reduce, reduced, cut down, go easy on, easy on, go light on, light on, go lightly on,
    low in, low, lower, tone down, minimal, fewer, half, way too, a bit too, a little too, far too, isnt too, wasnt as,
    nothing too, nothing very, nothing super, nothing so, anything too, dont make it too, dont like it too, not a very,
    not a too, never too, not extremely, not particularly, not massively,
    太, 少, 減, 低, 唔係好,     少啲, 減少, 減啲, 過份, 過分, 過, 偏淡,
    唔好落太多, 唔好太多, 唔要太多, 唔要咁多, 唔好咁多, 唔使咁多,     太過, 細, 小`),
  soft: said(`
    a little, a little bit, a little bit of, a bit, a bit of, bit, bit of, little, few, touch, touch of, a touch of, hint,
    hint of, a hint of, dash, a dash of, slightly, mildly, lightly, subtly, softly, tad, a tad, kind of, kinda, sort of,
    sorta, somewhat, semi, lil, a lil, splash, a splash of, whisper of, slight, ish, on the side of,
    just a bit, just a little, just a touch, moderately, smidge, smidgen,
    少少, 少少都好, 一啲, 一啲啲, 一點, 一點點, 少許, 輕微, 稍微, 微微, 微, 略, 些少, 啲啲, 有啲, 有少少, 有點, 有一啲, 淡淡地,
    幾滴, 一滴, 小小, 帶少少, 帶啲, 帶點, 半`),
  very: said(`
    very, really, really really, super, extra, extremely, ultra, mega, lots of, lots, loads of, loads, tons of, plenty of,
    plenty, full of, packed with, proper, properly, seriously, insanely, crazy, hella, max, maximum, heavy on, loaded with,
    bloody, damn, totally, a lot of, a lot, all the, big on, mad, wicked, incredibly, intensely, intense, heavily, heavy,
    as hell, as possible, af, double, triple, wildly, so so, uber, fucking, serious, strongly, big,
    好, 好鬼, 好多, 超, 超級, 勁, 極, 極之, 非常, 非常之, 十分, 特別, 最, 爆, 夠晒, 勁多, 多啲, 大量, 狂, 瘋狂, 猛, 死咁, 鬼死咁, 好好,
    到爆, 到死, 好勁, 超多, 加倍, 雙倍, 重, 特, 咁鬼, 夠晒數, 特濃, 勁鬼, 鬼咁, 十足, 滿, 滿滿, 好L, 認真, 極度`),
  wish: said(`
    want, wanna, like, love, prefer, fancy, crave, craving, need, give me, gimme, get me, make me, itching for, make it, feel like,
    feeling, looking for, in the mood for, something, anything, after, would like, id like, ill have, ill take, can i get,
    can i have, could i get, could i have, may i have, i want, i like, i love, more, with, keep it, lets go, got, must be,
    must have, has to be, should be, enjoy, adore, bring, into, mood for, up for, dying for, a fan of, fan of,
    要, 想, 想要, 想飲, 想食, 想試, 鍾意, 鍾意飲, 飲, 食, 喜歡, 愛, 最愛, 俾, 畀, 俾我, 畀我, 比我, 整, 整杯, 整到, 來, 嚟, 嚟杯, 嚟個, 加,
    落, 放, 有, 帶, 有冇, 有無, 有沒有, 有啲咩, 求, 搵, 搵杯, 想搵, 仲要, 又要, 更, 再, 多, 多少少, 夠, 偏, 可以, 最好, 多啲都得, 想喝, 喝,
    我要, 我想, 我鍾意, 一定要, 掛住, 諗住, 支持`),
  link: said(`or, nor, 或, 或者, 同, 同埋, 又或者, 同理, 和, 及, 以及, 、, /, 定`),
  allergy: said(`
    allergic, allergic to, allergy, allergies, intolerant, intolerance, sensitive to, anaphylactic, anaphylaxis, reacts to,
    react to, react badly to, reacts badly to, reaction to, reactions to, bad reaction to, epipen, hives, get hives from,
    rash, rashes, itch, itchy, itches, swell, swells, swell up, swells up, throat close, throat closes, throat swells,
    出疹, 起疹, 出風癩, 起風癩, 風癩, 風疹, 會痕, 好痕, 痕癢, 周身痕, 會腫, 會敏, 起風疹,
    敏感, 過敏, 不耐, 不耐症, 致敏, 會敏感, 有敏感, 食咗會, 掂唔得, 忌口`),
  free: said(`free, 唔要, 唔好, 唔得, 唔鍾意, 唔食, 唔食得, 唔飲得, 走, 免, 免問, 唔啱, 唔啱我, 唔使, 頂唔順, 麻麻, 麻麻地, 唔係好得, 不要, 唔要喇,
    食唔到, 飲唔到, 唔該免, 可免則免, 食唔得, 飲唔得, 接受唔到, 都唔要, 都唔得, 都唔好, 就唔要, 就唔好, 就唔得, 就免,
    no thanks, no thank you, isnt my thing, is not my thing, not my thing, is not for me, isnt for me, not for me, is out,
    are out, makes me sick, make me sick, upsets my stomach, doesnt agree with me, dont agree with me, is a no,
    is a no go, no go, is a problem, are a problem, is a problem for me, are a problem for me, is bad for me,
    are bad for me, doesnt sit well, dont sit well, gives me headaches, gives me a headache`),
  like: said(`
    something like, similar to, sort of like, kind of like, kinda like, a bit like, like a, like an, like the, same as,
    along the lines of, close to, in the style of, tastes like, taste like, reminds me of, inspired by, a twist on, version of,
    than, than a, than an, than the,
    似, 好似, 類似, 接近, 好似我成日飲嘅, 似返, 近似, 差唔多, 咁樣, 版, 口味, 嗰種, 嗰類`),
  clause: said(`
    but, and, so, because, cause, cos, just, then, also, plus, please, pls, plz, thanks, thank you, cheers, ta, actually,
    however, though, although, if, not just, not only, today, tonight, oh, um, uh, er, hmm, well, yeah, yes, yep, ok, okay,
    hey, hi, hello, maybe, perhaps, probably, rather, instead, still, even, why not, and not,
    但係, 但, 但要, 不過, 又, 而且, 仲有, 因為, 所以, 唔該, 唔該晒, 多謝, 謝謝, 今日, 今晚, 而家, 嗯, 呃, 唔止, 唔單止, 唔淨止, 唔只, 可能, 或許,
    不如, 反而, 就, 你好, 哈囉, 喂, 唔好意思, 請, 然後, 另外, 得嚟, 得來, 之餘, 埋, 係, 呀, 啊, 啦, 喇, 囉, 吖, 呢, 喎, 咯, 架, 㗎, 啵, 嗎, 嘛`),
  plain: said(`
    a, an, the, over ice, cocktail, cocktails, im, i, ive, id, ill, me, my, mine, we, us, our, you, your, he, she, his, her, him, they, them, their, it,
    its, that, thats, this, these, those, there, theres, here, is, are, am, be, been, was, were, will, would, could, can,
    should, may, might, do, does, did, have, has, having, had, to, of, in, on, at, by, for, from, about, up, down, out, all,
    any, some, of, one, ones, thing, things, kind, sort, type, drink, drinks, drinking, drinker, drank, beverage, glass, cup,
    taste, tastes, tasting, taste of, flavour, flavours, flavor, flavors, flavoured, flavored, notes, note, side, level,
    bit of a, please, bartender, bar, sip, order, ordering, try, trying, go, going, gonna, let, lets, get, make, made, put,
    add, added, mix, mixed, serve, served, pick, choose, find, show, suggest, recommend, recommendation, think, thinking,
    guess, know, see, say, tell, ask, what, whats, which, who, when, where, how, hows, why, quite, pretty, fairly, very much,
    enough, good, nice, great, lovely, tasty, delicious, yummy, perfect, best, fine, right, now, night, evening, day,
    morning, afternoon, always, usually, normally, often, sometimes, much, many, most, same, other, another, else, than,
    as, such, only, both, every, everything, more, again, too many, mate, man, bro, dude, love, darling, someone, friend,
    friends, girlfriend, boyfriend, wife, husband, mum, mom, dad, guys, everyone, myself, got, getting, want to, like to,
    able to, sure, able, new, different, interesting, fun, exciting, fancy, special, style, based, base, like that,
    work, works, im in, mood, feel, feels, feeling, last, first, time, next, round, start, starter, end, dinner, lunch,
    meal, food, after dinner, before dinner, tall, long, short, small, large, no worries, no problem, no rush, no pressure,
    no matter, cant wait, cant get enough, not a problem, problem, do you have, have you got, you got, you have, any of,
    anything with, something with, made with, in it, in there, at all, at the moment, right now, for me, to me, with me,
    to drink, to start, to share, on the rocks, point, way, lot, really fancy, quick, quickly, easily, possible, possibly, stuff, goes,
    whatever is, thx, lol, haha, omg, wow, kindly, bring me, must, need to, never mind, dont worry, doctor, says, said, told,
    there is, there are, want a, want an, with it, go with, bring it, bring on, all good, since, until, while, too late, person, people, kid, kids,
    tonights, mind, that is, thats not, it is, its not, who is, which is, having a, had a, been a, was a,
    雞尾酒, 我, 你, 佢, 我哋, 你哋, 佢哋, 人, 人哋, 自己, 個, 杯, 支, 樽, 隻, 款, 種, 樣, 一, 一杯, 一個, 兩, 啲, 嘅, 的, 咗, 過嘅, 緊, 得, 到, 地, 哋, 得滯,
    那麼, 嗰, 嗰啲, 嗰個, 嗰隻, 嗰款, 呢, 呢個, 呢啲, 呢杯, 嘢, 啲嘢, 嘢飲, 飲品, 飲料, 飲嘅, 味, 味道, 口感, 感覺, 度, 係咁, 咩, 乜, 乜嘢, 什麼, 點, 點樣, 邊, 邊款,
    邊杯, 會, 識, 諗, 覺得, 應該, 可唔可以, 可不可以, 得唔得, 好唔好, 要唔要, 係咪, 鍾唔鍾意, 有冇得, 有咩, 有乜, 有得, 介紹, 推介, 推薦, 建議, 幫, 幫我,
    麻煩, 唔緊要, 唔錯, 冇問題, 無問題, 唔使客氣, 問題, 好嘅, 好呀, 好啊, 好吧, 好飲, 好味, 好食, 好正, 好掂, 好耐, 好少, 好想, 好鍾意, 好想要, 好想飲, 好愛,
    好憎嘅, 正, 掂, 靚, 都, 仲, 亦, 先, 再次, 一定, 真係, 真, 其實, 平時, 通常, 成日, 多數, 有時, 鬼, 咁, 咁嘅, 咁上下, 啱, 啱飲, 適合, 比較, 相對, 幾, 幾好,
    今, 日, 夜, 晚, 夜晚, 朝早, 下晝, 時候, 之後, 之前, 未, 已經, 過, 完, 返, 返工, 出, 入, 上, 下, 喺, 在, 從, 由, 為, 被, 將, 把, 對, 向, 於, 畀個, 至, 至好, 至得, 另,
    朋友, 女朋友, 男朋友, 老婆, 老公, 阿媽, 老細, 老闆, 師傅, 大佬, 靚女, 靚仔, 唔知有冇, 唔知有無, 唔知可唔可以, 嚟緊, 等陣, 陣間, 一陣, 一陣間, 跟住, 咪,
    咪得, 啫, 咋, 添, 罷, 吓, 下先, 嚇, 多多, 多嘅, 少嘅, 嘅嘢, 嘅飲品, 試, 試下, 試吓, 感, 類, 系, 系列, 類型, 風味, 風格, 特色, 特別嘅, 新, 新嘢, 有啲咩, 嘗試, 選擇,
    叫, 點嗌, 嗌, 叫杯, 飲到, 飲得, 飲落, 入口, 喉, 舌, 口, 食飯, 食完飯, 飯, 飯後, 餐, 心情, 身, 好心情, 女仔, 男仔, 女士, 兩杯, 手, 屋企, 走先, 醫生, 話, 講, 佢話, 講真,
    每次, 上次, 嗰次, 頭先, 上一杯, 最近, 差, 緊要, 之類, 等等, 整體, 主要, 主打, 就得, 就好, 就夠, 就最好, 即係, 簡單, 快, 快啲, 大, 大杯, 細杯, 中杯, 唔同,
    比, 較, 更加, 一樣, 咁樣嘅, 咁多, 咁少, 做, 行, 落嚟, 起身, 出嚟, 入面, 裏面, 裡面, 成份, 落去, 最尾, 有得揀, 揀, 揀咩, 揀杯, 有料到, 有層次, 層次, 令, 令我, 食嘅`),
};

/** Other spellings of the same: colloquial Cantonese writing, what a speech recogniser makes of a word, simplified characters. Same length each. */
export const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/鐘意|中意|锺意/g, '鍾意'],
  [/(?<=[飲有食乜咩啲甜酸辣])野/g, '嘢'],
  [/唔(?=岩)岩|岩(?=飲|我|晒)/g, '啱'],
  [/既(?=嘢|野|飲|味|$|[\s，。,.])/g, '嘅'],
  [/系(?=咪|唔|要|想)/g, '係'],
  [/黎(?=杯|個|啲|D|d)/g, '嚟'],
  [/(?<=[一-鿿])[dD](?![a-zA-Z])/g, '啲'],
  [/(?<![a-zA-Z])[dD](?=[一-鿿])/g, '啲'],
  [/(?<![a-zA-Z0-9])5(?=要|好|使|想|鍾|食|飲)/g, '唔'],
  [/咁(?=滯)/g, '得'],
  [/怀/g, '懷'],
  [/喂(?=奶|母|人奶|緊奶|緊人奶|紧)/g, '餵'],
  [/气/g, '氣'],
  [/无/g, '無'],
  [/没/g, '沒'],
  [/柠/g, '檸'],
  [/姜/g, '薑'],
  [/浓/g, '濃'],
  [/轻/g, '輕'],
  [/热/g, '熱'],
  [/凉/g, '涼'],
  [/饮/g, '飲'],
  [/过/g, '過'],
  [/车/g, '車'],
  [/开/g, '開'],
  [/鸡/g, '雞'],
  [/坚/g, '堅'],
  [/类/g, '類'],
  [/汤/g, '湯'],
  [/欢/g, '歡'],
  [/给/g, '畀'],
  [/点/g, '點'],
  [/么/g, '麼'],
  [/来/g, '來'],
  [/别/g, '別'],
  [/试/g, '試'],
];
