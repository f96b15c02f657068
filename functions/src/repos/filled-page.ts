import type { DocumentData, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

export interface PageRequest<Stored, Written extends DocumentData, Kept> {
  /** With a definite order. */
  readonly ordered: Query<Stored, Written>;
  /** The values of the order after which the page begins. */
  readonly after: readonly unknown[] | null;
  readonly size: number;
  /** Reads no more documents than about that, even if the page is not full then. */
  readonly maxReads: number;
  /** Returns what the page shows of a document, or null if the document is left out. */
  readonly keep: (document: QueryDocumentSnapshot<Stored, Written>) => Kept | null;
}

export interface FilledPage<Stored, Written extends DocumentData, Kept> {
  readonly kept: readonly Kept[];
  /** After which the next page begins. Null after the last page. */
  readonly last: QueryDocumentSnapshot<Stored, Written> | null;
}

/** Reads on until the page is full, so that leaving out documents shows no short pages. Reads one more than the page if nothing is left out. */
export async function filledPage<Stored, Written extends DocumentData, Kept>({
  ordered,
  after,
  size,
  maxReads,
  keep,
}: PageRequest<Stored, Written, Kept>): Promise<FilledPage<Stored, Written, Kept>> {
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
