import { expect, it } from 'vitest';
import { systemWorkFor } from '../../../src/lib/authority.test-support';
import { createUsersRepo } from '../../../src/repos/users-repo';
import { commitLike, unchangedLikePrecondition } from '../../../src/repos/stored-like';
import { createVerifiedLikesRepo } from '../../../src/repos/verified-likes-repo';
import { createLikeVerifier } from '../../../src/services/likes/like-verifier';
import { db } from '../support/environment';
import { storeItems } from '../support/item-list';
import {
  like,
  likedItemIds,
  readLikeCountAndUids,
  unlike,
  readVerifiedLikeCounts,
} from '../support/likes';
import { createMember, type Member } from '../support/member';

const createMembers = (count: number): Promise<Member[]> =>
  Promise.all(Array.from({ length: count }, () => createMember()));

it('an item counts as many likes as it has like documents when 15 members like and unlike it at the same time', async () => {
  const [members, [item]] = await Promise.all([createMembers(15), storeItems([{}])]);
  if (!item) throw new Error('The item was not stored');
  // Sends all requests at the same time, including the likes and unlikes of the same member.
  const responses = await Promise.all(
    members.flatMap((member, n) => {
      const calls = [like(member, item.id), unlike(member, item.id)];
      return n % 2 === 0 ? [...calls, like(member, item.id)] : calls;
    }),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  const { count, uids } = await readLikeCountAndUids(item);
  expect(count).toBe(uids.length);
}, 120_000);

it('a like counts once when 8 identical requests arrive at the same time', async () => {
  const [member, [item]] = await Promise.all([createMember(), storeItems([{}])]);
  if (!item) throw new Error('The item was not stored');
  const eight = <T>(send: () => Promise<T>) => Promise.all(Array.from({ length: 8 }, send));
  const liked = await eight(() => like(member, item.id));
  expect(new Set(liked.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await readLikeCountAndUids(item)).toEqual({ count: 1, uids: [member.uid] });
  expect(await likedItemIds(member)).toEqual([item.id]);
  await eight(() => unlike(member, item.id));
  expect(await readLikeCountAndUids(item)).toEqual({ count: 0, uids: [] });
});

it('commitLike writes a like again, based on its new state, when the like changed between its read and its write', async () => {
  const [member, [item]] = await Promise.all([createMember(), storeItems([{}])]);
  if (!item) throw new Error('The item was not stored');
  expect((await like(member, item.id)).status).toBe(200);
  const ref = item.collection('likes').doc(member.uid);
  const read = await ref.get();
  await ref.update({ isVerified: false });
  const written: unknown[] = [];
  await commitLike(read, (batch, current) => {
    written.push(current.get('isVerified'));
    batch.update(current.ref, { isVerified: true }, unchangedLikePrecondition(current));
    return true;
  });
  expect(written).toEqual([true, false]);
});

it('the verified likes of items are counted correctly when members like and unlike while their email addresses are being verified', async () => {
  const items = await storeItems(Array.from({ length: 3 }, () => ({})));
  const members = await Promise.all(
    Array.from({ length: 6 }, () => createMember({ emailVerified: false })),
  );
  const users = createUsersRepo(db);
  const verifiedLikes = createLikeVerifier({
    users,
    verifiedLikes: createVerifiedLikesRepo(db),
  });
  const verify = async (uid: string) => {
    await users.setEmailVerified(systemWorkFor(uid), true, new Date());
    // Counts each member's likes twice at the same time, because the trigger that follows the verification runs the
    // same count.
    await Promise.all([
      verifiedLikes.count(systemWorkFor(uid)),
      verifiedLikes.count(systemWorkFor(uid)),
    ]);
  };
  const responses = await Promise.all(
    members.flatMap((member, n) => [
      ...items.flatMap(({ id }) => [
        like(member, id),
        ...(n % 3 === 0 ? [unlike(member, id), like(member, id)] : []),
      ]),
      ...(n % 2 === 0 ? [verify(member.uid)] : []),
    ]),
  );
  const statuses = responses.flatMap((response) => (response ? [response.status] : []));
  expect(new Set(statuses)).toEqual(new Set([200]));
  const isVerified = (uid: string) => members.findIndex((it) => it.uid === uid) % 2 === 0;
  for (const item of items) {
    const { count, uids } = await readLikeCountAndUids(item);
    expect(count).toBe(uids.length);
    const verified = uids.filter(isVerified).length;
    expect(await readVerifiedLikeCounts(item)).toEqual({
      likes: count,
      verified,
      documents: verified,
    });
  }
}, 120_000);
