import type { Micros } from '../../../src/domain/items/item-index/indexed-item';

/** The maximum age, in milliseconds, of the snapshot for a query that does not require a version. */
const MAX_AGE_MS = 1000;

/** The values by which lists sort an item. No two items have the same values, and the values never change. */
export interface ItemSortValues {
  readonly addedAt: number;
  readonly price: number;
}

/** The possible states of one item in a correct result. */
export interface PossibleItem extends ItemSortValues {
  readonly id: string;
  /** The possible titles. Null stands for an item that is removed or not stored yet. */
  readonly titles: ReadonlySet<string | null>;
}

interface Change {
  readonly title: string | null;
  /** The position of the start of the change among all recorded events of this process. Events are numbered from 1. */
  readonly begunAt: number;
  /**
   * The position, as in `begunAt`, of the event at which an API call had written the change to the engine. Null if no
   * API call has written it.
   */
  calledAt: number | null;
  /**
   * When an API call or a trigger had written the change to the engine, in milliseconds since 1970. Null if neither has
   * written it.
   */
  heldAtMs: number | null;
}

interface ItemPast {
  readonly keys: ItemSortValues;
  readonly changes: Change[];
}

export type ItemHistory = ReturnType<typeof createItemHistory>;

/**
 * Records every change of the items, and when the engine had stored each change, so that a test knows which results of
 * a read are correct. A correct result contains every change that the engine had stored before the read began. It
 * contains no change that began after the read ended.
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
    /**
     * Records that a change has started. Returns two functions that record that the engine has stored the change:
     * `byCall` if an API call wrote it, and `byTrigger` if a trigger wrote it. A null title stands for a removal.
     */
    begin: (id: string, keys: ItemSortValues, title: string | null) => {
      const past = pasts.get(id) ?? { keys, changes: [] };
      pasts.set(id, past);
      events += 1;
      past.changes.push({ title, begunAt: events, calledAt: null, heldAtMs: null });
      const count = past.changes.length;
      return {
        /**
         * Records that an API call wrote the change to the engine before the call returned. Later reads can send the
         * version of this change.
         */
        byCall: (version: Micros) => {
          newestCall = Math.max(newestCall, version);
          heldNow(past, true, count);
        },
        byTrigger: () => {
          heldNow(past, false, count);
        },
      };
    },
    /**
     * Returns the items version of the newest change that an API call has written. The member who made the call sends
     * this version with later reads.
     */
    newestCall: () => newestCall,
    /** Returns the title of every item after all changes. Null if the item is removed. */
    titles: () =>
      Object.fromEntries([...pasts].map(([id, { changes }]) => [id, changes.at(-1)?.title])),
    /**
     * Begins a read. Returns a function that ends the read and returns what a correct result can contain.
     * @param sendsVersion whether the read sends `newestCall()`, so that it must include all changes up to this version
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
