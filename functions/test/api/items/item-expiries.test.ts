import { DAY_MS } from '@contract/rules/durations';
import { itemExpiry, premiumExpiry } from '@contract/rules/retention';
import type { ItemRecord } from '@contract/schemas/item-record';
import { itemSchema } from '@contract/schemas/item';
import { itemRecordLike } from '@contract/schemas/item-record.test-support';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { systemWorkFor } from '../../../src/lib/authority.test-support';
import { collections } from '../../../src/repos/collections/collections';
import { createItemExpiriesRepo } from '../../../src/repos/item-expiries-repo';
import { createItemsRepo } from '../../../src/repos/items-repo';
import { subscriptionOf } from '../../../src/repos/users-repo';
import { storeMember } from '../../support/notified';
import { createOwnDatabase } from '../../support/own-database';
import { call } from '../support/api';
import { db } from '../support/environment';
import { listItems, removeItems, storeItems } from '../support/item-list';
import { createMember, type Member } from '../support/member';
import { editItem, readOwnItemsPage, shareItem } from '../support/own-items';
import { controlLocalStripe, subscribe } from '../support/stripe';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS);
const NEVER = { subscriptionStatus: null, subscriptionEndDate: null };

/**
 * Stores one item for each number in `ages`: the number of days since a member shared the item. The items expire like
 * those of a free member.
 */
const shared = (
  { uid, username }: Pick<Member, 'uid' | 'username'>,
  ages: readonly number[],
  change = {},
  database = db,
) =>
  storeItems(
    ages.map((age) => {
      const addedAt = daysFromNow(-age);
      const expiresAt = itemExpiry(addedAt, NEVER);
      return {
        ownerId: uid,
        username: username ?? '',
        addedAt,
        expiresAt,
        ...change,
      };
    }),
    database,
  );

const itemOf = async (ref: DocumentReference): Promise<ItemRecord> => {
  const record = (await collections.items.doc(db, { itemId: ref.id }).get()).data();
  if (!record) throw new Error(`${ref.path} is missing`);
  return record;
};

const expiryIn = (item: DocumentSnapshot) => (item.get('expiresAt') as Timestamp).toMillis();

const planOf = async ({ uid }: Member) => {
  const member = (await collections.users.doc(db, { uid }).get()).data();
  if (!member) throw new Error('The member is gone');
  return subscriptionOf(member);
};

/** Returns the items whose stored expiry does not match the owner's plan. */
async function wrongOnes(member: Member, refs: readonly DocumentReference[]) {
  const plan = await planOf(member);
  const items = await Promise.all(refs.map(itemOf));
  return items
    .filter(({ addedAt, expiresAt }) => +expiresAt !== +itemExpiry(addedAt, plan))
    .map(({ addedAt, expiresAt }) => ({ addedAt, expiresAt }));
}

const follow = (member: Member, refs: readonly DocumentReference[]) =>
  expect.poll(() => wrongOnes(member, refs), { timeout: TRIGGER_TIMEOUT_MS }).toEqual([]);

const setPlan = ({ uid }: Member, status: 'active' | 'canceled', end: Date | null = null) =>
  db.doc(`users/${uid}`).update({ subscriptionStatus: status, subscriptionEndDate: end });

/** Moves the expiries like the trigger does, but with one transaction for each item. */
const move = ({ uid }: Pick<Member, 'uid'>, database = db) =>
  createItemExpiriesRepo(database, 1).follow(systemWorkFor(uid), () => new Date());

describe('the expiry of items', () => {
  it('becomes later when the owner subscribes and earlier when the plan lapses, in the database and in lists', async () => {
    const member = await createMember();
    const refs = await shared(member, [1, 20]);
    const { subscription } = await subscribe(member);
    await follow(member, refs);
    const [first] = await Promise.all(refs.map(itemOf));
    expect(first?.expiresAt).toEqual(premiumExpiry(first?.addedAt ?? new Date()));
    const listed = async () =>
      (await readOwnItemsPage(member)).items.map(({ expiresAt }) => expiresAt).sort();
    const stored = async () =>
      (await Promise.all(refs.map(itemOf))).map(({ expiresAt }) => expiresAt.toISOString()).sort();
    expect(await listed()).toEqual(await stored());
    await controlLocalStripe('cancelNow', { subscription });
    const status = async () => (await planOf(member)).subscriptionStatus;
    await expect.poll(status, { timeout: TRIGGER_TIMEOUT_MS }).toBe('canceled');
    await follow(member, refs);
    const { expiresAt } = await itemOf(refs[1] ?? db.doc('items/none'));
    expect(expiresAt.getTime()).toBeLessThan(daysFromNow(30).getTime());
    expect(expiresAt.getTime()).toBeGreaterThan(daysFromNow(29).getTime());
    expect(await listed()).toEqual(await stored());
  });

  it('follows the plan when the owner cancels it before its end, and when the owner subscribes again', async () => {
    const member = await createMember({ premium: true });
    const itemId = await shareItem(member);
    const refs = await shared(member, [25]);
    const all = [db.doc(`items/${itemId}`), ...refs];
    await setPlan(member, 'canceled', daysFromNow(10));
    await follow(member, all);
    const later = await shareItem(member);
    await follow(member, [...all, db.doc(`items/${later}`)]);
    await setPlan(member, 'active');
    await follow(member, [...all, db.doc(`items/${later}`)]);
  });

  it('changes with the plan for a hidden item, but not for a removed or expired item', async () => {
    const member = await createMember();
    const [hidden = null] = await shared(member, [1], { hiddenAt: new Date() });
    const [removed = null, expired = null] = await shared(member, [2, 3]);
    if (!hidden || !removed || !expired) throw new Error('Not stored');
    await removeItems([removed]);
    const over = { expiresAt: daysFromNow(-1) };
    await expired.update(over);
    const expiries = async () =>
      (await Promise.all([removed, expired].map(itemOf))).map(({ expiresAt }) => expiresAt);
    const before = await expiries();
    await setPlan(member, 'active');
    await follow(member, [hidden]);
    await move(member);
    expect(await expiries()).toEqual(before);
  });

  it('is written only once when the event of a changed plan is repeated', async () => {
    // Uses a database without triggers, because a trigger would write the badge.
    const own = createOwnDatabase();
    const uid = await storeMember(own, 'owner');
    await own.doc(`users/${uid}`).update({ subscriptionStatus: 'active' });
    const refs = await shared({ uid, username: 'owner' }, [1, 2, 3], {}, own);
    const times = async () => (await own.getAll(...refs)).map(({ updateTime }) => updateTime);
    const stored = await times();
    await move({ uid }, own);
    const moved = await times();
    expect(moved).not.toEqual(stored);
    await move({ uid }, own);
    expect(await times()).toEqual(moved);
  });

  it('matches the last plan when the plan changes several times while the owner edits the items', async () => {
    const member = await createMember();
    const refs = await shared(member, [1, 5, 10]);
    const [edited = null, removed = null] = refs;
    if (!edited || !removed) throw new Error('Not stored');
    const edit = async () => {
      for (let revision = 0; revision < 4; revision += 1) {
        const change = { title: `Edited ${revision + 1}` };
        const input = { itemId: edited.id, ifMatch: String(revision), change };
        expect((await editItem(member, input)).status).toBe(200);
      }
    };
    const changePlan = async () => {
      for (let n = 0; n < 4; n += 1) {
        await setPlan(member, n % 2 === 0 ? 'active' : 'canceled', n % 2 === 0 ? null : new Date());
        await Promise.all([move(member), move(member)]);
      }
    };
    const remove = () =>
      call('deleteItem', { as: member, params: { itemId: removed.id } }).then(({ status }) =>
        expect(status).toBe(204),
      );
    await Promise.all([edit(), changePlan(), changePlan(), remove()]);
    await follow(member, [edited, ...refs.slice(2)]);
    expect(await itemOf(edited)).toMatchObject({ title: 'Edited 4', revision: 4 });
    expect((await itemOf(removed)).removedAt).not.toBeNull();
  });

  it('matches the new plan when the plan changes while the owner shares an item', async () => {
    const member = await createMember();
    for (let n = 0; n < 4; n += 1) {
      const change = setPlan(member, n % 2 === 0 ? 'active' : 'canceled', new Date());
      const [itemId] = await Promise.all([shareItem(member), change]);
      await follow(member, [db.doc(`items/${itemId}`)]);
    }
  });
});

describe('the transaction that writes an expiry', () => {
  // Uses a database without triggers, because a trigger would write the expiries, too.
  const own = createOwnDatabase();
  const planOfOwner = (uid: string, status: string | null, end: Date | null = null) =>
    own.doc(`users/${uid}`).update({ subscriptionStatus: status, subscriptionEndDate: end });

  it('uses the plan and the items that the transaction itself reads, even when they changed after an earlier read', async () => {
    const uid = await storeMember(own, 'owner');
    const refs = await shared({ uid, username: 'owner' }, [1, 2, 3], {}, own);
    const [, removed = null, expired = null] = refs;
    await planOfOwner(uid, 'canceled', daysFromNow(5));
    const over = daysFromNow(-1);
    /**
     * Runs between the first reads and the transaction. Stores a new plan, removes one item and makes another item
     * expire.
     */
    const meanwhile = async () => {
      await planOfOwner(uid, 'active');
      await removed?.update({ removedAt: new Date() });
      await expired?.update({ expiresAt: over });
    };
    const racing = Object.assign(Object.create(own) as Firestore, {
      runTransaction: async (...args: Parameters<Firestore['runTransaction']>) => {
        await meanwhile();
        return own.runTransaction(...args);
      },
    });
    const before = (await own.getAll(...refs)).map((it) => expiryIn(it));
    await createItemExpiriesRepo(racing).follow(systemWorkFor(uid), () => new Date());
    const after = (await own.getAll(...refs)).map((it) => expiryIn(it));
    const addedAt = (await own.getAll(...refs))[0]?.get('addedAt') as Timestamp;
    expect(after).toEqual([+premiumExpiry(addedAt.toDate()), before[1], +over]);
  });

  it('stores a new item with the expiry for the plan that the owner has at the time of the commit', async () => {
    const uid = await storeMember(own, 'owner');
    await planOfOwner(uid, 'active');
    const addedAt = new Date();
    const { requestMac: _, ...item } = itemRecordLike({ ownerId: uid, addedAt });
    const created = await createItemsRepo(own).create({
      itemId: 'new',
      item,
      comment: null,
      month: '2026-11',
      n: 1,
    });
    const wanted = { expiresAt: premiumExpiry(addedAt), isPremiumUser: true };
    expect(created?.record).toMatchObject(wanted);
    expect(expiryIn(await own.doc('items/new').get())).toBe(+wanted.expiresAt);
  });
});

describe('the responses of the API', () => {
  const responseSchema = z.object({ item: itemSchema });
  const get = async (itemId: string, as?: Member) =>
    responseSchema.parse(
      await (await call('getItem', { params: { itemId }, ...(as && { as }) })).json(),
    ).item;

  it('contain the expiry of an item only for its owner', async () => {
    const [owner, other] = await Promise.all([createMember(), createMember()]);
    const itemId = await shareItem(owner);
    const expiresAt = (await itemOf(db.doc(`items/${itemId}`))).expiresAt.toISOString();
    expect((await get(itemId, owner)).expiresAt).toBe(expiresAt);
    expect((await readOwnItemsPage(owner)).items[0]?.expiresAt).toBe(expiresAt);
    const edited = await editItem(owner, { itemId, change: { title: 'Tin owl' } });
    expect(edited.body.item?.expiresAt).toBe(expiresAt);
    expect((await get(itemId, other)).expiresAt).toBeUndefined();
    expect((await get(itemId)).expiresAt).toBeUndefined();
    const listed = (await listItems({ search: owner.username ?? '' }, other)).items;
    expect(listed.map((item) => [item.id, item.expiresAt])).toEqual([[itemId, undefined]]);
  });
});
