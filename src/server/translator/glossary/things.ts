/**
 * Everything else in and on a drink: mixers, syrups, dairy, garnishes, glasses, and words for preparation. Layout:
 * table.ts.
 */
export const THINGS = `
# Mixers
Soda water / Club soda / Sparkling water / Seltzer | 梳打水 | ソーダ水+ソーダ | 탄산수 | eau gazeuse~f | Sodawasser~n | agua con gas~f | acqua gassata~f | água com gás~f | โซดา
Tonic water | 湯力水 | トニックウォーター | 토닉 워터 | tonic | Tonic Water~n | tónica~f | acqua tonica~f | água tônica~f | โทนิก
Ginger beer | 薑汁啤 | ジンジャービア | 진저비어 | bière de gingembre~f | Ginger Beer~n | cerveza de jengibre~f | ginger beer | ginger beer~f | จิงเจอร์เบียร์
Ginger ale | 薑啤 | ジンジャーエール | 진저에일 | ginger ale | Ginger Ale~n | ginger ale | ginger ale | ginger ale | จิงเจอร์เอล
Cola / Coke | 可樂 | コーラ | 콜라 | cola | Cola~f | cola~f | cola~f | cola~f | โคล่า
Simmered cola / Hot cola | 煲熱可樂 | ホットコーラ | 끓인 콜라 | cola chaud | heiße Cola~f | cola caliente~f | cola calda~f | cola quente~f | โคล่าต้ม
Lemon-lime soda / Lemon lime soda / Sprite / 7-Up / 7up | 七喜 | レモンライムソーダ | 레몬 라임 소다 | limonade citron-citron vert~f | Zitronen-Limetten-Limonade~f | refresco de lima-limón | gassosa al limone e lime~f | refrigerante de limão | โซดาเลมอนไลม์
Cream soda | 忌廉梳打 | クリームソーダ | 크림소다 | cream soda | Cream Soda~n | cream soda | cream soda | cream soda | ครีมโซดา
Grapefruit soda | 西柚梳打 | グレープフルーツソーダ | 자몽 소다 | soda au pamplemousse | Grapefruit-Limonade~f | refresco de pomelo | soda al pompelmo~f | refrigerante de toranja | โซดาเกรปฟรุต
Orange soda | 橙味梳打 | オレンジソーダ | 오렌지 소다 | soda à l’orange | Orangenlimonade~f | refresco de naranja | aranciata~f | refrigerante de laranja | โซดาส้ม
Root beer | 沙士 | ルートビア | 루트비어 | root beer | Root Beer~n | zarzaparrilla~f | root beer~f | root beer~f | รูตเบียร์
Water | 水 | 水 | 물 | eau~f | Wasser~n | agua~f | acqua~f | água~f | น้ำ
Hot water | 熱水 | お湯 | 뜨거운 물 | eau chaude~f | heißes Wasser~n | agua caliente~f | acqua calda~f | água quente~f | น้ำร้อน
Ice | 冰 | 氷 | 얼음 | glace~f | Eis~n | hielo | ghiaccio | gelo | น้ำแข็ง
Coconut water | 椰青水 | ココナッツウォーター | 코코넛 워터 | eau de coco~f | Kokoswasser~n | agua de coco~f | acqua di cocco~f | água de coco~f | น้ำมะพร้าว
Rose water / Rosewater | 玫瑰水 | ローズウォーター | 장미수 | eau de rose~f | Rosenwasser~n | agua de rosas~f | acqua di rose~f | água de rosas~f | น้ำกุหลาบ
Orange flower water / Orange blossom water | 橙花水 | オレンジフラワーウォーター | 오렌지 블로섬 워터 | eau de fleur d’oranger~f | Orangenblütenwasser~n | agua de azahar~f | acqua di fiori d’arancio~f | água de flor de laranjeira~f | น้ำดอกส้ม
Saline solution / Salt solution | 鹽水 | 食塩水 | 소금물 | solution saline~f | Salzlösung~f | solución salina~f | soluzione salina~f | solução salina~f | น้ำเกลือ
# Juices with names of their own
Juice | 果汁 | ジュース | 주스 | jus | Saft | zumo | succo | suco | น้ำผลไม้
Fresh orange juice | 鮮橙汁 | フレッシュオレンジジュース | 생오렌지 주스 | jus d’orange frais | frischer Orangensaft | zumo de naranja natural | spremuta d’arancia~f | suco de laranja natural | น้ำส้มคั้นสด
Pink grapefruit juice | 西柚汁 | ピンクグレープフルーツジュース | 핑크 자몽 주스 | jus de pamplemousse rose | rosa Grapefruitsaft | zumo de pomelo rosa | succo di pompelmo rosa | suco de toranja rosa | น้ำเกรปฟรุตสีชมพู
Cloudy apple juice | 鮮榨蘋果汁 | 混濁りんごジュース | 착즙 사과 주스 | jus de pomme trouble | naturtrüber Apfelsaft | zumo de manzana turbio | succo di mela torbido | suco de maçã turvo | น้ำแอปเปิลขุ่น
Lime juice | 青檸汁 | ライムジュース | 라임 주스 | jus de citron vert | Limettensaft | zumo de lima | succo di lime | suco de limão | น้ำมะนาว
Lemon juice | 檸檬汁 | レモンジュース | 레몬 주스 | jus de citron | Zitronensaft | zumo de limón | succo di limone | suco de limão-siciliano | น้ำเลมอน
Old ginger juice | 老薑汁 | しょうが汁 | 생강즙 | jus de vieux gingembre | Saft von altem Ingwer | zumo de jengibre maduro | succo di zenzero maturo | suco de gengibre maduro | น้ำขิงแก่
# Syrups and sweeteners
Sugar syrup / Simple syrup | 糖漿 | シュガーシロップ | 설탕 시럽 | sirop de sucre | Zuckersirup | sirope de azúcar | sciroppo di zucchero | xarope de açúcar | น้ำเชื่อม
Honey syrup | 蜂蜜糖漿 | ハニーシロップ | 꿀 시럽 | sirop de miel | Honigsirup | sirope de miel | sciroppo di miele | xarope de mel | ไซรัปน้ำผึ้ง
Agave syrup / Agave nectar | 龍舌蘭蜜 | アガベシロップ | 아가베 시럽 | sirop d’agave | Agavensirup | sirope de agave | sciroppo d’agave | xarope de agave | ไซรัปอากาเว
Maple syrup | 楓糖漿 | メープルシロップ | 메이플 시럽 | sirop d’érable | Ahornsirup | sirope de arce | sciroppo d’acero | xarope de bordo | เมเปิลไซรัป
Ginger syrup | 薑汁糖漿 | ジンジャーシロップ | 생강 시럽 | sirop de gingembre | Ingwersirup | sirope de jengibre | sciroppo di zenzero | xarope de gengibre | ไซรัปขิง
Salted plum syrup | 話梅糖漿 | 梅干しシロップ | 절인 매실 시럽 | sirop de prune salée | Salzpflaumensirup | sirope de ciruela salada | sciroppo di prugna salata | xarope de ameixa salgada | ไซรัปบ๊วยเค็ม
Okinawa brown sugar syrup / Brown sugar syrup | 沖繩黑糖漿 | 沖縄黒糖シロップ | 오키나와 흑당 시럽 | sirop de sucre noir d’Okinawa | Okinawa-Rohrzuckersirup | sirope de azúcar negro de Okinawa | sciroppo di zucchero nero di Okinawa | xarope de açúcar mascavo de Okinawa | ไซรัปน้ำตาลทรายแดงโอกินาวา
Demerara syrup | 德麥拉拉糖漿 | デメララシロップ | 데메라라 시럽 | sirop de sucre demerara | Demerara-Sirup | sirope de azúcar demerara | sciroppo di zucchero demerara | xarope de açúcar demerara | ไซรัปเดเมรารา
Grenadine / Grenadine syrup | 紅石榴糖漿 | グレナデンシロップ | 그레나딘 시럽 | grenadine~f | Grenadine~f | granadina~f | granatina~f | grenadine~f | เกรนาดีน
Orgeat / Orgeat syrup / Orgeat almond syrup | 杏仁糖漿 | オルジェー・シロップ | 오르자 시럽 | sirop d’orgeat | Orgeat-Mandelsirup | sirope de orgeat | orzata~f | xarope de orgeat | ไซรัปออร์จาต์
Falernum / Falernum spice syrup | 法勒南香料糖漿 | ファレナム | 팔레르눔 | falernum | Falernum~n | falernum | falernum | falernum | ฟาเลอร์นัม
Elderflower cordial / Elderflower syrup | 接骨木花糖漿 | エルダーフラワー・コーディアル | 엘더플라워 코디얼 | sirop de sureau | Holunderblütensirup | sirope de saúco | sciroppo di sambuco | xarope de sabugueiro | คอร์เดียลเอลเดอร์ฟลาวเวอร์
Raw honey | 原蜜 | 生はちみつ | 생꿀 | miel cru | roher Honig | miel cruda~f | miele grezzo | mel cru | น้ำผึ้งดิบ
Marmalade / Orange marmalade | 橙皮果醬 | マーマレード | 마멀레이드 | marmelade d’orange~f | Orangenmarmelade~f | mermelada de naranja~f | marmellata d’arance~f | geleia de laranja~f | มาร์มาเลด
Sugar cube | 方糖 | 角砂糖 | 각설탕 | morceau de sucre | Zuckerwürfel | terrón de azúcar | zolletta di zucchero~f | torrão de açúcar | น้ำตาลก้อน
# Dairy and eggs
Milk | 牛奶 | 牛乳+ミルク | 우유 | lait | Milch~f | leche~f | latte | leite | นม
Fresh milk | 鮮奶 | フレッシュミルク | 생우유 | lait frais | frische Milch~f | leche fresca~f | latte fresco | leite fresco | นมสด
Soy milk / Soya milk | 豆奶 | 豆乳 | 두유 | boisson au soja~f | Sojadrink | bebida de soja~f | bevanda di soia~f | leite de soja | นมถั่วเหลือง
Oat milk | 燕麥奶 | オーツミルク | 오트 밀크 | lait d’avoine | Haferdrink | bebida de avena~f | bevanda d’avena~f | leite de aveia | นมข้าวโอ๊ต
Coconut milk | 椰奶 | ココナッツミルク | 코코넛 밀크 | lait de coco | Kokosmilch~f | leche de coco~f | latte di cocco | leite de coco | กะทิ
Coconut cream / Cream of coconut | 椰漿 | ココナッツクリーム | 코코넛 크림 | crème de coco~f | Kokoscreme~f | crema de coco~f | crema di cocco~f | creme de coco | หัวกะทิ
Evaporated milk | 花奶 | エバミルク | 무가당 연유 | lait évaporé | Kondensmilch~f | leche evaporada~f | latte evaporato | leite evaporado | นมข้นจืด
Condensed milk | 煉奶 | コンデンスミルク | 연유 | lait concentré sucré | gezuckerte Kondensmilch~f | leche condensada~f | latte condensato | leite condensado | นมข้นหวาน
Cream / Heavy cream / Double cream | 忌廉 | 生クリーム | 크림 | crème~f | Sahne~f | nata~f | panna~f | creme de leite | ครีม
Fresh cream | 鮮忌廉 | フレッシュクリーム | 생크림 | crème fraîche liquide~f | frische Sahne~f | nata fresca~f | panna fresca~f | creme de leite fresco | ครีมสด
Whipped cream | 打起忌廉 | ホイップクリーム | 휘핑크림 | crème fouettée~f | Schlagsahne~f | nata montada~f | panna montata~f | chantilly | วิปครีม
Ice cream | 雪糕 | アイスクリーム | 아이스크림 | glace~f | Eiscreme~f | helado | gelato | sorvete | ไอศกรีม
Butter | 牛油 | バター | 버터 | beurre | Butter~f | mantequilla~f | burro | manteiga~f | เนย
Probiotic milk drink / Yakult | 益力多 | 乳酸菌飲料 | 야쿠르트 | boisson lactée fermentée~f | probiotischer Milchdrink | bebida láctea probiótica~f | latte fermentato | leite fermentado | นมเปรี้ยว
Egg | 雞蛋 | 卵 | 달걀 | œuf | Ei~n | huevo | uovo | ovo | ไข่
Egg white | 蛋白 | 卵白 | 달걀흰자 | blanc d’œuf | Eiweiß~n | clara de huevo~f | albume | clara de ovo~f | ไข่ขาว
Egg yolk | 蛋黃 | 卵黄 | 달걀노른자 | jaune d’œuf | Eigelb~n | yema de huevo~f | tuorlo | gema de ovo~f | ไข่แดง
# Teas and coffees as ingredients
Ceylon black tea / Ceylon tea | 錫蘭紅茶 | セイロンティー | 실론티 | thé noir de Ceylan | Ceylon-Schwarztee | té negro de Ceilán | tè nero di Ceylon | chá preto do Ceilão | ชาซีลอน
Roasted oolong | 炭焙烏龍茶 | 焙煎烏龍茶 | 볶은 우롱차 | oolong torréfié | gerösteter Oolong | oolong tostado | oolong tostato | oolong tostado | ชาอู่หลงคั่ว
Jasmine tea | 茉莉花茶 | ジャスミン茶 | 재스민차 | thé au jasmin | Jasmintee | té de jazmín | tè al gelsomino | chá de jasmim | ชามะลิ
Duck Shit dancong oolong / Duck Shit oolong | 鴨屎香單叢 | 鴨屎香 単叢烏龍茶 | 압시향 단총 우롱차 | oolong dancong « Ya Shi Xiang » | Dancong-Oolong „Ya Shi Xiang“ | oolong dancong «Ya Shi Xiang» | oolong dancong «Ya Shi Xiang» | oolong dancong “Ya Shi Xiang” | ชาตานฉงยาสื่อเซียง
Aged pu-erh | 陳年普洱 | 熟成プーアル茶 | 숙성 보이차 | pu-erh vieilli | gereifter Pu-Erh | pu-erh añejo | pu-erh invecchiato | pu-erh envelhecido | ชาผู่เอ๋อร์บ่ม
Chrysanthemum tea | 菊花茶 | 菊花茶 | 국화차 | infusion de chrysanthème~f | Chrysanthementee | infusión de crisantemo~f | infuso di crisantemo | chá de crisântemo | น้ำเก๊กฮวย
Five-flower herbal tea / Five-flower tea | 五花茶 | 五花茶 | 오화차 | tisane aux cinq fleurs~f | Fünf-Blüten-Tee | infusión de cinco flores~f | tisana ai cinque fiori~f | chá de cinco flores | ชาดอกไม้ห้าชนิด
Smoked sour plum brew | 烏梅山楂湯 | 烏梅とサンザシの煮出し | 오매 산사 우린 물 | infusion de prune fumée~f | Aufguss von Räucherpflaumen | infusión de ciruela ahumada~f | infuso di prugna affumicata | infusão de ameixa defumada~f | น้ำบ๊วยรมควัน
Butterfly pea flower tea / Butterfly pea tea | 蝶豆花茶 | バタフライピーティー | 버터플라이피 차 | infusion de pois bleu~f | Schmetterlingserbsen-Tee | infusión de guisante mariposa~f | infuso di butterfly pea | chá de ervilha-borboleta | ชาอัญชัน
Masala chai brew | 香料紅茶 | マサラチャイ | 마살라 차이 | infusion de masala chaï~f | Masala-Chai-Aufguss | infusión de masala chai~f | infuso di masala chai | infusão de masala chai~f | ชามาซาลา
Whisked Uji matcha | 手刷宇治抹茶 | 点てた宇治抹茶 | 거품 낸 우지 말차 | matcha d’Uji fouetté | aufgeschlagener Uji-Matcha | matcha de Uji batido | matcha di Uji montato | matcha de Uji batido | มัทฉะอุจิตีฟอง
Iced coffee | 凍咖啡 | アイスコーヒー | 아이스커피 | café glacé | Eiskaffee | café con hielo | caffè freddo | café gelado | กาแฟเย็น
Filter coffee / Drip coffee | 滴濾咖啡 | ドリップコーヒー | 드립 커피 | café filtre | Filterkaffee | café de filtro | caffè filtro | café coado | กาแฟดริป
Cold brew coffee | 冷萃咖啡 | コールドブリューコーヒー | 콜드브루 커피 | café infusé à froid | Cold-Brew-Kaffee | café cold brew | caffè cold brew | café cold brew | กาแฟโคลด์บรูว์
# From the kitchen
Worcestershire sauce / Worcestershire | 喼汁 | ウスターソース | 우스터소스 | sauce Worcestershire~f | Worcestershiresauce~f | salsa Worcestershire~f | salsa Worcestershire~f | molho inglês | ซอสวูสเตอร์
Hot sauce / Tabasco | 辣椒汁 | ホットソース | 핫소스 | sauce piquante~f | scharfe Sauce~f | salsa picante~f | salsa piccante~f | molho de pimenta | ซอสพริก
Soy sauce | 豉油 | 醤油 | 간장 | sauce soja~f | Sojasauce~f | salsa de soja~f | salsa di soia~f | molho de soja | ซีอิ๊ว
Vanilla extract | 雲呢拿香油 | バニラエッセンス | 바닐라 엑스트랙트 | extrait de vanille | Vanilleextrakt | extracto de vainilla | estratto di vaniglia | extrato de baunilha | กลิ่นวานิลลา
Activated charcoal | 活性炭 | 活性炭 | 활성탄 | charbon actif | Aktivkohle~f | carbón activado | carbone attivo | carvão ativado | ผงถ่านชาโคล
Fragrant Guangdong lemon | 香水檸檬 | 広東レモン | 광둥 레몬 | citron parfumé du Guangdong | Duftzitrone aus Guangdong~f | limón aromático de Guangdong | limone profumato del Guangdong | limão aromático de Guangdong | เลมอนหอมกวางตุ้ง
Ten-year salted lime / Salted lime | 十年鹹檸檬 | 十年物の塩漬けライム | 10년 숙성 소금 라임 | citron vert salé de dix ans | zehn Jahre gereifte Salzlimette~f | lima salada de diez años~f | lime salato di dieci anni | limão salgado de dez anos | มะนาวดองสิบปี
Preserved plum / Salted plum | 話梅 | 干し梅 | 절인 매실 | prune salée~f | eingelegte Salzpflaume~f | ciruela en conserva~f | prugna salata~f | ameixa salgada~f | บ๊วย
Aged tangerine peel | 陳皮 | 陳皮 | 진피 | écorce de mandarine vieillie~f | gereifte Mandarinenschale~f | piel de mandarina añeja~f | scorza di mandarino invecchiata~f | casca de tangerina envelhecida~f | เปลือกส้มตากแห้ง
Sweet red beans | 蜜紅豆 | 甘煮小豆 | 단팥 | haricots rouges sucrés~mp | süße Azukibohnen~p | judías azuki dulces~fp | fagioli azuki dolci~mp | feijão azuki doce | ถั่วแดงกวน
Brown sugar tapioca pearls | 黑糖珍珠 | 黒糖タピオカ | 흑당 타피오카 펄 | perles de tapioca au sucre noir~fp | Tapiokaperlen in Braunzucker~p | perlas de tapioca con azúcar moreno~fp | perle di tapioca allo zucchero nero~fp | pérolas de tapioca com açúcar mascavo~fp | ไข่มุกบราวน์ชูการ์
Tapioca pearls / Boba / Tapioca boba | 珍珠 | タピオカ | 타피오카 펄 | perles de tapioca~fp | Tapiokaperlen~p | perlas de tapioca~fp | perle di tapioca~fp | pérolas de tapioca~fp | ไข่มุก
# Garnishes
Maraschino cherry / Cocktail cherry / Brandied cherry / Luxardo cherry | 酒漬櫻桃 | マラスキーノチェリー | 마라스키노 체리 | cerise au marasquin~f | Cocktailkirsche~f | cereza al marrasquino~f | ciliegia al maraschino~f | cereja ao marrasquino~f | เชอร์รีมาราสคิโน
Green olive | 青橄欖 | グリーンオリーブ | 그린 올리브 | olive verte~f | grüne Olive~f | aceituna verde~f | oliva verde~f | azeitona verde~f | มะกอกเขียว
Cocktail onion | 珍珠洋蔥 | パールオニオン | 칵테일 어니언 | oignon grelot | Perlzwiebel~f | cebollita~f | cipollina~f | cebolinha em conserva~f | หอมดอง
Edible flower | 食用花 | エディブルフラワー | 식용 꽃 | fleur comestible~f | essbare Blüte~f | flor comestible~f | fiore edule | flor comestível~f | ดอกไม้กินได้
Chrysanthemum flower | 菊花 | 菊の花 | 국화꽃 | fleur de chrysanthème~f | Chrysanthemenblüte~f | flor de crisantemo~f | fiore di crisantemo | flor de crisântemo~f | ดอกเก๊กฮวย
Osmanthus flower | 桂花 | 金木犀の花 | 계화꽃 | fleur d’osmanthus~f | Osmanthusblüte~f | flor de osmanto~f | fiore di osmanto | flor de osmanto~f | ดอกหอมหมื่นลี้
Candied ginger / Crystallised ginger | 糖薑 | 生姜の砂糖漬け | 설탕에 절인 생강 | gingembre confit | kandierter Ingwer | jengibre confitado | zenzero candito | gengibre cristalizado | ขิงเชื่อม
Red chilli | 紅辣椒 | 赤唐辛子 | 홍고추 | piment rouge | rote Chili~f | chile rojo | peperoncino rosso | pimenta vermelha~f | พริกแดง
Cinnamon stick | 肉桂條 | シナモンスティック | 시나몬 스틱 | bâton de cannelle | Zimtstange~f | rama de canela~f | stecca di cannella~f | canela em pau~f | แท่งอบเชย
Three coffee beans | 三粒咖啡豆 | コーヒー豆3粒 | 커피 원두 세 알 | trois grains de café~mp | drei Kaffeebohnen~p | tres granos de café~mp | tre chicchi di caffè~mp | três grãos de café~mp | เมล็ดกาแฟสามเม็ด
Coffee bean | 咖啡豆 | コーヒー豆 | 커피 원두 | grain de café | Kaffeebohne~f | grano de café | chicco di caffè | grão de café | เมล็ดกาแฟ
Cocoa dust / Cocoa powder | 可可粉 | ココアパウダー | 코코아 가루 | poudre de cacao~f | Kakaopulver~n | cacao en polvo | cacao in polvere | cacau em pó | ผงโกโก้
Matcha dust / Matcha powder | 抹茶粉 | 抹茶パウダー | 말차 가루 | poudre de matcha~f | Matchapulver~n | matcha en polvo | matcha in polvere | matcha em pó | ผงมัทฉะ
Nutmeg dust / Grated nutmeg / Freshly grated nutmeg / Ground nutmeg | 豆蔻粉 | ナツメグパウダー | 넛메그 가루 | muscade râpée~f | geriebene Muskatnuss~f | nuez moscada rallada~f | noce moscata grattugiata~f | noz-moscada ralada~f | ลูกจันทน์เทศขูด
Chocolate shavings | 朱古力碎 | チョコレートシェーブ | 초콜릿 셰이빙 | copeaux de chocolat~mp | Schokoladenspäne~p | virutas de chocolate~fp | scaglie di cioccolato~fp | raspas de chocolate~fp | ช็อกโกแลตขูด
Diced mango | 芒果粒 | 角切りマンゴー | 깍둑썬 망고 | dés de mangue~mp | Mangowürfel~p | dados de mango~mp | cubetti di mango~mp | cubos de manga~mp | มะม่วงหั่นเต๋า
Straw | 飲管 | ストロー | 빨대 | paille~f | Trinkhalm | pajita~f | cannuccia~f | canudo | หลอด
Striped straw | 間條飲管 | ストライプストロー | 줄무늬 빨대 | paille rayée~f | gestreifter Trinkhalm | pajita de rayas~f | cannuccia a righe~f | canudo listrado | หลอดลายทาง
Paper umbrella / Cocktail umbrella | 紙傘 | カクテル傘 | 칵테일 우산 | ombrelle en papier~f | Papierschirmchen~n | sombrillita de papel~f | ombrellino di carta | guarda-chuvinha de papel | ร่มกระดาษ
Salt rim | 鹽邊 | ソルトリム | 소금 림 | givrage au sel | Salzrand | borde de sal | bordo di sale | borda de sal~f | ขอบเกลือ
Sugar rim | 糖邊 | シュガーリム | 설탕 림 | givrage au sucre | Zuckerrand | borde de azúcar | bordo di zucchero | borda de açúcar~f | ขอบน้ำตาล
Pepper rim | 胡椒邊 | ペッパーリム | 후추 림 | givrage au poivre | Pfefferrand | borde de pimienta | bordo di pepe | borda de pimenta~f | ขอบพริกไทย
Chilli-salt rim | 辣鹽邊 | チリソルトリム | 칠리 솔트 림 | givrage au sel pimenté | Chili-Salz-Rand | borde de sal y chile | bordo di sale e peperoncino | borda de sal com pimenta~f | ขอบพริกเกลือ
Cucumber ribbon | 青瓜薄片 | きゅうりリボン | 오이 리본 | ruban de concombre | Gurkenstreifen | cinta de pepino~f | nastro di cetriolo | fita de pepino~f | แตงกวาแผ่นบาง
Apple fan | 蘋果薄片 | りんごの薄切り | 사과 슬라이스 | éventail de pomme | Apfelfächer | abanico de manzana | ventaglio di mela | leque de maçã | แอปเปิลแผ่นบาง
Gold leaf | 金箔 | 金箔 | 금박 | feuille d’or~f | Blattgold~n | pan de oro | foglia d’oro~f | folha de ouro~f | ทองคำเปลว
Rosebud / Rose bud | 玫瑰花苞 | ローズバッド | 장미 봉오리 | bouton de rose | Rosenknospe~f | capullo de rosa | bocciolo di rosa | botão de rosa | ดอกกุหลาบตูม
Rose petal | 玫瑰花瓣 | バラの花びら | 장미 꽃잎 | pétale de rose | Rosenblatt~n | pétalo de rosa | petalo di rosa | pétala de rosa~f | กลีบกุหลาบ
Marshmallow | 棉花糖 | マシュマロ | 마시멜로 | guimauve~f | Marshmallow | nube~f | marshmallow | marshmallow | มาร์ชเมลโลว์
# Glasses
Glass | 酒杯 | グラス | 글라스 | verre | Glas~n | vaso | bicchiere | copo | แก้ว
Highball Glass | 高球杯 | ハイボールグラス | 하이볼 글라스 | verre highball | Highballglas~n | vaso highball | bicchiere highball | copo highball | แก้วไฮบอล
Collins Glass | 柯林杯 | コリンズグラス | 콜린스 글라스 | verre Collins | Collinsglas~n | vaso Collins | bicchiere Collins | copo Collins | แก้วคอลลินส์
Rocks Glass / Lowball / Lowball Glass / Old Fashioned Glass | 威士忌杯 | ロックグラス | 온더록스 글라스 | verre Old Fashioned | Tumbler | vaso bajo | bicchiere Old Fashioned | copo baixo | แก้วร็อก
Martini Glass / Cocktail Glass | 馬天尼杯 | マティーニグラス | 마티니 글라스 | verre à martini | Martiniglas~n | copa de martini~f | coppa Martini~f | taça de martíni~f | แก้วมาร์ตินี
Coupe Glass / Coupe | 淺碟香檳杯 | クープグラス | 쿠프 글라스 | coupe~f | Coupeglas~n | copa coupé~f | coppa~f | taça coupe~f | แก้วคูเป้
Margarita Glass | 瑪格烈特杯 | マルガリータグラス | 마가리타 글라스 | verre à margarita | Margaritaglas~n | copa de margarita~f | coppa Margarita~f | taça de margarita~f | แก้วมาร์การิตา
Wine Glass | 葡萄酒杯 | ワイングラス | 와인 글라스 | verre à vin | Weinglas~n | copa de vino~f | calice da vino | taça de vinho~f | แก้วไวน์
Flute Glass / Champagne Flute / Flute | 笛形香檳杯 | フルートグラス | 플루트 글라스 | flûte~f | Sektflöte~f | copa flauta~f | flûte~f | taça flûte~f | แก้วฟลูต
Beer Glass | 啤酒杯 | ビアグラス | 맥주잔 | verre à bière | Bierglas~n | vaso de cerveza | bicchiere da birra | copo de cerveja | แก้วเบียร์
Shot Glass | 一口杯 | ショットグラス | 샷 글라스 | verre à shot | Shotglas~n | vaso de chupito | bicchierino | copo de shot | แก้วช็อต
Coffee Mug / Mug / Glass Mug | 咖啡杯 | マグカップ | 머그잔 | mug | Kaffeebecher | taza~f | tazza mug~f | caneca~f | แก้วมัก
Copper Mug | 銅杯 | 銅製マグ | 구리 머그잔 | mug en cuivre | Kupferbecher | taza de cobre~f | tazza di rame~f | caneca de cobre~f | แก้วทองแดง
Tea Cup / Teacup | 茶杯 | ティーカップ | 찻잔 | tasse à thé~f | Teetasse~f | taza de té~f | tazza da tè~f | xícara de chá~f | ถ้วยชา
Tumbler | 平底杯 | タンブラー | 텀블러 | tumbler | Becherglas~n | vaso largo | tumbler | copo tumbler | แก้วทัมเบลอร์
Hurricane Glass | 颶風杯 | ハリケーングラス | 허리케인 글라스 | verre hurricane | Hurricaneglas~n | copa huracán~f | bicchiere Hurricane | taça hurricane~f | แก้วเฮอริเคน
Tiki Mug | 提基杯 | ティキマグ | 티키 머그 | mug tiki | Tiki-Becher | taza tiki~f | tiki mug | caneca tiki~f | แก้วทิกิ
Julep Cup | 朱利普杯 | ジュレップカップ | 줄렙 컵 | timbale à julep~f | Julep-Becher | copa de julep~f | bicchiere da julep | copo de julep | แก้วจูเลป
Nick and Nora Glass / Nick and Nora | 尼克諾拉杯 | ニック＆ノラグラス | 닉 앤 노라 글라스 | verre Nick & Nora | Nick-&-Nora-Glas~n | copa Nick & Nora~f | coppa Nick & Nora~f | taça Nick & Nora~f | แก้วนิกแอนด์โนรา
# How it is made
Built | 直調 | ビルド | 빌드 | au verre | im Glas gebaut | directo | build | montado | บิลด์
Shaken | 搖製 | シェイク | 셰이크 | au shaker | geschüttelt | agitado | shakerato | batido | เชค
Stirred | 攪拌 | ステア | 스터 | à la cuillère | gerührt | removido | mescolato | mexido | สเตอร์
Blended | 攪打 | ブレンド | 블렌드 | au blender | gemixt | batido en licuadora | frullato | batido no liquidificador | ปั่น
Muddled | 搗壓 | マドル | 머들 | pilé | gemuddelt | machacado | pestato | macerado | บด
Layered | 分層 | レイヤー | 레이어 | en couches | geschichtet | en capas | a strati | em camadas | เลเยอร์
Crushed ice | 碎冰 | クラッシュドアイス | 크러시드 아이스 | glace pilée~f | Crushed Ice~n | hielo picado | ghiaccio tritato | gelo picado | น้ำแข็งบด
Ice cube | 冰粒 | 氷（キューブ） | 얼음 조각 | glaçon | Eiswürfel | cubito de hielo | cubetto di ghiaccio | cubo de gelo | น้ำแข็งก้อน
`;
