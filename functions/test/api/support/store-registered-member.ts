import { isPremiumAt } from '@contract/rules/premium';
import { SESSION_LIFETIME_MS } from '@contract/schemas/session';
import type { Firestore } from 'firebase-admin/firestore';
import { deviceNameOf } from '../../../src/domain/accounts/device-name';
import { utcDay } from '../../../src/domain/utc-day';
import { addFigureCounts } from '../../../src/repos/add-figure-counts';
import { collections } from '../../../src/repos/collections/collections';
import { profileFieldsOf } from '../../../src/repos/usernames-repo';
import { subscriptionOf, type UserRecord } from '../../../src/repos/users-repo';

export interface RegisteredMember {
  readonly uid: string;
  readonly user: UserRecord;
  readonly isAdmin: boolean;
  /** The id of the session in which the member is signed in. */
  readonly sessionId: string;
}

/** The user agent that `fetch` sends in Node. */
const USER_AGENT = 'node';

/**
 * Stores in one commit what the product stores when a member registers, signs in and sets a username. This takes a
 * fraction of the CPU time of these calls. `created-members.test.ts` checks that the documents, the account and the
 * tokens are the same as after these calls.
 */
export async function storeRegisteredMember(
  db: Firestore,
  { uid, user, isAdmin, sessionId }: RegisteredMember,
): Promise<void> {
  const { username, createdAt } = user;
  const isPremiumUser = isPremiumAt(subscriptionOf(user), createdAt);
  const batch = db.batch();
  batch.create(collections.users.doc(db, { uid }), user);
  batch.create(collections.sessions.doc(db, { uid, sessionId }), {
    createdAt,
    lastSeenOn: utcDay(createdAt),
    deviceName: deviceNameOf(USER_AGENT),
    expiresAt: new Date(createdAt.getTime() + SESSION_LIFETIME_MS),
    isEmailVerified: user.emailVerifiedAt !== null,
    suspendedUntil: null,
  });
  if (username !== null) {
    const profile = {
      ...profileFieldsOf(user),
      username,
      isPremiumUser,
      createdAt,
      updatedAt: createdAt,
    };
    batch.set(collections.profiles.doc(db, { uid }), profile, { merge: true });
    batch.create(collections.usernames.doc(db, { lowercase: username.toLowerCase() }), {
      uid,
      username,
      isPremiumUser,
      claimedAt: createdAt,
    });
  }
  if (isAdmin)
    batch.create(collections.admins.doc(db, { uid }), {
      grantedAt: createdAt,
      suspendedUntil: null,
    });
  addFigureCounts(batch, db, createdAt, { newMembers: 1, activeSessions: 1 });
  await batch.commit();
}
