/**
 * What an allergy to an ingredient or a family reaches: whoever is allergic to stone fruit gets no peach, and whoever
 * is allergic to oranges no triple sec. Wider than a wish: what may hold it counts. Ids are those of the lexicon.
 * Source: docs/behaviour/taste-requests.md "Allergies and diets".
 */
import { remembered } from '../remembered.ts';
import { kindsOf, listed } from './made-of.ts';

/** `family:members`, where a member may be a family. */
const FAMILIES = listed(`
stone fruit:peach,apricot,plum,salted plum,cherry,almond,mango,lychee
orange:triple sec
citrus:lemon,lime,yuzu,grapefruit,pomelo,calamansi,kumquat,orange,mandarin,tangerine peel,orange peel,salted lime
berry:strawberry,raspberry,blackberry,blueberry,cranberry,creme de cassis
tropical:mango,pineapple,passion fruit,guava,papaya,banana,lychee,dragon fruit,kiwi,coconut,longan,durian,mangosteen,soursop,avocado,fig,tamarind
melon:watermelon,cucumber
pome fruit:apple,pear,cider
fruit:stone fruit,citrus,berry,tropical,melon,pome fruit,grape,pomegranate,grenadine,rhubarb
legume:soy milk,peanut,red bean,tamarind
nut:nuts but coconut,coconut
nuts but coconut:almond,hazelnut,walnut,peanut
nightshade:tomato,chilli,hot sauce
mint family:mint,basil,rosemary,thyme,sage,lavender,shiso
herb:mint family,coriander,dill,lemongrass,eucalyptus,pandan,celery
spice:cinnamon,clove,nutmeg,cardamom,star anise,sichuan pepper,ginger,chilli,vanilla,saffron,wasabi
allium:garlic,onion
floral:rose,lavender,osmanthus,elderflower,creme de violette,jasmine tea,chrysanthemum tea,chamomile tea,hibiscus tea,butterfly pea tea
latex fruit:banana,avocado,kiwi,papaya,pineapple,mango,passion fruit,fig,melon,tomato,water chestnut
yeast:beer,wine,cider,mead,kombucha,makgeolli,sake
sweetener:honey,agave,maple syrup,brown sugar,sugar cane
`);

/** What else a thing holds or may hold: `thing:parts`. */
const PARTS = listed(`
triple sec:orange
limoncello:lemon
umeshu:plum
lemon tea:lemon
earl grey:citrus
ginger beer:ginger,citrus
tonic:quinine,citrus
cola:citrus,spice
root beer:herb,spice
hard seltzer:fruit
gin:herb,spice,citrus
vermouth:herb,spice,citrus,wine
sherry:wine
port:wine
wine:grape
brandy:grape,apple,plum
campari:herb,spice,citrus
aperol:herb,spice,citrus,rhubarb
amaro:herb,spice,citrus
jagermeister:herb,spice,citrus
chartreuse:herb,spice,citrus
benedictine:herb,spice,citrus,honey
drambuie:herb,spice,honey
galliano:herb,spice,vanilla
pimms:herb,spice,citrus
absinthe:herb,spice
bitters:herb,spice,citrus
falernum:lime,almond,ginger,spice
amaretto:almond,apricot
grenadine:pomegranate,berry
mead:honey
advocaat:egg white
chocolate:caffeine
coffee liqueur:coffee,vanilla
irish cream:cream,chocolate,coffee
milk tea:milk
worcestershire sauce:allium,tamarind,spice,celery,soy milk,vinegar
hot sauce:chilli,allium,vinegar
tomato:celery
kombucha:tea
beer:herb
vinegar:fruit
tropical:fruit
floral:herb
dust:spice,chocolate
`);

/**
 * Families that a refusal keeps away as well: their drinks are left out. "No fruit" and "no herbs" stay tastes, since
 * nearly every drink has some.
 */
const REFUSED_WHOLE: ReadonlySet<string> = new Set(
  'citrus,stone fruit,berry,tropical,melon,nut,mint family,floral,allium,pome fruit'.split(','),
);
export const isRefusedWhole = (family: string): boolean => REFUSED_WHOLE.has(family);

/** True if a thing belongs to a family by itself: lime to citrus, and gin, which only may hold some, not. */
export const isMember = (thing: string, family: string): boolean => familiesOf(thing).includes(family);

const partsOf = (id: string): string[] => [id, ...(PARTS.get(id) ?? []).flatMap(partsOf)];

/** A thing with its kinds and families, up to the widest. */
const familiesOf: (id: string) => readonly string[] = remembered((id) => {
  const kinds = kindsOf(id);
  const families = [...FAMILIES].filter(([, members]) => kinds.some((kind) => members.includes(kind)));
  return [...kinds, ...families.flatMap(([family]) => familiesOf(family))];
});

/**
 * True if a thing is, holds or may hold what an allergy names. "Mixed berries" may hold strawberries, and gin, of which
 * only "citrus" is known, lemons.
 */
export function mayHold(thing: string, allergy: string): boolean {
  const parts = partsOf(thing);
  return parts.flatMap(familiesOf).includes(allergy) || familiesOf(allergy).some((each) => parts.includes(each));
}
