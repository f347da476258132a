/** Flavours: fruit, herbs, flowers, spices, nuts, teas. Used alone and in compositions. Layout: table.ts. */
export const FLAVOURS = `
# Citrus
Lemon | 檸檬 | レモン | 레몬 | citron | Zitrone~f+Zitronen | limón | limone | limão-siciliano | เลมอน
Lime | 青檸 | ライム | 라임 | citron vert | Limette~f+Limetten | lima~f | lime | limão | มะนาว
Orange | 橙 | オレンジ | 오렌지 | orange~f | Orange~f+Orangen | naranja~f | arancia~f | laranja~f | ส้ม
Blood orange | 血橙 | ブラッドオレンジ | 블러드 오렌지 | orange sanguine~f | Blutorange~f+Blutorangen | naranja sanguina~f | arancia rossa~f | laranja sanguínea~f | บลัดออเรนจ์
Grapefruit | 西柚 | グレープフルーツ | 자몽 | pamplemousse | Grapefruit~f | pomelo | pompelmo | toranja~f | เกรปฟรุต
Pink grapefruit | 粉紅西柚 | ピンクグレープフルーツ | 핑크 자몽 | pamplemousse rose | rosa Grapefruit~f+Grapefruit | pomelo rosa | pompelmo rosa | toranja rosa~f | เกรปฟรุตสีชมพู
Pomelo | 柚子 | ポメロ | 포멜로 | pomelo | Pomelo~f | pampelmusa~f | pomelo | pomelo | ส้มโอ
Yuzu | 日本柚子 | ゆず | 유자 | yuzu | Yuzu~f | yuzu | yuzu | yuzu | ยูซุ
Calamansi / Calamondin | 酸柑 | カラマンシー | 칼라만시 | calamansi | Calamansi~f | calamansí | calamansi | calamansi | คาลามันซี
Mandarin / Tangerine / Clementine | 柑 | マンダリンオレンジ | 귤 | mandarine~f | Mandarine~f+Mandarinen | mandarina~f | mandarino | tangerina~f | ส้มแมนดาริน
Kumquat | 金桔 | きんかん | 금귤 | kumquat | Kumquat~f | kumquat | kumquat | kinkan | คัมควอต
Bergamot | 佛手柑 | ベルガモット | 베르가못 | bergamote~f | Bergamotte~f+Bergamott | bergamota~f | bergamotto | bergamota~f | เบอร์กามอต
# Orchard and berries
Apple | 蘋果 | りんご | 사과 | pomme~f | Apfel | manzana~f | mela~f | maçã~f | แอปเปิล
Green apple | 青蘋果 | 青りんご | 청사과 | pomme verte~f | grüner Apfel+Grünapfel | manzana verde~f | mela verde~f | maçã verde~f | แอปเปิลเขียว
Pear | 啤梨 | 洋梨 | 배 | poire~f | Birne~f+Birnen | pera~f | pera~f | pera~f | ลูกแพร์
Peach | 蜜桃 | ピーチ | 복숭아 | pêche~f | Pfirsich | melocotón | pesca~f | pêssego | พีช
White peach | 白桃 | 白桃 | 백도 | pêche blanche~f | weißer Pfirsich+Weißpfirsich | melocotón blanco | pesca bianca~f | pêssego branco | พีชขาว
Apricot | 杏桃 | アプリコット | 살구 | abricot | Aprikose~f+Aprikosen | albaricoque | albicocca~f | damasco | แอปริคอต
Plum | 布冧 | プラム | 자두 | prune~f | Pflaume~f+Pflaumen | ciruela~f | prugna~f | ameixa~f | พลัม
Cherry | 車厘子 | チェリー | 체리 | cerise~f | Kirsche~f+Kirsch | cereza~f | ciliegia~f | cereja~f | เชอร์รี
Strawberry | 士多啤梨 | ストロベリー | 딸기 | fraise~f | Erdbeere~f+Erdbeer | fresa~f | fragola~f | morango | สตรอว์เบอร์รี
Raspberry | 紅桑子 | ラズベリー | 라즈베리 | framboise~f | Himbeere~f+Himbeer | frambuesa~f | lampone | framboesa~f | ราสป์เบอร์รี
Blackberry | 黑莓 | ブラックベリー | 블랙베리 | mûre~f | Brombeere~f+Brombeer | mora~f | mora~f | amora~f | แบล็กเบอร์รี
Blueberry | 藍莓 | ブルーベリー | 블루베리 | myrtille~f | Heidelbeere~f+Heidelbeer | arándano azul | mirtillo | mirtilo | บลูเบอร์รี
Cranberry | 紅莓 | クランベリー | 크랜베리 | canneberge~f | Cranberry~f | arándano rojo | mirtillo rosso | cranberry | แครนเบอร์รี
Blackcurrant | 黑加侖子 | カシス | 블랙커런트 | cassis | Schwarze Johannisbeere~f+Cassis | grosella negra~f | ribes nero | groselha-preta~f | แบล็กเคอร์แรนต์
Grape | 提子 | ぶどう | 포도 | raisin | Traube~f+Trauben | uva~f | uva~f | uva~f | องุ่น
Fig | 無花果 | いちじく | 무화과 | figue~f | Feige~f+Feigen | higo | fico | figo | มะเดื่อฝรั่ง
Pomegranate | 石榴 | ザクロ | 석류 | grenade~f | Granatapfel | granada~f | melagrana~f | romã~f | ทับทิม
# From warm places
Pineapple | 菠蘿 | パイナップル | 파인애플 | ananas | Ananas~f | piña~f | ananas | abacaxi | สับปะรด
Mango | 芒果 | マンゴー | 망고 | mangue~f | Mango~f | mango | mango | manga~f | มะม่วง
Passion fruit / Passionfruit | 熱情果 | パッションフルーツ | 패션프루트 | fruit de la passion | Passionsfrucht~f | maracuyá | frutto della passione | maracujá | เสาวรส
Lychee / Litchi | 荔枝 | ライチ | 리치 | litchi | Litschi~f | lichi | litchi | lichia~f | ลิ้นจี่
Longan | 龍眼 | 龍眼 | 롱안 | longane | Longan~f | longan | longan | longan | ลำไย
Guava | 番石榴 | グアバ | 구아바 | goyave~f | Guave~f+Guaven | guayaba~f | guava~f | goiaba~f | ฝรั่ง
Papaya | 木瓜 | パパイヤ | 파파야 | papaye~f | Papaya~f | papaya~f | papaya~f | mamão | มะละกอ
Banana | 香蕉 | バナナ | 바나나 | banane~f | Banane~f+Bananen | plátano | banana~f | banana~f | กล้วย
Coconut | 椰子 | ココナッツ | 코코넛 | coco | Kokosnuss~f+Kokos | coco | cocco | coco | มะพร้าว
Watermelon | 西瓜 | スイカ | 수박 | pastèque~f | Wassermelone~f+Wassermelonen | sandía~f | anguria~f | melancia~f | แตงโม
Melon | 蜜瓜 | メロン | 멜론 | melon | Melone~f+Melonen | melón | melone | melão | เมลอน
Kiwi / Kiwifruit | 奇異果 | キウイ | 키위 | kiwi | Kiwi~f | kiwi | kiwi | kiwi | กีวี
Dragon fruit | 火龍果 | ドラゴンフルーツ | 용과 | fruit du dragon | Drachenfrucht~f | pitahaya~f | pitaya~f | pitaia~f | แก้วมังกร
Tamarind | 羅望子 | タマリンド | 타마린드 | tamarin | Tamarinde~f+Tamarinden | tamarindo | tamarindo | tamarindo | มะขาม
# Herbs and flowers
Mint | 薄荷葉+薄荷 | ミント | 민트 | menthe~f | Minze~f+Minz | menta~f | menta~f | hortelã~f | มินต์
Basil | 羅勒葉+羅勒 | バジル | 바질 | basilic | Basilikum~n | albahaca~f | basilico | manjericão | โหระพา
Rosemary | 迷迭香 | ローズマリー | 로즈메리 | romarin | Rosmarin | romero | rosmarino | alecrim | โรสแมรี
Thyme | 百里香 | タイム | 타임 | thym | Thymian | tomillo | timo | tomilho | ไทม์
Sage | 鼠尾草 | セージ | 세이지 | sauge~f | Salbei | salvia~f | salvia~f | sálvia~f | เสจ
Coriander / Cilantro | 芫荽 | パクチー | 고수 | coriandre~f | Koriander | cilantro | coriandolo | coentro | ผักชี
Lemongrass | 香茅 | レモングラス | 레몬그라스 | citronnelle~f | Zitronengras~n | citronela~f | citronella~f | capim-limão | ตะไคร้
Shiso / Perilla | 紫蘇 | しそ | 시소 | shiso | Shiso~n | shiso | shiso | shiso | ชิโสะ
Pandan | 班蘭 | パンダン | 판단 | pandan | Pandan | pandan | pandan | pandan | ใบเตย
Lavender | 薰衣草 | ラベンダー | 라벤더 | lavande~f | Lavendel | lavanda~f | lavanda~f | lavanda~f | ลาเวนเดอร์
Rose | 玫瑰 | ローズ | 장미 | rose~f | Rose~f+Rosen | rosa~f | rosa~f | rosa~f | กุหลาบ
Jasmine | 茉莉花+茉莉 | ジャスミン | 재스민 | jasmin | Jasmin | jazmín | gelsomino | jasmim | มะลิ
Osmanthus | 桂花 | 金木犀 | 계화 | osmanthus | Osmanthus | osmanto | osmanto | osmanto | หอมหมื่นลี้
Chrysanthemum | 菊花 | 菊花 | 국화 | chrysanthème | Chrysantheme~f+Chrysanthemen | crisantemo | crisantemo | crisântemo | เก๊กฮวย
Elderflower | 接骨木花 | エルダーフラワー | 엘더플라워 | fleur de sureau~f | Holunderblüte~f+Holunderblüten | flor de saúco~f | fiori di sambuco~mp | flor de sabugueiro~f | เอลเดอร์ฟลาวเวอร์
Hibiscus / Roselle | 洛神花 | ハイビスカス | 히비스커스 | hibiscus | Hibiskus | hibisco | ibisco | hibisco | กระเจี๊ยบ
Butterfly pea | 蝶豆花 | バタフライピー | 버터플라이피 | pois bleu | Schmetterlingserbse~f+Schmetterlingserbsen | guisante mariposa | butterfly pea | ervilha-borboleta~f | อัญชัน
Chamomile / Camomile | 洋甘菊 | カモミール | 캐모마일 | camomille~f | Kamille~f+Kamillen | manzanilla~f | camomilla~f | camomila~f | คาโมมายล์
Violet | 紫羅蘭 | バイオレット | 바이올렛 | violette~f | Veilchen~n | violeta~f | violetta~f | violeta~f | ไวโอเล็ต
Cherry blossom / Sakura | 櫻花 | 桜 | 벚꽃 | fleur de cerisier~f | Kirschblüte~f+Kirschblüten | flor de cerezo~f | fiori di ciliegio~mp | flor de cerejeira~f | ซากุระ
# Spices and heat
Ginger | 薑 | 生姜+ジンジャー | 생강 | gingembre | Ingwer | jengibre | zenzero | gengibre | ขิง
Cinnamon | 肉桂 | シナモン | 시나몬 | cannelle~f | Zimt | canela~f | cannella~f | canela~f | อบเชย
Tangerine peel / Chenpi / Dried tangerine peel / Mandarin peel | 陳皮 | 陳皮 | 진피 | écorce de mandarine~f | Mandarinenschale~f+Mandarinenschalen | piel de mandarina~f | scorza di mandarino~f | casca de tangerina~f | เปลือกส้ม
Star anise | 八角 | スターアニス | 팔각 | anis étoilé | Sternanis | anís estrellado | anice stellato | anis-estrelado | โป๊ยกั๊ก
Clove | 丁香 | クローブ | 정향 | clou de girofle | Nelke~f+Nelken | clavo de olor | chiodo di garofano | cravo-da-índia | กานพลู
Cardamom | 小豆蔻 | カルダモン | 카다멈 | cardamome~f | Kardamom | cardamomo | cardamomo | cardamomo | กระวาน
Nutmeg | 豆蔻 | ナツメグ | 넛메그 | noix de muscade~f | Muskatnuss~f+Muskat | nuez moscada~f | noce moscata~f | noz-moscada~f | ลูกจันทน์เทศ
Vanilla | 雲呢拿 | バニラ | 바닐라 | vanille~f | Vanille~f | vainilla~f | vaniglia~f | baunilha~f | วานิลลา
Saffron | 番紅花 | サフラン | 사프란 | safran | Safran | azafrán | zafferano | açafrão | หญ้าฝรั่น
Black pepper / Pepper | 黑胡椒 | 黒胡椒 | 후추 | poivre noir | schwarzer Pfeffer+Pfeffer | pimienta negra~f | pepe nero | pimenta-do-reino~f | พริกไทยดำ
Sichuan pepper / Szechuan pepper | 四川花椒 | 花椒 | 화자오 | poivre du Sichuan | Szechuanpfeffer | pimienta de Sichuan~f | pepe di Sichuan | pimenta de Sichuan~f | ฮวาเจียว
Chilli / Chili / Chile / Chilli pepper | 辣椒 | 唐辛子 | 고추 | piment | Chili | chile | peperoncino | pimenta~f | พริก
Bird’s eye chilli | 指天椒 | プリッキーヌ | 태국 고추 | piment oiseau | Vogelaugenchili+Chili | chile ojo de pájaro | peperoncino thai | pimenta tailandesa~f | พริกขี้หนู
Jalapeño | 墨西哥辣椒 | ハラペーニョ | 할라페뇨 | jalapeño | Jalapeño | jalapeño | jalapeño | jalapeño | ฮาลาเปญโญ
Wasabi | 日本芥辣 | わさび | 와사비 | wasabi | Wasabi | wasabi | wasabi | wasabi | วาซาบิ
# From the garden
Cucumber | 青瓜 | キュウリ | 오이 | concombre | Gurke~f+Gurken | pepino | cetriolo | pepino | แตงกวา
Celery | 西芹 | セロリ | 셀러리 | céleri | Sellerie | apio | sedano | salsão | เซเลอรี
Tomato | 番茄 | トマト | 토마토 | tomate~f | Tomate~f+Tomaten | tomate | pomodoro | tomate | มะเขือเทศ
Carrot | 甘筍 | キャロット | 당근 | carotte~f | Karotte~f+Karotten | zanahoria~f | carota~f | cenoura~f | แครอท
Beetroot / Beet | 紅菜頭 | ビーツ | 비트 | betterave~f | Rote Bete~f+Rote-Bete- | remolacha~f | barbabietola~f | beterraba~f | บีตรูต
Olive | 橄欖 | オリーブ | 올리브 | olive~f | Olive~f+Oliven | aceituna~f | oliva~f | azeitona~f | มะกอก
Aloe vera / Aloe | 蘆薈 | アロエ | 알로에 | aloe vera | Aloe vera~f+Aloe-vera- | aloe vera | aloe vera~f | aloe vera | ว่านหางจระเข้
Taro | 芋頭 | タロイモ | 타로 | taro | Taro | taro | taro | taro | เผือก
Sago | 西米 | サゴ | 사고 | sagou | Sago | sagú | sago | sagu | สาคู
Red bean / Adzuki | 紅豆 | 小豆 | 팥 | haricot rouge | Azukibohne~f+Azuki | azuki | fagiolo azuki | feijão azuki | ถั่วแดง
Oat | 燕麥 | オーツ | 귀리 | avoine~f | Hafer | avena~f | avena~f | aveia~f | ข้าวโอ๊ต
Soy / Soya | 豆 | 豆乳 | 두유 | soja | Soja | soja~f | soia~f | soja~f | ถั่วเหลือง
# Sweet things and nuts
Honey | 蜜糖 | はちみつ | 꿀 | miel | Honig | miel~f | miele | mel | น้ำผึ้ง
Agave | 龍舌蘭 | アガベ | 아가베 | agave | Agave~f+Agaven | agave | agave~f | agave | อากาเว
Sugar | 糖 | 砂糖 | 설탕 | sucre | Zucker | azúcar | zucchero | açúcar | น้ำตาล
Brown sugar | 黑糖 | 黒糖 | 흑당 | sucre brun | brauner Zucker+Braunzucker | azúcar moreno | zucchero di canna | açúcar mascavo | น้ำตาลทรายแดง
Caramel | 焦糖 | キャラメル | 캐러멜 | caramel | Karamell~n | caramelo | caramello | caramelo | คาราเมล
Salted caramel | 海鹽焦糖 | 塩キャラメル | 솔티드 캐러멜 | caramel salé | Salzkaramell~n | caramelo salado | caramello salato | caramelo salgado | คาราเมลเกลือ
Chocolate | 朱古力 | チョコレート | 초콜릿 | chocolat | Schokolade~f+Schokoladen | chocolate | cioccolato | chocolate | ช็อกโกแลต
Almond | 杏仁 | アーモンド | 아몬드 | amande~f | Mandel~f | almendra~f | mandorla~f | amêndoa~f | อัลมอนด์
Hazelnut | 榛子 | ヘーゼルナッツ | 헤이즐넛 | noisette~f | Haselnuss~f | avellana~f | nocciola~f | avelã~f | เฮเซลนัท
Walnut | 合桃 | くるみ | 호두 | noix~f | Walnuss~f | nuez~f | noce~f | noz~f | วอลนัท
Pistachio | 開心果 | ピスタチオ | 피스타치오 | pistache~f | Pistazie~f+Pistazien | pistacho | pistacchio | pistache | พิสตาชิโอ
Peanut | 花生 | ピーナッツ | 땅콩 | cacahuète~f | Erdnuss~f | cacahuete | arachide~f | amendoim | ถั่วลิสง
Sesame / Black sesame | 芝麻 | ごま | 참깨 | sésame | Sesam | sésamo | sesamo | gergelim | งา
Yogurt / Yoghurt | 乳酪 | ヨーグルト | 요거트 | yaourt | Joghurt | yogur | yogurt | iogurte | โยเกิร์ต
Salt | 鹽 | 塩 | 소금 | sel | Salz~n | sal~f | sale | sal | เกลือ
Sea salt | 海鹽 | 海塩 | 천일염 | sel de mer | Meersalz~n | sal marina~f | sale marino | sal marinho | เกลือทะเล
`;

/** Leaves and beans for brewing: both a flavour and a drink. */
export const BREWS = `
Coffee | 咖啡 | コーヒー | 커피 | café | Kaffee | café | caffè | café | กาแฟ
Espresso | 特濃咖啡 | エスプレッソ | 에스프레소 | espresso | Espresso | espresso | espresso | espresso | เอสเพรสโซ
Black tea | 紅茶 | 紅茶 | 홍차 | thé noir | Schwarztee | té negro | tè nero | chá preto | ชาดำ
Green tea | 綠茶 | 緑茶 | 녹차 | thé vert | Grüntee | té verde | tè verde | chá verde | ชาเขียว
White tea | 白茶 | 白茶 | 백차 | thé blanc | Weißtee | té blanco | tè bianco | chá branco | ชาขาว
Oolong / Oolong tea | 烏龍茶+烏龍 | ウーロン茶+ウーロン | 우롱차+우롱 | thé oolong+oolong | Oolong | té oolong+oolong | tè oolong+oolong | chá oolong+oolong | ชาอู่หลง+อู่หลง
Pu-erh / Pu'er / Pu-erh tea | 普洱茶+普洱 | プーアル茶+プーアル | 보이차 | thé pu-erh+pu-erh | Pu-Erh | té pu-erh+pu-erh | tè pu-erh+pu-erh | chá pu-erh+pu-erh | ชาผู่เอ๋อร์+ผู่เอ๋อร์
Matcha | 抹茶 | 抹茶 | 말차 | matcha | Matcha | matcha | matcha | matcha | มัทฉะ
Hojicha | 焙茶 | ほうじ茶 | 호지차 | hojicha | Hojicha | hojicha | hojicha | hojicha | โฮจิฉะ
Earl Grey | 伯爵茶 | アールグレイ | 얼그레이 | Earl Grey | Earl Grey+Earl-Grey- | Earl Grey | Earl Grey | Earl Grey | เอิร์ลเกรย์
Cocoa / Cacao | 可可 | ココア | 코코아 | cacao | Kakao | cacao | cacao | cacau | โกโก้
Cold Brew | 冷萃 | コールドブリュー | 콜드브루 | cold brew | Cold Brew | cold brew | cold brew | cold brew | โคลด์บรูว์
Dancong / Dancong oolong | 單叢茶+單叢 | 単叢烏龍茶+単叢 | 단총 우롱차+단총 | thé dancong+dancong | Dancong-Oolong+Dancong | té dancong+dancong | tè dancong+dancong | chá dancong+dancong | ชาตานฉง+ตานฉง
`;
