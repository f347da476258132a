/**
 * What well-known drinks usually taste of and how strong they are, by the ids of the lexicon: to find what comes nearest
 * where a menu lacks one, or lies between two.
 */
import { FLAVOUR_AXES, type FlavourAxis } from '#domain/recipe/recipe.ts';

export interface Figures {
  /** % by volume. */
  abv: number;
  /** 0 to 5 on every axis. */
  taste: Readonly<Record<FlavourAxis, number>>;
}

/** `drink:% by volume:strength acidity sweet spicy fruity fizzy herbal bitter`, each in half steps, `a` for 5. */
const LINES = `
mojito:9:46502780
negroni:20:81423089
espresso martini:14:61511016
martini:28:91011082
old fashioned:28:90552033
manhattan:28:91432054
margarita:17:89413010
daiquiri:15:78503000
cosmopolitan:14:67507000
pina colada:6:3390a000
mai tai:16:76636030
bloody mary:8:45294040
moscow mule:10:45581910
dark and stormy:10:43671700
bellini:7:32709900
mimosa:7:33509800
paloma:9:48306802
spritz:8:43606856
tequila sunrise:10:4480a000
gin and tonic:8:32401774
whisky sour:14:67524010
irish coffee:9:31620015
mulled wine:11:43686031
french 75:13:68402930
penicillin:14:66581020
long island:20:85614601
caipirinha:20:77502000
sex on the beach:10:44709000
tom collins:11:47502820
gimlet:17:77502030
white russian:18:60811005
black russian:25:80701005
screwdriver:10:44509000
cuba libre:11:44621701
whisky highball:10:41121801
sidecar:22:87423001
clover club:12:57509040
lychee martini:11:53809030
passion fruit martini:12:56709000
singapore sling:13:56627450
vodka soda:10:42001900
vodka tonic:10:42301803
whisky coke:10:43631701
sangria:9:44607111
jungle bird:17:66535035
paper plane:16:76424036
last word:22:87523091
aviation:20:77412070
corpse reviver:20:87422070
bees knees:16:76602040
southside:16:77502070
french martini:13:53709000
hugo:8:34602850
grasshopper:13:50910060
brandy alexander:15:60832000
kamikaze:20:88402000
lemon drop:20:79702000
blue lagoon:11:45706600
hurricane:14:65719010
zombie:17:75728030
painkiller:12:5481a000
planters punch:12:55638010
mint julep:20:80521080
kir:12:44607801
el diablo:11:46556700
amaretto sour:15:57805001
pisco sour:14:68503020
jagerbomb:9:44822641
hot toddy:12:44651020
pimms cup:7:34504660
sea breeze:10:46307002
shirley temple:0:04726600
arnold palmer:0:06602043
green tea highball:10:42511640
vodka cranberry:11:46406001
shandy:2.5:15402711
rusty nail:30:90642030
stinger:25:90721080
champagne cocktail:12:62422932
vodka red bull:9:45801600
sazerac:28:90432062
boulevardier:23:81433068
garibaldi:9:34506104
negroni sbagliato:10:52423656
vesper:28:91011062
white lady:20:88402020
bramble:16:67607030
gin fizz:11:47502730
naked and famous:18:76424055
ranch water:11:46101800
fuzzy navel:8:44709000
appletini:15:57707000
horses neck:11:42671501
michelada:4:24354720
limoncello spritz:9:45705820
old cuban:12:56502670
b52:25:90922001
eggnog:8:30943000
caipiroska:20:77502000
mudslide:15:50911004
`;

const FIGURES: ReadonlyMap<string, Figures> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [id = '', abv, halves = ''] = line.split(':');
      const taste = Object.fromEntries(FLAVOUR_AXES.map((axis, at) => [axis, Number.parseInt(halves[at]!, 16) / 2]));
      return [id, { abv: Number(abv), taste: taste as Figures['taste'] }];
    }),
);

export const figuresOf = (id: string): Figures | undefined => FIGURES.get(id);

/** In the middle of several drinks; as strong as the strongest of them at most. */
export const middleOf = (drinks: readonly Figures[]): Figures => ({
  abv: Math.max(...drinks.map(({ abv }) => abv)),
  taste: Object.fromEntries(
    FLAVOUR_AXES.map((axis) => [axis, drinks.reduce((sum, { taste }) => sum + taste[axis], 0) / drinks.length]),
  ) as Figures['taste'],
});

/** What a drink is known for counts twice: a Collins is sour and long before all else. */
const DISTINCT_FROM = 3.5;
/** 1 is alike on every axis. */
export function likeness({ taste }: Figures, other: Partial<Record<FlavourAxis, number>>): number {
  const weightOf = (axis: FlavourAxis) => (axis === 'fizzy' ? 3 : taste[axis] >= DISTINCT_FROM ? 2 : 1);
  const most = FLAVOUR_AXES.reduce((sum, axis) => sum + weightOf(axis), 0);
  return (
    1 -
    FLAVOUR_AXES.reduce((sum, axis) => sum + weightOf(axis) * Math.abs(taste[axis] - (other[axis] ?? 0)), 0) / most / 5
  );
}
