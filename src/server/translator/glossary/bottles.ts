/**
 * Spirits, liqueurs, wines, beers, bitters. Brands keep their name in languages with Latin script. Layout: table.ts.
 */
export const BOTTLES = `
# Spirits
Vodka | 伏特加 | ウォッカ | 보드카 | vodka~f | Wodka | vodka | vodka~f | vodca~f | วอดก้า
Vanilla vodka | 雲呢拿伏特加 | バニラウォッカ | 바닐라 보드카 | vodka à la vanille~f | Vanille-Wodka | vodka de vainilla | vodka alla vaniglia~f | vodca de baunilha~f | วอดก้าวานิลลา
Lemon vodka / Vodka citron / Citrus vodka | 檸檬伏特加 | レモンウォッカ | 레몬 보드카 | vodka au citron~f | Zitronen-Wodka | vodka de limón | vodka al limone~f | vodca de limão~f | วอดก้าเลมอน
Gin | 氈酒 | ジン | 진 | gin | Gin | ginebra~f | gin | gim | จิน
London dry gin | 倫敦氈酒 | ロンドン・ドライ・ジン | 런던 드라이 진 | London dry gin | London Dry Gin | ginebra London dry~f | London dry gin | gim London dry | ลอนดอนดรายจิน
Old Tom gin | 老湯姆氈酒 | オールド・トム・ジン | 올드 톰 진 | gin Old Tom | Old Tom Gin | ginebra Old Tom~f | gin Old Tom | gim Old Tom | โอลด์ทอมจิน
Pink gin | 粉紅氈酒 | ピンクジン | 핑크 진 | gin rose | Pink Gin | ginebra rosa~f | pink gin | gim rosa | พิงก์จิน
Sloe gin | 黑刺李氈酒 | スロージン | 슬로 진 | sloe gin | Schlehenlikör | licor de endrinas | sloe gin | sloe gin | สโลจิน
Tequila | 龍舌蘭酒 | テキーラ | 테킬라 | tequila~f | Tequila | tequila | tequila~f | tequila~f | เตกีลา
Blanco tequila / Tequila blanco / Silver tequila | 白龍舌蘭酒 | テキーラ・ブランコ | 테킬라 블랑코 | tequila blanco~f | Tequila Blanco | tequila blanco | tequila blanco~f | tequila blanco~f | เตกีลาบลังโก
Reposado tequila / Tequila reposado | 陳釀龍舌蘭酒 | テキーラ・レポサド | 테킬라 레포사도 | tequila reposado~f | Tequila Reposado | tequila reposado | tequila reposado~f | tequila reposado~f | เตกีลาเรโปซาโด
Mezcal | 梅斯卡爾酒 | メスカル | 메스칼 | mezcal | Mezcal | mezcal | mezcal | mezcal | เมซคัล
Rum | 冧酒 | ラム | 럼 | rhum | Rum | ron | rum | rum | รัม
White rum / Light rum | 白冧酒 | ホワイトラム | 화이트 럼 | rhum blanc | weißer Rum | ron blanco | rum bianco | rum branco | รัมขาว
Gold rum / Golden rum | 金冧酒 | ゴールドラム | 골드 럼 | rhum ambré | goldener Rum | ron dorado | rum ambrato | rum ouro | รัมทอง
Aged rum | 陳年冧酒 | 熟成ラム | 숙성 럼 | rhum vieux | gereifter Rum | ron añejo | rum invecchiato | rum envelhecido | รัมบ่ม
Dark rum / Black rum | 黑冧酒 | ダークラム | 다크 럼 | rhum brun | dunkler Rum | ron oscuro | rum scuro | rum escuro | ดาร์กรัม
Spiced rum | 香料冧酒 | スパイスドラム | 스파이스드 럼 | rhum épicé | Spiced Rum | ron especiado | rum speziato | rum com especiarias | รัมเครื่องเทศ
Overproof rum | 高濃度冧酒 | オーバープルーフ・ラム | 오버프루프 럼 | rhum overproof | Overproof-Rum | ron overproof | rum overproof | rum overproof | รัมโอเวอร์พรูฟ
Coconut rum | 椰子冧酒 | ココナッツラム | 코코넛 럼 | rhum à la noix de coco | Kokosrum | ron de coco | rum al cocco | rum de coco | รัมมะพร้าว
Jamaican rum / Jamaica rum | 牙買加冧酒 | ジャマイカラム | 자메이카 럼 | rhum de Jamaïque | Jamaika-Rum | ron de Jamaica | rum giamaicano | rum da Jamaica | รัมจาเมกา
Demerara rum | 德麥拉拉冧酒 | デメララ・ラム | 데메라라 럼 | rhum Demerara | Demerara-Rum | ron Demerara | rum Demerara | rum Demerara | รัมเดเมรารา
Rhum agricole / Agricole rum | 農業冧酒 | ラム・アグリコール | 럼 아그리콜 | rhum agricole | Rhum Agricole | ron agrícola | rhum agricole | rum agrícola | รัมอากรีโกล
Cachaça | 甘蔗酒 | カシャッサ | 카샤사 | cachaça~f | Cachaça~m | cachaza~f | cachaça~f | cachaça~f | คาชาซา
Whiskey / Whisky | 威士忌 | ウイスキー | 위스키 | whisky | Whisky | whisky | whisky | uísque | วิสกี้
Bourbon / Bourbon whiskey | 波本威士忌+波本 | バーボン | 버번 | bourbon | Bourbon | bourbon | bourbon | bourbon | เบอร์เบิน
Rye whiskey / Rye | 裸麥威士忌 | ライ・ウイスキー | 라이 위스키 | whisky de seigle | Rye Whiskey | whisky de centeno | rye whiskey | uísque de centeio | ไรย์วิสกี้
Scotch / Scotch whisky / Scotch whiskey | 蘇格蘭威士忌 | スコッチ・ウイスキー | 스카치위스키 | scotch | Scotch | whisky escocés | scotch | uísque escocês | สกอตช์วิสกี้
Blended Scotch / Blended Scotch whisky | 蘇格蘭威士忌 | ブレンデッド・スコッチ | 블렌디드 스카치 | blended scotch | Blended Scotch | whisky escocés mezclado | blended scotch | uísque escocês blended | เบลนเดดสกอตช์
Peated Islay Scotch / Islay Scotch / Islay whisky / Islay Scotch whiskey | 泥煤威士忌 | アイラ・スコッチ | 아일라 스카치 | scotch tourbé d’Islay | torfiger Islay-Scotch | whisky ahumado de Islay | scotch torbato di Islay | uísque turfado de Islay | ไอส์ลาสกอตช์
Irish whiskey | 愛爾蘭威士忌 | アイリッシュ・ウイスキー | 아이리시 위스키 | whiskey irlandais | Irish Whiskey | whiskey irlandés | whiskey irlandese | uísque irlandês | ไอริชวิสกี้
Japanese whisky / Japanese whiskey | 日本威士忌 | ジャパニーズ・ウイスキー | 재패니즈 위스키 | whisky japonais | japanischer Whisky | whisky japonés | whisky giapponese | uísque japonês | วิสกี้ญี่ปุ่น
Brandy | 白蘭地 | ブランデー | 브랜디 | brandy | Brandy | brandy | brandy | conhaque | บรั่นดี
Cognac | 干邑 | コニャック | 코냑 | cognac | Cognac | coñac | cognac | conhaque | คอนยัค
Calvados | 蘋果白蘭地 | カルヴァドス | 칼바도스 | calvados | Calvados | calvados | calvados | calvados | กัลวาโดส
Apple brandy | 蘋果白蘭地 | アップルブランデー | 애플 브랜디 | eau-de-vie de pomme~f | Apfelbrand | brandy de manzana | brandy di mele | brandy de maçã | บรั่นดีแอปเปิล
Apricot brandy | 杏桃白蘭地 | アプリコットブランデー | 살구 브랜디 | liqueur d’abricot~f | Aprikosenlikör | licor de albaricoque | apricot brandy | licor de damasco | บรั่นดีแอปริคอต
Pear brandy / Pear brandy (Williams) | 啤梨白蘭地 | 洋梨ブランデー | 배 브랜디 | eau-de-vie de poire~f | Williamsbirnenbrand | aguardiente de pera | acquavite di pere~f | aguardente de pera~f | บรั่นดีลูกแพร์
Plum brandy / Slivovitz | 布冧白蘭地 | プラムブランデー | 자두 브랜디 | eau-de-vie de prune~f | Pflaumenbrand | aguardiente de ciruela | acquavite di prugne~f | aguardente de ameixa~f | บรั่นดีพลัม
Pisco | 皮斯可酒 | ピスコ | 피스코 | pisco | Pisco | pisco | pisco | pisco | พิสโก
Grappa | 意大利果渣白蘭地 | グラッパ | 그라파 | grappa~f | Grappa~m | grappa~f | grappa~f | grappa~f | กรัปปา
Absinthe | 艾碧斯 | アブサン | 압생트 | absinthe~f | Absinth | absenta~f | assenzio | absinto | แอ็บซินธ์
Pastis / Pernod | 茴香酒 | パスティス | 파스티스 | pastis | Pastis | pastis | pastis | pastis | พาสทิส
Ouzo | 希臘茴香酒 | ウーゾ | 우조 | ouzo | Ouzo | ouzo | ouzo | ouzo | อูโซ
Aquavit | 阿夸維特酒 | アクアビット | 아쿠아비트 | aquavit | Aquavit | aquavit | acquavite scandinava~f | aquavit | อะควาวิท
Baijiu | 白酒 | 白酒 | 바이주 | baijiu | Baijiu | baijiu | baijiu | baijiu | ไป๋จิ่ว
Rose baijiu | 玫瑰露酒 | ローズ白酒 | 장미 바이주 | baijiu à la rose | Rosen-Baijiu | baijiu de rosa | baijiu alla rosa | baijiu de rosa | ไป๋จิ่วกุหลาบ
Shochu | 燒酎 | 焼酎 | 쇼추 | shochu | Shochu | shochu | shochu | shochu | โชจู
Barley shochu | 麥燒酎 | 麦焼酎 | 보리 쇼추 | shochu d’orge | Gersten-Shochu | shochu de cebada | shochu d’orzo | shochu de cevada | โชจูข้าวบาร์เลย์
Soju | 燒酒 | ソジュ | 소주 | soju | Soju | soju | soju | soju | โซจู
Sake | 清酒 | 日本酒 | 사케 | saké | Sake | sake | sake | saquê | สาเก
Umeshu / Umeshu plum wine / Plum wine | 梅酒 | 梅酒 | 매실주 | umeshu | Umeshu | umeshu | umeshu | umeshu | อุเมชู
Basil-infused gin | 羅勒浸氈酒 | バジル漬けジン | 바질 인퓨즈드 진 | gin infusé au basilic | Basilikum-Gin | ginebra infusionada con albahaca~f | gin infuso al basilico | gim infusionado com manjericão | จินแช่โหระพา
Alcohol-free botanical spirit / Non-alcoholic spirit | 無酒精草本蒸餾液 | ノンアルコール・ボタニカルスピリッツ | 무알코올 보태니컬 스피릿 | spiritueux botanique sans alcool | alkoholfreies botanisches Destillat~n | destilado botánico sin alcohol | distillato botanico analcolico | destilado botânico sem álcool | สปิริตสมุนไพรไร้แอลกอฮอล์
Alcohol-free bitter aperitif | 無酒精苦味開胃酒 | ノンアルコール・ビターアペリティフ | 무알코올 비터 아페리티프 | apéritif amer sans alcool | alkoholfreier Bitter-Aperitif | aperitivo amargo sin alcohol | aperitivo amaro analcolico | aperitivo amargo sem álcool | อะเปริทิฟขมไร้แอลกอฮอล์
# Liqueurs
Campari | 金巴利 | カンパリ | 캄파리 | = | = | = | = | = | คัมพารี
Aperol | 艾普羅 | アペロール | 아페롤 | = | = | = | = | = | อาเปโรล
Triple sec | 橙皮酒 | トリプルセック | 트리플 섹 | triple sec | Triple Sec | triple sec | triple sec | triple sec | ทริปเปิลเซ็ก
Cointreau | 君度橙酒 | コアントロー | 쿠앵트로 | = | = | = | = | = | คอนโทร
Grand Marnier | 金萬利香橙甜酒 | グラン・マルニエ | 그랑 마니에르 | = | = | = | = | = | แกรนด์มาร์นิเยร์
Cognac orange liqueur | 干邑橙酒 | コニャック・オレンジリキュール | 코냑 오렌지 리큐어 | liqueur d’orange au cognac~f | Cognac-Orangenlikör | licor de naranja y coñac | liquore all’arancia e cognac | licor de laranja com conhaque | เหล้าส้มคอนยัค
Curaçao / Orange curaçao / Dry curaçao | 橙皮甜酒 | オレンジ・キュラソー | 오렌지 퀴라소 | curaçao | Curaçao | curaçao | curaçao | curaçau | คูราเซา
Blue curaçao | 藍橙酒 | ブルー・キュラソー | 블루 퀴라소 | curaçao bleu | Blue Curaçao | curaçao azul | blue curaçao | curaçau azul | บลูคูราเซา
Coffee liqueur / Kahlúa | 咖啡甜酒 | コーヒーリキュール | 커피 리큐어 | liqueur de café~f | Kaffeelikör | licor de café | liquore al caffè | licor de café | เหล้ากาแฟ
Irish cream / Baileys / Baileys Irish Cream | 愛爾蘭忌廉酒 | アイリッシュクリーム | 아이리시 크림 | crème de whisky~f | Irish Cream | crema irlandesa~f | crema di whisky~f | creme irlandês | ไอริชครีม
Lychee liqueur | 荔枝酒 | ライチリキュール | 리치 리큐어 | liqueur de litchi~f | Litschilikör | licor de lichi | liquore al litchi | licor de lichia | เหล้าลิ้นจี่
Peach liqueur / Peach schnapps | 蜜桃甜酒 | ピーチリキュール | 복숭아 리큐어 | liqueur de pêche~f | Pfirsichlikör | licor de melocotón | liquore alla pesca | licor de pêssego | เหล้าพีช
Elderflower liqueur | 接骨木花甜酒 | エルダーフラワーリキュール | 엘더플라워 리큐어 | liqueur de fleur de sureau~f | Holunderblütenlikör | licor de flor de saúco | liquore ai fiori di sambuco | licor de flor de sabugueiro | เหล้าเอลเดอร์ฟลาวเวอร์
St-Germain / Saint-Germain | 聖潔曼接骨木花甜酒 | サンジェルマン | 생제르맹 | = | = | = | = | = | แซงต์แชร์แมง
Amaretto | 杏仁甜酒 | アマレット | 아마레토 | = | = | = | = | = | อมาเร็ตโต
Maraschino / Maraschino liqueur | 黑櫻桃甜酒 | マラスキーノ | 마라스키노 | marasquin | Maraschino | marrasquino | maraschino | marrasquino | มาราสคิโน
Cherry Heering / Cherry liqueur / Cherry brandy | 車厘子甜酒 | チェリー・ブランデー | 체리 리큐어 | liqueur de cerise~f | Kirschlikör | licor de cereza | cherry brandy | licor de cereja | เหล้าเชอร์รี
Chambord / Raspberry liqueur | 紅桑子甜酒 | フランボワーズ・リキュール | 라즈베리 리큐어 | liqueur de framboise~f | Himbeerlikör | licor de frambuesa | liquore al lampone | licor de framboesa | เหล้าราสป์เบอร์รี
Limoncello | 檸檬甜酒 | リモンチェッロ | 리몬첼로 | = | = | = | = | = | ลีมอนเชลโล
Galliano | 加利安奴 | ガリアーノ | 갈리아노 | = | = | = | = | = | กัลลิอาโน
Drambuie | 杜林標 | ドランブイ | 드람뷔 | = | = | = | = | = | ดรัมบุย
Bénédictine | 班尼狄克甜酒 | ベネディクティン | 베네딕틴 | = | = | = | = | = | เบเนดิกติน
Green Chartreuse | 綠查特酒 | グリーン・シャルトリューズ | 그린 샤르트뢰즈 | Chartreuse verte~f | Grüner Chartreuse | Chartreuse verde | Chartreuse verde~f | Chartreuse verde | กรีนชาร์เทรอส
Yellow Chartreuse | 黃查特酒 | イエロー・シャルトリューズ | 옐로 샤르트뢰즈 | Chartreuse jaune~f | Gelber Chartreuse | Chartreuse amarillo | Chartreuse gialla~f | Chartreuse amarela | เยลโลว์ชาร์เทรอส
Green herbal liqueur | 綠色草本酒 | グリーンハーブリキュール | 그린 허브 리큐어 | liqueur verte aux herbes~f | grüner Kräuterlikör | licor verde de hierbas | liquore verde alle erbe | licor verde de ervas | เหล้าสมุนไพรสีเขียว
Crème de cacao / Crème de cacao (white) / Crème de cacao (dark) | 可可甜酒 | クレーム・ド・カカオ | 크렘 드 카카오 | crème de cacao~f | Crème de Cacao~f | crema de cacao~f | crema di cacao~f | creme de cacau | ครีมเดอคาเคา
Crème de menthe | 薄荷甜酒 | クレーム・ド・マント | 크렘 드 망트 | crème de menthe~f | Crème de Menthe~f | crema de menta~f | crema di menta~f | creme de menta | ครีมเดอมองธ์
Crème de cassis | 黑加侖子甜酒 | クレーム・ド・カシス | 크렘 드 카시스 | crème de cassis~f | Crème de Cassis~f | crema de casis~f | crème de cassis~f | creme de cassis | ครีมเดอกาซีส
Crème de mûre / Blackberry liqueur | 黑莓甜酒 | クレーム・ド・ミュール | 크렘 드 뮈르 | crème de mûre~f | Crème de Mûre~f | licor de mora | liquore di more | licor de amora | ครีมเดอมูร์
Crème de violette | 紫羅蘭甜酒 | クレーム・ド・ヴィオレット | 크렘 드 비올레트 | crème de violette~f | Crème de Violette~f | crema de violetas~f | crème de violette~f | creme de violeta | ครีมเดอวิโอเลต
Crème de banane / Banana liqueur | 香蕉甜酒 | クレーム・ド・バナーヌ | 크렘 드 바난 | crème de banane~f | Bananenlikör | licor de plátano | crema di banana~f | licor de banana | ครีมเดอบานาน
Passion fruit liqueur / Passoã | 熱情果甜酒 | パッションフルーツリキュール | 패션프루트 리큐어 | liqueur de fruit de la passion~f | Passionsfruchtlikör | licor de maracuyá | liquore al frutto della passione | licor de maracujá | เหล้าเสาวรส
Allspice dram / Pimento dram | 多香果甜酒 | オールスパイス・ドラム | 올스파이스 드램 | liqueur de piment de la Jamaïque~f | Pimentlikör | licor de pimienta de Jamaica | liquore al pimento | licor de pimenta-da-jamaica | -
Jägermeister | 野格酒 | イエーガーマイスター | 예거마이스터 | = | = | = | = | = | เยเกอร์ไมสเตอร์
Fernet Branca / Fernet | 菲奈特 | フェルネット・ブランカ | 페르네트 브랑카 | Fernet-Branca | Fernet-Branca | Fernet-Branca | Fernet-Branca | Fernet-Branca | เฟอร์เน็ตบรังกา
Cynar | 朝鮮薊苦酒 | チナール | 치나르 | = | = | = | = | = | ชินาร์
Suze | 龍膽酒 | スーズ | 수즈 | = | = | = | = | = | -
Amaro | 意大利苦酒 | アマーロ | 아마로 | amaro | Amaro | amaro | amaro | amaro | อามาโร
Averna / Amaro Averna | 雅凡娜苦酒 | アヴェルナ | 아베르나 | Amaro Averna | Amaro Averna | Amaro Averna | Amaro Averna | Amaro Averna | อาเวร์นา
Montenegro / Amaro Montenegro | 蒙特內哥羅苦酒 | アマーロ・モンテネグロ | 아마로 몬테네그로 | Amaro Montenegro | Amaro Montenegro | Amaro Montenegro | Amaro Montenegro | Amaro Montenegro | อามาโรมอนเตเนโกร
Nonino / Amaro Nonino | 諾尼諾苦酒 | アマーロ・ノニーノ | 아마로 노니노 | Amaro Nonino | Amaro Nonino | Amaro Nonino | Amaro Nonino | Amaro Nonino | อามาโรโนนิโน
Lillet Blanc / Lillet | 白利萊酒 | リレ・ブラン | 릴레 블랑 | Lillet Blanc | Lillet Blanc | Lillet Blanc | Lillet Blanc | Lillet Blanc | ลิลเล็ตบลองก์
# Wine and fortified wine
Vermouth | 苦艾酒 | ベルモット | 베르무트 | vermouth | Wermut | vermut | vermut | vermute | เวอร์มุท
Sweet vermouth / Red vermouth / Vermouth rosso | 甜苦艾酒 | スイート・ベルモット | 스위트 베르무트 | vermouth rouge | roter Wermut | vermut rojo | vermut rosso | vermute tinto | สวีทเวอร์มุท
Dry vermouth | 乾苦艾酒 | ドライ・ベルモット | 드라이 베르무트 | vermouth sec | trockener Wermut | vermut seco | vermut secco | vermute seco | ดรายเวอร์มุท
Vermouth bianco / White vermouth / Bianco vermouth | 白苦艾酒 | ホワイト・ベルモット | 화이트 베르무트 | vermouth blanc | weißer Wermut | vermut blanco | vermut bianco | vermute branco | เวอร์มุทขาว
Sherry | 雪莉酒 | シェリー | 셰리 | xérès | Sherry | jerez | sherry | xerez | เชอร์รีไวน์
Fino sherry / Fino | 菲諾雪莉酒 | フィノ・シェリー | 피노 셰리 | xérès fino | Fino-Sherry | fino de Jerez | sherry fino | xerez fino | ฟิโนเชอร์รี
Port / Port wine | 砵酒 | ポートワイン | 포트와인 | porto | Portwein | oporto | porto | vinho do Porto | พอร์ตไวน์
Wine | 葡萄酒 | ワイン | 와인 | vin | Wein | vino | vino | vinho | ไวน์
Red wine | 紅酒 | 赤ワイン | 레드 와인 | vin rouge | Rotwein | vino tinto | vino rosso | vinho tinto | ไวน์แดง
White wine | 白酒 | 白ワイン | 화이트 와인 | vin blanc | Weißwein | vino blanco | vino bianco | vinho branco | ไวน์ขาว
Rosé wine | 粉紅葡萄酒 | ロゼワイン | 로제 와인 | vin rosé | Roséwein | vino rosado | vino rosato | vinho rosé | ไวน์โรเซ่
Sparkling wine | 氣酒 | スパークリングワイン | 스파클링 와인 | vin effervescent | Schaumwein | vino espumoso | spumante | espumante | สปาร์คกลิงไวน์
Prosecco | 意大利氣酒 | プロセッコ | 프로세코 | prosecco | Prosecco | prosecco | prosecco | prosecco | โปรเซกโก
Cava | 西班牙氣酒 | カバ | 카바 | cava | Cava | cava | cava | cava | คาวา
Champagne | 香檳 | シャンパン | 샴페인 | champagne | Champagner | champán | champagne | champanhe | แชมเปญ
# Beer and cider
Beer | 啤酒 | ビール | 맥주 | bière~f | Bier~n | cerveza~f | birra~f | cerveja~f | เบียร์
Lager | 拉格啤酒 | ラガービール | 라거 맥주 | bière blonde~f | Lagerbier~n | cerveza lager~f | birra lager~f | cerveja lager~f | ลาเกอร์
Stout | 黑啤 | スタウト | 스타우트 | stout~f | Stout~n | cerveza negra~f | birra stout~f | cerveja stout~f | สเตาต์
Ale / Pale ale | 麥酒 | エール | 에일 | ale~f | Ale~n | ale~f | birra ale~f | ale~f | เอล
Wheat beer | 小麥啤酒 | 小麦ビール | 밀맥주 | bière blanche~f | Weizenbier~n | cerveza de trigo~f | birra di frumento~f | cerveja de trigo~f | เบียร์วีต
Cider / Apple cider / Hard cider | 蘋果酒 | シードル | 시드르 | cidre | Cidre | sidra~f | sidro | sidra~f | ไซเดอร์
# Bitters
Bitters | 苦精 | ビターズ | 비터스 | bitters | Bitters | amargo | bitter | bitter | บิตเทอร์
Aromatic bitters / Angostura / Angostura bitters / Angostura aromatic bitters | 芳香苦精 | アロマティック・ビターズ | 아로마틱 비터스 | bitters aromatique | Aromatic Bitters | amargo aromático | bitter aromatico | bitter aromático | อะโรมาติกบิตเทอร์
Orange bitters | 香橙苦精 | オレンジ・ビターズ | 오렌지 비터스 | bitters à l’orange | Orangenbitter | amargo de naranja | bitter all’arancia | bitter de laranja | ออเรนจ์บิตเทอร์
Peychaud’s bitters | 裴喬氏苦精 | ペイショーズ・ビターズ | 페이쇼드 비터스 | bitters Peychaud’s | Peychaud’s Bitters | amargo Peychaud’s | bitter Peychaud’s | bitter Peychaud’s | เปโชด์บิตเทอร์
`;
