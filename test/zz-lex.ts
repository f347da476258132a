import { BOTH } from '#domain/taste-request/words/both.ts';
import cantonese from '#domain/taste-request/words/cantonese.json';
import english from '#domain/taste-request/words/english.json';
import { SIGNS, wordsIn } from '#domain/taste-request/words/lexicon.ts';
import { createTasteParser } from '#domain/taste-request/parse-taste-request.ts';
import { effectFromWords } from '#domain/taste-request/flavour-lexicon.ts';
import { FLAVOUR_WORDS, PARTICLES } from './flavour-words.ts';
const lists: any = { english, cantonese };
const dupSeen = new Map<string, string>();
for (const [n, l] of Object.entries(lists) as any) {
  for (const [kind, group] of [['flavours', l.flavours], ['persons', l.persons], ['particles', l.particles]] as any)
    for (const [id, lines] of Object.entries(group) as any)
      for (const w of wordsIn(lines)) {
        const key = n + '|' + (kind === 'flavours' || kind === 'particles' ? kind : kind) + '|' + w;
        if (dupSeen.has(key)) console.log('DUP', n, kind, id, w, 'also', dupSeen.get(key)); else dupSeen.set(key, id);
      }
  for (const [kind, lines] of Object.entries({ a: [l.flavours, l.persons, l.particles].flatMap((x: any) => Object.values(x)).flatMap((y: any) => wordsIn(y)), b: ['ingredients', 'drinks', 'traits'].flatMap((k) => wordsIn(l[k])) }) as any)
    for (const w of lines) {
      const c = Object.entries(l.spellings).reduce((t: string, [a, b]: any) => t.replace(new RegExp(a, 'g'), b), w);
      if (c !== w) console.log('SPELL', n, w, '->', c);
      if (n === 'cantonese' && kind === 'a' && !/\p{Script=Han}/u.test(w)) console.log('NOHAN', w);
      if (n === 'english' && /\p{Script=Han}/u.test(w)) console.log('HAN', w);
    }
}
const hear = createTasteParser(BOTH);
for (const said of BOTH.flatMap(({ traits = [] }) => traits.flatMap((line) => line.split(',').slice(1))).filter((s) => !/^(?:(?:goes|pairs) with|送|配)/.test(s))) {
  const alone = hear(`no ${said}`).words.flatMap(({ word }) => word.allergens ?? []);
  const parts = hear(said.split(' ').join(', ')).words.flatMap(({ word }) => word.allergens ?? []);
  if (parts.some((e) => !alone.includes(e))) console.log('HIDES', said);
}
