import { DAY_MS } from '@contract/rules/durations';
import { ACHIEVEMENT_MESSAGES, achievementSchema } from '@contract/schemas/achievement';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  achievementsIn,
  listAchievementsOf,
  listOwnAchievements,
  setTotals,
  readStoredAchievementIds,
  totalsOf,
  unlockedAchievementIds,
} from '../support/achievements';
import { call, readError } from '../support/api';
import { postCommentAndParse, storeItem } from '../support/comments';
import { storeItems } from '../support/item-list';
import { like } from '../support/likes';
import { registerSharedLink } from '../support/links';
import { createMember, type Member, uniqueName } from '../support/member';
import { editItem, shareItem } from '../support/own-items';
import { SALE_FIELDS, shareSale } from '../support/share-sale';

const OWN_SALE = { isOwnSale: 'true', sourceLocation: 'Estate Sale', purchasePrice: '4.99' };
const unlockedIn = (body: { readonly newAchievements?: unknown }) =>
  z.array(achievementSchema).parse(body.newAchievements);

describe('an unlocked achievement', () => {
  it('is in the response to the share that unlocks it and to a repetition of that request, but not to the next share', async () => {
    const member = await createMember();
    const first = await shareSale(member, { key: 'first' });
    const unlocked = unlockedIn(first.body);
    expect(unlocked).toMatchObject([
      { id: 'first-share', title: 'Off the Shelf', achievementLevel: 'bronze', icon: 'tag' },
    ]);
    expect(Date.now() - Date.parse(unlocked[0]?.unlockedAt ?? '')).toBeLessThan(60_000);
    const next = await shareSale(member);
    expect(unlockedIn(next.body)).toEqual([]);
    const repeated = await shareSale(member, { key: 'first' });
    expect(unlockedIn(repeated.body)).toEqual(unlocked);
    expect(await readStoredAchievementIds(member)).toEqual(['first-share']);
  });

  it('is in the response to the like that unlocks it, but not to a repetition of that request', async () => {
    const [member, item] = await Promise.all([createMember(), storeItem()]);
    await setTotals(member, { likesGiven: 9 });
    expect(await unlockedAchievementIds(await like(member, item.id))).toEqual(['likes-10']);
    expect(await unlockedAchievementIds(await like(member, item.id))).toEqual([]);
  });

  it('is in the response to the shared link that unlocks it, but not to a repetition of that request', async () => {
    const [member, item] = await Promise.all([createMember(), storeItem()]);
    await setTotals(member, { linksShared: 4 });
    expect(
      await unlockedAchievementIds(await registerSharedLink(member, item.id, 'email')),
    ).toEqual(['links-5']);
    expect(
      await unlockedAchievementIds(await registerSharedLink(member, item.id, 'email')),
    ).toEqual([]);
    expect(
      await unlockedAchievementIds(await registerSharedLink(member, item.id, 'facebook')),
    ).toEqual([]);
  });

  it('is stored when a comment or an edit of an item unlocks it', async () => {
    const [member, item] = await Promise.all([createMember(), storeItem()]);
    await setTotals(member, { comments: 9 });
    await postCommentAndParse(member, item.id);
    expect(await readStoredAchievementIds(member)).toEqual(['comments-10']);
    const own = await shareItem(member);
    const change = {
      isOwnSale: true,
      purchasePrice: '0',
      sourceLocation: 'Other',
      soldPrice: '100',
    };
    expect((await editItem(member, { itemId: own, change })).status).toBe(200);
    expect(await readStoredAchievementIds(member)).toContain('profit-100');
  });

  it("is in the response to the member's next call when the totals already suffice for it but it is not stored yet", async () => {
    const [member, item] = await Promise.all([createMember(), storeItem()]);
    await setTotals(member, { likesGiven: 12, comments: 30 });
    expect((await unlockedAchievementIds(await like(member, item.id))).sort()).toEqual([
      'comments-10',
      'likes-10',
    ]);
  });
});

it("each kind of activity that counts for achievements is added to the member's totals", async () => {
  const [member, item] = await Promise.all([createMember(), storeItem()]);
  await shareSale(member, { fields: { ...SALE_FIELDS, ...OWN_SALE, comment: 'Nice' } });
  await shareItem(member);
  await like(member, item.id);
  await postCommentAndParse(member, item.id);
  await registerSharedLink(member, item.id, 'email');
  const { sharesByWeek, ...totals } = await totalsOf(member);
  expect(totals).toEqual({
    itemsShared: 2,
    ownSales: 1,
    profitCents: 3000,
    linksShared: 1,
    likesGiven: 1,
    likesReceived: 0,
    comments: 2,
    championTitles: 0,
  });
  expect(Object.values(sharesByWeek)).toEqual([2]);
});

it('an achievement for a streak is unlocked when the member has shared an item in each of four weeks in a row', async () => {
  const member = await createMember();
  await shareItem(member);
  const [week = ''] = Object.keys((await totalsOf(member)).sharesByWeek);
  const earlier = [7, 14, 21].map((days) => {
    const monday = new Date(Date.parse(week) - days * DAY_MS);
    return [monday.toISOString().slice(0, 10), 1] as const;
  });
  await setTotals(member, { sharesByWeek: Object.fromEntries(earlier) });
  const { body } = await shareSale(member);
  expect(unlockedIn(body).map(({ id }) => id)).toEqual(['streak-4']);
});

describe('the lists of achievements', () => {
  let free: Member;
  let premium: Member;
  beforeAll(async () => {
    [free, premium] = await Promise.all([createMember(), createMember({ premium: true })]);
    for (const member of [free, premium]) {
      const [item] = await storeItems([{}]);
      await shareItem(member);
      await setTotals(member, { likesGiven: 9 });
      await like(member, item?.id ?? '');
    }
  });

  it('contain titles without descriptions for a free member, and both for a premium member', async () => {
    const shown = async (member: Member) =>
      (await listOwnAchievements(member)).map(({ title, description }) => [title, description]);
    expect(await shown(free)).toEqual([
      ['Kind Eye', ''],
      ['Off the Shelf', ''],
    ]);
    expect(await shown(premium)).toEqual([
      ['Kind Eye', 'You liked 10 items.'],
      ['Off the Shelf', 'You shared your first item. Welcome to the community!'],
    ]);
  });

  it('show the achievements of a premium member to everyone', async () => {
    const list = await achievementsIn(listAchievementsOf(premium));
    expect(list).toEqual(await listOwnAchievements(premium));
  });

  it('return an error when the requested member is free or does not exist', async () => {
    expect(await readError(await listAchievementsOf(free))).toMatchObject({
      status: 403,
      message: ACHIEVEMENT_MESSAGES.notPremium,
    });
    expect(await readError(await listAchievementsOf({ uid: uniqueName() }))).toMatchObject({
      status: 404,
      message: ACHIEVEMENT_MESSAGES.memberMissing,
    });
  });

  it('require a session when a member requests their own list', async () => {
    expect((await call('listOwnAchievements')).status).toBe(401);
  });
});
