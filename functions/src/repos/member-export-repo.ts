import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import type { ChampionTitle } from './champion-titles-repo';
import { collections } from './collections/collections';
import { pagesOf } from './pages-of';

const PAGE_SIZE = 400;

/** A stored document, with times as texts. */
export interface StoredPart {
  readonly id: string;
  /** The id of the document above its collection, such as the item of a comment. */
  readonly aboveId: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The collections below `users/{uid}` that an export reads. */
export type MemberPart =
  | 'sessions'
  | 'favorites'
  | 'notifiedSellers'
  | 'blocked'
  | 'achievements'
  | 'progress'
  | 'receivedLikes'
  | 'usage'
  | 'sharedLinks'
  | 'notifications'
  | 'settings';

/** Reads everything of one member, in pages. */
type Top =
  'usernames' | 'items' | 'reports' | 'championTitles' | 'mails' | 'passwordResets' | 'emailTokens';

export interface MemberExportRepo {
  /** Null if there is no such document. */
  account(uid: string): Promise<StoredPart | null>;
  profile(uid: string): Promise<StoredPart | null>;
  part(uid: string, part: MemberPart): Promise<StoredPart[]>;
  usernames(uid: string): Promise<StoredPart[]>;
  items(uid: string): Promise<StoredPart[]>;
  /** On anyone's items. The same goes for the likes. */
  comments(uid: string): Promise<StoredPart[]>;
  likes(uid: string): Promise<StoredPart[]>;
  reports(uid: string): Promise<StoredPart[]>;
  /** The months in which the member won one of the titles. */
  monthsWithTitle(uid: string, title: ChampionTitle): Promise<StoredPart[]>;
  mailsTo(address: string): Promise<StoredPart[]>;
  /** Also those to an address that the account does not have yet. */
  mailsAbout(uid: string): Promise<StoredPart[]>;
  links(uid: string): Promise<StoredPart[]>;
}

export function createMemberExportRepo(db: Firestore): MemberExportRepo {
  const one = async (ref: DocumentReference) => {
    const snapshot = await ref.get();
    return snapshot.exists ? storedPart(snapshot) : null;
  };
  const where = (collection: Top, field: string, value: string) =>
    all(collections[collection].in(db).where(field, '==', value).orderBy(FieldPath.documentId()));
  return {
    account: (uid) => one(collections.users.doc(db, { uid })),
    profile: (uid) => one(collections.profiles.doc(db, { uid })),
    part: (uid, part) => all(db.collection(`users/${uid}/${part}`).orderBy(FieldPath.documentId())),
    usernames: (uid) => where('usernames', 'uid', uid),
    items: (uid) => where('items', 'ownerId', uid),
    comments: (uid) =>
      all(
        db.collectionGroup('comments').where('userId', '==', uid).orderBy(FieldPath.documentId()),
      ),
    // Firestore has an index for this order.
    likes: (uid) =>
      all(db.collectionGroup('likes').where('userId', '==', uid).orderBy('createdAt', 'desc')),
    reports: (uid) => where('reports', 'reporterId', uid),
    monthsWithTitle: (uid, title) => where('championTitles', `${title}.userId`, uid),
    mailsTo: (address) => where('mails', 'to', address),
    mailsAbout: (uid) => where('mails', 'uid', uid),
    links: async (uid) =>
      (
        await Promise.all([where('passwordResets', 'uid', uid), where('emailTokens', 'uid', uid)])
      ).flat(),
  };
}

async function all(ordered: Query): Promise<StoredPart[]> {
  const parts: StoredPart[] = [];
  for await (const page of pagesOf(ordered, PAGE_SIZE)) parts.push(...page.map(storedPart));
  return parts;
}

const storedPart = (snapshot: DocumentSnapshot): StoredPart => ({
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
