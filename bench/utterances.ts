/**
 * Share of guests' sentences the sommelier understands: every wish as meant, and no other. `--all` prints each failed
 * sentence. `--file FILE`, a JSON array of sentences, prints as JSON how each is understood and the drinks the guest's
 * screen would offer, or the question it would ask first; `--tea` at the demo tea shop instead of the bar.
 */
import { readFileSync } from 'node:fs';
import { FIRST_CHINESE, FIRST_ENGLISH } from '../test/utterances-first.ts';
import { FRESH_CHINESE, FRESH_ENGLISH, MENDED } from '../test/utterances-fresh.ts';
import { answerTo } from '../test/answer-to.ts';
import { judge } from '../test/understood.ts';
import { report } from './load.ts';

const file = process.argv[process.argv.indexOf('--file') + 1];
const shop = process.argv.includes('--tea') ? 'demo-tea' : 'demo-bar';

const share = (name: string, list: readonly (readonly [string, string])[]): [string, string] => {
  const judged = list.map((each) => judge(each));
  const understood = judged.filter(({ text, isUnderstood }) => isUnderstood && !MENDED.has(text)).length;
  if (process.argv.includes('--all'))
    for (const { text, expected, heard, isUnderstood } of judged)
      if (!isUnderstood) console.log(`  ${text}\n    meant ${expected || 'nothing'}; heard ${heard || 'nothing'}`);
  return [name, `${understood} of ${list.length}, ${((100 * understood) / list.length).toFixed(1)} %`];
};

if (process.argv.includes('--file')) {
  const sentences = JSON.parse(readFileSync(file!, 'utf8')) as string[];
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
