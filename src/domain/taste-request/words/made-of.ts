/** What ingredients are kinds of, and what well-known drinks are made of, by the ids of the lexicon. */

export const listed = (lines: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => line.split(':') as [string, string])
      .map(([id, others]) => [id, others.split(',')]),
  );

/** Whoever asks for the kind gets any of these: `kind:ingredients`. */
const KINDS = listed(`
rum:cachaca,dark rum
whisky:bourbon,scotch,rye
scotch:islay scotch
brandy:cognac
coffee:coffee liqueur,espresso
caffeine:coffee,tea,cola,energy drink
crushed ice:frozen
topping:tapioca pearls,pudding,grass jelly,coconut jelly,jelly,sago,red bean,taro,aloe vera juice
lemon:limoncello,salted lime
plum:umeshu,salted plum
mint:creme de menthe
wine:red wine,sparkling wine
sparkling wine:champagne,prosecco
ginger:ginger beer
tea:herbal tea,green tea,matcha,oolong,earl grey,milk tea,lemon tea,jasmine tea,chrysanthemum tea,chamomile tea,hibiscus tea,butterfly pea tea,hojicha
lime:salted lime
salt:salted lime,salted plum
orange:orange peel
pomegranate:grenadine
chilli:hot sauce
berry:strawberry,raspberry,blackberry,blueberry,cranberry
liquid smoke:mezcal,islay scotch
creamy:milk,cream,irish cream,coconut,oat milk,soy milk,yoghurt,yakult
tropical:mango,pineapple,passion fruit,guava,papaya,banana,lychee,dragon fruit
herbal tea:chrysanthemum tea,chamomile tea,hibiscus tea
floral:rose,lavender,osmanthus,elderflower,creme de violette,jasmine tea,chrysanthemum tea,chamomile tea,hibiscus tea
`);

/** The kinds an ingredient belongs to, itself first: champagne, sparkling wine, wine. */
export const kindsOf = (id: string): string[] => {
  const kinds = [...KINDS].filter(([, members]) => members.includes(id)).flatMap(([kind]) => kindsOf(kind));
  return [id, ...(CAFFEINE_FREE.has(id) ? kinds.filter((kind) => kind !== 'caffeine') : kinds)];
};

const CAFFEINE_FREE: ReadonlySet<string> = new Set(
  'herbal tea,chrysanthemum tea,chamomile tea,hibiscus tea,butterfly pea tea'.split(','),
);

const SPIRITS: ReadonlySet<string> = new Set(
  'vodka,gin,rum,dark rum,whisky,bourbon,scotch,islay scotch,rye,tequila,mezcal,brandy,cognac,cachaca,baijiu'.split(
    ',',
  ),
);
/** What a drink is made on, before what goes into it. */
export const isBase = (id: string): boolean => SPIRITS.has(id);
/** Gives a drink its character as a spirit does. */
const CHARACTER: ReadonlySet<string> = new Set(
  'campari,aperol,coffee,tomato,champagne,prosecco,coconut,cranberry,ginger beer'.split(','),
);
/** As often as it counts: a Margarita is of tequila before it is of lime and orange. */
export const weighted = (id: string): string[] => (isBase(id) || CHARACTER.has(id) ? [id, id, id] : [id]);

/** `drink:ingredients`, and ingredients that stand close, to find what comes nearest where a menu lacks one. */
export const MADE_OF = listed(`
mojito:rum,mint,lime
ovaltine:milk
negroni:gin,campari,vermouth
espresso martini:vodka,coffee
martini:gin,vermouth
old fashioned:whisky,bitters
manhattan:whisky,vermouth
margarita:tequila,lime,triple sec
daiquiri:rum,lime
cosmopolitan:vodka,cranberry,lime
pina colada:rum,pineapple,coconut
mai tai:rum,almond,lime
bloody mary:vodka,tomato
moscow mule:vodka,ginger beer,lime
dark and stormy:rum,ginger beer
bellini:prosecco,peach
mimosa:champagne,orange
paloma:tequila,grapefruit
spritz:aperol,prosecco
tequila sunrise:tequila,orange,grenadine
gin and tonic:gin,tonic
whisky sour:whisky,lemon
irish coffee:whisky,coffee,cream
mulled wine:red wine,cinnamon
french 75:gin,champagne,lemon
penicillin:scotch,ginger,honey
long island:vodka,gin,rum,tequila,cola
caipirinha:cachaca,lime
sex on the beach:vodka,peach,orange
tom collins:gin,lemon
gimlet:gin,lime
white russian:vodka,coffee,cream
screwdriver:vodka,orange
cuba libre:rum,cola
whisky highball:whisky
sidecar:cognac,triple sec,lemon
clover club:gin,raspberry
lychee martini:vodka,lychee
passion fruit martini:vodka,passion fruit
singapore sling:gin,cherry,pineapple
vodka soda:vodka
vodka tonic:vodka,tonic
whisky coke:whisky,cola
sangria:red wine,orange
jungle bird:rum,campari,pineapple,lime
paper plane:bourbon,aperol,amaro,lemon
last word:gin,chartreuse,lime
aviation:gin,lemon,creme de violette
corpse reviver:gin,triple sec,lemon
bees knees:gin,lemon,honey
southside:gin,mint,lime
french martini:vodka,raspberry,pineapple
hugo:prosecco,elderflower,mint
grasshopper:creme de menthe,cream
brandy alexander:brandy,cream,chocolate
kamikaze:vodka,triple sec,lime
blue lagoon:vodka,triple sec,lemon
hurricane:rum,passion fruit,lime
mint julep:bourbon,mint
kir:champagne,creme de cassis
el diablo:tequila,ginger beer,lime
amaretto sour:amaretto,lemon
pisco sour:brandy,lemon,egg white
jagerbomb:jagermeister
hot toddy:whisky,honey,lemon
pimms cup:gin,cucumber,mint
sea breeze:vodka,cranberry,grapefruit
shirley temple:grenadine,orange,lime
arnold palmer:lemon tea,lemon
green tea highball:whisky,green tea
vodka cranberry:vodka,cranberry
shandy:beer,lemon
rusty nail:scotch,drambuie
stinger:brandy,creme de menthe
champagne cocktail:champagne,brandy,bitters
vodka red bull:vodka
chocolate:irish cream,coffee liqueur
vanilla:honey
soju:vodka,lychee
sake:sherry
cola:ginger beer
shochu:vodka
jagermeister:chartreuse
absinthe:chartreuse
cider:apple
port:sherry
sazerac:rye,absinthe,bitters
boulevardier:bourbon,campari,vermouth
garibaldi:campari,orange
negroni sbagliato:campari,vermouth,prosecco
vesper:gin,vodka,vermouth
white lady:gin,triple sec,lemon
bramble:gin,lemon,blackberry
gin fizz:gin,lemon
naked and famous:mezcal,aperol,chartreuse,lime
ranch water:tequila,lime
lemon drop:vodka,lemon
fuzzy navel:peach,orange
appletini:vodka,apple
horses neck:brandy,ginger beer
michelada:beer,tomato,lime
limoncello spritz:limoncello,prosecco
old cuban:rum,mint,champagne,lime
black russian:vodka,coffee
zombie:rum,grenadine,lime
painkiller:rum,pineapple,coconut
planters punch:rum,orange,lime
caipiroska:vodka,lime
mudslide:vodka,coffee,irish cream
b52:coffee liqueur,irish cream,triple sec
eggnog:egg white,cream,rum
hazelnut:almond
amaretto:almond
`);

/** Kinds of drinks that guests ask for by name. */
const KINDS_OF_DRINK: ReadonlySet<string> = new Set(['beer', 'wine', 'shot', 'tea', 'coffee']);
export const isKindOfDrink = (id: string): boolean => KINDS_OF_DRINK.has(id);
