import type { ReceivedLikesRepo } from '../../repos/received-likes-repo';

export interface ReceivedLikes {
  /** Brings the totals of an item's owner up to date with the item's likes. Safe to run twice and in any order. */
  count(itemId: string): Promise<void>;
}

export const createReceivedLikes = ({
  receivedLikes,
  now,
}: {
  readonly receivedLikes: ReceivedLikesRepo;
  readonly now: () => Date;
}): ReceivedLikes => ({
  count: (itemId) => receivedLikes.count(itemId, now()),
});
