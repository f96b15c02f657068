/** Does something once for an id, as long as the id is kept. */
export interface OnceById {
  readonly add: (id: string) => void;
  /** What was done, in its order. */
  readonly done: readonly { readonly id: string; readonly at: Date }[];
}

/** Remembers each id for some time, as Firestore keeps the document that prevents a repeat. */
export function createOnceById(now: () => Date, keptMs: number): OnceById {
  const keptUntil = new Map<string, number>();
  const done: { readonly id: string; readonly at: Date }[] = [];
  return {
    add: (id) => {
      const time = now().getTime();
      if (time <= (keptUntil.get(id) ?? -Infinity)) return;
      keptUntil.set(id, time + keptMs);
      done.push({ id, at: now() });
    },
    done,
  };
}
