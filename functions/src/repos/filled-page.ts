import type { DocumentData, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

export interface FilledPageRequest<Stored, Written extends DocumentData, Kept> {
  /** A query with an unambiguous order. */
  readonly ordered: Query<Stored, Written>;
  /** The sort values after which the page begins, or null to begin with the first document. */
  readonly after: readonly unknown[] | null;
  readonly size: number;
  /** Stops after about this number of reads, even if the page is not full. */
  readonly maxReads: number;
  /** Converts a document to an entry of the page. Returns null to leave the document out. */
  readonly keep: (document: QueryDocumentSnapshot<Stored, Written>) => Kept | null;
}

export interface FilledPage<Stored, Written extends DocumentData, Kept> {
  readonly kept: readonly Kept[];
  /** The document after which the next page begins. Null on the last page. */
  readonly last: QueryDocumentSnapshot<Stored, Written> | null;
}

/**
 * Reads documents until the page is full. Documents that are left out do not make the page shorter, unless `maxReads`
 * is reached. If no document is left out, reads only one document more than the page has.
 */
export async function readFilledPage<Stored, Written extends DocumentData, Kept>({
  ordered,
  after,
  size,
  maxReads,
  keep,
}: FilledPageRequest<Stored, Written, Kept>): Promise<FilledPage<Stored, Written, Kept>> {
  const kept: Kept[] = [];
  let last: QueryDocumentSnapshot<Stored, Written> | null = null;
  let from = after ? ordered.startAfter(...after) : ordered;
  for (let reads = 0; reads < maxReads; reads += size + 1) {
    const { docs } = await from.limit(size + 1).get();
    for (const document of docs) {
      if (kept.length === size) return { kept, last };
      const shown = keep(document);
      if (shown !== null) kept.push(shown);
      last = document;
    }
    if (docs.length <= size || !last) return { kept, last: null };
    from = ordered.startAfter(last);
  }
  return { kept, last };
}
