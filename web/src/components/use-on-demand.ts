import { useState } from 'react';

/**
 * Code that is loaded when it is first needed. `value` is null until then. `request` loads it, and rejects
 * if that fails; another request tries again. Pass a `load` that is made by `once`.
 */
export function useOnDemand<Value>(load: () => Promise<Value>) {
  const [loaded, setLoaded] = useState<{ readonly value: Value } | null>(null);
  const request = async () => setLoaded({ value: await load() });
  return { value: loaded?.value ?? null, request };
}

/** For code that is loaded ahead: a failure is reported when the code is needed. */
export const ignoreFailure = (loading: Promise<void>): void => void loading.catch(() => undefined);
