/** What reactfire keeps for good, by id, in a variable of the page: the reads that its hooks were given. */
interface ReactFireGlobals {
  readonly _reactFirePreloadedObservables?: Map<string, unknown>;
}

const keptReads = () => (globalThis as ReactFireGlobals)._reactFirePreloadedObservables;

/** Has reactfire forget a read that has ended. */
export function endLiveRead(id: string): void {
  keptReads()?.delete(id);
}

/** Has reactfire forget all reads, with what was read as somebody who has signed out. */
export function forgetLiveReads(): void {
  keptReads()?.clear();
}
