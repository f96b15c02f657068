import type { CurrentUser } from '@contract/schemas/user';
import { lazyNamed } from '@/lib/lazy-named';
import { PushSync } from '../notifications/push-sync';
import { OutboxSender } from '../outbox/outbox-sender';

const BlockedMembersSync = lazyNamed(
  () => import('../profiles/blocked-members-sync'),
  'BlockedMembersSync',
);

/** What every page of a member does and does not show. Loads when the member is known. */
export const MemberParts = ({ user }: { readonly user: CurrentUser }) => (
  <>
    <OutboxSender memberId={user.id} />
    <PushSync user={user} />
    {user.hasBlocked && <BlockedMembersSync />}
  </>
);
