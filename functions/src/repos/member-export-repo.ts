import {
  type DocumentData,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import type { AnyCollection } from './collections/collection';
import { collections, collectionRows } from './collections/collections';
import type { ExportPart } from './collections/row-rules';
import { pagesOf } from './pages-of';

const PAGE_SIZE = 400;

/** A stored document, with times as texts. */
export interface ExportedDocument {
  readonly id: string;
  /** The id of the document above the collection. For a comment, it is the id of the item. */
  readonly aboveId: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * The stored documents of a member, grouped by part of the export. The row of each collection in the table of
 * collections names the part.
 */
export type MemberDocuments = ReadonlyMap<ExportPart, readonly ExportedDocument[]>;

export interface MemberExportRepo {
  /**
   * Reads every collection that the table of collections marks as exported. Returns null if there is no such member.
   */
  of(uid: string): Promise<MemberDocuments | null>;
}

export const createMemberExportRepo = (db: Firestore, pageSize = PAGE_SIZE): MemberExportRepo => ({
  of: async (uid) => {
    const ref = collections.users.doc(db, { uid }).withConverter<DocumentData>(null);
    const account = await ref.get();
    if (!account.exists) return null;
    const member = { uid, account, email: collections.users.field(account, 'email'), pageSize };
    const found = await Promise.all(collectionRows.map(([, row]) => documentsOf(db, row, member)));
    const parts = new Map<ExportPart, readonly ExportedDocument[]>();
    for (const [place, [, { exported }]] of collectionRows.entries())
      if (typeof exported === 'string')
        parts.set(exported, [...(parts.get(exported) ?? []), ...(found[place] ?? [])]);
    return parts;
  },
});

interface Member {
  readonly uid: string;
  readonly account: DocumentSnapshot;
  readonly email: string | undefined;
  readonly pageSize: number;
}

async function documentsOf(
  db: Firestore,
  row: AnyCollection,
  { uid, account, email, pageSize }: Member,
): Promise<ExportedDocument[]> {
  const { owner } = row;
  if (owner === null || typeof row.exported !== 'string') return [];
  if (row.id === 'users') return [storedPart(account)];
  if ('fields' in owner) {
    const found = owner.fields.map((field) => read(ownedBy(db, row, field, uid), pageSize));
    if (owner.email !== undefined && email !== undefined)
      found.unshift(read(ownedBy(db, row, owner.email, email), pageSize));
    const once = new Map((await Promise.all(found)).flat().map((it) => [it.ref.path, it]));
    return Array.from(once.values(), storedPart);
  }
  if (row.path !== `${row.id}/{uid}`)
    return (await read(inOrder(row.in(db, { uid })), pageSize)).map(storedPart);
  const document = await row.doc(db, { uid }).withConverter<DocumentData>(null).get();
  return document.exists ? [storedPart(document)] : [];
}

const ownedBy = (db: Firestore, row: AnyCollection, field: string, value: string): Query => {
  const found = row.all(db).where(field, '==', value);
  // Sorts likes in this order, because Firestore has an index for this order.
  return row.id === 'likes' ? found.orderBy('createdAt', 'desc') : inOrder(found);
};

const inOrder = (query: Query): Query => query.orderBy(FieldPath.documentId());

/** Reads documents as they are stored, including unreadable ones. */
async function read(ordered: Query, pageSize: number): Promise<DocumentSnapshot[]> {
  const documents: DocumentSnapshot[] = [];
  const stored = ordered.withConverter<DocumentData>(null);
  for await (const page of pagesOf(stored, pageSize)) documents.push(...page);
  return documents;
}

const storedPart = (snapshot: DocumentSnapshot): ExportedDocument => ({
  id: snapshot.id,
  aboveId: snapshot.ref.parent.parent?.id ?? '',
  fields: plain(snapshot.data() ?? {}) as Readonly<Record<string, unknown>>,
});

function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]));
}
