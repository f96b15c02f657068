import type { SystemWork } from '../../lib/authority';
import { changesField } from '../../lib/changes-field';
import type { ItemExpiriesRepo } from '../../repos/item-expiries-repo';
import type { UserRecord } from '../../repos/users-repo';

export interface ItemExpiryMover {
  /**
   * Sets the expiry of a member's items to the time that follows from the member's plan. Items that have expired stay
   * expired. Idempotent.
   */
  move(work: SystemWork): Promise<void>;
}

interface ItemExpiryMoverDeps {
  readonly itemExpiries: Pick<ItemExpiriesRepo, 'follow'>;
  readonly now: () => Date;
}

export const createItemExpiryMover = ({
  itemExpiries,
  now,
}: ItemExpiryMoverDeps): ItemExpiryMover => ({
  move: (work) => itemExpiries.follow(work, now),
});

/** The fields of a member that `itemExpiry` reads. */
const EXPIRY_FIELDS = [
  'subscriptionStatus',
  'subscriptionEndDate',
] as const satisfies readonly (keyof UserRecord)[];

type StoredUser = Readonly<Record<string, unknown>>;

const isActive = ({ subscriptionStatus }: StoredUser): boolean => subscriptionStatus === 'active';

/**
 * Whether a change of `users/{uid}` can change when the member's items expire. A renewal of the plan cannot change
 * that.
 */
export const canChangeItemExpiries = (before: StoredUser, after: StoredUser): boolean =>
  !(isActive(before) && isActive(after)) && changesField(before, after, EXPIRY_FIELDS);
