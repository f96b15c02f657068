import type { CurrentUser } from '@contract/schemas/user';
import { Fragment } from 'react';
import { useViewer } from '@/features/accounts/model/session';
import { lazyNamed } from '@/lib/lazy-named';
import { PushSync } from '../notifications/push-sync';
import { OutboxSender } from '../outbox/outbox-sender';
import { BadgeSync } from './badge-sync';
import { LiveNotifications } from './live-notifications';

const BlockedMembersSync = lazyNamed(
  () => import('../profiles/blocked-members-sync'),
  'BlockedMembersSync',
);

/** What every page of a member does and does not show. Loads when the member is known. */
export function MemberParts({ user }: { readonly user: CurrentUser }) {
  const isPremium = useViewer() === 'premium';
  return (
    // Another member gets parts of their own.
    <Fragment key={user.id}>
      <OutboxSender memberId={user.id} />
      <BadgeSync memberId={user.id} />
      <PushSync user={user} />
      {isPremium && <LiveNotifications memberId={user.id} />}
      {user.hasBlocked && <BlockedMembersSync />}
    </Fragment>
  );
}
