import { randomUUID } from 'node:crypto';
import { newMember } from '../../repos/new-member';
import { createBillingInMemory } from '../../repos/billing-in-memory.test-support';
import { describeBillingRepo } from './billing-repo.test-support';
import type { UserRecord } from '../../repos/users-repo';

describeBillingRepo('the billing repo in memory', () => {
  const members = new Map<string, UserRecord>();
  return {
    repo: createBillingInMemory(members).repo,
    addMember: async () => {
      const uid = randomUUID();
      members.set(uid, newMember({ email: `${uid}@example.com` }, new Date(0)));
      return uid;
    },
    removeMember: async (uid) => void members.delete(uid),
    memberOf: async (uid) => members.get(uid) ?? null,
  };
});
