import { randomBytes } from 'node:crypto';
import { FieldPath, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { microsOf } from './timestamp-micros';

const linesField = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** `catalogue/{generation}-{n}`: the n-th chunk of compressed lines. */
const chunkSchema = z.object({ lines: linesField });

/** Strict, because a malformed name could sort after all new generations and block them. */
const generationSchema = z.object({
  generation: z.string().check(z.regex(/^\d{16}-[0-9a-f]{8}$/)),
});
const GENERATION_ONLY = { fieldMask: ['generation'] };

/** `catalogue/head`: the current generation and its chunk 0. */
const headSchema = z.extend(generationSchema, {
  format: z.int(),
  syncedTo: z.instanceof(Timestamp),
  items: z.int().check(z.nonnegative()),
  /** Number and total bytes of all chunks, including this one. */
  chunks: z.int().check(z.positive()),
  bytes: z.int().check(z.positive()),
  lines: linesField,
});
export type CatalogueHead = z.infer<typeof headSchema>;

/** Generation names start with the database time, so they sort by age. Random digits separate concurrent writers. */
export function createCatalogueDocuments(db: Firestore) {
  const catalogue = db.collection('catalogue');
  const headRef = catalogue.doc('head');
  const chunkRef = (generation: string, n: number) => catalogue.doc(`${generation}-${n}`);

  return {
    async readHead() {
      const head = await headRef.get();
      return head.exists ? headSchema.safeParse(head.data()) : null;
    },

    /** Returns all chunks of a generation, or null if one is missing or invalid. */
    async readChunks({ generation, chunks, lines }: CatalogueHead): Promise<Uint8Array[] | null> {
      const refs = Array.from({ length: chunks - 1 }, (_, n) => chunkRef(generation, n + 1));
      const others = refs.length > 0 ? await db.getAll(...refs) : [];
      const { success, data } = z.array(chunkSchema).safeParse(others.map((chunk) => chunk.data()));
      return success ? [lines, ...data.map((chunk) => chunk.lines)] : null;
    },

    async nextGeneration(): Promise<string> {
      const [head] = await db.getAll(headRef, GENERATION_ONLY);
      const begun = head ? microsOf(head.readTime) : 0;
      return `${String(begun).padStart(16, '0')}-${randomBytes(4).toString('hex')}`;
    },

    async writeChunks(generation: string, chunks: readonly Uint8Array[]): Promise<void> {
      // One at a time: together they can exceed the size limit of a commit.
      for (const [n, lines] of chunks.entries())
        if (n > 0)
          await chunkRef(generation, n).set({ lines } satisfies z.input<typeof chunkSchema>);
    },

    /** Makes a generation current and returns the previous one. Returns null if there was none or a later one is current. */
    putHead: (head: CatalogueHead): Promise<string | null> =>
      db.runTransaction(async (transaction) => {
        const [stored] = await transaction.getAll(headRef, GENERATION_ONLY);
        const { data } = generationSchema.safeParse(stored?.data());
        const before = data?.generation ?? null;
        if (before !== null && before > head.generation) return null;
        transaction.set(headRef, head);
        return before;
      }),

    async deleteBefore(generation: string): Promise<void> {
      const earlier = catalogue.where(FieldPath.documentId(), '<', generation).select();
      const { docs } = await earlier.get();
      await Promise.all(docs.map(({ ref }) => ref.delete()));
    },
  };
}
