import { DAY_MS } from '@contract/rules/durations';
import { itemExpiry, lapseExpiry } from '@contract/rules/retention';
import { notificationRecordSchema } from '@contract/schemas/notification';
import { expect, it } from 'vitest';
import { db, SCHEDULED_ORIGIN } from '../support/environment';
import { storeItems } from '../support/item-list';
import { createMember, type Member } from '../support/member';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const run = async () => {
  const response = await fetch(`${SCHEDULED_ORIGIN}/notifyOfExpiringItems`, { method: 'POST' });
  expect(response.status).toBe(200);
};

async function toldOf({ uid }: Member) {
  const { docs } = await db
    .collection(`users/${uid}/notifications`)
    .where('topic', '==', 'expiring_items')
    .get();
  return docs.map((it) => notificationRecordSchema.parse(it.data()));
}

/** Creates a member whose plan ended `days` days ago. The member shared items on the two days before that. */
async function createLapsed(days: number): Promise<Member> {
  const member = await createMember();
  const lapse = daysAgo(days);
  const addedAts = [1, 2].map((before) => new Date(lapse.getTime() - before * DAY_MS));
  const active = { subscriptionStatus: 'active', subscriptionEndDate: null } as const;
  const refs = await storeItems(
    addedAts.map((addedAt) => ({
      ownerId: member.uid,
      addedAt,
      expiresAt: itemExpiry(addedAt, active),
    })),
  );
  await db
    .doc(`users/${member.uid}`)
    .update({ subscriptionStatus: 'canceled', subscriptionEndDate: lapse });
  // Reads the expiries again until the trigger has moved them.
  const times = async () =>
    (await db.getAll(...refs)).map((item) =>
      (item.get('expiresAt') as { toMillis(): number }).toMillis(),
    );
  const moved = lapseExpiry(lapse).getTime();
  await expect.poll(times, { timeout: TRIGGER_TIMEOUT_MS }).toEqual([moved, moved]);
  return member;
}

// The unit test of the job covers a second run of the job, and members whose items expire in more than seven days.
it('a member whose plan has lapsed is notified seven days before the first items expire', async () => {
  const due = await createLapsed(24);
  // Deletes the time of the last run, because the job may already have run before the plan of the member ended.
  await db.doc('jobs/notifyOfExpiringItems').delete();
  await run();
  const told = await toldOf(due);
  expect(told).toMatchObject([{ type: 'other', title: 'Items expire soon', isRead: false }]);
  expect(told[0]?.message).toMatch(/^2 of your items expire on \w{3} \d{1,2}, \d{4} \(UTC\)/);
});
