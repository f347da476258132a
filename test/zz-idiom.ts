import { readFileSync, writeFileSync } from 'node:fs';
import { BOTH } from '#domain/taste-request/words/both.ts';
import cantonese from '#domain/taste-request/words/cantonese.json';
import english from '#domain/taste-request/words/english.json';
import { wordsIn } from '#domain/taste-request/words/lexicon.ts';
import { createTasteParser } from '#domain/taste-request/parse-taste-request.ts';
const parse = createTasteParser(BOTH);
const drop: Record<string, string[]> = { english: [], cantonese: [] };
for (const [n, now, was] of [['english', english, '/tmp/talk/en0.json'], ['cantonese', cantonese, '/tmp/talk/zh0.json']] as any) {
  const old = JSON.parse(readFileSync(was, 'utf8'));
  const before = new Set(Object.values(old.flavours).flatMap((l: any) => wordsIn(l)));
  for (const [id, lines] of Object.entries(now.flavours) as any)
    for (const w of wordsIn(lines)) {
      if (before.has(w)) continue;
      const parts = parse(n === 'english' ? w.split(' ').join(', ') : [...w].join('，'));
      const whole2 = n === 'english' ? w : w;
      const alone = parse(w);
      const risky = id === 'nothing' && (parts.words.some((x: any) => x.word.allergens || (x.word.alcohol && n === 'english') || x.word.zeroProof) || parts.noAlcohol || /奶|蛋|花生|豆|魚|蝦|蟹|麥|酒/.test(w) || parts.isAllergic || parts.unclear.length > 0);
      const bad = [['P, no X'], ['P X'], ['X P'], ['not X, P'], ['P，唔要X'], ['X唔要，P']].some(([p]) =>
        [['I am pregnant', 'pregnancy'], ['我揸車', 'driving'], ['我十七歲', 'age'], ['on antibiotics', 'medicine']].some(([q, r]) => parse(p!.replace('P', q!).replace('X', w)).noAlcohol !== r));
      const self = id === 'nothing' && (alone.words.length > 0 || alone.noAlcohol || alone.unknown.length > 0);
      if (risky || bad || self) { drop[n]!.push(w); console.log(n, id, w, risky ? 'RISK' : '', bad ? 'BAD' : '', self ? 'SELF' : ''); }
    }
}
writeFileSync('/tmp/talk/drop.json', JSON.stringify(drop));
