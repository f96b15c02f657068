import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { readDocuments } from './collections/collection';
import { collections } from './collections/collections';
import { pagesOf } from './pages-of';

const PAGE_SIZE = 200;

export interface LeftoverPushDataRepo {
  /**
   * Yields the paths of due marks and push devices that belong to members who are gone. Costs one read for each due
   * mark and push device, and one for each member.
   */
  ofGoneMembers(): AsyncIterable<readonly string[]>;
}

export function createLeftoverPushDataRepo(
  db: Firestore,
  pageSize = PAGE_SIZE,
): LeftoverPushDataRepo {
  const ordered = (all: Query) => all.orderBy(FieldPath.documentId()).select();
  const { duePushes, pushTokens } = collections;

  async function* ofGone(
    all: Query,
    uidOf: (ref: { readonly path: string }) => string,
  ): AsyncGenerator<readonly string[]> {
    for await (const page of pagesOf(ordered(all), pageSize)) {
      if (page.length === 0) continue;
      const uids = [...new Set(page.map(({ ref }) => uidOf(ref)))];
      const members = await readDocuments(
        db,
        ...uids.map((uid) => collections.users.doc(db, { uid })),
      );
      const gone = new Set(members.filter(({ exists }) => !exists).map(({ id }) => id));
      yield page.flatMap(({ ref }) => (gone.has(uidOf(ref)) ? [ref.path] : []));
    }
  }

  return {
    ofGoneMembers: async function* () {
      yield* ofGone(duePushes.all(db).withConverter(null), (ref) => duePushes.paramsOf(ref).uid);
      yield* ofGone(pushTokens.all(db).withConverter(null), (ref) => pushTokens.paramsOf(ref).uid);
    },
  };
}
