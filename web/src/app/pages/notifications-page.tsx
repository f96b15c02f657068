import text from '@/components/text.module.css';
import { NotificationList } from '@/features/notifications/ui/notification-list';
import { classNames } from '@/lib/class-names';
import { usePageTitle } from '@/lib/use-page-title';
import { useOpenItemAtHome } from '../notifications/use-open-item-at-home';
import { MemberPage } from './member-page';
import styles from './notifications-page.module.css';

export function NotificationsPage() {
  usePageTitle('Notifications');
  const openItem = useOpenItemAtHome();
  return (
    <MemberPage>
      {({ id }) => (
        <div className={styles.page}>
          <h1 className={classNames(text.display, styles.title)}>Notifications</h1>
          <NotificationList key={id} memberId={id} dayHeading="h2" openItem={openItem} />
        </div>
      )}
    </MemberPage>
  );
}
