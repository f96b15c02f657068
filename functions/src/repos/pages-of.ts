import type { DocumentData, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/**
 * Yields pages of `size` documents of a query. The query must have an unambiguous order. The last page can be empty.
 */
export async function* pagesOf<Stored, Written extends DocumentData>(
  ordered: Query<Stored, Written>,
  size: number,
): AsyncGenerator<QueryDocumentSnapshot<Stored, Written>[]> {
  const page = ordered.limit(size);
  let last: QueryDocumentSnapshot<Stored, Written> | undefined;
  do {
    const { docs } = await (last ? page.startAfter(last) : page).get();
    yield docs;
    last = docs.length < size ? undefined : docs.at(-1);
  } while (last);
}
