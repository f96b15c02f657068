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
import { isPreconditionFailure } from './grpc-status';
import { pagesOf } from './pages-of';

/** The maximum number of writes in one batch. It is below Firestore's limit of 500. */
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
   * Copies the byline to the member's profile, items and comments. Also copies the badge to the reserved names, and to
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
          // Removes the end of premium that version 1.1.0 stored, because it must not be public.
          ownerPremiumUntil: FieldValue.delete(),
        });
      await batch.commit();
    }
  };

  /**
   * Writes the byline to the member's comments. If a comment changes between read and write, reads it again, because a
   * comment that was deleted must not get the name back.
   */
  const writeComments = async (uid: string, byline: Byline): Promise<void> => {
    const comments = collections.comments.group(db).where('userId', '==', uid);
    for await (const page of pagesById(comments.select(...FIELDS))) {
      const outdated = page.filter((document) => !hasByline(document, byline));
      if (outdated.length === 0) continue;
      const batch = db.batch();
      // `updatedAt` does not change, because a comment counts as edited if `updatedAt` differs from `createdAt`.
      for (const { ref, updateTime } of outdated)
        batch.update(ref, { ...byline }, { lastUpdateTime: updateTime });
      try {
        await batch.commit();
      } catch (error) {
        if (!isPreconditionFailure(error)) throw error;
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
      // Comments with mentions are changed last. A comment that is stored at the same time may have read the old badge
      // from the reserved name.
      await writeMentions(db, uid, byline);
    },
    members: async function* () {
      for await (const page of pagesById(collections.profiles.in(db).select()))
        for (const { id } of page) yield id;
    },
  };
}

/**
 * Writes the badge to the member's reserved names, at most three. A new comment that mentions the member gets the badge
 * from the reserved name.
 */
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

/**
 * Ignores the error if the document of a reserved name has changed since it was read. If the name now belongs to
 * another member, it must not get this badge. If it still belongs to this member, the change of the member's username
 * copies the byline again.
 */
function ignoreChange(error: unknown): void {
  if (!isPreconditionFailure(error)) throw error;
}

/**
 * Writes the badge to comments that mention the member. If a comment changes between read and write, reads it again,
 * because it may now mention other members.
 */
async function writeMentions(db: Firestore, uid: string, byline: Byline): Promise<void> {
  const { isPremiumUser } = byline;
  const comments = collections.comments.group(db).where('mentionedIds', 'array-contains', uid);
  for await (const page of pagesById(comments.select('premiumMentionIds'))) {
    const outdated = page.filter((comment) => hasBadgeFor(comment, uid) !== isPremiumUser);
    if (outdated.length === 0) continue;
    const change = isPremiumUser ? FieldValue.arrayUnion(uid) : FieldValue.arrayRemove(uid);
    const batch = db.batch();
    // `updatedAt` does not change, because a comment counts as edited if `updatedAt` differs from `createdAt`.
    for (const { ref, updateTime } of outdated)
      batch.update(ref, { premiumMentionIds: change }, { lastUpdateTime: updateTime });
    try {
      await batch.commit();
    } catch (error) {
      if (!isPreconditionFailure(error)) throw error;
      return writeMentions(db, uid, byline);
    }
  }
}

const hasBadgeFor = (comment: QueryDocumentSnapshot, uid: string): boolean =>
  collections.comments.field(comment, 'premiumMentionIds')?.includes(uid) ?? false;

const pagesById = (documents: Query) =>
  pagesOf(documents.orderBy(FieldPath.documentId()), BATCH_SIZE);

/**
 * Returns true if a document already has the byline. Compares the stored values instead of the parsed ones, because the
 * update may have to delete a value from an older document.
 */
const hasByline = (document: DocumentSnapshot, byline: Byline, fields = FIELDS): boolean =>
  fields.every((field) => document.get(field) === byline[field]);

/** Writes only the badge to the profile. Username and picture are written to the profile whenever they change. */
async function writeProfile(db: Firestore, uid: string, byline: Byline) {
  const { isPremiumUser } = byline;
  const profile = collections.profiles.doc(db, { uid }).withConverter<DocumentData>(null);
  const stored = await profile.get();
  if (!stored.exists || hasByline(stored, byline, ['isPremiumUser'])) return;
  // Removes `premiumUntil`, which version 1.1.0 stored, because it must not be public.
  await profile.update({ isPremiumUser, premiumUntil: FieldValue.delete() });
}
