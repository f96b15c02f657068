/** Returns a function that creates a value on its first call, and returns the same one from then on. */
export function lazily<Value extends object>(create: () => Value): () => Value {
  let value: Value | null = null;
  return () => (value ??= create());
}
