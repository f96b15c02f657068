import { QUOTA_EXHAUSTED_MESSAGE } from '@contract/schemas/subscription';
import { describe, expect, it } from 'vitest';
import { storeSubmissions } from '../../support/store-submissions';
import { call, send } from '../support/api';
import { db } from '../support/environment';
import { createMember, type Member } from '../support/member';
import { SALE_FIELDS, shareSale, readStoredItemsOf } from '../support/share-sale';

const statusOf = async (as: Member) => (await call('getSubscriptionStatus', { as })).json();

describe('the monthly quota', () => {
  it('accepts exactly 20 submissions when a member who has shared 18 items shares 6 more at the same time', async () => {
    const sharer = await createMember();
    expect(await statusOf(sharer)).toMatchObject({ isPremium: false, submissionsLeft: 20 });
    await storeSubmissions(db, sharer, { last: 18 });
    const responses = await Promise.all(Array.from({ length: 6 }, () => shareSale(sharer)));
    const shared = responses.filter(({ status }) => status === 201);
    const refused = responses.filter(({ status }) => status !== 201);
    expect(shared).toHaveLength(2);
    for (const { status, body } of refused) {
      expect(status).toBe(403);
      expect(body).toMatchObject({ code: 'quota_exhausted', message: QUOTA_EXHAUSTED_MESSAGE });
    }
    const { items, submissions } = await readStoredItemsOf(sharer);
    expect(items.map(({ id }) => id).sort()).toEqual(
      shared.map(({ body }) => body.item?.id).sort(),
    );
    expect(submissions).toHaveLength(20);
    expect(await statusOf(sharer)).toMatchObject({ submissionsLeft: 0 });
  });

  it('does not limit premium members, and limits a member whose plan has ended', async () => {
    const sharer = await createMember({ premium: true });
    await storeSubmissions(db, sharer, { last: 20 });
    expect((await shareSale(sharer)).status).toBe(201);
    expect(await statusOf(sharer)).toMatchObject({ isPremium: true, submissionsLeft: null });

    const subscriptionEndDate = new Date(Date.now() - 1000);
    const lapsed = await createMember();
    const ended = { subscriptionStatus: 'canceled', subscriptionEndDate };
    await db.doc(`users/${lapsed.uid}`).update(ended);
    expect(await statusOf(lapsed)).toMatchObject({ isPremium: false, submissionsLeft: 20 });
  });
});

describe('Idempotency-Key of a share', () => {
  it('makes all requests with the same key return the first item and count as one submission, at the same time or later', async () => {
    const sharer = await createMember();
    const fields = { ...SALE_FIELDS, comment: 'Once' };
    const repeats = Array.from({ length: 4 }, () => shareSale(sharer, { key: 'the-key', fields }));
    const responses = await Promise.all(repeats);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const later = await shareSale(sharer, { key: 'the-key', fields });
    expect(later.status).toBe(201);
    expect(later.body).toEqual(responses[0]?.body);

    const { items, submissions } = await readStoredItemsOf(sharer);
    expect(items).toHaveLength(1);
    expect(submissions).toHaveLength(1);
    expect((await items[0]?.ref.collection('comments').get())?.size).toBe(1);
    const picture = await send('GET', later.body.item?.picture.url ?? '');
    expect(picture.status).toBe(200);
  });

  it('creates two items when two members send the same key', async () => {
    const [one, other] = await Promise.all([createMember(), createMember()]);
    const first = await shareSale(one, { key: 'shared-key' });
    const second = await shareSale(other, { key: 'shared-key' });
    expect(second.status).toBe(201);
    expect(second.body.item?.id).not.toBe(first.body.item?.id);
  });
});
