/**
 * Makes a thing of a list once, and gives it again while what is given beside the list is the same too: of lists, the
 * same elements. A menu takes a hundred times as long to index as a sentence to parse, and is asked many in a row.
 */
export function rememberByList<Listed extends object, Beside extends readonly unknown[], Made>(
  make: (list: readonly Listed[], ...beside: Beside) => Made,
): (list: readonly Listed[], ...beside: Beside) => Made {
  const known = new WeakMap<readonly Listed[], { beside: Beside; made: Made }>();
  return (list, ...beside) => {
    const last = known.get(list);
    if (last?.beside.every((each, at) => isSame(each, beside[at]))) return last.made;
    const made = make(list, ...beside);
    known.set(list, { beside, made });
    return made;
  };
}

const isSame = (before: unknown, now: unknown): boolean =>
  before === now ||
  (Array.isArray(before) &&
    Array.isArray(now) &&
    before.length === now.length &&
    before.every((each, at) => each === now[at]));
