import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { Tabs } from '@chakra-ui/react/tabs';
import type { CurrentUser } from '@contract/schemas/user';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BackLink } from '@/components/back-link';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { parseQueueView, queueSearch } from '../model/queue-view';
import { useNotes } from '../model/use-notes';
import { useQueue } from '../model/use-queue';
import { useQueueWork } from '../model/use-queue-work';
import styles from './admin-dashboard.module.css';
import { adminSystem } from './admin-theme';
import { AuditLog } from './audit-log';
import { Queue } from './queue';
import { QueueFilters } from './queue-filters';
import { ReportCounts } from './report-counts';

interface AdminDashboardProps {
  readonly user: CurrentUser;
}

const NONE = [] as const;

/** The queue of reports and the audit log. Brings Chakra. */
export function AdminDashboard({ user }: AdminDashboardProps) {
  const [address, setAddress] = useSearchParams();
  const view = parseQueueView(address);
  const queue = useQueue(view);
  const notes = useNotes(user.id);
  const isAudit = address.get('tab') === 'audit';
  // Here, so that a running act has an outcome and the keys stay off when another view replaces the queue.
  const work = useQueueWork({
    entries: queue.entries ?? NONE,
    view: JSON.stringify({ ...view, isAudit }),
    adminUsername: user.username,
    notes,
  });
  const [usesKeys, setUsesKeys] = useState(true);
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
            <Queue
              adminUsername={user.username}
              status={view.status}
              queue={queue}
              work={work}
              notes={notes}
              usesKeys={usesKeys}
              onUseKeys={setUsesKeys}
            />
          </Tabs.Content>
          <Tabs.Content value="audit">
            <AuditLog />
          </Tabs.Content>
        </Tabs.Root>
      </div>
    </ChakraProvider>
  );
}
