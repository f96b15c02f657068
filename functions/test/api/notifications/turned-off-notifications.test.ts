import { beforeEach, describe, expect, it } from 'vitest';
import { systemWorkFor } from '../../../src/lib/authority.test-support';
import { createNotificationSettingsRepo } from '../../../src/repos/notification-settings-repo';
import { createOwnDatabase } from '../../support/own-database';
import { createNotifyIn, storeItemWithMembers } from '../../support/notified';
import { createNotifyingActs } from '../support/notifying-acts';

// Uses a database without the product's triggers, which would store notifications as well.
const db = createOwnDatabase();
const notify = createNotifyIn(db);
const settings = createNotificationSettingsRepo(db);

let owner: string;
let ana: string;
let bob: string;
let itemId: string;
beforeEach(async () => {
  ({ owner, ana, bob, itemId } = await storeItemWithMembers(db));
});

const { like, comment, doAll, messages } = createNotifyingActs(db, notify, () => ({
  owner,
  ana,
  bob,
  itemId,
}));

describe('a kind of notification that the member turned off in the app', () => {
  const turn = (inApp: boolean, kinds: readonly string[]) =>
    settings.change(systemWorkFor(owner), {
      kinds: Object.fromEntries(kinds.map((kind) => [kind, { inApp }])),
    });
  const turnOff = (...kinds: readonly string[]) => turn(false, kinds);
  const turnOn = (...kinds: readonly string[]) => turn(true, kinds);

  it('is no longer stored, but notifications of other kinds are', async () => {
    await turnOff('likes', 'mentions', 'follows');
    await doAll();
    expect(await messages()).toEqual([
      '@bob wrote the newest of 4 new comments on your item “Brass owl”: Look',
    ]);
    await notify.achievement({ uid: owner, achievementId: 'first-share' });
    expect(await messages()).toHaveLength(2);
  });

  it('is not stored when the kind is comments, replies or achievements', async () => {
    await turnOff('comments', 'replies', 'achievements');
    const parentId = await comment(owner, { username: 'owner' });
    await comment(ana, { parentId });
    await comment(bob);
    await notify.achievement({ uid: owner, achievementId: 'first-share' });
    expect(await messages()).toEqual([]);
  });

  it('is replaced by the next kind that fits the comment: a reply instead of a mention, a comment instead of a reply', async () => {
    const parentId = await comment(owner, { username: 'owner' });
    const reply = { parentId, mentions: [owner], content: 'Look' };
    await turnOff('mentions');
    await comment(ana, reply);
    await turnOff('replies');
    await comment(ana, reply);
    expect(await messages()).toEqual([
      '@ana commented on your item “Brass owl”: Look',
      '@ana replied to your comment on “Brass owl”: Look',
    ]);
  });

  it('is not replaced by another kind when an edit adds a mention', async () => {
    await turnOff('mentions', 'comments');
    const commentId = await comment(ana);
    await turnOn('comments');
    const mentions = [{ userId: owner, username: 'owner' }];
    await db.doc(`items/${itemId}/comments/${commentId}`).update({ mentions });
    await notify.mentions({ itemId, commentId }, [owner]);
    expect(await messages()).toEqual([]);
  });

  it('is still updated in earlier notifications, for example when a like is taken back', async () => {
    await like(ana);
    await like(bob);
    await turnOff('likes');
    await db.doc(`items/${itemId}/likes/${bob}`).delete();
    await notify.like({ itemId, uid: bob });
    expect(await messages()).toEqual(['@ana liked your item “Brass owl”']);
  });
});
