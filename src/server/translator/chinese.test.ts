import { expect, it } from 'vitest';
import { fromHongKong } from './chinese.ts';

it.each([
  ['士多啤梨蓉', '草莓果泥', '草莓果泥'],
  ['青檸汁', '萊姆汁', '青柠汁'],
  ['倫敦氈酒', '倫敦琴酒', '伦敦金酒'],
  ['特濃咖啡馬天尼', '義式濃縮咖啡馬丁尼', '意式浓缩咖啡马天尼'],
  ['薑汁啤', '薑汁啤酒', '姜汁啤酒'],
  ['B-52 轟炸機', 'B-52 轟炸機', 'B-52 轰炸机'],
  [
    '波本酸酒面頭浮住一層紅酒，底下係檸檬。',
    '波本酸酒表面浮住一層紅酒，底下是檸檬。',
    '波本酸酒表面浮住一层红酒，底下是柠檬。',
  ],
])('writes %s as %s and %s', async (hongKong, taiwan, mainland) => {
  expect(await fromHongKong(hongKong, 'zh-TW')).toBe(taiwan);
  expect(await fromHongKong(hongKong, 'zh-CN')).toBe(mainland);
});

it('does not convert spoken Cantonese', async () => {
  const spoken = '簡單到無嘢可以收埋：邊位尖銳，中段絲滑。';
  expect(await fromHongKong(spoken, 'zh-TW')).toBeNull();
  expect(await fromHongKong(spoken, 'zh-CN')).toBeNull();
});
