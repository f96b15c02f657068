import text from '@/components/text.module.css';
import {
  NotificationList,
  NotificationSkeletons,
} from '@/features/notifications/ui/notification-list';
import { classNames } from '@/lib/class-names';
import { usePageTitle } from '@/lib/use-page-title';
import { useOpenItemAtHome } from '../notifications/use-open-item-at-home';
import { MembersOnlyPage } from './members-only-page';
import styles from './notifications-page.module.css';

export function NotificationsPage() {
  usePageTitle('Notifications');
  const openItem = useOpenItemAtHome();
  return (
    <MembersOnlyPage>
      {(user) => (
        <div className={styles.page}>
          <h1 className={classNames(text.display, styles.title)}>Notifications</h1>
          {user ? (
            <NotificationList
              key={user.id}
              memberId={user.id}
              dayHeading="h2"
              openItem={openItem}
            />
          ) : (
            <NotificationSkeletons />
          )}
        </div>
      )}
    </MembersOnlyPage>
  );
}
