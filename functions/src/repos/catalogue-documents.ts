import { randomBytes } from 'node:crypto';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { InvalidDocument, readAll } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import { microsOf } from './timestamp-micros';

const GENERATION_ONLY = { fieldMask: ['generation'] };

export type CatalogueHead = Extract<Stored<'catalogue'>, { readonly generation: string }>;

/** Generation names start with the database time, so they sort by age. Random digits separate concurrent writers. */
export function createCatalogueDocuments(db: Firestore) {
  const catalogue = collections.catalogue.in(db);
  const headRef = catalogue.doc('head');
  const chunkRef = (generation: string, n: number) => catalogue.doc(`${generation}-${n}`);

  return {
    /** Returns null if there is none, or the error if it is invalid. */
    async readHead(): Promise<CatalogueHead | InvalidDocument | null> {
      const head = await headRef.get();
      try {
        const stored = head.data();
        if (!stored || 'generation' in stored) return stored ?? null;
        return new InvalidDocument(headRef.path, new Error('It has no generation'));
      } catch (error) {
        if (error instanceof InvalidDocument) return error;
        throw error;
      }
    },

    /** Returns all chunks of a generation, or null if one is missing or invalid. */
    async readChunks({ generation, chunks, lines }: CatalogueHead): Promise<Uint8Array[] | null> {
      const refs = Array.from({ length: chunks - 1 }, (_, n) => chunkRef(generation, n + 1));
      const others = refs.length > 0 ? await readAll(db, ...refs) : [];
      const found = others.flatMap((chunk) => collections.catalogue.readable(chunk)?.lines ?? []);
      return found.length === others.length ? [lines, ...found] : null;
    },

    async nextGeneration(): Promise<string> {
      const [head] = await db.getAll(headRef, GENERATION_ONLY);
      const begun = head ? microsOf(head.readTime) : 0;
      return `${String(begun).padStart(16, '0')}-${randomBytes(4).toString('hex')}`;
    },

    async writeChunks(generation: string, chunks: readonly Uint8Array[]): Promise<void> {
      // One at a time: together they can exceed the size limit of a commit.
      for (const [n, lines] of chunks.entries())
        if (n > 0) await chunkRef(generation, n).set({ lines });
    },

    /** Makes a generation current and returns the previous one. Returns null if there was none or a later one is current. */
    putHead: (head: CatalogueHead): Promise<string | null> =>
      db.runTransaction(async (transaction) => {
        const [stored] = await transaction.getAll(headRef, GENERATION_ONLY);
        const before = (stored && collections.catalogue.field(stored, 'generation')) ?? null;
        if (before !== null && before > head.generation) return null;
        transaction.set(headRef, head);
        return before;
      }),

    /** Deletes all generations. The head goes first, so that nobody reads chunks that are gone. */
    async deleteAll(): Promise<void> {
      await headRef.delete();
      await deleteFound(catalogue);
    },

    deleteBefore: (generation: string): Promise<void> =>
      deleteFound(catalogue.where(FieldPath.documentId(), '<', generation)),
  };
}

async function deleteFound(query: Query<Stored<'catalogue'>, Stored<'catalogue'>>): Promise<void> {
  const { docs } = await query.select().get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}
