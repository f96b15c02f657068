import { DAY_MS } from '@contract/rules/durations';
import type { Firestore } from 'firebase-admin/firestore';
import { createRepos } from '../../../src/app/repos';
import { createJsonLogger } from '../../../src/lib/json-logger';
import { collections } from '../../../src/repos/collections/collections';
import { newMember } from '../../../src/repos/new-member';
import type { UserRecord } from '../../../src/repos/users-repo';
import { createMemberFinding } from '../../../src/services/moderation/member-finding';
import { createMemberSheetReader } from '../../../src/services/moderation/member-sheet-reader';
import { createMembersForAdminsService } from '../../../src/services/moderation/members-for-admins';

/** The current time of the services. Tests store members with times relative to it. */
export const NOW = new Date('2026-11-26T12:00:00Z');
export const daysFromNow = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

/** Creates the services with which admins read members of a database. The session 'over' counts as ended. */
export function createAdminMemberServices(db: Firestore) {
  const now = () => NOW;
  const repos = createRepos({ db, log: createJsonLogger(), now });
  return {
    members: createMembersForAdminsService({
      ...repos,
      memberFinding: createMemberFinding(repos),
      now,
      activeSessionReader: async (uid) =>
        (await repos.sessions.list(uid)).filter(({ id }) => id !== 'over'),
    }),
    records: createMemberSheetReader({ ...repos, now }),
  };
}

export type MemberChange = Partial<UserRecord>;

const memberLike = (uid: string, change: MemberChange = {}): UserRecord => ({
  ...newMember({ email: `${uid}@example.com` }, NOW),
  ...change,
});

export async function storeMembers(db: Firestore, changes: Readonly<Record<string, MemberChange>>) {
  const batch = db.batch();
  for (const [uid, change] of Object.entries(changes))
    batch.set(collections.users.doc(db, { uid }), memberLike(uid, change));
  await batch.commit();
}
