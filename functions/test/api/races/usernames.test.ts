import type { Query } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemWorkFor } from '../../../src/lib/authority.test-support';
import { createBylinesRepo } from '../../../src/repos/bylines-repo';
import { itemFieldsToStore } from '../../support/item-fields-to-store';
import { createOwnDatabase } from '../../support/own-database';
import { call, readError } from '../support/api';
import { db } from '../support/environment';
import { createMember, type Member, uniqueName } from '../support/member';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

const claim = (as: Member, username: unknown) => call('setUsername', { as, json: { username } });

const NO_PICTURE = { isPremiumUser: false, profileImageUrl: null };

const WRITTEN_AT = new Date('2026-11-01T00:00:00.000Z');

/**
 * Returns an item that is stored as removed, so that no instance keeps the item in memory after the test deletes it.
 */
const itemOf = ({ uid, username }: Member) =>
  itemFieldsToStore({ ownerId: uid, username: username ?? '', removedAt: WRITTEN_AT });

function inMixedCase(name: string, n: number): string {
  return Array.from(name)
    .map((letter, at) => (((n >> (at % 6)) & 1) === 1 ? letter.toUpperCase() : letter))
    .join('');
}

/** Waits until these documents have the username, which the trigger `copyByline` writes. */
async function expectUsernames(documents: Query, username: unknown): Promise<void> {
  const usernames = async () => {
    const { docs } = await documents.get();
    return new Set(docs.map((document) => document.get('username') as unknown));
  };
  await expect.poll(usernames, { timeout: TRIGGER_TIMEOUT_MS }).toEqual(new Set([username]));
}

let nameless: Member;
beforeAll(async () => {
  nameless = await createMember({ username: null });
});

describe('a username', () => {
  it('is given to only one of 12 members who claim it at the same time, in upper or lower case', async () => {
    const members = await Promise.all(
      Array.from({ length: 12 }, () => createMember({ username: null })),
    );
    const name = uniqueName();
    const responses = await Promise.all(members.map((it, n) => claim(it, inMixedCase(name, n))));
    const winners = members.filter((_member, n) => responses[n]?.status === 204);
    expect(winners).toHaveLength(1);
    const errors = await Promise.all(responses.filter((it) => it.status !== 204).map(readError));
    expect(new Set(errors.map((it) => `${String(it.status)} ${it.message}`))).toEqual(
      new Set(['409 Username already exists']),
    );
    const profiles = await db.getAll(...members.map(({ uid }) => db.doc(`profiles/${uid}`)));
    expect(profiles.filter((it) => it.exists).map((it) => it.id)).toEqual([winners[0]?.uid]);
  });

  it('is stored in the private and in the public document of the member', async () => {
    const { uid, username } = await createMember({ premium: true });
    const [user, profile, name] = await db.getAll(
      ...[`users/${uid}`, `profiles/${uid}`, `usernames/${username ?? ''}`].map((it) => db.doc(it)),
    );
    expect(user?.get('username')).toBe(username);
    expect(profile?.data()).toMatchObject({ username, profileImageUrl: null, tiktokUrl: null });
    expect(profile?.get('isPremiumUser')).toBe(true);
    expect(name?.get('isPremiumUser')).toBe(true);
  });

  it('stays reserved for its earlier owner after a change of the username', async () => {
    const [ann, bob] = await Promise.all([createMember(), createMember()]);
    const item = db.doc(`items/${uniqueName()}`);
    await item.set(itemOf(ann));
    const next = uniqueName();
    expect((await claim(ann, next)).status).toBe(204);
    await expectUsernames(item.parent.where('ownerId', '==', ann.uid), next);
    expect((await claim(bob, ann.username?.toUpperCase())).status).toBe(409);
    expect((await claim(ann, ann.username)).status).toBe(204);
    await expectUsernames(item.parent.where('ownerId', '==', ann.uid), ann.username);
    await item.delete();
  });

  it('becomes free when its earlier owner has given up two other usernames after it', async () => {
    const [ann, bob] = await Promise.all([createMember(), createMember()]);
    const second = uniqueName();
    const third = uniqueName();
    const fourth = uniqueName();
    for (const name of [second, third]) expect((await claim(ann, name)).status).toBe(204);
    expect((await claim(bob, ann.username)).status).toBe(409);
    expect((await claim(ann, fourth)).status).toBe(204);
    expect((await claim(bob, second)).status).toBe(409);
    expect((await claim(bob, ann.username)).status).toBe(204);
    // When a member takes an earlier username back and gives it up again, this username counts as the newest of the
    // member's earlier usernames.
    expect((await claim(ann, second)).status).toBe(204);
    expect((await claim(ann, uniqueName())).status).toBe(204);
    expect((await claim(bob, third)).status).toBe(204);
    expect((await claim(bob, second)).status).toBe(409);
  });

  it('is the same in all documents of the member after four concurrent changes', async () => {
    const ann = await createMember();
    const items = Array.from({ length: 8 }, () => db.doc(`items/${uniqueName()}`));
    await Promise.all(items.map((it) => it.set(itemOf(ann))));
    const names = Array.from({ length: 4 }, uniqueName);
    const responses = await Promise.all(names.map((name) => claim(ann, name)));
    expect(responses.map(({ status }) => status)).toEqual(names.map(() => 204));
    const user = await db.doc(`users/${ann.uid}`).get();
    await expectUsernames(
      db.collection('items').where('ownerId', '==', ann.uid),
      user.get('username'),
    );
    await Promise.all(items.map((it) => it.delete()));
  });

  it('is replaced on all items and comments of the member, and on no items and comments of other members', async () => {
    const [ann, bob] = await Promise.all([createMember(), createMember()]);
    const item = db.doc(`items/${uniqueName()}`);
    const comment = ({ uid, username }: Member, id: string) =>
      item
        .collection('comments')
        .doc(id)
        .set({ userId: uid, username, createdAt: WRITTEN_AT, updatedAt: WRITTEN_AT });
    await item.set(itemOf(bob));
    await Promise.all([comment(ann, 'of-ann-1'), comment(ann, 'of-ann-2'), comment(bob, 'of-bob')]);
    const next = uniqueName();
    expect((await claim(ann, next)).status).toBe(204);
    const written = item.collection('comments').where('userId', '==', ann.uid);
    await expectUsernames(written, next);
    const { docs } = await written.get();
    expect(docs).toHaveLength(2);
    expect(docs[0]?.get('updatedAt')).toEqual(docs[0]?.get('createdAt'));
    const others = await db.getAll(item, item.collection('comments').doc('of-bob'));
    expect(others.map((document) => document.get('username') as unknown)).toEqual([
      bob.username,
      bob.username,
    ]);
    await db.recursiveDelete(item);
  });

  it("is replaced on all of the member's comments, even when they do not fit in a batch, but not on comments of other members", async () => {
    // Uses a database without triggers, because a trigger would run for each comment.
    const own = createOwnDatabase();
    const comments = own.collection('items/owl/comments');
    const comment = (userId: string) => ({ userId, username: userId, ...NO_PICTURE });
    const batch = own.batch();
    for (let n = 0; n < 401; n += 1) batch.set(comments.doc(`of-ann-${n}`), comment('ann'));
    batch.set(comments.doc('of-bob'), comment('bob'));
    await batch.commit();
    await createBylinesRepo(own).write(systemWorkFor('ann'), {
      username: 'new_ann',
      ...NO_PICTURE,
    });
    const { docs } = await comments.get();
    const named = (username: string) =>
      docs.filter((document) => document.get('username') === username).length;
    expect([named('new_ann'), named('bob'), docs.length]).toEqual([401, 1, 402]);
  });

  it.each([
    ['ab', 'Username must be at least 3 characters'],
    [undefined, 'Username is required'],
  ])('is rejected when it is %j, with the message "%s"', async (username, message) => {
    const refused = await readError(await claim(nameless, username));
    expect(refused).toMatchObject({ status: 400, message });
    expect(refused.issues?.[0]).toEqual({ path: ['body', 'username'], message });
  });
});
