import { ACCOUNT_DELETION_MESSAGES } from '@contract/schemas/account-deletion';
import { MEMBERS_FOR_ADMINS_MESSAGES } from '@contract/schemas/members-for-admins';
import { ENDLESS_SUSPENSION_END } from '@contract/schemas/suspension';
import { expect, it } from 'vitest';
import { actorFor, authorizeForTest, systemWorkFor } from '../../../src/lib/authority.test-support';
import { createAccountDeletionsRepo } from '../../../src/repos/account-deletions-repo';
import { createAdminsRepo } from '../../../src/repos/admins-repo';
import { createSanctionsRepo } from '../../../src/repos/sanctions-repo';
import { createOwnDatabase } from '../../support/own-database';
import { addMembers } from '../support/expired-items';

const NOW = new Date();

type Leave = (uid: string) => Promise<unknown>;

async function createRegistry(...uids: string[]) {
  const db = createOwnDatabase();
  const admins = createAdminsRepo(db);
  for (const uid of uids) expect(await admins.add(systemWorkFor(uid), NOW)).toBe(true);
  await addMembers(db, ...uids, 'root');
  const deletions = createAccountDeletionsRepo(db);
  const sanctions = createSanctionsRepo(db);
  const leaveBy = {
    deletion: (uid) =>
      deletions.request(actorFor(uid, { isAdmin: true }), { by: 'member', isAdmin: true, at: NOW }),
    revocation: (uid) => admins.remove(systemWorkFor(uid), { isAdmin: true, at: NOW }),
    // The registry of admins does not contain 'root', the admin who acts in these tests. Otherwise 'root' would be one
    // more active admin.
    suspension: (uid) =>
      sanctions.suspend({
        member: authorizeForTest({ memberId: uid }),
        admin: actorFor('root'),
        at: NOW,
        rulingId: `ruling${uid}`,
        text: 'Spam',
        key: 'key',
        until: ENDLESS_SUSPENSION_END,
        version: undefined,
      }),
  } satisfies Record<string, Leave>;
  return { db, admins, deletions, leaveBy };
}

const messageOf = (result: PromiseSettledResult<unknown> | undefined) =>
  result?.status === 'rejected' ? (result.reason as Error).message : null;

// Each case has a database of its own. The slower of the two acts waits for the commit of the faster one, and then runs
// again.
it.concurrent.each([
  ['deletion', 'deletion'],
  ['suspension', 'suspension'],
  ['revocation', 'suspension'],
] as const)(
  'only one of the last two admins can leave when both leave at the same time: by %s and by %s',
  async (annBy, bobBy) => {
    const { admins, leaveBy } = await createRegistry('ann', 'bob');
    const left = await Promise.allSettled([leaveBy[annBy]('ann'), leaveBy[bobBy]('bob')]);
    const refused = left.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(1);
    expect([ACCOUNT_DELETION_MESSAGES.lastAdmin, MEMBERS_FOR_ADMINS_MESSAGES.lastAdmin]).toContain(
      messageOf(refused[0]),
    );
    expect(await admins.listActive(NOW)).toHaveLength(1);
  },
);

it('an admin cannot delete the own account when the only other admin is suspended, and the suspended admin can lose the rights', async () => {
  const { admins, leaveBy } = await createRegistry('ann', 'bob');
  await leaveBy.suspension('bob');
  await expect(leaveBy.deletion('ann')).rejects.toMatchObject({ code: 'conflict' });
  await leaveBy.revocation('bob');
  expect(await admins.list()).toEqual(['ann']);
});

it('an admin cannot lose the admin rights when the account of the only other admin is disabled', async () => {
  const { admins } = await createRegistry('ann', 'bob');
  const leaving = { isAdmin: true, at: NOW, disabled: ['bob'] };
  await expect(admins.remove(systemWorkFor('ann'), leaving)).rejects.toMatchObject({
    code: 'conflict',
  });
});

it('an admin cannot delete the own account when the registry of admins is empty', async () => {
  const { leaveBy } = await createRegistry();
  await expect(leaveBy.deletion('ann')).rejects.toMatchObject({ code: 'conflict' });
});

it('even the last admin leaves the registry of admins when somebody deletes the account in the Firebase console', async () => {
  const { admins, deletions } = await createRegistry('ann');
  await deletions.request(actorFor('member'), { by: 'member', isAdmin: false, at: NOW });
  await deletions.request(systemWorkFor('ann'), { by: 'console', at: NOW });
  expect(await admins.list()).toEqual([]);
  expect(await admins.add(systemWorkFor('ann'), NOW)).toBe(false);
});
