/**
 * Lets at most `atOnce` pieces of work run at one time; the others wait in the order they came.
 * A piece that fails gives its turn on like any other.
 */
export function createTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((proceed) => waiting.push(proceed));
    try {
      return await work();
    } finally {
      // The turn goes straight to the next, so that nobody who comes just now takes it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
