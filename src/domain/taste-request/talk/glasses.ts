/** Hears for how many a drink is ordered: "two glasses", "six of us", 三杯. Source: docs/behaviour/taste-requests.md "Several people". */
const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries([
  ...'two,three,four,five,six,seven,eight,nine,ten'.split(',').map((said, at) => [said, at + 2] as const),
  ...[...'二三四五六七八九十'].map((said, at) => [said, at + 2] as const),
  ['兩', 2],
  ['pair', 2],
  ['couple', 2],
  ['dozen', 12],
  ['半打', 6],
]);
const NUMBER = String.raw`(${Object.keys(NUMBERS).join('|')}|\d{1,2})`;
const OF_GLASSES = new RegExp(
  [
    String.raw`\b(?:a )?${NUMBER}(?: of)? (?:(?!shots? of|parts?|times|hours?|minutes|days|weeks|months|years|olives?)[a-z]+ )?(?:glasses|drinks|cocktails|mocktails|shots|pints|cups|rounds|martinis|negronis|mojitos|margaritas|daiquiris|spritz(?:es)?|mules|palomas|colou?rs of us)\b(?! (?:in|already|max|is|makes?|and i|of (?:gin|rum|vodka|tequila|whisky)))`,
    String.raw`\b${NUMBER} (?:of us|people|persons?|pax|friends|guests)\b|\b(?:we are|were|for) ${NUMBER}(?=\W|$)(?! (?:%|percent|dollars|years|hours|minutes|days))`,
    `${NUMBER} ?(?:個人|位|人(?![工生])|人份)|${NUMBER} ?(?:杯|支|客|個? ?shots?)(?!就|已經|後|之後|起)`,
  ].join('|'),
  'i',
);

export function glassesIn(text: string): number | undefined {
  const said = OF_GLASSES.exec(text)
    ?.slice(1)
    .find((each) => each !== undefined);
  const many = said === undefined ? undefined : (NUMBERS[said.toLowerCase()] ?? Number(said));
  return many !== undefined && many > 1 ? many : undefined;
}
