import type { CurrentUser } from '@contract/schemas/user';
import { LazyPart } from '@/components/lazy-part';
import { usePageTitle } from '@/lib/use-page-title';
import { MemberPage } from './member-page';
import { NotFoundPage } from './not-found-page';

const loadDashboard = async () =>
  (await import('@/features/moderation/ui/admin-dashboard')).AdminDashboard;

/** Other members see that there is no such page, and do not load its code. */
export const AdminPage = () => (
  <MemberPage>{(user) => (user.isAdmin ? <Admin user={user} /> : <NotFoundPage />)}</MemberPage>
);

function Admin({ user }: { readonly user: CurrentUser }) {
  usePageTitle('Admin Dashboard');
  return (
    <LazyPart
      key={user.id}
      load={loadDashboard}
      loading="Loading..."
      failed="We couldn't load this page. Check your connection and try again."
      props={{ user }}
    />
  );
}
