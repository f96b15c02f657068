import {
  type DocumentData,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { AnyCollection } from './collections/collection';
import { collectionRows } from './collections/collections';
import { pagesOf } from './pages-of';

const PAGE_SIZE = 400;

export interface DocumentsCheckResult {
  readonly count: number;
  /** The faults that were found. Each begins with the path of a document. */
  readonly faults: readonly string[];
}

/** Checks all stored documents against the table of collections. */
export interface StoredDocumentsCheckRepo {
  /**
   * Yields pages with the documents that do not match the schema of their collection, and with the collections that are
   * not in the table. With `isDeep`, also looks for collections below each document, which costs one call per document.
   */
  check(isDeep: boolean): AsyncIterable<DocumentsCheckResult>;
}

export const createStoredDocumentsCheckRepo = (
  db: Firestore,
  pageSize = PAGE_SIZE,
): StoredDocumentsCheckRepo => ({
  check: async function* (isDeep) {
    yield { count: 0, faults: unknownOf(await db.listCollections()) };
    for (const [, row] of collectionRows) {
      const all = row.all(db).withConverter<DocumentData>(null).orderBy(FieldPath.documentId());
      for await (const page of pagesOf(all, pageSize)) {
        const below = isDeep ? await Promise.all(page.map(({ ref }) => ref.listCollections())) : [];
        const faults = page.flatMap((document) => faultOf(row, document) ?? []);
        yield { count: page.length, faults: [...faults, ...unknownOf(below.flat())] };
      }
    }
  },
});

const unknownOf = (found: readonly { readonly path: string }[]): string[] =>
  found.flatMap(({ path }) =>
    isKnown(path) ? [] : [`${path} is not in the table of collections`],
  );

/** Whether the table of collections has a collection with this path. */
const isKnown = (path: string): boolean =>
  collectionRows.some(([, row]) => {
    const [names, found] = [row.path.split('/').slice(0, -1), path.split('/')];
    return (
      names.length === found.length &&
      names.every((name, place) => place % 2 === 1 || name === found[place])
    );
  });

function faultOf({ schema }: AnyCollection, document: QueryDocumentSnapshot): string | null {
  const { path, parent } = document.ref;
  // A collection group also contains collections with this name at other paths, which are not in the table.
  if (!isKnown(parent.path)) return `${path} is in no collection of the table`;
  const { error } = schema.safeParse(document.data());
  if (!error) return null;
  const fields = error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  return `${path} is invalid: ${fields.join(', ')}`;
}
