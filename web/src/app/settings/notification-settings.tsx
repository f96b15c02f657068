import type { CurrentUser } from '@contract/schemas/user';
import { useViewer } from '@/features/accounts/model/session';
import { NotificationsSection } from '@/features/notifications/ui/notifications-section';

/** The section 'Notifications' of the account settings. */
export const NotificationSettings = ({ user }: { readonly user: CurrentUser }) => (
  <NotificationsSection
    memberId={user.id}
    isPremium={useViewer() === 'premium'}
    isSuspended={Boolean(user.suspension)}
  />
);
