import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseQueueView, type QueueView, queueUrlParams } from './queue-view';

export const ADMIN_TABS = ['reports', 'members', 'figures', 'audit'] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/**
 * Returns the open tab and the view of the queue from the URL, and functions that change them. Each tab has its own
 * parameters in the URL.
 */
export function useAdminUrl() {
  const [searchParams, setSearchParams] = useSearchParams();
  const tab = ADMIN_TABS.find((one) => one === searchParams.get('tab')) ?? 'reports';
  /** The last view of the queue. It is stored here, because the URL does not contain it while another tab is open. */
  const [lastView, setLastView] = useState(() => parseQueueView(new URLSearchParams()));
  const view = tab === 'reports' ? parseQueueView(searchParams) : lastView;
  if (JSON.stringify(view) !== JSON.stringify(lastView)) setLastView(view);
  return {
    tab,
    view,
    open: (to: AdminTab) => setSearchParams(to === 'reports' ? queueUrlParams(view) : { tab: to }),
    changeView: (change: Partial<QueueView>) =>
      setSearchParams(queueUrlParams({ ...view, ...change }), { replace: true }),
  };
}
