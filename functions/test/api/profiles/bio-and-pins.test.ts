import { ITEM_MISSING_MESSAGE } from '@contract/schemas/item';
import { BIO_MAX_LENGTH, PROFILE_MESSAGES } from '@contract/schemas/profile';
import { currentUserSchema } from '@contract/schemas/user';
import { beforeEach, describe, expect, it } from 'vitest';
import { call, readError } from '../support/api';
import { createMember, type Member } from '../support/member';
import {
  endPremium,
  pinItem,
  setBio,
  storedBioAndPins,
  storeItemsOf,
  unpinItem,
} from '../support/profiles';

const UPGRADE = { status: 403, message: 'Upgrade to Premium to use this feature.' };

let member: Member;
beforeEach(async () => {
  member = await createMember({ premium: true });
});

const ownAccount = async (as: Member) =>
  currentUserSchema.parse(await (await call('getCurrentUser', { as })).json());

describe('PUT /api/user/bio', () => {
  it("stores the normalized bio in the member's private document and profile, and returns it", async () => {
    const response = await setBio(member, '  Flips since 2009\r\nBoston  ');
    expect(await response.json()).toEqual({ bio: 'Flips since 2009\nBoston' });
    const { user, profile } = await storedBioAndPins(member);
    expect(user?.bio).toBe('Flips since 2009\nBoston');
    expect(profile?.bio).toBe(user?.bio);
    expect((await ownAccount(member)).bio).toBe(user?.bio);
  });

  it.each(['', '  \n ', '\u200b\u2060'])(
    'removes the bio when the new bio is %j',
    async (blank) => {
      await setBio(member, 'Flips');
      expect(await (await setBio(member, blank)).json()).toEqual({ bio: null });
      expect((await storedBioAndPins(member)).profile?.bio).toBeNull();
    },
  );

  it('limits the length of a bio, and counts each emoji as one character', async () => {
    expect((await setBio(member, '🦉'.repeat(BIO_MAX_LENGTH))).status).toBe(200);
    expect(await readError(await setBio(member, '🦉'.repeat(BIO_MAX_LENGTH + 1)))).toMatchObject({
      status: 400,
      issues: [{ path: ['body', 'bio'], message: PROFILE_MESSAGES.bioLong }],
    });
  });

  it('lets only premium members store a bio, but lets every member remove it', async () => {
    const free = await createMember();
    expect(await readError(await setBio(free, 'Flips'))).toMatchObject(UPGRADE);
    await setBio(member, 'Flips');
    await endPremium(member);
    expect((await setBio(member, '')).status).toBe(200);
    expect((await storedBioAndPins(member)).user?.bio).toBeNull();
  });

  it('rejects a member without a username and a visitor', async () => {
    const nameless = await createMember({ username: null, premium: true });
    expect(await readError(await setBio(nameless, 'Flips'))).toMatchObject({
      status: 403,
      code: 'username_required',
      message: PROFILE_MESSAGES.usernameRequired,
    });
    expect((await call('setBio', { json: { bio: 'Flips' } })).status).toBe(401);
  });
});

describe('PUT and DELETE /api/user/pins/:itemId', () => {
  it('pin an item only once when the call is repeated, and unpin it', async () => {
    const [first = '', second = ''] = await storeItemsOf(member, [{}, {}]);
    for (const id of [second, first, second]) expect((await pinItem(member, id)).status).toBe(200);
    const pinned = { bio: undefined, pinnedItemIds: [second, first] };
    const { user, profile } = await storedBioAndPins(member);
    expect(profile).toEqual(pinned);
    expect(user).toMatchObject({ pinnedItemIds: pinned.pinnedItemIds });
    expect((await ownAccount(member)).pinnedItemIds).toEqual([second, first]);
    for (let times = 0; times < 2; times += 1)
      expect(await (await unpinItem(member, second)).json()).toEqual({ pinnedItemIds: [first] });
    expect((await storedBioAndPins(member)).user).toMatchObject({ pinnedItemIds: [first] });
  });

  it('return 409 for a fourth item until one of the three pinned items is unpinned or removed', async () => {
    const [a = '', b = '', c = '', d = '', e = ''] = await storeItemsOf(member, [
      {},
      {},
      {},
      {},
      {},
    ]);
    for (const id of [a, b, c]) await pinItem(member, id);
    expect(await readError(await pinItem(member, d))).toMatchObject({
      status: 409,
      message: PROFILE_MESSAGES.pinsFull,
    });
    await call('deleteItem', { as: member, params: { itemId: a } });
    expect(await (await pinItem(member, d)).json()).toEqual({ pinnedItemIds: [b, c, d] });
    expect((await pinItem(member, e)).status).toBe(409);
    await unpinItem(member, c);
    expect(await (await pinItem(member, e)).json()).toEqual({ pinnedItemIds: [b, d, e] });
  });

  it("return 404 for another member's item, and for an item that does not exist or is not live", async () => {
    const other = await createMember();
    const past = new Date(0);
    const [theirs = ''] = await storeItemsOf(other, [{}]);
    const gone = await storeItemsOf(member, [
      { removedAt: past },
      { hiddenAt: past },
      { expiresAt: past },
    ]);
    for (const id of [theirs, 'missing', ...gone])
      expect(await readError(await pinItem(member, id))).toMatchObject({
        status: 404,
        message: ITEM_MISSING_MESSAGE,
      });
    expect((await storedBioAndPins(member)).user).toMatchObject({ pinnedItemIds: [] });
  });

  it('reject members without premium, and leave the pins stored after a plan has ended', async () => {
    const [id = ''] = await storeItemsOf(member, [{}]);
    await pinItem(member, id);
    await endPremium(member);
    expect((await storedBioAndPins(member)).profile).toMatchObject({ pinnedItemIds: [id] });
    const free = await createMember();
    const [own = ''] = await storeItemsOf(free, [{}]);
    expect(await readError(await pinItem(free, own))).toMatchObject(UPGRADE);
    expect((await unpinItem(member, id)).status).toBe(200);
    expect((await call('pinItem', { params: { itemId: id } })).status).toBe(401);
  });
});
