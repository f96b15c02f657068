import { useState } from 'react';
import type { LoadOnce } from '@/lib/once';

/**
 * For code that an event requests, such as a hover. `value` is null until `request` has loaded it. `request` rejects if
 * `load` fails.
 */
export function useOnDemand<Value>(load: LoadOnce<Value>) {
  const [loaded, setLoaded] = useState<{ readonly value: Value } | null>(null);
  const request = async () => setLoaded({ value: await load() });
  return { value: loaded?.value ?? null, request };
}

/** For preloading: a failure is reported later, when the code is needed. */
export const ignoreFailure = (loading: Promise<unknown>): void =>
  void loading.catch(() => undefined);
