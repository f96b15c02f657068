import { BLOCKED_MEMBERS_MAX, BLOCKING_MESSAGES } from '@contract/schemas/blocked-member';
import { FAVORITE_MESSAGES, FAVORITES_MAX } from '@contract/schemas/favorite';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { createRepos } from '../../../src/app/repos';
import { actorFor, systemWorkFor } from '../../../src/lib/authority.test-support';
import { createJsonLogger } from '../../../src/lib/json-logger';
import { newMember } from '../../../src/repos/new-member';
import { createUsernamesService } from '../../../src/services/accounts/usernames';
import { createFavoritesService } from '../../../src/services/favorites/favorites';
import { createBlockedMembersCache } from '../../../src/services/blocking/blocked-members';
import { createBlocking } from '../../../src/services/blocking/blocking';
import { createOwnDatabase } from '../../support/own-database';

const now = () => new Date();

/**
 * Creates repos with three members in a separate database without triggers. In the shared database, a trigger would run
 * for each of hundreds of documents.
 */
async function openOwn() {
  const db = createOwnDatabase();
  const repos = createRepos({ db, log: createJsonLogger(), now });
  const usernames = createUsernamesService({ usernames: repos.usernames, now });
  for (const uid of ['ann', 'bob', 'cat']) {
    const record = newMember({ email: `${uid}@example.com` }, now());
    await repos.users.createIfAbsent(systemWorkFor(uid), record);
    await usernames.set(systemWorkFor(uid), uid);
  }
  const blockedMembers = createBlockedMembersCache({ blocks: repos.blocks, now });
  return { db, repos, blockedMembers };
}

async function fill(
  db: Firestore,
  collection: string,
  count: number,
  fields: DocumentData,
): Promise<void> {
  const batch = db.batch();
  for (let n = 0; n < count; n += 1)
    batch.create(db.doc(`users/ann/${collection}/gone-${String(n)}`), fields);
  await batch.commit();
}

it('a new favorite gets a 409 when the list of favorites is full, but a seller who already is a favorite can be added again', async () => {
  const { db, repos, blockedMembers } = await openOwn();
  const { favorites, profiles } = repos;
  const service = createFavoritesService({ favorites, profiles, blockedMembers });
  await fill(db, 'favorites', FAVORITES_MAX - 1, { createdAt: new Date(0) });
  const reader = { actor: actorFor('ann'), blocksSince: null };
  const added = { isFavorited: true };
  expect(await service.add('bob', reader)).toEqual(added);
  const refused = { status: 409, message: FAVORITE_MESSAGES.full };
  await expect(service.add('cat', reader)).rejects.toMatchObject(refused);
  expect(await service.add('bob', reader)).toEqual(added);
  const listed = await service.list({ limit: 16 }, reader);
  expect(listed.favorites.map(({ id }) => id)).toEqual(['bob']);
});

it('a new block gets a 409 when the list of blocked members is full, but a member who is already blocked can be blocked again', async () => {
  const { db, repos, blockedMembers } = await openOwn();
  const { blocks, usernames } = repos;
  const service = createBlocking({ blocks, usernames, blockedMembers });
  const block = (username: string) => service.block({ actor: actorFor('ann'), username });
  const gone = { username: 'gone', createdAt: new Date(0) };
  await fill(db, 'blocked', BLOCKED_MEMBERS_MAX - 1, gone);
  expect((await block('bob')).member).toMatchObject({ id: 'bob' });
  const refused = { status: 409, message: BLOCKING_MESSAGES.full };
  await expect(block('cat')).rejects.toMatchObject(refused);
  expect((await block('bob')).member).toMatchObject({ id: 'bob' });
  expect((await service.list('ann')).blocked).toHaveLength(BLOCKED_MEMBERS_MAX);
});
