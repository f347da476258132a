import { readFileSync, writeFileSync } from 'node:fs';
import cantonese from '#domain/taste-request/words/cantonese.json';
import english from '#domain/taste-request/words/english.json';
import { wordsIn } from '#domain/taste-request/words/lexicon.ts';
import { effectFromWords } from '#domain/taste-request/flavour-lexicon.ts';
import { MEANINGS } from '#domain/taste-request/words/meanings.ts';
const bad: any = { english: [], cantonese: [] };
for (const [n, now, was] of [['english', english, '/tmp/talk/en0.json'], ['cantonese', cantonese, '/tmp/talk/zh0.json']] as any) {
  const old = JSON.parse(readFileSync(was, 'utf8'));
  const before = new Set(Object.values(old.flavours).flatMap((l: any) => wordsIn(l)));
  for (const [id, lines] of Object.entries(now.flavours) as any)
    for (const w of wordsIn(lines)) {
      if (before.has(w)) continue;
      const e: any = n === 'english' ? effectFromWords('', w) : effectFromWords(w, '');
      const m = (MEANINGS as any)[id];
      const ok = m.ignore ? e === null : e && JSON.stringify(e.delta) === JSON.stringify(m.delta);
      if (!ok) { bad[n].push(w); console.log(n, id, w, JSON.stringify(e)); }
    }
}
writeFileSync('/tmp/talk/drop.json', JSON.stringify(bad));
