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
