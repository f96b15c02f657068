import type { CurrentUser } from '@contract/schemas/user';
import { BackLink } from '@/components/back-link';
import { LazyPart } from '@/components/lazy-part';
import { Skeleton } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { usePageTitle } from '@/lib/use-page-title';
import styles from './admin-page.module.css';
import { MembersOnlyPage } from './members-only-page';
import { NotFoundPage } from './not-found-page';

const loadDashboard = async () =>
  (await import('@/features/moderation/ui/admin-dashboard')).AdminDashboard;

/**
 * The admin dashboard. Members who are not admins see the 404 page instead, and do not load the code of the
 * dashboard.
 */
export const AdminPage = () => (
  <MembersOnlyPage>
    {(user) => (user === null || user.isAdmin ? <Admin user={user} /> : <NotFoundPage />)}
  </MembersOnlyPage>
);

interface AdminProps {
  /** The signed-in member. Null while the session loads. */
  readonly user: CurrentUser | null;
}

function Admin({ user }: AdminProps) {
  usePageTitle(user ? 'Admin Dashboard' : 'Loading');
  return (
    <div className={styles.page}>
      <div>
        <BackLink to="/">Back to Items</BackLink>
        <h1 className={classNames(text.display, styles.title)}>
          {user ? 'Admin Dashboard' : 'Loading...'}
        </h1>
        <p className={classNames(styles.subtitle, !user && styles.unseenSubtitle)}>
          Manage reported items and review community submissions
        </p>
      </div>
      {user ? (
        <LazyPart
          key={user.id}
          load={loadDashboard}
          loading={<Unseen />}
          failed="We couldn't load this page. Check your connection and try again."
          props={{ user }}
        />
      ) : (
        <Unseen />
      )}
    </div>
  );
}

const Unseen = () => (
  <>
    <p role="status" className={text.screenReaderOnly}>
      Loading...
    </p>
    <Skeleton className={styles.unseen} />
  </>
);
