/**
 * Share of guests' sentences the sommelier understands: every wish as meant, and no other. `--all` prints each failed
 * sentence. `--file FILE`, a JSON array of sentences, prints as JSON how each is understood and the drinks the guest's
 * screen would offer, or the question it would ask first; `--tea` at the demo tea shop instead of the bar.
 * `--against FILE`, a JSON array of objects as in against-list.ts, compares them with what was meant; with `--all` it
 * prints each sentence with another first drink, unknown words or wishes that were not heard alike. A list in lots gets
 * the figures of each.
 */
import { readFileSync } from 'node:fs';
import { FIRST_CHINESE, FIRST_ENGLISH } from '../test/utterances-first.ts';
import { FRESH_CHINESE, FRESH_ENGLISH, MENDED } from '../test/utterances-fresh.ts';
import { answerTo } from '../test/answer-to.ts';
import { judge } from '../test/understood.ts';
import { compare, lineOf, readList, shareOf } from './against-list.ts';
import { report } from './load.ts';

const after = (option: string): string | undefined =>
  process.argv.includes(option) ? process.argv[process.argv.indexOf(option) + 1] : undefined;
const [file, against] = [after('--file'), after('--against')];
const shop = process.argv.includes('--tea') ? 'demo-tea' : 'demo-bar';

const share = (name: string, list: readonly (readonly [string, string])[]): [string, string] => {
  const judged = list.map((each) => judge(each));
  const understood = judged.filter(({ text, isUnderstood }) => isUnderstood && !MENDED.has(text)).length;
  if (process.argv.includes('--all'))
    for (const { text, expected, heard, isUnderstood } of judged)
      if (!isUnderstood) console.log(`  ${text}\n    meant ${expected || 'nothing'}; heard ${heard || 'nothing'}`);
  return [name, `${understood} of ${list.length}, ${((100 * understood) / list.length).toFixed(1)} %`];
};

if (against !== undefined) {
  const compared = compare(readList(against), shop);
  if (process.argv.includes('--all'))
    for (const each of compared)
      if (!each.isFirstRight || !each.isHeardAlike || each.unknown.length > 0) console.log(lineOf(each));
  const lots = [...new Set(compared.flatMap(({ lot }) => lot ?? []))];
  const isChinese = ({ sentence }: { sentence: string }) => /\p{Script=Han}/u.test(sentence);
  const figures = (name: string, list: typeof compared): Record<string, string> => ({
    [`${name}, first drink as meant`]: shareOf(list, ({ isFirstRight }) => isFirstRight),
    [`${name}, nothing said not to be understood`]: shareOf(list, ({ unknown }) => unknown.length === 0),
    [`${name}, wishes heard alike (to be read)`]: shareOf(list, ({ isHeardAlike }) => isHeardAlike),
  });
  report(`sentences of ${against}`, {
    ...figures('all', compared),
    ...Object.assign(
      {},
      ...lots.map((lot) =>
        figures(
          `lot ${lot}`,
          compared.filter((each) => each.lot === lot),
        ),
      ),
    ),
    ...figures('Cantonese and mixed', compared.filter(isChinese)),
    ...figures(
      'English',
      compared.filter((each) => !isChinese(each)),
    ),
  });
} else if (file !== undefined) {
  const sentences = JSON.parse(readFileSync(file, 'utf8')) as string[];
  console.log(
    JSON.stringify(
      sentences.map((sentence) => answerTo(sentence, shop)),
      null,
      2,
    ),
  );
} else
  report(
    'utterances understood whole',
    Object.fromEntries([
      share('fresh list, English', FRESH_ENGLISH),
      share('fresh list, Chinese', FRESH_CHINESE),
      share('first list, English', FIRST_ENGLISH),
      share('first list, Chinese', FIRST_CHINESE),
    ]),
  );
