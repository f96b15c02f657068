import type { EndpointName } from '@contract/endpoints/api';
import { newMember } from '../../src/repos/new-member';
import { collections } from '../../src/repos/collections/collections';
import { createReportsRepo } from '../../src/repos/reports-repo';
import { systemWorkFor } from '../../src/lib/authority.test-support';
import { createMeteredMember } from './metered-member';
import type { CallCost, MeteredProduct } from './metered-product';
import { createMeteredAdmin } from './moderation-costs';
import { newReport } from './new-report';
import { itemFieldsToStore } from './item-fields-to-store';

const MANY = 60;

/**
 * Measures what admins read about a member with 60 items, 60 notes, and 60 reports by and about the member, among 60
 * other members.
 */
export async function measureMemberCosts(product: MeteredProduct) {
  const { cookie } = await createMeteredAdmin(product);
  const { uid, email } = await createMeteredMember(product);
  await storeMany(product, uid);
  const params = { memberId: uid };
  const call = (name: EndpointName, query: Readonly<Record<string, string>> = {}) =>
    product.call(name, { cookie, params, query });
  const addNote = () => {
    const json = { text: 'Asked' };
    const headers = { 'idempotency-key': 'note' };
    return product.call('addMemberNote', { cookie, params, json, headers });
  };
  const page = 'GET /api/admin/members/:memberId';
  return [
    ['GET /api/admin/members', await call('listMembers')],
    ['GET /api/admin/members, suspended', await call('listMembers', { only: 'suspended' })],
    ['GET /api/admin/members, admins', await call('listMembers', { only: 'admins' })],
    ['GET /api/admin/members, a username', await call('listMembers', { q: 'many_' })],
    ['GET /api/admin/members, an address', await call('listMembers', { q: email })],
    ['GET /api/admin/members, nobody', await call('listMembers', { q: 'nobody_1' })],
    [page, await call('getMember')],
    [
      `${page}, of another member`,
      await product.call('getMember', { cookie, params: { memberId: 'many_1' } }),
    ],
    [`${page}/items`, await call('listMemberItems')],
    [`${page}/reports, made`, await call('listMemberReports', { direction: 'made' })],
    [`${page}/reports, received`, await call('listMemberReports', { direction: 'received' })],
    ['POST /api/admin/members/:memberId/notes', await addNote()],
    ['POST /api/admin/members/:memberId/notes, repeated', await addNote()],
  ] satisfies CallCost[];
}

async function storeMany({ db }: MeteredProduct, uid: string): Promise<void> {
  const batch = db.batch();
  const at = new Date();
  for (let n = 0; n < MANY; n += 1) {
    const username = `many_${n}`;
    const noteId = `note${n}`;
    const member = { ...newMember({ email: `${username}@example.com` }, at), username };
    batch.create(collections.users.doc(db, { uid: username }), member);
    batch.create(collections.usernames.doc(db, { lowercase: username }), {
      uid: username,
      username,
      claimedAt: at,
      isPremiumUser: false,
    });
    batch.create(db.doc(`items/members${n}`), itemFieldsToStore({ ownerId: uid, addedAt: at }));
    batch.create(collections.memberNotes.doc(db, { noteId }), {
      memberId: uid,
      text: 'Asked',
      byId: null,
      by: null,
      key: noteId,
      at,
    });
  }
  await batch.commit();
  const reports = createReportsRepo(db);
  for (let n = 0; n < MANY; n += 1) {
    const itemId = `members${n}`;
    await reports.create(systemWorkFor(uid), newReport({ itemId }));
    await reports.create(systemWorkFor('carl'), newReport({ itemId, itemOwnerId: uid }));
  }
}
