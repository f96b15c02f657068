import { randomBytes } from 'node:crypto';
import { FieldPath, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { microsOf } from './timestamp-micros';

const linesField = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** `catalogue/{generation}-{n}`: the n-th chunk of compressed lines. */
const chunkSchema = z.object({ lines: linesField });

/** Anything else would never be followed by a later one. */
const generationSchema = z.object({
  generation: z.string().check(z.regex(/^\d{16}-[0-9a-f]{8}$/)),
});
const GENERATION_ONLY = { fieldMask: ['generation'] };

/** `catalogue/head`: which generation is the one to read, and its first chunk, the 0th. */
const headSchema = z.extend(generationSchema, {
  /** The format of a line. */
  format: z.int(),
  syncedTo: z.instanceof(Timestamp),
  items: z.int().check(z.nonnegative()),
  /** How many chunks there are, this one included, and their bytes together. */
  chunks: z.int().check(z.positive()),
  bytes: z.int().check(z.positive()),
  lines: linesField,
});
export type CatalogueHead = z.infer<typeof headSchema>;

/**
 * The documents of `catalogue`. A generation's name begins with the database's time at which its
 * writing began, so that names are in the order of generations; random digits tell two writers apart.
 */
export function createCatalogueDocuments(db: Firestore) {
  const catalogue = db.collection('catalogue');
  const headRef = catalogue.doc('head');
  const chunkRef = (generation: string, n: number) => catalogue.doc(`${generation}-${n}`);

  return {
    /** Null where there is none. */
    async readHead() {
      const head = await headRef.get();
      return head.exists ? headSchema.safeParse(head.data()) : null;
    },

    /** All chunks of a generation; null where one has gone or is none. */
    async readChunks({ generation, chunks, lines }: CatalogueHead): Promise<Uint8Array[] | null> {
      const refs = Array.from({ length: chunks - 1 }, (_, n) => chunkRef(generation, n + 1));
      const others = refs.length > 0 ? await db.getAll(...refs) : [];
      const { success, data } = z.array(chunkSchema).safeParse(others.map((chunk) => chunk.data()));
      return success ? [lines, ...data.map((chunk) => chunk.lines)] : null;
    },

    /** The name of a new generation, later than all that were begun before. */
    async nextGeneration(): Promise<string> {
      const [head] = await db.getAll(headRef, GENERATION_ONLY);
      const begun = head ? microsOf(head.readTime) : 0;
      return `${String(begun).padStart(16, '0')}-${randomBytes(4).toString('hex')}`;
    },

    /** Writes the chunks that are not in the head. */
    async writeChunks(generation: string, chunks: readonly Uint8Array[]): Promise<void> {
      // One after another: together they may be more than a commit takes.
      for (const [n, lines] of chunks.entries())
        if (n > 0)
          await chunkRef(generation, n).set({ lines } satisfies z.input<typeof chunkSchema>);
    },

    /** Makes a generation the one to read, and resolves to the one before; null where there is none, or it is later. */
    putHead: (head: CatalogueHead): Promise<string | null> =>
      db.runTransaction(async (transaction) => {
        const [stored] = await transaction.getAll(headRef, GENERATION_ONLY);
        const { data } = generationSchema.safeParse(stored?.data());
        const before = data?.generation ?? null;
        if (before !== null && before > head.generation) return null;
        transaction.set(headRef, head);
        return before;
      }),

    /** Deletes the chunks of generations that are earlier than this one. */
    async deleteBefore(generation: string): Promise<void> {
      const earlier = catalogue.where(FieldPath.documentId(), '<', generation).select();
      const { docs } = await earlier.get();
      await Promise.all(docs.map(({ ref }) => ref.delete()));
    },
  };
}
