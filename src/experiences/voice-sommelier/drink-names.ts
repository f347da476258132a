/** Names guests may use for the drinks on a menu. */
import type { GuestRecipe } from '#contract/recipes.ts';

type Named = Pick<GuestRecipe, 'id' | 'name' | 'name_translations'>;

/** Classics with the names and spellings in use; a menu's own version of one is found by all of them. */
const CLASSICS: readonly (readonly string[])[] = [
  ['mojito', 'mohito', 'mojitos', '莫希托', '莫吉托', '莫西多'],
  ['negroni', '內格羅尼', '尼格羅尼'],
  ['espresso martini', '特濃咖啡馬天尼', '咖啡馬天尼'],
  ['martini', '馬天尼', '馬丁尼'],
  ['old fashioned', 'old fashion', '古典'],
  ['margarita', 'marg', '瑪格烈特', '瑪格麗特', '瑪嘉烈特'],
  ['daiquiri', 'daquiri', '黛綺莉'],
  ['cosmopolitan', 'cosmo', '大都會'],
  ['pina colada', 'colada', '椰林飄香'],
  ['mai tai', '邁泰'],
  ['bloody mary', '血腥瑪麗'],
  ['moscow mule', 'mule', '莫斯科騾子'],
  ['bellini', '貝里尼'],
  ['paloma', '帕洛瑪'],
  ['spritz', '氣泡酒'],
  ['tequila sunrise', 'sunrise', '龍舌蘭日出'],
  ['gin and tonic', 'g&t', 'gin tonic', '氈湯力', '金湯力'],
  ['whisky sour', 'whiskey sour', 'new york sour', '紐約酸酒'],
  ['irish coffee', '愛爾蘭咖啡'],
  ['mulled wine', '熱紅酒'],
  ['french 75', '法式七五'],
  ['penicillin', '盤尼西林'],
  ['milk tea', '奶茶'],
  ['lemon tea', '檸檬茶', '檸茶'],
  ['yuenyeung', 'yuanyang', 'yin yeung', '鴛鴦'],
  ['bubble tea', 'boba', '珍珠奶茶'],
];

/**
 * Every drink with the names it is found by. If several drinks are versions of one classic, the one with the plainest
 * name gets it.
 */
export function drinkNames(recipes: readonly Named[]): { id: string; said: string }[] {
  const own = recipes.flatMap((recipe) => namesOf(recipe).map((said) => ({ id: recipe.id, said })));
  const taken = new Set(own.map(({ said }) => folded(said)));
  const classics = CLASSICS.flatMap((aliases) => {
    const versions = recipes.filter((recipe) =>
      namesOf(recipe).some((name) => aliases.some((alias) => has(name, alias))),
    );
    const plainest = versions.sort((a, b) => a.name.length - b.name.length || (a.id < b.id ? -1 : 1))[0];
    return plainest ? aliases.filter((said) => !taken.has(said)).map((said) => ({ id: plainest.id, said })) : [];
  });
  return [...own, ...classics];
}

const namesOf = ({ name, name_translations }: Named): string[] => [name, ...Object.values(name_translations)];

function has(name: string, alias: string): boolean {
  const text = folded(name);
  if (!/^[a-z0-9]/.test(alias)) return text.includes(alias);
  return new RegExp(`(^|[^a-z0-9])${alias}([^a-z0-9]|$)`).test(text);
}

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
