import { describe, expect, it } from 'vitest';
import {
  expectReceivedLikes,
  setTotals,
  readStoredAchievementIds,
  totalsOf,
  unlockedAchievementIds,
} from '../support/achievements';
import { storeItems } from '../support/item-list';
import { like } from '../support/likes';
import { registerSharedLink } from '../support/links';
import { createMember } from '../support/member';
import { shareItem } from '../support/own-items';
import { shareSale } from '../support/share-sale';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

describe('an achievement', () => {
  it('is unlocked by exactly one of 15 likes that a member sends at the same time', async () => {
    const [member, items] = await Promise.all([
      createMember(),
      storeItems(Array.from({ length: 15 }, () => ({}))),
    ]);
    const responses = await Promise.all(items.map(({ id }) => like(member, id)));
    const unlocked = await Promise.all(responses.map(unlockedAchievementIds));
    expect(unlocked.flat()).toEqual(['likes-10']);
    expect(await readStoredAchievementIds(member)).toEqual(['likes-10']);
    expect((await totalsOf(member)).likesGiven).toBe(15);
  });

  it('is unlocked by exactly one call when a member likes items and shares links at the same time', async () => {
    const [member, items] = await Promise.all([
      createMember(),
      storeItems(Array.from({ length: 10 }, () => ({}))),
    ]);
    await setTotals(member, { likesGiven: 5 });
    const responses = await Promise.all(
      items.flatMap(({ id }) => [like(member, id), registerSharedLink(member, id, 'email')]),
    );
    const unlocked = await Promise.all(responses.map(unlockedAchievementIds));
    expect(unlocked.flat().sort()).toEqual(['likes-10', 'links-5']);
  });

  it('is unlocked by exactly one of 6 shares that a member makes at the same time', async () => {
    const member = await createMember();
    const responses = await Promise.all(Array.from({ length: 6 }, () => shareSale(member)));
    const unlocked = responses.flatMap(({ body }) => body.newAchievements as { id: string }[]);
    expect(unlocked.map(({ id }) => id)).toEqual(['first-share']);
    expect((await totalsOf(member)).itemsShared).toBe(6);
  });
});

it('the owner of an item gets the achievement for 25 likes, and each like counts, when 8 members like the item at the same time', async () => {
  const owner = await createMember();
  const itemId = await shareItem(owner);
  await setTotals(owner, { likesReceived: 20 });
  const members = await Promise.all(Array.from({ length: 8 }, () => createMember()));
  const responses = await Promise.all(members.map((member) => like(member, itemId)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  await expectReceivedLikes(owner, 28);
  // Polls, because a trigger unlocks the achievement after the commit of the likes.
  await expect
    .poll(() => readStoredAchievementIds(owner), { timeout: TRIGGER_TIMEOUT_MS })
    .toContain('liked-25');
}, 120_000);
