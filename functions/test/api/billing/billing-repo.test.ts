import { randomUUID } from 'node:crypto';
import { createBillingRepo } from '../../../src/repos/billing-repo';
import { describeBillingRepo } from '../../../src/services/billing/billing-repo.test-support';
import { createUsersRepo } from '../../../src/repos/users-repo';
import { newMember } from '../../../src/repos/new-member';
import { createOwnDatabase } from '../../support/own-database';

describeBillingRepo('the billing repo', () => {
  const db = createOwnDatabase();
  return {
    repo: createBillingRepo(db, 2),
    addMember: async () => {
      const uid = randomUUID();
      await db.doc(`users/${uid}`).set(newMember({ email: `${uid}@example.com` }, new Date()));
      return uid;
    },
    removeMember: async (uid) => {
      await db.doc(`users/${uid}`).update({ deletedAt: new Date() });
    },
    memberOf: (uid) => createUsersRepo(db).get(uid),
  };
});
