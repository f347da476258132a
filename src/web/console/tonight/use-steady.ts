import { useLayoutEffect, useRef, useState } from 'react';

type Actions = Record<string, (...given: never[]) => void>;

/** The same functions at each render, each calling the latest: what is memoised by them is not rendered again. */
export function useSteady<A extends Actions>(actions: A): A {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [steady] = useState(
    () =>
      Object.fromEntries(
        Object.keys(actions).map((name) => [name, (...given: never[]) => latest.current[name]?.(...given)]),
      ) as A,
  );
  return steady;
}
