import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { DAY_MS } from '@contract/rules/durations';
import { createSystemWork } from '../../functions/src/lib/authority';
import { DEMO_PASSWORD } from '../stack/demo-accounts';
import { DEMO_MEMBERS, type DemoMember } from './demo-members';
import { createFirebaseIdentityGateway } from '../../functions/src/gateways/identity/firebase-identity';
import { createAdminsRepo } from '../../functions/src/repos/admins-repo';
import { createUsersRepo } from '../../functions/src/repos/users-repo';
import { createUsernamesRepo } from '../../functions/src/repos/usernames-repo';
import { newMember } from '../../functions/src/repos/new-member';
import { createUsernamesService } from '../../functions/src/services/accounts/usernames';

/** Creates the demo members, all without a plan. Does not change members who exist. */
export async function fillMembers(db: Firestore, auth: Auth, now: Date): Promise<void> {
  const users = createUsersRepo(db);
  const admins = createAdminsRepo(db);
  const identity = createFirebaseIdentityGateway(() => Promise.resolve(auth));
  const fill = async (member: DemoMember, place: number) => {
    // Members join on different days, because the owner's figures show these days. All of them join before the first
    // sale.
    const joinedAt = new Date(now.getTime() - (40 + 3 * place) * DAY_MS);
    const usernames = createUsernamesService({
      usernames: createUsernamesRepo(db),
      now: () => joinedAt,
    });
    const { uid, email, username, isAdmin } = member;
    if (await identity.create({ uid, email, password: DEMO_PASSWORD })) {
      // The email address is verified, because only likes of members with a verified email address count when the
      // champions are chosen.
      await auth.updateUser(uid, { emailVerified: true });
      if (isAdmin) await auth.setCustomUserClaims(uid, { admin: true });
    }
    const work = createSystemWork('script', uid);
    await users.createIfAbsent(work, {
      ...newMember(member, joinedAt),
      emailVerifiedAt: joinedAt,
    });
    if (isAdmin) await admins.add(work, joinedAt);
    const stored = await users.get(uid);
    if (stored?.username === null) await usernames.assign(work, username);
  };
  await Promise.all(DEMO_MEMBERS.map(fill));
}
