import type { CurrentUser } from '@contract/schemas/user';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ButtonLink } from '@/components/button';
import { LazyPart } from '@/components/lazy-part';
import { Skeleton } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { useCurrentUser, useViewer } from '@/features/accounts/model/session';
import { AchievementsPanel } from '@/features/achievements/ui/achievements-panel';
import { PaymentReturn } from '@/features/billing/ui/payment-return';
import { FavoritesPanel } from '@/features/favorites/ui/favorites-panel';
import { itemDeletionMutationKey } from '@/features/items/model/use-live-changes';
import { CardListSkeleton } from '@/features/items/ui/card-list';
import { ownItemsUrl } from '@/features/items/model/own-items-url';
import { useOwnItemsPage } from '@/features/items/model/use-own-items';
import { OwnItemsSection } from '@/features/items/ui/own-items-section';
import { OwnStats } from '@/features/items/ui/own-stats';
import { ExportSales } from '@/features/sales/ui/export-sales';
import { SalesFigures } from '@/features/sales/ui/sales-figures';
import { DeleteQuestion } from '@/features/sharing/ui/delete-question';
import { classNames } from '@/lib/class-names';
import { usePageTitle } from '@/lib/use-page-title';
import { useSectionJumps } from '@/lib/use-section-jumps';
import { onItemsChangedElsewhere } from '@/services/items-changed-elsewhere';
import { refreshAfterCall } from '@/services/refresh-after-call';
import { ITEM_SLOTS } from '../items/item-actions';
import styles from './dashboard-page.module.css';
import { MembersOnlyPage } from './members-only-page';
import { SupportAddress } from './static/support-address';

const loadUsernameCard = async () =>
  (await import('@/features/accounts/ui/username-card')).UsernameCard;

const LINKED = ['favorites'];

export function DashboardPage() {
  usePageTitle('Dashboard');
  return <MembersOnlyPage>{(user) => <Dashboard user={user} />}</MembersOnlyPage>;
}

interface DashboardProps {
  /** The signed-in member. Null while the session loads. */
  readonly user: CurrentUser | null;
}

function Dashboard({ user }: DashboardProps) {
  const client = useQueryClient();
  const viewer = useViewer();
  const url = ownItemsUrl(useOwnItemsPage());
  const isPremium = viewer === null ? null : viewer === 'premium';
  /** A member without a username has no items or sales, so the page asks for a username instead. */
  const isNamed = user?.username !== null;
  useSectionJumps(LINKED, user !== null);
  useEffect(
    () => onItemsChangedElsewhere(() => void refreshAfterCall(client, 'shareScreenshot')),
    [client],
  );
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={classNames(text.display, styles.title)}>Dashboard</h1>
        <ButtonLink to="/account-settings" variant="outline">
          Account Settings
        </ButtonLink>
        {user ? (
          <p className={styles.welcome}>Welcome back, {user.firstName ?? user.email}</p>
        ) : (
          <div className={styles.welcome}>
            <Skeleton className={styles.unseenWelcome} />
          </div>
        )}
      </div>
      {user && (
        <PaymentReturn
          memberId={user.id}
          support={<SupportAddress subject="My payment for Premium" />}
        />
      )}
      {isNamed ? <SalesFigures isMember={user !== null} url={url} /> : <UsernameForm />}
      {user && <OwnStats />}
      {isNamed && (user ? <DashboardItems /> : <CardListSkeleton title="Your Items" />)}
      {/* Renders the panels only when the session is loaded. Before that, the content above them is short. The panels
          would first appear high on the page, and move down when this content grows. */}
      {user && (
        <div className={styles.panels}>
          <AchievementsPanel isPremium={isPremium} />
          <FavoritesPanel isPremium={isPremium} />
        </div>
      )}
      {user && isNamed && <ExportSales />}
    </div>
  );
}

const UsernameForm = () => (
  <LazyPart
    load={loadUsernameCard}
    loading={<Skeleton className={styles.usernameCard} />}
    failed="We couldn't load the username form. Check your connection and try again."
    props={{}}
  />
);

/** The member's own items. The member can delete one or several of them. */
const DashboardItems = () => {
  const isSuspended = Boolean(useCurrentUser().user?.suspension);
  return (
    <OwnItemsSection
      slots={ITEM_SLOTS}
      isSuspended={isSuspended}
      deletionQuestion={({ item, ...deletion }) => (
        <DeleteQuestion
          itemId={item.id}
          isOwnSale={item.isOwnSale}
          deletionKey={itemDeletionMutationKey(item.id)}
          {...deletion}
        />
      )}
    />
  );
};
