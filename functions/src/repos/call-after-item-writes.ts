import type { Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { collections } from './collections/collections';

/**
 * Called with the ids of the items that a commit wrote. The caller of the commit waits for this function, so the
 * function must not throw.
 */
export type OnItemsWritten = (ids: readonly string[]) => Promise<void>;

const WRITES: readonly unknown[] = ['create', 'set', 'update', 'delete'];

/**
 * Makes a database object call `follow` after each transaction and batch that wrote items, so that repos do not have to
 * call it. Changes the database object itself instead of wrapping it, because document references contain the object.
 */
export function callAfterItemWrites(db: Firestore, follow: OnItemsWritten): void {
  const [runTransaction, createBatch] = [db.runTransaction.bind(db), db.batch.bind(db)];
  const followWritten = async (written: ReadonlySet<string>) => {
    if (written.size > 0) await follow([...written]);
  };

  db.runTransaction = async (work, options) => {
    let written = new Set<string>();
    const result = await runTransaction((transaction) => {
      // A retry runs `work` again, so the writes of the earlier attempt are forgotten.
      written = new Set();
      return work(noting(transaction, written));
    }, options);
    await followWritten(written);
    return result;
  };

  db.batch = () => {
    const written = new Set<string>();
    const commit = async (batch: WriteBatch) => {
      const results = await batch.commit();
      await followWritten(written);
      return results;
    };
    return noting(createBatch(), written, commit);
  };
}

/** Returns a proxy of the writer that records the ids of written items in `written`. */
function noting<Writer extends Transaction | WriteBatch>(
  writer: Writer,
  written: Set<string>,
  commit?: (writer: Writer) => Promise<unknown>,
): Writer {
  const noted: Writer = new Proxy(writer, {
    get: (target, name) => {
      if (name === 'commit' && commit) return () => commit(target);
      const part: unknown = Reflect.get(target, name, target);
      if (typeof part !== 'function') return part;
      if (!WRITES.includes(name)) return part.bind(target) as unknown;
      return (ref: { readonly path: string }, ...rest: unknown[]) => {
        if (isItem(ref.path)) written.add(collections.items.paramsOf(ref).itemId);
        part.call(target, ref, ...rest);
        return noted;
      };
    },
  });
  return noted;
}

const isItem = (path: string): boolean =>
  path.startsWith(`${collections.items.id}/`) && path.split('/').length === 2;
