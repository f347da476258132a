/** Makes a thing of a word once. Begins anew when it knows many: guests may say any. */
export function remembered<Made>(make: (word: string) => Made): (word: string) => Made {
  const known = new Map<string, Made>();
  return (word) => {
    const made = known.get(word) ?? make(word);
    if (known.size >= KEPT_WORDS) known.clear();
    known.set(word, made);
    return made;
  };
}
const KEPT_WORDS = 2000;

/** The same of things, as long as they are there. */
export function rememberedOf<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const known = new WeakMap<Thing, Made>();
  return (thing) => {
    const made = known.get(thing) ?? make(thing);
    known.set(thing, made);
    return made;
  };
}
