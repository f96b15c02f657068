import { setTimeout } from 'node:timers/promises';
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { systemWorkFor } from '../../../src/lib/authority.test-support';
import { createBylinesRepo } from '../../../src/repos/bylines-repo';
import { createEndedPlansRepo } from '../../../src/repos/ended-plans-repo';
import { createUsersRepo } from '../../../src/repos/users-repo';
import { createBylineCopier } from '../../../src/services/accounts/byline-copier';
import { createBadgeRemoval } from '../../../src/services/accounts/badge-removal';
import { call } from '../support/api';
import { commentIn, editComment, commentPageOf, postCommentAndParse } from '../support/comments';
import { db, SCHEDULED_ORIGIN } from '../support/environment';
import { listItems } from '../support/item-list';
import { createMember, type Member, uniqueName } from '../support/member';
import { changeProfile, uploadProfilePicture } from '../support/profile-pictures';
import { SALE_FIELDS, shareSale } from '../support/share-sale';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

const bylines = createBylineCopier({
  users: createUsersRepo(db),
  bylines: createBylinesRepo(db),
  now: () => new Date(),
});

const end = (plan: Date, { uid }: Member) =>
  db.doc(`users/${uid}`).update({ subscriptionStatus: 'canceled', subscriptionEndDate: plan });

const secondsFromNow = (seconds: number) => new Date(Date.now() + seconds * 1000);

/**
 * Shares an item with a comment. Returns the documents of both, and two functions. `stored` returns whether the stored
 * item, comment and profile have the premium badge. `listed` returns whether the item has this badge in the item list.
 */
async function badgesOf(member: Member) {
  const title = `Brass owl ${uniqueName()}`;
  const { body } = await shareSale(member, { fields: { ...SALE_FIELDS, title, comment: 'Nice' } });
  const item = db.doc(`items/${body.item?.id ?? ''}`);
  const [comment] = (await item.collection('comments').get()).docs;
  if (!comment) throw new Error('The share stored no comment');
  const refs = [item, comment.ref, db.doc(`profiles/${member.uid}`)];
  const stored = async () =>
    (await db.getAll(...refs)).map((document) => document.get('isPremiumUser') as unknown);
  const listed = async () => (await listItems({ search: title })).items[0]?.isPremiumUser;
  return { item, comment: comment.ref, stored, listed };
}

describe('the trigger copyByline', () => {
  it("adds the premium badge to the member's profile, items and comments when a plan starts, and removes it when the plan ends", async () => {
    const member = await createMember();
    const badges = await badgesOf(member);
    expect(await badges.stored()).toEqual([false, false, false]);
    await db.doc(`users/${member.uid}`).update({ subscriptionStatus: 'active' });
    const stored = expect.poll(badges.stored, { timeout: TRIGGER_TIMEOUT_MS });
    await stored.toEqual([true, true, true]);
    expect(await badges.listed()).toBe(true);
    await end(secondsFromNow(-60), member);
    const afterwards = expect.poll(badges.stored, { timeout: TRIGGER_TIMEOUT_MS });
    await afterwards.toEqual([false, false, false]);
    expect(await badges.listed()).toBe(false);
  });
});

describe('the premium badge of a mentioned member', () => {
  it('is added to and removed from stored comments when the plan starts and ends, and is stored with new and edited comments', async () => {
    const [author, member] = await Promise.all([createMember(), createMember()]);
    const { item } = await badgesOf(author);
    const name = member.username ?? '';
    const content = `@${name} and @${author.username ?? ''}`;
    const { id } = await postCommentAndParse(author, item.id, { content });
    const shown = async () =>
      (await commentPageOf(item.id)).comments.find((comment) => comment.id === id)?.premiumMentions;
    expect(await shown()).toEqual([]);
    await db.doc(`users/${member.uid}`).update({ subscriptionStatus: 'active' });
    await expect.poll(shown, { timeout: TRIGGER_TIMEOUT_MS }).toEqual([name]);
    const later = await postCommentAndParse(author, item.id, { content });
    expect(later.premiumMentions).toEqual([name]);
    const [stored] = (await commentPageOf(item.id)).comments.filter((comment) => comment.id === id);
    // Copying the badge must not mark the comment as edited.
    expect(stored?.updatedAt).toBe(stored?.createdAt);
    const edited = await commentIn(
      await editComment(author, item.id, later.id, { content: `Edited for @${name}` }),
    );
    expect(edited.premiumMentions).toEqual([name]);
    await end(secondsFromNow(-60), member);
    await expect.poll(shown, { timeout: TRIGGER_TIMEOUT_MS }).toEqual([]);
    expect((await postCommentAndParse(author, item.id, { content })).premiumMentions).toEqual([]);
  });

  it('is added by `Bylines.copy` to mentions in comments that an earlier version of the product stored', async () => {
    const [author, member] = await Promise.all([createMember(), createMember({ premium: true })]);
    const { item } = await badgesOf(author);
    const name = member.username ?? '';
    const { id } = await postCommentAndParse(author, item.id, { content: `@${name}` });
    const comment = item.collection('comments').doc(id);
    await comment.update({ premiumMentionIds: FieldValue.delete() });
    await db.doc(`usernames/${name.toLowerCase()}`).update({ isPremiumUser: FieldValue.delete() });
    await bylines.copy(systemWorkFor(member.uid));
    const [shown] = (await commentPageOf(item.id)).comments;
    expect(shown).toMatchObject({ id, premiumMentions: [name] });
    expect(
      (await postCommentAndParse(author, item.id, { content: `@${name}` })).premiumMentions,
    ).toEqual([name]);
    await bylines.copy(systemWorkFor(member.uid));
    const before = await comment.get();
    await bylines.copy(systemWorkFor(member.uid));
    expect((await comment.get()).updateTime).toEqual(before.updateTime);
  });
});

describe('the picture of a member', () => {
  const picturesOf = async (refs: readonly DocumentReference[]) =>
    (await db.getAll(...refs)).map((document) => document.get('profileImageUrl') as unknown);

  it("is copied to the member's items and comments, and removed from them when the member removes the picture", async () => {
    const member = await createMember();
    const { item, comment } = await badgesOf(member);
    const pictures = () => picturesOf([item, comment]);
    expect(await pictures()).toEqual([null, null]);
    const url = await uploadProfilePicture(member);
    await expect.poll(pictures, { timeout: TRIGGER_TIMEOUT_MS }).toEqual([url, url]);
    const response = await call('getItem', { params: { itemId: item.id } });
    expect(await response.json()).toMatchObject({ item: { profileImageUrl: url } });
    expect((await commentPageOf(item.id)).comments[0]?.profileImageUrl).toBe(url);
    await changeProfile(member, { customProfileImageUrl: null });
    await expect.poll(pictures, { timeout: TRIGGER_TIMEOUT_MS }).toEqual([null, null]);
  });

  it("is stored with the member's new items and comments", async () => {
    const member = await createMember();
    const google = 'https://lh3.googleusercontent.com/ann';
    await db.doc(`users/${member.uid}`).update({ profileImageUrl: google });
    const { item, comment } = await badgesOf(member);
    expect((await postCommentAndParse(member, item.id)).profileImageUrl).toBe(google);
    expect(await picturesOf([item, comment])).toEqual([google, google]);
  });
});

describe('removeEndedBadges', () => {
  it("removes the premium badge after the plan has ended, even when the member's document does not change", async () => {
    const member = await createMember({ premium: true });
    const badges = await badgesOf(member);
    expect(await badges.stored()).toEqual([true, true, true]);
    await end(secondsFromNow(2), member);
    await setTimeout(2500);
    const endedPlans = createEndedPlansRepo(db, { job: 'removeEndedBadges', pageSize: 1 });
    // Sets the clock 4 minutes ahead, because the job `removeEndedBadges` leaves out plans that ended only a moment
    // ago.
    await createBadgeRemoval({ endedPlans, bylines, now: () => secondsFromNow(4 * 60) }).remove();
    expect(await badges.stored()).toEqual([false, false, false]);
    await db.doc('jobs/removeEndedBadges').delete();
  });

  it('runs on its schedule and stores the date up to which it has handled ended plans', async () => {
    const response = await fetch(`${SCHEDULED_ORIGIN}/removeEndedBadges`, { method: 'POST' });
    expect(response.status).toBe(200);
    const doneTo = await createEndedPlansRepo(db, { job: 'removeEndedBadges' }).doneTo();
    expect(doneTo?.getTime()).toBeGreaterThan(secondsFromNow(-10 * 60).getTime());
  });
});

describe('Bylines.copy', () => {
  it('removes the end dates of plans that an earlier version of the product stored in public documents', async () => {
    const member = await createMember();
    const { item, comment } = await badgesOf(member);
    const profile = db.doc(`profiles/${member.uid}`);
    const ended = secondsFromNow(3600);
    const missing = FieldValue.delete();
    await item.update({ ownerPremiumUntil: ended, isPremiumUser: missing });
    await profile.update({ premiumUntil: ended, isPremiumUser: missing });
    await comment.update({ isPremiumUser: missing });
    await bylines.copy(systemWorkFor(member.uid));
    const [storedItem, storedProfile] = await db.getAll(item, profile);
    expect(storedItem?.data()).toMatchObject({ isPremiumUser: false });
    expect(storedItem?.data()).not.toHaveProperty('ownerPremiumUntil');
    expect(storedProfile?.data()).toMatchObject({ isPremiumUser: false });
    expect(storedProfile?.data()).not.toHaveProperty('premiumUntil');
    expect((await comment.get()).get('isPremiumUser')).toBe(false);
  });

  it("writes nothing when all copies of the member's byline are up to date", async () => {
    const member = await createMember();
    const { item } = await badgesOf(member);
    await bylines.copy(systemWorkFor(member.uid));
    const before = await item.get();
    await bylines.copy(systemWorkFor(member.uid));
    expect((await item.get()).updateTime).toEqual(before.updateTime);
  });
});
