type Created<Creators> = {
  readonly [Name in keyof Creators]: Creators[Name] extends () => infer Part ? Part : never;
};

/**
 * Returns an object with one part for each function. A part is created when it is read first, and only once. A function may read
 * other parts of the result. Spreading the result creates all parts.
 */
export function lazily<Creators extends object>(creators: Creators): Created<Creators> {
  const parts = {};
  for (const [name, create] of Object.entries(creators) as [string, () => unknown][])
    Object.defineProperty(parts, name, {
      configurable: true,
      enumerable: true,
      get: () => {
        const value = create();
        Object.defineProperty(parts, name, { value, enumerable: true });
        return value;
      },
    });
  return parts as Created<Creators>;
}
