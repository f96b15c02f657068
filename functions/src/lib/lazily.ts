type Created<Creators> = {
  readonly [Name in keyof Creators]: Creators[Name] extends () => infer Part ? Part : never;
};

/**
 * Returns an object with one property for each creator function. The first read of a property creates its value, and
 * later reads return the same value. A creator may read other properties of the result. Spreading the result creates
 * all properties.
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
