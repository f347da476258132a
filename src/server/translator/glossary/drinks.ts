/**
 * Names of drinks as bars of each language write them. Many are unchanged in Latin script; Japanese, Korean, Thai and
 * Chinese have forms of their own. Also the last words of composed names: Sour, Fizz, Latte. Layout: table.ts.
 */
export const DRINKS = `
# Stirred and strong
Martini | 馬天尼 | マティーニ | 마티니 | = | = | = | = | = | มาร์ตินี
Dry Martini | 乾馬天尼 | ドライ・マティーニ | 드라이 마티니 | = | = | = | = | = | ดรายมาร์ตินี
Vodka Martini / Vodkatini | 伏特加馬天尼 | ウォッカ・マティーニ | 보드카 마티니 | = | Wodka Martini | = | = | = | วอดก้ามาร์ตินี
Dirty Martini | 濁馬天尼 | ダーティー・マティーニ | 더티 마티니 | = | = | = | = | = | เดอร์ตีมาร์ตินี
Vesper / Vesper Martini | 薄暮馬天尼 | ヴェスパー | 베스퍼 | = | = | = | = | = | เวสเปอร์
Gibson | 吉布森 | ギブソン | 깁슨 | = | = | = | = | = | กิบสัน
Martinez | 馬丁尼茲 | マルティネス | 마르티네즈 | = | = | = | = | = | มาร์ติเนซ
Manhattan | 曼克頓 | マンハッタン | 맨해튼 | = | = | = | = | = | แมนฮัตตัน
Black Manhattan | 黑曼克頓 | ブラック・マンハッタン | 블랙 맨해튼 | = | = | = | = | = | แบล็กแมนฮัตตัน
Rob Roy | 羅伯羅伊 | ロブ・ロイ | 롭 로이 | = | = | = | = | = | ร็อบรอย
Old Fashioned / Old-Fashioned | 古典雞尾酒+古典 | オールド・ファッションド+オールドファッションド | 올드 패션드 | = | = | = | = | = | โอลด์แฟชั่น
Sazerac | 薩茲拉克 | サゼラック | 사제락 | = | = | = | = | = | ซาเซอแร็ก
Vieux Carré | 老廣場 | ヴュー・カレ | 비외 카레 | = | = | = | = | = | วิเยอคาร์เร
Boulevardier | 花花公子 | ブールヴァルディエ | 불바디에 | = | = | = | = | = | บูเลอวาร์ดิเยร์
Negroni | 內格羅尼 | ネグローニ | 네그로니 | = | = | = | = | = | เนโกรนี
White Negroni | 白內格羅尼 | ホワイト・ネグローニ | 화이트 네그로니 | = | = | = | Negroni bianco | = | ไวท์เนโกรนี
Negroni Sbagliato / Sbagliato | 錯誤內格羅尼 | ネグローニ・ズバリアート | 네그로니 스바글리아토 | = | = | = | = | = | เนโกรนีสบายาโต
Americano Cocktail | 亞美利加諾 | アメリカーノ | 아메리카노 | Americano | Americano | Americano | Americano | Americano | อเมริกาโน
# Bitter and vermouth, or coffee: only Chinese has to know which.
Americano | - | アメリカーノ | 아메리카노 | = | = | = | = | = | อเมริกาโน
Old Pal | 老友記 | オールド・パル | 올드 팔 | = | = | = | = | = | โอลด์พาล
Rusty Nail | 鏽釘 | ラスティ・ネイル | 러스티 네일 | = | = | = | = | = | รัสตีเนล
Godfather | 教父 | ゴッドファーザー | 갓파더 | = | = | = | = | = | ก็อดฟาเธอร์
Godmother | 教母 | ゴッドマザー | 갓마더 | = | = | = | = | = | ก็อดมาเธอร์
French Connection | 法式聯繫 | フレンチ・コネクション | 프렌치 커넥션 | = | = | = | = | = | เฟรนช์คอนเนกชัน
Blood and Sand | 血與沙 | ブラッド・アンド・サンド | 블러드 앤 샌드 | = | = | = | = | = | บลัดแอนด์แซนด์
Hanky Panky | 漢基帕基 | ハンキー・パンキー | 행키 팽키 | = | = | = | = | = | แฮงกีแพงกี
Bijou | 珠寶 | ビジュー | 비주 | = | = | = | = | = | บิจู
Bamboo | 竹影 | バンブー | 밤부 | = | = | = | = | = | แบมบู
Adonis | 阿多尼斯 | アドニス | 아도니스 | = | = | = | = | = | อะโดนิส
Stinger | 毒刺 | スティンガー | 스팅어 | = | = | = | = | = | สติงเกอร์
Black Russian | 黑俄羅斯 | ブラック・ルシアン | 블랙 러시안 | = | = | = | = | = | แบล็กรัสเซียน
White Russian | 白俄羅斯 | ホワイト・ルシアン | 화이트 러시안 | = | = | = | = | = | ไวท์รัสเซียน
Affinity | - | アフィニティ | 어피니티 | = | = | = | = | = | -
# Sours and their kin
Sour | 酸酒 | サワー | 사워 | = | = | = | = | = | ซาวร์
Whiskey Sour / Whisky Sour | 威士忌酸酒 | ウイスキー・サワー | 위스키 사워 | Whisky Sour | Whiskey Sour | Whisky Sour | Whiskey Sour | Whisky Sour | วิสกี้ซาวร์
New York Sour | 紐約酸酒 | ニューヨーク・サワー | 뉴욕 사워 | = | = | = | = | = | นิวยอร์กซาวร์
Amaretto Sour | 杏仁酸酒 | アマレット・サワー | 아마레토 사워 | = | = | = | = | = | อมาเร็ตโตซาวร์
Pisco Sour | 皮斯可酸酒 | ピスコ・サワー | 피스코 사워 | = | = | = | = | = | พิสโกซาวร์
Trinidad Sour | 千里達酸酒 | トリニダード・サワー | 트리니다드 사워 | = | = | = | = | = | ตรินิแดดซาวร์
Gin Sour | 氈酸酒 | ジン・サワー | 진 사워 | = | = | = | = | = | จินซาวร์
Sidecar | 側車 | サイドカー | 사이드카 | = | = | = | = | = | ไซด์คาร์
White Lady | 白色佳人 | ホワイト・レディ | 화이트 레이디 | = | = | = | = | = | ไวท์เลดี้
Between the Sheets | 床笫之間 | ビトウィーン・ザ・シーツ | 비트윈 더 시트 | = | = | = | = | = | บีทวีนเดอะชีตส์
Daiquiri | 黛綺莉 | ダイキリ | 다이키리 | Daïquiri | = | Daiquiri | = | Daiquiri | ไดคิรี
Hemingway Daiquiri / Hemingway Special | 海明威黛綺莉 | ヘミングウェイ・ダイキリ | 헤밍웨이 다이키리 | Hemingway Daïquiri | = | = | = | = | เฮมิงเวย์ไดคิรี
Margarita | 瑪格烈特 | マルガリータ | 마가리타 | =~f | =~f | =~f | =~m | =~f | มาร์การิตา
Tommy’s Margarita | 湯美瑪格烈特 | トミーズ・マルガリータ | 토미스 마가리타 | =~f | =~f | =~f | = | =~f | ทอมมีส์มาร์การิตา
Cosmopolitan | 大都會 | コスモポリタン | 코스모폴리탄 | = | = | = | = | = | คอสโมโพลิแทน
Kamikaze | 神風 | カミカゼ | 카미카제 | = | = | = | = | = | คามิกาเซะ
Lemon Drop / Lemon Drop Martini | 檸檬糖馬天尼 | レモン・ドロップ | 레몬 드롭 | = | = | = | = | = | เลมอนดร็อป
Aviation | 飛行 | アビエーション | 에비에이션 | = | = | = | = | = | เอวิเอชัน
Last Word | 最後的話 | ラスト・ワード | 라스트 워드 | = | = | = | = | = | ลาสต์เวิร์ด
Corpse Reviver No 2 / Corpse Reviver #2 | 亡者復甦二號 | コープス・リバイバー No.2 | 콥스 리바이버 No.2 | Corpse Reviver No. 2 | Corpse Reviver No. 2 | Corpse Reviver No. 2 | Corpse Reviver No. 2 | Corpse Reviver No. 2 | คอร์ปส์รีไวเวอร์ No. 2
Bee’s Knees | 蜂之膝 | ビーズ・ニーズ | 비즈 니즈 | = | = | = | = | = | บีส์นีส์
Bramble | 荊棘 | ブランブル | 브램블 | = | = | = | = | = | แบรมเบิล
Clover Club | 三葉草俱樂部 | クローバー・クラブ | 클로버 클럽 | = | = | = | = | = | โคลเวอร์คลับ
Pink Lady | 紅粉佳人 | ピンク・レディ | 핑크 레이디 | = | = | = | = | = | พิงก์เลดี้
Gimlet / Gin Gimlet | 螺絲錐 | ギムレット | 김렛 | = | = | = | = | = | กิมเล็ต
Southside | 南方 | サウスサイド | 사우스사이드 | = | = | = | = | = | เซาท์ไซด์
Penicillin | 盤尼西林 | ペニシリン | 페니실린 | = | = | = | = | = | เพนิซิลลิน
Paper Plane | 紙飛機 | ペーパー・プレーン | 페이퍼 플레인 | = | = | = | = | = | เปเปอร์เพลน
Gold Rush | 淘金熱 | ゴールド・ラッシュ | 골드 러시 | = | = | = | = | = | โกลด์รัช
Naked and Famous | 赤裸與名聲 | ネイキッド・アンド・フェイマス | 네이키드 앤 페이머스 | = | = | = | = | = | -
Jack Rose | 傑克玫瑰 | ジャック・ローズ | 잭 로즈 | = | = | = | = | = | แจ็กโรส
Brandy Crusta | 白蘭地糖邊 | ブランデー・クラスタ | 브랜디 크러스타 | = | = | = | = | = | บรั่นดีครัสตา
Monkey Gland | 猴上腺素 | モンキー・グランド | 몽키 글랜드 | = | = | = | = | = | มังกี้แกลนด์
Mary Pickford | 瑪麗碧馥 | メアリー・ピックフォード | 메리 픽포드 | = | = | = | = | = | แมรี่พิกฟอร์ด
Bacardi Cocktail | 百加得雞尾酒 | バカルディ・カクテル | 바카디 칵테일 | = | = | = | = | = | บาคาร์ดีค็อกเทล
French Martini | 法式馬天尼 | フレンチ・マティーニ | 프렌치 마티니 | = | = | = | = | = | เฟรนช์มาร์ตินี
Breakfast Martini | 早餐馬天尼 | ブレックファスト・マティーニ | 브렉퍼스트 마티니 | = | = | = | = | = | เบรกฟาสต์มาร์ตินี
Pornstar Martini / Passion Fruit Martini | 熱情果馬天尼 | パッションフルーツ・マティーニ | 패션프루트 마티니 | Martini au fruit de la passion | Passionsfrucht-Martini | Martini de maracuyá | Martini al frutto della passione | Martini de maracujá | มาร์ตินีเสาวรส
Appletini / Apple Martini | 蘋果馬天尼 | アップル・マティーニ | 애플 마티니 | Martini à la pomme | Apfel-Martini | Martini de manzana | Martini alla mela | Martini de maçã | แอปเปิลมาร์ตินี
Espresso Martini | 特濃咖啡馬天尼 | エスプレッソ・マティーニ | 에스프레소 마티니 | = | = | = | = | = | เอสเพรสโซมาร์ตินี
Casino | 賭場 | カジノ | 카지노 | = | = | = | = | = | -
# Long and sparkling
Highball | 高球 | ハイボール | 하이볼 | = | = | = | = | = | ไฮบอล
Whisky Highball / Whiskey Highball | 威士忌高球 | ハイボール | 위스키 하이볼 | = | = | = | = | = | วิสกี้ไฮบอล
Gin and Tonic / G and T / Gin Tonic | 氈湯力 | ジン・トニック | 진토닉 | Gin Tonic | Gin Tonic | Gin-tonic | Gin Tonic | Gin-tônica | จินโทนิก
Vodka Tonic | 伏特加湯力 | ウォッカ・トニック | 보드카 토닉 | Vodka Tonic | Wodka Tonic | Vodka-tonic | Vodka Tonic | Vodca com tônica | วอดก้าโทนิก
Fizz | 氣泡 | フィズ | 피즈 | = | = | = | = | = | ฟิซ
Gin Fizz | 氈梳打 | ジン・フィズ+ジンフィズ | 진 피즈 | = | = | = | = | = | จินฟิซ
Ramos Gin Fizz | 拉莫斯氈梳打 | ラモス・ジン・フィズ | 라모스 진 피즈 | = | = | = | = | = | ราโมสจินฟิซ
Sloe Gin Fizz | 黑刺李氈梳打 | スロー・ジン・フィズ | 슬로 진 피즈 | = | = | = | = | = | สโลจินฟิซ
Collins | 哥連士 | コリンズ | 콜린스 | = | = | = | = | = | คอลลินส์
Tom Collins | 湯哥連士 | トム・コリンズ | 톰 콜린스 | = | = | = | = | = | ทอมคอลลินส์
John Collins | 約翰哥連士 | ジョン・コリンズ | 존 콜린스 | = | = | = | = | = | จอห์นคอลลินส์
Rickey | 瑞奇 | リッキー | 리키 | = | = | = | = | = | ริกกี้
Gin Rickey | 氈瑞奇 | ジン・リッキー | 진 리키 | = | = | = | = | = | จินริกกี้
Buck | 霸克 | バック | 벅 | = | = | = | = | = | บัก
Mule | 騾子 | ミュール | 뮬 | = | = | = | = | = | มิวล์
Moscow Mule | 莫斯科騾子 | モスコミュール | 모스코 뮬 | = | = | = | = | = | มอสโกมิวล์
Dark ’n’ Stormy / Dark and Stormy | 黑色風暴 | ダーク・アンド・ストーミー | 다크 앤 스토미 | Dark ’n’ Stormy | Dark ’n’ Stormy | Dark ’n’ Stormy | Dark ’n’ Stormy | Dark ’n’ Stormy | ดาร์กแอนด์สตอร์มี
Cuba Libre / Rum and Coke | 自由古巴 | キューバ・リブレ | 쿠바 리브레 | = | = | = | = | = | คิวบาลิเบร
Long Island Iced Tea / Long Island Ice Tea | 長島冰茶 | ロングアイランド・アイスティー | 롱 아일랜드 아이스티 | Long Island Iced Tea | Long Island Iced Tea | Long Island Iced Tea | Long Island Iced Tea | Long Island Iced Tea | ลองไอส์แลนด์ไอซ์ที
Singapore Sling | 新加坡司令 | シンガポール・スリング | 싱가포르 슬링 | = | = | = | = | = | สิงคโปร์สลิง
Sling | 司令 | スリング | 슬링 | = | = | = | = | = | สลิง
Paloma | 帕洛瑪 | パロマ | 팔로마 | =~f | =~f | =~f | =~m | =~f | ปาโลมา
Tequila Sunrise | 龍舌蘭日出 | テキーラ・サンライズ | 테킬라 선라이즈 | = | = | = | = | = | เตกีลาซันไรส์
El Diablo | 魔鬼 | エル・ディアブロ | 엘 디아블로 | = | = | = | = | = | เอลดิอาโบล
Picante / Picante de la Casa | 香辣瑪格烈特 | ピカンテ | 피칸테 | = | = | = | = | = | ปิกันเต
Screwdriver | 螺絲批 | スクリュードライバー | 스크루드라이버 | = | = | Destornillador | = | = | สกรูไดรเวอร์
Harvey Wallbanger | 撞牆哈維 | ハーヴェイ・ウォールバンガー | 하비 월뱅어 | = | = | = | = | = | ฮาร์วีย์วอลแบงเกอร์
Greyhound | 灰狗 | グレイハウンド | 그레이하운드 | = | = | = | = | = | เกรย์ฮาวนด์
Salty Dog | 鹹狗 | ソルティ・ドッグ | 솔티 독 | = | = | = | = | = | ซอลตีด็อก
Sea Breeze / Seabreeze | 海風 | シー・ブリーズ | 시 브리즈 | = | = | = | = | = | ซีบรีซ
Bay Breeze | 灣風 | ベイ・ブリーズ | 베이 브리즈 | = | = | = | = | = | เบย์บรีซ
Sex on the Beach | 激情海灘 | セックス・オン・ザ・ビーチ | 섹스 온 더 비치 | = | = | = | = | = | เซ็กซ์ออนเดอะบีช
Blue Lagoon | 藍色珊瑚礁 | ブルー・ラグーン | 블루 라군 | = | = | = | = | = | บลูลากูน
Bloody Mary | 血腥瑪麗 | ブラッディ・マリー | 블러디 메리 | =~m | =~f | =~m | =~m | =~m | บลัดดีแมรี
Bloody Caesar / Caesar | 血腥凱撒 | シーザー | 시저 | = | = | = | = | = | บลัดดีซีซาร์
Michelada | 米切拉達 | ミチェラーダ | 미첼라다 | =~f | =~f | =~f | =~f | =~f | มิเชลาดา
Shandy / Radler | 檸檬啤酒 | シャンディ・ガフ | 샌디 | Panaché | Radler | Clara~f | Panaché | = | แชนดี
Black and Tan | 黑白啤 | ブラック・アンド・タン | 블랙 앤 탄 | Black and Tan | Black and Tan | Black and Tan | Black and Tan | Black and Tan | แบล็กแอนด์แทน
Black Velvet | 黑絲絨 | ブラック・ベルベット | 블랙 벨벳 | = | = | = | = | = | แบล็กเวลเวต
Chuhai / Chu-hi | 燒酎梳打 | チューハイ | 츄하이 | = | = | = | = | = | ชูไฮ
Spritz | 氣泡酒 | スプリッツ | 스프리츠 | = | = | = | = | = | สปริตซ์
Aperol Spritz | 艾普羅氣泡酒 | アペロール・スプリッツ | 아페롤 스프리츠 | = | = | = | = | = | อาเปโรลสปริตซ์
Hugo / Hugo Spritz | 雨果氣泡酒 | ヒューゴ | 휴고 | = | = | = | = | = | ฮูโก้
Campari Soda | 金巴利梳打 | カンパリ・ソーダ | 캄파리 소다 | = | = | = | = | = | คัมพารีโซดา
Garibaldi | 加里波底 | ガリバルディ | 가리발디 | = | = | = | = | = | การิบัลดี
French 75 | 法式七五 | フレンチ75 | 프렌치 75 | = | = | = | = | = | เฟรนช์ 75
Bellini | 貝里尼 | ベリーニ | 벨리니 | = | = | = | = | = | เบลลินี
Mimosa / Buck’s Fizz | 含羞草 | ミモザ | 미모사 | Mimosa~m | Mimosa~f | Mimosa~f | Mimosa~m | Mimosa~f | มิโมซา
Kir | 基爾 | キール | 키르 | = | = | = | = | = | เคียร์
Kir Royale / Kir Royal | 皇家基爾 | キール・ロワイヤル | 키르 로얄 | Kir royal | Kir Royal | Kir Royal | Kir Royal | Kir Royal | เคียร์รอแยล
Champagne Cocktail | 香檳雞尾酒 | シャンパン・カクテル | 샴페인 칵테일 | Champagne Cocktail | Champagner-Cocktail | Cóctel de champán | Champagne Cocktail | Coquetel de champanhe | แชมเปญค็อกเทล
Sangria | 桑格利亞 | サングリア | 상그리아 | =~f | =~f | Sangría~f | =~f | =~f | แซงเกรีย
Sherry Cobbler | 雪莉酷伯樂 | シェリー・コブラー | 셰리 코블러 | = | = | = | = | = | เชอร์รีคอบเบลอร์
Pimm’s Cup | 飄仙一號 | ピムス・カップ | 핌스 컵 | = | = | = | = | = | พิมส์คัพ
# With rum, and from the islands
Mojito | 莫吉托 | モヒート | 모히토 | = | = | = | = | = | โมฮิโต
Caipirinha | 卡琵莉亞 | カイピリーニャ | 카이피리냐 | =~f | =~m | =~f | =~f | =~f | ไคปิริญญา
Caipiroska / Caipivodka | 伏特加卡琵莉亞 | カイピロスカ | 카이피로스카 | =~f | =~m | =~f | =~f | =~f | ไคปิรอสกา
Canchánchara | 坎恰恰拉 | カンチャンチャラ | 칸찬차라 | =~f | =~f | =~f | =~f | =~f | -
Mai Tai / Mai-Tai | 邁泰 | マイタイ | 마이타이 | = | = | = | = | = | ไมไท
Zombie | 殭屍 | ゾンビ | 좀비 | = | = | = | = | = | ซอมบี้
Hurricane | 颶風 | ハリケーン | 허리케인 | = | = | = | = | = | เฮอริเคน
Piña Colada | 椰林飄香 | ピニャ・コラーダ | 피냐 콜라다 | =~f | =~f | =~f | =~f | =~f | ปินาโคลาดา
Colada | 可樂達 | コラーダ | 콜라다 | =~f | =~f | =~f | =~f | =~f | โคลาดา
Painkiller | 止痛藥 | ペインキラー | 페인킬러 | = | = | = | = | = | เพนคิลเลอร์
Jungle Bird | 叢林鳥 | ジャングル・バード | 정글 버드 | = | = | = | = | = | จังเกิลเบิร์ด
Planter’s Punch | 農夫賓治 | プランターズ・パンチ | 플랜터스 펀치 | Planteur | = | = | = | = | แพลนเตอร์สพันช์
Rum Punch | 冧酒賓治 | ラム・パンチ | 럼 펀치 | Punch au rhum | Rumpunsch | Ponche de ron | Punch al rum | Ponche de rum | รัมพันช์
Punch | 賓治 | パンチ | 펀치 | = | Punsch | Ponche | = | Ponche | พันช์
Milk Punch | 牛奶賓治 | ミルク・パンチ | 밀크 펀치 | = | = | = | = | = | มิลค์พันช์
Queen’s Park Swizzle | 皇后公園碎冰 | クイーンズ・パーク・スウィズル | 퀸스 파크 스위즐 | Queen’s Park Swizzle | Queen’s Park Swizzle | Queen’s Park Swizzle | Queen’s Park Swizzle | Queen’s Park Swizzle | ควีนส์พาร์กสวิซเซิล
Swizzle | 碎冰 | スウィズル | 스위즐 | = | = | = | = | = | สวิซเซิล
El Presidente | 總統 | エル・プレジデンテ | 엘 프레지덴테 | = | = | = | = | = | เอลเปรซิเดนเต
Blue Hawaii / Blue Hawaiian | 藍色夏威夷 | ブルー・ハワイ | 블루 하와이 | = | = | = | = | = | บลูฮาวาย
Bahama Mama | 巴哈馬媽媽 | バハマ・ママ | 바하마 마마 | = | = | = | = | = | บาฮามามามา
# Muddled and crushed
Julep | 朱利普 | ジュレップ | 줄렙 | = | = | = | = | = | จูเลป
Mint Julep | 薄荷朱利普 | ミント・ジュレップ | 민트 줄렙 | = | = | = | = | = | มินต์จูเลป
Smash | 碎擊 | スマッシュ | 스매시 | = | = | = | = | = | สแมช
Basil Smash / Gin Basil Smash | 羅勒碎擊 | バジル・スマッシュ | 바질 스매시 | = | = | = | = | = | เบซิลสแมช
Whiskey Smash / Whisky Smash | 威士忌碎擊 | ウイスキー・スマッシュ | 위스키 스매시 | = | = | = | = | = | วิสกี้สแมช
Cobbler | 酷伯樂 | コブラー | 코블러 | = | = | = | = | = | คอบเบลอร์
Cooler | 特飲 | クーラー | 쿨러 | = | = | = | = | = | คูลเลอร์
Flip | 蛋酒 | フリップ | 플립 | = | = | = | = | = | ฟลิป
# With coffee and cream
Irish Coffee | 愛爾蘭咖啡 | アイリッシュ・コーヒー | 아이리시 커피 | = | = | Café irlandés | = | Café irlandês | ไอริชคอฟฟี่
Alexander | 亞歷山大 | アレキサンダー | 알렉산더 | = | = | = | = | = | อเล็กซานเดอร์
Brandy Alexander | 白蘭地亞歷山大 | ブランデー・アレキサンダー | 브랜디 알렉산더 | = | = | = | = | = | บรั่นดีอเล็กซานเดอร์
Grasshopper | 綠色蚱蜢 | グラスホッパー | 그래스호퍼 | = | = | = | = | = | กราสฮอปเปอร์
Golden Dream | 黃金夢 | ゴールデン・ドリーム | 골든 드림 | = | = | = | = | = | โกลเดนดรีม
Golden Cadillac | 金色凱迪拉克 | ゴールデン・キャデラック | 골든 캐딜락 | = | = | = | = | = | โกลเดนแคดิลแลก
Mudslide | 泥石流 | マッドスライド | 머드슬라이드 | = | = | = | = | = | มัดสไลด์
Eggnog / Egg Nog | 蛋奶酒 | エッグノッグ | 에그노그 | Lait de poule | Eggnog | Ponche de huevo | Eggnog | Eggnog | เอ้กน็อก
B-52 / B52 | B-52 轟炸機 | B-52 | B-52 | = | = | = | = | = | บี-52
# Warm
Hot Toddy | 熱托迪 | ホット・トディ | 핫 토디 | = | = | = | = | = | ฮอตท็อดดี
Mulled Wine / Glühwein | 熱紅酒 | ホットワイン | 뱅쇼 | Vin chaud | Glühwein | Vino caliente especiado | Vin brulé | Vinho quente | มัลด์ไวน์
Hot Chocolate | 熱朱古力 | ホットチョコレート | 핫초코 | Chocolat chaud | Heiße Schokolade~f | Chocolate caliente | Cioccolata calda~f | Chocolate quente | ช็อกโกแลตร้อน
Hot Buttered Rum | 熱牛油冧酒 | ホット・バタード・ラム | 핫 버터드 럼 | Grog au beurre | = | Ron caliente con mantequilla | = | = | -
# Without alcohol
Mocktail | 無酒精雞尾酒 | モクテル | 목테일 | = | = | Cóctel sin alcohol | Analcolico | Coquetel sem álcool | ม็อกเทล
Virgin Mary / Temperance Mary | 聖母瑪麗 | バージン・マリー | 버진 메리 | Virgin Mary | Virgin Mary~f | Virgin Mary | Virgin Mary | Virgin Mary | เวอร์จินแมรี
Nojito / Virgin Mojito | 無酒莫吉托 | バージン・モヒート | 버진 모히토 | Mojito sans alcool | Virgin Mojito | Mojito sin alcohol | Mojito analcolico | Mojito sem álcool | เวอร์จินโมฮิโต
Virgin Colada / Virgin Piña Colada | 無酒椰林飄香 | バージン・コラーダ | 버진 콜라다 | Piña Colada sans alcool~f | Virgin Colada~f | Piña Colada sin alcohol~f | Piña Colada analcolica~f | Piña Colada sem álcool~f | เวอร์จินโคลาดา
Shirley Temple | 莎莉譚寶 | シャーリー・テンプル | 셜리 템플 | = | = | = | = | = | เชอร์ลีย์เทมเพิล
Roy Rogers | 萊羅傑斯 | ロイ・ロジャース | 로이 로저스 | = | = | = | = | = | รอยโรเจอร์ส
Arnold Palmer | 阿諾龐瑪 | アーノルド・パーマー | 아널드 파머 | = | = | = | = | = | อาร์โนลด์พาล์มเมอร์
Lemonade | 檸檬特飲 | レモネード | 레모네이드 | limonade~f | Limonade~f | limonada~f | limonata~f | limonada~f | น้ำเลมอน
Limeade | 青檸特飲 | ライムエード | 라임에이드 | citronnade verte~f | Limettenlimonade~f | limonada de lima~f | limonata al lime~f | limonada de limão~f | น้ำมะนาว
Smoothie | 果昔 | スムージー | 스무디 | = | = | = | = | = | สมูทตี้
Milkshake | 奶昔 | ミルクセーキ | 밀크셰이크 | = | = | Batido | Frappè | = | มิลค์เชค
Kombucha | 康普茶 | コンブチャ | 콤부차 | = | = | = | = | = | คอมบูชา
Soda | 梳打 | ソーダ | 소다 | soda | Soda~f | soda~f | soda~f | soda~f | โซดา
Tonic | 湯力 | トニック | 토닉 | tonic | Tonic~n | tónica~f | tonica~f | tônica~f | โทนิก
Sparkler | 氣泡特飲 | スパークラー | 스파클러 | = | = | = | = | = | สปาร์คเลอร์
Root Beer Float | 沙士雪糕 | ルートビア・フロート | 루트비어 플로트 | = | = | = | = | = | รูตเบียร์โฟลต
# Tea houses and coffee counters
Tea | 茶 | お茶+ティー | 차 | thé | Tee+Tee | té | tè | chá | ชา
Iced Tea / Ice Tea | 凍茶 | アイスティー | 아이스티 | thé glacé | Eistee | té helado | tè freddo | chá gelado | ชาเย็น
Lemon Tea | 檸檬茶 | レモンティー | 레몬티 | thé au citron | Zitronentee | té con limón | tè al limone | chá com limão | ชามะนาว
Iced Lemon Tea | 凍檸茶 | アイスレモンティー | 아이스 레몬티 | thé glacé au citron | Zitronen-Eistee | té helado con limón | tè freddo al limone | chá gelado com limão | ชามะนาวเย็น
Milk Tea | 奶茶 | ミルクティー | 밀크티 | thé au lait | Milchtee | té con leche | tè al latte | chá com leite | ชานม
Hong Kong Milk Tea / Hong Kong-style Milk Tea / Silk-Stocking Milk Tea / Pantyhose Milk Tea | 絲襪奶茶 | 香港式ミルクティー | 홍콩식 밀크티 | thé au lait de Hong Kong | Hongkong-Milchtee | té con leche al estilo de Hong Kong | tè al latte di Hong Kong | chá com leite de Hong Kong | ชานมฮ่องกง
Bubble Tea / Boba Tea / Pearl Milk Tea / Boba Milk Tea | 珍珠奶茶 | タピオカミルクティー | 버블티 | bubble tea | Bubble Tea | té de burbujas | bubble tea | bubble tea | ชานมไข่มุก
Yuenyeung / Yuanyang / Yin Yang Coffee | 鴛鴦 | 鴛鴦茶 | 원앙차 | yuenyeung | Yuenyeung | yuenyeung | yuenyeung | yuenyeung | หยินหยาง
Iced Yuenyeung | 凍鴛鴦 | アイス鴛鴦茶 | 아이스 원앙차 | yuenyeung glacé | Eis-Yuenyeung | yuenyeung helado | yuenyeung freddo | yuenyeung gelado | หยินหยางเย็น
Chai / Masala Chai | 香料奶茶 | チャイ | 차이 | chaï | Chai | té chai | chai | chai | ชามาซาลา
Thai Tea / Thai Milk Tea / Thai Iced Tea | 泰式奶茶 | タイティー | 타이 밀크티 | thé thaï | Thai-Tee | té tailandés | tè thailandese | chá tailandês | ชาไทย
Latte / Caffè Latte | 鮮奶咖啡+鮮奶 | ラテ | 라테 | latte | Latte~m | latte | latte | latte | ลาเต้
Matcha Latte | 抹茶鮮奶 | 抹茶ラテ | 말차 라테 | latte au matcha | Matcha Latte | latte de matcha | latte al matcha | latte de matcha | มัทฉะลาเต้
Cappuccino | 意大利泡沫咖啡 | カプチーノ | 카푸치노 | = | = | Capuchino | = | = | คาปูชิโน
Flat White | 小白咖啡 | フラットホワイト | 플랫 화이트 | = | = | = | = | = | แฟลตไวท์
Mocha | 朱古力咖啡 | モカ | 모카 | moka | Mokka | moca | moka | moca | มอคค่า
Americano Coffee / Caffè Americano | 美式咖啡 | カフェ・アメリカーノ | 아메리카노 | café américain | Caffè Americano | café americano | caffè americano | café americano | อเมริกาโน
Affogato | 雪糕咖啡 | アフォガート | 아포가토 | = | = | = | = | = | อัฟโฟกาโต
Vietnamese Coffee / Vietnamese Iced Coffee | 越南咖啡 | ベトナムコーヒー | 베트남 커피 | café vietnamien | vietnamesischer Kaffee | café vietnamita | caffè vietnamita | café vietnamita | กาแฟเวียดนาม
Red Bean Ice | 紅豆冰 | 紅豆アイスドリンク | 홍콩식 팥 음료 | boisson glacée aux haricots rouges~f | eisgekühlter Azuki-Drink | bebida helada de azuki~f | bevanda ghiacciata di azuki~f | bebida gelada de azuki~f | ถั่วแดงเย็น
Salty Lime Seven / Salted Lime Seven | 鹹檸七 | 塩漬けライムソーダ | 소금 라임 소다 | soda au citron vert salé | Salzlimetten-Soda~f | soda de lima salada~f | soda al lime salato~f | soda de limão salgado~f | โซดามะนาวดอง
Cream Soda with Milk | 忌廉溝鮮奶 | クリームソーダのミルク割り | 우유 크림소다 | cream soda au lait | Cream Soda mit Milch | cream soda con leche | cream soda al latte | cream soda com leite | ครีมโซดานมสด
Mango Pomelo Sago | 楊枝甘露 | マンゴーポメロサゴ | 망고 포멜로 사고 | mangue, pomelo et sagou | Mango-Pomelo-Sago | mango, pampelmusa y sagú | mango, pomelo e sago | manga, pomelo e sagu | สาคูมะม่วงส้มโอ
Sour Plum Drink / Sour Plum Soup | 酸梅湯 | 酸梅湯 | 매실 음료 | boisson à la prune aigre~f | Sauerpflaumen-Drink | bebida de ciruela ácida~f | bevanda alla prugna acida~f | bebida de ameixa azeda~f | น้ำบ๊วย
Lemon Sour | 檸檬酸酒 | レモンサワー | 레몬 사워 | Sour au citron | Lemon Sour | Sour de limón | Sour al limone | Sour de limão-siciliano | เลมอนซาวร์
Shochu Highball | 燒酎高球 | 焼酎ハイボール | 쇼추 하이볼 | Highball au shochu | Shochu-Highball | Highball de shochu | Highball allo shochu | Highball de shochu | โชจูไฮบอล
`;
