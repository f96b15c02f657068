import { blockingEndpoints } from '@contract/endpoints/blocking';
import { expect, it } from 'vitest';
import { parseMicros } from '../../../src/domain/items/item-index/micros';
import { createBlocksRepo } from '../../../src/repos/blocks-repo';
import { createBlockedMembersCache } from '../../../src/services/blocking/blocked-members';
import { blockMember, unblockMember } from '../support/blocking';
import { db } from '../support/environment';
import { createMember } from '../support/member';

const schema = blockingEndpoints.unblockMember.output.schema;
const versionOf = async (response: Promise<Response>) =>
  parseMicros(schema.parse(await (await response).json()).version);

it('a block or an unblock applies on another instance to each request that sends the blocks version of the change', async () => {
  const [{ uid, ...member }, other] = await Promise.all([createMember(), createMember()]);
  const elsewhere = createBlockedMembersCache({
    blocks: createBlocksRepo(db),
    now: () => new Date(),
  });
  const seenAt = async (blocksSince: number | null) =>
    (await elsewhere.of({ actor: { uid }, blocksSince })).ids.has(other.uid);
  for (let times = 0; times < 5; times += 1) {
    const blockedAt = await versionOf(blockMember(member, other.username));
    expect(await seenAt(blockedAt)).toBe(true);
    const unblockedAt = await versionOf(unblockMember(member, other.uid));
    expect(await seenAt(unblockedAt)).toBe(false);
  }
});

it('overlapping blocks and unblocks all succeed, and a later block is stored', async () => {
  const [member, other] = await Promise.all([createMember(), createMember()]);
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      n % 2 === 0 ? blockMember(member, other.username) : unblockMember(member, other.uid),
    ),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  await blockMember(member, other.username);
  expect((await db.doc(`users/${member.uid}/blocked/${other.uid}`).get()).exists).toBe(true);
});
