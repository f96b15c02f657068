import type { Micros } from '../../../src/domain/items/item-index/indexed-item';

/** Queries without needs may use a snapshot that is this old. */
const MAX_AGE_MS = 1000;

/** What lists sort an item by. No two items have the same, and they never change. */
export interface ItemKeys {
  readonly addedAt: number;
  readonly price: number;
}

/** What one result may show of an item. */
export interface PossibleItem extends ItemKeys {
  readonly id: string;
  /** Null stands for an item that is removed or not stored yet. */
  readonly titles: ReadonlySet<string | null>;
}

interface Change {
  readonly title: string | null;
  /** Positions in the order of all events of this process. Null if it has not happened. */
  readonly begunAt: number;
  /** When a call had written it to the engine. */
  calledAt: number | null;
  /** When anything had written it to the engine, in milliseconds. */
  heldAtMs: number | null;
}

interface ItemPast {
  readonly keys: ItemKeys;
  readonly changes: Change[];
}

export type ItemHistory = ReturnType<typeof createItemHistory>;

/**
 * Notes every change of the items and when the engine had it, so that a test knows which results of a read are right: those that contain
 * every change that the engine had before the read began, and none that began after its end.
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
    /** Notes that a change begins. Returns how to note that the engine has it. A null title is a removal. */
    begin: (id: string, keys: ItemKeys, title: string | null) => {
      const past = pasts.get(id) ?? { keys, changes: [] };
      pasts.set(id, past);
      events += 1;
      past.changes.push({ title, begunAt: events, calledAt: null, heldAtMs: null });
      const count = past.changes.length;
      return {
        /** A call wrote it before it returned, and its members know the version. */
        byCall: (version: Micros) => {
          newestCall = Math.max(newestCall, version);
          heldNow(past, true, count);
        },
        byTrigger: () => {
          heldNow(past, false, count);
        },
      };
    },
    /** The version that a member sends who has made the newest change. */
    newestCall: () => newestCall,
    /** The title of every item after all changes. Null if it is removed. */
    titles: () =>
      Object.fromEntries([...pasts].map(([id, { changes }]) => [id, changes.at(-1)?.title])),
    /**
     * Begins a read. Returns how to end it, which returns what a right result may show.
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
