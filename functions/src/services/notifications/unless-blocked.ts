import type { BlocksRepo } from '../../repos/blocks-repo';
import type { RemovedNotificationsRepo } from '../../repos/removed-notifications-repo';

/** Runs `write`, which notifies a member about another one, unless it would be about themselves or across a block. */
export type UnlessBlocked = (
  uid: string,
  actorId: string,
  write: () => Promise<void>,
) => Promise<void>;

interface UnlessBlockedDeps {
  readonly blocks: Pick<BlocksRepo, 'isBetween'>;
  readonly removedNotifications: Pick<RemovedNotificationsRepo, 'between'>;
}

export const createUnlessBlocked =
  ({ blocks, removedNotifications }: UnlessBlockedDeps): UnlessBlocked =>
  async (uid, actorId, write) => {
    if (uid === actorId || (await blocks.isBetween(uid, actorId))) return;
    await write();
    // A block at the same time may have missed the notification just written.
    if (await blocks.isBetween(uid, actorId)) await removedNotifications.between(uid, actorId);
  };
