import { useState } from 'react';

/** `value` is null until `request` has loaded it. `request` rejects if `load` fails. Wrap `load` in `once`. */
export function useOnDemand<Value>(load: () => Promise<Value>) {
  const [loaded, setLoaded] = useState<{ readonly value: Value } | null>(null);
  const request = async () => setLoaded({ value: await load() });
  return { value: loaded?.value ?? null, request };
}

/** For preloading. The error is reported when the code is needed. */
export const ignoreFailure = (loading: Promise<unknown>): void =>
  void loading.catch(() => undefined);
