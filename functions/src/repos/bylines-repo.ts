import {
  type DocumentData,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { SystemWork } from '../lib/authority';
import { collections } from './collections/collections';
import { isChanged } from './grpc-status';
import { pagesOf } from './pages-of';

/** Below Firestore's limit of 500 writes per batch. */
const BATCH_SIZE = 400;

/** The data of a member that items and comments show. */
export interface Byline {
  readonly username: string;
  readonly isPremiumUser: boolean;
  readonly profileImageUrl: string | null;
}

const FIELDS: readonly (keyof Byline)[] = ['username', 'isPremiumUser', 'profileImageUrl'];

export interface BylinesRepo {
  /**
   * Copies the byline to the member's profile, items and comments, and the badge also to the reserved names and to
   * comments that mention the member. Writes only documents that differ. Idempotent.
   */
  write(work: SystemWork, byline: Byline): Promise<void>;
  /** Yields the uids of all members with a profile. */
  members(): AsyncIterable<string>;
}

export function createBylinesRepo(db: Firestore): BylinesRepo {
  const writeItems = async (uid: string, byline: Byline) => {
    const items = collections.items.in(db).where('ownerId', '==', uid);
    for await (const page of pagesById(items.select(...FIELDS))) {
      const outdated = page.filter((document) => !hasByline(document, byline));
      if (outdated.length === 0) continue;
      const batch = db.batch();
      for (const { ref } of outdated)
        batch.update(ref, {
          ...byline,
          updatedAt: FieldValue.serverTimestamp(),
          // Version 1.1.0 stored this date, which must not be public.
          ownerPremiumUntil: FieldValue.delete(),
        });
      await batch.commit();
    }
  };

  /**
   * Writes to the member's comments. A comment that changed meanwhile is read again, because it may be deleted and must
   * not get the name back.
   */
  const writeComments = async (uid: string, byline: Byline): Promise<void> => {
    const comments = collections.comments.group(db).where('userId', '==', uid);
    for await (const page of pagesById(comments.select(...FIELDS))) {
      const outdated = page.filter((document) => !hasByline(document, byline));
      if (outdated.length === 0) continue;
      const batch = db.batch();
      // Does not set `updatedAt`, because a comment with two different times counts as edited.
      for (const { ref, updateTime } of outdated)
        batch.update(ref, { ...byline }, { lastUpdateTime: updateTime });
      try {
        await batch.commit();
      } catch (error) {
        if (!isChanged(error)) throw error;
        return writeComments(uid, byline);
      }
    }
  };

  return {
    write: async ({ uid }, byline) => {
      await Promise.all([
        writeProfile(db, uid, byline),
        writeNames(db, uid, byline),
        writeItems(uid, byline),
        writeComments(uid, byline),
      ]);
      // Mentions are last: a comment that is being stored may have read the old badge from the reserved name.
      await writeMentions(db, uid, byline);
    },
    members: async function* () {
      for await (const page of pagesById(collections.profiles.in(db).select()))
        for (const { id } of page) yield id;
    },
  };
}

/** Writes the badge to the member's reserved names, at most three. New comments that mention the member read it there. */
async function writeNames(db: Firestore, uid: string, { isPremiumUser }: Byline): Promise<void> {
  const { usernames } = collections;
  const { docs } = await usernames.in(db).where('uid', '==', uid).get();
  await Promise.all(
    docs
      .filter((name) => usernames.field(name, 'isPremiumUser') !== isPremiumUser)
      .map(({ ref, updateTime }) =>
        ref.update({ isPremiumUser }, { lastUpdateTime: updateTime }).catch(ignoreChange),
      ),
  );
}

/** Ignores that a name has changed meanwhile: it belongs to another member now, or its change starts the next copy. */
function ignoreChange(error: unknown): void {
  if (!isChanged(error)) throw error;
}

/** Writes the badge to comments that mention the member. A comment that changed meanwhile may mention others, so it is read again. */
async function writeMentions(db: Firestore, uid: string, byline: Byline): Promise<void> {
  const { isPremiumUser } = byline;
  const comments = collections.comments.group(db).where('mentionedIds', 'array-contains', uid);
  for await (const page of pagesById(comments.select('premiumMentionIds'))) {
    const outdated = page.filter((comment) => hasBadgeFor(comment, uid) !== isPremiumUser);
    if (outdated.length === 0) continue;
    const change = isPremiumUser ? FieldValue.arrayUnion(uid) : FieldValue.arrayRemove(uid);
    const batch = db.batch();
    // Does not set `updatedAt`, as a copy of the author's byline does not.
    for (const { ref, updateTime } of outdated)
      batch.update(ref, { premiumMentionIds: change }, { lastUpdateTime: updateTime });
    try {
      await batch.commit();
    } catch (error) {
      if (!isChanged(error)) throw error;
      return writeMentions(db, uid, byline);
    }
  }
}

const hasBadgeFor = (comment: QueryDocumentSnapshot, uid: string): boolean =>
  collections.comments.field(comment, 'premiumMentionIds')?.includes(uid) ?? false;

const pagesById = (documents: Query) =>
  pagesOf(documents.orderBy(FieldPath.documentId()), BATCH_SIZE);

/**
 * Whether a document has the byline already. Compares stored values without defaults, because an older document may
 * have a value that the update deletes.
 */
const hasByline = (document: DocumentSnapshot, byline: Byline, fields = FIELDS): boolean =>
  fields.every((field) => document.get(field) === byline[field]);

/** Writes only the badge to the profile, because changes of username and picture also write to the profile. */
async function writeProfile(db: Firestore, uid: string, byline: Byline) {
  const { isPremiumUser } = byline;
  const profile = collections.profiles.doc(db, { uid }).withConverter<DocumentData>(null);
  const stored = await profile.get();
  if (!stored.exists || hasByline(stored, byline, ['isPremiumUser'])) return;
  // Version 1.1.0 stored `premiumUntil`, which must not be public.
  await profile.update({ isPremiumUser, premiumUntil: FieldValue.delete() });
}
