import type { Firestore } from 'firebase-admin/firestore';
import { LINE_FORMAT } from '../domain/items/item-index/indexed-item-line';
import type { Micros } from '../domain/items/item-index/indexed-item';
import type { Logger } from '../lib/logger';
import { packChunks, unpackChunks } from './catalogue-chunks';
import { createCatalogueDocuments, type CatalogueHead } from './catalogue-documents';
import { InvalidDocument } from './collections/collection';
import { microsOf, timestampOf } from './timestamp-micros';

/** Below Firestore's limit of 1 MiB per document, with room for the other fields. */
export const CHUNK_BYTES = 1_000_000;

export interface Catalogue {
  readonly lines: string[];
  /** The lines contain every change with an `updatedAt` before this time. */
  readonly syncedTo: Micros;
}

/** Derived data: the catalogue can be rebuilt from `items`. */
export interface CatalogueRepo {
  /** Returns null if there is none, or logs and returns null if it is invalid. One read per chunk. */
  load(): Promise<Catalogue | null>;
  /** Replaces the catalogue unless a later one is stored. Concurrent loads get the old or the new one. */
  replace(catalogue: Catalogue): Promise<void>;
  /** Deletes the catalogue with its earlier generations. One read and one delete for each document, at least one of each. */
  clear(): Promise<void>;
}

export function createCatalogueRepo({
  db,
  log,
  chunkBytes = CHUNK_BYTES,
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

  /** @param failed the generation whose chunk was missing in the previous attempt, or null */
  const loadAfter = async (failed: string | null): Promise<Catalogue | null> => {
    const head = await documents.readHead();
    if (!head) return null;
    if (head instanceof InvalidDocument) return unreadable(head);
    if (head.format !== LINE_FORMAT) return null;
    const chunks = await documents.readChunks(head);
    if (chunks) return catalogueOf(head, chunks).catch(unreadable);
    // Two newer generations may have been written meanwhile: the second deletes this one.
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
        format: LINE_FORMAT,
        syncedTo: timestampOf(syncedTo),
        items: lines.length,
        chunks: chunks.length,
        bytes: chunks.reduce((bytes, chunk) => bytes + chunk.length, 0),
        lines: chunks[0] ?? Buffer.alloc(0),
      });
      // Keeps the previous generation, because instances may be reading it.
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
