/** Returns a function that creates a value on its first call, and returns the same value from then on. */
export function once<Value extends object>(create: () => Value): () => Value {
  let value: Value | null = null;
  return () => (value ??= create());
}

export interface OnceLoader<Value> {
  (): Promise<Value>;
  /** Returns the loaded value, or undefined before it is loaded. */
  readonly loaded: () => Value | undefined;
}

/**
 * Returns a function that calls `start` once and returns the same promise to all callers. After a failure, the next
 * call runs `start` again.
 */
export function loadOnce<Value>(start: () => Promise<Value>): OnceLoader<Value> {
  let started: Promise<Value> | null = null;
  let value: Value | undefined;
  const run = async (): Promise<Value> => {
    try {
      value = await start();
      return value;
    } catch (error) {
      started = null;
      throw error;
    }
  };
  const load = (): Promise<Value> => (started ??= run());
  return Object.assign(load, { loaded: () => value });
}
