/** Places that drinks are named after. Layout: table.ts. */
export const PLACES = `
Hong Kong | 香港 | 香港 | 홍콩 | = | Hongkong | = | = | = | ฮ่องกง
Kowloon | 九龍 | 九龍 | 카오룽 | = | = | = | = | = | เกาลูน
Wan Chai | 灣仔 | ワンチャイ | 완차이 | = | = | = | = | = | หว่านไจ๋
Sheung Wan | 上環 | ションワン | 셩완 | = | = | = | = | = | เซิงหว่าน
Sham Shui Po | 深水埗 | シャムスイポー | 삼수이포 | = | = | = | = | = | ซัมซุยโป
Repulse Bay | 淺水灣 | レパルスベイ | 리펄스베이 | = | = | = | = | = | รีพัลส์เบย์
Temple Street | 廟街 | テンプルストリート | 템플 스트리트 | = | = | = | = | = | ถนนเทมเปิล
Chungking | 重慶 | チョンキン | 청킹 | = | = | = | = | = | จุงกิง
Tokyo | 東京 | 東京 | 도쿄 | = | Tokio | Tokio | = | Tóquio | โตเกียว
Kyoto | 京都 | 京都 | 교토 | = | = | Kioto | = | Quioto | เกียวโต
Uji | 宇治 | 宇治 | 우지 | = | = | = | = | = | อุจิ
Okinawa | 沖繩 | 沖縄 | 오키나와 | = | = | = | = | = | โอกินาวา
Seoul | 首爾 | ソウル | 서울 | Séoul | = | Seúl | Seul | Seul | โซล
Taipei | 台北 | 台北 | 타이베이 | = | Taipeh | Taipéi | = | Taipé | ไทเป
Bangkok | 曼谷 | バンコク | 방콕 | = | = | = | = | Bangcoc | กรุงเทพฯ
`;
