import type { SystemWork } from '../../lib/authority';
import { changesField } from '../../lib/changes-field';
import type { ItemExpiriesRepo } from '../../repos/item-expiries-repo';
import type { UserRecord } from '../../repos/users-repo';

export interface ItemExpiries {
  /** Moves the expiry of a member's items to what follows from their plan. Items that have expired stay so. Safe to repeat. */
  move(work: SystemWork): Promise<void>;
}

interface ItemExpiriesDeps {
  readonly itemExpiries: Pick<ItemExpiriesRepo, 'follow'>;
  readonly now: () => Date;
}

export const createItemExpiries = ({ itemExpiries, now }: ItemExpiriesDeps): ItemExpiries => ({
  move: (work) => itemExpiries.follow(work, now),
});

/** What `itemExpiry` reads of a member. */
const EXPIRY_FIELDS = [
  'subscriptionStatus',
  'subscriptionEndDate',
] as const satisfies readonly (keyof UserRecord)[];

type StoredUser = Readonly<Record<string, unknown>>;

const isActive = ({ subscriptionStatus }: StoredUser): boolean => subscriptionStatus === 'active';

/** Whether a change of `users/{uid}` can change when the member's items expire. A renewal does not. */
export const changesExpiries = (before: StoredUser, after: StoredUser): boolean =>
  !(isActive(before) && isActive(after)) && changesField(before, after, EXPIRY_FIELDS);
