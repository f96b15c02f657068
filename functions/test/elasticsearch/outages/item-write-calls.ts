import { DAY_MS } from '@contract/rules/durations';
import { FieldValue } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import { microsOf } from '../../../src/repos/timestamp-micros';
import { createItemEngineUpdater } from '../../../src/services/items/item-engine-updater';
import { itemFieldsToStore } from '../../support/item-fields-to-store';
import type { createTestDatabaseAndEngine } from '../support/test-database-and-engine';
import type { ItemHistory, ItemSortValues } from './item-history';
import { type RequestCounts, countOutcome, pause } from './requests';

/** The pause in milliseconds between two attempts of a trigger. */
const RETRY_MS = 500;

const idOf = (n: number) => `item-${String(n).padStart(5, '0')}`;

/**
 * Returns the title of a revision of an item. Half of the titles contain 'brass', and each edit adds or removes this
 * word.
 */
export const titleOfRevision = (n: number, revision: number) =>
  `${(n + revision) % 2 === 0 ? 'brass' : 'tin'} owl ${String(n)}, revision ${String(revision)}`;

const storedAs = ({ addedAt, price }: ItemSortValues, title: string) =>
  itemFieldsToStore({ title, soldPriceCents: price, addedAt: new Date(addedAt) });

/**
 * Creates functions that write items like API calls do, and then run the trigger of each write. Each item has a number,
 * which determines its place in sorted lists.
 */
export function createItemWriteCalls(
  { db, items, states, engine, feed }: ReturnType<typeof createTestDatabaseAndEngine>,
  history: ItemHistory,
) {
  const addedAt = Date.now() - DAY_MS;
  // Gives the items prices that spread the newest items over the whole list.
  const keysOf = (n: number): ItemSortValues => ({
    addedAt: addedAt + n,
    price: 1 + ((n * 7919) % 10_007),
  });
  const triggers: Promise<void>[] = [];
  const counts: Record<'calls' | 'triggers', RequestCounts> = {
    calls: { done: 0, unavailable: 0 },
    triggers: { done: 0, unavailable: 0 },
  };

  const trigger = async (id: string, note: () => void) => {
    // The platform retries a trigger until it succeeds.
    while (!(await countOutcome(feed.follow([id]), counts.triggers))) await pause(RETRY_MS);
    note();
  };

  return {
    counts,
    /**
     * Stores the first items, before there is an index. Returns a function that records that the index contains these
     * items.
     */
    seed: async (count: number) => {
      const batch = db.batch();
      const notes = Array.from({ length: count }, (_, n) => {
        batch.set(items.doc(idOf(n)), storedAs(keysOf(n), titleOfRevision(n, 0)));
        return history.begin(idOf(n), keysOf(n), titleOfRevision(n, 0));
      });
      const [result] = await batch.commit();
      return () => {
        for (const note of notes) note.byCall(result ? microsOf(result.writeTime) : 0);
      };
    },
    /** Shares or edits an item, or removes it if the title is null. */
    change: async (n: number, title: string | null) => {
      const id = idOf(n);
      const note = history.begin(id, keysOf(n), title);
      const now = FieldValue.serverTimestamp();
      const { writeTime } = await (title === null
        ? items.doc(id).update({ removedAt: now, updatedAt: now })
        : items.doc(id).set(storedAs(keysOf(n), title)));
      const warn = vi.fn();
      await createItemEngineUpdater({ states, engine, log: { warn } }).followNow([id]);
      const isWritten = warn.mock.calls.length === 0;
      counts.calls[isWritten ? 'done' : 'unavailable'] += 1;
      if (isWritten) note.byCall(microsOf(writeTime));
      const triggered = trigger(id, note.byTrigger);
      // Ignores a failure here, because `triggersEnded` rejects in this case.
      triggered.catch(() => undefined);
      triggers.push(triggered);
    },
    /**
     * Resolves when each trigger has succeeded. Rejects if a trigger has failed with an error that the product does not
     * allow.
     */
    triggersEnded: async () => {
      await Promise.all(triggers);
    },
  };
}
