import type { BlocksRepo } from '../../repos/blocks-repo';
import type { NotificationRemovalRepo } from '../../repos/notification-removal-repo';

/**
 * Runs `write`, which notifies a member about another member. Does nothing if both are the same member, or if one has
 * blocked the other.
 */
export type NotifyUnlessBlocked = (
  uid: string,
  actorId: string,
  write: () => Promise<void>,
) => Promise<void>;

interface NotifyUnlessBlockedDeps {
  readonly blocks: Pick<BlocksRepo, 'isBetween'>;
  readonly notificationRemoval: Pick<NotificationRemovalRepo, 'between'>;
}

export const createNotifyUnlessBlocked =
  ({ blocks, notificationRemoval }: NotifyUnlessBlockedDeps): NotifyUnlessBlocked =>
  async (uid, actorId, write) => {
    if (uid === actorId || (await blocks.isBetween(uid, actorId))) return;
    await write();
    // Checks the blocks again. If one member blocked the other at the same time, the call that stored the block may
    // have missed the notification that was just written.
    if (await blocks.isBetween(uid, actorId)) await notificationRemoval.between(uid, actorId);
  };
