import type { SalesSummary } from '@contract/schemas/sales-summary';
import { useState } from 'react';
import { Button } from '@/components/button';
import { classNames } from '@/lib/class-names';
import { platformRows, sourceRows, spanRows } from '../model/figure-words';
import { GroupChart } from './group-chart';
import styles from './sales-charts.module.css';
import { SalesOverTimeChart } from './sales-over-time-chart';

/**
 * The charts of the member's sales. On phones, the charts by platform and by source are hidden until a button is
 * pressed, so that the items below are not too far away.
 */
export function SalesCharts({ summary }: { readonly summary: SalesSummary }) {
  const [showsGroups, setShowsGroups] = useState(false);
  return (
    <>
      <SalesOverTimeChart rows={spanRows(summary)} unit={summary.spanUnit} />
      <div className={classNames(styles.groups, showsGroups && styles.shown)}>
        <GroupChart title="By Platform" heading="Platform" rows={platformRows(summary)} />
        <GroupChart title="By Source" heading="Source" rows={sourceRows(summary)} />
      </div>
      <Button
        variant="outline"
        aria-expanded={showsGroups}
        className={styles.more}
        onClick={() => setShowsGroups(!showsGroups)}
      >
        {showsGroups ? 'Hide Platforms and Sources' : 'Show Platforms and Sources'}
      </Button>
    </>
  );
}
