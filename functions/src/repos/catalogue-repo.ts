import { randomBytes } from 'node:crypto';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { ITEM_LINE_FORMAT } from '../domain/items/item-index/indexed-item-line';
import type { Micros } from '../domain/items/item-index/indexed-item';
import type { Logger } from '../lib/logger';
import { packChunks, unpackChunks } from './catalogue-chunks';
import { InvalidDocumentError, readDocuments } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import { microsOf, timestampOf } from './timestamp-micros';

/**
 * The maximum size of a chunk, in bytes. A Firestore document can have 1 MiB, so there is room for the other fields.
 */
export const MAX_CHUNK_BYTES = 1_000_000;

export interface Catalogue {
  readonly lines: string[];
  /** The lines contain every change that has an `updatedAt` before this time. */
  readonly syncedTo: Micros;
}

/** The stored catalogue. It is derived data and can be rebuilt from `items`. */
export interface CatalogueRepo {
  /**
   * Returns the catalogue, or null if there is none or it is invalid. Logs an invalid catalogue. Costs one read for
   * each chunk.
   */
  load(): Promise<Catalogue | null>;
  /**
   * Replaces the catalogue unless a later one is stored. A concurrent load gets either the old catalogue or the new
   * one.
   */
  replace(catalogue: Catalogue): Promise<void>;
  /**
   * Deletes the catalogue, including earlier generations (catalogues that a later one replaced). Costs one read and one
   * delete for each document, and at least one of each.
   */
  clear(): Promise<void>;
}

export function createCatalogueRepo({
  db,
  log,
  chunkBytes = MAX_CHUNK_BYTES,
}: {
  readonly db: Firestore;
  readonly log: Logger;
  readonly chunkBytes?: number;
}): CatalogueRepo {
  const documents = createCatalogueDocuments(db);
  const unreadable = (error: unknown): null => {
    log.error('catalogue_load_failed', { error });
    return null;
  };

  /** @param failed the generation that lacked a chunk in the last attempt, or null */
  const loadAfter = async (failed: string | null): Promise<Catalogue | null> => {
    const head = await documents.readHead();
    if (!head) return null;
    if (head instanceof InvalidDocumentError) return unreadable(head);
    if (head.format !== ITEM_LINE_FORMAT) return null;
    const chunks = await documents.readChunks(head);
    if (chunks) return catalogueOf(head, chunks).catch(unreadable);
    // After the head was read, two newer generations may have been written. The second of them deletes the generation
    // that the head named.
    if (head.generation !== failed) return loadAfter(head.generation);
    return unreadable(new Error('A catalogue chunk is missing or invalid'));
  };

  return {
    load: () => loadAfter(null),
    replace: async ({ lines, syncedTo }) => {
      const generation = await documents.nextGeneration();
      const chunks = await packChunks(lines, chunkBytes);
      await documents.writeChunks(generation, chunks);
      const before = await documents.putHead({
        generation,
        format: ITEM_LINE_FORMAT,
        syncedTo: timestampOf(syncedTo),
        items: lines.length,
        chunks: chunks.length,
        bytes: chunks.reduce((bytes, chunk) => bytes + chunk.length, 0),
        lines: chunks[0] ?? Buffer.alloc(0),
      });
      // The previous generation is not deleted, because instances may still be reading it.
      if (before !== null) await documents.deleteBefore(before);
    },
    clear: () => documents.deleteAll(),
  };
}

async function catalogueOf(head: CatalogueHead, chunks: readonly Uint8Array[]) {
  const lines = await unpackChunks(chunks);
  if (lines.length !== head.items) throw new Error('The catalogue has a wrong number of lines');
  return { lines, syncedTo: microsOf(head.syncedTo) };
}

const GENERATION_ONLY = { fieldMask: ['generation'] };

type CatalogueHead = Extract<Stored<'catalogue'>, { readonly generation: string }>;

/**
 * Reads and writes the documents of the catalogue. The name of a generation starts with the database's time, so that
 * later generations have later names. Random digits distinguish the generations of concurrent writers.
 */
function createCatalogueDocuments(db: Firestore) {
  const catalogue = collections.catalogue.in(db);
  const headRef = catalogue.doc('head');
  const chunkRef = (generation: string, n: number) => catalogue.doc(`${generation}-${n}`);

  return {
    /** Returns the head of the catalogue. Returns null if there is none, or the error if it is invalid. */
    async readHead(): Promise<CatalogueHead | InvalidDocumentError | null> {
      const head = await headRef.get();
      try {
        const stored = head.data();
        if (!stored || 'generation' in stored) return stored ?? null;
        return new InvalidDocumentError(headRef.path, new Error('It has no generation'));
      } catch (error) {
        if (error instanceof InvalidDocumentError) return error;
        throw error;
      }
    },

    /** Returns all chunks of a generation, or null if one is missing or invalid. */
    async readChunks({ generation, chunks, lines }: CatalogueHead): Promise<Uint8Array[] | null> {
      const refs = Array.from({ length: chunks - 1 }, (_, n) => chunkRef(generation, n + 1));
      const others = refs.length > 0 ? await readDocuments(db, ...refs) : [];
      const found = others.flatMap((chunk) => collections.catalogue.readable(chunk)?.lines ?? []);
      return found.length === others.length ? [lines, ...found] : null;
    },

    async nextGeneration(): Promise<string> {
      const [head] = await db.getAll(headRef, GENERATION_ONLY);
      const begun = head ? microsOf(head.readTime) : 0;
      return `${String(begun).padStart(16, '0')}-${randomBytes(4).toString('hex')}`;
    },

    async writeChunks(generation: string, chunks: readonly Uint8Array[]): Promise<void> {
      // Each commit writes one chunk, because all chunks together can exceed the size limit of a commit.
      for (const [n, lines] of chunks.entries())
        if (n > 0) await chunkRef(generation, n).set({ lines });
    },

    /**
     * Makes a generation the current one and returns the previous one. Returns null if there was none, or if a later
     * generation is the current one.
     */
    putHead: (head: CatalogueHead): Promise<string | null> =>
      db.runTransaction(async (transaction) => {
        const [stored] = await transaction.getAll(headRef, GENERATION_ONLY);
        const before = (stored && collections.catalogue.field(stored, 'generation')) ?? null;
        if (before !== null && before > head.generation) return null;
        transaction.set(headRef, head);
        return before;
      }),

    /** Deletes all generations. The head is deleted first, so that nobody reads chunks that no longer exist. */
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
