import type { Micros } from '../../../src/domain/items/item-index/indexed-item';

/** The greatest age, in milliseconds, of the snapshot for a query that does not require a version. */
const MAX_AGE_MS = 1000;

/** The values by which lists sort an item. They are unique for each item, and never change. */
export interface ItemKeys {
  readonly addedAt: number;
  readonly price: number;
}

/** The possible states of one item in a correct result. */
export interface PossibleItem extends ItemKeys {
  readonly id: string;
  /** The possible titles. Null stands for an item that is removed or not stored yet. */
  readonly titles: ReadonlySet<string | null>;
}

interface Change {
  readonly title: string | null;
  /** The position of the start of the change among all events of this process. */
  readonly begunAt: number;
  /**
   * The position, like `begunAt`, of the moment when a call had written the change to the engine. Null if no call has.
   */
  calledAt: number | null;
  /** The time in milliseconds when a call or trigger had written the change to the engine. Null if neither has. */
  heldAtMs: number | null;
}

interface ItemPast {
  readonly keys: ItemKeys;
  readonly changes: Change[];
}

export type ItemHistory = ReturnType<typeof createItemHistory>;

/**
 * Records every change of the items and when the engine had it, so that a test knows which results of a read are
 * correct: those that contain every change that the engine had before the read began, and none that began after its
 * end.
 */
export function createItemHistory() {
  let events = 0;
  const pasts = new Map<string, ItemPast>();
  let newestCall: Micros = 0;

  const heldNow = ({ changes }: ItemPast, isByCall: boolean, count: number) => {
    events += 1;
    for (const change of changes.slice(0, count)) {
      change.heldAtMs ??= Date.now();
      if (isByCall) change.calledAt ??= events;
    }
  };

  return {
    /** Records the start of a change. Returns functions to record that the engine has it. A null title is a removal. */
    begin: (id: string, keys: ItemKeys, title: string | null) => {
      const past = pasts.get(id) ?? { keys, changes: [] };
      pasts.set(id, past);
      events += 1;
      past.changes.push({ title, begunAt: events, calledAt: null, heldAtMs: null });
      const count = past.changes.length;
      return {
        /** Records that a call wrote the change before it returned, so that members can send its version. */
        byCall: (version: Micros) => {
          newestCall = Math.max(newestCall, version);
          heldNow(past, true, count);
        },
        byTrigger: () => {
          heldNow(past, false, count);
        },
      };
    },
    /** Returns the version that a member sends who has made the newest change. */
    newestCall: () => newestCall,
    /** Returns the title of every item after all changes. Null if the item is removed. */
    titles: () =>
      Object.fromEntries([...pasts].map(([id, { changes }]) => [id, changes.at(-1)?.title])),
    /**
     * Begins a read. Returns a function that ends it and returns what a correct result can contain.
     * @param sendsVersion whether the read needs everything up to `newestCall`
     */
    read: (sendsVersion: boolean) => {
      const begin = { event: (events += 1), ms: Date.now() };
      const isHeld = ({ calledAt, heldAtMs }: Change): boolean =>
        (sendsVersion && calledAt !== null && calledAt < begin.event) ||
        (heldAtMs !== null && heldAtMs < begin.ms - MAX_AGE_MS);
      return (): PossibleItem[] => {
        events += 1;
        return Array.from(pasts, ([id, { keys, changes }]) => {
          const held = changes.findLastIndex(isHeld);
          const possible = changes.slice(Math.max(held, 0)).map(({ title }) => title);
          return { id, ...keys, titles: new Set(held < 0 ? [null, ...possible] : possible) };
        });
      };
    },
  };
}
