import { Skeleton as ChakraSkeleton } from '@chakra-ui/react/skeleton';
import { Stat } from '@chakra-ui/react/stat';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { Tabs } from '@chakra-ui/react/tabs';
import type { ReportCounts } from '@contract/schemas/report-for-admins';
import type { CurrentUser } from '@contract/schemas/user';
import { type ComponentType, useState } from 'react';
import { LazyPart } from '@/components/lazy-part';
import { Skeleton } from '@/components/surfaces';
import type { QueueView } from '../model/queue-view';
import { type AdminTab, useAdminUrl } from '../model/use-admin-url';
import { useAppealActions } from '../model/use-appeal-actions';
import { useHaveAppealsLoaded } from '../model/use-appeals';
import { useReportNotes } from '../model/use-report-notes';
import { useReportQueue } from '../model/use-report-queue';
import { useQueueActions } from '../model/use-queue-actions';
import { useTabFocus } from '../model/use-tab-focus';
import styles from './admin-dashboard.module.css';
import { adminChakraSystem } from './admin-theme';
import { AppealResults, PendingAppeals } from './appeals';
import { ReportQueueList } from './report-queue-list';
import { QueueFilters } from './queue-filters';

interface AdminDashboardProps {
  readonly user: CurrentUser;
}

const NONE = [] as const;

/** The tabs whose code loads when they open. */
const LATER_TABS: Readonly<
  Record<Exclude<AdminTab, 'reports'>, () => Promise<ComponentType<AdminDashboardProps>>>
> = {
  members: async () => (await import('./members-tab')).MembersTab,
  figures: async () => (await import('./figures-tab')).FiguresTab,
  audit: async () => (await import('./audit-log')).AuditLog,
};

/** The admin dashboard: the queue of reports, and the other tabs. Importing this file loads the code of Chakra. */
export function AdminDashboard({ user }: AdminDashboardProps) {
  const { tab, view, open, changeView } = useAdminUrl();
  const queue = useReportQueue(view, tab === 'reports' && view.kind !== 'appeals');
  const notes = useReportNotes(user.id);
  // The dashboard holds this state, because the queue unmounts when the admin opens another tab or view. The outcome of
  // a running act must not get lost, and shortcuts that the admin has turned off must stay off.
  const shown = JSON.stringify({ ...view, tab });
  const work = useQueueActions({
    entries: queue.entries ?? NONE,
    view: shown,
    adminUsername: user.username,
    notes,
  });
  const appealWork = useAppealActions(user.id, shown);
  const showsAppeals = tab === 'reports' && showsPendingAppeals(view, queue.page);
  const areAppealsKnown = useHaveAppealsLoaded(showsAppeals);
  useTabFocus(tab, view.q);
  const [usesKeys, setUsesKeys] = useState(true);
  return (
    <ChakraProvider value={adminChakraSystem}>
      <Tabs.Root
        lazyMount
        unmountOnExit
        // With manual activation, arrow keys only move the focus. With automatic activation, they would load each tab
        // that they pass.
        activationMode="manual"
        value={tab}
        onValueChange={({ value }) => open(value as AdminTab)}
      >
        <Tabs.List>
          <Tabs.Trigger value="reports">Reports</Tabs.Trigger>
          <Tabs.Trigger value="members">Members</Tabs.Trigger>
          <Tabs.Trigger value="figures">Figures</Tabs.Trigger>
          <Tabs.Trigger value="audit">Audit Log</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="reports" className={styles.panel}>
          {view.kind !== 'appeals' && <Counts counts={queue.counts} />}
          <QueueFilters view={view} onChange={changeView} />
          {view.kind === 'appeals' ? (
            <AppealResults key={view.appealStatus} status={view.appealStatus} work={appealWork} />
          ) : (
            <>
              {showsAppeals && (
                <PendingAppeals
                  work={appealWork}
                  onShowAll={() => changeView({ kind: 'appeals', appealStatus: 'pending' })}
                />
              )}
              {areAppealsKnown ? (
                <ReportQueueList
                  adminUsername={user.username}
                  status={view.status}
                  queue={queue}
                  work={work}
                  notes={notes}
                  usesKeys={usesKeys}
                  isCovered={appealWork.opened !== null}
                  onUseKeys={setUsesKeys}
                />
              ) : (
                <Skeleton className={styles.unseenReports} />
              )}
            </>
          )}
        </Tabs.Content>
        <LaterTab tab="members" user={user} />
        <LaterTab tab="figures" user={user} />
        <LaterTab tab="audit" user={user} />
      </Tabs.Root>
    </ChakraProvider>
  );
}

interface CountsProps {
  /** The numbers of reports by status. Null while they load. */
  readonly counts: ReportCounts | null;
}

/** Shows the counts of all reports, not only of those that match the filter. */
const Counts = ({ counts }: CountsProps) => (
  <div role="group" aria-label="Number of reports" className={styles.counts}>
    <Count label="Total Reports" count={counts?.total} />
    <Count label="Pending" count={counts?.pending} />
    <Count label="Resolved" count={counts?.resolved} />
    <Count label="Dismissed" count={counts?.dismissed} />
  </div>
);

const Count = ({ label, count }: { label: string; count: number | undefined }) => (
  <Stat.Root>
    <Stat.Label>{label}</Stat.Label>
    <Stat.ValueText>
      {count === undefined ? (
        <ChakraSkeleton className={styles.unknownCount} />
      ) : (
        count.toLocaleString('en-US')
      )}
    </Stat.ValueText>
  </Stat.Root>
);

/**
 * Returns whether the list shows pending appeals above the reports. It shows them on page 1, unless its filters exclude
 * pending appeals or it has a text search, which finds only reports.
 */
const showsPendingAppeals = ({ kind, status, q }: QueueView, page: number): boolean =>
  kind === 'all' && (status === 'all' || status === 'pending') && q === '' && page === 1;

interface LaterTabProps extends AdminDashboardProps {
  readonly tab: keyof typeof LATER_TABS;
}

const LaterTab = ({ tab, user }: LaterTabProps) => (
  <Tabs.Content value={tab}>
    <LazyPart
      load={LATER_TABS[tab]}
      loading="Loading..."
      failed="We couldn't load this tab. Check your connection and try again."
      props={{ user }}
    />
  </Tabs.Content>
);
