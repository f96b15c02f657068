import { once } from './once';

/** Loads a value once. `loaded` returns it without a promise, or undefined before it is loaded. */
export function loadedOnce<Value>(start: () => Promise<Value>) {
  let value: Value | undefined;
  const load = once(async () => (value = await start()));
  return { load, loaded: () => value };
}
