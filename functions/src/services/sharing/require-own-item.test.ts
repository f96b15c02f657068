import { itemRecordLike } from '@contract/schemas/item-record.test-support';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { appErrorOf } from '../../lib/app-error-of.test-support';
import type { Actor, Authority, Authorized } from '../../lib/authority';
import { authorizeForOwner } from '../../lib/authority';
import { actorFor, systemWorkFor } from '../../lib/authority.test-support';
import type { CommentKey } from '../../repos/comments-repo';
import type { ItemKey } from '../../repos/items-repo';
import type { OwnItemsRepo } from '../../repos/own-items-repo';
import type { Likes } from '../likes/likes';
import { requireOwnItem, requireOwnLiveItem } from './require-own-item';

const record = itemRecordLike({ ownerId: 'ann' });
const items = {
  get: async (id: string) => (id === 'owl' ? { id, record, changedAt: 1 } : null),
};
const ann = actorFor('ann');
const NOT_FOUND = { code: 'not_found' };

describe("the check that an item is the actor's own", () => {
  it('returns the authorized key that changes of the item require', async () => {
    const own = await requireOwnItem(items, { itemId: 'owl', actor: ann });
    expect(own).toMatchObject({ record, key: { itemId: 'owl' } });
  });

  it('throws the same error for an item of another member as for a missing item', async () => {
    const foreign = await appErrorOf(
      requireOwnItem(items, { itemId: 'owl', actor: actorFor('ben') }),
    );
    const gone = await appErrorOf(requireOwnItem(items, { itemId: 'elk', actor: ann }));
    expect(foreign).toMatchObject(NOT_FOUND);
    expect(gone).toEqual(foreign);
  });

  it('throws when the item has expired but must be live', async () => {
    const own = { itemId: 'owl', actor: ann };
    await expect(requireOwnLiveItem(items, own, record.addedAt)).resolves.toMatchObject({
      id: 'owl',
    });
    expect(await appErrorOf(requireOwnLiveItem(items, own, record.expiresAt))).toMatchObject(
      NOT_FOUND,
    );
  });

  it('throws when the actor is an admin who does not own the item', async () => {
    const admin = actorFor('root', { isAdmin: true });
    expect(await appErrorOf(requireOwnItem(items, { itemId: 'owl', actor: admin }))).toMatchObject(
      NOT_FOUND,
    );
  });
});

/* oxlint-disable typescript/no-misused-spread -- The compiler must reject these spreads, even without Oxlint. */
/**
 * These tests are checked by the compiler: if a line below `@ts-expect-error` has no type error, the type check fails.
 */
describe('a value that no check has created', () => {
  const likeAs = (_actor: Parameters<Likes['like']>[0]['actor']) => undefined;
  const remove = (_item: Parameters<OwnItemsRepo['remove']>[0]) => undefined;
  const owl: ItemKey = { itemId: 'owl' };

  it('is not accepted as an actor by the type checker', () => {
    likeAs(ann);
    // @ts-expect-error -- A bare uid is no actor.
    likeAs('ann');
    // @ts-expect-error -- An object literal is no actor, because no check has created it.
    likeAs({ uid: 'ann', isAdmin: false });
    // @ts-expect-error -- A copy of an actor with another uid is no actor.
    likeAs({ ...ann, uid: 'ben' });
    // @ts-expect-error -- The authority of the server's own jobs and triggers is no actor.
    likeAs(systemWorkFor('ann'));
    expectTypeOf<Actor>().toExtend<Authority>();
  });

  it('is not accepted as an authorized key by the type checker', () => {
    // @ts-expect-error -- A bare key is not authorized.
    remove(owl);
    // @ts-expect-error -- The check returns null if the member is not the owner.
    remove(authorizeForOwner(ann, record.ownerId, owl));
    const comment: CommentKey = { itemId: 'owl', commentId: 'c1' };
    const own = authorizeForOwner(ann, 'ann', comment);
    // @ts-expect-error -- The key of a comment permits only the deletion of the comment.
    if (own) remove(own);
    const owned: Authorized<ItemKey> | null = authorizeForOwner(ann, 'ann', owl);
    // @ts-expect-error -- A copy of an authorized key with another id is not authorized.
    if (owned) remove({ ...owned, itemId: 'elk' });
    if (owned) remove(owned);
    expect(authorizeForOwner(ann, 'ben', owl)).toBeNull();
  });
});
