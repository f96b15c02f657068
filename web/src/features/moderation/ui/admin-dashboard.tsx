import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { Tabs } from '@chakra-ui/react/tabs';
import type { CurrentUser } from '@contract/schemas/user';
import { useSearchParams } from 'react-router-dom';
import { BackLink } from '@/components/back-link';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { parseQueueView, queueSearch } from '../model/queue-view';
import { useNotes } from '../model/use-notes';
import { useQueue } from '../model/use-queue';
import styles from './admin-dashboard.module.css';
import { adminSystem } from './admin-theme';
import { AuditLog } from './audit-log';
import { Queue } from './queue';
import { QueueFilters } from './queue-filters';
import { ReportCounts } from './report-counts';

interface AdminDashboardProps {
  readonly user: CurrentUser;
}

/** The queue of reports and the audit log. Brings Chakra. */
export function AdminDashboard({ user }: AdminDashboardProps) {
  const [address, setAddress] = useSearchParams();
  const view = parseQueueView(address);
  const queue = useQueue(view);
  const notes = useNotes();
  const isAudit = address.get('tab') === 'audit';
  return (
    <ChakraProvider value={adminSystem}>
      <div className={styles.page}>
        <div>
          <BackLink to="/">Back to Items</BackLink>
          <h1 className={classNames(text.display, styles.title)}>Admin Dashboard</h1>
          <p className={styles.subtitle}>Manage reported items and review community submissions</p>
        </div>
        <ReportCounts counts={queue.counts} />
        <Tabs.Root
          lazyMount
          unmountOnExit
          value={isAudit ? 'audit' : 'reports'}
          onValueChange={({ value }) =>
            setAddress(
              { ...queueSearch(view), ...(value === 'audit' && { tab: 'audit' }) },
              { replace: true },
            )
          }
        >
          <Tabs.List>
            <Tabs.Trigger value="reports">Reports</Tabs.Trigger>
            <Tabs.Trigger value="audit">Audit Log</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="reports" className={styles.panel}>
            <QueueFilters
              view={view}
              onChange={(change) =>
                setAddress(queueSearch({ ...view, ...change }), { replace: true })
              }
            />
            <Queue key={JSON.stringify(view)} user={user} view={view} queue={queue} notes={notes} />
          </Tabs.Content>
          <Tabs.Content value="audit">
            <AuditLog />
          </Tabs.Content>
        </Tabs.Root>
      </div>
    </ChakraProvider>
  );
}
