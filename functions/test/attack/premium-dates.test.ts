import { expect, it } from 'vitest';
import { call } from '../api/support/api';
import { db } from '../api/support/environment';
import { createMember, uniqueName } from '../api/support/member';
import { shareSale } from '../api/support/share-sale';

const DOCUMENTS = `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}/v1/projects/${process.env['GCLOUD_PROJECT'] ?? ''}/databases/(default)/documents`;

/** Reads a document like the browser of a visitor: without a token, under the security rules. */
async function readAsStranger(path: string): Promise<string> {
  const response = await fetch(`${DOCUMENTS}/${path}`);
  expect(response.status, path).toBe(200);
  return response.text();
}

it('items and profiles do not reveal the end date of a canceled plan to strangers', async () => {
  const member = await createMember({ username: null });
  await db.doc(`users/${member.uid}`).update({
    subscriptionStatus: 'canceled',
    subscriptionPlan: 'monthly',
    subscriptionEndDate: new Date('2131-05-17T00:00:00Z'),
  });
  const named = await call('setUsername', { as: member, json: { username: uniqueName() } });
  expect(named.status).toBe(204);
  const { body } = await shareSale(member);
  const id = body.item?.id ?? '';
  expect(body.item?.isPremiumUser).toBe(true);
  for (const path of [`items/${id}`, `profiles/${member.uid}`])
    expect(await readAsStranger(path)).not.toContain('2131-05-17');
});
