/** The property of `globalThis` in which reactfire caches its observables. Reactfire never clears this cache. */
interface ReactFireGlobals {
  readonly _reactFirePreloadedObservables?: Map<string, unknown>;
}

const keptReads = () => (globalThis as ReactFireGlobals)._reactFirePreloadedObservables;

export function endLiveRead(id: string): void {
  keptReads()?.delete(id);
}

export function forgetLiveReads(): void {
  keptReads()?.clear();
}
