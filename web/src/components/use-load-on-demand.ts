import { useState } from 'react';
import type { OnceLoader } from '@/lib/once';

/**
 * Loads code when an event, such as a hover, calls `request`. `value` is null until the code is loaded. The promise of
 * `request` rejects if `load` fails.
 */
export function useLoadOnDemand<Value>(load: OnceLoader<Value>) {
  const [loaded, setLoaded] = useState<{ readonly value: Value } | null>(null);
  const request = async () => setLoaded({ value: await load() });
  return { value: loaded?.value ?? null, request };
}

/** Ignores a failed preload. The failure is reported later, when the code is needed. */
export const ignoreFailure = (loading: Promise<unknown>): void =>
  void loading.catch(() => undefined);
