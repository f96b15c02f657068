import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Yields the documents of a query with a definite order, `size` at a time. The last page can be empty. */
export async function* pagesOf(
  ordered: Query,
  size: number,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const page = ordered.limit(size);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? page.startAfter(last) : page).get();
    yield docs;
    last = docs.length < size ? undefined : docs.at(-1);
  } while (last);
}
