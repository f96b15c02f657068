import type { Firestore } from 'firebase-admin/firestore';
import { LINE_FORMAT } from '../domain/items/item-index/indexed-item-line';
import type { Micros } from '../domain/items/item-index/indexed-item';
import type { Logger } from '../lib/logger';
import { packChunks, unpackChunks } from './catalogue-chunks';
import { createCatalogueDocuments, type CatalogueHead } from './catalogue-documents';
import { microsOf, timestampOf } from './timestamp-micros';

/** Under Firestore's 1 MiB a document, with room for the other fields. */
export const CHUNK_BYTES = 1_000_000;

/** The start data of the item index, as it was stored last. */
export interface Catalogue {
  /** As `ItemIndex.lines` gave them. */
  readonly lines: string[];
  /** It holds every change of an item with an `updatedAt` before this. */
  readonly syncedTo: Micros;
}

/** The item index in few documents. Nothing is in it that is not in `items`. */
export interface CatalogueRepo {
  /** Null where there is none, or none that can be read: that is logged. One read a chunk. */
  load(): Promise<Catalogue | null>;
  /**
   * Puts this one in place of the last, unless one that was begun later is there already.
   * Who loads meanwhile gets the one or the other, whole.
   */
  replace(catalogue: Catalogue): Promise<void>;
}

export function createCatalogueRepo({
  db,
  log,
  chunkBytes = CHUNK_BYTES,
}: {
  readonly db: Firestore;
  readonly log: Logger;
  /** What a chunk's lines may take when compressed. */
  readonly chunkBytes?: number;
}): CatalogueRepo {
  const documents = createCatalogueDocuments(db);
  const unreadable = (error: unknown): null => {
    log.error('catalogue_unreadable', { error });
    return null;
  };

  /** @param gone the generation of which a chunk was missing, or null */
  const loadAfter = async (gone: string | null): Promise<Catalogue | null> => {
    const found = await documents.readHead();
    if (!found) return null;
    const { data: head, error } = found;
    if (!head) return unreadable(error);
    if (head.format !== LINE_FORMAT) return null;
    const chunks = await documents.readChunks(head);
    if (chunks) return catalogueOf(head, chunks).catch(unreadable);
    // Two newer generations have come meanwhile: the second deletes this one.
    if (head.generation !== gone) return loadAfter(head.generation);
    return unreadable(new Error('The catalogue lacks a chunk'));
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
      // The one before stays: instances may be reading it.
      if (before !== null) await documents.deleteBefore(before);
    },
  };
}

async function catalogueOf(head: CatalogueHead, chunks: readonly Uint8Array[]) {
  const lines = await unpackChunks(chunks);
  if (lines.length !== head.items) throw new Error('The catalogue lacks lines');
  return { lines, syncedTo: microsOf(head.syncedTo) };
}
