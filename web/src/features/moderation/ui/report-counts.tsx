import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stat } from '@chakra-ui/react/stat';
import type { ReportCounts as Counts } from '@contract/schemas/reported';
import styles from './report-counts.module.css';

interface ReportCountsProps {
  /** Null while the counts load. */
  readonly counts: Counts | null;
}

/** Shows the counts of all reports, not only of those that match the filter. */
export const ReportCounts = ({ counts }: ReportCountsProps) => (
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
        <Skeleton className={styles.loading} />
      ) : (
        count.toLocaleString('en-US')
      )}
    </Stat.ValueText>
  </Stat.Root>
);
