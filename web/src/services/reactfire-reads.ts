/** reactfire's global cache of observables, which it never clears. */
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
