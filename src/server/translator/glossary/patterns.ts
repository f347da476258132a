/**
 * Patterns of composed names: `Lemon juice` from lemon and “{x} juice”. Layout: table.ts.
 * `{x}` is the flavour: `{x}` plain, `{x_}` joined to the next word, `{x-}` with a hyphen, `{x,}` listed, `{de x}` `{au
 * x}` `{di x}` `{al x}` with the French or Italian preposition. `{y}` is any name. `[frais/fraîche/frais/fraîches]`
 * agrees with `{y}`: masculine, feminine, and both plurals; in German masculine, feminine, neuter, plural. `(…)` in
 * English is optional.
 */

/** A flavour followed by its base: the result is a new thing with a gender of its own. */
export const MADE_OF = `
{x} juice | {x}汁 | {x}ジュース | {x} 주스 | jus {de x} | {x_}saft | zumo de {x} | succo {di x} | suco de {x} | น้ำ{x}
{x} syrup | {x}糖漿 | {x}シロップ | {x} 시럽 | sirop {de x} | {x_}sirup | sirope de {x} | sciroppo {di x} | xarope de {x} | ไซรัป{x}
{x} cordial | {x}糖漿 | {x}コーディアル | {x} 코디얼 | sirop {de x} | {x_}sirup | cordial de {x} | sciroppo {di x} | cordial de {x} | คอร์เดียล{x}
{x} purée | {x}蓉 | {x}ピューレ | {x} 퓌레 | purée {de x}~f | {x_}püree~n | puré de {x} | purea {di x}~f | purê de {x} | เพียวเร{x}
{x} pulp | {x}肉 | {x}の果肉 | {x} 과육 | pulpe {de x}~f | {x_}fruchtfleisch~n | pulpa de {x}~f | polpa {di x}~f | polpa de {x}~f | เนื้อ{x}
{x} liqueur | {x}甜酒 | {x}リキュール | {x} 리큐어 | liqueur {de x}~f | {x_}likör | licor de {x} | liquore {al x} | licor de {x} | เหล้า{x}
{x} brandy | {x}白蘭地 | {x}ブランデー | {x} 브랜디 | brandy {au x} | {x_}brand | brandy de {x} | brandy {al x} | brandy de {x} | บรั่นดี{x}
{x} bitters | {x}苦精 | {x}ビターズ | {x} 비터스 | bitters {au x} | {x_}bitter | amargo de {x} | bitter {al x} | bitter de {x} | บิตเทอร์{x}
{x} soda | {x}梳打 | {x}ソーダ | {x} 소다 | soda {au x} | {x-}Soda~f | soda de {x}~f | soda {al x}~f | soda de {x}~f | {x}โซดา
{x} tea | {x}茶 | {x}ティー | {x}차 | thé {au x} | {x_}tee | té de {x} | tè {al x} | chá de {x} | ชา{x}
{x} ice cream | {x}雪糕 | {x}アイスクリーム | {x} 아이스크림 | glace {au x}~f | {x_}eis~n | helado de {x} | gelato {al x} | sorvete de {x} | ไอศกรีม{x}
{x} sorbet | {x}雪葩 | {x}シャーベット | {x} 소르베 | sorbet {au x} | {x_}sorbet~n | sorbete de {x} | sorbetto {al x} | sorbet de {x} | ซอร์เบต์{x}
{x} jam | {x}果醬 | {x}ジャム | {x} 잼 | confiture {de x}~f | {x_}konfitüre~f | mermelada de {x}~f | confettura {di x}~f | geleia de {x}~f | แยม{x}
{x} foam | {x}泡沫 | {x}フォーム | {x} 폼 | écume {de x}~f | {x_}schaum | espuma de {x}~f | spuma {di x}~f | espuma de {x}~f | โฟม{x}
{x} milk | {x}奶 | {x}ミルク | {x} 밀크 | lait {de x} | {x_}milch~f | leche de {x}~f | latte {di x} | leite de {x} | นม{x}
{x} vinegar / {x} shrub | {x}醋 | {x}ビネガー | {x} 식초 | vinaigre {de x} | {x_}essig | vinagre de {x} | aceto {di x} | vinagre de {x} | น้ำส้มสายชู{x}
{x} vodka | {x}伏特加 | {x}ウォッカ | {x} 보드카 | vodka {au x}~f | {x-}Wodka | vodka de {x} | vodka {al x}~f | vodca de {x}~f | วอดก้า{x}
`;

/** A piece of something, such as a garnish. */
export const PIECE_OF = `
{x} wheel / {x} slice / slice of {x} / {x} round | {x}片 | {x}スライス | {x} 슬라이스 | rondelle {de x}~f | {x_}scheibe~f | rodaja de {x}~f | fetta {di x}~f | rodela de {x}~f | {x}สไลซ์
{x} slices / {x} wheels | {x}片 | {x}スライス | {x} 슬라이스 | rondelles {de x}~fp | {x_}scheiben~p | rodajas de {x}~fp | fette {di x}~fp | rodelas de {x}~fp | {x}สไลซ์
{x} wedge / wedge of {x} | {x}角 | {x}のくし切り | {x} 웨지 | quartier {de x} | {x_}spalte~f | gajo de {x} | spicchio {di x} | gomo de {x} | {x}หั่นเสี้ยว
{x} twist / {x} peel / {x} zest / twist of {x} | {x}皮 | {x}ピール | {x} 필 | zeste {de x} | {x_}zeste~f | twist de {x} | scorza {di x}~f | twist de {x} | ผิว{x}
{x} sprig / sprig of {x} | {x}枝 | {x}の小枝 | {x} 줄기 | brin {de x} | {x_}zweig | ramita de {x}~f | rametto {di x} | raminho de {x} | ก้าน{x}
{x} leaf | {x}葉 | {x}の葉 | {x} 잎 | feuille {de x}~f | {x_}blatt~n | hoja de {x}~f | foglia {di x}~f | folha de {x}~f | ใบ{x}
{x} leaves | {x}葉 | {x}の葉 | {x} 잎 | feuilles {de x}~fp | {x_}blätter~p | hojas de {x}~fp | foglie {di x}~fp | folhas de {x}~fp | ใบ{x}
{x} powder / {x} dust | {x}粉 | {x}パウダー | {x} 가루 | poudre {de x}~f | {x_}pulver~n | polvo de {x} | polvere {di x}~f | pó de {x} | ผง{x}
{x} rim | {x}邊 | {x}リム | {x} 림 | givrage {au x} | {x_}rand | borde de {x} | bordo {di x} | borda de {x}~f | ขอบ{x}
diced {x} | {x}粒 | 角切り{x} | 깍둑썬 {x} | dés {de x}~mp | {x_}würfel~p | dados de {x}~mp | cubetti {di x}~mp | cubos de {x}~mp | {x}หั่นเต๋า
`;

/** A flavour before the name of a drink or a bottle. */
export const FLAVOURED = `
{x} {y} | {x}{y} | {x}{y} | {x} {y} | {y} {au x} | {x-}{y} | {y} de {x} | {y} {al x} | {y} de {x} | {y}{x}
`;

/** An adjective: the gender is that of the noun. */
export const DESCRIBED = `
{y}, less sweet / less sweet {y} | {y}少甜 | 甘さ控えめ{y} | 덜 단 {y} | {y}, moins [sucré/sucrée/sucrés/sucrées] | {y}, weniger süß | {y}, menos dulce | {y}, meno dolce | {y}, menos doce | {y} หวานน้อย
fresh {y} / freshly squeezed {y} | 鮮{y} | フレッシュ{y} | 신선한 {y} | {y} [frais/fraîche/frais/fraîches] | [frischer/frische/frisches/frische] {y} | {y} [fresco/fresca/frescos/frescas] | {y} [fresco/fresca/freschi/fresche] | {y} [fresco/fresca/frescos/frescas] | {y}สด
iced {y} / cold {y} | 凍{y} | アイス{y} | 아이스 {y} | {y} [glacé/glacée/glacés/glacées] | [eisgekühlter/eisgekühlte/eisgekühltes/eisgekühlte] {y} | {y} [helado/helada/helados/heladas] | {y} [freddo/fredda/freddi/fredde] | {y} [gelado/gelada/gelados/geladas] | {y}เย็น
hot {y} | 熱{y} | ホット{y} | 따뜻한 {y} | {y} [chaud/chaude/chauds/chaudes] | [heißer/heiße/heißes/heiße] {y} | {y} [caliente/caliente/calientes/calientes] | {y} [caldo/calda/caldi/calde] | {y} [quente/quente/quentes/quentes] | {y}ร้อน
frozen {y} | 霜凍{y} | フローズン{y} | 프로즌 {y} | {y} frozen | Frozen {y} | {y} frozen | {y} frozen | {y} frozen | {y}ปั่น
smoked {y} / smoky {y} | 煙燻{y} | スモーク{y} | 훈연 {y} | {y} [fumé/fumée/fumés/fumées] | [geräucherter/geräucherte/geräuchertes/geräucherte] {y} | {y} [ahumado/ahumada/ahumados/ahumadas] | {y} [affumicato/affumicata/affumicati/affumicate] | {y} [defumado/defumada/defumados/defumadas] | {y}รมควัน
spicy {y} | 香辣{y} | スパイシー{y} | 스파이시 {y} | {y} [pimenté/pimentée/pimentés/pimentées] | [scharfer/scharfe/scharfes/scharfe] {y} | {y} picante | {y} piccante | {y} picante | {y}สไปซี่
aged {y} | 陳年{y} | 熟成{y} | 숙성 {y} | {y} [vieilli/vieillie/vieillis/vieillies] | [gereifter/gereifte/gereiftes/gereifte] {y} | {y} [añejo/añeja/añejos/añejas] | {y} [invecchiato/invecchiata/invecchiati/invecchiate] | {y} [envelhecido/envelhecida/envelhecidos/envelhecidas] | {y}บ่ม
alcohol-free {y} / non-alcoholic {y} / zero-proof {y} / virgin {y} | 無酒精{y} | ノンアルコール{y} | 무알코올 {y} | {y} sans alcool | [alkoholfreier/alkoholfreie/alkoholfreies/alkoholfreie] {y} | {y} sin alcohol | {y} [analcolico/analcolica/analcolici/analcoliche] | {y} sem álcool | {y}ไร้แอลกอฮอล์
dried {y} / dehydrated {y} | 乾{y} | ドライ{y} | 말린 {y} | {y} [séché/séchée/séchés/séchées] | [getrockneter/getrocknete/getrocknetes/getrocknete] {y} | {y} [deshidratado/deshidratada/deshidratados/deshidratadas] | {y} [essiccato/essiccata/essiccati/essiccate] | {y} [desidratado/desidratada/desidratados/desidratadas] | {y}อบแห้ง
candied {y} | 糖漬{y} | {y}の砂糖漬け | 설탕에 절인 {y} | {y} [confit/confite/confits/confites] | [kandierter/kandierte/kandiertes/kandierte] {y} | {y} [confitado/confitada/confitados/confitadas] | {y} [candito/candita/canditi/candite] | {y} [cristalizado/cristalizada/cristalizados/cristalizadas] | {y}เชื่อม
salted {y} | 鹹{y} | 塩漬け{y} | 소금에 절인 {y} | {y} [salé/salée/salés/salées] | [gesalzener/gesalzene/gesalzenes/gesalzene] {y} | {y} [salado/salada/salados/saladas] | {y} [salato/salata/salati/salate] | {y} [salgado/salgada/salgados/salgadas] | {y}เค็ม
roasted {y} / toasted {y} | 烘焙{y} | 焙煎{y} | 로스팅 {y} | {y} [torréfié/torréfiée/torréfiés/torréfiées] | [gerösteter/geröstete/geröstetes/geröstete] {y} | {y} [tostado/tostada/tostados/tostadas] | {y} [tostato/tostata/tostati/tostate] | {y} [tostado/tostada/tostados/tostadas] | {y}คั่ว
hand-shaken {y} | 手搖{y} | ハンドシェイク{y} | 핸드 셰이크 {y} | {y} au shaker | [handgeschüttelter/handgeschüttelte/handgeschütteltes/handgeschüttelte] {y} | {y} [agitado/agitada/agitados/agitadas] a mano | {y} [shakerato/shakerata/shakerati/shakerate] a mano | {y} [batido/batida/batidos/batidas] à mão | {y}เขย่ามือ
hand-smashed {y} | 手打{y} | 手つぶし{y} | 손으로 으깬 {y} | {y} [écrasé/écrasée/écrasés/écrasées] à la main | [handgestampfter/handgestampfte/handgestampftes/handgestampfte] {y} | {y} [machacado/machacada/machacados/machacadas] a mano | {y} [pestato/pestata/pestati/pestate] a mano | {y} [amassado/amassada/amassados/amassadas] à mão | {y}ทุบมือ
salt-rim {y} / salt-rimmed {y} | 鹽邊{y} | ソルトリム・{y} | 솔트 림 {y} | {y} au bord salé | {y} mit Salzrand | {y} con borde de sal | {y} con bordo di sale | {y} com borda de sal | {y}ขอบเกลือ
`;

/** Infusions: flavour and drink at once. */
export const INFUSED = `
{x}-infused {y} / {x} infused {y} | {x}浸{y} | {x}漬け{y} | {x} 인퓨즈드 {y} | {y} [infusé/infusée/infusés/infusées] {au x} | {x-}{y} | {y} [infusionado/infusionada/infusionados/infusionadas] con {x} | {y} [infuso/infusa/infusi/infuse] {al x} | {y} [infusionado/infusionada/infusionados/infusionadas] com {x} | {y}แช่{x}
`;

/** In the style of a place. */
export const IN_STYLE = `
{y}, {x} style / {x}-style {y} / {x} style {y} | {x}式{y} | {x}風{y} | {x}식 {y} | {y} à la mode de {x} | {y} nach Art von {x} | {y} al estilo de {x} | {y} alla maniera di {x} | {y} à moda de {x} | {y}สไตล์{x}
`;

/** What is added in the glass or the cup. */
export const WITH = `
{y} with {x} | {y}配{x,} | {x,}入り{y} | {x,} 넣은 {y} | {y} {au x} | {y} mit {x,} | {y} con {x,} | {y} con {x,} | {y} com {x,} | {y}ใส่{x,}
`;

/** A place before a name. */
export const FROM_PLACE = `
{x} {y} | {x}{y} | {x}{y} | {x} {y} | {y} {x} | {y} {x} | {y} {x} | {y} {x} | {y} {x} | {y} {x}
`;

/** Separators: between all but the last, before the last, and between two flavours of one drink. */
export const JOINS = {
  'zh-HK': ['、', '、', ''],
  ja: ['、', '、', ''],
  ko: [', ', ', ', ' '],
  fr: [', ', ' et ', ' et '],
  de: [', ', ' und ', '-'],
  es: [', ', ' y ', ' y '],
  it: [', ', ' e ', ' e '],
  pt: [', ', ' e ', ' e '],
  th: [' ', ' และ', ''],
} as const;
