/** The two voices of the Chinese texts, and one word for one thing in each. Source: docs/terms-zh-hk.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const textsOf = (catalogue: string): string[] => {
  const file = join(import.meta.dirname, `../src/web/locales/${catalogue}/zh-HK.po`);
  const texts = [...readFileSync(file, 'utf8').matchAll(/^msgstr "(.+)"$/gm)].map(([, text]) => text!);
  expect(texts.length).toBeGreaterThan(10);
  return texts;
};

it('writes what the console says, in the words of an owner', () => {
  const spoken = /[嘅咗喺唔冇畀嚟啲佢哋嗰呢睇撳]|揀(?!選)/;
  const others =
    /客人|職員|電話(?!號)|實例|菜單|飲料|食譜|玻璃杯|過敏|售完|缺貨|尺寸|膠囊|螢幕|網路|使用者|上傳|點擊|……|您/;
  expect(textsOf('console').filter((text) => spoken.test(text) || others.test(text))).toEqual([]);
});

it.each(['join', 'play', 'later'])('says no word for guests that the bar has another for: %s', (catalogue) => {
  const others = /您|實例|菜單|飲料|食譜|玻璃杯|過敏|缺貨|膠囊|吧台|測驗|商店|點擊|螢幕|網路|下單|……/;
  expect(textsOf(catalogue).filter((text) => others.test(text))).toEqual([]);
});

it('asks on posters for the join code by its one name', () => {
  for (const poster of ['kit/join-qr-dialog.tsx', 'setup/table-card.tsx']) {
    const source = readFileSync(join(import.meta.dirname, '../src/web/console', poster), 'utf8');
    expect(source).toContain('或輸入加入碼');
    expect(source).not.toContain('代碼');
  }
});
