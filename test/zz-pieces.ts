import { BOTH } from '#domain/taste-request/words/both.ts';
import { createTokenizer } from '#domain/taste-request/phrase-tokenizer.ts';
import { disambiguate } from '#domain/taste-request/disambiguate-words.ts';
import { indexMenu } from '#domain/taste-request/menu-index.ts';
import { traditional } from '#domain/taste-request/words/lexicon.ts';
import { plainText, withPauses } from '#domain/taste-request/word-forms.ts';
import { DEMO_BAR } from './demo-bar.ts';
const tok = createTokenizer(BOTH, indexMenu(DEMO_BAR as any, BOTH).vocabulary);
for (const s of process.argv.slice(2)) {
  const t = withPauses(traditional(plainText(s), BOTH));
  console.log(s, '\n  ', disambiguate(tok(t)).map((p:any)=>`${p.said}[${p.kind==='flavour'?(p.named?.id??Object.entries(p.flavour.delta??{}).map(([k,v])=>k+v).join(',')+(p.flavour.zeroProof?'ZP':'')+(p.flavour.alcohol?'ALC':'')):p.kind==='person'?'@'+p.person:p.kind==='name'?'#'+p.name:p.kind}]`).join(' '));
}
