import { DAY_MS } from '@contract/rules/durations';
import { APPEAL_MESSAGES } from '@contract/schemas/appeal';
import { HIDDEN_ITEM_RETENTION_DAYS } from '@contract/schemas/report-for-admins';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, readError } from '../support/api';
import {
  requestOwnRuling,
  rulingIn,
  rulingIdOf,
  sendAppeal,
  readStoredRuling,
  storeRuling,
  rulingNotificationTitles,
} from '../support/appeals';
import { db } from '../support/environment';
import { createMember, type Member, uniqueName } from '../support/member';
import {
  actOnReport,
  createItemReport,
  reportIn,
  readStoredHiddenItem,
} from '../support/moderation';
import { shareItem } from '../support/own-items';
import { SALE_FIELDS } from '../support/share-sale';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

const UNKNOWN = 'a'.repeat(20);
const timeout = TRIGGER_TIMEOUT_MS;

let admin: Member;
let reporter: Member;
let owner: Member;
beforeAll(async () => {
  [admin, reporter, owner] = await Promise.all([
    createMember({ admin: true }),
    createMember(),
    createMember({ premium: true }),
  ]);
});

let title: string;
let itemId: string;
let rulingId: string;
let number: string;
async function hideItem(): Promise<void> {
  title = uniqueName();
  itemId = await shareItem(owner, { fields: { ...SALE_FIELDS, title } });
  number = await createItemReport(reporter, itemId);
  await reportIn(await actOnReport('hideReportedItem', admin, number));
  rulingId = await rulingIdOf(itemId);
}

describe('a hidden item', () => {
  beforeEach(hideItem);

  it('has a ruling that its owner can read, and the notification about it links to the ruling', async () => {
    const ruling = await rulingIn(await requestOwnRuling(owner, rulingId));
    expect(ruling).toMatchObject({
      id: rulingId,
      kind: 'hidden_item',
      text: null,
      reason: 'spam',
      isAutomatic: false,
      item: { id: itemId, title },
      end: null,
      appeal: null,
      mayAppeal: true,
    });
    const days = (new Date(ruling.until ?? 0).getTime() - Date.now()) / DAY_MS;
    expect(Math.round(days)).toBe(HIDDEN_ITEM_RETENTION_DAYS);
    expect(await readStoredRuling(rulingId)).toMatchObject({ byId: admin.uid, by: admin.username });
    await expect
      .poll(() => rulingNotificationTitles(owner.uid, rulingId), { timeout })
      .toEqual(['Item hidden']);
  });

  it('can be appealed only once, and a repetition of the request returns the same appeal', async () => {
    const first = await sendAppeal(owner, rulingId, 'It is mine', 'key-of-the-appeal-1');
    expect(first.status).toBe(201);
    const sent = await rulingIn(first);
    expect(sent).toMatchObject({
      appeal: { text: 'It is mine', status: 'pending' },
      mayAppeal: false,
    });
    for (const key of ['key-of-the-appeal-1', 'key-of-the-appeal-2'])
      expect(await rulingIn(await sendAppeal(owner, rulingId, 'It is mine', key))).toEqual(sent);
    expect(await readError(await sendAppeal(owner, rulingId, 'Please'))).toMatchObject({
      status: 409,
      code: 'conflict',
      message: APPEAL_MESSAGES.already,
    });
    expect((await readStoredRuling(rulingId)).appeal).toMatchObject({ text: 'It is mine' });
  });

  it('can be appealed only once even when several appeals arrive at the same moment', async () => {
    const texts = ['One', 'Two', 'Three', 'Four'];
    const responses = await Promise.all(texts.map((text) => sendAppeal(owner, rulingId, text)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 409, 409, 409]);
    const winner = texts[statuses.indexOf(201)];
    expect((await readStoredRuling(rulingId)).appeal?.text).toBe(winner);
  });

  it('cannot be appealed after an admin has shown the item again', async () => {
    await reportIn(await actOnReport('showReportedItem', admin, number));
    expect(await readError(await sendAppeal(owner, rulingId))).toMatchObject({
      status: 409,
      message: APPEAL_MESSAGES.over,
    });
    expect(await rulingIn(await requestOwnRuling(owner, rulingId))).toMatchObject({
      end: 'lifted',
      mayAppeal: false,
    });
    await reportIn(await actOnReport('hideReportedItem', admin, number));
    expect(await rulingIdOf(itemId)).not.toBe(rulingId);
  });

  it('can no longer be appealed after its owner has deleted it', async () => {
    await call('deleteItem', { as: owner, params: { itemId } });
    await expect
      .poll(async () => (await readStoredRuling(rulingId)).end, { timeout })
      .toBe('item_gone');
    expect(await readStoredHiddenItem(itemId)).toBeUndefined();
    expect((await sendAppeal(owner, rulingId)).status).toBe(409);
  });
});

describe('a ruling', () => {
  it('can be read only by the member whom the ruling is about', async () => {
    rulingId = await storeRuling(owner.uid);
    for (const response of [
      await requestOwnRuling(reporter, rulingId),
      await requestOwnRuling(admin, rulingId),
      await sendAppeal(reporter, rulingId),
      await requestOwnRuling(owner, UNKNOWN),
    ])
      expect(await readError(response)).toMatchObject({
        status: 404,
        message: APPEAL_MESSAGES.missing,
      });
    expect((await call('getOwnRuling', { params: { rulingId } })).status).toBe(401);
    expect((await requestOwnRuling(owner, 'not-an-id')).status).toBe(400);
  });

  it('can be appealed with a text of 1 to 500 characters', async () => {
    rulingId = await storeRuling(owner.uid);
    for (const text of ['', ' \n ', 'a'.repeat(501)])
      expect((await sendAppeal(owner, rulingId, text)).status).toBe(400);
    expect((await sendAppeal(owner, rulingId, '🦉'.repeat(500))).status).toBe(201);
  });

  it('can be appealed by the suspended member as long as the suspension lasts', async () => {
    const suspended = await createMember();
    const until = new Date(Date.now() + DAY_MS);
    rulingId = await storeRuling(suspended.uid, { kind: 'suspension', until });
    const past = await storeRuling(suspended.uid, { kind: 'suspension', until: new Date() });
    const suspension = { rulingId, since: new Date(), until, text: 'Please stop' };
    await db.doc(`users/${suspended.uid}`).update({ suspension, suspendedUntil: until });
    expect((await sendAppeal(suspended, rulingId)).status).toBe(201);
    expect(await rulingIn(await requestOwnRuling(suspended, past))).toMatchObject({
      end: 'ran_out',
    });
    expect(await readError(await sendAppeal(suspended, past))).toMatchObject({
      status: 409,
      message: APPEAL_MESSAGES.over,
    });
  });
});
