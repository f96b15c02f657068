import { PINNED_ITEMS_MAX } from '@contract/schemas/profile';
import { expect, it } from 'vitest';
import {
  addFavorite,
  followerNotificationIds,
  removeFavorite,
  readStoredFavoriteIds,
} from '../support/favorites';
import { createMember } from '../support/member';
import { pinItem, setBio, storedBioAndPins, storeItemsOf, unpinItem } from '../support/profiles';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

const times = <T>(count: number, send: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => send(n)));

const statusesOf = (responses: readonly Response[]) => responses.map(({ status }) => status);

it('30 equal calls that arrive at the same time store one favorite and notify the seller once', async () => {
  const [fan, seller] = await Promise.all([createMember({ premium: true }), createMember()]);
  const responses = await times(30, () => addFavorite(fan, seller.uid));
  expect(new Set(statusesOf(responses))).toEqual(new Set([200]));
  expect(await readStoredFavoriteIds(fan)).toEqual([seller.uid]);
  await expect
    .poll(() => followerNotificationIds(seller), { timeout: TRIGGER_TIMEOUT_MS })
    .toEqual([`follow_${fan.uid}`]);
});

it('overlapping calls that add and remove the same favorite all succeed', async () => {
  const [fan, seller] = await Promise.all([createMember({ premium: true }), createMember()]);
  const responses = await times(20, (n) =>
    n % 2 === 0 ? addFavorite(fan, seller.uid) : removeFavorite(fan, seller.uid),
  );
  expect(new Set(statusesOf(responses))).toEqual(new Set([200]));
  await addFavorite(fan, seller.uid);
  expect(await readStoredFavoriteIds(fan)).toEqual([seller.uid]);
});

it('only 3 of 10 calls that pin different items at the same time succeed, and the other 7 get an error', async () => {
  const member = await createMember({ premium: true });
  const ids = await storeItemsOf(
    member,
    Array.from({ length: 10 }, () => ({})),
  );
  const statuses = statusesOf(await Promise.all(ids.map((id) => pinItem(member, id))));
  expect(statuses.sort()).toEqual([200, 200, 200, ...Array.from({ length: 7 }, () => 409)]);
  const { user, profile } = await storedBioAndPins(member);
  expect(profile?.pinnedItemIds).toHaveLength(PINNED_ITEMS_MAX);
  expect(user?.pinnedItemIds).toEqual(profile?.pinnedItemIds);
});

it("the member's private document and profile have the same bio and pins when bios, pins and unpins overlap", async () => {
  const member = await createMember({ premium: true });
  const [id = ''] = await storeItemsOf(member, [{}]);
  const responses = await times(12, (n) =>
    n % 3 === 0
      ? setBio(member, `Bio ${String(n)}`)
      : n % 3 === 1
        ? pinItem(member, id)
        : unpinItem(member, id),
  );
  expect(new Set(statusesOf(responses))).toEqual(new Set([200]));
  const { user, profile } = await storedBioAndPins(member);
  expect(user).toEqual({ ...profile, pinnedItemIds: profile?.pinnedItemIds ?? [] });
});
