import { expect, it } from 'vitest';
import { wrongTotals } from '../../../src/domain/achievements/wrong-totals';
import { createTotalsRecountRepo } from '../../../src/repos/totals-recount-repo';
import { totalsRef } from '../../../src/repos/progress';
import { expectReceivedLikes, readStoredAchievementIds, totalsOf } from '../support/achievements';
import { postCommentAndParse, storeItem } from '../support/comments';
import { db } from '../support/environment';
import { like, unlike } from '../support/likes';
import { createMember, type Member } from '../support/member';
import { deleteItem, shareItem } from '../support/own-items';
import { SALE_FIELDS } from '../support/share-sale';

const recounts = createTotalsRecountRepo(db);
const recount = ({ uid }: Member) => recounts.recount(uid, new Date());

/** Deletes the member's achievements and totals, as if the product did not have achievements yet. */
async function forget({ uid }: Member): Promise<void> {
  const { docs } = await db.collection(`users/${uid}/achievements`).get();
  await Promise.all([totalsRef(db, uid), ...docs.map(({ ref }) => ref)].map((it) => it.delete()));
  await db.recursiveDelete(db.collection(`users/${uid}/receivedLikes`));
}

/** Creates a member who has shared 2 items and deleted one, has liked and commented, and has received a like. */
async function activeMember() {
  const [member, other, item] = await Promise.all([createMember(), createMember(), storeItem()]);
  const own = { ...SALE_FIELDS, isOwnSale: 'true', purchasePrice: '1', sourceLocation: 'Other' };
  const kept = await shareItem(member, { fields: own });
  const deleted = await shareItem(member, { fields: own });
  await deleteItem(member, deleted);
  for (const itemId of [kept, item.id]) await like(member, itemId);
  await postCommentAndParse(member, item.id);
  await like(other, kept);
  await expectReceivedLikes(member, 1);
  return { member, other, item, kept };
}

it("a recount of a member's totals finds the same numbers as the calls have stored, and unlocks missing achievements", async () => {
  const { member } = await activeMember();
  const { sharesByWeek, ...counted } = await totalsOf(member);
  await forget(member);
  await recount(member);
  const again = await totalsOf(member);
  expect(again).toMatchObject(counted);
  expect(Object.values(again.sharesByWeek)).toEqual([1]);
  expect(Object.values(sharesByWeek)).toEqual([1]);
  expect(await readStoredAchievementIds(member)).toEqual(['first-share']);
});

it("the check of a member's totals reports each wrong total, and reports nothing when all totals are correct", async () => {
  const { member } = await activeMember();
  const wrong = async () => {
    const { path, stored, counted } = await recounts.read(member.uid);
    return wrongTotals(path, stored, counted).map(({ field }) => field);
  };
  expect(await wrong()).toEqual([]);
  await totalsRef(db, member.uid).update({ itemsShared: 5, likesGiven: 1 });
  expect(await wrong()).toEqual(['itemsShared', 'likesGiven']);
});

it('a second recount of the same member changes nothing, and later likes are still counted correctly', async () => {
  const { member, other, kept } = await activeMember();
  await recount(member);
  const before = await totalsOf(member);
  await recount(member);
  expect(await totalsOf(member)).toEqual(before);
  await unlike(other, kept);
  await expectReceivedLikes(member, 0);
});

it('a recount adds the links that a member shared before the product stored totals, and adds them only once', async () => {
  const member = await createMember();
  await db.doc(`users/${member.uid}/usage/shared-links`).set({ count: 7 });
  await recount(member);
  await recount(member);
  expect((await totalsOf(member)).linksShared).toBe(7);
  expect(await readStoredAchievementIds(member)).toEqual(['links-5']);
});

it('a recount includes everything that the member does while the recount runs', async () => {
  const { member, item } = await activeMember();
  await forget(member);
  await unlike(member, item.id);
  await Promise.all([
    recount(member),
    like(member, item.id),
    shareItem(member),
    postCommentAndParse(member, item.id),
    recount(member),
  ]);
  expect(await totalsOf(member)).toMatchObject({ itemsShared: 2, likesGiven: 2, comments: 2 });
});
